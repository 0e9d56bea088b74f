"""Make the pictures of docs/screens again: `python -m tests.browser.screens [folder]`.

A picture for each language, with six screens of a phone in a game of three; in English also of the other games and of
the pages beside them; the page of phones, wide and narrow, light and dark; and one round as a film.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.async_api import Browser, Page, expect

from tests.browser.alone_tour import AloneTour
from tests.browser.animation import film
from tests.browser.card_tour import CardTour
from tests.browser.chromium import chromium, launched
from tests.browser.guests import GUESTS, arrived
from tests.browser.phones import Phone, phone_page, visiting
from tests.browser.team_tour import TeamTour
from tests.browser.tour import PAGES, InterceptorTour, Tour
from tests.integration.party import Party, house
from tgbot.tables.buttons import Join, StartGame

FOLDER = Path(__file__).parents[2] / "docs" / "screens"  # it is there: git keeps the pictures
STRIP = ("lobby", "encoder", "guess", "board", "reveal", "end")
TEAMS = ("lobby", "writing", "encoder", "intercept", "reveal", "end")
CARDS = ("lobby", "board", "turn", "pad", "doubted", "end")
ALONE = ("hello", "learn-1", "learn-3-written", "daily-3", "daily-6", "solved")
COLUMNS = 3
GAP = 24
PAPER = "#dcdbe6"
STRIP_SCALE = 1.25
SCALE = 2
QUALITIES = range(80, 20, -10)
MAX_BYTES = 150_000
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


async def main(folder: Path) -> None:
    """Make every picture."""
    path = chromium()
    if path is None:
        raise SystemExit("Chromium is not installed")
    async with launched(path) as browser:
        for language in GUESTS:
            shots = await screens(browser, language, InterceptorTour, 3)
            save(composed([shots[name] for name in STRIP]), folder / f"{language}.webp")
            if language == "en":
                save(composed([shots[name] for name in PAGES]), folder / "pages.webp")
        for kind, tour, names in (("teams", TeamTour, TEAMS), ("cards", CardTour, CARDS), ("alone", AloneTour, ALONE)):
            shots = await screens(browser, "en", tour, 4)
            save(composed([shots[name] for name in names]), folder / f"{kind}.webp")
        await phones_in_both_themes(browser, folder)
        await film(browser, folder / "round.webp")


async def screens(browser: Browser, language: str, tour: type[Tour], count: int) -> dict[str, Image.Image]:
    """Every stop of a tour by its name, in one language."""
    shots = {}
    async with (
        arrived(language, count) as party,
        phone_page(browser, language=language, scale=STRIP_SCALE) as page,
        visiting(page, party.house.address),
    ):
        async for name, phone in tour(page, party, GUESTS[language].clues).stops():
            await expect(phone.toast).to_have_count(0, timeout=20_000)
            shots[name] = await taken(page)
    return shots


async def phones_in_both_themes(browser: Browser, folder: Path) -> None:
    """Three people with three languages in the second round: side by side, and the guesser's phone alone."""
    async with house() as place:
        ada, boris, clara = (person.id for person in place.local.world.people())
        (group,) = place.local.world.groups()
        party = Party(place, group, [ada, boris, clara])
        await second_round(party)
        context = await browser.new_context(
            viewport={"width": 1280, "height": 860}, device_scale_factor=1.5, locale="en", reduced_motion="reduce"
        )
        async with visiting(await context.new_page(), place.address) as page:
            for user in (await party.partner(), clara):
                await Phone(page, place.local.world.users[user], group.id).open_bot()
            for theme in THEMES:
                await page.emulate_media(color_scheme=theme)
                save(await taken(page), folder / f"desktop-{theme}.webp")
        await context.close()
        async with phone_page(browser, scale=SCALE) as small, visiting(small, place.address) as page:
            phone = Phone(page, place.local.world.users[await party.partner()], group.id)
            await phone.take()
            await phone.open_bot()
            for theme, clue in zip(THEMES, (1, 2), strict=True):
                await page.emulate_media(color_scheme=theme)
                await phone.choose(clue, str(clue))
                await expect(phone.toast).to_be_visible()
                save(await taken(page), folder / f"phone-{theme}.webp")


async def second_round(party: Party) -> None:
    """Play the first round, and let the second one's clues be out."""
    for user in party.users:
        await party.start(user)
    ada, *others = party.users
    await party.say(ada, "/play")
    for user in others:
        await party.tap(user, Join())
    await party.tap(ada, StartGame())
    code = (await party.view(await party.encoder())).code
    assert code is not None
    clues = GUESTS["en"].clues
    await party.give_clues(*clues[:3])
    await party.guess(await party.partner(), code)
    await party.give_clues(*clues[3:6])


async def taken(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(await page.screenshot()))


def composed(shots: Sequence[Image.Image]) -> Image.Image:
    """The screens side by side, in rows."""
    width, height = shots[0].size
    rows = -(-len(shots) // COLUMNS)
    paper = Image.new("RGB", (COLUMNS * (width + GAP) + GAP, rows * (height + GAP) + GAP), PAPER)
    for place, shot in enumerate(shots):
        row, column = divmod(place, COLUMNS)
        paper.paste(shot, (GAP + column * (width + GAP), GAP + row * (height + GAP)))
    return paper


def save(picture: Image.Image, path: Path) -> None:
    """Save a picture as well as the size allows."""
    for quality in QUALITIES:
        drawn = io.BytesIO()
        picture.convert("RGB").save(drawn, "WEBP", quality=quality, method=6)
        if drawn.tell() <= MAX_BYTES:
            break
    path.write_bytes(drawn.getvalue())
    print(f"{path.name}: {drawn.tell() // 1000} kB, quality {quality}")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
