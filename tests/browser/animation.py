"""A round on three phones as a short film, for the README."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize, expect

from tests.browser.guests import GUESTS
from tests.browser.phones import Phone, visiting
from tests.integration.party import Party, house
from tgbot.games.codes.buttons import Lock, SendClues
from tgbot.tables.buttons import Join, StartGame

SCREEN: ViewportSize = {"width": 1280, "height": 800}
SHORT_MS, LONG_MS = 900, 2600
SETTLE_MS = 200  # an edit arrives a moment after it was made
QUALITY = 62
MAX_BYTES = 400_000


async def film(browser: Browser, path: Path) -> None:
    """Play the first round and save what three people see, one picture for each thing that happens."""
    async with house() as place:
        ada, boris, clara = (person.id for person in place.local.world.people())
        (group,) = place.local.world.groups()
        party = Party(place, group, [ada, boris, clara])
        for user in party.users:
            await party.start(user)
        context = await browser.new_context(viewport=SCREEN, locale="en", color_scheme="light", reduced_motion="reduce")
        async with visiting(await context.new_page(), place.address) as page:
            frames = [(await _taken(page), length) async for length in _round(page, party)]
        await context.close()
    _save(frames, path)


async def _round(page: Page, party: Party) -> AsyncIterator[int]:
    """Do one thing after the other, and tell how long to look at it."""
    host, partner, interceptor = party.users
    phones = {user: Phone(page, party.local.world.users[user], party.group.id) for user in party.users}
    await party.say(host, "/play")
    yield await _seen(party, phones, SHORT_MS)
    for user in (partner, interceptor):
        await party.tap(user, Join())
        yield await _seen(party, phones, SHORT_MS)
    await party.tap(host, StartGame())
    encoder, decoder = await party.encoder(), await party.partner()
    for user in party.users:
        await phones[user].open_bot()
    yield await _seen(party, phones, LONG_MS)
    await party.say(encoder, "\n".join(GUESTS["en"].clues[:3]), encoder)
    yield await _seen(party, phones, LONG_MS)
    code = (await party.view(encoder)).code
    assert code is not None
    await party.tap(encoder, SendClues(), encoder)
    await phones[encoder].open_group()
    yield await _seen(party, phones, LONG_MS)
    for clue, digit in enumerate(code, start=1):
        await party.set_digit(decoder, clue, int(digit))
        yield await _seen(party, phones, SHORT_MS)
    await party.tap(decoder, Lock(), decoder)
    for user in party.users:
        await phones[user].open_group()
    yield await _seen(party, phones, LONG_MS + SHORT_MS)


async def _seen(party: Party, phones: dict[int, Phone], length: int) -> int:
    """Wait until every phone shows the newest message of its chat, without a toast."""
    for user, phone in phones.items():
        chat = await phone.root.get_by_test_id("chat").get_attribute("data-open-chat")
        last = party.posts(int(chat or user))[-1]
        await expect(phone.newest).to_have_attribute("data-message", str(last.id))
        await expect(phone.toast).to_have_count(0)
        await phone.page.wait_for_timeout(SETTLE_MS)
    return length


async def _taken(page: Page) -> Image.Image:
    return Image.open(io.BytesIO(await page.screenshot())).convert("RGB")


def _save(frames: list[tuple[Image.Image, int]], path: Path) -> None:
    (first, _), *others = frames
    drawn = io.BytesIO()
    first.save(
        drawn,
        "WEBP",
        save_all=True,
        append_images=[picture for picture, _ in others],
        duration=[length for _, length in frames],
        loop=0,
        quality=QUALITY,
        method=6,
        minimize_size=True,
    )
    if drawn.tell() > MAX_BYTES:
        raise SystemExit(f"{path.name} has {drawn.tell()} bytes: lower QUALITY")
    path.write_bytes(drawn.getvalue())
    print(f"{path.name}: {drawn.tell() // 1000} kB, {len(frames)} pictures")
