"""A flood from very many different chats, each of which writes or taps once, while a few groups play.

What a worker remembers of each has to have an end.
"""

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bench.load import percentile
from bench.people import Watch, person
from bench.workers import session
from tests.faults.soak.deliveries import Deliveries
from tests.faults.soak.leftovers import Held
from tests.faults.soak.people import Circle, Crowd
from tests.faults.soak.readings import resident_kb
from tests.faults.soak.run import Plan, Soak, running
from tests.faults.soak.watched import most

LANES = 20  # deliveries at the same time
PARTS = 10  # that are reported
GROUPS = 8  # that play
PACE_S = 0.5  # of each: below what flood control allows a person
ALONE_S = 5.0  # that they play before the flood
FIRST_USER = 3_000_000_000
FIRST_UPDATE = 7 * 10**12
GROWS = 0.10  # by how much of the memory the second half of a flood may add


@dataclass(frozen=True)
class Part:
    """A part of the flood: how many chats it had by then, the worker's memory, and the taps of the groups that play."""

    chats: int
    resident_kb: float
    taps: tuple[float, ...]

    def row(self) -> str:
        """A line of a table in Markdown."""
        times = [f"{1000 * percentile(self.taps, share):.0f} ms" if self.taps else "–" for share in (0.5, 0.99)]
        return f"| {self.chats:,} | {self.resident_kb / 1024:.0f} MB | {len(self.taps)} | {times[0]} | {times[1]} |"


HEADER = "| chats | the worker's memory | the groups' taps | p50 | p99 |\n|---|---|---|---|---|"


@dataclass(frozen=True)
class Visited:
    """What came of a flood of strangers."""

    parts: list[Part]
    too_much: dict[str, int]  # entries of caches beyond their bounds, and of what is still to do
    held: Held
    games: int

    @property
    def grown(self) -> float:
        """How much the second half has added to the memory."""
        return self.parts[-1].resident_kb / self.parts[len(self.parts) // 2].resident_kb - 1

    @property
    def bounded(self) -> bool:
        """Caches end where they should, and with them the memory."""
        return not self.too_much and self.grown <= GROWS


async def strangers(folder: Path, chats: int, *, small: bool = False, told: Callable[[str], None] = print) -> Visited:
    """Let so many chats flood a worker while others play; with small caches, few suffice to fill them."""
    async with running(folder, Plan(0, 0, PACE_S), *(["--small-caches"] if small else [])) as here, session(40) as http:
        watch, flooding = Watch(), Deliveries(here.deliveries.url, http, 1.0, Random(1))
        playing = Crowd([_circle(number, here, watch) for number in range(GROUPS)])
        ours = {chat for circle in playing.circles for chat in (circle.chat, *circle.users)}
        playing.begin()
        await asyncio.sleep(ALONE_S)
        parts = [Part(0, resident_kb(here.pid), tuple(here.deliveries.take_taps()))]
        told(f"{HEADER}\n{parts[0].row()}")
        bodies = updates(chats)
        for part in range(1, PARTS + 1):
            await _deliver(flooding, list(itertools.islice(bodies, chats // PARTS)))
            for chat in here.telegram.chats.keys() - ours:
                del here.telegram.chats[chat]
            taps = tuple(here.deliveries.take_taps())
            parts.append(Part(part * chats // PARTS, resident_kb(here.pid), taps))
            told(parts[-1].row())
        await playing.finish(PACE_S)
        held = await _settled(here)
        bounds = most(small)
        too_much = {name: count for name, count in held.kept.items() if count > bounds.get(name, _unbounded(name))}
        return Visited(parts, too_much, held, playing.games)


def updates(chats: int) -> Iterator[bytes]:
    """An update of each chat: private ones and groups, commands, texts and taps on buttons that are not theirs."""
    for number in range(chats):
        user, update = FIRST_USER + number, FIRST_UPDATE + number
        private: dict[str, Any] = {"id": user, "type": "private"}
        group = {"id": -1_002_000_000_000 - number, "type": "supergroup", "title": f"Strangers {number}"}
        about = {"message_id": 1, "date": 1, "from": person(user)}
        command = {"entities": [{"type": "bot_command", "offset": 0, "length": 5}]}
        tap = {"id": str(update), "from": person(user), "chat_instance": "1"}
        told: dict[str, Any]
        match number % 5:
            case 0:
                told = {"message": about | command | {"chat": private, "text": "/start"}}
            case 1:
                told = {"message": about | {"chat": private, "text": "hello?"}}
            case 2:
                told = {"message": about | command | {"chat": group, "text": "/play"}}
            case 3:
                data = f"t{group['id']}|AAAAAAAA|jo"
                told = {"callback_query": tap | {"message": about | {"chat": group}, "data": data}}
            case _:
                data = "t-1001000000000|AAAAAAAA|di|1|1"
                told = {"callback_query": tap | {"message": about | {"chat": private}, "data": data}}
        yield json.dumps({"update_id": update} | told).encode()


def _circle(number: int, here: Soak, watch: Watch) -> Circle:
    users = tuple(range(1000 + 3 * number, 1003 + 3 * number))
    return Circle(-1_001_000_000_000 - number, users, here.telegram, here.deliveries, watch)


async def _deliver(flooding: Deliveries, bodies: list[bytes]) -> None:
    async def lane() -> None:
        while bodies:
            await flooding(bodies.pop())

    await asyncio.gather(*(lane() for _ in range(LANES)))


async def _settled(here: Soak) -> Held:
    """What the worker holds, once it has shown everything."""
    for _ in range(30):
        held = await here.held()
        if not held.kept["to do: places being shown"]:
            break
        await asyncio.sleep(1)
    return held


def _unbounded(name: str) -> float:
    """What is still to do is nothing by then; a cache that is not named here has a bound of its own."""
    return 0 if name.startswith("to do: ") else float("inf")
