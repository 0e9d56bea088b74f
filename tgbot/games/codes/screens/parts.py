"""Shared pieces of the code game's screens."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.codes.clues import Clue, Draft, Media
from engine.codes.setup import SLOTS
from engine.codes.terms import NO_MARKS, Mark
from engine.codes.views import SeatView, SheetRound, SideView, TableView
from engine.core import Seat
from tgbot.games.codes.model import CodesTable
from tgbot.games.codes.sandglass import shown
from tgbot.games.codes.teams import NAMED, people_of, signed
from tgbot.i18n.texts import Html, Say, on_change
from tgbot.tables.model import Table
from tgbot.ui.fitting import lines_of, newest_in_lines, text_width
from tgbot.ui.parts import NOTHING, clock, until

SHEET_LINES = 16  # of a phone: with them the sheet of a player who waits fits on one screen
BESIDE_CLUES = 5  # letters on the line of a slot besides its word and its clues
NO_NOTES = ("",) * SLOTS  # on the other side's keywords, by slot
SHEET_CACHE_SIZE = 8192  # of the games that are played, each in a few languages
BULLET, POINTER = "•", "▸"  # before a clue
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

    def guessed(self, side: SideView, row: SheetRound) -> str:
        """Who guessed the code of a finished half, no matter who sits there now."""
        if self.named or not row.guessers:
            return self.guessers(side, row.encoder)
        return self.all_of(row.guessers)

    def intercepted(self, side: SideView, row: SheetRound) -> str:
        """Who heard the clues of a finished half across the table, no matter who sits there now."""
        return self.others[side.key] if self.named or not row.interceptors else self.all_of(row.interceptors)


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


def round_name(round_: int, rounds: int, say: Say) -> Html:
    """Which round it is, and of how many; of the last one it says so, since nobody counts along."""
    return say("round-last") if round_ == rounds else say("round-of", round=round_, rounds=rounds)


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


def veiled(secret: str, say: Say) -> Html:
    """A secret under a spoiler, as a table can choose against looks over the shoulder."""
    return Html(f"<tg-spoiler>{say('name', name=secret)}</tg-spoiler>")


def slot_label(view: SeatView, place: int) -> str:
    """The keyword of one of the encoder's clues as "2 ghost"."""
    digit = (view.code or "")[place]
    return f"{digit} {view.keywords[int(digit) - 1]}"


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
