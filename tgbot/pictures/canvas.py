"""Drawing: a block becomes a PNG file, small enough to send at once."""

import io
from functools import cache

from PIL import Image, ImageDraw

from tgbot.pictures import fonts
from tgbot.pictures.blocks import Block, Line, Panel
from tgbot.pictures.colours import PAGE

COLOURS = 96  # flat areas and the edges of letters need no more
FINER = 4  # round corners are drawn so many times larger and then reduced, which smooths them


def png(block: Block) -> bytes:
    """Return the picture of a block."""
    image = Image.new("RGB", (block.width, block.height), PAGE)
    for panel in block.panels:
        _draw_panel(image, panel)
    pen = ImageDraw.Draw(image)
    for line in block.lines:
        _draw_line(pen, line)
    file = io.BytesIO()
    image.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(file, "PNG", compress_level=9)
    return file.getvalue()


def _draw_panel(image: Image.Image, panel: Panel) -> None:
    box, size = panel.box, (panel.box.right - panel.box.left, panel.box.bottom - panel.box.top)
    radius = min(panel.radius, size[0] // 2, size[1] // 2)
    mask = Image.new("L", size, 255)
    if radius:
        corner = _corner(radius)
        mask.paste(corner, (0, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (size[0] - radius, 0))
        mask.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, size[1] - radius))
        mask.paste(corner.transpose(Image.Transpose.ROTATE_180), (size[0] - radius, size[1] - radius))
    image.paste(panel.fill, (box.left, box.top), mask)


def _draw_line(draw: ImageDraw.ImageDraw, line: Line) -> None:
    face = fonts.font(line.pen.face, line.pen.size)
    ascent, _ = face.getmetrics()
    baseline = line.box.top + ascent
    draw.text((line.box.left, baseline), line.text, fill=line.pen.colour, font=face, anchor="ls")
    if line.struck:
        middle = baseline - line.pen.size * 3 // 10
        draw.line((line.box.left, middle, line.box.right, middle), fill=line.pen.colour, width=3)


@cache
def _corner(radius: int) -> Image.Image:
    """Return the upper left quarter of a disc, smooth."""
    large = Image.new("L", (radius * FINER, radius * FINER), 0)
    across = radius * FINER * 2 - 1
    ImageDraw.Draw(large).ellipse((0, 0, across, across), fill=255)
    return large.reduce(FINER)
