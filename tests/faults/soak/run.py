"""The soak itself: starts the worker and its store, lets people play, strikes, watches, and looks at what is left."""

import asyncio
import json
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from bench.people import Watch
from bench.telegram import TOKEN, BareTelegram, bare_telegram
from bench.workers import SECRET, session
from bench.workers import Worker as Process
from tests.faults.soak.deliveries import Deliveries
from tests.faults.soak.journal import Journal
from tests.faults.soak.leftovers import CLOSED, Held, held_too_long, keys_left_over, kinds_of_keys, marked
from tests.faults.soak.people import KINDS, SIZES, Circle, Crowd
from tests.faults.soak.readings import connections, resident_kb
from tests.faults.soak.report import HEADER, Soaked, Window
from tests.integration import servers
from tests.integration.fleet import Worker
from tgbot.server.registration import LOOK_S

WATCHED = ("-m", "tests.faults.soak.watched")
READ_S = 1.0
PATIENCE_S = 20.0
SETTLE_S = 90.0  # longer than a rematch is asked for
CLOSES_S = LOOK_S + 15  # connections that nobody uses are closed within 30 s, and each look at the webhook opens one
IDLE_S = 1  # a connection that was not used for so long is closed in a sweep
FAST_S = 0.2  # the pace at which people end their games


@dataclass(frozen=True)
class Plan:
    """How many play, how fast and how long, and what is done to the store meanwhile."""

    seconds: float
    groups: int
    pace_s: float = 25.0  # of a group, from one update to the next, on average
    strike_s: float = 600.0  # from a restart of the store to the next; connections are closed in between
    window_s: float = 60.0
    idle_timeout_s: int = 60  # the server's own `timeout`
    allowed: float | None = None  # KB per minute; None for a tenth of the memory in a day
    leak: bool = False

    @property
    def warm_up_s(self) -> float:
        """Until caches are full and everybody has played: half of the time, an hour at most."""
        return min(self.seconds / 2, 3600)


@dataclass
class Soak:
    """What runs."""

    plan: Plan
    store: servers.Server
    worker: Worker
    telegram: BareTelegram
    telegram_port: int
    deliveries: Deliveries
    journal: Journal
    struck: list[str] = field(default_factory=list)  # in this window

    @property
    def pid(self) -> int:
        assert self.worker.process is not None
        return self.worker.process.pid

    async def held(self) -> Held:
        """Let the worker write down what it holds, and read it."""
        file = self.worker.folder / "held.json"
        file.unlink(missing_ok=True)
        assert self.worker.process is not None
        self.worker.process.send_signal(signal.SIGUSR1)
        async with asyncio.timeout(PATIENCE_S):
            while not file.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
        wrote = json.loads(file.read_text())
        ports = {
            self.store.port: "to the store",
            self.telegram_port: "to Telegram",
            self.worker.port: "from the webhook",
        }
        return Held(wrote["tasks"], wrote["blocks"], wrote["kept"], connections(self.pid, ports))

    async def read_along(self) -> None:
        """Read the journal, for ever."""
        while True:
            self.journal.read()
            await asyncio.sleep(READ_S)

    async def strike(self) -> None:
        """For ever: close idle connections, and half the time later kill the store and start it again."""
        while True:
            await asyncio.sleep(self.plan.strike_s / 2)
            self.struck.append(f"{await asyncio.to_thread(self._sweep)} idle connections closed")
            await asyncio.sleep(self.plan.strike_s / 2)
            self.struck.append("store restarted")
            await asyncio.to_thread(self.store.kill)
            self.journal.read()  # before the server rewrites anything
            await asyncio.to_thread(self.store.start)

    def _sweep(self) -> int:
        with self.store.client as client:
            idle = [one["id"] for one in client.client_list() if int(one["idle"]) >= IDLE_S]
            return sum(client.client_kill_filter(_id=number) for number in idle)

    async def windows(self, told: Callable[[str], None]) -> list[Window]:
        """Watch as long as it was planned; return what was seen in each window."""
        found: list[Window] = []
        process = Process(self.worker.port, self.pid)
        began, again = time.monotonic(), self.deliveries.again
        while time.monotonic() - began < self.plan.seconds:
            cpu, start = process.cpu(), time.monotonic()
            resident: list[float] = []
            while time.monotonic() - start < self.plan.window_s:
                await asyncio.sleep(min(READ_S, self.plan.window_s / 5))
                resident.append(resident_kb(self.pid))
            held, now = await self.held(), time.monotonic()
            window = Window(
                minute=(now - began) / 60,
                resident_kb=sum(resident) / len(resident),
                blocks=held.blocks,
                cpu_share=(process.cpu() - cpu) / (now - start),
                taps=self.deliveries.take_taps(),
                again=self.deliveries.again - again,
                struck="; ".join(self.struck),
            )
            again = self.deliveries.again
            self.struck.clear()
            found.append(window)
            told(window.row())
        return found

    async def settle(self) -> None:
        """Wait until every place is shown and no timer is left, as long as that may take."""
        with self.store.client as client:
            end = time.monotonic() + SETTLE_S
            while marked(client) and time.monotonic() < end:  # noqa: ASYNC110 - the worker does it
                await asyncio.sleep(0.2)

    async def at_rest(self) -> Held:
        """What the worker holds once its connections are closed, or should be."""
        end = time.monotonic() + CLOSES_S
        while True:
            held = await self.held()
            if not any(held.open.get(name) for name in CLOSED) or time.monotonic() > end:
                return held
            await asyncio.sleep(READ_S)


