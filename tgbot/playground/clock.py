"""Time comes in from outside, so that a test can make a day pass at once."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """What tells the time, and waits."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait until that many seconds of this clock have passed."""


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Return the time."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


class ManualClock:
    """A clock that stands still until `advance` moves it; those who sleep on it wake when their time has come."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self._someone_sleeps = asyncio.Event()

    def now(self) -> float:
        """Return the time at which the clock stands."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has been moved so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        wake = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, wake))
        self._someone_sleeps.set()
        await wake

    def advance(self, seconds: float) -> None:
        """Move the clock, and wake those whose time has come."""
        self._now += seconds
        due = [wake for at, wake in self._sleepers if at <= self._now and not wake.done()]
        self._sleepers = [(at, wake) for at, wake in self._sleepers if at > self._now and not wake.done()]
        for wake in due:
            wake.set_result(None)

    async def until_asleep(self, sleepers: int = 1) -> float:
        """Wait until at least so many sleep; the moment when the first of them wakes."""
        while len(waking := [at for at, wake in self._sleepers if not wake.done()]) < sleepers:
            self._someone_sleeps.clear()
            await self._someone_sleeps.wait()
        return min(waking)

    async def skip(self, sleepers: int = 1) -> None:
        """Go on to the moment when the first of so many sleepers wakes."""
        self.advance(await self.until_asleep(sleepers) - self._now)
