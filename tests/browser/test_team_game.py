"""A whole game of two teams on four phones of 360 px, on the real parts; nothing on their screens is cut off."""

from __future__ import annotations

import itertools
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.evening import CLUES, wrong
from tests.browser.phones import Phone, dotted, phone_page, round_name, visiting
from tests.browser.test_screens import FITS, MEASURE
from tests.integration.party import House, Party
from tests.integration.teams import play_round, write_clues
from tests.thorough import long
from tgbot.cli.play import playground
from tgbot.tables.buttons import SetPace

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="session")]

ROUNDS = 8  # D22
LANGUAGE = "bg"  # the longest words
PICTURES = os.environ.get("PICTURES")  # a folder for a picture of every screen that was measured
WHITE, BLACK = (0, 1), (2, 3)


@dataclass
class Four:
    """Four phones in one group: the first two are White, the others Black."""

    party: Party
    phones: list[Phone]
    clues: itertools.cycle[str] = field(default_factory=lambda: itertools.cycle(CLUES))
    measured: dict[str, object] = field(default_factory=dict)

    def said(self, text_id: str, /, **facts: str | int) -> str:
        return self.phones[0].worded(text_id, **facts)

    def team(self, side: str) -> str:
        return f"{'⬜' if side == 'white' else '⬛'} {self.said(f'side-{side}')}"

    async def measure(self, name: str, phone: Phone) -> None:
        """Note whether everything on a phone's screen fits."""
        self.measured[name] = await phone.root.evaluate(MEASURE)
        if PICTURES:
            await phone.page.screenshot(path=Path(PICTURES) / f"{name}.png")

    async def sit_down(self) -> None:
        for phone in self.phones:
            await phone.open_bot()
            await phone.press_start()
            await phone.open_group()
        host, *others = self.phones
        await host.write("/play")
        for phone in others:
            await phone.tap(self.said("button-join"))
            await expect(phone.toast).to_have_text(phone.worded("toast-joined"))
        await host.sees(self.team("white"), self.team("black"), self.said("lobby-can-start"))
        await self.measure("lobby", host)
        await host.tap(self.said("button-start-of", name=host.name))
        await host.sees(self.said("board-round", round=round_name(self.said, 1, ROUNDS)))
        await self.measure("board-writing", host)

    async def write(self, phone: Phone, round_: int) -> str:
        """Write three clues and send them; return the code."""
        await phone.open_bot()
        code = await phone.code(round_, ROUNDS)
        await phone.write(*itertools.islice(self.clues, 3))
        await phone.tap(phone.worded("button-send-clues"), phone.worded("button-send-anyway"))
        return code

    async def guess(self, phone: Phone, code: str) -> None:
        """Tap in a code and say yes to it."""
        await phone.open_bot()
        await phone.guess(code)

    async def intercept(self, pair: tuple[int, int], code: str, round_: int) -> None:
        """Let both of a team agree on an interception: one drafts and says so, the other takes it over."""
        one, other = (self.phones[place] for place in pair)
        await other.open_bot()
        await self.guess(one, code)
        await one.sees(one.worded("card-agreed", names=other.name))
        remark = f"yes, {dotted(code)} in round {round_}?"  # the remarks of earlier rounds still stand in the chat
        await one.write(remark)
        await expect(other.root.get_by_text(other.worded("talk-line", name=one.name, text=remark))).to_be_visible()
        await other.sees(other.worded("button-next-clue"))  # the card is sent again, below the remark
        await self.measure(f"interception-{round_}", other)
        await other.tap(other.worded("button-take-over", name=one.name, draft=dotted(code)))
        await other.tap(f"{other.worded('button-agree')} {dotted(code)}")

    async def half(self, round_: int, side: str, code: str, *, intercepted: bool) -> None:
        own, others = (WHITE, BLACK) if side == "white" else (BLACK, WHITE)
        guesser = self.phones[own[round_ % 2]]
        if round_ > 1:
            await self.intercept(others, code if intercepted else wrong(code), round_)
        await guesser.open_bot()
        await guesser.sees(guesser.worded("button-next-clue"))
        await self.measure(f"guess-{round_}-{side}", guesser)
        await self.guess(guesser, code)

    async def play_round(self, round_: int, *, intercepted: bool = False) -> None:
        """Play a round in which White's code is intercepted, or no code is."""
        place = (round_ + 1) % 2
        first = self.phones[WHITE[place]]
        white = await self.write(first, round_)
        await first.sees(first.worded("card-handed-in"))
        black = await self.write(self.phones[BLACK[place]], round_)
        await self.half(round_, "white", white, intercepted=intercepted)
        await self.half(round_, "black", black, intercepted=False)


@pytest_asyncio.fixture(loop_scope="session")
async def four(browser: Browser) -> AsyncIterator[Four]:
    async with AsyncExitStack() as stack:
        address, local, people, bot = await stack.enter_async_context(playground(0))
        (group,) = local.world.groups()
        people.join(people.add("Dora").id, group.id)
        for person in local.world.people():
            people.change(person.id, language_code=LANGUAGE)
        phones = []
        for person in local.world.people():
            page = await stack.enter_async_context(phone_page(browser))
            await stack.enter_async_context(visiting(page, address))
            phones.append(Phone(page, person, group.id))
            await phones[-1].take()
        yield Four(Party(House(address, local, people, bot), group, [phone.person.id for phone in phones]), phones)


@long
async def test_two_teams_play_to_the_end_and_every_screen_fits(four: Four) -> None:
    await four.sit_down()
    await four.play_round(1)
    await four.play_round(2, intercepted=True)
    await four.play_round(3, intercepted=True)
    names = ", ".join(four.phones[place].name for place in BLACK)
    for phone in four.phones:
        await phone.open_group()
        await phone.sees(four.said("end-team", team=four.team("black"), names=names))
    await four.measure("end", four.phones[0])
    assert four.measured == dict.fromkeys(four.measured, FITS)


@long
async def test_settings_the_sandglass_and_the_tie_break_fit(four: Four) -> None:
    party, ada = four.party, four.phones[0]
    for phone in four.phones:
        await phone.open_bot()
        await phone.press_start()
    await party.settle()
    await party.say(party.users[0], "/play")  # the lobby brings the host's language to the group
    await party.say(party.users[0], "/settings")
    await party.tap(party.users[0], SetPace("classic"))
    await ada.open_group()
    await ada.sees(four.said("mode-auto"))
    await four.measure("settings", ada)
    await party.sit_down()
    await write_clues(party, "black")
    await ada.open_bot()
    await ada.sees("⌛")
    await four.measure("sandglass", ada)
    for _ in range(3):
        await play_round(party, (True, True), (True, True))  # nobody intercepts in round 1
    await ada.sees(ada.worded("card-tie-break"))
    await ada.write("lamp", "-", "harbour", "-")
    await ada.sees("→ harbour")
    await four.measure("tie-break", ada)
    await ada.open_group()
    await four.measure("tie-break-board", ada)
    assert four.measured == dict.fromkeys(four.measured, FITS)
