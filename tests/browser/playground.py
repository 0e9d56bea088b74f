"""The local Telegram as a page test uses it: people over HTTP, and a bot that does what the test says."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
from playwright.async_api import Locator, Page

from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving

PATIENCE = 5


@dataclass(frozen=True, slots=True)
class Playground:
    """A running local Telegram with three people and a group of them and the bot."""

    address: str
    token: str
    username: str
    people: tuple[int, int, int]
    group: int
    http: aiohttp.ClientSession

    async def bot(self, method: str, **params: Any) -> Any:
        """Call the Bot API; a refusal fails the test."""
        async with self.http.post(f"{self.address}/bot{self.token}/{method}", json=params) as response:
            answer = await response.json()
        assert answer["ok"], answer
        return answer["result"]

    async def next_tap(self) -> dict[str, Any]:
        return await self._next(lambda update: update.get("callback_query"))

    async def next_text(self) -> dict[str, Any]:
        """The next message with text that the bot reads; service messages are passed over."""
        return await self._next(lambda update: update["message"] if "text" in update.get("message", ()) else None)

    async def _next(self, wanted: Callable[[dict[str, Any]], dict[str, Any] | None]) -> dict[str, Any]:
        offset = None
        while updates := await self.bot("getUpdates", limit=1, timeout=PATIENCE, offset=offset):
            offset = updates[0]["update_id"] + 1
            if (found := wanted(updates[0])) is not None:
                await self.bot("getUpdates", limit=1, timeout=0, offset=offset)
                return found
        raise AssertionError("the bot waited in vain")

    async def person(self, method: str, path: str, **body: Any) -> Any:
        """Do what a person could do on a phone elsewhere."""
        async with self.http.request(method, f"{self.address}/people{path}", json=body) as response:
            answer = await response.json()
        assert response.ok, answer
        return answer


@asynccontextmanager
async def running_playground() -> AsyncIterator[Playground]:
    local = LocalTelegram()
    people = People(local)
    anna, boris, clara = (
        people.add(name, language_code=language).id
        for name, language in (("Anna", "en"), ("Борис", "bg"), ("Clara", "fr"))
    )
    group = people.add_group("Friday crew", [anna, boris, clara])
    async with (
        aiohttp.ClientSession() as http,
        serving(local_telegram(local, people), loopback_socket()) as address,
    ):
        username = str(local.world.bot.username)
        yield Playground(address, local.world.token, username, (anna, boris, clara), group.id, http)
        local.phones.close()


def phone(page: Page, user: int) -> Locator:
    return page.locator(f'[data-testid="phone"][data-user="{user}"]')


def keyboard(*buttons: dict[str, str]) -> dict[str, list[list[dict[str, str]]]]:
    return {"inline_keyboard": [list(buttons)]}
