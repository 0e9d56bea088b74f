"""A local Telegram over real HTTP on a free port, with a new world for each test."""

from __future__ import annotations

import asyncio
import inspect
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import telegram
from PIL import Image
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.unit.tgbot.playground.clients import Client, PtbClient, RawClient
from tgbot.playground.clock import ManualClock
from tgbot.playground.local import TOKEN, LocalTelegram
from tgbot.playground.model import Chat, Json, User
from tgbot.playground.people import People
from tgbot.playground.phones import Event
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for the folder, so that one server and its clients serve every test in it."""
    for item in items:
        if (
            "playground" in item.path.parts
            and isinstance(item, pytest.Function)
            and inspect.iscoroutinefunction(item.obj)
        ):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


class Switchboard:
    """One server for the session; each test plugs its own app in."""

    def __init__(self) -> None:
        self.app: ASGIApp = Starlette()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (Starlette() if scope["type"] == "lifespan" else self.app)(scope, receive, send)


@dataclass
class Bot:
    """A webhook that remembers what it got and answers as the test says; 200 with nothing in it otherwise."""

    updates: list[Json] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    headers: list[Any] = field(default_factory=list)
    answer: Callable[[Json], Response | Awaitable[Response]] = lambda _: Response()

    async def take(self, request: Request) -> Response:
        update = await request.json()
        self.updates.append(update)
        self.headers.append(request.headers)
        self.news.set()
        answer = self.answer(update)
        return await answer if inspect.isawaitable(answer) else answer

    async def got(self, count: int) -> list[Json]:
        """Wait until that many deliveries have come in."""
        async with asyncio.timeout(3):
            while len(self.updates) < count:
                self.news.clear()
                await self.news.wait()
        return self.updates


@dataclass
class Stage:
    local: LocalTelegram
    people: People
    clock: ManualClock
    bot: Bot
    address: str
    http: aiohttp.ClientSession
    ada: User
    boris: User
    group: Chat

    @property
    def hook(self) -> str:
        return f"{self.address}/hook"

    def told(self, user: int) -> list[Event]:
        return [event for event in self.local.phones.events if event.user == user]

    async def ask(self, method: str, path: str, body: Json | None = None, **headers: str) -> tuple[int, Any]:
        async with self.http.request(method, self.address + path, json=body, headers=headers) as response:
            return response.status, await response.json()


@dataclass(frozen=True)
class House:
    """What the session shares."""

    address: str
    switchboard: Switchboard
    http: aiohttp.ClientSession
    ptb: telegram.Bot


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[House]:
    switchboard = Switchboard()
    async with serving(switchboard, loopback_socket()) as address, aiohttp.ClientSession(trust_env=False) as http:
        ptb = telegram.Bot(TOKEN, base_url=f"{address}/bot", base_file_url=f"{address}/file/bot")
        switchboard.app = local_telegram(first := LocalTelegram(), People(first))
        async with ptb:
            yield House(address, switchboard, http, ptb)


@pytest_asyncio.fixture(loop_scope="session")
async def stage(house: House) -> AsyncIterator[Stage]:
    """Ada and Boris in a group with the bot; Ada has started it, Boris has only been seen in the group."""
    clock = ManualClock()
    local = LocalTelegram(clock=clock, first_delay=1.0)
    people, bot = People(local), Bot()
    house.switchboard.app = local_telegram(local, people, more=[Route("/hook", bot.take, methods=["POST"])])
    ada = people.add("Ada", username="ada", language_code="en")
    boris = people.add("Boris", language_code="bg")
    group = people.add_group("Friday", [ada.id, boris.id])
    people.start(ada.id)
    people.text(boris.id, group.id, "/hello")
    local.updates.drop_all()
    yield Stage(local, people, clock, bot, house.address, house.http, ada, boris, group)
    await local.close()


@pytest.fixture(params=["ptb", "raw"])
def client(request: pytest.FixtureRequest, house: House, stage: Stage) -> Client:
    if request.param == "ptb":
        return PtbClient(house.ptb)
    return RawClient(house.http, f"{stage.address}/bot{TOKEN}")


@pytest.fixture
def raw(house: House, stage: Stage) -> RawClient:
    return RawClient(house.http, f"{stage.address}/bot{TOKEN}")


@pytest.fixture(scope="session")
def png() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 30), "navy").save(out, "PNG")
    return out.getvalue()
