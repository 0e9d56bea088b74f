"""Drafting clues: an encoder's private messages become a draft, validated at once. Pure transitions."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.codes import CODES
from engine.codes.actions import DraftClues, GiveClues
from engine.codes.clues import CLUES_IN_A_SET, THIS_SET, Clue
from engine.codes.refusals import ClueRepeated
from engine.codes.views import SeatView, Task
from engine.core import Refusal
from tgbot.games.codes.leaks import hushed
from tgbot.games.codes.model import OWN
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Table, person_seat
from tgbot.tables.play import act, noticed, refusal_notice
from tgbot.tables.session import seat_view, session_of

_NUMBERED = re.compile(r"([1-4])(?:\s*[.):]\s*|\s+)(\S.*)")
_BETWEEN_PARTS = re.compile(r"\s*[,;，；]\s*|\s+/\s+")


@dataclass(frozen=True, slots=True)
class Sent:
    """The content of one private message: lines of text, or one voice message, GIF, sticker..."""

    message: int
    clues: tuple[Clue, ...]
    edited: bool = False
    captioned: bool = False  # words stand below the file, which are no part of the clue


def draft(table: Table, user: int, sent: Sent, moment: Moment) -> Table:
    """Use a player's message as clues: each fills the next empty place, or replaces the one to be changed.

    The card is sent again below the message, silently. Clues that the rules refuse are named on it with the reason, and
    asked for again; the others stay. An edited message changes its clues; after they are submitted, that is answered
    once.
    """
    view, card = seat_view(CODES, table, user), OWN.card(table, user)
    if sent.edited and sent.message not in card.typed:
        return table
    if Task.CLUES not in view.tasks:
        return noticed(_forgotten(table, user), user, _out_of_turn(view, sent))
    places = card.typed[sent.message] if sent.edited else _places(view, sent, card.changing)
    if isinstance(places, Notice):
        return noticed(table, user, places)
    clues = _unnumbered(sent.clues, view.code)
    if sent.edited and len(places) == CLUES_IN_A_SET and len(clues) == 1:
        clues = parts(clues[0]) or clues  # it was split before
    elif _means_three(table, user, view, clues):
        places, clues = tuple(range(CLUES_IN_A_SET)), parts(clues[0])
    if len(places) != len(clues):
        return noticed(table, user, Notice(text="notice-edit-lines"))
    table = _written(table, user, dict(zip(places, clues, strict=True)), moment)
    caption = Notice(text="notice-caption") if sent.captioned else None
    table = _remembered(table, user, sent.message, places)
    return table.with_card(user, table.card(user).below(notice=caption))


def _unnumbered(clues: tuple[Clue, ...], code: str | None) -> tuple[Clue, ...]:
    """The clues of a numbered list without its numbers: 1 to 3, or the code itself, which they would give away."""
    found = [_NUMBERED.fullmatch(clue) if isinstance(clue, str) else None for clue in clues]
    listed = [line for line in found if line is not None]
    if len(listed) != CLUES_IN_A_SET or "".join(line[1] for line in listed) not in {"123", code}:
        return clues
    return tuple(line[2] for line in listed)


def parts(clue: Clue | None) -> tuple[str, ...]:
    """Three clues that were written as one, with commas between them; empty for anything else."""
    if not isinstance(clue, str):
        return ()
    found = tuple(part for part in _BETWEEN_PARTS.split(" ".join(clue.split())) if part)  # blanks would take long
    return found if len(found) == CLUES_IN_A_SET else ()


def place_to_split(draft: Sequence[Clue | None], typed: Mapping[int, tuple[int, ...]]) -> int | None:
    """The place whose clue seems to be three, the newest of such; None where any other clue would be lost by a split.

    `typed` are the places of the draft by message, in the order in which they were written.
    """
    written = [place for place, clue in enumerate(draft) if clue is not None]
    if len(written) == len(draft) or not all(parts(draft[place]) for place in written):
        return None
    by_age = [place for places in typed.values() for place in places if place in written]
    return next(reversed([*written[:1], *by_age]), None)


def split(table: Table, user: int, moment: Moment) -> Table:
    """Make three clues of the one that was written with commas."""
    view, typed = seat_view(CODES, table, user), OWN.card(table, user).typed
    place = place_to_split(view.draft, typed) if Task.CLUES in view.tasks else None
    if place is None:
        raise TableRefusal("toast-old-button")
    table = _written(table, user, dict(enumerate(parts(view.draft[place]))), moment, emptied=place)
    for message, places in typed.items():
        if places == (place,):
            table = _remembered(table, user, message, tuple(range(CLUES_IN_A_SET)))
    return table.with_card(user, table.card(user).replace(notice=None))


def _means_three(table: Table, user: int, view: SeatView, clues: tuple[Clue, ...]) -> bool:
    """Treat one line as three clues: it's refused as one, or repeats the words already there without commas."""
    three = parts(clues[0]) if len(clues) == 1 else ()
    written = [clue for clue in view.draft if clue is not None]
    if not three or written:
        return bool(three) and all(_words(clue) == _words(" ".join(three)) for clue in written)
    return _refusal(table, user, _with(view.draft, 0, clues[0])) is not None


def _words(clue: Clue) -> list[str]:
    return clue.casefold().split() if isinstance(clue, str) else []


