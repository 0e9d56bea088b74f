"""The time that all workers share: a machine's own clock, unless it is far from the store's."""

import asyncio
import logging
from collections.abc import Callable

from tgbot.observability.logs import recurring
from tgbot.store.base import Store

TOLERANCE_S = 10.0  # less than any time limit, and more than a slow answer

log = logging.getLogger(__name__)


class StoreClock:
    """This machine's time, checked against the store's.

    A worker whose clock is an hour ahead would end every time limit at once, of all tables.
    """

    def __init__(self, store: Store, own: Callable[[], float]) -> None:
        """`own` is the machine's clock; until the first look, it counts."""
        self._store = store
        self._own = own
        self._seen: tuple[float, float] | None = None  # the store's time, and that of the event loop then

    def __call__(self) -> float:
        """The time now, also right after the machine's clock has jumped."""
        own = self._own()
        if self._seen is None:
            return own
        there, when = self._seen
        shared = there + asyncio.get_running_loop().time() - when
        return own if abs(own - shared) <= TOLERANCE_S else shared

    async def look(self) -> None:
        """Compare the clocks again; raises while the store cannot be reached."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        there = await self._store.time()
        answered = loop.time()
        self._seen = there, (asked + answered) / 2
        ahead_s = self._own() - there - (answered - asked) / 2
        if abs(ahead_s) > TOLERANCE_S:
            recurring(log, logging.WARNING, differs(ahead_s))


def differs(ahead_s: float) -> str:
    """What to say of a clock that is too far ahead of the store's, or behind it."""
    side = "ahead of" if ahead_s > 0 else "behind"
    return (
        f"this machine's clock is {abs(ahead_s):.0f} s {side} the store's: sync both with NTP (timedatectl set-ntp "
        "true); the doctor says which one is wrong. Until then this worker goes by the store's"
    )
