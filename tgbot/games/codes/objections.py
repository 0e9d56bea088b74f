"""Objections (C13): asked in the objector's own card, put to the encoder, told on the board. Pure transitions."""

from engine.codes import CODES
from engine.codes.actions import ObjectToClue, StandByClue, WithdrawClue
from engine.codes.terms import Mark
from engine.codes.views import HalfView, TableView
from engine.core import Seat
from engine.refusals import WrongPhase
from tgbot.games.codes.halves import half_key
from tgbot.games.codes.model import OWN, CodesTable, Objection
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Table, user_of
from tgbot.tables.play import act
from tgbot.tables.session import seat_view


def encoder_sits(view: TableView) -> bool:
    """The encoder of the clues on the table is there to answer for them."""
    return view.half is not None and view.half.encoder in view.side(view.half.side).seats


def open_to_objection(view: TableView) -> list[int]:
    """The clues that nobody has objected to yet; none where nobody could answer."""
    half = view.half
    if half is None or not encoder_sits(view):
        return []
    given = enumerate(zip(half.clues, half.marks, strict=True), start=1)
    return [number for number, (clue, mark) in given if clue is not None and mark is Mark.PLAIN]


def ask(table: Table, user: int) -> Table:
    """Ask a player of the other side, below everything else in the private chat, which clue is unfair."""
    if not open_to_objection(_objectable(table, user)):
        raise TableRefusal("toast-nothing-to-object")
    table = OWN.put_card(table, user, objecting=True)
    return table.with_card(user, table.card(user).below(notice=None))


def drop(table: Table, user: int) -> Table:
    """The player has changed their mind."""
    return OWN.put_card(table, user, objecting=False)


def object_to(table: Table, user: int, clue: int, moment: Moment) -> tuple[Table, Seat]:
    """Object to a clue; the encoder, who is named too, is asked on a card that rings."""
    half = _objectable(table, user).half
    if half is None:
        raise WrongPhase
    table = act(table, user, ObjectToClue(clue), moment)
    objections = (*OWN.of(table).objections, Objection(half=half_key(half), clue=clue, by=user))
    table = OWN.put_card(OWN.put(table, objections=objections), user, objecting=False)
    encoder = user_of(half.encoder)
    if encoder is not None and table.player(encoder) is not None:
        card = table.card(encoder)
        table = table.with_card(encoder, card.replace(number=card.number + 1, quiet=False, notice=None))
    return table, half.encoder


def withdraw(table: Table, user: int, clue: int, moment: Moment) -> Table:
    """The encoder takes a clue back."""
    return act(table, user, WithdrawClue(clue), moment)


def stand_by(table: Table, user: int, clue: int, moment: Moment) -> Table:
    """The encoder stands by a clue."""
    return act(table, user, StandByClue(clue), moment)


def objector(own: CodesTable, half: HalfView, clue: int) -> int | None:
    """Who objected to a clue of the code on the table; None in a game that an older version began."""
    key = half_key(half)
    return next((one.by for one in own.objections if (one.half, one.clue) == (key, clue)), None)


def _objectable(table: Table, user: int) -> TableView:
    """The table as a player sees it who may object to one of the clues on it."""
    if table.private:  # robots defend no clue
        raise TableRefusal("toast-nothing-to-object")
    view = seat_view(CODES, table, user)
    half = view.table.half
    if half is None:
        raise WrongPhase
    if half.side == view.side:
        raise TableRefusal("toast-only-others-object")
    if not encoder_sits(view.table):
        raise TableRefusal("toast-nobody-answers", name=table.names()[half.encoder])
    return view.table
