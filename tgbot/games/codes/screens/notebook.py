"""The notebook on the cards of the side that keeps it, and for everybody at the end."""

from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.setup import SLOTS
from engine.codes.views import SeatView, TableView
from engine.text import fold, words
from tgbot.games.codes.model import CodesTable, Note
from tgbot.games.codes.notebook import may_note, notes_of
from tgbot.games.codes.screens.parts import Cast, inert
from tgbot.games.codes.teams import other_side
from tgbot.games.codes.words.roots import same_root
from tgbot.games.codes.words.vocabulary import in_any_language
from tgbot.i18n.texts import Html, Say


def notes_by_slot(own: CodesTable, side: str) -> tuple[str, ...]:
    """A side's notes on each keyword of the other side; empty where there is none."""
    notes = {note.slot: inert(note.text) for note in own.notes if note.side == side}
    return tuple(notes.get(slot, "") for slot in range(1, SLOTS + 1))


def general_notes(own: CodesTable, side: str, say: Say) -> list[Html]:
    """A side's notes that are on no keyword, in one line."""
    notes = [inert(note.text) for note in own.notes if note.side == side and not note.slot]
    return [say("card-notes", notes=" · ".join(notes))] if notes else []


def waiting_notes(own: CodesTable, view: SeatView, say: Say) -> list[Html]:
    """The notes that stand beside no clues on the card of a player who waits, and how to write one."""
    if not any(side.encodes for side in view.table.sides if side.key != view.side):
        return []
    lines = general_notes(own, view.side, say)
    notes = notes_of(own, view.side) if view.keywords and own.notes else ()
    if notes:  # a team's card has the own words, so all notes are listed
        lines = [say("card-notes", notes=" · ".join(map(_listed, notes)))]
    revealed = any(side.sheet.rounds for side in view.table.sides)  # before, there is nothing to think about
    begun = any(note.side == view.side for note in own.notes)  # then they know how
    new = revealed and view.table.round <= FIRST_INTERCEPTION and may_note(view) and not begun
    return [*lines, say("card-notes-help")] if new else lines


def notebook_lines(own: CodesTable, view: TableView, cast: Cast, say: Say) -> list[Html]:
    """Each side's notebook when the game is over, every note beside the truth."""
    if view.outcome is None:
        return []
    lines = []
    for side in view.sides:
        notes = notes_of(own, side.key)
        if notes:
            keywords = other_side(view, side.key).keywords
            judged = " · ".join(_judged(note, keywords, own.word_language) for note in notes)
            lines.append(say("end-notebook", name=cast.called[side.key], notes=judged))
    return lines


def _listed(note: Note) -> str:
    text = inert(note.text)
    return f"{note.slot} {text}" if note.slot else text


def _judged(note: Note, keywords: tuple[str, ...], language: str) -> str:
    if not note.slot:
        return _listed(note)
    word = keywords[note.slot - 1]
    # "the neighbours?" has found the neighbour, and "grotte" the cave.
    pieces = words(note.text)
    named = {" ".join(words(form)) for form in in_any_language(word, language)}
    right = fold(word) in fold(note.text) or any(f" {name} " in f" {' '.join(pieces)} " for name in named)
    right = right or any(same_root(word, piece, language) for piece in pieces)
    return f"{_listed(note)} ✅" if right else f"{_listed(note)} → {word}"
