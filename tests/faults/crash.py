"""A worker dies with -9, or stops for a while, at a named step of an update; another takes over.

Two workers serve one game that is played without end. Each run picks the next act of the game that leads through the
step, and lets the worker that takes it fall there.
"""

import asyncio
import itertools
import signal
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.faults.account import Account, compared
from tests.integration.fleet import PATIENCE_S, FarParty, Worker, far_party
from tests.integration.history import history
from tests.integration.party import wrong
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.playground.queries import Query
from tgbot.tables.buttons import Rematch
from tgbot.tables.model import Stage

# From the receipt of an update to everything being shown, and the acts that lead through each step for certain.
ANY = frozenset({"text", "send", "digit", "lock", "reveal"})
SENDS = frozenset({"text", "send", "reveal"})
POINTS: dict[str, frozenset[str]] = {
    "received": ANY,
    "decoded": ANY,
    "decided": ANY,
    "committed": ANY,
    "acknowledged": ANY,
    "leased": ANY,
    "intended": SENDS,
    "sent": SENDS,
    "noted": SENDS,
    "edited": ANY - {"text"},
    "deleted": frozenset({"text"}),
    "settled": ANY,
}
STOPPED_S = 5.0  # longer than a lease and a store's time-out together would bear

_hints = itertools.count(1)


@dataclass(frozen=True)
class Act:
    """Something that a player is about to do."""

    kind: str
    do: Callable[[], object]


async def game_without_end(party: FarParty) -> AsyncIterator[Act]:
    """Yield the acts of one game after another; each is to be done, and shown, before the next is asked for."""
    while True:
        if (await party.table()).stage is Stage.OVER:
            for user in party.users:
                yield Act("rematch", party.tapping(user, Rematch("next")))
        encoder, partner = await party.encoder(), await party.partner()
        code = (await party.view(encoder)).code or ""
        clues = "\n".join(f"hint{next(_hints)}" for _ in range(3))
        yield Act("text", party.writing(encoder, clues, encoder))
        yield Act("send", party.tapping(encoder, SendClues(), encoder))
        guesses = {partner: code}
        if (await party.public()).intercepting:
            guesses = {await party.interceptor(): wrong(code)} | guesses
        for user, guess in guesses.items():
            for clue, digit in enumerate(guess, start=1):
                yield Act("digit", party.tapping(user, SetDigit(clue, int(digit)), user))
            yield Act("reveal" if user == partner else "lock", party.tapping(user, Lock(), user))


async def crash(
    folder: Path, points: Sequence[str], runs: int, how: str = "KILL", told: Callable[[str], None] = print
) -> dict[str, Account]:
    """Let a worker fall so many times at each point; return what that cost."""
    async with far_party(folder, workers=2) as party:
        await party.sit_down()
        acts = game_without_end(party)
        found: dict[str, Account] = {}
        for point in points:
            found[point] = await _crash_at(party, acts, point, runs, how)
            told(found[point].row(point))
        # A send has no idempotency key: a fall between a send and its note may leave a copy in a chat.
        told(f"copies of messages left in chats: {len(await party.unknown_to_the_store())}")
        return found


async def _crash_at(party: FarParty, acts: AsyncIterator[Act], point: str, runs: int, how: str) -> Account:
    doomed, _ = party.workers
    balancer = party.house.balancer
    before = len(history(party.valkey.folder, party.place))
    first = len(balancer.acknowledged)
    resumed: list[float] = []
    for _ in range(runs):
        if doomed.lives:
            await doomed.end()
        await doomed.start(("-m", "tests.integration.doomed", point, how))
        balancer.preferred = doomed
        act = await anext(acts)
        while act.kind not in POINTS[point]:
            act.do()
            await party.settle()
            act = await anext(acts)
        resumed.append(await (_killed if how == "KILL" else _stopped)(party, doomed, act))
    made = history(party.valkey.folder, party.place)[before:]
    account = compared(balancer.acknowledged[first:], made)
    return account + Account(faults=runs, resumed=resumed)


async def _killed(party: FarParty, doomed: Worker, act: Act) -> float:
    """Do something during which the worker dies; return how long it takes until it is done and shown all the same."""
    (doomed.folder / "die").touch()
    done = act.do()
    assert await doomed.ended() == -signal.SIGKILL
    died = time.monotonic()
    await _goes_on(party, done)
    return time.monotonic() - died


async def _stopped(party: FarParty, doomed: Worker, act: Act) -> float:
    """Do something during which the worker stops; it goes on when the other has long taken over."""
    assert doomed.process is not None
    (doomed.folder / "die").touch()
    done = act.do()
    await _until_stopped(doomed.process.pid)
    died = time.monotonic()
    party.house.balancer.preferred = next(worker for worker in party.workers if worker is not doomed)
    await asyncio.sleep(STOPPED_S)
    doomed.process.send_signal(signal.SIGCONT)
    await _goes_on(party, done)
    return time.monotonic() - died - STOPPED_S


async def _goes_on(party: FarParty, done: object) -> None:
    if isinstance(done, Query):
        assert "gone" not in await asyncio.wait_for(done.answer, PATIENCE_S)
    await party.settle()


async def _until_stopped(process: int) -> None:
    """Wait until the system says that a process is stopped."""
    async with asyncio.timeout(PATIENCE_S):
        while Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "T":  # noqa: ASYNC110, ASYNC240
            await asyncio.sleep(0.01)
