"""Timers on the real store's scripts: after an outage every limit moves by it once, before any time is up."""

import asyncio
import math
from functools import partial
from typing import Any

import pytest

from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Database
from tgbot.handlers import timers
from tgbot.handlers.timers import OUTAGE_S, Timers
from tgbot.store.errors import Down
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables import chat_changes
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage, Table
from tgbot.tables.places import Place, table_place

BEFORE = 1_700_000_000.0  # when a worker ran last
BACK = BEFORE + 3600
PLACES = [table_place(-number) for number in range(1, 21)]
DUE = dict(zip(PLACES, (BEFORE + 60 * number for number in range(1, 21)), strict=True))


class Way:
    """A way to the store on which others get in between, and that is cut after so many trips."""

    def __init__(self, database: Database) -> None:
        self.left = math.inf
        self._line = direct(database)

    async def __call__(self, commands: Any) -> list[Any]:
        await asyncio.sleep(0)
        if self.left <= 0:
            raise ConnectionError
        self.left -= 1
        return await self._line(commands)


class Town:
    """A store with lobbies whose times are up one after the other, and the clock of everybody there."""

    def __init__(self) -> None:
        self.now = BEFORE
        self.database = Database(lambda: self.now)

    def worker(self, way: Way | None = None) -> Timers:
        """Another worker, which begins now."""
        store = RedisStore(MemoryClient(way or Way(self.database)))  # type: ignore[arg-type]
        return Timers(store, Repository(store, Changes()), lambda: self.now)

    async def opened(self) -> None:
        """Let lobbies wait, and a worker die."""
        worker = self.worker()
        for place, due in DUE.items():
            await worker._repository.run(place, partial(_lobby, due=due), now=self.now)
        await worker._make_up_for_lost_time(self.now, math.inf)

    async def moved(self) -> dict[Place, float | None]:
        """By how much the limit of each table has moved; None where its time was up."""
        tables = [await self.worker()._repository.read(place) for place in PLACES]
        return {
            table.place: None if table.due is None else table.due - DUE[table.place]
            for table in tables
            if isinstance(table, Table)
        }


@pytest.fixture
def town(monkeypatch: pytest.MonkeyPatch) -> Town:
    """Return a town in which timers are looked at all the time."""
    monkeypatch.setattr(timers, "TIMER_S", 0.0)
    return Town()


def _lobby(table: Table, due: float) -> Decision[Table]:
    return Decision(table.replace(serial=1, stage=Stage.LOBBY, due=due))


async def some_time(*workers: Timers) -> None:
    """Let workers look for due tables a few times."""
    running = [asyncio.create_task(worker.run()) for worker in workers]
    await asyncio.sleep(0.3)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_nobody_s_time_is_up_while_one_of_several_workers_moves_the_limits(town: Town, count: int) -> None:
    await town.opened()
    town.now = BACK
    await some_time(*(town.worker() for _ in range(count)))
    assert await town.moved() == dict.fromkeys(PLACES, BACK - BEFORE)


@pytest.mark.parametrize("trips", range(4, 40, 9))
async def test_what_the_store_interrupts_is_done_later(town: Town, trips: int) -> None:
    await town.opened()
    town.now = BACK
    way = Way(town.database)
    worker = town.worker(way)
    way.left = trips
    with pytest.raises(Down):
        await worker._make_up_for_lost_time(town.now, math.inf)
    way.left = math.inf
    town.now += 0.5
    await some_time(worker)
    assert all(abs((moved or 0) - (BACK - BEFORE)) <= 0.5 for moved in (await town.moved()).values())


@pytest.mark.parametrize("same", [True, False])
async def test_an_outage_that_interrupts_it_counts_too_and_the_first_one_only_once(town: Town, same: bool) -> None:
    await town.opened()
    town.now = BACK
    way = Way(town.database)
    worker = town.worker(way)
    way.left = 20
    with pytest.raises(Down):
        await worker._make_up_for_lost_time(town.now, math.inf)
    way.left = math.inf
    town.now = again = BACK + 2 * OUTAGE_S
    for one in (worker if same else town.worker(), town.worker()):
        await one._make_up_for_lost_time(town.now, math.inf)
    assert await town.moved() == dict.fromkeys(PLACES, again - BEFORE)


async def test_making_up_for_it_takes_long_and_is_no_outage(town: Town) -> None:
    await town.opened()
    town.now = BACK
    worker, slow = town.worker(), town.worker()

    timed = slow._store.timed

    async def takes_its_time() -> list[Place]:
        found = await timed()
        town.now += 2 * OUTAGE_S
        return found

    slow._store.timed = takes_its_time  # type: ignore[method-assign]
    await slow._make_up_for_lost_time(BACK, math.inf)
    await worker._make_up_for_lost_time(town.now, math.inf)
    assert await town.moved() == dict.fromkeys(PLACES, BACK - BEFORE)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> list[Place]:
    """Return the places whose time is up again and again, because of a bug with the first one."""
    tried: list[Place] = []
    time_up = chat_changes.time_up

    def fails(table: Table, *rest: Any, **named: Any) -> Decision[Table]:
        tried.append(table.place)
        if table.place == PLACES[0]:
            raise ZeroDivisionError
        return time_up(table, *rest, **named)

    monkeypatch.setattr(chat_changes, "time_up", fails)
    return tried


async def test_a_timer_that_fails_is_left_alone_for_a_while_and_keeps_no_other_waiting(
    town: Town, broken: list[Place]
) -> None:
    await town.opened()
    town.now = DUE[PLACES[1]]
    worker = town.worker()
    await worker._make_up_for_lost_time(town.now, 0.0)
    await some_time(worker)
    assert sorted(broken, key=str) == PLACES[:2]


async def test_the_pauses_grow_until_the_timer_succeeds_or_its_time_changes(
    town: Town, broken: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "RETRY_S", 0.01)
    monkeypatch.setattr(timers, "MAX_RETRY_S", 0.04)
    await town.opened()
    town.now = DUE[PLACES[0]]
    worker = town.worker()
    await worker._make_up_for_lost_time(town.now, 0.0)
    await some_time(worker)
    assert 4 <= len(broken) <= 12  # after 10, 20 and 40 ms, and then every 40
    assert worker._failing[PLACES[0]].pause == 0.04
    await worker._repository.run(PLACES[0], partial(_lobby, due=BACK), now=town.now)
    await some_time(worker)
    assert worker._failing == {}
