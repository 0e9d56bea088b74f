"""Injected time, so that a test can make a day pass at once."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """A source of time and sleep."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Sleep for that many seconds of this clock."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that stands still until `advance` moves it; sleepers wake when they are due."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._has_sleeper = asyncio.Event()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Sleep until `advance` has passed that time."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        wake = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, wake))
        self._has_sleeper.set()
        await wake

    def advance(self, seconds: float) -> None:
        """Move the clock and wake the sleepers that are due."""
        self._now += seconds
        due = [wake for at, wake in self._sleepers if at <= self._now and not wake.done()]
        self._sleepers = [(at, wake) for at, wake in self._sleepers if at > self._now and not wake.done()]
        for wake in due:
            wake.set_result(None)

    async def until_asleep(self, sleepers: int = 1) -> float:
        """Wait for at least this many sleepers; the time at which the first of them is due."""
        while len(waking := [at for at, wake in self._sleepers if not wake.done()]) < sleepers:
            self._has_sleeper.clear()
            await self._has_sleeper.wait()
        return min(waking)

    async def skip(self, sleepers: int = 1) -> None:
        """Advance to the moment when the first of so many sleepers is due."""
        self.advance(await self.until_asleep(sleepers) - self._now)
