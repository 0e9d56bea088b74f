"""Seats in a running game: leaving, kicking, substitutes and time-outs. Pure transitions."""

from engine.codes.actions import EndGame, Leave, RedrawCode, Substitute, TimeUp
from engine.codes.views import Task
from engine.core import Seat
from tgbot import agreement
from tgbot.answers import Moment
from tgbot.decode import Person
from tgbot.documents import Card, Player, Stage, Table
from tgbot.lobby import LobbyRefusal
from tgbot.pace import MISSES_FOR_SUBSTITUTE
from tgbot.play import act, sitting


def leave(table: Table, user: int, moment: Moment) -> Table:
    """Free a player's seat; what the others of the team have agreed on is locked."""
    return agreement.settled(_freed(table, user, moment), moment)


def take_seat(table: Table, person: Person, seat: int, ready: bool, moment: Moment) -> Table:
    """Seat somebody in a place that is free, or whose player has missed the time twice."""
    if table.stage is not Stage.GAME:
        raise LobbyRefusal("toast-old-button")
    if table.player(person.id) is not None:
        raise LobbyRefusal("toast-already-seated")
    if seat not in free_seats(table):
        raise LobbyRefusal("refusal-seat-not-free")
    former = next(p for p in table.players if p.user == seat)
    after = table if former.left else _freed(table, seat, moment)
    after = act(after, None, Substitute(Seat(str(seat)), Seat(str(person.id))), moment)
    newcomer = Player(user=person.id, name=person.name, language=person.language, side=former.side, ready=ready)
    others = tuple(p for p in after.players if p.user != person.id)
    after = after.but(players=(*others, newcomer))
    if person.id not in after.cards:
        after = after.with_card(person.id, Card(number=1, quiet=False))
    return _draw_again(after, moment)


def free_seats(table: Table) -> list[int]:
    """Return whose seats can be taken: of those who left, and of those who missed the time twice."""
    if table.stage is not Stage.GAME:
        return []
    vacant = {int(seat) for side in sitting(table).view().sides for seat in side.vacant}
    late = {user for user, count in table.misses.items() if count >= MISSES_FOR_SUBSTITUTE and table.player(user)}
    return sorted(vacant | late)


def time_up(table: Table, moment: Moment) -> Table:
    """Go on with what teams have drafted and without what is missing (D9, D19), and remember who missed the time."""
    awaited = sitting(table).view().awaited
    late = [
        int(seat)
        for entry in awaited
        if entry.task is not Task.SUBSTITUTE
        for seat in entry.seats
        if agreement.proposed(table.card(int(seat)), entry.task) is None
    ]
    table = table.but(misses=table.misses | {user: table.misses.get(user, 0) + 1 for user in late})
    short = any(entry.task is Task.SUBSTITUTE for entry in awaited)  # L2
    after = table if short else agreement.by_plurality(table, moment)
    return after if after.nonce != table.nonce else act(after, None, TimeUp(), moment)


def _freed(table: Table, user: int, moment: Moment) -> Table:
    """Free a seat; the next encoder draws where the leaver had seen the code (L3), the next player is host."""
    player = table.player(user)
    if player is None:
        raise LobbyRefusal("toast-not-seated")
    table = act(table, user, Leave(), moment)
    table = table.with_player(player.but(left=True))
    present = [p for p in table.players if not p.left]
    if not present:
        return act(table, None, EndGame(), moment)
    if table.host == user:
        table = table.but(host=present[0].user)
    return _draw_again(table, moment)


def _draw_again(table: Table, moment: Moment) -> Table:
    """L3: a side whose encoder has left gets another code, as soon as somebody is there to see it."""
    for side in sitting(table).view().sides:
        if side.encodes and side.encoder is not None and table.stage is Stage.GAME:
            view = sitting(table).seat(int(side.encoder))
            if Task.CLUES in view.tasks and view.code is None:
                table = act(table, None, RedrawCode(side.key), moment)
    return table
