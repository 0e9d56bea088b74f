"""Settings of a table by name, each where it belongs: at a game's own values, or at the table itself."""

from typing import Any

from tgbot.games.codes.model import OWN as CODES
from tgbot.games.codes.model import CodesTable
from tgbot.games.kryptos.model import OWN as KRYPTOS
from tgbot.games.kryptos.model import KryptosTable
from tgbot.tables.game import games
from tgbot.tables.model import Table
from tgbot.tables.setting import AnySetting
from tgbot.tables.settings import PACE, ROBOTS, SPOILERS

_AT_THE_TABLE = ("finished",)  # both the table and the code game count these


def with_settings(table: Table, **settings: Any) -> Table:
    """The table with some of its fields changed, or of those that a game keeps about it."""
    own = {name: value for name, value in settings.items() if name not in _AT_THE_TABLE}
    codes = {name: value for name, value in own.items() if name in CodesTable.model_fields}
    kryptos = {name: value for name, value in own.items() if name in KryptosTable.model_fields}
    table = CODES.put(table, **codes) if codes else table
    table = KRYPTOS.put(table, **kryptos) if kryptos else table
    return table.replace(**{name: value for name, value in settings.items() if name not in codes | kryptos})


def all_settings() -> list[AnySetting]:
    """What can be set in any game."""
    return [PACE, SPOILERS, ROBOTS, *(setting for game in games().values() for setting in game.settings)]
