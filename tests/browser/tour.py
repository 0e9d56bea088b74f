"""Tours of the bot's screens: a short game each, with a stop wherever there is something to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Page, expect

from tests.bot.party import Party
from tests.browser.phones import Phone
from tgbot.codes_presses import SendClues, SetDigit
from tgbot.presses import Join, StartGame

PAGES = ("settings", "words", "rules", "sheet", "stats", "leaderboard")


class Tour:
    """One page on which everybody's phone can be looked at, while a game goes on behind it."""

    def __init__(self, page: Page, party: Party, clues: tuple[str, ...]) -> None:
        """Take the page, the people who play, and what they say."""
        self._party = party
        self._clues = clues
        self._phones = {user: Phone(page, party.local.world.users[user], party.group.id) for user in party.users}

    def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        """Play a game; give each stop's name and the phone that shows it."""
        raise NotImplementedError

    async def _group(self, user: int) -> Phone:
        phone = self._phones[user]
        await phone.take()
        await phone.open_group()
        return await self._loaded(phone, self._party.group.id)

    async def _private(self, user: int) -> Phone:
        phone = self._phones[user]
        await phone.take()
        await phone.open_bot()
        return await self._loaded(phone, user)

    async def _loaded(self, phone: Phone, chat: int) -> Phone:
        last = self._party.posts(chat)[-1]
        await expect(phone.newest).to_have_attribute("data-message", str(last.id))
        return phone


class InterceptorTour(Tour):
    """Two friends against one interceptor, who wins in round 3; then the pages beside a game."""

    async def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        party, clues = self._party, self._clues
        host, guest, stranger = party.users
        yield "hello", await self._private(host)
        await party.say(host, "/play")
        await party.tap(guest, Join())
        await party.tap(stranger, Join())
        yield "waiting", await self._group(host)
        await party.start(stranger)
        yield "lobby", await self._group(host)
        await party.tap(host, StartGame())
        yield "deal", await self._private(await party.encoder())

        await party.give_clues(*clues[:3])
        await party.guess(await party.partner(), await self._code())
        encoder, partner, code = await party.encoder(), await party.partner(), await self._code()
        await party.say(encoder, "\n".join(clues[3:6]), encoder)
        yield "encoder", await self._private(encoder)
        await party.tap(encoder, SendClues(), encoder)
        yield "board", await self._group(encoder)
        yield "intercept", await self._private(stranger)
        for clue in (1, 2):
            await party.tap(partner, SetDigit(clue, int(code[clue - 1])), partner)
        yield "guess", await self._private(partner)
        await party.guess(stranger, code)
        await party.guess(partner, code)
        yield "reveal", await self._group(partner)

        await party.give_clues(*clues[6:9])
        await party.guess(stranger, await self._code())
        await party.guess(await party.partner(), await self._code())
        yield "end", await self._group(host)

        for page in PAGES:
            await party.say(host, f"/{page}")
            yield page, await self._group(host)

    async def _code(self) -> str:
        code = (await self._party.view(await self._party.encoder())).code
        assert code is not None
        return code
