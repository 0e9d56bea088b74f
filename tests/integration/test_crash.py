"""The worker is killed with -9 at every step from receipt to reply: the game goes on, and nothing happens twice."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.integration.doomed import STEPS
from tests.integration.fleet import PATIENCE_S, SERVE, FarParty, far_party
from tests.integration.party import worded, wrong
from tests.thorough import long
from tgbot.games.codes.buttons import Lock, SendClues, SetDigit
from tgbot.playground.queries import Query
from tgbot.tables.buttons import Join, Rematch, StartGame
from tgbot.tables.model import Stage

pytestmark = pytest.mark.xdist_group("crash")

BEFORE_ANY_SEND = {"received", "decoded", "decided", "committed"}


class Deaths:
    """Gives the worker a step to die at, lets it happen, and starts another."""

    def __init__(self, party: FarParty, folder: Path) -> None:
        self.party = party
        self._folder = folder
        self._steps = list(STEPS)

    async def begin(self) -> None:
        """Start a worker that will die at the next step, when it is told to."""
        await self.party.worker.start(("-m", "tests.integration.doomed", self._steps[0]) if self._steps else SERVE)

    async def at_next_step(self, act: Callable[[], object]) -> None:
        """Do something during which the worker dies; then all is as if it had not."""
        step, worker = self._steps.pop(0), self.party.worker
        strays = await self.party.unknown_to_the_store()
        (self._folder / "die").touch()
        done = act()
        assert await worker.ended() == -9, step
        assert not (self._folder / "die").exists(), step
        await self.begin()
        if isinstance(done, Query):
            assert "gone" not in await asyncio.wait_for(done.answer, PATIENCE_S), step
        await self.party.settle()
        # A send has no idempotency key: a kill between a send and its note may leave a copy in a chat, and no more.
        copies = Counter(chat for chat, _ in await self.party.unknown_to_the_store() - strays)
        assert max(copies.values(), default=0) <= (0 if step in BEFORE_ANY_SEND else 1), (step, copies)

    @property
    def all_seen(self) -> bool:
        return not self._steps


@long
async def test_a_worker_killed_at_each_step_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    async with far_party(tmp_path) as party:
        ana, bo, cy = party.users
        deaths = Deaths(party, tmp_path)
        await party.worker.end()
        await deaths.begin()
        die = deaths.at_next_step

        # in the lobby
        await die(party.writing(ana, "/play"))
        await die(party.tapping(bo, Join()))
        await die(party.tapping(cy, Join()))
        table = await party.table()
        assert (table.serial, [player.user for player in table.players]) == (1, [ana, bo, cy])
        # at the deal
        await die(party.tapping(ana, StartGame()))
        keywords = (await party.view(ana)).keywords
        code = (await party.view(ana)).code or ""
        # while clues are written, and when they are sent
        await die(party.writing(ana, "hint aa\nhint bb\nhint cc", ana))
        assert (await party.view(ana)).draft == ("hint aa", "hint bb", "hint cc")
        await die(party.tapping(ana, SendClues(), ana))
        # while a guess is entered, and when it is locked
        await die(party.tapping(bo, SetDigit(1, int(wrong(code)[0])), bo))
        await die(party.tapping(bo, SetDigit(2, int(wrong(code)[1])), bo))
        await party.tap(bo, SetDigit(3, int(wrong(code)[2])), bo)
        await die(party.tapping(bo, Lock(), bo))
        assert (await party.public()).sides[1].tally.intercepts == 1
        # the next round
        code = (await party.view(bo)).code or ""
        await party.say(bo, "hint dd\nhint ee\nhint ff", bo)
        await die(party.tapping(bo, SendClues(), bo))
        await party.guess_only(ana, wrong(code))
        await party.lock(ana)
        await party.tap(cy, SetDigit(1, int(code[0])), cy)
        await die(party.tapping(cy, SetDigit(2, int(code[1])), cy))
        await die(party.tapping(cy, SetDigit(3, int(code[2])), cy))
        # when the last lock ends the game
        await die(party.tapping(cy, Lock(), cy))
        table = await party.table()
        assert table.stage is Stage.OVER
        assert [line["do"] for line in table.log] == ["draft", "clues", "guess", "draft", "clues", "guess", "intercept"]
        assert party.texts()[-1].startswith(worded("end-interceptor", names="Cy", round=2))
        assert all(word in party.texts()[-1] for word in keywords)
        # after the end
        for user in (ana, cy):
            await party.tap(user, Rematch("next"))
        await die(party.tapping(bo, Rematch("next")))
        table = await party.table()
        assert (table.stage, table.serial) == (Stage.GAME, 2)
        code = (await party.view(await party.encoder())).code or ""
        await die(party.writing(await party.encoder(), "hint gg", await party.encoder()))
        assert (await party.view(await party.encoder())).code == code
        assert deaths.all_seen
