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
@pytest.mark.parametrize(
    "game", ["codes", "alone", *(pytest.param(game, marks=long) for game in ("beside", "teams", "cards"))]
)
async def test_every_screen_fits(small: Page, game: str, language: str) -> None:
    """Who plays alone also sees all that is to be read before a tap on one screen with the keys."""
    tour, count = TOURS[game]
    measured, hidden = {}, {}
    async with arrived(language, count) as party, visiting(small, party.house.address) as page:
        async for name, phone in tour(page, party, GUESTS[language].clues).stops():
            measured[name] = await phone.root.evaluate(MEASURE)
            if game == "alone" and name not in ENDS:
                hidden[name] = await phone.root.evaluate(TALL)
    assert measured == dict.fromkeys(measured, FITS)
    assert "end" in measured
    assert hidden == dict.fromkeys(hidden, 0)
    assert bool(hidden) == (game == "alone")
