"""The notebook: what a side writes down about the other's keywords, secret until the end. Pure transitions.

"1 luggage?" is a note on the first keyword and replaces an earlier one; "1" alone or "1 -" takes it away. A text
without a number is none, but chat or a question; older versions kept such texts, as notes of number 0. A team shares
one notebook, so an encoder writes nothing there while the own code is secret, and nobody while the own code is guessed:
its encoder would read along (D12).
"""

import re

from engine.codes import CODES
from engine.codes.setup import SLOTS
from engine.codes.views import SeatView
from tgbot.games.codes.drafts import Sent
from tgbot.games.codes.model import OWN, CodesTable, Note
from tgbot.tables.model import Notice, Table
from tgbot.tables.play import noticed
from tgbot.tables.session import seat_view

MAX_NOTE_LEN = 40  # with its clues it fits into two lines of a phone
_BETWEEN_NOTES = re.compile(rf"\s*[,;]\s*|\s+(?=[1-{SLOTS}][.:)=]*\s+\S)")
_BY_NUMBER = re.compile(rf"([1-{SLOTS}])(?!\d)\s*[.:)=]*\s*(\S.*)")
_NUMBER_ALONE = re.compile(rf"([1-{SLOTS}])[.:)]*")
_DASHES = frozenset("-–—")


def may_note(view: SeatView) -> bool:
    """Whether a player's side has keywords to find out, and this player may write about them now."""
    if view.table.outcome is not None or not any(side.encodes for side in view.table.sides if side.key != view.side):
        return False
    half = view.table.half
    return view.code is None and view.clues is None and (half is None or half.side != view.side)


def notes_of(own: CodesTable, side: str) -> tuple[Note, ...]:
    """The notes of a side, by number; the general ones come last."""
    return tuple(sorted((note for note in own.notes if note.side == side), key=lambda note: note.slot or 9))


def wrote(table: Table, user: int, message: int) -> bool:
    """Whether a player's message has become a note that is still kept."""
    return any((note.by, note.message) == (user, message) for note in OWN.of(table).notes)


def take_note(table: Table, user: int, sent: Sent) -> Table:
    """Keep a player's message as notes, one for each line; an edited message replaces its own."""
    view = seat_view(CODES, table, user)
    notes = OWN.of(table).notes
    if sent.edited:
        if not wrote(table, user, sent.message):
            return table
        notes = tuple(note for note in notes if (note.by, note.message) != (user, sent.message))
    read = [_read(line) for line in _lines(sent)]
    if not read:
        return noticed(table, user, Notice(text="notice-notes-are-words"))
    kept = [(slot, text) for slot, text in read if slot]
    if any(len(text) > MAX_NOTE_LEN for _, text in kept):
        return noticed(table, user, Notice(text="notice-talk-too-long", facts={"most": MAX_NOTE_LEN}))
    before = notes
    for slot, text in kept:
        notes = _with(notes, Note(side=view.side, slot=slot, text=text, by=user, message=sent.message))
    notice = _answer(kept, changed=notes != before) if len(kept) == len(read) else Notice(text="notice-note-number")
    return OWN.put(table, notes=notes).with_card(user, table.card(user).below(notice=notice))


def _answer(kept: list[tuple[int, str]], *, changed: bool) -> Notice:
    """What came of a message: its last note is kept, or gone, or there was none to take away."""
    slot, text = kept[-1]
    if not text and not changed:
        return Notice(text="notice-note-number")
    return Notice(text="news-note-kept" if text else "news-note-gone", facts={"slot": slot})


def takes_away(table: Table, user: int, sent: Sent) -> bool:
    """Whether a message is the number of a note that a player's side has: it takes that note away."""
    view = seat_view(CODES, table, user)
    slots = {note.slot for note in notes_of(OWN.of(table), view.side)}
    return may_note(view) and [_read(line) for line in _lines(sent)] in [[(slot, "")] for slot in slots]


def says_no_slot(sent: Sent) -> bool:
    """A message names no keyword's number, so it is no note."""
    return not any(_read(line)[0] for line in _lines(sent))


def silenced(table: Table, user: int) -> Table:
    """The notebook without the notes of a player who is being forgotten."""
    notes = OWN.of(table).notes
    kept = tuple(note for note in notes if note.by != user)
    return table if kept == notes else OWN.put(table, notes=kept)


def replaced(table: Table, user: int, other: int) -> Table:
    """The notebook with another id in the place of a player who is being forgotten."""
    notes = OWN.of(table).notes
    if all(note.by != user for note in notes):
        return table
    return OWN.put(table, notes=tuple(note.replace(by=other) if note.by == user else note for note in notes))


def _lines(sent: Sent) -> list[str]:
    """The notes of a message, each as it was written."""
    return [note for line in sent.clues if isinstance(line, str) for note in _notes_in(line)]


def _notes_in(line: str) -> list[str]:
    """The notes of a line: "1 king, 2 cage" are two, and so are "1 king 2 cage"."""
    line = " ".join(line.split())  # else a message full of blanks would take long
    notes = _BETWEEN_NOTES.split(line.strip(" ,;"))
    return notes if len(notes) > 1 and all(_BY_NUMBER.fullmatch(note) for note in notes) else [line]


def _read(line: str) -> tuple[int, str]:
    """The number of a note, 0 if it has none, and its text, empty to take the note away."""
    if alone := _NUMBER_ALONE.fullmatch(line):
        return int(alone[1]), ""
    found = _BY_NUMBER.fullmatch(line)
    if found is None:
        return 0, line
    text = found[2]
    return int(found[1]), "" if text in _DASHES else text.lstrip("-–—").strip()


def _with(notes: tuple[Note, ...], new: Note) -> tuple[Note, ...]:
    others = tuple(note for note in notes if (note.side, note.slot) != (new.side, new.slot))
    return (*others, new) if new.text else others
