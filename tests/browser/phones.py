"""A phone of 360 px in a browser, and what a person sees and does on it."""

from __future__ import annotations

import html
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from playwright.async_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

from tgbot.i18n.texts import Argument, Say
from tgbot.playground.model import User

SIZE: ViewportSize = {"width": 360, "height": 740}


@dataclass(frozen=True, slots=True)
class Phone:
    """One person's phone on a page that shows one phone at a time."""

    page: Page
    person: User
    group: int

    @property
    def name(self) -> str:
        return self.person.first_name

    @property
    def language(self) -> str:
        return self.person.language_code or "en"

    @property
    def root(self) -> Locator:
        return self.page.locator(f'[data-testid="phone"][data-user="{self.person.id}"]')

    @property
    def newest(self) -> Locator:
        """The last message of the open chat."""
        return self.root.get_by_test_id("message").last

    @property
    def toast(self) -> Locator:
        return self.root.get_by_test_id("toast")

    def worded(self, text_id: str, /, **facts: Argument) -> str:
        """A text of the bot in this person's language, as it is shown."""
        return worded(text_id, self.language, **facts)

    # Where to look

    async def take(self) -> None:
        """Bring this person's phone to the front."""
        await self.page.locator(f'[data-person="{self.person.id}"]').click()
        await expect(self.root).to_be_visible()

    async def open_group(self) -> None:
        await self._open(self.group)

    async def open_bot(self) -> None:
        await self._open(self.person.id)

    async def _open(self, chat: int) -> None:
        await self.root.locator(f'[data-chat="{chat}"]').click()
        await expect(self.root.locator(f'[data-open-chat="{chat}"]')).to_be_visible()

    # What to do

    async def press_start(self) -> None:
        await self.root.get_by_test_id("start").click()
        await expect(self.root.get_by_test_id("composer")).to_be_visible()

    async def write(self, *lines: str) -> None:
        """Type a message and send it."""
        field = self.root.get_by_test_id("composer")
        for place, line in enumerate(lines):
            if place:
                await field.press("Shift+Enter")
            await field.press_sequentially(line)
        await field.press("Enter")

    def button(self, *labels: str) -> Locator:
        """The newest inline button with one of these labels."""
        wanted = re.compile("|".join(f"^{re.escape(label)}$" for label in labels))
        return self.root.get_by_test_id("inline-button").filter(has_text=wanted).last

    async def tap(self, *labels: str) -> None:
        await self.button(*labels).click()

    async def choose(self, clue: int, digit: str) -> None:
        """Tap a digit for the clue that the pad asks for: its four keys stand in two rows."""
        asked = self.worded("card-asked", number=clue, clue="#").split("#")[1]
        await expect(self.newest).to_contain_text(re.compile(_spaced_anyhow(asked)))
        await self.newest.get_by_test_id("inline-button").nth(int(digit) - 1).click()

    async def guess(self, code: str) -> None:
        """Four taps: a digit for each clue, and the lock or the yes to it."""
        for clue, digit in enumerate(code, start=1):
            await self.choose(clue, digit)
        await self.tap(*(f"{self.worded(label)} {dotted(code)}" for label in ("button-lock", "button-agree")))

    # What to read

    async def code(self, round_: int, rounds: int) -> str:
        """The code on the encoder's card."""
        named = round_name(self.worded, round_, rounds)
        line = re.escape(self.worded("card-code", round=named, code="#")).replace(r"\#", r"(\d·\d·\d)")
        await expect(self.newest).to_contain_text(re.compile(line))
        found = re.search(line, await self.newest.inner_text())
        assert found is not None
        return found[1].replace("·", "")

    async def sees(self, *texts: str) -> None:
        """Wait until the last message says all of this, in this order."""
        await expect(self.newest).to_contain_text(re.compile(r"[\s\S]*".join(map(_spaced_anyhow, texts))))


@asynccontextmanager
async def phone_page(browser: Browser, *, language: str = "en", scale: float = 1) -> AsyncIterator[Page]:
    """An empty page on a phone's screen."""
    context = await browser.new_context(
        viewport=SIZE,
        has_touch=True,
        is_mobile=True,
        device_scale_factor=scale,
        locale=language,
        color_scheme="light",
        reduced_motion="reduce",
    )
    yield await context.new_page()
    await context.close()


@asynccontextmanager
async def visiting(page: Page, address: str) -> AsyncIterator[Page]:
    """The page of phones; an error in its console is an error here."""
    errors: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "error":
            errors.append(said.text)

    def note_uncaught(error: Error) -> None:
        errors.append(str(error))

    page.on("console", note)
    page.on("pageerror", note_uncaught)
    await page.goto(address)
    await expect(page.locator("[data-open-chat]").last).to_be_attached()
    yield page
    await page.goto("about:blank")  # else it would miss the server that stops now
    page.remove_listener("console", note)
    page.remove_listener("pageerror", note_uncaught)
    assert errors == []


def worded(text_id: str, language: str, /, **facts: Argument) -> str:
    """A text of the bot as a phone shows it."""
    return html.unescape(re.sub(r"<[^>]+>", "", Say(language)(text_id, **facts))).strip()


def round_name(worded: Callable[..., str], round_: int, rounds: int) -> str:
    """A round as boards and cards call it."""
    return worded("round-last") if round_ == rounds else worded("round-of", round=round_, rounds=rounds)


def dotted(code: Sequence[str]) -> str:
    return "·".join(code)


def _spaced_anyhow(text: str) -> str:
    return r"\s+".join(map(re.escape, text.split()))
