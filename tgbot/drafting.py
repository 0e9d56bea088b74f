"""Drafting clues: what an encoder writes or sends in private becomes a draft, checked at once. Pure transitions."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.codes.actions import DraftClues, GiveClues, RedrawCode
from engine.codes.clues import Clue
from engine.codes.views import SeatView, Task
from engine.core import Refusal
from tgbot.answers import Moment
from tgbot.documents import Card, Notice, Table
from tgbot.lobby import LobbyRefusal
from tgbot.play import act, noticed, refusal_notice
from tgbot.sitting import sitting


@dataclass(frozen=True, slots=True)
class Sent:
    """What somebody sent in one private message: lines of text, or one voice message, GIF, sticker..."""

    message: int
    clues: tuple[Clue, ...]
    edited: bool = False


def text_clues(text: str) -> tuple[Clue, ...]:
    """Return the lines of a text as clues."""
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def draft(table: Table, user: int, sent: Sent, moment: Moment) -> Table:
    """Take a message of a player's as clues: each fills the next empty one, or the one to be changed.

    The card is sent again below the message, quietly, with the reason on it where the rules say no. An edited message
    changes the clues that it gave; once they are out, that is answered once.
    """
    view, card = sitting(table).seat(user), table.card(user)
    if sent.edited and sent.message not in card.typed:
        return table
    if Task.CLUES not in view.tasks:
        return noticed(_forgotten(table, user), user, _out_of_turn(view, sent))
    places = card.typed[sent.message] if sent.edited else places_for(view.draft, len(sent.clues), card.changing)
    if isinstance(places, Notice):
        return noticed(table, user, places)
    if len(places) != len(sent.clues):
        return noticed(table, user, Notice(text="notice-edit-lines"))
    clues = list(view.draft)
    for place, clue in zip(places, sent.clues, strict=True):
        clues[place] = clue
    try:
        table = act(table, user, DraftClues(tuple(clues)), moment)
    except Refusal as refusal:
        return noticed(table, user, refusal_notice(refusal))
    return table.with_card(user, taken(card, sent.message, places))


def typed_in_group(table: Table, user: int, erased: bool) -> Table:
    """Tell an encoder that the group could read what they wrote there; offer another code if it still can."""
    if erased:
        return noticed(table, user, Notice(text="notice-erased-in-group"))
    return noticed(
        table.with_card(user, table.card(user).but(exposed=True)), user, Notice(text="notice-typed-in-group")
    )


def new_code(table: Table, user: int, moment: Moment) -> Table:
    """Let an encoder whose clues were exposed draw another code."""
    view, card = sitting(table).seat(user), table.card(user)
    if not card.exposed or Task.CLUES not in view.tasks:
        raise LobbyRefusal("toast-old-button")
    table = act(table, None, RedrawCode(view.side), moment)
    return table.with_card(user, card.but(exposed=False, notice=None, typed={}, changing=None))


def places_for(written: Sequence[object], count: int, changing: int | None) -> tuple[int, ...] | Notice:
    """Return which places of a draft a message of so many lines fills; None stands in an empty one."""
    if changing is not None and count == 1:
        return (changing - 1,)
    if count == len(written):
        return tuple(range(count))  # as many lines as there are places are all of them, whatever was there
    empty = tuple(place for place, clue in enumerate(written) if clue is None)
    if not empty:
        return Notice(text="notice-all-written")
    return empty[:count] if count <= len(empty) else Notice(text="notice-too-many-lines")


def send(table: Table, user: int, moment: Moment) -> Table:
    """Hand in the clues of the draft."""
    return act(table, user, GiveClues(tuple(sitting(table).seat(user).draft)), moment)


def change_clue(table: Table, user: int, clue: int) -> Table:
    """Let the next text replace one clue of the draft."""
    return table.with_card(user, table.card(user).but(changing=clue, notice=None))


def _out_of_turn(view: SeatView, sent: Sent) -> Notice:
    if sent.edited:
        return Notice(text="notice-edit-too-late")
    guessing = Task.GUESS in view.tasks or Task.INTERCEPTION in view.tasks
    return Notice(text="notice-guess-by-button" if guessing else "notice-not-your-turn")


def _forgotten(table: Table, user: int) -> Table:
    return table.with_card(user, table.card(user).but(typed={}))


def taken(card: Card, message: int, places: tuple[int, ...]) -> Card:
    """Return the card to be sent below a message that was taken, and remember which places it filled.

    A message of which a place was filled anew can no longer be edited.
    """
    earlier = {known: old for known, old in card.typed.items() if known != message and not set(old) & set(places)}
    return card.but(number=card.number + 1, quiet=True, notice=None, changing=None, typed=earlier | {message: places})
