"""What a change of seats, or the end of the time, means for the code game. Pure transitions."""

from engine.codes.actions import RedrawCode, TimeUp
from engine.codes.views import Task
from tgbot import agreement
from tgbot.answers import Moment
from tgbot.documents import Stage, Table
from tgbot.play import act
from tgbot.sitting import sitting


def after_leaving(table: Table, moment: Moment) -> Table:
    """Let the next encoder draw where the leaver had seen the code (L3), and lock what all the others agree on."""
    return agreement.settled(draw_again(table, moment), moment)


def draw_again(table: Table, moment: Moment) -> Table:
    """L3: a side whose encoder has left gets another code, as soon as somebody is there to see it."""
    for side in sitting(table).view().sides:
        if side.encodes and side.encoder is not None and table.stage is Stage.GAME:
            view = sitting(table).seat(int(side.encoder))
            if Task.CLUES in view.tasks and view.code is None:
                table = act(table, None, RedrawCode(side.key), moment)
    return table


def late(table: Table) -> list[int]:
    """Return who has not even drafted an answer when the time is up."""
    return [
        int(seat)
        for entry in sitting(table).view().awaited
        if entry.task is not Task.SUBSTITUTE
        for seat in entry.seats
        if agreement.proposed(table.card(int(seat)), entry.task) is None
    ]


def time_up(table: Table, moment: Moment) -> Table:
    """Go on with what teams have drafted and without what is missing (D9, D19)."""
    short = any(entry.task is Task.SUBSTITUTE for entry in sitting(table).view().awaited)  # L2
    after = table if short else agreement.by_plurality(table, moment)
    return after if after.nonce != table.nonce else act(after, None, TimeUp(), moment)
