"""Timers: wakes the tables whose time has come, and moves all limits by the time in which no worker ran."""

import asyncio
import logging
import math
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from tgbot.handlers.reminders import remind
from tgbot.observability.logs import describe, recurring
from tgbot.store.base import Outage, Store
from tgbot.store.errors import Down, TooBusy, log_down
from tgbot.store.repository import Committed, Repository
from tgbot.tables import chat_changes
from tgbot.tables.context import Moment
from tgbot.tables.model import Table, WordList
from tgbot.tables.places import Place, words_place

TIMER_S = 0.5
OUTAGE_S = 10.0  # without any worker: longer than a restart or a slow moment

RETRY_S = 2.0  # after the first failure on a table; twice as long after each further one
MAX_RETRY_S = 300.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Failing:
    """A table on which a timer fails: how long it is left alone, and until when by the loop's clock."""

    pause: float
    again: float

    @classmethod
    def after(cls, earlier: "_Failing | None") -> "_Failing":
        """The next pause: it grows with each failure."""
        pause = RETRY_S if earlier is None else min(2 * earlier.pause, MAX_RETRY_S)
        return cls(pause, asyncio.get_running_loop().time() + pause)


class Timers:
    """Looks for due tables; the commit makes sure that each wakes once."""

    def __init__(self, store: Store, repository: Repository, clock: Callable[[], float]) -> None:
        """`clock` tells the time."""
        self._store = store
        self._repository = repository
        self._clock = clock
        self._failing: dict[Place, _Failing] = {}

    async def run(self) -> None:
        """Wake tables, for ever."""
        loop, awake = asyncio.get_running_loop(), -math.inf  # when this worker noted that it runs, by its own clock
        while True:
            try:
                await self._make_up_for_lost_time(self._clock(), loop.time() - awake)
                awake = loop.time()
                for place in self._to_try(await self._store.due(self._clock())):
                    await self._time_up(place, self._clock())
            except Down as error:
                log_down(log, error)
            except Exception as error:
                recurring(log, logging.ERROR, f"timers could not be looked at: {describe(error)}")
            await asyncio.sleep(TIMER_S)

    def _to_try(self, due: Sequence[Place]) -> list[Place]:
        """The due places without those that failed a moment ago; what is due no more is tried at once the next time."""
        now = asyncio.get_running_loop().time()
        self._failing = {place: self._failing[place] for place in due if place in self._failing}
        return [place for place in due if place not in self._failing or self._failing[place].again <= now]

    async def _time_up(self, place: Place, now: float) -> None:
        """Do what a table's timer was set for: perhaps begin a game, which may be played with the chat's own words.

        A table on which it fails keeps no other waiting, and is tried again ever later.
        """
        try:
            (words,) = await self._repository.read_all([words_place(place.chat)])
            own_words = words.words if isinstance(words, WordList) else ()
            take = partial(chat_changes.time_up, moment=Moment(now, secrets.token_hex(16)), own_words=own_words)
            done: Committed[Table] | None = await self._repository.or_shelve(self._repository.run(place, take, now=now))
            if done is not None:
                await remind(self._repository, done, now)
        except Down:
            raise
        except Exception as error:
            recurring(log, logging.ERROR, f"a timer failed: {describe(error)}")
            self._failing[place] = _Failing.after(self._failing.get(place))
        else:
            self._failing.pop(place, None)

    async def _make_up_for_lost_time(self, now: float, absent: float) -> None:
        """Move all limits by the time in which no worker ran: nobody could answer then.

        Until every table knows of it, no worker says that it runs, and each does this before it looks for tables whose
        time is up. A table moves once, whichever worker tells it, and however often that was interrupted.
        """
        while (outage := await self._outage(now, absent)) is not None:
            log.warning("no worker ran for %.0f s: limits move by that", outage.seconds)
            for place in await self._store.timed():
                await self._postpone(place, outage, now)
            await self._store.end_outage(outage)
        await self._store.heartbeat(self._clock())

    async def _postpone(self, place: Place, outage: Outage, now: float) -> None:
        """Move a table's limit; one that could not be moved for a bug of ours keeps no other from it."""
        take = partial(chat_changes.postponed, seconds=outage.seconds)
        turn = self._repository.run(place, take, now=now, once=outage.once)
        try:
            await self._repository.or_shelve(turn)
        except (*Down, TooBusy):
            raise
        except Exception as error:
            recurring(log, logging.ERROR, f"a limit could not be moved: {describe(error)}")

    async def _outage(self, now: float, absent: float) -> Outage | None:
        """The outage to make up for: first one at which a worker was interrupted, then what came after it.

        Workers' clocks differ, so it was no longer than this one was `absent` itself.
        """
        noted, before = await self._store.outage(), await self._store.last_heartbeat(now)
        if noted is not None or before is None:
            return noted
        lost = Outage(max(before, now - absent), now)
        return None if lost.seconds < OUTAGE_S else await self._store.begin_outage(lost)
