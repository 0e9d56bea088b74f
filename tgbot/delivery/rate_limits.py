"""Telegram's limits, shared by all workers: asked before a call, so that Telegram need not refuse it.

What Telegram allows is not published to the number; ours stay a little below what is known, since a call that was
allowed earlier than another can arrive later. Messages to a group leave some of its calls to those that cannot wait.
"""

from collections.abc import Callable
from dataclasses import dataclass

from tgbot.store.base import Store
from tgbot.tables.places import chat_key
from tgbot.telegram.messages import Chat


@dataclass(frozen=True, slots=True)
class Limit:
    """Bursts of some calls, then one per interval; `spare` of the burst are for urgent calls only."""

    interval: float
    burst: int
    spare: int = 0


PRIVATE = Limit(interval=1.05, burst=4, spare=1)  # bursts of 5, then one a second
GROUP = Limit(interval=5.0, burst=8, spare=4)  # 20 a minute: 8 at once and 12 more make 20 in any of them
OVERALL = Limit(interval=1 / 28, burst=25)  # 30 a second
OVERALL_KEY = "limit:overall"


class RateLimits:
    """Says when a call may be made."""

    def __init__(self, store: Store, clock: Callable[[], float], *, on: bool = True) -> None:
        """Take the store that the workers share, the clock, and whether Telegram limits this bot at all."""
        self._store = store
        self._clock = clock
        self._on = on

    async def wait(self, chat: Chat, *, urgent: bool) -> float:
        """Take a call to a chat, and return 0; or return how long to wait before asking again."""
        if not self._on:
            return 0.0
        limit = _limit(chat)
        burst = limit.burst if urgent else limit.burst - limit.spare
        wait = await self._store.take(chat_key("limit", chat.id), self._clock(), limit.interval, burst)
        if wait > 0:
            return wait
        # The chat's call is spent even if the whole bot has to wait: that costs one interval of one chat at worst.
        return await self._store.take(OVERALL_KEY, self._clock(), OVERALL.interval, OVERALL.burst)

    async def pause(self, chat: Chat, seconds: float) -> None:
        """Stop all workers' calls to a chat, as Telegram asked."""
        limit = _limit(chat)
        await self._store.take(chat_key("limit", chat.id), self._clock(), limit.interval, limit.burst, pause=seconds)


def _limit(chat: Chat) -> Limit:
    return PRIVATE if chat.id > 0 else GROUP
