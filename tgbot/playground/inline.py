"""Inline queries: what people type after the bot's name, and what it offers them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tgbot.playground import render
from tgbot.playground.clock import Clock
from tgbot.playground.model import Json
from tgbot.playground.updates import Updates
from tgbot.playground.world import World

LIFETIME = 150.0
ANSWER_WINDOW = 30.0


@dataclass(frozen=True, slots=True)
class InlineAsk:
    """An inline query; `answer` resolves to the results and how they are kept, or to None when it is too late."""

    id: str
    user: int
    answer: asyncio.Future[Json | None] = field(compare=False)
    expiry: asyncio.Task[None] = field(compare=False)


class InlineAsks:
    """The inline queries that can still be answered."""

    def __init__(self, clock: Clock, world: World, updates: Updates) -> None:
        self._clock = clock
        self._world = world
        self._updates = updates
        self._asked = 0
        self.open: dict[str, InlineAsk] = {}

    def ask(self, user: int, text: str) -> InlineAsk:
        """Send the bot an inline query."""
        self._asked += 1
        ask_id = str((self._world.first_id << 32) + self._asked)
        loop = asyncio.get_running_loop()
        ask = InlineAsk(ask_id, user, loop.create_future(), loop.create_task(self._expire(ask_id)))
        self.open[ask_id] = ask
        query = {
            "id": ask_id,
            "from": render.user(self._world.users[user]),
            "query": text,
            "offset": "",
            "chat_type": "sender",
        }
        self._world.met.add(user)
        self._updates.add("inline_query", query, ("inline_query", user), LIFETIME)
        return ask

    def answer(self, ask: InlineAsk, answer: Json) -> None:
        """Show the first answer; another one changes nothing."""
        if not ask.answer.done():
            ask.answer.set_result(answer)

    def close(self) -> None:
        """Expect no more answers."""
        for ask in self.open.values():
            ask.expiry.cancel()

    async def _expire(self, ask_id: str) -> None:
        await self._clock.sleep(ANSWER_WINDOW)
        ask = self.open.pop(ask_id)
        if not ask.answer.done():
            ask.answer.set_result(None)
