"""Lively play with Telegram's limits on: the reveal and the end stand in the group at once. Time is virtual."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count

import pytest

from tests.integration.party import House, Party, wrong
from tests.simulation import loop
from tests.simulation.courier import HOOK
from tests.simulation.fleet import count_tasks
from tests.simulation.plan import plan_of
from tests.simulation.run import Run, _installed, words_of
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.playground.model import Post
from tgbot.tables.buttons import Join, StartGame
from tgbot.tables.model import Stage
from tgbot.telegram.buttons import Press

ROUNDS = 5
PATIENCE_S = 60.0
SEED = 0

_clues = count(1)


@dataclass(frozen=True)
class Pace:
    """How quick people are: seconds until a clue is written, between two taps, and until somebody joins."""

    write: float
    tap: float
    join: float


@dataclass
class Delays:
    """How long after what people did the group shows it, in seconds."""

    start: float
    clues: list[float]
    reveals: list[float]
    end: float


class Lively:
    """Three people who do not wait for the group."""

    def __init__(self, party: Party, pace: Pace) -> None:
        self._party = party
        self._pace = pace

    async def play(self) -> Delays:
        """Play a whole game in which the pair understands each other."""
        party, delays = self._party, Delays(0.0, [], [], 0.0)
        host, *others = party.users
        party.people.text(host, party.group.id, "/play")
        for user in others:
            await asyncio.sleep(self._pace.join)
            await self._tap(user, Join(), party.group.id)
        await asyncio.sleep(self._pace.join)
        await self._tap(host, StartGame(), party.group.id)
        delays.start = await self._until_group_says("is writing three clues")
        for number in range(1, ROUNDS + 1):
            encoder, partner = await party.encoder(), await party.partner()
            code = (await party.view(encoder)).code or ""
            await asyncio.sleep(self._pace.write)
            clues = [f"hint{next(_clues)}" for _ in range(3)]
            party.people.text(encoder, encoder, "\n".join(clues))
            await self._tap(encoder, SendClues())
            delays.clues.append(await self._until_group_says(clues[0]))
            if number > 1:
                await self._guess(await party.interceptor(), wrong(code))
            await self._guess(partner, code)
            delays.reveals.append(await self._until_group_says("·".join(code), clues[0]))
        assert (await party.table()).stage is Stage.OVER
        delays.end = delays.reveals[-1] + await self._until_group_says("🏆")
        return delays

    async def _guess(self, user: int, code: str) -> None:
        for clue, digit in enumerate(code, start=1):
            await self._tap(user, SetDigit(clue, int(digit)))
        await self._tap(user, Lock())

    async def _tap(self, user: int, press: Press, chat: int | None = None) -> None:
        """Tap a button as soon as it is there, after the time that a tap takes."""
        await asyncio.sleep(self._pace.tap)
        where = chat or user
        await _until(lambda: any(tapped.press == press for _, _, tapped in self._party.buttons(where)))
        post, data = self._party.button(where, press)
        await self._party.people.tap(user, where, post.id, data).answer

    async def _until_group_says(self, *words: str) -> float:
        """Wait until one message of the group has all of these words; return how long that took."""
        began, group = loop.now(), self._party.group.id
        await _until(lambda: any(all(word in _said(post) for word in words) for post in self._party.posts(group)))
        return loop.now() - began


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not holds():  # noqa: ASYNC110 - time is virtual: this costs nothing
            await asyncio.sleep(0.01)


def _said(post: Post) -> str:
    return post.text or str(post.content.get("caption", ""))


async def lively_game(run: Run, pace: Pace) -> tuple[Delays, Party]:
    asyncio.get_running_loop().set_task_factory(count_tasks)  # type: ignore[arg-type]
    run._build()
    await run.fleet.begin()
    run.courier.set(HOOK)
    (worker,) = run.fleet.up()
    assert worker.running is not None
    users = [player.user for player in run.players]
    for user in users:
        run.people.start(user)
    await asyncio.sleep(60.0)  # and the greetings are forgotten
    party = Party(House("", run.local, run.people, worker.running), run.group, users)
    run.local.world.calls.clear()
    return await Lively(party, pace).play(), party


@pytest.mark.parametrize(
    ("pace", "reveal_s", "end_s"),
    [
        (Pace(write=9, tap=0.9, join=3), 0.3, 0.3),
        (Pace(write=5, tap=0.6, join=1), 0.3, 0.3),
        (Pace(write=0, tap=0.7, join=0.7), 0.3, 7.0),  # by then there is a call in five seconds
    ],
    ids=["quick", "lively", "frantic"],
)
def test_the_reveal_and_the_end_stand_in_the_group_at_once(pace: Pace, reveal_s: float, end_s: float) -> None:
    plan = replace(plan_of(SEED), people=3, spare=0, languages=("en",) * 3, forum=False)
    plan = replace(plan, workers=1, copies=False, limited=True)
    with _installed(SEED, words_of(SEED)):
        delays, party = loop.run(lively_game(Run(plan), pace))
    assert delays.start <= reveal_s
    assert max(delays.clues) <= reveal_s
    assert max(delays.reveals) <= reveal_s
    assert delays.end <= end_s
    assert not [call for call in party.local.world.calls if "Too Many" in (call.error or "")]
