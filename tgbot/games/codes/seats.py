"""The effects of seat changes and timeouts on the code game. Pure transitions."""

from engine.codes import CODES
from engine.codes.actions import RedrawCode, TimeUp
from engine.codes.views import TableView, Task
from engine.core import Seat
from tgbot.games.codes import agreement
from tgbot.games.codes.model import OWN
from tgbot.games.codes.teams import NAMED, team_name
from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.model import Notice, Player, Stage, Table, user_of
from tgbot.tables.play import act
from tgbot.tables.session import seat_view, table_view

_DUTIES: dict[Task | None, tuple[str, str]] = {
    Task.CLUES: ("nudge-clues", "button-write-clues"),
    Task.GUESS: ("nudge-guess", "button-guess-code"),
    Task.INTERCEPTION: ("nudge-interception", "button-intercept-code"),
    Task.KEYWORDS: ("nudge-keywords", "button-write-keywords"),
}


def seats_changed(table: Table, moment: Moment) -> Table:
    """Redraw codes that a leaver had seen (L3), and lock answers that all remaining players agree on."""
    return agreement.settled(draw_again(table, moment), moment)


def draw_again(table: Table, moment: Moment) -> Table:
    """L3: a side whose encoder has left gets another code, as soon as the next encoder is seated."""
    for side in table_view(CODES, table).sides:
        if side.encodes and side.encoder is not None and table.stage is Stage.GAME:
            view = seat_view(CODES, table, side.encoder)
            if Task.CLUES in view.tasks and view.code is None:
                table = act(table, None, RedrawCode(side.key), moment)
    return table


def awaited(table: Table, view: TableView) -> list[Seat]:
    """The players who still have to answer; of those who share an answer, who has not agreed to one yet.

    Where all have agreed, but not to the same answer, the table waits for all of them.
    """
    return [seat for entry in view.awaited for seat in _undecided(table, entry.seats) or entry.seats]


def _undecided(table: Table, seats: tuple[Seat, ...]) -> list[Seat]:
    return [seat for seat in seats if (user := user_of(seat)) is None or not OWN.card(table, user).agreed]


def late(table: Table, view: TableView) -> list[Seat]:
    """The players without even a drafted answer when the time is up."""
    return [seat for entry in view.awaited for seat in entry.seats if not _began(table, entry.task, seat)]


def _began(table: Table, task: Task, seat: Seat) -> bool:
    """Whether a player has drafted an answer that counts when the time is up (D9, D19)."""
    if task is Task.CLUES:
        return any(clue is not None for clue in seat_view(CODES, table, seat).draft)
    user = user_of(seat)
    return user is not None and agreement.proposed(OWN.card(table, user), task) is not None


def duty_texts(view: TableView, seat: Seat) -> tuple[str, str]:
    """What a nudge says to a player, and what its button says."""
    task = next((entry.task for entry in view.awaited if seat in entry.seats), None)
    return _DUTIES.get(task, ("nudge-any", "button-open-bot"))


def welcome(table: Table, player: Player, former: Player, say: Say) -> Notice:
    """For whom a substitute plays, and on which side."""
    team = {"team": team_name(table, player.side, say)} if player.side in NAMED else {}
    role = "team" if team else player.side
    return Notice(text=f"welcome-{role}", facts={"name": former.name, "title": table.title, **team})


def time_up(table: Table, moment: Moment) -> Table:
    """Continue with the drafted answers and without the missing ones (D9, D19)."""
    short = any(entry.task is Task.SUBSTITUTE for entry in table_view(CODES, table).awaited)  # L2
    after = table if short else agreement.by_plurality(table, moment)
    return after if after.nonce != table.nonce else act(after, None, TimeUp(), moment)
