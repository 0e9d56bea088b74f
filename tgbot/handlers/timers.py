"""Timers: wakes the tables whose time has come, and moves all limits by the time in which no worker ran."""

import asyncio
import logging
import math
import secrets
from collections.abc import Callable
from functools import partial

from tgbot.observability.logs import describe
from tgbot.store.base import SEEN_MESSAGES_S, Outage, Store
from tgbot.store.errors import Down, TooBusy, log_down
from tgbot.store.repository import Repository
from tgbot.tables import chat_changes
from tgbot.tables.context import Decision, Moment
from tgbot.tables.model import Table, WordList
from tgbot.tables.places import Place, words_place

TIMER_S = 0.5
OUTAGE_S = 10.0  # without any worker: longer than a restart or a slow moment

log = logging.getLogger(__name__)


class Timers:
    """Looks for due tables; the commit makes sure that each wakes once."""

    def __init__(self, store: Store, repository: Repository, clock: Callable[[], float]) -> None:
        """`clock` tells the time."""
        self._store = store
        self._repository = repository
        self._clock = clock

    async def run(self) -> None:
        """Wake tables, for ever."""
        loop, awake = asyncio.get_running_loop(), -math.inf  # when this worker noted that it runs, by its own clock
        while True:
            try:
                await self._make_up_for_lost_time(self._clock(), loop.time() - awake)
                awake = loop.time()
                for place in await self._store.due(self._clock()):
                    await self._time_up(place, self._clock())
            except Down as error:
                log_down(log, error)
            except Exception as error:
                log.error("timers could not be looked at: %s", describe(error))
            await asyncio.sleep(TIMER_S)

    async def _time_up(self, place: Place, now: float) -> None:
        """Do what a table's timer was set for: perhaps begin a game, which may be played with the chat's own words."""
        (words,) = await self._repository.read_all([words_place(place.chat)])
        own_words = words.words if isinstance(words, WordList) else ()
        moment = Moment(now, secrets.token_hex(16))
        await self._wake(place, partial(chat_changes.time_up, moment=moment, own_words=own_words), now)

    async def _wake(
        self, place: Place, take: Callable[[Table], Decision[Table]], now: float, update: str | None = None
    ) -> None:
        """Run a turn that no update asked for; a table on which it fails keeps no other waiting."""
        try:
            turn = self._repository.run(place, take, now=now, update=update, seen_for=SEEN_MESSAGES_S)
            await self._repository.or_shelve(turn)
        except (*Down, TooBusy):
            raise
        except Exception as error:
            log.error("a timer failed: %s", describe(error))

    async def _make_up_for_lost_time(self, now: float, absent: float) -> None:
        """Move all limits by the time in which no worker ran: nobody could answer then.

        Until every table knows of it, no worker says that it runs, and each does this before it looks for tables whose
        time is up. A table moves once, whichever worker tells it, and however often that was interrupted.
        """
        while (outage := await self._outage(now, absent)) is not None:
            log.warning("no worker ran for %.0f s: limits move by that", outage.seconds)
            postpone = partial(chat_changes.postponed, seconds=outage.seconds)
            for place in await self._store.timed():
                await self._wake(place, postpone, now, outage.update)
            await self._store.end_outage(outage)
        await self._store.heartbeat(self._clock())

    async def _outage(self, now: float, absent: float) -> Outage | None:
        """The outage to make up for: first one at which a worker was interrupted, then what came after it.

        Workers' clocks differ, so it was no longer than this one was `absent` itself.
        """
        noted, before = await self._store.outage(), await self._store.last_heartbeat(now)
        if noted is not None or before is None:
            return noted
        lost = Outage(max(before, now - absent), now)
        return None if lost.seconds < OUTAGE_S else await self._store.begin_outage(lost)
