"""The record of a finished game, with people's names instead of their ids."""

from engine import record
from engine.codec import Json
from tgbot.tables.game import game_of
from tgbot.tables.model import Stage, Table

_NAMES_SEATS = ("by", "seat", "player")


def export(table: Table) -> str | None:
    """The record of the table's game; None before it is over, since a record holds every secret."""
    if table.stage is not Stage.OVER or table.state is None:
        return None
    game = game_of(table)
    header = game.rules.notation.write_header(game.rules.thaw(table.state))
    called = _called(table)
    return record.lines([game.named_header(header, called), *(_named(line, called) for line in table.log)])


def _called(table: Table) -> dict[str, str]:
    """A name for each seat, no two the same."""
    called: dict[str, str] = {}
    for player in table.players:
        own = f"{player.name} ({table.robots})" if player.is_robot else player.name
        name, number = own, 2
        while name in called.values():
            name, number = f"{own} {number}", number + 1
        called[player.seat] = name
    return called


def _named(line: Json, called: dict[str, str]) -> Json:
    return line | {key: called.get(line[key], line[key]) for key in _NAMES_SEATS if key in line}
