"""Whole games of the pair and the interceptor on three phones of 360 px, on the real parts."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from tests.browser.evening import GROUP, Evening, at_once, evening, one_by_one, with_a_slip
from tests.browser.phones import phone_page
from tests.thorough import long
from tgbot.i18n.texts import LANGUAGES

# All of them by `make games`; the other games here speak three languages at once anyway.
WHOLE_GAMES_IN = LANGUAGES if "EVERY_LANGUAGE" in os.environ else ("pl",)

pytestmark = [pytest.mark.xdist_group("browser-games"), pytest.mark.asyncio(loop_scope="session")]


INTERCEPTOR = 2


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def pages(browser: Browser) -> AsyncIterator[list[Page]]:
    async with phone_page(browser) as one, phone_page(browser) as other, phone_page(browser) as third:
        yield [one, other, third]


@pytest_asyncio.fixture(loop_scope="session")
async def friends(pages: list[Page]) -> AsyncIterator[Evening]:
    async with evening(pages) as friends:
        await friends.sit_down()
        yield friends


async def sees_the_end(friends: Evening, winners: set[int], *lines: str) -> None:
    """The end stands in the group, and every card tells its own."""
    for place, phone in enumerate(friends.phones):
        await phone.open_bot()
        if place in winners:
            await phone.sees(phone.worded("card-won"))
        else:
            await expect(phone.newest).not_to_contain_text(phone.worded("card-won"))
            await phone.sees(phone.worded("end-keywords" if place == INTERCEPTOR else "card-words"))
        await phone.open_group()
        await phone.sees(*lines, friends.said("end-keywords"), friends.said("end-rounds"))


async def new_interceptors(friends: Evening) -> list[int]:
    """Who is the interceptor of the game that has just begun, by the cards."""
    found = []
    for place, phone in enumerate(friends.phones):
        await phone.open_bot()
        await expect(phone.newest).not_to_contain_text(phone.worded("button-rematch-same"))
        pair, alone = (phone.worded(f"card-title-{side}", title=GROUP) for side in ("pair", "interceptor"))
        await expect(phone.newest).to_contain_text(re.compile(f"{re.escape(pair)}|{re.escape(alone)}"))
        if alone in await phone.newest.inner_text():
            found.append(place)
    return found


@long
async def test_two_interceptions_win_for_the_interceptor(friends: Evening) -> None:
    await friends.play_round(at_once)
    await friends.play_round(one_by_one, intercepted=True)
    await friends.play_round(with_a_slip, intercepted=True)

    name = friends.phones[2].name
    tokens = ", ".join(friends.said("end-why-token-intercepted", round=round_) for round_ in (2, 3))
    why = friends.said("end-why-interceptor-tokens", won=tokens)
    await sees_the_end(friends, {INTERCEPTOR}, friends.said("end-interceptor", names=name, round=3), why)

    await friends.again("button-rematch-roles")
    assert await new_interceptors(friends) == [2]
    await friends.play_round(at_once)


@long
async def test_a_failed_decode_counts_for_the_interceptor(friends: Evening) -> None:
    await friends.play_round(with_a_slip, decoded=False)
    await friends.play_round(at_once, decoded=False)

    name = friends.phones[2].name
    tokens = ", ".join(friends.said("end-why-token-misread", round=round_) for round_ in (1, 2))
    why = friends.said("end-why-interceptor-tokens", won=tokens)
    await sees_the_end(friends, {INTERCEPTOR}, friends.said("end-interceptor-given", names=name, round=2), why)

    await friends.again("button-rematch-next", name=friends.phones[0].name)
    assert await new_interceptors(friends) == [0]


@long
@pytest.mark.parametrize("language", WHOLE_GAMES_IN)
async def test_a_whole_game_in_one_language(pages: list[Page], language: str) -> None:
    async with evening(pages, language) as friends:
        await friends.sit_down()
        await friends.play_round(with_a_slip, decoded=False)
        await friends.play_round(one_by_one, intercepted=True)
        name = friends.phones[2].name
        await sees_the_end(friends, {INTERCEPTOR}, friends.said("end-interceptor", names=name, round=2))


@long
async def test_the_pair_wins_when_it_survives_five_rounds(friends: Evening) -> None:
    await friends.play_round(one_by_one)
    await friends.play_round(at_once, intercepted=True)
    for _ in range(3):
        await friends.play_round(at_once)

    names = f" {friends.said('picture-and')} ".join(phone.name for phone in friends.phones[:2])
    reason = friends.said("end-why-rounds-survived", rounds=5)
    await sees_the_end(friends, {0, 1}, friends.said("end-pair", names=names), reason)

    await friends.again("button-rematch-random")
    assert len(await new_interceptors(friends)) == 1
