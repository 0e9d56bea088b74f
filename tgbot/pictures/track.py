"""The picture of a table of the card game: the track, the hands, the last attempts, and in the end who won."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.kryptos.terms import Colour as CardColour
from tgbot.pictures.blocks import Block, apart, badge, card, column, flow, paragraph, row
from tgbot.pictures.canvas import png
from tgbot.pictures.colours import ACCENT, FAINT, RIGHT, RIGHT_TINT, SURFACE, TEXT, TINT, WRONG, WRONG_TINT
from tgbot.pictures.fonts import Face
from tgbot.pictures.page import GAP, INNER, QUIET, RADIUS, STRONG, head, page
from tgbot.pictures.tiles import SUITS, CardText, tile
from tgbot.pictures.wording import Pen, drawable

_PADDING = 24
_ABOVE = 14  # and below what stands on a card
_IN_CARD = INNER - 2 * _PADDING
_BETWEEN = 8  # tiles

_IN_A_ROW = 8  # numbers of the track: then each colour keeps to its columns (K1)
_TRACK_TILE, _TRACK_SIZE = 54, 38  # height, and the size of its numbers
_HAND_TILE, _HAND_SIZE = 94, 42
_SMALL_TILE, _SMALL_SIZE = (112, 48), 32
_LEGEND_TILE = (64, 48)
_CHIP = (96, 46)
_MARK = 46
_EDGE = 6  # around the hand whose turn it is

_POINTS = Pen(Face.BOLD, 36, ACCENT)
_PLACE = Pen(Face.BOLD, 40, FAINT)
_NAME = Pen(Face.REGULAR, 30, TEXT)
_ARROW = Pen(Face.REGULAR, 32, FAINT)


@dataclass(frozen=True, slots=True)
class HandText:
    """A player with points and cards from left to right; how many hidden ones there are of each colour (K3)."""

    name: str
    points: str
    cards: tuple[CardText, ...]
    tokens: tuple[tuple[CardColour, int], ...]
    turn: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class AttemptText:
    """Who named which number for whose card, and whether it was right (K7)."""

    by: str
    owner: str
    place: str
    card: CardText
    right: bool


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """Every text of the picture, ready to be drawn."""

    overline: str
    title: str
    headline: str
    track: tuple[CardText, ...]
    legend: tuple[tuple[CardText, str], ...]
    hands: tuple[HandText, ...]
    aside_label: str
    aside: tuple[CardText, ...]
    attempts_label: str
    attempts: tuple[AttemptText, ...]


def track_picture(table: TrackPicture) -> bytes:
    """Return the picture as a PNG file."""
    return png(track_layout(table))


def track_layout(table: TrackPicture) -> Block:
    """Return the page."""
    sections = [_track(table), *_hands(table.hands)]
    if table.aside:
        sections.append(_aside(table.aside_label, table.aside))
    if table.attempts:
        sections.append(_attempts(table.attempts_label, table.attempts))
    return page(head(table.overline, table.title, table.headline), sections)


def _on_card(content: Block, edge: int = 0) -> Block:
    """Return a block on a card of the page's width, whose edge has the colour of the page's head."""
    inner = INNER - 2 * edge
    ground = card(content, SURFACE, x=_PADDING - edge, y=_ABOVE - edge, radius=RADIUS - edge, width=inner)
    return card(ground, ACCENT, x=edge, y=edge, radius=RADIUS) if edge else ground


# ── the track ───────────────────────────────────────────────────────────────────────────────────────────────────


def _track(table: TrackPicture) -> Block:
    starts = range(0, len(table.track), _IN_A_ROW)
    rows = [_side_by_side(table.track[at : at + _IN_A_ROW], _TRACK_TILE, _TRACK_SIZE) for at in starts]
    legend = [_explained(sample, meaning) for sample, meaning in table.legend]
    return _on_card(column([column(rows, _BETWEEN), flow(legend, _IN_CARD, 2 * GAP, below=_BETWEEN)], GAP))


def _explained(sample: CardText, meaning: str) -> Block:
    shown = tile(sample, *_LEGEND_TILE, _SMALL_SIZE)
    return row([shown, paragraph(meaning, QUIET, _IN_CARD - shown.width - _BETWEEN)], _BETWEEN)


def _side_by_side(cards: Sequence[CardText], height: int, size: int, *, upright: bool = False) -> Block:
    """Return cards in a row from edge to edge; their widths differ by a pixel where that has to be."""
    edges = [index * (_IN_CARD + _BETWEEN) // len(cards) for index in range(len(cards) + 1)]
    widths = [right - left - _BETWEEN for left, right in pairwise(edges)]
    return row([tile(*each, height, size, upright=upright) for each in zip(cards, widths, strict=True)], _BETWEEN)


# ── the hands ───────────────────────────────────────────────────────────────────────────────────────────────────


def _hands(hands: Sequence[HandText]) -> list[Block]:
    points = [paragraph(hand.points, _POINTS, _IN_CARD // 4) for hand in hands]
    # As wide in each hand, so that the tokens of all stand below each other.
    widest = max((block.width for block in points), default=0)
    return [_hand(hand, apart(Block(0, 0), block, widest)) for hand, block in zip(hands, points, strict=True)]


def _hand(hand: HandText, points: Block) -> Block:
    chips = row([_chip(colour, count) for colour, count in hand.tokens], _BETWEEN)
    right = row([chips, points], GAP)
    sign = "▶\u00a0" if hand.turn else "★\u00a0" if hand.won else ""
    name = paragraph(f"{sign}{hand.name}", STRONG, _IN_CARD - right.width - GAP, most=2)
    cards = _side_by_side(hand.cards, _HAND_TILE, _HAND_SIZE, upright=True)
    return _on_card(column([apart(name, right, _IN_CARD), cards], 10), _EDGE if hand.turn or hand.won else 0)


def _chip(colour: CardColour, count: int) -> Block:
    """Return how many hidden cards there are of a colour; none is grey."""
    width, height = _CHIP
    suit = SUITS[colour]
    ground, ink = (suit.pale, suit.on_pale) if count else (TINT, FAINT)
    text = paragraph(f"{suit.sign}\u202f×{count}", Pen(Face.BOLD, 30, ink), width, centred=True)
    return card(text, ground, x=0, y=(height - text.height) // 2, radius=height // 2, height=height)


def _aside(label: str, cards: Sequence[CardText]) -> Block:
    tiles = row([tile(each, *_SMALL_TILE, _SMALL_SIZE) for each in cards], _BETWEEN)
    return _on_card(apart(paragraph(label, QUIET, _IN_CARD - tiles.width - GAP, most=2), tiles, _IN_CARD))


# ── the last attempts ───────────────────────────────────────────────────────────────────────────────────────────


def _attempts(label: str, attempts: Sequence[AttemptText]) -> Block:
    return _on_card(column([paragraph(label, QUIET, _IN_CARD), *map(_attempt, attempts)], 10))


def _attempt(attempt: AttemptText) -> Block:
    text, colour, ground = ("✓", RIGHT, RIGHT_TINT) if attempt.right else ("✗", WRONG, WRONG_TINT)
    mark = badge(text, Pen(Face.BOLD, 32, colour), ground, _MARK)
    arrow = paragraph("→", _ARROW, _MARK)
    place = paragraph(attempt.place, _PLACE, 2 * _MARK)
    target = row([place, tile(attempt.card, *_SMALL_TILE, _SMALL_SIZE)], GAP)
    room = _IN_CARD - mark.width - arrow.width - target.width - 4 * GAP
    by, owner = _sharing(attempt.by, attempt.owner, room)
    return apart(row([mark, by, arrow, owner], GAP), target, _IN_CARD)


def _sharing(one: str, other: str, room: int) -> tuple[Block, Block]:
    """Return two names to stand side by side: a short one leaves the rest of its half to the other."""
    room_of_one = max(room // 2, room - _NAME.width(drawable(other)))
    room_of_other = max(room // 2, room - _NAME.width(drawable(one)))
    return paragraph(one, _NAME, room_of_one, most=2), paragraph(other, _NAME, room_of_other, most=2)
