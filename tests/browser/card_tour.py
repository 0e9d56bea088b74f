"""A tour of the card game."""

from __future__ import annotations

from collections.abc import AsyncIterator

from engine.kryptos.terms import Phase
from tests.browser.phones import Phone
from tests.browser.tour import Tour
from tests.integration.cards import guess_right, on_turn, public, seat
from tgbot.games.kryptos.buttons import MoreNumbers, NameNumber, PickCard, PickHand, RevealOwn, SayNumber, SetOption
from tgbot.tables.buttons import Join, StartGame, SwitchGame
from tgbot.tables.model import Stage


class CardTour(Tour):
    """The card game with every rule added."""

    async def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        party = self._party
        host, *others = party.users
        await party.start(others[-1])
        await party.say(host, "/play")
        await party.tap(host, SwitchGame("kryptos"))
        for user in others:
            await party.tap(user, Join())
        for option in ("advanced", "mystery", "bribe"):
            await party.tap(host, SetOption(option, 1))
        yield "lobby", await self._group(host)
        await party.tap(host, StartGame())
        yield "reveal", await self._private(await on_turn(party))
        while (await public(party)).phase is Phase.REVEAL:
            user = await on_turn(party)
            await party.tap(user, RevealOwn((await seat(party, user)).revealable[-1]), user)
        yield "board", await self._group(host)
        user = await on_turn(party)
        yield "turn", await self._private(user)
        await party.tap(user, PickHand, user)
        yield "which", await self._private(user)
        await party.tap(user, PickCard, user)
        yield "pad", await self._private(user)
        await party.tap(user, MoreNumbers(1), user)
        yield "other numbers", await self._private(user)
        own = (await seat(party, user)).cards[3]
        await party.tap(user, NameNumber(own), user)
        yield "doubted", await self._private(user)
        await party.tap(user, SayNumber(own), user)
        yield "again", await self._private(user)
        yield "missed board", await self._group(host)
        await guess_right(party)
        yield "second board", await self._group(host)
        yield "found", await self._private(user)
        yield "next", await self._private(await on_turn(party))
        while (await party.table()).stage is Stage.GAME:
            await guess_right(party)
        yield "end", await self._group(host)
        yield "over", await self._private(user)
