"""Drawing: renders a block to an image with a palette, and to a small PNG file, or a JPEG where that has to be."""

import io
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from PIL import Image, ImageColor, ImageDraw

from tgbot.pictures import fonts
from tgbot.pictures.blocks import Block, Box, Line, Panel
from tgbot.pictures.colours import PAGE, Colour

SHADES = 10  # between black and white, for smooth edges; closer colours need fewer
MAX_COLOURS = 256  # of a PNG with a palette
COMPRESSION = 3  # a third of the time of the default 6, for a third more bytes
JPEG_QUALITY = 95  # flat colours show what is lost
LINE_CACHE_SIZE = 500  # masks of about 10 KB; most lines of a picture occur in others too
OVERSAMPLING = 4  # corners are drawn this many times larger and then reduced, for smooth edges

Edges: TypeAlias = tuple[tuple[Colour, Colour], ...]
"""Pairs of colours that touch somewhere."""


def png(block: Block) -> bytes:
    """The PNG file of a block."""
    file = io.BytesIO()
    drawn(block, edges(block)).save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


def jpeg(block: Block) -> bytes:
    """The JPEG file of a block."""
    file = io.BytesIO()
    drawn(block, edges(block)).convert("RGB").save(file, "JPEG", quality=JPEG_QUALITY, subsampling=0)
    return file.getvalue()


def drawn(block: Block, touching: Edges, shades: int = SHADES) -> Image.Image:
    """A block as an image with the palette of these pairs of colours."""
    image = Image.new("RGB", (block.width, block.height), PAGE)
    for panel in block.panels:
        _draw_panel(image, panel)
    for line in block.lines:
        _draw_line(image, line)
    return image.quantize(palette=palette(touching, shades), dither=Image.Dither.NONE)


def edges(block: Block) -> Edges:
    """The distinct pairs of colours that touch somewhere in a block."""
    touching: dict[tuple[Colour, Colour], None] = {}
    for index, panel in enumerate(block.panels):
        touching[_below(block.panels[:index], panel.box), panel.fill] = None
    for line in block.lines:
        touching[_below(block.panels, line.box), line.pen.colour] = None
    return tuple(touching)


def _below(panels: Sequence[Panel], box: Box) -> Colour:
    return next((panel.fill for panel in reversed(panels) if panel.box.holds(box)), PAGE)


@lru_cache(maxsize=64)
def palette(touching: Edges, most: int) -> Image.Image:
    """The colours of these pairs and the shades between them.

    The touching colours are known, so this is exact, and faster than quantizing the picture.
    """
    pure = dict.fromkeys(ImageColor.getrgb(colour) for edge in touching for colour in edge)
    shades = dict.fromkeys(shade for edge in touching for shade in _between(most, *map(ImageColor.getrgb, edge)))
    colours = list(pure | shades)[:MAX_COLOURS]
    image = Image.new("P", (1, 1))
    image.putpalette([channel for colour in colours for channel in colour])
    return image


def _between(most: int, one: tuple[int, ...], other: tuple[int, ...]) -> list[tuple[int, ...]]:
    distance = max(abs(a - b) for a, b in zip(one, other, strict=True))
    steps = 1 + most * distance // 255
    return [
        tuple(round(a + (b - a) * step / steps) for a, b in zip(one, other, strict=True)) for step in range(1, steps)
    ]


def _draw_panel(image: Image.Image, panel: Panel) -> None:
    """Draw a panel; only its corners need a mask, and pasting without one is much faster."""
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


@lru_cache(maxsize=LINE_CACHE_SIZE)
def _letters(text: str, face: fonts.Face, size: int) -> tuple[int, int, Image.Image]:
    """A line of text as a mask, with its offset from the start of the baseline."""
    font = fonts.font(face, size)
    left, top, right, bottom = map(int, font.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls")
    return left, top, mask


@cache
def _corner(radius: int) -> Image.Image:
    """The upper left quarter of a disc, antialiased."""
    large = Image.new("L", (radius * OVERSAMPLING, radius * OVERSAMPLING), 0)
    across = radius * OVERSAMPLING * 2 - 1
    ImageDraw.Draw(large).ellipse((0, 0, across, across), fill=255)
    return large.reduce(OVERSAMPLING)
