"""Who may do what at a table besides playing: choose how it is played, or decide for all. Pure functions."""

from tgbot.tables.context import Context
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Stage, Table


def may_choose(table: Table, context: Context) -> bool:
    """A person may change settings, language and words: where people sit together, only they, the host or an admin."""
    if table.stage not in {Stage.LOBBY, Stage.GAME}:
        return True
    return table.player(context.person.id) is not None or context.in_charge(table)


def refuse_outsiders(table: Table, context: Context) -> None:
    """Refuse a choice about a game to those who neither play it nor are in charge."""
    if not may_choose(table, context):
        raise in_charge_only(table, "toast-players-choose")


def refuse_unless_in_charge(table: Table, context: Context, text: str) -> None:
    """Refuse what only the host or an admin may do; the text names the host."""
    if not context.in_charge(table):
        raise in_charge_only(table, text)


def in_charge_only(table: Table, text: str) -> TableRefusal:
    """The refusal that names the host; where there is none yet, only admins are in charge."""
    if table.player(table.host) is None:
        return TableRefusal("toast-admin-only")
    return TableRefusal(text, name=table.name(table.host))
