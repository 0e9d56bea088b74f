"""Small pieces that the screens of every game are made of."""

from collections.abc import Iterable
from datetime import UTC, datetime

from tgbot.i18n.texts import Html, Say, join
from tgbot.tables import seats
from tgbot.tables.buttons import PlayNext, RobotForSeat, TakeSeat, WaitFor
from tgbot.tables.model import Notice, Table, user_of
from tgbot.tables.pace import HOUR
from tgbot.telegram.messages import Button, Rows

NOTHING = "—"
NEWS = ("news-", "welcome-")  # what the texts of notices begin with that warn of nothing
FAR_S = 6 * HOUR  # a limit that long may end on another day, so the day is shown


def until(table: Table, say: Say) -> Html:
    """Until when the table waits, as each reader's phone shows its local time; of a far limit also the day."""
    limit = table.limit
    if limit is None:
        return Html("")
    if limit - table.opened >= FAR_S:
        return say("board-until-day", time=clock(limit, "dt", "%d.%m. %H:%M"))
    return say("board-until", time=clock(limit, "t", "%H:%M"))


def clock(when: float, shown: str, otherwise: str) -> Html:
    """A time that a phone shows in its own zone, in one of Telegram's formats; other clients show it in UTC."""
    moment = datetime.fromtimestamp(when, UTC)
    return Html(f'<tg-time unix="{int(when)}" format="{shown}">{moment:{otherwise}} UTC</tg-time>')


def names(table: Table, seats: Iterable[str | int], between: str = ", ") -> str:
    """The names of players."""
    return between.join(table.name(seat) for seat in seats)


def seat_names(table: Table, say: Say) -> list[Html]:
    """The names of the players in a lobby, each with whether the bot has to be opened yet."""
    named = zip(table.players, table.names().values(), strict=True)
    return [say("name" if player.ready else "lobby-needs-start", name=name) for player, name in named]


def mentions(table: Table, seats: Iterable[str], say: Say) -> Html:
    """The names of players as mentions, which ping them."""
    return Html(", ".join(_mention(table, seat, say) for seat in seats))


def _mention(table: Table, seat: str, say: Say) -> str:
    name, user = say("name", name=table.name(seat)), user_of(seat)
    return name if user is None else f'<a href="tg://user?id={user}">{name}</a>'


def unreachable(table: Table, say: Say) -> list[Html]:
    """The players whom the bot cannot write to: they blocked it, or have never opened it."""
    shut = [table.name(player.seat) for player in table.players if not player.ready and not player.left]
    return [say("board-unreachable", names=", ".join(shut))] if shut else []


def seat_lines(table: Table, say: Say) -> list[Html]:
    """Whose seats are free, who seems to be away, and who plays next."""
    left = seats.vacant(table)
    lines = [say("board-seat-wanted", names=names(table, left))] if left else []
    lines += [say("board-seems-away", name=table.name(user)) for user in seats.away(table)]
    return [*lines, *next_lines(table, say)]


def next_lines(table: Table, say: Say) -> list[Html]:
    """Who waits for the next game, each with what is still to be done for it."""
    if not table.queue:
        return []
    waiting = join(", ", [say("name" if p.ready else "lobby-needs-start", name=p.name) for p in table.queue])
    return [say("board-next-game", names=waiting)]


def seat_rows(table: Table, say: Say) -> Rows:
    """A button for every seat that can be taken; the players can wait for who is only away."""
    return (*(_seat_row(table, user, say) for user in seats.free_seats(table)),)


def _seat_row(table: Table, user: int, say: Say) -> tuple[Button, ...]:
    take = Button(say.plain("button-take-seat", name=table.name(user)), TakeSeat(str(user)), style="success")
    if user in seats.away(table):
        return take, Button(say.plain("button-wait-for"), WaitFor(str(user)))
    if seats.robot_may_sit(table, user):
        return take, Button(say.plain("button-robot-seat"), RobotForSeat(str(user)))
    return (take,)


def next_rows(say: Say) -> Rows:
    """The button for the next game: it stands there for everybody."""
    return ((Button(say.plain("button-play-next"), PlayNext()),),)


def notice_line(notice: Notice, say: Say) -> Html:
    """A notice as a card shows it: news as they are, anything else as a warning."""
    if notice.text.startswith(NEWS):
        return say(notice.text, **notice.facts)
    return say("card-notice", reason=say.plain(notice.text, **notice.facts))
