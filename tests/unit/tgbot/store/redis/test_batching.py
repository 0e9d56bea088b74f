"""Trips to the store: what is asked for at the same moment goes together, and everybody gets an answer."""

import asyncio
from typing import Any

import pytest
from redis.exceptions import ConnectionError, ResponseError  # noqa: A004 - what the client raises

from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Command, Database
from tgbot.store.errors import Down
from tgbot.store.redis.batching import CommandBatcher


class Way:
    """A line to a store in memory that notes its trips, and goes nowhere while it is cut."""

    def __init__(self) -> None:
        self.trips: list[list[Command]] = []
        self.cut = False
        self.open = asyncio.Event()
        self.open.set()
        self._line = direct(Database(lambda: 0.0))

    async def __call__(self, commands: Any) -> list[Any]:
        self.trips.append([*commands])
        await self.open.wait()
        if self.cut:
            raise ConnectionError
        return [2 if command[0] == "WAIT" else (await self._line([command]))[0] for command in commands]


@pytest.fixture
def way() -> Way:
    """Return the way to the store."""
    return Way()


@pytest.fixture
def trips(way: Way) -> CommandBatcher:
    """Return trips on that way."""
    return CommandBatcher(MemoryClient(way), 1000)  # type: ignore[arg-type]


async def test_what_is_asked_for_at_the_same_moment_goes_together(trips: CommandBatcher, way: Way) -> None:
    answers = await asyncio.gather(*(trips.run(("INCR", "a"), 0) for _ in range(3)))
    assert answers == [(1, 0), (2, 0), (3, 0)]
    assert [len(trip) for trip in way.trips] == [3]


async def test_what_comes_later_does_not_wait_for_a_trip_under_way(trips: CommandBatcher, way: Way) -> None:
    way.open.clear()
    first = asyncio.create_task(trips.run(("INCR", "a"), 0))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(trips.run(("INCR", "a"), 0))
    await asyncio.sleep(0.01)
    assert len(way.trips) == 2
    way.open.set()
    assert [await first, await second] == [(1, 0), (2, 0)]


async def test_an_error_goes_to_the_caller_who_asked(trips: CommandBatcher) -> None:
    await trips.run(("INCR", "number"), 0)
    no_hash, number = ("HGET", "number", "field"), ("INCR", "number")
    for asked in ([number, no_hash], [no_hash, number]):
        done = await asyncio.gather(*(trips.run(command, 0) for command in asked), return_exceptions=True)
        failed = [isinstance(one, ResponseError) for one in done]
        assert failed == [command is no_hash for command in asked]
    assert await trips.run(number, 0) == (4, 0)


async def test_replicas_are_waited_for_once_for_all(trips: CommandBatcher, way: Way) -> None:
    wanted = (0, 2, 1)
    answers = await asyncio.gather(*(trips.run(("INCR", "a"), copies) for copies in wanted))
    assert answers == [(1, 2), (2, 2), (3, 2)]
    assert [command[0] for command in way.trips[0]] == ["INCR", "INCR", "INCR", "WAIT"]
    assert way.trips[0][-1] == ("WAIT", 2, 1000)
    assert await trips.run(("INCR", "a"), 1) == (4, 2)


async def test_a_trip_that_fails_fails_for_all_of_them(trips: CommandBatcher, way: Way) -> None:
    way.cut = True
    done = await asyncio.gather(*(trips.run(("INCR", "a"), 0) for _ in range(2)), return_exceptions=True)
    assert all(isinstance(error, Down) for error in done)
    way.cut = False
    assert await trips.run(("INCR", "a"), 0) == (1, 0)


@pytest.mark.parametrize("under_way", [True, False])
@pytest.mark.parametrize("who", [0, 1, 2])
async def test_who_has_given_up_keeps_nobody_from_an_answer(
    trips: CommandBatcher, way: Way, who: int, under_way: bool
) -> None:
    """Not even who began the trip. Nobody learns whether the command arrived, as after any answer that is lost."""
    way.open.clear()
    callers = [asyncio.create_task(trips.run(("INCR", "a"), 0)) for _ in range(3)]
    await asyncio.sleep(0.01 if under_way else 0)
    callers[who].cancel()
    way.open.set()
    answers: list[Any] = await asyncio.gather(*callers, return_exceptions=True)
    assert isinstance(answers.pop(who), asyncio.CancelledError)
    assert answers == [(number, 0) for number in (1, 2, 3) if number != who + 1]
    assert len(way.trips) == 1


async def test_when_a_trip_is_cut_off_everybody_learns_it(trips: CommandBatcher, way: Way) -> None:
    """As when the worker ends."""
    way.open.clear()
    callers = [asyncio.create_task(trips.run(("INCR", "a"), 0)) for _ in range(2)]
    await asyncio.sleep(0.01)
    for trip in trips._trips:
        trip.cancel()
    assert all(isinstance(error, Down) for error in await asyncio.gather(*callers, return_exceptions=True))
    assert not trips._trips
