"""A tour of the card game."""

from __future__ import annotations

from collections.abc import AsyncIterator

from engine.kryptos.terms import Phase
from tests.bot.cards import guess_right, on_turn, public, seat
from tests.browser.phones import Phone
from tests.browser.tour import Tour
from tgbot.documents import Stage
from tgbot.kryptos.presses import MoreNumbers, NameNumber, PickCard, PickHand, RevealOwn, SetOption
from tgbot.presses import Join, StartGame, SwitchGame


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
        await self._phones[user].root.get_by_test_id("alert").get_by_role("button").click()
        yield "doubted", await self._private(user)
        await party.tap(user, NameNumber(own), user)
        yield "again", await self._private(user)
        await guess_right(party)
        yield "second board", await self._group(host)
        while (await party.table()).stage is Stage.GAME:
            await guess_right(party)
        yield "end", await self._group(host)
