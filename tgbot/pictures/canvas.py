"""Drawing: a block becomes a PNG file, small enough to send at once."""

import io
from collections.abc import Sequence
from functools import cache, lru_cache

from PIL import Image, ImageColor, ImageDraw

from tgbot.pictures import fonts
from tgbot.pictures.blocks import Block, Box, Line, Panel
from tgbot.pictures.colours import PAGE, Colour

SHADES = 10  # between black and white, for smooth edges; closer colours need fewer
MOST_COLOURS = 256  # of a PNG with a palette
COMPRESSION = 3  # a third of the time that the usual 6 takes, for a third more bytes
KEPT_LINES = 500  # that were drawn last, as masks of some 10 KB: most of a picture says what others say
FINER = 4  # round corners are drawn so many times larger and then reduced, which smooths them


def png(block: Block) -> bytes:
    """Return the picture of a block."""
    image = Image.new("RGB", (block.width, block.height), PAGE)
    for panel in block.panels:
        _draw_panel(image, panel)
    for line in block.lines:
        _draw_line(image, line)
    file = io.BytesIO()
    image.quantize(palette=_palette(_edges(block)), dither=Image.Dither.NONE).save(
        file, "PNG", compress_level=COMPRESSION
    )
    return file.getvalue()


def _edges(block: Block) -> tuple[tuple[Colour, Colour], ...]:
    """Return each pair of colours that meet somewhere, once."""
    edges: dict[tuple[Colour, Colour], None] = {}
    for index, panel in enumerate(block.panels):
        edges[_below(block.panels[:index], panel.box), panel.fill] = None
    for line in block.lines:
        edges[_below(block.panels, line.box), line.pen.colour] = None
    return tuple(edges)


def _below(panels: Sequence[Panel], box: Box) -> Colour:
    return next((panel.fill for panel in reversed(panels) if panel.box.holds(box)), PAGE)


@lru_cache(maxsize=64)
def _palette(edges: tuple[tuple[Colour, Colour], ...]) -> Image.Image:
    """Return the colours of these pairs and the shades between them.

    What meets is known beforehand, so this is both exact and faster than to search a picture for its colours.
    """
    pure = dict.fromkeys(ImageColor.getrgb(colour) for edge in edges for colour in edge)
    shades = dict.fromkeys(shade for edge in edges for shade in _between(*map(ImageColor.getrgb, edge)))
    colours = list(pure | shades)[:MOST_COLOURS]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def _between(one: tuple[int, ...], other: tuple[int, ...]) -> list[tuple[int, ...]]:
    distance = max(abs(a - b) for a, b in zip(one, other, strict=True))
    steps = 1 + SHADES * distance // 255
    return [
        tuple(round(a + (b - a) * step / steps) for a, b in zip(one, other, strict=True)) for step in range(1, steps)
    ]


def _draw_panel(image: Image.Image, panel: Panel) -> None:
    """Draw a panel: only its corners need a mask, and what needs none is drawn much faster."""
    box, fill = panel.box, panel.fill
    radius = min(panel.radius, (box.right - box.left) // 2, (box.bottom - box.top) // 2)
    left, top, right, bottom = box.left + radius, box.top + radius, box.right - radius, box.bottom - radius
    image.paste(fill, (box.left, top, box.right, bottom))
    if radius:
        image.paste(fill, (left, box.top, right, top))
        image.paste(fill, (left, bottom, right, box.bottom))
        corner = _corner(radius)
        image.paste(fill, (box.left, box.top), corner)
        image.paste(fill, (right, box.top), corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT))
        image.paste(fill, (box.left, bottom), corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM))
        image.paste(fill, (right, bottom), corner.transpose(Image.Transpose.ROTATE_180))


def _draw_line(image: Image.Image, line: Line) -> None:
    ascent, _ = fonts.font(line.pen.face, line.pen.size).getmetrics()
    baseline = line.box.top + ascent
    left, top, mask = _letters(line.text, line.pen.face, line.pen.size)
    image.paste(line.pen.colour, (line.box.left + left, baseline + top), mask)
    if line.struck:
        middle = baseline - line.pen.size * 3 // 10
        strike = (line.box.left, middle, line.box.right, middle)
        ImageDraw.Draw(image).line(strike, fill=line.pen.colour, width=3)


@lru_cache(maxsize=KEPT_LINES)
def _letters(text: str, face: fonts.Face, size: int) -> tuple[int, int, Image.Image]:
    """Return a line of text as a mask, and where it begins: right of its place, and below its baseline."""
    font = fonts.font(face, size)
    left, top, right, bottom = map(int, font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls")
    return left, top, mask


@cache
def _corner(radius: int) -> Image.Image:
    """Return the upper left quarter of a disc, smooth."""
    large = Image.new("L", (radius * FINER, radius * FINER), 0)
    across = radius * FINER * 2 - 1
    ImageDraw.Draw(large).ellipse((0, 0, across, across), fill=255)
    return large.reduce(FINER)
