"""The worker is killed with -9 at any moment and started again: the game goes on, and nothing happens twice."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis

from tests.bot.party import NAMES, House, Party, worded, wrong
from tests.bot.showing import differences, shown
from tgbot.buttons import Join, Lock, Press, Rematch, SendClues, SetDigit, StartGame
from tgbot.desk import Desk
from tgbot.documents import Stage, Table
from tgbot.embedded import embedded_valkey
from tgbot.listen import loopback_socket, serving
from tgbot.playground.local import LocalTelegram, Tap
from tgbot.playground.people import People
from tgbot.playground.server import local_telegram
from tgbot.store import Store

pytestmark = pytest.mark.xdist_group("crash")

ROOT = Path(__file__).parents[2]
TOKEN = "4000000001:a-token-of-the-local-telegram-only"
PATIENCE_S = 30.0
LONGEST_LIFE_S = 0.06  # after an update came in: long enough for a worker to commit it, and to begin to show it


@dataclass
class Worker:
    """A bot in a process of its own."""

    settings: dict[str, str]
    folder: Path
    process: asyncio.subprocess.Process | None = field(default=None, init=False)
    kills: int = field(default=0, init=False)

    async def start(self) -> None:
        """Start the process, and wait until it takes updates."""
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tgbot", "serve"),
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **self.settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE_S)
        assert b"takes updates" in line

    async def kill(self) -> None:
        """Kill the process where it stands."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        _, errors = await self.process.communicate()
        assert b"Traceback" not in errors, errors.decode()
        self.kills += 1


@dataclass
class FarParty(Party):
    """A party whose bot runs elsewhere: what it does is seen in the chats and in the store only."""

    worker: Worker
    store: Store
    redis: Any

    def __post_init__(self) -> None:
        self.local, self.people = self.house.local, self.house.people
        self.desk = Desk(self.store)

    async def settle(self) -> None:
        """Wait until every update is taken and every chat shows what the store says."""
        wrongs: list[str] = ["not looked yet"]
        try:
            async with asyncio.timeout(PATIENCE_S):
                while wrongs or self.local.updates.waiting:
                    await asyncio.sleep(0.02)
                    wrongs = await differences(self.local, self.store, self.redis, self.places)
        except TimeoutError:
            raise AssertionError(wrongs) from None

    async def table(self) -> Table:
        table = await self.desk.read(self.place)
        assert isinstance(table, Table)
        return table

    async def crash_during(self, act: Callable[[], Tap | object], life: float) -> None:
        """Do something, kill the worker a moment later, start another, and see that all is well."""
        done = act()
        await asyncio.sleep(life)
        await self.worker.kill()
        await self.worker.start()
        if isinstance(done, Tap):
            assert "gone" not in await asyncio.wait_for(done.answer, PATIENCE_S)
        await self.settle()

    def tapping(self, user: int, press: Press, chat: int | None = None) -> Callable[[], Tap]:
        post, data = self.button(chat or self.group.id, press)
        return lambda: self.people.tap(user, post.chat, post.id, data)

    def writing(self, user: int, text: str, chat: int | None = None) -> Callable[[], object]:
        return lambda: self.people.text(user, chat or self.group.id, text)


@asynccontextmanager
async def far_party(folder: Path) -> AsyncIterator[FarParty]:
    """Run a local Telegram and a store here, and the bot in another process."""
    local = LocalTelegram(token=TOKEN, first_delay=0.05)
    people = People(local)
    with embedded_valkey(folder / "data") as redis_url:
        redis = Redis.from_url(redis_url)
        with loopback_socket() as free:
            port = free.getsockname()[1]
        async with serving(local_telegram(local, people), loopback_socket()) as address:
            settings = {"BOT_TOKEN": TOKEN, "TELEGRAM_URL": address, "REDIS_URL": redis_url}
            hook = {"WEBHOOK_URL": f"http://127.0.0.1:{port}/", "PORT": str(port)}
            worker = Worker(settings | hook, folder)
            await worker.start()
            users = [people.add(name, language_code="en").id for name in NAMES[:3]]
            group = people.add_group("The club", users)
            house = House(address, local, people, None)  # type: ignore[arg-type]
            party = FarParty(house, group, users, worker, Store(redis), redis)
            try:
                for user in users:
                    people.start(user)
                await party.settle()
                yield party
            finally:
                if worker.process is not None and worker.process.returncode is None:
                    await worker.kill()
                await redis.aclose()


async def test_a_worker_killed_in_each_phase_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    chance = random.Random(7)

    def life() -> float:
        return chance.uniform(0, LONGEST_LIFE_S)

    async with far_party(tmp_path) as party:
        ana, bo, cy = party.users

        async def crash(act: Callable[[], Tap | object]) -> None:
            await party.crash_during(act, life())

        # in the lobby
        await crash(party.writing(ana, "/play"))
        await crash(party.tapping(bo, Join()))
        await party.tap(cy, Join())
        table = await party.table()
        assert (table.serial, [player.user for player in table.players]) == (1, [ana, bo, cy])
        # at the deal
        await crash(party.tapping(ana, StartGame()))
        keywords = (await party.view(ana)).keywords
        code = (await party.view(ana)).code or ""
        # while clues are written, and when they are sent
        await crash(party.writing(ana, "hint aa\nhint bb\nhint cc", ana))
        assert (await party.view(ana)).draft == ("hint aa", "hint bb", "hint cc")
        await crash(party.tapping(ana, SendClues(), ana))
        # while a guess is entered, and when it is locked
        await party.tap(bo, SetDigit(1, int(wrong(code)[0])), bo)
        await crash(party.tapping(bo, SetDigit(2, int(wrong(code)[1])), bo))
        await party.tap(bo, SetDigit(3, int(wrong(code)[2])), bo)
        await crash(party.tapping(bo, Lock(), bo))
        assert (await party.public()).sides[1].tally.intercepts == 1
        # when the last lock ends the game
        code = (await party.view(bo)).code or ""
        await party.give_clues("hint dd", "hint ee", "hint ff")
        await party.guess(ana, wrong(code))
        for clue, digit in enumerate(code, start=1):
            await party.tap(cy, SetDigit(clue, int(digit)), cy)
        await crash(party.tapping(cy, Lock(), cy))
        table = await party.table()
        assert table.stage is Stage.OVER
        assert [line["do"] for line in table.log] == ["draft", "clues", "guess", "draft", "clues", "guess", "intercept"]
        assert party.texts()[-1].startswith(worded("end-interceptor", names="Cy"))
        assert all(word in party.texts()[-1] for word in keywords)
        # after the end
        await crash(party.tapping(bo, Rematch("next")))
        table = await party.table()
        assert (table.stage, table.serial) == (Stage.GAME, 2)
        # A send has no idempotency key: a kill between a send and its note may leave a copy in a chat, and no more.
        copies = Counter(chat for chat, _ in await unknown_to_the_store(party))
        assert max(copies.values(), default=0) <= party.worker.kills


async def unknown_to_the_store(party: FarParty) -> set[tuple[int, int]]:
    """Return the messages with buttons of ours, by chat and id, that the store does not know of."""
    known = set()
    for place in party.places:
        for chat, messages in (await shown(party.redis, place)).items():
            known |= {(int(chat), row[0]) for row in messages.values()}
    chats = (party.group.id, *party.users)
    return {(chat, post.id) for chat in chats for post, _, _ in party.buttons(chat)} - known
