"""An event loop whose time is virtual: when nothing is ready, the next timer is due at once.

Nothing in it waits, and nothing comes from outside, so a run depends on its seed alone.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from heapq import heapify, heappop, heappush
from typing import Any, TypeVar
from unittest.mock import patch

Result = TypeVar("Result")

BEGINNING = 1_800_000_000.0  # when a run begins, in seconds since 1970, unless its plan says otherwise
MANY_TIMERS = 100  # from which on asyncio counts those that were cancelled


class NothingToWaitFor(Exception):
    """Everybody waits and no timer is set: a run that would never end."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks in the order in which they were asked for, and timers in the order of their times.

    That is asyncio's own order, with less work for each: there is nothing to wait for and nobody to debug for.
    """

    _stopping: bool
    _clock_resolution: float
    _timer_cancelled_count: int

    def __init__(self, begins: float) -> None:
        super().__init__()
        self.begins = begins
        self._now = 0.0
        self._ready: deque[asyncio.Handle] = deque()
        # Beside each timer its time, so that heapq need not ask it; equal times are left as asyncio leaves them.
        self._scheduled: list[tuple[float, asyncio.TimerHandle]] = []

    def time(self) -> float:
        """Return the seconds since the run began."""
        return self._now

    def call_soon(self, callback: Callable[..., object], *args: Any, context: Context | None = None) -> asyncio.Handle:  # type: ignore[override]
        """Run it after all that is ready now."""
        handle = _Soon(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Run it in so many seconds."""
        timer = _Timer(self._now + delay, callback, args, self, context)
        heappush(self._scheduled, (timer._when, timer))
        return timer

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Run it at that time."""
        timer = _Timer(when, callback, args, self, context)
        heappush(self._scheduled, (when, timer))
        return timer

    def run_in_executor(self, _executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Run it here: a thread would have a time of its own."""
        done = self.create_future()
        done.set_result(func(*args))
        return done

    def _run_once(self) -> None:
        """Run what is ready, or else what is due next."""
        ready, scheduled = self._ready, self._scheduled
        if scheduled and self._timer_cancelled_count and (scheduled[0][1]._cancelled or len(scheduled) > MANY_TIMERS):
            self._forget_cancelled()
            scheduled = self._scheduled
        if not ready and not self._stopping:
            if not scheduled:
                raise NothingToWaitFor
            self._now = max(self._now, scheduled[0][0])
        end = self._now + self._clock_resolution
        while scheduled and scheduled[0][0] < end:
            timer: Any = heappop(scheduled)[1]
            timer._scheduled = False
            ready.append(timer)
        for _ in range(len(ready)):
            handle: Any = ready.popleft()
            if not handle._cancelled:
                try:
                    handle._context.run(handle._callback, *handle._args)
                except (SystemExit, KeyboardInterrupt):
                    raise
                except BaseException as error:
                    self.call_exception_handler(
                        {"message": f"Exception in callback {handle}", "exception": error, "handle": handle}
                    )

    def _forget_cancelled(self) -> None:
        """Drop timers that nobody waits for any more: the next ones, or all of them where they are more than half."""
        scheduled = self._scheduled
        if len(scheduled) > MANY_TIMERS and self._timer_cancelled_count * 2 > len(scheduled):
            left = []
            for timed in scheduled:
                timer: Any = timed[1]
                if timer._cancelled:
                    timer._scheduled = False
                else:
                    left.append(timed)
            heapify(left)
            self._scheduled = left
            self._timer_cancelled_count = 0
            return
        while scheduled and scheduled[0][1].cancelled():
            self._timer_cancelled_count -= 1
            timer = heappop(scheduled)[1]
            timer._scheduled = False

    def _write_to_self(self) -> None:
        """Nobody else could wake this loop."""


class _Soon(asyncio.Handle):
    """A handle that is made without asking whether anybody debugs."""

    __slots__ = ()

    def __init__(self, callback: Callable[..., object], args: Any, loop: VirtualLoop, context: Context | None) -> None:
        self._callback, self._args, self._loop = callback, args, loop
        self._context = copy_context() if context is None else context
        self._cancelled, self._repr, self._source_traceback = False, None, None


class _Timer(asyncio.TimerHandle):
    """A timer that is made likewise, and set at once."""

    __slots__ = ()

    def __init__(
        self, when: float, callback: Callable[..., object], args: Any, loop: VirtualLoop, context: Context | None
    ) -> None:
        self._when, self._scheduled = when, True
        self._callback, self._args, self._loop = callback, args, loop
        self._context = copy_context() if context is None else context
        self._cancelled, self._repr, self._source_traceback = False, None, None


# The loop that runs: asyncio looks for it by asking the system for the process, each time.
_running: list[VirtualLoop] = []


def now() -> float:
    """Return the seconds since the run began."""
    return _running[-1]._now


def wall_clock() -> float:
    """Return the true time, in seconds since 1970."""
    return _running[-1].begins + _running[-1]._now


async def sleep(seconds: float, result: Any = None) -> Any:
    """Sleep as asyncio does."""
    if seconds <= 0:
        return await _sleep(0, result)
    loop = _running[-1]
    over: asyncio.Future[Any] = asyncio.Future(loop=loop)
    timer = loop.call_later(seconds, _wake, over, result)
    try:
        return await over
    except BaseException:
        timer.cancel()
        raise


_sleep = asyncio.sleep


def _wake(over: asyncio.Future[Any], result: Any) -> None:
    if not over.cancelled():
        over.set_result(result)


def run(main: Coroutine[Any, Any, Result], begins: float = BEGINNING) -> Result:
    """Run a coroutine in virtual time, to its end and that of all it began."""
    loop = VirtualLoop(begins)
    asyncio.set_event_loop(loop)
    _running.append(loop)
    try:
        with patch("asyncio.sleep", sleep):
            return loop.run_until_complete(main)
    finally:
        _end_all(loop)
        _running.pop()
        asyncio.set_event_loop(None)
        loop.close()


def _end_all(loop: VirtualLoop) -> None:
    # A set of tasks has no order of its own: their names count up.
    left = sorted(asyncio.all_tasks(loop), key=lambda task: task.get_name())
    for task in left:
        task.cancel()
    loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
    loop.run_until_complete(loop.shutdown_asyncgens())
