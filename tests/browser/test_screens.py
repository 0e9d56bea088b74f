"""Nothing is cut off on a phone of 360 px, in any language."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page

from tests.browser.alone_tour import AloneTour
from tests.browser.card_tour import CardTour
from tests.browser.guests import GUESTS, arrived
from tests.browser.phones import SIZE, phone_page, visiting
from tests.browser.team_tour import TeamTour
from tests.browser.tour import BesideTour, InterceptorTour, Tour
from tests.thorough import THOROUGH, long
from tgbot.i18n.texts import LANGUAGES

pytestmark = [pytest.mark.xdist_group("browser-screens"), pytest.mark.asyncio(loop_scope="session")]

MEASURE = """root => ({
    wide: document.documentElement.scrollWidth,
    beyond: [...root.querySelectorAll(".log, .log *, .foot *")]
        .filter((node) => node.getBoundingClientRect().right > innerWidth || node.getBoundingClientRect().left < 0)
        .map((node) => node.className),
    cut: [...root.querySelectorAll(".key-text, .wide, .tab-title, .sender, .toast")]
        .filter((node) => node.scrollWidth > node.clientWidth)
        .map((node) => node.textContent),
})"""
FITS: dict[str, Any] = {"wide": SIZE["width"], "beyond": [], "cut": []}


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def small(browser: Browser) -> AsyncIterator[Page]:
    async with phone_page(browser) as page:
        yield page


TOURS_IN = LANGUAGES if THOROUGH else ("bg",)  # the longest words


# Each game, with the number of players that fills its screens most.
TOURS: dict[str, tuple[type[Tour], int]] = {
    "codes": (InterceptorTour, 3),
    "beside": (BesideTour, 3),
    "teams": (TeamTour, 4),
    "cards": (CardTour, 6),
    "alone": (AloneTour, 4),
}


# Nothing is left to do on them, so they can be scrolled.
ENDS = {"over", "offered", "asked", "made", "end", "solved", "daily-6", "daily-reminds", "practice-won"}
TALL = """root => {
    const log = root.querySelector(".log").getBoundingClientRect();
    const card = [...root.querySelectorAll('[data-testid="message"]')].at(-1).getBoundingClientRect();
    return Math.max(0, Math.round(card.height - log.height));
}"""  # pixels of the last message that do not fit on the screen


@pytest.mark.parametrize("language", TOURS_IN)
async def test_who_plays_alone_sees_all_of_the_card_on_one_screen(small: Page, language: str) -> None:
    """Whatever a learner or a puzzler has to read before a tap stands on the screen with the keys."""
    async with arrived(language, 4) as party, visiting(small, party.house.address) as page:
        stops = AloneTour(page, party, GUESTS[language].clues).stops()
        hidden = {name: await phone.root.evaluate(TALL) async for name, phone in stops if name not in ENDS}
    assert {name: pixels for name, pixels in hidden.items() if pixels} == {}


@pytest.mark.parametrize("language", TOURS_IN)
@pytest.mark.parametrize(
    "game", ["codes", "beside", "alone", pytest.param("teams", marks=long), pytest.param("cards", marks=long)]
)
async def test_every_screen_fits(small: Page, game: str, language: str) -> None:
    tour, count = TOURS[game]
    async with arrived(language, count) as party, visiting(small, party.house.address) as page:
        stops = tour(page, party, GUESTS[language].clues).stops()
        measured = {name: await phone.root.evaluate(MEASURE) async for name, phone in stops}
    assert measured == dict.fromkeys(measured, FITS)
    assert "end" in measured
