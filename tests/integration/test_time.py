"""Limits on the real clock: they run out once, and wait while no worker runs."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from tests.integration.party import Party, worded
from tgbot.tables.buttons import SetPace
from tgbot.tables.context import Decision
from tgbot.tables.model import Stage, Table

OUTAGE_S = 3600


async def play_classic(party: Party) -> Table:
    """Start a game with limits."""
    await party.say(party.users[0], "/settings")
    await party.tap(party.users[0], SetPace("classic"))
    await party.sit_down()
    return await party.table()


async def test_limits_move_by_the_time_in_which_no_worker_ran(party: Party) -> None:
    before = await play_classic(party)
    await party.bot.timers._make_up_for_lost_time(time.time() + OUTAGE_S, absent=math.inf)  # a worker begins
    assert abs((await _due(party) or 0) - (before.due or 0) - OUTAGE_S) < 10


async def test_a_clock_that_is_ahead_of_anothers_moves_no_limit(party: Party) -> None:
    before = await play_classic(party)
    await party.bot.timers._make_up_for_lost_time(time.time() + OUTAGE_S, absent=0.5)  # this worker runs all the time
    assert await _due(party) == before.due


async def test_a_limit_that_runs_out_brings_the_game_on_once(party: Party) -> None:
    await play_classic(party)
    await party.bot.repository.run(
        party.place, lambda table: Decision(table.replace(due=time.time() - 1, last_minute=False)), now=time.time()
    )
    await becomes(lambda: _stage_of_play(party), "clues")
    await party.settle_by_itself()
    table = await party.table()
    assert [line["do"] for line in table.log] == ["time"]
    assert table.stage is Stage.GAME
    assert worded("board-no-clues", name="Ana", guessers="Bo") in party.texts()[-1]


async def becomes(ask: Callable[[], Awaitable[Any]], before: object) -> Any:
    """Ask again until the answer is another, and return it."""
    async with asyncio.timeout(10):
        answer = await ask()
        while answer == before:
            await asyncio.sleep(0.05)
            answer = await ask()
    return answer


async def _due(party: Party) -> float | None:
    return (await party.table()).due


async def _stage_of_play(party: Party) -> str:
    return (await party.public()).phase
