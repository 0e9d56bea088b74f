"""Seats in a running game: leaving, kicking, substitutes and time-outs. Pure transitions."""

from engine.actions import EndGame, Leave, Substitute
from engine.core import Seat
from tgbot import stand_ins
from tgbot.answers import Moment
from tgbot.decode import Person
from tgbot.documents import Card, Player, Stage, Table
from tgbot.games import TABLE_GAMES
from tgbot.lobby import LobbyRefusal
from tgbot.play import act
from tgbot.vacancies import free_seats as free_seats


def leave(table: Table, user: int, moment: Moment) -> Table:
    """Free a player's seat; the next player is host, and the game goes on as its rules say."""
    table = _freed(table, user, moment)
    return table if table.stage is Stage.OVER else TABLE_GAMES[table.game].after_leaving(table, moment)


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
    after = stand_ins.remembered(after.but(players=(*others, newcomer)), person.id)
    if person.id not in after.cards:
        after = after.with_card(person.id, Card(number=1, quiet=False))
    return TABLE_GAMES[table.game].after_seating(after, moment)


def time_up(table: Table, moment: Moment) -> Table:
    """Go on without what is missing, and remember who missed the time."""
    game = TABLE_GAMES[table.game]
    late = game.late(table)
    table = table.but(misses=table.misses | {user: table.misses.get(user, 0) + 1 for user in late})
    return game.time_up(table, moment)


def _freed(table: Table, user: int, moment: Moment) -> Table:
    """Free a seat; the next player is host, and nobody left is the end."""
    player = table.player(user)
    if player is None:
        raise LobbyRefusal("toast-not-seated")
    table = act(table, user, Leave(), moment)
    table = table.with_player(player.but(left=True))
    present = [p for p in table.players if not p.left]
    if not present:
        return act(table, None, EndGame(), moment)
    return table.but(host=present[0].user) if table.host == user else table
