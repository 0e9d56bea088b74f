"""The cards of the card game as tiles: each colour with a sign of its own, so that nobody has to tell colours apart.

What lies open is solid, what is hidden is pale, and what is not in the game is grey and struck out.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from engine.kryptos.terms import Colour as CardColour
from tgbot.pictures.blocks import Block, Box, Panel, column, paragraph, placed, row
from tgbot.pictures.colours import BACK, FAINT, ON_BACK, TINT, Colour
from tgbot.pictures.fonts import Face
from tgbot.pictures.wording import Pen

_RADIUS = 14
_ROOM = 4  # left and right of the text
_SIGN = 32
_BESIDE = 6  # between a number and its sign
_ALONE = 14  # by how much a text is larger that has an upright card for itself
_RAISED = 3  # a sign reaches lower in its line than a number is high


class Lies(Enum):
    """How a card lies."""

    OPEN = auto()
    HIDDEN = auto()
    COVERED = auto()  # K2: a number that is not in the game


@dataclass(frozen=True, slots=True)
class CardText:
    """A card: its number, or its place while that is a secret; without a colour where none is to be shown (K3)."""

    lies: Lies
    text: str = ""
    colour: CardColour | None = None


@dataclass(frozen=True, slots=True)
class Suit:
    """How a colour of the cards is drawn; what is written reads well on both grounds."""

    sign: str
    solid: Colour
    on_solid: Colour
    pale: Colour
    on_pale: Colour


# K1: the same shapes as on the text's cards; they differ in outline, which shows even where a phone makes them small.
SUITS: Mapping[CardColour, Suit] = MappingProxyType(
    {
        CardColour.RED: Suit("▲", "#c02636", "#ffffff", "#fbe3e5", "#a31c2b"),
        CardColour.YELLOW: Suit("●", "#dfa200", "#231a00", "#fff6d6", "#705200"),
        CardColour.GREEN: Suit("■", "#1b7a48", "#ffffff", "#dcf2e5", "#12613a"),
        CardColour.BLUE: Suit("◆", "#2459c4", "#ffffff", "#e0e9fb", "#1d4aa6"),
    }
)


def tile(card: CardText, width: int, height: int, size: int, *, upright: bool = False) -> Block:
    """Return a card with its sign beside its number, or below it where it stands upright."""
    ground, ink = _paint(card)
    room = width - 2 * _ROOM
    texts = []
    if card.text:
        pen = Pen(Face.BOLD, size + _ALONE if upright and card.colour is None else size, ink)
        texts.append(paragraph(card.text, pen, room, struck=card.lies is Lies.COVERED))
    if card.colour is not None:
        texts.append(paragraph(SUITS[card.colour].sign, Pen(Face.REGULAR, _SIGN, ink), room))
    content = column([_centred(text, room) for text in texts], 0) if upright else row(texts, _BESIDE)
    top = (height - content.height) // 2 - (_RAISED if len(texts) > 1 and upright else 0)
    spot = ((width - content.width) // 2, top, content)
    return placed(width, height, [spot], (Panel(Box(0, 0, width, height), ground, _RADIUS),))


def _paint(card: CardText) -> tuple[Colour, Colour]:
    """Return the ground of a card, and what to write on it with."""
    if card.lies is Lies.COVERED:
        return TINT, FAINT
    if card.colour is None:
        return BACK, ON_BACK
    suit = SUITS[card.colour]
    return (suit.solid, suit.on_solid) if card.lies is Lies.OPEN else (suit.pale, suit.on_pale)


def _centred(text: Block, width: int) -> Block:
    return placed(width, text.height, [((width - text.width) // 2, 0, text)])
