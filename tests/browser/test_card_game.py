"""Whole games of number cards on phones of 360 px, and every screen of one with six players."""

from __future__ import annotations

import os
import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, expect

from tests.browser.evening import gathered
from tests.browser.phones import Phone, phone_page
from tests.thorough import long
from tgbot.games.kryptos.screens.parts import GLUE, SIGNS

pytestmark = [pytest.mark.xdist_group("browser-cards"), pytest.mark.asyncio(loop_scope="session")]

# A hidden card has its letter, and no brackets.
OWN_CARD = re.compile(f"(?<!\\()([A-J]){GLUE}([{''.join(SIGNS.values())}]{GLUE}\\d+)")

Hands = dict[str, dict[str, str]]
"""By the names of the players: their hidden cards by letter, as they see them."""


# Every rule that so many can add (K6, K11, K12). Of four and six by `make games`: so many phones take their time.
RULES = {3: ("advanced", "bribe"), 4: ("advanced", "mystery", "bribe"), 6: ("advanced", "bribe")}
WHOLE_GAMES_OF = RULES if "EVERY_LANGUAGE" in os.environ else (3,)


async def begin(phones: list[Phone]) -> None:
    """Fill a lobby of the card game, add the rules, and start."""
    host, *others = phones
    for phone in phones:
        await phone.open_bot()
        await phone.press_start()
        await phone.open_group()
    await host.write("/play")
    await host.tap(host.worded("button-more"))
    await host.tap(host.worded("button-game-kryptos"))
    await host.sees(host.worded("cards-lobby-title"))
    for phone in others:
        await phone.tap(phone.worded("button-join"))
        await expect(phone.toast).to_have_text(phone.worded("toast-joined"))
    added: list[str] = []
    for rule in RULES[len(phones)]:
        await host.tap(host.worded(f"button-option-{rule}-off"))
        added.append(host.worded(f"option-{rule}"))
        await host.sees(host.worded("cards-lobby-options", options=", ".join(added)))
    await host.tap(host.worded("button-start-of", name=host.name))
    await host.sees(host.worded("cards-opening"))


async def awaited(phones: list[Phone], *texts: str) -> Phone | None:
    """The phone of the player whom the board names; None when the game is over."""
    host = phones[0]
    await host.open_group()
    lines = {phone.name: [host.worded(text, names=phone.name) for text in texts] for phone in phones}
    every = [line for found in lines.values() for line in found]
    await expect(host.newest).to_contain_text(re.compile("|".join(map(re.escape, [*every, "🏆"]))))
    board = await host.newest.inner_text()
    return next((phone for phone in phones if any(line in board for line in lines[phone.name])), None)


async def on_board(host: Phone, done: Phone, text: str) -> None:
    """Wait until the picture in the group no longer waits for a player: drawing and uploading it take a moment."""
    await host.open_group()
    await expect(host.newest).not_to_contain_text(host.worded(text, names=done.name))


async def hidden_cards(phones: list[Phone]) -> Hands:
    """What each of them sees in the own hand and nobody else does."""
    hands: Hands = {}
    for phone in phones:
        await phone.open_bot()
        await phone.sees(phone.worded("cards-card-own"))
        text = await phone.newest.inner_text()
        own = text.partition(phone.worded("cards-card-own"))[2].strip().split("\n\n")[0]
        hands[phone.name] = dict(OWN_CARD.findall(own))
    return hands


async def pick(guesser: Phone, name: str, letter: str) -> None:
    """Two taps: whose card, and which."""
    await guesser.open_bot()
    buttons = guesser.root.get_by_test_id("inline-button")
    await buttons.filter(has_text=re.compile(rf"^{re.escape(name)}\s")).last.click()
    await guesser.sees(guesser.worded("button-another-hand"))
    await buttons.filter(has_text=re.compile(rf"^{letter}$")).last.click()
    await guesser.sees(guesser.worded("cards-card-number", name=name, card=letter))


@long
@pytest.mark.parametrize("count", WHOLE_GAMES_OF)
async def test_a_whole_game(browser: Browser, count: int) -> None:
    async with AsyncExitStack() as stack:
        pages = [await stack.enter_async_context(phone_page(browser)) for _ in range(count)]
        phones = await stack.enter_async_context(gathered(pages, "en"))
        await begin(phones)
        for _ in range(2 * len(phones)):  # K5
            phone = await awaited(phones, "cards-awaited-reveal")
            assert phone is not None
            await phone.open_bot()
            await phone.sees(phone.worded("cards-card-reveal"))
            await phone.newest.get_by_test_id("inline-button").first.click()
            await expect(phone.newest).not_to_contain_text(phone.worded("cards-card-reveal"))
            await on_board(phones[0], phone, "cards-awaited-reveal")

        hands = await hidden_cards(phones)
        guesser = await awaited(phones, "cards-awaited-guess")
        assert guesser is not None
        await miss(guesser, hands)
        await on_board(phones[0], guesser, "cards-awaited-again")

        while guesser := await awaited(phones, "cards-awaited-guess"):
            name, cards = next((name, cards) for name, cards in hands.items() if name != guesser.name and cards)
            letter = next(iter(cards))
            await pick(guesser, name, letter)
            await name_number(guesser, cards.pop(letter))
            await expect(guesser.toast).to_contain_text("⭐")
            await on_board(phones[0], guesser, "cards-awaited-guess")

        for phone in phones:
            await phone.open_group()
            await phone.sees("🏆", phone.worded("track-why-points", count=15), phone.worded("cards-end-hands"))
            await phone.open_bot()
            await phone.sees(phone.worded("button-rematch-same"))
        await phones[0].open_group()
        await phones[0].tap(phones[0].worded("button-rematch-first"))
        for phone in phones[1:]:
            await phone.open_group()
            await phone.tap(phone.worded("button-rematch-yes"))
        await phones[0].sees(phones[0].worded("cards-opening"))


async def name_number(guesser: Phone, card: str) -> None:
    """Two taps: the number, and that it is meant."""
    await guesser.tap(card)
    await guesser.tap(guesser.worded("button-say-number", card=card))


async def miss(guesser: Phone, hands: Hands) -> None:
    """Name a card of the own hand, against the warning, and buy no second attempt (K10)."""
    name = next(name for name in hands if name != guesser.name)
    await pick(guesser, name, next(iter(hands[name])))
    own = next(iter(hands[guesser.name].values()))
    await guesser.tap(guesser.worded("button-other-numbers"))
    await guesser.tap(own)
    await guesser.root.get_by_test_id("alert").get_by_role("button").click()
    await guesser.sees(guesser.worded("flaw-own-card", number=int(own.partition(GLUE)[2])))
    await guesser.tap(guesser.worded("button-say-anyway", card=own))
    await guesser.sees(guesser.worded("cards-card-missed-bribe"))
    await guesser.tap(guesser.worded("button-pass"))
    await expect(guesser.newest).not_to_contain_text(guesser.worded("cards-card-missed-bribe"))