async def soak(folder: Path, plan: Plan, told: Callable[[str], None] = print) -> Soaked:
    """Let a worker play, as planned; return what came of it."""
    async with running(folder, plan, *(["--leak"] if plan.leak else [])) as here:
        before = await here.held()
        crowd = Crowd(_circles(plan, here))
        crowd.begin()
        watching = [asyncio.create_task(one) for one in (here.read_along(), here.strike())]
        told(HEADER)
        windows = await here.windows(told)
        watching[1].cancel()
        await asyncio.gather(watching[1], return_exceptions=True)
        if not here.store.answers():  # it was struck at the last moment
            await asyncio.to_thread(here.store.start)
        await crowd.finish(FAST_S)
        await here.settle()
        watching[0].cancel()
        here.journal.read()
        await here.deliveries.http.close()
        after = await here.at_rest()
        with here.store.client as client:
            left_over = keys_left_over(client) + held_too_long(before, after)
            keys = kinds_of_keys(client)
        await here.worker.end(signal.SIGTERM)
        acknowledged = here.deliveries.acknowledged
        return Soaked(
            windows=windows,
            warm_up_min=plan.warm_up_s / 60,
            games=crowd.games,
            called_off=sum(circle.called_off for circle in crowd.circles),
            acknowledged=len(acknowledged),
            lost=len(acknowledged - here.journal.taken),
            doubled=here.journal.doubled,
            errors=sum(said.count(b" ERROR ") for said in here.worker.said),
            said=b"\n".join(here.worker.said).decode(errors="replace"),
            left_over=left_over,
            keys=keys,
            kept=after.kept,
            open=after.open,
            allowed=plan.allowed,
        )


@asynccontextmanager
async def running(folder: Path, plan: Plan, *flags: str) -> AsyncIterator[Soak]:
    """Run a worker that can be watched, on a store of its own and a bare Telegram."""
    async with AsyncExitStack() as stack:
        telegram, url = await stack.enter_async_context(bare_telegram())
        store = stack.enter_context(servers.server(folder / "store", "--timeout", str(plan.idle_timeout_s)))
        worker = Worker(_settings(url, store.url), folder, servers.free_port())
        worker.settings["WEBHOOK_URL"] = f"http://127.0.0.1:{worker.port}/"
        await worker.start((*WATCHED, *flags))
        http = await stack.enter_async_context(session(100))
        deliveries = Deliveries(worker.settings["WEBHOOK_URL"], http, plan.pace_s, Random(plan.groups))
        journal = Journal(store.folder)
        stack.callback(journal.close)
        try:
            yield Soak(plan, store, worker, telegram, urlsplit(url).port or 0, deliveries, journal)
        finally:
            if worker.lives:
                await worker.end()


def _settings(telegram: str, store: str) -> dict[str, str]:
    """Errors only are logged: what is said of a store that restarts would fill the pipe that nobody reads."""
    return {
        "BOT_TOKEN": TOKEN,
        "WEBHOOK_SECRET": SECRET,
        "TELEGRAM_URL": telegram,
        "TELEGRAM_LIMITS": "false",
        "REDIS_URL": store,
        "LOG_LEVEL": "ERROR",
    }


def _circles(plan: Plan, running: Soak) -> Sequence[Circle]:
    """Groups of every kind in turn."""
    found, first, watch = [], 10_000_000, Watch()
    for number in range(plan.groups):
        kind = KINDS[number % len(KINDS)]
        users = tuple(range(first, first + SIZES[kind]))
        first += len(users)
        chat = users[0] if kind == "alone" else -1_001_000_000_000 - number
        found.append(Circle(chat, users, running.telegram, running.deliveries, watch, kind=kind))
    return found
