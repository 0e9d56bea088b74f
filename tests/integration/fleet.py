"""A fleet: bots in processes of their own, behind one address, on a store and a local Telegram that run here."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import aiohttp
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tests.integration import servers
from tests.integration.party import NAMES, House, Party
from tests.integration.showing import differences
from tests.integration.showing import shown as noted
from tgbot.playground.local import LocalTelegram, Tap
from tgbot.playground.people import People
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving
from tgbot.store.errors import Down
from tgbot.store.redis.connection import connect
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.model import Document
from tgbot.tables.places import Place
from tgbot.telegram.buttons import Press

ROOT = Path(__file__).parents[2]
TOKEN = "4000000001:a-token-of-the-local-telegram-only"
PATIENCE_S = 40.0
UNLIMITED = {"TELEGRAM_LIMITS": "false", "FLOOD_CONTROL": "false"}
SERVE = ("-m", "tgbot", "serve")


@dataclass
class Worker:
    """A bot in a process of its own."""

    settings: dict[str, str]
    folder: Path
    port: int
    code: Path = ROOT  # the checkout that it runs
    process: asyncio.subprocess.Process | None = field(default=None, init=False)
    kills: int = field(default=0, init=False)
    said: list[bytes] = field(default_factory=list, init=False)  # on standard error, by processes that ended

    async def start(self, program: Sequence[str] = SERVE) -> None:
        """Start the process, and wait until it takes updates."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, *program),
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(self.code), "PORT": str(self.port), **self.settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE_S)
        if not line.rstrip().endswith(f":{self.port}.".encode()):  # every version ends this line so
            self.process.kill()
            raise AssertionError((await self.process.communicate())[1].decode())

    @property
    def lives(self) -> bool:
        return self.process is not None and self.process.returncode is None

    async def end(self, number: signal.Signals = signal.SIGKILL) -> int:
        """End the process, or wait for one that ends by itself; no traceback may be left behind."""
        assert self.process is not None
        if self.lives:
            self.process.send_signal(number)
        return await self.ended()

    async def ended(self) -> int:
        """Wait for the process to end."""
        assert self.process is not None
        _, errors = await asyncio.wait_for(self.process.communicate(), PATIENCE_S)
        self.said.append(errors)
        assert b"Traceback" not in errors, errors.decode()
        self.kills += 1
        assert self.process.returncode is not None
        return self.process.returncode


class Balancer:
    """The one address of several workers: each delivery goes to the next of them, or to a preferred one that lives.

    It remembers which updates were acknowledged.
    """

    def __init__(self, workers: Sequence[Worker], http: aiohttp.ClientSession) -> None:
        self.preferred: Worker | None = None
        self.acknowledged: list[int] = []
        self._workers = workers
        self._http = http
        self._next = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        worker = self._worker()
        headers = {name: value for name, value in request.headers.items() if name.startswith(("x-", "content-type"))}
        url = f"http://127.0.0.1:{worker.port}{request.url.path}"
        body = await request.body()
        try:
            async with self._http.post(url, data=body, headers=headers) as answer:
                kept = {
                    name: answer.headers[name] for name in ("content-type", "retry-after") if name in answer.headers
                }
                response = Response(await answer.read(), answer.status, headers=kept)
        except aiohttp.ClientError:
            response = Response("", 502)
        if response.status_code == 200:
            self.acknowledged.append(json.loads(body)["update_id"])
        await response(scope, receive, send)

    def _worker(self) -> Worker:
        self._next += 1
        if self.preferred is not None and self.preferred.lives:
            return self.preferred
        return self._workers[self._next % len(self._workers)]


@dataclass(frozen=True)
class FarHouse(House):
    """A local Telegram, and the bots behind one address that any number of parties can play with."""

    workers: list[Worker]
    balancer: Balancer
    redis: Any
    upgraded: bool  # another version began


