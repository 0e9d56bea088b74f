"""The picture of a table of the card game: the track, the hands, what lies aside, and at the end who won.

While a game runs it is the board, drawn again after each attempt. So it is low enough for a phone, and its sections are
cached as strips of the file: an attempt changes two or three of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Protocol

from engine.kryptos.terms import Colour as CardColour
from tgbot.games.kryptos.pictures.tiles import SUITS, CardText, tile
from tgbot.pictures.blocks import Block, Box, Panel, apart, card, column, flow, paragraph, placed, row
from tgbot.pictures.canvas import Edges
from tgbot.pictures.colours import (
    ACCENT,
    BACK,
    FAINT,
    ON_ACCENT,
    ON_ACCENT_FAINT,
    ON_BACK,
    PAGE,
    SURFACE,
    TEXT,
    TINT,
    WRONG,
)
from tgbot.pictures.fonts import Face
from tgbot.pictures.layout import BELOW_HEAD, GAP, INNER, MARGIN, QUIET, RADIUS, STRONG, WIDTH, head, page
from tgbot.pictures.strips import Strip, stacked, strip
from tgbot.pictures.wording import Pen

STRIP_CACHE_SIZE = 512  # of about 10 KB: those of sixty tables
_PADDING = 24
_ABOVE = 12  # and below the content of a card
_IN_CARD = INNER - 2 * _PADDING
_BETWEEN = 8  # tiles

IN_A_ROW = 8  # numbers of the track: so each colour keeps to its columns (K1)
_TRACK_TILE, _TRACK_SIZE = 54, 38  # height, and the font size of its numbers
_HAND_TILE, _HAND_SIZE = 100, 42
_SMALL_TILE, _SMALL_SIZE = (112, 48), 32
_LEGEND_TILE = (64, 48)
_CHIP = (96, 44)
_EDGE = 6  # around the hand whose turn it is
_BAND = 26  # above and below the text of the band

_POINTS = Pen(Face.BOLD, 36, ACCENT)
_TURN = Pen(Face.BOLD, 46, ON_ACCENT)
_PROGRESS = Pen(Face.REGULAR, 36, ON_ACCENT_FAINT)


@dataclass(frozen=True, slots=True)
class HandText:
    """A player's points, cards from left to right, and the number of hidden ones of each colour (K3)."""

    name: str
    points: str
    cards: tuple[CardText, ...]
    tokens: tuple[tuple[CardColour, int], ...]
    turn: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """All texts of the picture, ready to draw; only that of a finished game has an overline."""

    overline: str
    title: str
    headline: str
    track: tuple[CardText, ...]
    legend: tuple[tuple[CardText, str], ...]
    hands: tuple[HandText, ...]
    aside_label: str
    aside: tuple[CardText, ...]

    def draw(self) -> bytes:
        """The PNG file."""
        band, *sections, last = _sections(self)
        strips = [
            section_strip(band, BELOW_HEAD),
            *(section_strip(section, GAP) for section in sections),
            section_strip(last, MARGIN),
        ]
        return stacked(strips, EDGES)


# The colours that touch in this picture: one palette for all of its sections.
EDGES: Edges = (
    *((PAGE, ACCENT), (PAGE, SURFACE), (ACCENT, SURFACE), (ACCENT, ON_ACCENT), (ACCENT, ON_ACCENT_FAINT)),
    *((SURFACE, TEXT), (SURFACE, FAINT), (SURFACE, ACCENT), (SURFACE, TINT), (TINT, FAINT)),
    *((SURFACE, BACK), (BACK, ON_BACK), (BACK, WRONG)),
    *(
        edge
        for suit in SUITS.values()
        for edge in (
            *((SURFACE, suit.solid), (suit.solid, suit.on_solid)),
            *((SURFACE, suit.pale), (suit.pale, suit.on_pale), (suit.pale, WRONG)),
        )
    ),
)


def track_layout(table: TrackPicture) -> Block:
    """The page."""
    band, *sections = (section.block() for section in _sections(table))
    return page(band, sections)


class _Section(Protocol):
    """A part of the page by its texts, so that an equal one is not drawn again."""

    def block(self) -> Block: ...

    def __hash__(self) -> int: ...


