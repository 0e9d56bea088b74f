"""Walks: through which modules a tap or a text goes, and how often from one into another.

    python -m bench.walks [WALK]

Plays on the local Telegram and traces the running bot. A module counts when one of its functions runs, a hop is a call
into another module; left out are methods that dataclasses generate, wrappers that only pass a call on, the sweeper, the
timers, and what watches clocks and connections. With a walk's name it also prints its hops. Every run draws the same
keywords and codes, and collects no garbage: whatever a collection calls is no part of a walk.
"""

import asyncio
import gc
import secrets
import sys
from collections import Counter
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import TypeVar
from unittest.mock import patch

from tests.integration import party as parties
from tests.integration.party import House
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.tables.buttons import Join, StartGame

OURS = ("tgbot", "engine")
AROUND = ("tgbot.playground", "tgbot.cli", "tgbot.app")
BACKGROUND = frozenset(
    {
        ("tgbot.delivery.reconciler", "sweep"),
        ("tgbot.delivery.reconciler", "_renew"),  # comes only where a machine is slow
        ("tgbot.handlers.timers", "run"),
        ("tgbot.store.redis.batching", "_run_batch"),  # the trip of all who asked for one at the same time
    }
)
NOT_ABOUT_TAPS = ("tgbot.server.protocol", "tgbot.server.tasks", "tgbot.store.clock")
WRAPPERS = frozenset({("tgbot.store.redis.edge", "translated")})
SHOWN_HOPS = 40
DECISION_BYTES = 16  # of a decision's seed, in `tgbot.handlers`

T = TypeVar("T")


class Walk:
    """What one update went through."""

    def __init__(self) -> None:
        """Begin without a step."""
        self.modules: Counter[str] = Counter()
        self.hops: Counter[tuple[str | None, str]] = Counter()
        self._seen: set[FrameType] = set()  # a coroutine that goes on is not called again

    async def of(self, doing: Awaitable[T]) -> T:
        """Trace something that is done, and all that the bot does because of it."""
        gc.disable()
        sys.setprofile(self._step)
        try:
            return await doing
        finally:
            sys.setprofile(None)
            gc.enable()

    def _step(self, frame: FrameType, event: str, _: object) -> None:
        module = _module(frame)
        if event != "call" or module is None or frame in self._seen:
            return
        self._seen.add(frame)
        caller, above = None, frame.f_back
        while above is not None and not above.f_globals["__name__"].startswith("asyncio."):
            name = above.f_globals["__name__"]
            if name.startswith("tests.") or (name, above.f_code.co_name) in BACKGROUND:
                return
            caller = caller or (None if (name, above.f_code.co_name) in WRAPPERS else _module(above))
            above = above.f_back
        if frame.f_code.co_filename == "<string>" or (module, frame.f_code.co_name) in BACKGROUND | WRAPPERS:
            return
        self.modules[module] += 1
        if caller != module:
            self.hops[caller, module] += 1


def _module(frame: FrameType) -> str | None:
    name: str = frame.f_globals.get("__name__", "")
    return name if name.startswith(OURS) and not name.startswith((*AROUND, *NOT_ABOUT_TAPS)) else None


async def walks(house: House) -> dict[str, Walk]:
    """Play two rounds, after others have warmed the caches, and trace some of what is done."""
    with _the_same_decisions():
        return await _walks(house)


@contextmanager
def _the_same_decisions() -> Iterator[None]:
    """Draw what every decision draws from the same seed; leases, which come when they come, are left to chance."""
    chance, real = Random(1), secrets.token_hex

    def token_hex(size: int) -> str:
        return chance.randbytes(size).hex() if size == DECISION_BYTES else real(size)

    with patch.object(secrets, "token_hex", token_hex):
        yield


async def _walks(house: House) -> dict[str, Walk]:
    warm = await parties.gather(house)
    await warm.sit_down()
    await warm.play_round()
    await warm.play_round()
    traced = {name: Walk() for name in ("join", "start", "clues", "send", "digit", "lock", "settings")}
    party = await parties.gather(house)
    ana, bo, cy = party.users
    await party.say(ana, "/play")
    await party.tap(bo, Join())
    await traced["join"].of(party.tap(cy, Join()))
    await traced["start"].of(party.tap(ana, StartGame()))
    await party.play_round()
    encoder, partner = await party.encoder(), await party.partner()
    code = (await party.view(encoder)).code or ""
    await traced["clues"].of(party.say(encoder, "alpha\nbeta\ngamma", encoder))
    await traced["send"].of(party.tap(encoder, SendClues(), encoder))
    await party.guess(await party.interceptor(), code)
    first, second, third = (SetDigit(clue, int(digit)) for clue, digit in enumerate(code, start=1))
    await party.tap(partner, first, partner)
    await traced["digit"].of(party.tap(partner, second, partner))
    await party.tap(partner, third, partner)
    await traced["lock"].of(party.tap(partner, Lock(), partner))
    await traced["settings"].of(party.say(ana, "/settings"))
    return traced


async def main(chosen: str | None) -> None:
    """Print the walks."""
    async with parties.house() as house:
        traced = await walks(house)
    for name, walk in traced.items():
        print(f"{name:10} {len(walk.modules):3} modules {walk.hops.total():4} hops")
    if chosen:
        for (caller, module), count in traced[chosen].hops.most_common(SHOWN_HOPS):
            print(f"  {count:3} {caller or 'the loop'} -> {module}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else None))
