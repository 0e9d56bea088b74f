"""A tour of the game of two teams."""

from __future__ import annotations

from collections.abc import AsyncIterator

from engine.codes.views import Task
from tests.browser.phones import Phone
from tests.browser.tour import Tour
from tests.integration.party import wrong
from tests.integration.teams import play_half
from tgbot.games.codes.buttons import Lock, SendClues, TakeOver
from tgbot.tables.buttons import Join, StartGame


class TeamTour(Tour):
    """Two teams of two: White misreads its code in both rounds and loses (D21)."""

    async def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        party = self._party
        host, *others = party.users
        await party.start(others[-1])
        await party.say(host, "/play")
        for user in others:
            await party.tap(user, Join())
        yield "lobby", await self._group(host)
        await party.tap(host, StartGame())
        await self._write("white", 0)
        yield "writing", await self._group(host)
        black = await self._draft("black", 3)
        yield "encoder", await self._private(black)
        await party.tap(black, SendClues(), black)
        await play_half(party, decoded=False)
        await play_half(party)
        yield "second round", await self._group(host)

        await self._write("white", 6)
        await self._write("black", 9)
        async for stop in self._interception():
            yield stop
        await play_half(party)
        yield "end", await self._group(host)
        await party.say(host, "/sheet")
        yield "sheet", await self._group(host)

    async def _interception(self) -> AsyncIterator[tuple[str, Phone]]:
        """White's half: Black talks and agrees on a wrong code, White misreads its own."""
        party = self._party
        view = await party.public()
        assert view.half is not None
        code = (await party.view(int(view.half.encoder))).code
        assert code is not None
        seats = {entry.task: [int(seat) for seat in entry.seats] for entry in view.awaited}
        first, mate = seats[Task.INTERCEPTION]
        (guesser,) = seats[Task.GUESS]
        await party.guess_only(first, wrong(code))
        await party.tap(first, Lock(), first)
        await party.say(first, self._phones[first].worded("button-agree"), first)
        yield "intercept", await self._private(mate)
        await party.tap(mate, TakeOver(str(first)), mate)
        await party.tap(mate, Lock(), mate)
        await party.guess_only(guesser, wrong(code))
        yield "guess", await self._private(guesser)
        await party.tap(guesser, Lock(), guesser)
        yield "reveal", await self._group(guesser)

    async def _write(self, side: str, at: int) -> None:
        """Let a side's encoder write three clues, and send them."""
        encoder = await self._draft(side, at)
        await self._party.tap(encoder, SendClues(), encoder)

    async def _draft(self, side: str, at: int) -> int:
        """Let a side's encoder write three clues; return who it is."""
        awaited = (await self._party.public()).awaited
        encoder = next(int(entry.seats[0]) for entry in awaited if entry.task is Task.CLUES and entry.side == side)
        await self._party.say(encoder, "\n".join(self._clues[at : at + 3]), encoder)
        return encoder
