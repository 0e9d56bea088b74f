"""A tour of what one person plays alone: the lesson, the puzzle of the day, practice, and a puzzle of people's game."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.browser.phones import Phone
from tests.browser.tour import Tour
from tests.integration.alone import copied, guess, own, own_table, payload, play_on
from tgbot.games.codes.buttons import OfferPuzzle, SendClues, SetDigit
from tgbot.games.codes.solo.commands import LESSON_TABLE, PRACTICE_TABLE, PUZZLE_TABLE
from tgbot.games.codes.solo.lesson import steps
from tgbot.tables.buttons import Join, PlayAlone, StartGame
from tgbot.tables.model import Stage


class AloneTour(Tour):
    """The first person learns and practises; then three play, and a fourth solves what the pair makes of it."""

    async def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        ada = self._party.users[0]
        async for stop in self._lesson(ada):
            yield stop
        async for stop in self._daily(ada):
            yield stop
        await self._party.say(ada, "/practice", ada)
        yield "practice", await self._private(ada)
        await play_on(self._party, ada, PRACTICE_TABLE, right="11")
        yield "practice-won", await self._private(ada)
        await self._party.say(ada, "hello?", ada)
        yield "idle", await self._private(ada)
        async for stop in self._puzzle():
            yield stop

    async def _lesson(self, ada: int) -> AsyncIterator[tuple[str, Phone]]:
        party, (partner, interceptor, _) = self._party, steps(self._language)
        await party.start(ada)
        yield "hello", await self._private(ada)
        await party.tap(ada, PlayAlone("learn"), ada)
        yield "learn-1", await self._private(ada)
        wrong = partner.script.codes[0][1:] + partner.script.codes[0][0]
        for clue, digit in enumerate(wrong[:2], start=1):
            await party.tap(ada, SetDigit(clue, int(digit)), ada)
        yield "learn-1-last", await self._private(ada)
        await party.tap(ada, SetDigit(3, int(wrong[2])), ada)
        yield "learned-1", await self._private(ada)
        await party.tap(ada, PlayAlone("learn", "next"), ada)
        yield "learn-2", await self._private(ada)
        await guess(party, ada, interceptor.script.codes[-1])
        yield "learned-2", await self._private(ada)
        await party.tap(ada, PlayAlone("learn", "next"), ada)
        yield "learn-3", await self._private(ada)
        await party.say(ada, steps(self._language)[2].script.keywords[2], ada)
        yield "learn-3-refused", await self._private(ada)
        await party.say(ada, self._clues[0], ada)
        yield "learn-3-written", await self._private(ada)
        await party.tap(ada, SendClues(), ada)
        yield "learned-3", await self._private(ada)
        assert (await own_table(party, ada, LESSON_TABLE)).stage is Stage.OVER

    async def _daily(self, ada: int) -> AsyncIterator[tuple[str, Phone]]:
        party = self._party
        await party.say(ada, "/daily", ada)
        yield "daily", await self._private(ada)
        script = (await own(party, ada)).script
        assert script is not None
        for round_, code in enumerate(script.codes[1:], start=2):
            for clue, digit in enumerate(code[:2], start=1):
                await party.tap(ada, SetDigit(clue, int(digit)), ada)
            yield f"daily-{round_}-last", await self._private(ada)
            free = next(digit for digit in "1234" if digit not in code)
            await party.tap(ada, SetDigit(3, int(free if round_ == 3 else code[2])), ada)  # wrong in round 3
            yield f"daily-{round_ + 1}", await self._private(ada)
        await party.tap(ada, PlayAlone("daily", "remind"), ada)
        yield "daily-reminds", await self._private(ada)
        await party.say(ada, "/daily")
        yield "daily-group", await self._group(ada)

    async def _puzzle(self) -> AsyncIterator[tuple[str, Phone]]:
        party, (ada, bo, cy, di) = self._party, self._party.users
        for user in (bo, cy, di):
            await party.start(user)
        await party.say(ada, "/play")
        for user in (bo, cy):
            await party.tap(user, Join())
        await party.tap(ada, StartGame())
        for place in range(3):
            encoder = await party.encoder()
            code = (await party.view(encoder)).code or ""
            await party.give_clues(*self._clues[3 * place : 3 * place + 3])
            if place:
                await party.guess(cy, code)
            await party.guess(await party.partner(), code)
        yield "over", await self._private(ada)
        await party.tap(ada, OfferPuzzle(), ada)
        yield "offered", await self._private(ada)
        yield "asked", await self._private(bo)
        await party.tap(bo, OfferPuzzle(), bo)
        yield "made", await self._private(bo)
        yield "end", await self._group(bo)
        link = payload(copied(party, ada), "z")
        await party.start(di, link)
        yield "puzzle", await self._private(di)
        await play_on(party, di, PUZZLE_TABLE, right="10")
        yield "solved", await self._private(di)
        await party.start(ada, link)
        yield "yours", await self._private(ada)

    @property
    def _language(self) -> str:
        return self._phones[self._party.users[0]].language
