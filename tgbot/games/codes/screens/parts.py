"""Shared pieces of the code game's screens, some of them cut to the room that a phone of 360 px has for them."""

import html
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.codes.clues import Clue, Draft, Media
from engine.codes.scoring import TOKENS_TO_DECIDE
from engine.codes.setup import SLOTS
from engine.codes.terms import NO_MARKS, Mark
from engine.codes.views import SeatView, SideView, TableView
from engine.core import Seat
from tgbot.games.codes.model import CodesTable
from tgbot.games.codes.sandglass import shown
from tgbot.games.codes.teams import NAMED, people_of, signed
from tgbot.i18n.texts import Html, Say, on_change
from tgbot.tables.model import Table
from tgbot.ui.parts import NOTHING, clock, until
from tgbot.ui.widths import MORE
from tgbot.ui.widths import ROW_ROOM as ROW_ROOM
from tgbot.ui.widths import clipped as clipped
from tgbot.ui.widths import text_width as text_width

SHEET_LINES = 16  # of a phone: with them the sheet of a player who waits fits on one screen
BESIDE_CLUES = 5  # letters on the line of a slot besides its word and its clues
LINE_ROOM = 32  # letters on a line, bold Cyrillic ones
# Letters of a list that may be shortened: the most that fits is taken.
ROOMS = (400, 150, 110, 80, 65, 50, 35, 26, 20, 12)
NO_NOTES = ("",) * SLOTS  # on the other side's keywords, by slot
SHEET_CACHE_SIZE = 8192  # of the games that are played, each in a few languages
BULLET, POINTER = "•", "▸"  # before a clue
_TAG = re.compile(r"<[^>]*>")
_LIVE = re.compile(r"@(?=\w)|(?<!\S)/(?=\w)|(?<=\w)\.(?=[^\W\d_])")


@dataclass(frozen=True, slots=True)
class Cast:
    """What everybody is called on a screen."""

    named: bool  # the sides are teams with names; a pair and an interceptor are called by their players
    people: Mapping[Seat, str]
    called: Mapping[str, str]  # by side
    others: Mapping[str, str]  # by side, what the one across the table is called

    def all_of(self, seats: Iterable[Seat], between: str = ", ") -> str:
        """The names of some people."""
        return between.join(self.people[seat] for seat in seats)

    def guessers(self, side: SideView, encoder: str) -> str:
        """Who guesses a side's own code: the team, or the encoder's partner."""
        return self.called[side.key] if self.named else self.all_of(people_of(side, without=encoder))


def cast_of(table: Table, view: TableView, say: Say) -> Cast:
    """The names of everybody, in one language."""
    first, second = view.sides
    people, named = table.names(), first.key in NAMED
    one, other = (
        signed(table, side.key, say) if named else ", ".join(people[seat] for seat in side.seats or side.vacant)
        for side in (first, second)
    )
    return Cast(named, people, {first.key: one, second.key: other}, {first.key: other, second.key: one})


def limit_lines(table: Table, own: CodesTable, say: Say) -> list[Html]:
    """The deadline of the table, if it has one; while the sandglass runs, to the second (D9)."""
    if table.due is None:
        return []
    left = own.sand
    if left is None:
        return [until(table, say)]
    return [say("board-sand", seconds=shown(left), time=clock(table.due + left, "T", "%H:%M:%S"))]


def dotted(code: str) -> str:
    """A code in readable form: 4·2·1."""
    return "·".join(code)


def drafted(draft: str) -> str:
    """The digits of a guess so far: 3 · 1 · _."""
    return " · ".join(draft)


def clue_text(clue: Clue | None, say: Say) -> str:
    """A clue as text; for a file, its kind (C1)."""
    if clue is None:
        return NOTHING
    return say.plain(f"media-{clue.kind.replace('_', '-')}") if isinstance(clue, Media) else inert(clue)


def inert(text: str) -> str:
    """A player's text without live parts: "@name" mentions nobody, "/cancel" sends no command, "t.me" opens nothing."""
    return _LIVE.sub("\\g<0>\u2060", text)


@lru_cache(SHEET_CACHE_SIZE)
def clue_lines(
    clues: Draft, say: Say, marks: tuple[Mark, ...] = NO_MARKS, asked: int | None = None
) -> tuple[Html, ...]:
    """The current clues in their order (C2), each with its mark (C13); the one that the pad asks for is pointed at.

    They have no numbers of their own: beside keywords with numbers, those would be read as the answer.
    """
    lines = []
    for number, (clue, mark) in enumerate(zip(clues, marks, strict=True), start=1):
        sign = POINTER if number == asked else BULLET
        if clue is None:
            lines.append(say("board-clue-missing", sign=sign))
        else:
            lines.append(say(f"board-clue-{mark}", sign=sign, clue=clue_text(clue, say)))
    return tuple(lines)


def circles(count: int) -> str:
    """Tokens as filled and empty circles."""
    return "●" * min(count, TOKENS_TO_DECIDE) + "○" * max(0, TOKENS_TO_DECIDE - count)


def diamonds(count: int) -> str:
    """Miscommunication tokens: another shape, since a team can have both kinds."""
    return "◆" * min(count, TOKENS_TO_DECIDE) + "◇" * max(0, TOKENS_TO_DECIDE - count)