@lru_cache(STRIP_CACHE_SIZE)
def section_strip(section: _Section, below: int) -> Strip:
    """A section in the middle of the page's width, with some room below it."""
    block = section.block()
    return strip(placed(WIDTH, block.height + below, [((WIDTH - block.width) // 2, 0, block)]), EDGES)


def _sections(table: TrackPicture) -> list[_Section]:
    """The band on top, and the sections below it."""
    sections: list[_Section] = [_Band(table.overline, table.title, table.headline), _Track(table.track, table.legend)]
    # The same width of points in each hand, so that the tokens of all hands line up.
    widest = max((paragraph(hand.points, _POINTS, _IN_CARD // 4).width for hand in table.hands), default=0)
    sections += [_Hand(hand, widest) for hand in table.hands]
    return [*sections, _Aside(table.aside_label, table.aside)] if table.aside else sections


@dataclass(frozen=True, slots=True)
class _Band:
    """Whose turn it is and how far the game is, in one line where both fit; a finished game has a whole head."""

    overline: str
    title: str
    headline: str

    def block(self) -> Block:
        if self.overline:
            return head(self.overline, self.headline, reason=self.title)
        turn = paragraph(self.title, _TURN, INNER, max_lines=2)
        progress = paragraph(self.headline, _PROGRESS, INNER, max_lines=2)
        beside = turn.width + progress.width + 2 * GAP <= INNER
        content = apart(turn, progress, INNER) if beside else column([turn, progress], 4)
        height = content.height + 2 * _BAND
        return placed(WIDTH, height, [(MARGIN, _BAND, content)], (Panel(Box(0, 0, WIDTH, height), ACCENT),))


@dataclass(frozen=True, slots=True)
class _Track:
    """The decoding track, and what its tiles mean."""

    track: tuple[CardText, ...]
    legend: tuple[tuple[CardText, str], ...]

    def block(self) -> Block:
        starts = range(0, len(self.track), IN_A_ROW)
        rows = [_side_by_side(self.track[at : at + IN_A_ROW], _TRACK_TILE, _TRACK_SIZE) for at in starts]
        samples = [_explained(sample, meaning) for sample, meaning in self.legend]
        below = [flow(samples, _IN_CARD, 2 * GAP, below=_BETWEEN)] if samples else []
        return _on_card(column([column(rows, _BETWEEN), *below], GAP))


@dataclass(frozen=True, slots=True)
class _Hand:
    """A player's name, colours of the hidden cards, points and cards."""

    hand: HandText
    points_width: int

    def block(self) -> Block:
        hand = self.hand
        points = apart(Block(0, 0), paragraph(hand.points, _POINTS, _IN_CARD // 4), self.points_width)
        chips = row([_chip(colour, count) for colour, count in hand.tokens], _BETWEEN)
        right = row([chips, points], GAP)
        sign = "▶\u00a0" if hand.turn else "♛\u00a0" if hand.won else ""
        name = paragraph(f"{sign}{hand.name}", STRONG, _IN_CARD - right.width - GAP, max_lines=2)
        cards = _side_by_side(hand.cards, _HAND_TILE, _HAND_SIZE, upright=True)
        return _on_card(column([apart(name, right, _IN_CARD), cards], _BETWEEN), _EDGE if hand.turn or hand.won else 0)


@dataclass(frozen=True, slots=True)
class _Aside:
    """The cards that lie aside."""

    label: str
    cards: tuple[CardText, ...]

    def block(self) -> Block:
        tiles = row([tile(each, *_SMALL_TILE, _SMALL_SIZE) for each in self.cards], _BETWEEN)
        label = paragraph(self.label, QUIET, _IN_CARD - tiles.width - GAP, max_lines=2)
        return _on_card(apart(label, tiles, _IN_CARD))


def _on_card(content: Block, edge: int = 0) -> Block:
    """A block on a card of the page's width, optionally with a coloured edge."""
    inner = INNER - 2 * edge
    ground = card(content, SURFACE, x=_PADDING - edge, y=_ABOVE - edge, radius=RADIUS - edge, width=inner)
    return card(ground, ACCENT, x=edge, y=edge, radius=RADIUS) if edge else ground


def _explained(sample: CardText, meaning: str) -> Block:
    shown = tile(sample, *_LEGEND_TILE, _SMALL_SIZE)
    return row([shown, paragraph(meaning, QUIET, _IN_CARD - shown.width - _BETWEEN)], _BETWEEN)


def _side_by_side(cards: Sequence[CardText], height: int, size: int, *, upright: bool = False) -> Block:
    """Cards in a row from edge to edge; their widths may differ by a pixel."""
    edges = [index * (_IN_CARD + _BETWEEN) // len(cards) for index in range(len(cards) + 1)]
    widths = [right - left - _BETWEEN for left, right in pairwise(edges)]
    return row([tile(*each, height, size, upright=upright) for each in zip(cards, widths, strict=True)], _BETWEEN)


def _chip(colour: CardColour, count: int) -> Block:
    """The number of hidden cards of a colour; grey for none."""
    width, height = _CHIP
    suit = SUITS[colour]
    ground, ink = (suit.pale, suit.on_pale) if count else (TINT, FAINT)
    text = paragraph(f"{suit.sign}\u202f×{count}", Pen(Face.BOLD, 30, ink), width, centred=True)
    return card(text, ground, x=0, y=(height - text.height) // 2, radius=height // 2, height=height)
