"""Tours of the bot's screens: a short game each, with a stop wherever there is something to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator

from playwright.async_api import Page, expect

from tests.browser.phones import Phone
from tests.integration.party import Party
from tgbot.games.codes.buttons import SendClues
from tgbot.tables.buttons import (
    CancelTable,
    ConfirmLeave,
    Join,
    NudgeAwaited,
    OpenSetting,
    Rematch,
    ShowMore,
    ShowSettings,
    StartGame,
    TurnPage,
)
from tgbot.tables.settings import settings_of

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
            await party.set_digit(partner, clue, int(code[clue - 1]))
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


class BesideTour(Tour):
    """What stands beside a game of three: the unfolded lobby, settings, rules, seats, questions and the rematch."""

    async def stops(self) -> AsyncIterator[tuple[str, Phone]]:
        party, (host, guest, stranger) = self._party, self._party.users
        await party.start(stranger)
        await party.say(host, "/play")
        await party.tap(guest, Join())
        await party.tap(stranger, Join())
        async for stop in self._lobby(host):
            yield stop
        await party.tap(host, StartGame())
        async for stop in self._questions(host, guest):
            yield stop
        await party.tap(guest, ConfirmLeave())
        yield "seat", await self._group(host)
        yield "seat-wanted", await self._private(host)
        yield "parting", await self._private(guest)
        await party.say(guest, "/join")
        yield "seat-taken", await self._private(guest)
        await party.give_clues(*self._clues[:3])
        yield "guessing", await self._group(host)
        yield "listening", await self._private(stranger)
        await party.say(guest, "/help", guest)
        yield "help", await self._private(guest)
        await party.call_off(host)
        await party.tap(host, Rematch("next"))
        yield "end", await self._group(guest)
        yield "over", await self._private(guest)

    async def _lobby(self, host: int) -> AsyncIterator[tuple[str, Phone]]:
        party = self._party
        await party.tap(host, ShowMore(1))
        yield "lobby", await self._group(host)
        await party.tap(host, CancelTable())
        yield "closing", await self._group(host)
        await party.tap(host, ShowMore(0))
        await party.tap(host, ShowMore(1))
        await party.tap(host, ShowSettings())
        for setting in settings_of(await party.table()):
            await party.tap(host, OpenSetting(setting.key))
            yield f"setting-{setting.key}", await self._group(host)
            await party.tap(host, OpenSetting(""))
        await party.say(host, "/rules")
        yield "rules-1", await self._group(host)
        for page in range(2, 6):
            await party.tap(host, TurnPage(page))
            yield f"rules-{page}", await self._group(host)

    async def _questions(self, host: int, guest: int) -> AsyncIterator[tuple[str, Phone]]:
        party = self._party
        await party.say(host, "/kick")
        yield "kick", await self._group(host)
        await party.say(host, "/cancel")
        yield "cancel", await self._group(host)
        await party.say(guest, "/cancel")
        yield "vote", await self._group(host)
        await party.tap(guest, NudgeAwaited())
        yield "nudge", await self._group(host)
        await party.say(guest, "/leave")
        yield "leave", await self._group(host)