@dataclass
class FarParty(Party):
    """A party whose bots run elsewhere: what they do is seen in the chats and in the store only."""

    house: FarHouse
    valkey: servers.Server = field(init=False)  # where one store serves this party alone

    def __post_init__(self) -> None:
        self.local, self.people = self.house.local, self.house.people
        self.workers, self.redis = self.house.workers, self.house.redis
        self.store = RedisStore(self.redis)
        self.repository = Repository(self.store, Changes())

    @property
    def worker(self) -> Worker:
        return self.workers[0]

    @property
    def kills(self) -> int:
        return sum(worker.kills for worker in self.workers)

    async def settle(self) -> None:
        """Wait until every update is taken and every chat shows what the store says."""
        wrongs: list[str] = ["not looked yet"]
        try:
            async with asyncio.timeout(PATIENCE_S):
                while wrongs:
                    await asyncio.sleep(0.02)
                    # First the updates: one that is taken while we look would not be among what we see.
                    waiting = [f"update {number} waits" for number in self.local.updates.waiting]
                    with suppress(*Down):  # it is looked at again when the store is back
                        wrongs = waiting + await self._unsettled()
        except TimeoutError:
            raise AssertionError(wrongs) from None

    async def _unsettled(self) -> list[str]:
        """Where chats do not show what they should; where another version began, as long as anything is left to show.

        That version words it otherwise, and what it has shown stays until it has to change.
        """
        if self.house.upgraded:
            places = set(self.places)
            return [f"{place} is dirty" for place in await self.store.dirty(float("inf")) if place in places]
        return await differences(self.local, self.store, self.redis, self.places)

    async def read(self, place: Place) -> Document:
        return await self.repository.read(place)

    def tapping(self, user: int, press: Press, chat: int | None = None) -> Callable[[], Tap]:
        """Return a tap that is not made yet."""
        post, data = self.button(chat or self.group.id, press)
        return lambda: self.people.tap(user, post.chat, post.id, data)

    def writing(self, user: int, text: str, chat: int | None = None) -> Callable[[], object]:
        """Return a message that is not written yet."""
        return lambda: self.people.text(user, chat or self.group.id, text)

    async def unknown_to_the_store(self) -> set[tuple[int, int]]:
        """Return the messages with buttons of ours, by chat and id, that the store does not know of."""
        known = set()
        for place in self.places:
            for chat, messages in (await noted(self.redis, place)).items():
                known |= {(int(chat), row[0]) for row in messages.values()}
        chats = (self.group.id, *self.users)
        return {(chat, post.id) for chat in chats for post, _, _ in self.buttons(chat)} - known


@asynccontextmanager
async def far_house(
    folder: Path,
    store: str,
    workers: int = 1,
    code: Path | str = ROOT,
    program: Sequence[str] = SERVE,
    **settings: str,
) -> AsyncIterator[FarHouse]:
    """Run a local Telegram here, and so many bots of a checkout on a store, in processes of their own."""
    local = LocalTelegram(token=TOKEN, first_delay=0.05)
    people = People(local)
    redis = connect(store)
    fleet = [Worker({}, folder, servers.free_port(), Path(code)) for _ in range(workers)]
    async with (
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        serving(local_telegram(local, people), loopback_socket()) as address,
    ):
        balancer = Balancer(fleet, http)
        async with serving(balancer, loopback_socket()) as hook:
            usual = {"BOT_TOKEN": TOKEN, "TELEGRAM_URL": address, "REDIS_URL": store, "WEBHOOK_URL": f"{hook}/"}
            try:
                for worker in fleet:
                    worker.settings = usual | UNLIMITED | settings
                    await worker.start(program)
                before = Path(code) != ROOT
                yield FarHouse(address, local, people, None, fleet, balancer, redis, before)  # type: ignore[arg-type]
            finally:
                for worker in fleet:
                    if worker.lives:
                        await worker.end()
                await redis.aclose()
                await local.close()


async def bring(house: FarHouse, names: Sequence[str] = NAMES[:3], language: str = "en") -> FarParty:
    """Bring people who have opened the bot together in a new group."""
    users = [house.people.add(name, language_code=language).id for name in names]
    party = FarParty(house, house.people.add_group("The club", users), users)
    for user in users:
        house.people.start(user)
    await party.settle()
    return party


@asynccontextmanager
async def far_party(
    folder: Path,
    workers: int = 1,
    names: Sequence[str] = NAMES[:3],
    program: Sequence[str] = SERVE,
    **settings: str,
) -> AsyncIterator[FarParty]:
    """Run a party with so many bots and a store of its own."""
    with servers.server(folder / "store") as valkey:
        async with far_house(folder, valkey.url, workers, program=program, **settings) as house:
            party = await bring(house, names)
            party.valkey = valkey
            yield party
