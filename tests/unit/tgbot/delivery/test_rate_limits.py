"""What is patient leaves the bot's calls to everything else, and its chats come one after the other."""

from typing import cast

import pytest

from tgbot.delivery.rate_limits import MAX_TURNS, OVERALL, RateLimits
from tgbot.store.base import Store
from tgbot.telegram.messages import Chat

MANY = 200
AT_ONCE = OVERALL.burst - OVERALL.spare


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Counted:
    """The limits of a store as take.lua keeps them, on the test's clock, and how often they were asked."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.asked = 0
        self._free: dict[str, float] = {}

    async def take(self, key: str, interval: float, burst: int, pause: float = 0) -> float:
        assert not pause
        now = self._clock()
        self.asked += 1
        free = max(self._free.get(key, now), now)
        wait = max(0.0, round(free - now - interval * (burst - 1), 3))
        self._free[key] = free + interval * (not wait)
        return wait


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(clock: Clock) -> Counted:
    return Counted(clock)


@pytest.fixture
def limits(store: Counted, clock: Clock) -> RateLimits:
    return RateLimits(cast(Store, store), clock=clock)


async def all_wait(limits: RateLimits, count: int = MANY) -> list[float]:
    """How long each of many private chats has to wait for a patient call."""
    return [await limits.wait(Chat(user), urgent=True, patient=True) for user in range(1, count + 1)]


async def test_what_is_patient_leaves_calls_to_the_rest(limits: RateLimits) -> None:
    waits = await all_wait(limits)
    assert waits.count(0.0) == AT_ONCE
    others = [await limits.wait(Chat(-user), urgent=False) for user in range(1, OVERALL.spare + 1)]
    assert others == [0.0] * OVERALL.spare
    assert await limits.wait(Chat(-99), urgent=False) > 0  # the bot has no more, for anybody


async def test_each_chat_that_waits_has_a_turn_of_its_own(limits: RateLimits, clock: Clock) -> None:
    turns = sorted(wait for wait in await all_wait(limits) if wait)
    assert len(set(turns)) == MANY - AT_ONCE
    assert turns[-1] == pytest.approx((MANY - AT_ONCE) * OVERALL.interval, abs=0.1)
    for user, turn in enumerate(turns, start=AT_ONCE + 1):
        clock.now = 1_000_000.0 + turn + 0.001
        assert await limits.wait(Chat(user), urgent=True, patient=True) == 0.0


async def test_a_chat_that_asks_before_its_turn_keeps_it_and_costs_the_store_nothing(
    limits: RateLimits, store: Counted, clock: Clock
) -> None:
    waits, asked = await all_wait(limits), store.asked
    clock.now += 0.01
    again = [await limits.wait(Chat(user), urgent=True, patient=True) for user in range(AT_ONCE + 1, MANY + 1)]
    assert again == [pytest.approx(wait - 0.01) for wait in waits[AT_ONCE:]]
    assert store.asked == asked


async def test_a_chats_own_limit_holds_for_what_is_patient_too(limits: RateLimits) -> None:
    waits = [await limits.wait(Chat(7), urgent=False, patient=True) for _ in range(5)]
    assert [wait > 0 for wait in waits] == [False, False, False, True, True]


async def test_turns_that_nobody_took_are_forgotten(limits: RateLimits, clock: Clock) -> None:
    await all_wait(limits, MAX_TURNS + AT_ONCE)
    assert len(limits._turns) == MAX_TURNS
    clock.now += 3600
    for user in range(-40, 0):
        await limits.wait_patiently(Chat(user))
    assert len(limits._turns) < MAX_TURNS


async def test_where_telegram_limits_nothing_nobody_waits(store: Counted, clock: Clock) -> None:
    limits = RateLimits(cast(Store, store), on=False, clock=clock)
    assert set(await all_wait(limits)) == {0.0}
    assert await limits.wait_patiently(Chat(1)) == 0.0
    assert store.asked == 0
