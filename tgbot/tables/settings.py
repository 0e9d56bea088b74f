"""The settings of a table: those that every game shares, and those of the games. Pure functions."""

from engine.minds import Level
from tgbot.tables.buttons import SetPace, SetRobots, SetSpoilers
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.model import AUTO_LEVEL, Table
from tgbot.tables.pace import PACES
from tgbot.tables.pages import same_page
from tgbot.tables.rights import refuse_outsiders
from tgbot.tables.setting import AnySetting, Choice, Holds, Setting, capital, switch
from tgbot.telegram.messages import Answer

PACE: Setting[str] = Setting(
    key="pace",
    press=SetPace,
    choices=tuple(PACES),
    current=lambda table: table.pace,
    choose=lambda table, pace, _: table.replace(pace=pace),
    label=lambda say, pace: say.plain(f"button-pace-{pace}"),
    value=lambda say, pace: say.plain(f"pace-{pace}"),
    holds=Holds.STEP,
    announced=True,
)
SPOILERS = switch("spoilers", SetSpoilers, lambda table: table.spoilers, lambda table, on: table.replace(spoilers=on))


ROBOTS: Setting[str] = Setting(
    key="robots",
    press=SetRobots,
    choices=(AUTO_LEVEL, *Level),
    current=lambda table: table.robots,
    choose=lambda table, level, _: table.replace(robots=level),
    label=lambda say, level: capital(say.plain(f"robots-{level}")),
    value=lambda say, level: say.plain(f"robots-{level}"),
)

SETTINGS_PAGE = "settings"


def settings_of(table: Table) -> list[AnySetting]:
    """What can be set for the game that a table plays, row by row."""
    game = game_of(table)
    return [PACE, SPOILERS, *([ROBOTS] if game.robot_button else ()), *game.settings]


def opened(table: Table, key: str) -> AnySetting | None:
    """The setting of this key, if the table's game has it."""
    return next((setting for setting in settings_of(table) if setting.key == key), None)


def chosen(table: Table, context: Context, setting: Setting[Choice], choice: Choice) -> Decision[Table]:
    """The table after a choice on the settings page, which lists all settings again."""
    refuse_outsiders(table, context)
    if choice not in setting.choices:
        raise TableRefusal("toast-unknown-button")
    table = setting.choose(table, choice, context.moment)
    page = same_page(table, SETTINGS_PAGE)
    return Decision(table.replace(page=page), Answer(setting.line(table, context.say)))
