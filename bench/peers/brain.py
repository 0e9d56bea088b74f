"""What every peer shares: the bot's own way in, its commit script and its screens, and a plain record of what is shown.

The record is kept in memory and nothing guards a send: that is less than the bot does, and so no peer is slowed by it.
"""

import asyncio
import os
import time
from dataclasses import dataclass
from typing import Protocol

from bench.telegram import BOT
from tgbot.answers import Answer
from tgbot.decode import Incoming
from tgbot.desk import Desk
from tgbot.entry import Entry
from tgbot.pictures import SheetPicture, off_loop, sheet_picture
from tgbot.places import Chat, Place
from tgbot.redis_address import connect
from tgbot.screens.message import Links, Message
from tgbot.screens.screen import screen
from tgbot.store import Store


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
        self._desk = Desk(Store(connect(redis)))
        self._desk.changed = self._note
        self._links = Links(str(BOT["username"]))
        self._entry = Entry(self._desk, self._links, _nobody_leads, time.time)
        self._calls = calls
        self._changed: set[Place] = set()
        self._locks: dict[Place, asyncio.Lock] = {}
        self._shown: dict[Place, dict[Chat, dict[str, tuple[int, Message]]]] = {}

    async def take(self, incoming: Incoming) -> Answer | None:
        """Do what came in; when this returns, it is committed."""
        return await self._entry.take(incoming)

    async def show(self) -> None:
        """Make every chat show what has changed."""
        while self._changed:
            place = self._changed.pop()
            lock = self._locks.setdefault(place, asyncio.Lock())
            async with lock:
                await self._bring_up_to_date(place)

    def _note(self, place: Place, _opening: object) -> None:
        self._changed.add(place)

    async def _bring_up_to_date(self, place: Place) -> None:
        kept = self._desk.kept(place)
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
    """Return the picture of a message that is one, drawn where the bot draws it."""
    picture = message.picture
    return await off_loop(sheet_picture, picture) if isinstance(picture, SheetPicture) else None


async def _nobody_leads(_chat: int, _user: int) -> bool:
    return False
