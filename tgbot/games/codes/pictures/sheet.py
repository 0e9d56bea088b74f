"""The picture of a note sheet: who won, the keywords with all their clues (D5), and the game by rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from tgbot.pictures.blocks import Block, apart, badge, card, column, flow, paragraph, placed, row, written
from tgbot.pictures.canvas import png
from tgbot.pictures.colours import ACCENT, FAINT, ON_ACCENT, RIGHT, RIGHT_TINT, SLOTS, SURFACE, TEXT, WRONG, WRONG_TINT
from tgbot.pictures.fonts import Face
from tgbot.pictures.layout import GAP, INNER, PLAIN, QUIET, RADIUS, STRONG, head, page
from tgbot.pictures.wording import Pen, drawable, fits, listed

MAX_HEIGHT = 2400  # pixels for each sheet; most need 1600, and only beyond this are clues cut short

_PADDING = 24
_BADGE = 42
_AFTER_BADGE = 14
_HALF = (INNER - GAP) // 2
_IN_HALF = _HALF - 2 * _PADDING
_IN_CARD = INNER - 2 * _PADDING
_LISTED_WORD = 300  # the widest that a keyword may be beside its clues

_BADGE_PEN = Pen(Face.BOLD, 30, ON_ACCENT)
_WORD = Pen(Face.BOLD, 38, TEXT)


class Look(Enum):
    """The style of a clue."""

    PLAIN = auto()
    LABEL = auto()  # a placeholder for something that cannot be drawn: a voice message, or no clue at all
    STRUCK = auto()  # withdrawn (C13)


@dataclass(frozen=True, slots=True)
class ClueText:
    """A clue in words."""

    text: str
    look: Look = Look.PLAIN


@dataclass(frozen=True, slots=True)
class SlotText:
    """A keyword, empty while it is secret, and all clues given for it."""

    slot: int
    word: str
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnswerText:
    """A guess or an interception; its code only when it was wrong."""

    label: str
    code: str
    right: bool
    tokens: str = ""


@dataclass(frozen=True, slots=True)
class RoundText:
    """A finished round of one side."""

    title: str
    code: str
    clues: tuple[ClueText, ...]
    answers: tuple[AnswerText, ...]


@dataclass(frozen=True, slots=True)
class SideText:
    """One side: its players, tokens and sheet; the interceptor has no sheet."""

    label: str
    names: tuple[str, ...]
    tokens: str
    won: bool
    slots: tuple[SlotText, ...]
    rounds: tuple[RoundText, ...]


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """All texts of the picture, ready to draw."""

    overline: str
    title: str
    headline: str
    reason: str
    sides: tuple[SideText, ...]

    def draw(self) -> bytes:
        """The PNG file."""
        return png(sheet_layout(self))


@dataclass(frozen=True, slots=True)
class Detail:
    """The maximum lines of clues: for a keyword, and for one clue of a round."""

    of_slot: int
    of_clue: int


DETAILS = (Detail(8, 8), Detail(4, 4), Detail(3, 2), Detail(2, 1), Detail(1, 1))


def sheet_layout(sheet: SheetPicture) -> Block:
    """The page with the most detail that fits the maximum height."""
    max_height = MAX_HEIGHT * max(1, sum(bool(side.slots) for side in sheet.sides))
    *fuller, briefest = DETAILS
    for detail in fuller:
        whole = _page(sheet, detail)
        if whole.height <= max_height:
            return whole
    return _page(sheet, briefest)


def _page(sheet: SheetPicture, detail: Detail) -> Block:
    if all(side.slots for side in sheet.sides):
        sections = [section for side in sheet.sides for section in _team(side, detail)]
    else:
        sections = [_sides(sheet.sides)]
        for side in sheet.sides:
            sections += [_slots(side.slots, detail), _rounds(side.rounds, detail)]
    return page(head(sheet.overline, sheet.title, sheet.headline, sheet.reason), [s for s in sections if s.height])


# ── two teams ───────────────────────────────────────────────────────────────────────────────────────────────────


def _team(side: SideText, detail: Detail) -> list[Block]:
    """One of two sheets: its rows share cards, or eight rounds of both teams would be too tall for a phone."""
    rounds = [_rounds_on_a_card(side.rounds, detail)] if side.rounds else []
    return [_heading(side), _slots_on_a_card(side.slots, detail), *rounds]


def _heading(side: SideText) -> Block:
    """A team with its players and tokens, on one line if they fit."""
    tokens = _tokens(side.tokens, 38)
    room = INNER - tokens.width - GAP
    label = paragraph(_label(side), _WORD, room)
    names = written(listed([drawable(name) for name in side.names], ",", QUIET, room, 2 * len(side.names)), QUIET)
    return apart(flow([label, names], room, GAP, below=4), tokens, INNER)


def _slots_on_a_card(slots: Sequence[SlotText], detail: Detail) -> Block:
    """The keywords below each other, and all their clues in a column of its own."""
    keywords = [row([_digit(slot.slot), *_keyword(slot, _LISTED_WORD)], _AFTER_BADGE) for slot in slots]
    indent = max(keyword.width for keyword in keywords) + GAP
    rows = [
        row([placed(indent, keyword.height, [(0, 0, keyword)]), *_given(slot, _IN_CARD - indent, detail)], 0)
        for slot, keyword in zip(slots, keywords, strict=True)
    ]
    return card(column(rows, 12), SURFACE, x=_PADDING, y=16, radius=RADIUS, width=INNER)


def _rounds_on_a_card(rounds: Sequence[RoundText], detail: Detail) -> Block:
    content = column([column(parts, 4) for parts in _parts(rounds, detail)], 14)
    return card(content, SURFACE, x=_PADDING, y=16, radius=RADIUS, width=INNER)


# ── players and keywords ────────────────────────────────────────────────────────────────────────────────────────


def _sides(sides: Sequence[SideText]) -> Block:
    return _level([_side(side) for side in sides])


def _side(side: SideText) -> Block:
    tokens = _tokens(side.tokens, 38)
    label = paragraph(_label(side), QUIET, _IN_HALF - tokens.width - GAP)
    names = listed([drawable(name) for name in side.names], ",", STRONG, _IN_HALF, 2 * len(side.names))
    return column([apart(label, tokens, _IN_HALF), written(names, STRONG)], 4)


def _label(side: SideText) -> str:
    return f"★ {side.label}" if side.won else side.label


def _slots(slots: Sequence[SlotText], detail: Detail) -> Block:
    contents = [_slot(slot, detail) for slot in slots]
    pairs = [contents[index : index + 2] for index in range(0, len(contents), 2)]
    return column([_level(pair) for pair in pairs], GAP)


def _slot(slot: SlotText, detail: Detail) -> Block:
    width = _IN_HALF - _BADGE - _AFTER_BADGE
    parts = [*_keyword(slot, width), *_given(slot, width, detail)]
    return row([_digit(slot.slot), column(parts, 6)], _AFTER_BADGE, middle=False)


def _keyword(slot: SlotText, width: int) -> list[Block]:
    """The keyword, unless it is secret."""
    return [paragraph(slot.word, _WORD, width, max_lines=2)] if slot.word else []


def _given(slot: SlotText, width: int, detail: Detail) -> list[Block]:
    """The clues for a keyword, if there are any."""
    clues = [drawable(clue) for clue in slot.clues]
    return [written(listed(clues, " ·", QUIET, width, detail.of_slot), QUIET)] if clues else []


def _level(contents: Sequence[Block]) -> Block:
    """Cards side by side, of one height."""
    height = max((content.height for content in contents), default=-2 * _PADDING) + 2 * _PADDING
    cards = [card(c, SURFACE, x=_PADDING, y=_PADDING, radius=RADIUS, width=_HALF, height=height) for c in contents]
    return row(cards, GAP)


def _digit(slot: int) -> Block:
    return badge(str(slot), _BADGE_PEN, SLOTS[(slot - 1) % len(SLOTS)], _BADGE)


# ── rounds ──────────────────────────────────────────────────────────────────────────────────────────────────────


def _rounds(rounds: Sequence[RoundText], detail: Detail) -> Block:
    """Every round on a card of its own."""
    contents = [column(parts, 12) for parts in _parts(rounds, detail)]
    return column([card(c, SURFACE, x=_PADDING, y=16, radius=RADIUS, width=INNER) for c in contents], GAP)


def _parts(rounds: Sequence[RoundText], detail: Detail) -> list[list[Block]]:
    """The parts of every round, to be set below each other."""
    answers = [flow([_answer(answer) for answer in each.answers], _IN_CARD, GAP) for each in rounds]
    # One layout for all rounds: the answers stand beside the titles only if they fit in every round.
    beside = all(
        fits(drawable(each.title), STRONG, _IN_CARD - block.width - GAP, 2)
        for each, block in zip(rounds, answers, strict=True)
    )
    parts = []
    for each, block in zip(rounds, answers, strict=True):
        if beside:
            title = paragraph(each.title, STRONG, _IN_CARD - block.width - GAP, max_lines=2)
            parts.append([apart(title, block, _IN_CARD), _clues(each, detail)])
        else:
            parts.append([paragraph(each.title, STRONG, _IN_CARD, max_lines=2), _clues(each, detail), block])
    return parts


def _clues(each: RoundText, detail: Detail) -> Block:
    """The clues in columns if they are short, else in as few rows as they need."""
    third = (_IN_CARD - 2 * GAP) // 3
    room = _IN_CARD - _BADGE - _AFTER_BADGE
    clues = [
        row([_digit(int(digit)), _clue(clue, room, detail.of_clue)], _AFTER_BADGE)
        for digit, clue in zip(each.code, each.clues, strict=True)
    ]
    if all(clue.width <= third for clue in clues):
        spots = [(index * (third + GAP), 0, clue) for index, clue in enumerate(clues)]
        return placed(_IN_CARD, clues[0].height, spots)
    return flow(clues, _IN_CARD, 2 * GAP, below=GAP // 2)


def _clue(clue: ClueText, width: int, max_lines: int) -> Block:
    pen = PLAIN if clue.look is Look.PLAIN else Pen(PLAIN.face, PLAIN.size, FAINT)
    return paragraph(clue.text, pen, width, max_lines=max_lines, struck=clue.look is Look.STRUCK)


def _answer(answer: AnswerText) -> Block:
    colour, tint, sign = (RIGHT, RIGHT_TINT, "✓") if answer.right else (WRONG, WRONG_TINT, "✗")
    plain, strong = Pen(Face.REGULAR, 30, colour), Pen(Face.BOLD, 30, colour)
    parts = [paragraph(f"{sign} {answer.label}", plain, _HALF)]
    if answer.code:
        parts.append(paragraph(answer.code, strong, _HALF))
    if answer.tokens:
        parts.append(_tokens(answer.tokens, 30))
    return card(row(parts, 10), tint, x=16, y=4, radius=22)


def _tokens(tokens: str, size: int) -> Block:
    """Tokens, raised to the middle of the capitals beside them."""
    block = written([tokens], Pen(Face.REGULAR, size, ACCENT))
    return placed(block.width, block.height, [(0, -size // 10, block)])
