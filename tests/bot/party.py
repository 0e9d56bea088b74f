"""A party: three people with phones, the real bot on a real store, and the strict local Telegram between them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from engine.core import Seat
from engine.registry import GAMES
from tgbot.app import Crosswire
from tgbot.buttons import Press, Tapped, unpack
from tgbot.documents import Table
from tgbot.places import table_place
from tgbot.play_here import playground
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Chat, Post
from tgbot.playground.people import People

PATIENCE_S = 10.0


@dataclass
class Party:
    """Three people in a group, and what they can do and see."""

    address: str
    local: LocalTelegram
    people: People
    bot: Crosswire
    group: Chat
    users: list[int]

    async def settle(self) -> None:
        """Wait until every update is delivered and every screen is shown."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                await self.bot.postman.idle()
                if not self.local.updates.waiting and not self.bot.postman.busy:
                    return
                await asyncio.sleep(0.005)

    async def say(self, user: int, text: str, chat: int | None = None) -> Post:
        """Write a text, in the group where no chat is named."""
        post = self.people.text(user, chat or self.group.id, text)
        await self.settle()
        return post

    async def start(self, user: int, payload: str | None = None) -> None:
        """Open the bot."""
        self.people.start(user, payload)
        await self.settle()

    async def tap(self, user: int, press: Press | type[Press], chat: int | None = None) -> dict[str, Any]:
        """Tap the newest button of this kind in a chat, and return the answer that pops up."""
        post, data = self.button(chat or self.group.id, press)
        answer = await asyncio.wait_for(self.people.tap(user, chat or self.group.id, post.id, data).answer, PATIENCE_S)
        await self.settle()
        return dict(answer)

    def button(self, chat: int, press: Press | type[Press]) -> tuple[Post, str]:
        """Return the newest message with such a button, and the button's data."""
        for post, data, tapped in self.buttons(chat):
            if tapped.press == press or (isinstance(press, type) and isinstance(tapped.press, press)):
                return post, data
        raise AssertionError(f"no button {press} in {chat}: {self.texts(chat)[-1:]}")

    def buttons(self, chat: int) -> list[tuple[Post, str, Tapped]]:
        """Return every button of a chat with its data, the newest message first."""
        found = []
        for post in reversed(self.local.world.chats[chat].posts.values()):
            for row in (post.markup or {}).get("inline_keyboard", []):
                for button in row:
                    tapped = unpack(button.get("callback_data", ""))
                    if tapped:
                        found.append((post, button["callback_data"], tapped))
        return found

    def texts(self, chat: int) -> list[str]:
        """Return what the bot's messages in a chat say now, oldest first."""
        posts = self.local.world.chats[chat].posts.values()
        return [post.text for post in posts if post.sender == self.local.world.bot.id]

    async def table(self) -> Table:
        """Return the group's table as it is stored."""
        table = await self.bot.desk.read(table_place(self.group.id))
        assert isinstance(table, Table)
        return table

    async def view(self, user: int) -> Any:
        """Return what a player may know, from the engine itself."""
        table = await self.table()
        game = GAMES[table.game]
        return game.seat_view(game.thaw(table.state or {}), Seat(str(user)))


@asynccontextmanager
async def party(languages: tuple[str, ...] = ("en", "en", "en"), started: int = 3) -> AsyncIterator[Party]:
    """Open a playground with three people, of whom the first `started` have opened the bot."""
    async with playground(0) as (address, local, people, bot):
        named = zip(("Ana", "Bo", "Cy"), languages, strict=True)
        users = [people.add(name, language_code=code).id for name, code in named]
        group = people.add_group("The club", users)
        one = Party(address, local, people, bot, group, users)
        for user in users[:started]:
            await one.start(user)
        await one.settle()
        yield one
