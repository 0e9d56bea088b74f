"""Layout as values: a block is a rectangle with panels and lines of text, and blocks combine into blocks.

Nothing is drawn here, so that a test can check every rectangle.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tgbot.pictures.colours import Colour
from tgbot.pictures.wording import Pen, drawable, fits, wrapped

MIN_FONT_SIZE = 30  # pixels; smaller text is unreadable on a phone that scales down a width of 1080
LEADING = 4  # between the lines of one text


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle of pixels; right and bottom are exclusive."""

    left: int
    top: int
    right: int
    bottom: int

    def moved(self, x: int, y: int) -> "Box":
        """The rectangle shifted by x and y."""
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def holds(self, other: "Box") -> bool:
        """Whether another rectangle is inside this one."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def meets(self, other: "Box") -> bool:
        """Whether the two rectangles have a pixel in common."""
        across = max(self.left, other.left) < min(self.right, other.right)
        return across and max(self.top, other.top) < min(self.bottom, other.bottom)


@dataclass(frozen=True, slots=True)
class Panel:
    """A filled rectangle with rounded corners."""

    box: Box
    fill: Colour
    radius: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """One line of text; its box is as wide as the text and as high as a line."""

    box: Box
    text: str
    pen: Pen
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a picture, with its upper left corner at zero."""

    width: int
    height: int
    panels: tuple[Panel, ...] = ()
    lines: tuple[Line, ...] = ()


def paragraph(
    text: str, pen: Pen, width: int, *, max_lines: int = 1, centred: bool = False, struck: bool = False
) -> Block:
    """A text in at most so many lines: shrunk to fit, and cut only at the smallest size."""
    text = drawable(text)
    sizes = (replace(pen, size=size) for size in range(pen.size, MIN_FONT_SIZE - 1, -2))
    chosen = next((smaller for smaller in sizes if fits(text, smaller, width, max_lines)), None)
    pen = chosen or replace(pen, size=min(pen.size, MIN_FONT_SIZE))
    return written(wrapped(text, pen, width, max_lines), pen, width if centred else 0, struck=struck)


def written(texts: Sequence[str], pen: Pen, centred_in: int = 0, *, struck: bool = False) -> Block:
    """Lines of drawable text below each other."""
    widest = max([centred_in, *map(pen.width, texts)])
    pitch = pen.line_height + LEADING
    lines = []
    for index, text in enumerate(texts):
        left = (centred_in - pen.width(text)) // 2 if centred_in else 0
        box = Box(left, index * pitch, left + pen.width(text), index * pitch + pen.line_height)
        lines.append(Line(box, text, pen, struck))
    return Block(widest, pitch * len(texts) - LEADING, lines=tuple(lines))


def badge(text: str, pen: Pen, fill: Colour, side: int) -> Block:
    """A short text centred in a small coloured square."""
    label = paragraph(text, pen, side, centred=True)
    square = Panel(Box(0, 0, side, side), fill, side // 3)
    return placed(side, side, [(0, (side - label.height) // 2, label)], (square,))


def card(content: Block, fill: Colour, *, x: int, y: int, radius: int, width: int = 0, height: int = 0) -> Block:
    """A block on a panel, with x and y pixels of padding, and a minimum width and height."""
    width = max(width, content.width + 2 * x)
    height = max(height, content.height + 2 * y)
    return placed(width, height, [(x, y, content)], (Panel(Box(0, 0, width, height), fill, radius),))


def column(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks below each other."""
    spots, y = [], 0
    for block in blocks:
        spots.append((0, y, block))
        y += block.height + gap
    return placed(max((block.width for block in blocks), default=0), max(0, y - gap), spots)


def row(blocks: Sequence[Block], gap: int, *, middle: bool = True) -> Block:
    """Blocks side by side, aligned at the middle or at the top."""
    height = max((block.height for block in blocks), default=0)
    spots, x = [], 0
    for block in blocks:
        spots.append((x, (height - block.height) // 2 if middle else 0, block))
        x += block.width + gap
    return placed(max(0, x - gap), height, spots)


def apart(left: Block, right: Block, width: int) -> Block:
    """Two blocks at the two ends of a width, aligned at the middle."""
    height = max(left.height, right.height)
    spots = [(0, (height - left.height) // 2, left), (width - right.width, (height - right.height) // 2, right)]
    return placed(width, height, spots)


def flow(blocks: Sequence[Block], width: int, gap: int, *, below: int = 0) -> Block:
    """Blocks side by side, in as many rows as they need."""
    rows: list[list[Block]] = []
    for block in blocks:
        if rows and sum(other.width + gap for other in rows[-1]) + block.width <= width:
            rows[-1].append(block)
        else:
            rows.append([block])
    return column([row(blocks_of_row, gap) for blocks_of_row in rows], below or gap)


def placed(width: int, height: int, spots: Iterable[tuple[int, int, Block]], panels: tuple[Panel, ...] = ()) -> Block:
    """A block of this size with other blocks at given positions, above its own panels."""
    spots = list(spots)
    inner = [replace(panel, box=panel.box.moved(x, y)) for x, y, block in spots for panel in block.panels]
    lines = [replace(line, box=line.box.moved(x, y)) for x, y, block in spots for line in block.lines]
    return Block(width, height, (*panels, *inner), tuple(lines))
