"""What is shared by a t.me/share link goes to a chat of the same phone, where it can still be changed."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.async_api import Page, expect

from tests.browser.playground import Playground, keyboard, phone

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="session")]


async def test_a_share_link_asks_for_a_chat_and_the_text_can_be_changed(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    address = f"https://t.me/{playground.username}?start=daily"
    share = {"text": "Share", "url": f"https://t.me/share/url?url={quote(address)}&text={quote('I got 3/4 & more')}"}
    await playground.bot("sendMessage", chat_id=playground.group, text="The end", reply_markup=keyboard(share))

    await phone(page, anna).get_by_test_id("inline-button").click()
    await phone(page, anna).get_by_test_id("panel").get_by_role("button", name="Friday crew").click()

    await expect(phone(page, anna).get_by_test_id("composer")).to_have_value(f"{address}\nI got 3/4 & more")
    await phone(page, anna).get_by_test_id("send").click()
    shared = phone(page, playground.people[1]).locator(f'[data-from="{anna}"]')
    await expect(shared).to_contain_text("I got 3/4 & more")
    assert len(page.context.pages) == 1
