"""The pages of those who are told of a lobby remember at which table, as long as they are told."""

import asyncio
from collections.abc import Callable

from tgbot.store.repository import Committed, Repository
from tgbot.tables.context import Decision
from tgbot.tables.model import Table, Visitor
from tgbot.tables.places import user_place


async def remind(repository: Repository, done: Committed[Table], now: float) -> None:
    """Remind those whom a decision, made at `now`, has told of a lobby; where it was taken before, perhaps again.

    Otherwise a page would be gone after a while, and /forget would not find the table.
    """
    table = done.document
    if not done.again and table.told_at != now:
        return
    take: Callable[[Visitor], Decision[Visitor]] = lambda visitor: Decision(visitor.known_at(table.place))  # noqa: E731
    reminders = (repository.run(user_place(user), take, now=now) for user in table.told)
    await asyncio.gather(*map(repository.or_shelve, reminders))