def veiled(secret: str, say: Say) -> Html:
    """A secret under a spoiler, as a table can choose against looks over the shoulder."""
    return Html(f"<tg-spoiler>{say('name', name=secret)}</tg-spoiler>")


def slot_label(table: Table, view: SeatView, place: int) -> str:
    """The keyword of one of the encoder's clues as "2 ghost"; only its number where words are hidden."""
    digit = (view.code or "")[place]
    return digit if table.spoilers else f"{digit} {view.keywords[int(digit) - 1]}"


@lru_cache(SHEET_CACHE_SIZE)
def slot_lines(
    say: Say,
    by_slot: tuple[tuple[Clue, ...], ...],
    keywords: tuple[str, ...] = (),
    spoilers: bool = False,
    notes: tuple[str, ...] = NO_NOTES,
    room: int = SHEET_LINES,
) -> tuple[Html, ...]:
    """The note sheet by slots: the player's own keywords if known, the clues given for each (D5), and notes.

    `room` is how many lines all of it may take on a phone; the newest clues that fit are shown.
    """
    lines = []
    texts = [[clue_text(clue, say) for clue in clues] for clues in by_slot]
    beside = keywords or [f" · ✏️ {note}" if note else "" for note in notes]
    fitting = newest_in_lines(texts, [text_width(word) + BESIDE_CLUES for word in beside], room)
    for slot, (given, note) in enumerate(zip(fitting, notes, strict=True), start=1):
        if not keywords:
            line = say("card-slot", slot=slot, clues=given or "…")
            lines.append(say("card-note", line=line, note=note) if note else line)
            continue
        word = veiled(keywords[slot - 1], say) if spoilers else keywords[slot - 1]
        if given:
            lines.append(say("card-word-with-clues", slot=slot, word=word, clues=given))
        else:
            lines.append(say("card-word", slot=slot, word=word))
    return tuple(lines)


@lru_cache(SHEET_CACHE_SIZE)
def pad_lines(clues: Draft, say: Say) -> int:
    """How many lines the clues take on the card of a guess, where the one that is asked for is there twice."""
    lines = [lines_of(f"{BULLET * 2} {clue_text(clue, say)} → 1") for clue in clues]  # about two letters wide
    return sum(lines) + max(lines)


for _cached in (clue_lines, slot_lines, pad_lines):
    on_change(_cached.cache_clear)


def own_sheet(
    view: SeatView, say: Say, spoilers: bool, notes: tuple[str, ...] = NO_NOTES, room: int = SHEET_LINES
) -> list[Html]:
    """The player's own keywords with their clues; without keywords, the other side's clues with the notes (D5)."""
    if not view.keywords:
        return side_sheet(view, next(side.key for side in view.table.sides if side.encodes), say, notes)
    by_slot = view.table.side(view.side).sheet.by_slot
    return [say("card-words"), *slot_lines(say, by_slot, view.keywords, spoilers, room=room)]


def side_sheet(view: SeatView, side: str, say: Say, notes: tuple[str, ...] = NO_NOTES) -> list[Html]:
    """The clues that another side has given so far, by slot (D5), with the reader's notes."""
    sheet = view.table.side(side).sheet
    if not (sheet.rounds or any(notes)):
        return [say("card-sheet-empty")]
    return [say("card-sheet"), *slot_lines(say, sheet.by_slot, notes=notes)]


def lines_of(text: str) -> int:
    """How many lines a text takes, which is broken between its words."""
    lines, taken = 1, 0
    for word in text.split():
        wide = text_width(word)
        if taken and taken + 1 + wide > LINE_ROOM:
            lines, taken = lines + 1, 0
        taken += wide + (1 if taken else 0)
        lines, taken = lines + (taken - 1) // LINE_ROOM, (taken - 1) % LINE_ROOM + 1  # a word longer than a line
    return lines


def lines_shown(text: Html) -> int:
    """How many lines a text with markup takes."""
    return lines_of(html.unescape(_TAG.sub("", text)))


def quoted(label: Callable[[str], str], clue: str) -> str:
    """The label of a wide button that names a clue, of which as much is shown as fits."""
    return label(clipped(clue, ROW_ROOM - text_width(label(""))))


def newest_in_lines(lists: Sequence[Sequence[str]], beside: Sequence[int], lines: int) -> list[str]:
    """Lists of texts, each cut to its newest ones, so that all of them take at most so many lines where they can.

    `beside` are the letters that stand on the first line of each list already.
    """
    for room in ROOMS:
        cut = [newest_that_fit([clipped(text, room) for text in texts], room) for texts in lists]
        if sum(lines_of("x" * (taken + text_width(text))) for taken, text in zip(beside, cut, strict=True)) <= lines:
            break
    return cut


def newest_that_fit(texts: Sequence[str], room: int) -> str:
    """The last texts of a list that fit beside each other, after an ellipsis if some are left out.

    The newest one is always among them.
    """
    kept: list[str] = []
    for text in reversed(texts):
        room -= text_width(text) + 2
        if kept and room < 0:
            return f"{MORE} {', '.join(reversed(kept))}"
        kept.append(text)
    return ", ".join(reversed(kept))
