"""An event loop whose time is virtual: when nothing is ready, the next timer is due at once.

Nothing in it waits, and nothing comes from outside, so a run depends on its seed alone.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")

BEGINNING = 1_800_000_000.0  # when every run begins, in seconds since 1970


class NothingToWaitFor(Exception):
    """Everybody waits and no timer is set: a run that would never end."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order in which they were asked for, and timers in the order of their times."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = _Jump(self)

    def time(self) -> float:
        """Return the seconds since the run began."""
        return self._now

    def jump(self) -> None:
        """Go on to the next timer."""
        scheduled: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        if not scheduled:
            raise NothingToWaitFor
        self._now = max(self._now, scheduled[0].when())

    def run_in_executor(self, _executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Run it here: a thread would have a time of its own."""
        done = self.create_future()
        done.set_result(func(*args))
        return done

    def _process_events(self, events: list[Any]) -> None:
        """There are none from outside."""

    def _write_to_self(self) -> None:
        """Nobody else could wake this loop."""


class _Jump:
    """Stands where a loop waits for the world."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None or timeout > 0:
            self._loop.jump()
        return []

    def close(self) -> None:
        """There is nothing to close."""


def wall_clock() -> float:
    """Return the true time, in seconds since 1970."""
    return BEGINNING + asyncio.get_running_loop().time()


def run(main: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in virtual time, to its end and that of all it began."""
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(main)
    finally:
        _end_all(loop)
        asyncio.set_event_loop(None)
        loop.close()


def _end_all(loop: VirtualLoop) -> None:
    # A set of tasks has no order of its own: their names count up.
    left = sorted(asyncio.all_tasks(loop), key=lambda task: task.get_name())
    for task in left:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    loop.run_until_complete(loop.shutdown_asyncgens())
