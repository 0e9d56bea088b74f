"""Settings of the code game."""

from tgbot.games.codes.agreement import AGREEMENTS, settled
from tgbot.games.codes.buttons import SetAgreement, SetMode, SetRerolls, SetTalk
from tgbot.games.codes.lifecycle import MODES
from tgbot.games.codes.model import KEY, OWN
from tgbot.tables.context import Moment
from tgbot.tables.lobby import rearranged
from tgbot.tables.model import Stage, Table
from tgbot.tables.setting import Holds, Setting, capital, switch

MAX_REROLLS = 2


def _agree(table: Table, who: str, moment: Moment) -> Table:
    """Choose who locks an answer; with `any`, existing agreements may be enough now."""
    table = OWN.put(table, agreement=who)
    return settled(table, moment) if table.stage is Stage.GAME and table.game == KEY else table


REROLLS: Setting[int] = Setting(
    key="rerolls",
    press=SetRerolls,
    choices=tuple(range(MAX_REROLLS + 1)),
    current=lambda table: OWN.of(table).rerolls,
    choose=lambda table, count, _: OWN.put(table, rerolls=count),
    label=lambda say, count: capital(say.plain("rerolls", count=count)),
    value=lambda say, count: say.plain("rerolls", count=count),
)
MODE: Setting[str] = Setting(
    key="mode",
    press=SetMode,
    choices=tuple(MODES),
    current=lambda table: OWN.of(table).mode,
    choose=lambda table, mode, _: rearranged(OWN.put(table, mode=mode)),
    label=lambda say, mode: capital(say.plain(f"mode-{mode}")),
    value=lambda say, mode: say.plain(f"mode-{mode}"),
    holds=Holds.GAME,
    announced=True,
)
AGREEMENT: Setting[str] = Setting(
    key="agreement",
    press=SetAgreement,
    choices=AGREEMENTS,
    current=lambda table: OWN.of(table).agreement,
    choose=_agree,
    label=lambda say, who: capital(say.plain(f"agreement-{who}")),
    value=lambda say, who: say.plain(f"agreement-{who}"),
)
TALK = switch("talk", SetTalk, lambda table: OWN.of(table).talk_on, lambda table, on: OWN.put(table, talk_on=on))

SETTINGS = (REROLLS, MODE, AGREEMENT, TALK)
