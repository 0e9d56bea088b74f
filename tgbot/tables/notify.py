"""Who asked to be told privately when a lobby opens, and who is told of the present one. Pure transitions."""

from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Subscriber, Table
from tgbot.telegram.updates import Sender

MAX_SUBSCRIBERS = 200  # of one table
NOTIFY_EVERY_S = 3600  # the lobbies of one table are told of at most once an hour


def subscribe(table: Table, person: Sender, ready: bool) -> Table:
    """Tell a person of the lobbies that open from now on; who cannot be written to yet has to open the bot first."""
    others = _without(table, person.id)
    if len(others) >= MAX_SUBSCRIBERS:
        raise TableRefusal("page-notify-full", name=person.name, most=MAX_SUBSCRIBERS)
    return table.replace(subscribers=(*others, Subscriber(user=person.id, language=person.language, ready=ready)))


def unsubscribe(table: Table, user: int) -> Table:
    """Tell a person of no more lobbies, and take back what they were told of the present one."""
    if table.subscriber(user) is None:
        return table
    return answered(table.replace(subscribers=_without(table, user)), user)


def announce(table: Table, moment: Moment) -> Table:
    """Tell those who asked, and do not sit there yet, of the lobby that has just opened; not twice within an hour."""
    told = tuple(one.user for one in table.subscribers if one.ready and table.player(one.user) is None)
    if not told or moment.now - table.told_at < NOTIFY_EVERY_S:
        return table
    return table.replace(told=told, told_at=moment.now)


def answered(table: Table, user: int) -> Table:
    """Take back what a person was told of the present lobby: they sit there now, or do not want to know."""
    return table.replace(told=tuple(one for one in table.told if one != user)) if user in table.told else table


def make_ready(table: Table, person: Sender) -> Table:
    """Note that the bot may write to a person who asked to be told, in this language."""
    if table.subscriber(person.id) is None:
        return table
    return _changed(table, person.id, ready=True, language=person.language)


def respeak(table: Table, user: int, language: str) -> Table:
    """Speak another language to a person who asked to be told."""
    return table if table.subscriber(user) is None else _changed(table, user, language=language)


def _changed(table: Table, user: int, **changes: object) -> Table:
    return table.replace(
        subscribers=tuple(one.replace(**changes) if one.user == user else one for one in table.subscribers)
    )


def _without(table: Table, user: int) -> tuple[Subscriber, ...]:
    return tuple(one for one in table.subscribers if one.user != user)
