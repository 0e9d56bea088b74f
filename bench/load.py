"""Loads: many groups play at once, as fast as so many connections allow, or at a steady pace."""

import asyncio
import gc
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp

from bench.people import Deliver, Group, Watch
from bench.telegram import BareTelegram
from bench.workers import Worker, session

_chats = itertools.count(1)


@dataclass(frozen=True, slots=True)
class Measured:
    """What a load has cost, and how long taps took to change their cards."""

    updates: int
    cpu: float
    wall: float
    calls: int
    cards: tuple[float, ...]

    @property
    def cpu_us(self) -> float:
        """Return the microseconds of processor time for an update."""
        return 1e6 * self.cpu / self.updates

    @property
    def per_core(self) -> float:
        """Return the updates that one processor could take in a second."""
        return self.updates / self.cpu

    def card_ms(self, part: float) -> float:
        """Return how long that part of the taps took at most, in milliseconds."""
        return 1e3 * percentile(self.cards, part)


class Delivery:
    """Delivers updates to workers in turn."""

    def __init__(self, workers: Sequence[Worker], http: aiohttp.ClientSession, rate: float | None = None) -> None:
        """Take the workers, the connections to them, and how many updates a second may leave, if not any number."""
        self._urls = itertools.cycle([worker.url for worker in workers])
        self._http = http
        self._between = 1 / rate if rate else 0.0
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until another update may leave."""
        if self._between:
            now = time.perf_counter()
            self._next = max(self._next + self._between, now)
            await asyncio.sleep(self._next - now)

    async def __call__(self, body: bytes) -> float:
        """Deliver an update, again until it is taken; return when it first left."""
        url, left = next(self._urls), time.perf_counter()
        while True:
            async with self._http.post(url, data=body) as answer:
                await answer.read()
                if answer.status == 200:
                    return left
            await asyncio.sleep(0.05)


@dataclass
class Crowd:
    """Groups that play on some workers."""

    telegram: BareTelegram
    workers: Sequence[Worker]
    groups: list[Group]
    watch: Watch

    async def open_bot(self) -> None:
        """Let everybody open the bot."""
        await asyncio.gather(*(group.open_bot() for group in self.groups))

    async def play(self) -> Measured:
        """Play one game in every group, all at once."""
        return await self.measured(asyncio.gather(*(group.play() for group in self.groups)))

    async def measured(self, doing: Awaitable[object]) -> Measured:
        """Return what it costs that something is done; meanwhile the benchmark's own garbage waits."""
        gc.collect()
        gc.disable()
        try:
            return await self._measured(doing)
        finally:
            gc.enable()

    async def _measured(self, doing: Awaitable[object]) -> Measured:
        before, calls, began = self._cpu(), self._calls(), time.perf_counter()
        await doing
        wall = time.perf_counter() - began
        await asyncio.sleep(0.2)  # for the last screens
        watch = self.watch
        return Measured(watch.delivered, self._cpu() - before, wall, self._calls() - calls, tuple(watch.cards))

    def _cpu(self) -> float:
        return sum(worker.cpu() for worker in self.workers)

    def _calls(self) -> int:
        return sum(self.telegram.calls.values())


@asynccontextmanager
async def crowd(
    telegram: BareTelegram, workers: Sequence[Worker], groups: int, connections: int, rate: float | None = None
) -> AsyncIterator[Crowd]:
    """Gather so many new groups, whose members have opened the bot."""
    watch = Watch()
    async with session(connections) as http:
        eager = Delivery(workers, http)
        people = Crowd(telegram, workers, [_group(telegram, eager, watch) for _ in range(groups)], watch)
        await people.open_bot()
        watch.reset()
        paced = Delivery(workers, http, rate)
        for group in people.groups:
            group.deliver = paced
        yield people


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value that this part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def _group(telegram: BareTelegram, deliver: Deliver, watch: Watch) -> Group:
    number = next(_chats)
    first = 10_000_000 + 3 * number
    return Group(-1_001_000_000_000 - number, (first, first + 1, first + 2), telegram, deliver, watch)
