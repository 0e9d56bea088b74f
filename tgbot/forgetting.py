"""Forgetting: what it means for a table that somebody wants to be forgotten. Pure transitions."""

from tgbot import lobby, seats, stand_ins
from tgbot.answers import Moment, Taken
from tgbot.documents import Stage, Table


def has_seat(table: Table, user: int) -> bool:
    """Tell whether somebody has a seat that forgetting gives up."""
    return table.stage in {Stage.LOBBY, Stage.GAME} and table.player(user) is not None


def forget(table: Table, user: int, moment: Moment) -> Taken[Table]:
    """Give up a person's seat, and keep neither name nor id; doing it again changes nothing."""
    if has_seat(table, user):
        table = lobby.leave(table, user) if table.stage is Stage.LOBBY else seats.leave(table, user, moment)
    known = user in table.tallies or any(player.user == user for player in table.players) or table.host == user
    return Taken(stand_ins.forgotten(table, user) if known else table)
