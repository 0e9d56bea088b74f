"""What the bot is asked, and answers in its own time: taps on its buttons, and inline queries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from tgbot.playground import render
from tgbot.playground.model import Json
from tgbot.playground.updates import Update, Updates
from tgbot.playground.world import World

LIFETIME = 150.0
ANSWER_WINDOW = 30.0

Shown = TypeVar("Shown")


@dataclass(frozen=True, slots=True)
class Query(Generic[Shown]):
    """One query; `answer` resolves to what its sender is shown, also when it is too late for an answer."""

    id: str
    user: int
    answer: asyncio.Future[Shown] = field(compare=False)
    expiry: asyncio.Task[None] = field(compare=False)


class Queries(Generic[Shown]):
    """The queries of one kind of update that can still be answered."""

    def __init__(
        self,
        kind: str,
        world: World,
        updates: Updates,
        show: Callable[[Query[Shown], Json | None], Shown],
    ) -> None:
        """`show` makes of the bot's answer, or of None when it is too late, what the sender is shown."""
        self._kind = kind
        self._world = world
        self._updates = updates
        self._show = show
        self._asked = 0
        self.open: dict[str, Query[Shown]] = {}

    def ask(self, user: int, about: Json) -> Query[Shown]:
        """Send the bot a query; `about` are the fields of its kind."""
        self._asked += 1
        query_id = str((self._world.first_id << 32) + self._asked)
        loop = asyncio.get_running_loop()
        query: Query[Shown] = Query(query_id, user, loop.create_future(), loop.create_task(self._expire(query_id)))
        self.open[query_id] = query
        self._world.met.add(user)
        payload = {"id": query_id, "from": render.user(self._world.users[user])} | about
        self._updates.add(self._kind, payload, (self._kind, user), LIFETIME)
        return query

    def answer(self, query: Query[Shown], answer: Json | None) -> None:
        """Show the first answer; Telegram accepts another one and shows nothing."""
        if not query.answer.done():
            query.answer.set_result(self._show(query, answer))

    def given_up(self, update: Update) -> None:
        """The bot will not get this update any more."""
        query = self.open.get(update.payload["id"]) if update.kind == self._kind else None
        if query is not None:
            self.answer(query, None)

    def close(self) -> None:
        """Expect no more answers."""
        for query in self.open.values():
            query.expiry.cancel()

    async def _expire(self, query_id: str) -> None:
        await self._world.clock.sleep(ANSWER_WINDOW)
        self.answer(self.open.pop(query_id), None)
