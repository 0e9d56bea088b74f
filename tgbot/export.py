"""The record of a finished game, with people's names instead of their ids."""

from typing import Any

from engine import record
from engine.registry import GAMES
from tgbot.documents import Stage, Table
from tgbot.games import TABLE_GAMES

_NAMES_SEATS = ("by", "seat", "player")


def export(table: Table) -> str | None:
    """Return the record of the table's game; None before it is over, since a record holds every secret."""
    if table.stage is not Stage.OVER or table.state is None:
        return None
    game = GAMES[table.game]
    header = game.notation.write_header(game.thaw(table.state))
    called = _called(table)
    named = TABLE_GAMES[table.game].named_header(header, called)
    return record.lines([named, *(_named(line, called) for line in table.log)])


def _called(table: Table) -> dict[str, str]:
    """Return a name for each player, no two the same."""
    called: dict[str, str] = {}
    for player in table.players:
        name, number = player.name, 2
        while name in called.values():
            name, number = f"{player.name} {number}", number + 1
        called[str(player.user)] = name
    return called


def _named(line: dict[str, Any], called: dict[str, str]) -> dict[str, Any]:
    return line | {key: called.get(line[key], line[key]) for key in _NAMES_SEATS if key in line}