def places_for(written: Sequence[object], count: int, changing: int | None) -> tuple[int, ...] | Notice:
    """The places of a draft that a message of so many lines fills; an empty place is None."""
    if changing is not None and count == 1:
        return (changing - 1,)
    if count > len(written):
        return Notice(text="notice-too-many-lines", facts={"count": count})
    if count == len(written):
        return tuple(range(count))  # as many lines as places replace all of them
    empty = tuple(place for place, clue in enumerate(written) if clue is None)
    if not empty:
        return Notice(text="notice-all-written")
    return empty[:count] if count <= len(empty) else Notice(text="notice-one-missing")


def next_place(written: Sequence[object], changing: int | None) -> int | None:
    """The place of a draft that the next line fills; None where all are filled."""
    if changing is not None:
        return changing - 1
    return next((place for place, clue in enumerate(written) if clue is None), None)


def send(table: Table, user: int, moment: Moment) -> Table:
    """Submit the clues of the draft."""
    table = act(table, user, GiveClues(tuple(seat_view(CODES, table, user).draft)), moment)
    return hushed(table)


def change_clue(table: Table, user: int, clue: int) -> Table:
    """Let the next text replace one clue of the draft, or one word of a tie-break."""
    return OWN.renew_card(table, user, changing=clue, refused={})


def taken(table: Table, user: int, message: int, places: tuple[int, ...]) -> Table:
    """Send the card below an accepted message, and remember which places it filled."""
    table = _remembered(OWN.put_card(table, user, changing=None), user, message, places)
    return table.with_card(user, table.card(user).below(notice=None))


def _places(view: SeatView, sent: Sent, changing: int | None) -> tuple[int, ...] | Notice:
    """As `places_for`; a complete draft stays, since the message may be meant for another game."""
    count = len(sent.clues)
    if changing is None and count <= CLUES_IN_A_SET and None not in view.draft:
        return Notice(text="notice-all-written")
    return places_for(view.draft, count, changing)


def _written(
    table: Table, user: int, clues: Mapping[int, Clue], moment: Moment, *, emptied: int | None = None
) -> Table:
    """Put clues into their places, each that the rules allow; one that they refuse leaves what was there before.

    Nothing of that is left in a place that is emptied.
    """
    before = seat_view(CODES, table, user).draft
    kept = before if emptied is None else _with(before, emptied, None)
    now: list[Clue | None] = [clues.get(place, clue) for place, clue in enumerate(kept)]
    refused: dict[int, Notice] = {}
    try:
        table = _saved(table, user, before, now, moment)
    except Refusal:
        now, refused = _one_by_one(table, user, kept, clues)
        table = _saved(table, user, before, now, moment)
    earlier = OWN.card(table, user).refused
    refused = {place: why for place, why in earlier.items() if place not in clues} | refused
    again = next((place for place in sorted(refused) if now[place] is not None), None)
    changing = None if again is None else again + 1
    return OWN.put_card(table, user, refused=refused, changing=changing, redrawing=False)


def _saved(table: Table, user: int, before: Sequence[Clue | None], now: Sequence[Clue | None], moment: Moment) -> Table:
    return table if tuple(now) == tuple(before) else act(table, user, DraftClues(tuple(now)), moment)


def _one_by_one(
    table: Table, user: int, before: Sequence[Clue | None], clues: Mapping[int, Clue]
) -> tuple[list[Clue | None], dict[int, Notice]]:
    """The draft with those of the clues that the rules allow, and why they refuse the others."""
    now: list[Clue | None] = [None if place in clues else clue for place, clue in enumerate(before)]
    refused: dict[int, Notice] = {}
    for place, clue in clues.items():
        refusal = _refusal(table, user, _with(now, place, clue))
        if refusal is None:
            now[place] = clue
        else:
            refused[place] = _why(refusal)
    for place in refused:
        if _refusal(table, user, _with(now, place, before[place])) is None:
            now[place] = before[place]
    return now, refused


def _refusal(table: Table, user: int, clues: Sequence[Clue | None]) -> Refusal | None:
    """Why the rules refuse a draft, if they do."""
    playing = session_of(CODES, table)
    try:
        playing.game.apply(playing.state, person_seat(user), DraftClues(tuple(clues)))
    except Refusal as refusal:
        return refusal
    return None


def _why(refusal: Refusal) -> Notice:
    if isinstance(refusal, ClueRepeated) and refusal.round == THIS_SET:
        return Notice(text="notice-clue-twice", facts={"clue": refusal.clue})
    return refusal_notice(refusal)


def _with(clues: Sequence[Clue | None], place: int, clue: Clue | None) -> list[Clue | None]:
    return [*clues[:place], clue, *clues[place + 1 :]]


def _out_of_turn(view: SeatView, sent: Sent) -> Notice:
    if sent.edited:
        return Notice(text="notice-edit-too-late")
    if any(entry.task is Task.SUBSTITUTE for entry in view.table.awaited) and not view.tasks:
        return Notice(text="notice-seat-free")  # L2
    return Notice(text="notice-not-your-turn")


def _forgotten(table: Table, user: int) -> Table:
    return OWN.put_card(table, user, typed={})


def _remembered(table: Table, user: int, message: int, places: tuple[int, ...]) -> Table:
    """Remember which places a message filled; one whose place was filled again can no longer be edited."""
    typed = OWN.card(table, user).typed
    earlier = {known: old for known, old in typed.items() if known != message and not set(old) & set(places)}
    return OWN.put_card(table, user, typed=earlier | {message: places})
