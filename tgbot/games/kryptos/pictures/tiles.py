"""Cards of the card game as tiles: each colour has its own sign, so that colour vision does not matter.

An open card is solid, a hidden one pale, and a number that is not in the game grey and struck out. A hidden card says
which number was refuted there last, and the card that was found last has a ring.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from engine.kryptos.terms import Colour as CardColour
from tgbot.pictures.blocks import Block, Box, Panel, column, paragraph, placed, row
from tgbot.pictures.colours import BACK, FAINT, ON_BACK, SURFACE, TEXT, TINT, WRONG, Colour
from tgbot.pictures.fonts import Face
from tgbot.pictures.wording import Pen

_RADIUS = 14
_ROOM = 4  # left and right of the text
_SIGN = 38  # its shape has to be told on a phone, where it is a third as large
_BESIDE = 6  # between a number and its sign
_ALONE = 14  # extra font size of a text that is alone on an upright card
_RAISED = 1  # a sign reaches lower in its line than a number is high
_RING, _GAP_IN_RING = 6, 3  # the ring is dark, the gap white: one of them stands out from every ground
_IN_RING, _SIGN_IN_RING = 36, 32  # font sizes of a card within a ring
_REFUTED_SIZE = 30


class Lies(Enum):
    """The state of a card on the table."""

    OPEN = auto()
    HIDDEN = auto()
    COVERED = auto()  # K2: a number that is not in the game


@dataclass(frozen=True, slots=True)
class CardText:
    """A card: its number, or its place while that is secret; the colour only where it is public (K3)."""

    lies: Lies
    text: str = ""
    colour: CardColour | None = None
    refuted: str = ""  # K9: the number that was named last for it, wrongly
    newest: bool = False  # found last


@dataclass(frozen=True, slots=True)
class Suit:
    """The sign and paint of a card colour; the text is readable on both backgrounds."""

    sign: str
    solid: Colour
    on_solid: Colour
    pale: Colour
    on_pale: Colour


# K1: the same shapes as on the text's cards; they differ in outline, which shows even on a small screen. The solid
# paints differ in brightness too, since red and green are one colour to many: red is the darkest, yellow the lightest.
SUITS: Mapping[CardColour, Suit] = MappingProxyType(
    {
        CardColour.RED: Suit("▲", "#a8162b", "#ffffff", "#f4bcc3", "#86101f"),
        CardColour.YELLOW: Suit("●", "#da9d00", "#231a00", "#fff0b8", "#5f4500"),
        CardColour.GREEN: Suit("■", "#35a86c", "#04140b", "#e0f5e9", "#0d5a34"),
        CardColour.BLUE: Suit("◆", "#2459c4", "#ffffff", "#bfd2fb", "#183f8f"),
    }
)


def tile(card: CardText, width: int, height: int, size: int, *, upright: bool = False) -> Block:
    """A card with its sign beside its number, or below it if upright."""
    ground, ink = paint(card)
    room = width - 2 * _ROOM
    texts = []
    if card.text:
        alone = upright and card.colour is None and not card.refuted
        pen = Pen(Face.BOLD, size + _ALONE if alone else min(size, _IN_RING) if card.newest else size, ink)
        texts.append(paragraph(card.text, pen, room, struck=card.lies is Lies.COVERED))
    if card.colour is not None:
        sign = Pen(Face.REGULAR, _SIGN_IN_RING if card.newest else _SIGN, ink)
        texts.append(paragraph(SUITS[card.colour].sign, sign, room))
    if card.refuted:
        refuted = paragraph(f"≠{card.refuted}", Pen(Face.BOLD, _REFUTED_SIZE, WRONG), room)
        texts = [row(texts, _BESIDE), refuted]
    content = column([_centred(text, room) for text in texts], 0) if upright else row(texts, _BESIDE)
    top = (height - content.height) // 2 - (_RAISED if len(texts) > 1 and upright and not card.newest else 0)
    spot = ((width - content.width) // 2, top, content)
    return placed(width, height, [spot], _grounds(width, height, ground, ring=card.newest))


def _grounds(width: int, height: int, ground: Colour, *, ring: bool) -> tuple[Panel, ...]:
    """The background of a card, in a ring for the one that was found last."""
    fills = ((TEXT, 0), (SURFACE, _RING), (ground, _RING + _GAP_IN_RING)) if ring else ((ground, 0),)
    return tuple(
        Panel(Box(inset, inset, width - inset, height - inset), fill, _RADIUS - inset) for fill, inset in fills
    )


def paint(card: CardText) -> tuple[Colour, Colour]:
    """The background and text colour of a card."""
    if card.lies is Lies.COVERED:
        return TINT, FAINT
    if card.colour is None:
        return BACK, ON_BACK
    suit = SUITS[card.colour]
    return (suit.solid, suit.on_solid) if card.lies is Lies.OPEN else (suit.pale, suit.on_pale)


def _centred(text: Block, width: int) -> Block:
    return placed(width, text.height, [((width - text.width) // 2, 0, text)])
