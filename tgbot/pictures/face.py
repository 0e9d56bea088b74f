"""The bot's own picture: two wires that cross twice, each once on top. Telegram shows a circle of it."""

from tgbot.pictures.blocks import Block, Box, Panel
from tgbot.pictures.canvas import jpeg
from tgbot.pictures.colours import ACCENT, ON_ACCENT, Colour

SIDE = 640
_WIRE = 44  # across
_GAP = 14  # on both sides of a wire that lies on top
_PLUG, _HOLE = 40, 15  # radii of what a wire ends in
_NEAR, _FAR = 240, 400  # where the wires run, from the upper left corner
_FIRST, _LAST = 120, 520  # where they end
_OTHER_WIRE = "#ffd166"


def draw_face() -> bytes:
    """The JPEG file: Telegram takes no other format for it."""
    return jpeg(face_layout())


def face_layout() -> Block:
    """The picture, from the back to the front."""
    ends = (
        *_plug(_FIRST, _NEAR, ON_ACCENT),
        *_plug(_FAR, _LAST, ON_ACCENT),
        *_plug(_NEAR, _FIRST, _OTHER_WIRE),
        *_plug(_LAST, _FAR, _OTHER_WIRE),
    )
    wires = (
        _wire(Box(_FAR, _NEAR, _FAR, _LAST), ON_ACCENT),
        _wire(Box(_NEAR, _FIRST, _NEAR, _FAR), _OTHER_WIRE),
        _bridge(_FAR, _FAR),
        _wire(Box(_NEAR, _FAR, _LAST, _FAR), _OTHER_WIRE),
        _bridge(_NEAR, _NEAR),
        _wire(Box(_FIRST, _NEAR, _FAR, _NEAR), ON_ACCENT),
    )
    return Block(SIDE, SIDE, (Panel(Box(0, 0, SIDE, SIDE), ACCENT), *wires, *ends))


def _wire(middle: Box, colour: Colour) -> Panel:
    """A straight piece with round ends, around the line through its middle."""
    half = _WIRE // 2
    box = Box(middle.left - half, middle.top - half, middle.right + half, middle.bottom + half)
    return Panel(box, colour, half)


def _bridge(x: int, y: int) -> Panel:
    """The gap in the wire below, where a wire from left to right crosses it."""
    high, wide = _WIRE // 2 + _GAP, _WIRE // 2
    return Panel(Box(x - wide, y - high, x + wide, y + high), ACCENT)


def _plug(x: int, y: int, colour: Colour) -> tuple[Panel, Panel]:
    return _disc(x, y, _PLUG, colour), _disc(x, y, _HOLE, ACCENT)


def _disc(x: int, y: int, radius: int, colour: Colour) -> Panel:
    return Panel(Box(x - radius, y - radius, x + radius, y + radius), colour, radius)
