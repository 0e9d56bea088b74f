"""Leaks: an encoder's messages in the group that give something away, and the code redrawn afterwards.

A code is random (D3): small talk does not allow another one, and a leak allows one per side and round.
"""

import re

from engine.codes import CODES
from engine.codes.actions import RedrawCode
from engine.codes.clues import CLUES_IN_A_SET, Clue, Media, key_of
from engine.codes.views import SeatView, Task
from engine.text import fold_once, words
from tgbot.games.codes.model import OWN, CodesCard, CodesTable, Redraw
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Table, person_of
from tgbot.tables.pages import NOT_HERE, WAS_A_CLUE, turned
from tgbot.tables.play import act, noticed
from tgbot.tables.session import seat_view
from tgbot.tables.statistics import is_first_game

MIN_CLUE_LEN = 3  # letters of a lone word that may be a clue; "ok" is none
_TIME = re.compile(r"\b\d{1,2}:\d\d\b")  # a time such as "back at 4:21" is not a code


def gives_away(message: Clue, view: SeatView) -> bool:
    """Whether a message in the group contains the encoder's code, a keyword or a clue, or is a set of clues."""
    if isinstance(message, Media):
        return message in view.draft
    if _lines(message) == CLUES_IN_A_SET:
        return True
    if view.code is not None and _holds(_folded(_TIME.sub(" ", message)), view.code):
        return True
    secrets = {key_of(one) for one in (*view.keywords, *view.draft) if isinstance(one, str)} - {""}
    folded, pieces = (
        _folded(message),
        set(map(fold_once, message.split())),
    )  # words have letters, but a keyword may be a 🐱
    return any(secret in pieces or _holds(folded, str(secret)) for secret in secrets)


def typed_in_group(table: Table, user: int, said: Clue, *, erased: bool, to_bot: bool = False) -> Table:
    """Take an encoder's message in the group: clues there are answered, and noted on the encoder's card.

    A leak that stays there allows another code, once a round. An answer to the board may be a clue, and is no leak.
    """
    view, card = seat_view(CODES, table, user), table.card(user)
    if not gives_away(said, view):
        if to_bot and (isinstance(said, Media) or _lines(said) <= CLUES_IN_A_SET):
            return hushing(table, user)
        if card.notice:
            return table
        # Edited in place, because nothing was written in private, and only if the card has no other notice.
        asked = table.replace(page=turned(table, WAS_A_CLUE, name=table.name(user)))
        table = asked if _may_be_a_first_clue(table, view, said) else table
        return table.with_card(user, card.replace(notice=Notice(text="notice-clues-go-here")))
    table = _hushing(table, user)
    if erased:
        return noticed(table, user, Notice(text="notice-erased-in-group"))
    if redraw_in(OWN.of(table), view.side, view.table.round):
        return noticed(table, user, Notice(text="notice-leaked-again"))
    return noticed(OWN.put_card(table, user, exposed=True), user, Notice(text="notice-typed-in-group"))


def hushing(table: Table, user: int) -> Table:
    """The table with the answer to a message that belongs in private, unless it is there already."""
    return table if _is_hushing(table) else _hushing(table, user)


def hushed(table: Table) -> Table:
    """The table without the answer to a clue in the group, when the clues are given."""
    return table.replace(page=None) if _is_hushing(table) else table


def ask_for_code(table: Table, user: int, *, asks: bool) -> Table:
    """Ask an encoder whether to draw another code, or no longer."""
    if not may_redraw(OWN.of(table), seat_view(CODES, table, user), OWN.card(table, user)):
        raise TableRefusal("toast-old-button")
    return OWN.put_card(table, user, redrawing=asks)


def new_code(table: Table, user: int, moment: Moment) -> Table:
    """Draw another code for an encoder after a leak, once a round, and record it for the board."""
    view = seat_view(CODES, table, user)
    if not may_redraw(OWN.of(table), view, OWN.card(table, user)):
        raise TableRefusal("toast-old-button")
    table = act(table, None, RedrawCode(view.side), moment)
    redraw = Redraw(side=view.side, round=view.table.round, by=user)
    table = OWN.put(table, redrawn=(*OWN.of(table).redrawn, redraw))
    return OWN.renew_card(table, user, exposed=False, redrawing=False, typed={}, changing=None, refused={})


def redraw_in(own: CodesTable, side: str, round_: int) -> Redraw | None:
    """The redraw of a side after a leak in a round, if any."""
    return next((one for one in own.redrawn if (one.side, one.round) == (side, round_)), None)


def may_redraw(own: CodesTable, view: SeatView, card: CodesCard) -> bool:
    """Whether an encoder may draw another code: after a leak that stays in the group, once a round."""
    exposed = card.exposed and Task.CLUES in view.tasks
    return exposed and redraw_in(own, view.side, view.table.round) is None


def _folded(text: str) -> str:
    """The folded words of a text; piece by piece, because a long text is not worth caching whole."""
    return " ".join(word for piece in text.split() for word in words(piece))


def _holds(folded: str, secret: str) -> bool:
    """C10, C11: whether folded words contain a secret as whole words, also broken by spaces and signs."""
    broken = " ?".join(map(re.escape, secret))
    return re.search(rf"(?<!\S){broken}(?!\S)", folded) is not None


def _lines(message: str) -> int:
    return sum(bool(line.strip()) for line in message.splitlines())


def _may_be_a_first_clue(table: Table, view: SeatView, said: Clue) -> bool:
    """A lone word of somebody who has never given a clue; of others it is small talk."""
    gave = any(row.encoder == view.seat for row in view.table.side(view.side).sheet.rounds)
    if gave or any(clue is not None for clue in view.draft) or not is_first_game(table, person_of(view.seat)):
        return False
    return isinstance(said, str) and len(said.strip()) >= MIN_CLUE_LEN and said.strip().isalpha()


def _is_hushing(table: Table) -> bool:
    return table.page is not None and table.page.kind in {NOT_HERE, WAS_A_CLUE}


def _hushing(table: Table, user: int) -> Table:
    return table.replace(page=turned(table, NOT_HERE, name=table.name(user)))
