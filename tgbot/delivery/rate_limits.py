"""Telegram's limits, shared by all workers: asked before a call, so that Telegram need not refuse it.

What Telegram allows is not published to the number; ours stay a little below what is known, since a call that was
allowed earlier than another can arrive later. Messages to a group leave some of its calls to those that cannot wait,
and those that go to very many people at once leave most of the bot's calls to everything else.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from tgbot.store.base import Store
from tgbot.tables.places import chat_key
from tgbot.telegram.messages import Chat


@dataclass(frozen=True, slots=True)
class Limit:
    """Bursts of some calls, then one per interval; `spare` of the burst are for calls that cannot wait."""

    interval: float
    burst: int
    spare: int = 0


PRIVATE = Limit(interval=1.05, burst=4, spare=1)  # bursts of 5, then one a second
GROUP = Limit(interval=5.0, burst=8, spare=4)  # 20 a minute: 8 at once and 12 more make 20 in any of them
OVERALL = Limit(interval=1 / 28, burst=25, spare=15)  # 30 a second; what is patient leaves the spare ones to the rest
OVERALL_KEY = "limit:overall"
MAX_TURNS = 1000  # that are remembered when they have passed unused


class RateLimits:
    """Says when a call may be made."""

    def __init__(self, store: Store, *, on: bool = True, clock: Callable[[], float] | None = None) -> None:
        """`on` is whether Telegram limits this bot at all.

        `clock` is for turns, which are a worker's own; the limits go by the store's.
        """
        self._store = store
        self._clock = clock or asyncio.get_running_loop().time
        self._on = on
        self._turns: dict[int, float] = {}  # when a chat may ask again for a call that can wait
        self._last_turn = 0.0

    async def wait(self, chat: Chat, *, urgent: bool, patient: bool = False) -> float:
        """Acquire a call to a chat: 0, or the seconds to wait before asking again.

        A patient call is one of very many: it is made when no other needs it.
        """
        if not self._on:
            return 0.0
        if patient and (wait := await self.wait_patiently(chat)):
            return wait
        limit = _limit(chat)
        burst = limit.burst if urgent else limit.burst - limit.spare
        wait = await self._store.take(chat_key("limit", chat.id), limit.interval, burst)
        if wait > 0 or patient:
            return wait
        # The chat's call is spent even if the whole bot has to wait: that costs one interval of one chat at worst.
        return await self._store.take(OVERALL_KEY, OVERALL.interval, OVERALL.burst)

    async def wait_patiently(self, chat: Chat) -> float:
        """Acquire one of the bot's calls that nothing else needs now: 0, or the seconds to wait before asking again.

        Where very many chats wait for one, each has its turn, so that they do not all ask at the same time.
        """
        if not self._on:
            return 0.0
        now = self._clock()
        if (turn := self._turns.pop(chat.id, 0.0)) > now:
            self._turns[chat.id] = turn
            return turn - now
        wait = await self._store.take(OVERALL_KEY, OVERALL.interval, OVERALL.burst - OVERALL.spare)
        return self._next_turn(chat, now + wait) - now if wait > 0 else 0.0

    def _next_turn(self, chat: Chat, earliest: float) -> float:
        """The time at which a chat may ask again, after all that wait already."""
        self._last_turn = max(self._last_turn + OVERALL.interval, earliest)
        if len(self._turns) >= MAX_TURNS:
            self._turns = {one: turn for one, turn in self._turns.items() if turn > earliest}
        self._turns[chat.id] = self._last_turn
        return self._last_turn

    async def pause(self, chat: Chat, seconds: float) -> None:
        """Stop all workers' calls to a chat, as Telegram asked."""
        limit = _limit(chat)
        await self._store.take(chat_key("limit", chat.id), limit.interval, limit.burst, pause=seconds)


def _limit(chat: Chat) -> Limit:
    return PRIVATE if chat.id > 0 else GROUP
