"""The sandglass (D9): the last writer gets 30 seconds, counted down on the board in a few edits. Pure."""

from engine.codes.views import TableView, Task
from tgbot.games.codes.model import OWN
from tgbot.tables.context import Moment
from tgbot.tables.model import Table, users_of
from tgbot.tables.pace import PACES

SANDGLASS_S = 30
MARKS = (15, 5, 0)  # seconds left at which the board is updated


def turned(table: Table, before: TableView, now: TableView, moment: Moment) -> Table:
    """Start the sandglass if one encoder is done while another still writes."""
    first_is_done = before.round == now.round and 0 < _writing(now) < _writing(before)
    until, pace = moment.now + SANDGLASS_S, PACES[table.pace]
    if not first_is_done or not pace.sandglass or pace.clues is None:
        return table
    # A pace chosen meanwhile holds from the next decision on: this one may have no limit, or a longer one.
    if table.limit is None or not until < table.limit <= moment.now + pace.clues:
        return table
    for user in users_of(seat for entry in now.awaited for seat in entry.seats):
        card = table.card(user)
        table = table.with_card(user, card.replace(number=card.number + 1, quiet=False))
    return OWN.put(table, sand=MARKS[0]).replace(due=until - MARKS[0], last_minute=False)


def run_on(table: Table) -> Table | None:
    """Move to the next mark; None if the sandglass has run out or was not started."""
    left = OWN.of(table).sand
    if not left or table.due is None:
        return None
    after = MARKS[MARKS.index(left) + 1]
    return OWN.put(table, sand=after).replace(due=table.due + left - after)


def laid_down(table: Table) -> Table:
    """The table with the sandglass stopped."""
    return table if OWN.of(table).sand is None else OWN.put(table, sand=None)


def shown(left: int) -> int:
    """The seconds that the board shows while the time runs down to a mark."""
    marks = (SANDGLASS_S, *MARKS)
    return marks[marks.index(left) - 1]


def _writing(view: TableView) -> int:
    return sum(entry.task is Task.CLUES for entry in view.awaited)
