"""What every peer shares: the bot's own way in, its commit script and its screens, and a plain record of what is shown.

The record is kept in memory and nothing guards a send: that is less than the bot does, and so no peer is slowed by it.
"""

import asyncio
import os
import time
from dataclasses import dataclass
from typing import Protocol

from bench.telegram import BOT
from tgbot import games as _games  # noqa: F401 - fills the registry of games
from tgbot.handlers.chat_changes import ChatChanges
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.handlers.private import PrivateChats
from tgbot.pictures.off_loop import off_loop
from tgbot.store.redis.connection import connect
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.places import Place
from tgbot.telegram.messages import Answer, Chat, Links, Message, Photo
from tgbot.telegram.updates import Incoming
from tgbot.ui.screen import screen


class Calls(Protocol):
    """A library's way to call Telegram."""

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message and return its id."""

    async def edit(self, chat: Chat, number: int, message: Message) -> None:
        """Change a message."""

    async def strip(self, chat: Chat, number: int) -> None:
        """Take the buttons off a message."""

    async def delete(self, chat: Chat, number: int) -> None:
        """Delete a message."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where a peer runs, as its environment tells."""

    port: int
    token: str
    telegram: str
    redis: str
    secret: str

    @classmethod
    def read(cls) -> "Surroundings":
        """Return what the environment tells."""
        told = os.environ
        return cls(
            int(told["PORT"]), told["BOT_TOKEN"], told["TELEGRAM_URL"], told["REDIS_URL"], told["WEBHOOK_SECRET"]
        )


class Brain:
    """Decides, commits and shows."""

    def __init__(self, redis: str, calls: Calls) -> None:
        """Take the store's address and a way to call Telegram."""
        self._changed: set[Place] = set()
        store, changes = RedisStore(connect(redis)), Changes()
        store.older_workers = False  # as the bot finds out when it starts
        changes.on_place(self._changed.add)
        self._repository = Repository(store, changes)
        self._links = Links(str(BOT["username"]))
        self._dispatcher = Dispatcher(
            self._repository,
            self._links,
            time.time,
            private=PrivateChats(self._repository, store.dead_letters.purge, _never),
            chats=ChatChanges(self._repository, time.time),
            is_admin=_never,
            erase=_never,
            tapped=lambda *_: None,
        )
        self._calls = calls
        self._locks: dict[Place, asyncio.Lock] = {}
        self._shown: dict[Place, dict[Chat, dict[str, tuple[int, Message]]]] = {}

    async def take(self, incoming: Incoming) -> Answer | None:
        """Do what came in; when this returns, it is committed."""
        return await self._dispatcher.take(incoming)

    async def show(self) -> None:
        """Make every chat show what has changed."""
        while self._changed:
            place = self._changed.pop()
            lock = self._locks.setdefault(place, asyncio.Lock())
            async with lock:
                await self._bring_up_to_date(place)

    async def _bring_up_to_date(self, place: Place) -> None:
        kept = self._repository.kept(place)
        wanted = {} if kept is None else screen(kept[1], self._links)
        shown = self._shown.setdefault(place, {})
        for chat, messages in wanted.items():
            before = shown.get(chat, {})
            after = shown[chat] = {}
            for message in messages:
                number, old = before.pop(message.key, (0, None))
                if not number:
                    number = await self._calls.send(chat, message)
                elif old != message:
                    await self._calls.edit(chat, number, message)
                after[message.key] = number, message
            for number, old in before.values():
                if old.fleeting:
                    await self._calls.delete(chat, number)
                elif old.keyboard:
                    await self._calls.strip(chat, number)


async def drawn(message: Message) -> bytes | None:
    """The picture of a message that has one, drawn where the bot draws it."""
    return await off_loop(message.picture) if isinstance(message, Photo) else None


async def _never(_chat: int, _number: int) -> bool:
    """Nobody is an admin, and the bot may delete nothing: no game of the benchmark asks."""
    return False
