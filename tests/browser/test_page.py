"""The page of phones, with a scripted bot behind it."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Locator, Page, Route, ViewportSize, expect

from tests.browser.playground import Playground, keyboard, phone
from tests.thorough import long

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.asyncio(loop_scope="session")]

NARROW: ViewportSize = {"width": 360, "height": 720}

# By the page itself: a request that fails is an error in the console, and there must be none.
FAILING_ONCE = """() => {
  const fetch = window.fetch;
  const failing = new Map([
    ["/users", () => Response.json({ error: "The town is full." }, { status: 400 })],
    ["/members", () => { throw new TypeError("Failed to fetch"); }],
  ]);
  window.fetch = async (path, request) => {
    const end = request?.method === "POST" && [...failing.keys()].find((end) => path.endsWith(end));
    const fail = failing.get(end);
    failing.delete(end);
    return fail ? fail() : fetch(path, request);
  };
}"""


async def write(where: Locator, text: str) -> None:
    await where.get_by_test_id("composer").fill(text)
    await where.get_by_test_id("send").click()


async def height(node: Locator) -> float:
    box = await node.bounding_box()
    assert box is not None
    return box["height"]


async def test_everyone_has_a_phone_with_the_group_open(page: Page, playground: Playground) -> None:
    await expect(page.get_by_test_id("phone")).to_have_count(3)
    for user in playground.people:
        await expect(phone(page, user).locator(f'[data-open-chat="{playground.group}"]')).to_be_visible()


async def test_what_one_person_writes_appears_on_the_other_phones(page: Page, playground: Playground) -> None:
    anna, boris, clara = playground.people

    await write(phone(page, anna), "Who wants to play?")

    for user in (boris, clara):
        await expect(phone(page, user).locator(f'[data-from="{anna}"]')).to_contain_text("Who wants to play?")
    await expect(phone(page, anna).get_by_test_id("composer")).to_have_value("")


async def test_enter_sends_and_shift_enter_breaks_the_line(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    field = phone(page, anna).get_by_test_id("composer")

    await field.press_sequentially("lantern")
    await field.press("Shift+Enter")
    await field.press_sequentially("bell")
    await field.press("Enter")

    await expect(phone(page, boris).locator(f'[data-from="{anna}"] .text')).to_contain_text("lantern\nbell")


@long
async def test_an_older_history_that_arrives_late_takes_nothing_away(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    mine = phone(page, anna)
    answered, release = asyncio.Event(), asyncio.Event()
    requests: list[str] = []

    async def late(route: Route) -> None:
        requests.append(route.request.url)
        if len(requests) > 1:
            return await route.continue_()
        answer = await route.fetch()
        answered.set()
        await release.wait()
        return await route.fulfill(response=answer)

    await mine.locator(f'[data-chat="{anna}"]').click()
    history = re.compile(f"/people/users/{anna}/chats/{anna}(\\?|$)")
    await page.route(history, late)
    await mine.get_by_test_id("start").click()
    await answered.wait()
    async with page.expect_response(history):  # the first still waits: any change of the chats asks again
        await playground.person("PATCH", f"/groups/{playground.group}", title="Friday night")
    await playground.bot("sendMessage", chat_id=anna, text="Welcome!")
    await expect(mine.get_by_test_id("message").last).to_contain_text("Welcome!")
    release.set()
    await page.wait_for_timeout(500)  # for what must not happen
    assert "Welcome!" in await mine.get_by_test_id("message").last.inner_text()


@long
async def test_a_reply_shows_what_it_answers_and_an_edit_is_marked(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await write(phone(page, anna), "Ready?")

    asked = phone(page, boris).locator(f'[data-from="{anna}"]')
    await asked.click(button="right")
    await phone(page, boris).get_by_role("menuitem").first.click()
    await write(phone(page, boris), "Nearly")
    answer = phone(page, anna).locator(f'[data-from="{boris}"]')
    await expect(answer.locator(".quoted")).to_contain_text("Ready?")

    own = phone(page, boris).locator(f'[data-from="{boris}"]')
    await own.click(button="right")
    await phone(page, boris).get_by_role("menuitem", name="Редактирай").click()
    await write(phone(page, boris), "Yes")
    await expect(answer).to_contain_text("Yes")
    await expect(answer.locator(".meta")).to_contain_text("edited")


async def test_a_deep_link_opens_the_bot_and_start_carries_its_payload(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    join = {"text": "Join", "url": f"https://t.me/{playground.username}?start=seat42"}
    await playground.bot("sendMessage", chat_id=playground.group, text="A game", reply_markup=keyboard(join))

    await phone(page, anna).get_by_test_id("inline-button").click()
    await expect(phone(page, anna).locator(f'[data-open-chat="{anna}"]')).to_be_visible()
    await phone(page, anna).get_by_test_id("start").click()

    update = await playground.next_text()
    assert update["text"] == "/start seat42"
    own = phone(page, anna).locator(f'[data-from="{anna}"] .text')
    await expect(own).to_contain_text("/start")
    await expect(own).not_to_contain_text("seat42")  # as Telegram's own apps show it
    await playground.bot("sendMessage", chat_id=anna, text="Welcome to your seat")
    await expect(phone(page, anna).get_by_text("Welcome to your seat")).to_be_visible()
    await expect(phone(page, anna).get_by_test_id("composer")).to_be_visible()


@long
async def test_start_on_another_device_makes_room_for_writing(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    join = {"text": "Join", "url": f"https://t.me/{playground.username}?start=seat42"}
    await playground.bot("sendMessage", chat_id=playground.group, text="A game", reply_markup=keyboard(join))
    await phone(page, anna).get_by_test_id("inline-button").click()
    await expect(phone(page, anna).get_by_test_id("start")).to_be_visible()

    await playground.person("POST", f"/users/{anna}/start", payload="seat42")

    await expect(phone(page, anna).get_by_test_id("composer")).to_be_visible()


@long
async def test_a_tap_on_a_tab_survives_a_message_that_arrives_under_it(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await phone(page, anna).locator(f'[data-chat="{anna}"]').click()
    tab = phone(page, anna).locator(f'[data-chat="{playground.group}"]')
    await tab.hover()

    await page.mouse.down()
    await playground.person("POST", f"/users/{boris}/chats/{playground.group}/text", text="Who wants to play?")
    await expect(tab.get_by_test_id("badge")).to_be_visible()
    await page.mouse.up()

    await expect(phone(page, anna).locator(f'[data-open-chat="{playground.group}"]')).to_be_visible()


@long
async def test_an_answer_with_a_deep_link_opens_the_bot(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    join = {"text": "Join", "callback_data": "join"}
    await playground.bot("sendMessage", chat_id=playground.group, text="A game", reply_markup=keyboard(join))

    await phone(page, anna).get_by_test_id("inline-button").click()
    tap = await playground.next_tap()
    link = f"https://t.me/{playground.username}?start=seat7"
    await playground.bot("answerCallbackQuery", callback_query_id=tap["id"], url=link)
    await phone(page, anna).get_by_test_id("start").click()

    assert (await playground.next_text())["text"] == "/start seat7"


async def test_a_tap_spins_until_its_toast_comes(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    digit = {"text": "3", "callback_data": "digit 3"}
    await playground.bot("sendMessage", chat_id=playground.group, text="Board", reply_markup=keyboard(digit))

    button = phone(page, anna).get_by_test_id("inline-button")
    await button.click()
    tap = await playground.next_tap()
    assert (tap["data"], tap["from"]["id"]) == ("digit 3", anna)
    await expect(button).to_have_attribute("aria-busy", "true")

    await playground.bot("answerCallbackQuery", callback_query_id=tap["id"], text="3 · _ · _")
    await expect(phone(page, anna).get_by_test_id("toast")).to_have_text("3 · _ · _")
    await expect(button).to_have_attribute("aria-busy", "false")
    await expect(phone(page, boris).get_by_test_id("toast")).to_have_count(0)
    await page.set_viewport_size(NARROW)
    await page.locator(f'[data-person="{boris}"]').click()
    await expect(phone(page, anna)).to_be_hidden()
    await expect(phone(page, anna).get_by_test_id("toast")).to_have_count(0)


async def test_an_alert_covers_its_own_phone_until_it_is_closed(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    words = {"text": "My words", "callback_data": "words"}
    await playground.bot("sendMessage", chat_id=playground.group, text="Board", reply_markup=keyboard(words))

    await phone(page, anna).get_by_test_id("inline-button").click()
    tap = await playground.next_tap()
    answer = {"callback_query_id": tap["id"], "text": "castle\nwinter", "show_alert": True}
    await playground.bot("answerCallbackQuery", **answer)

    alert = phone(page, anna).get_by_role("alertdialog")
    await expect(alert).to_contain_text("castle\nwinter")
    await write(phone(page, boris), "I can still write")
    await expect(phone(page, boris).locator(f'[data-from="{boris}"]')).to_be_visible()
    await expect(alert.get_by_role("button", name="OK")).to_be_visible()
    await alert.press("Escape")
    await expect(alert).to_have_count(0)


async def test_an_answer_is_shown_only_where_it_was_tapped(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    words = {"text": "My words", "callback_data": "words"}
    await playground.bot("sendMessage", chat_id=playground.group, text="Board", reply_markup=keyboard(words))
    other = await page.context.new_page()
    await other.goto(playground.address)
    button = phone(other, anna).get_by_test_id("inline-button")
    await expect(button).to_be_visible()

    await phone(page, anna).get_by_test_id("inline-button").click()
    tap = await playground.next_tap()
    await playground.bot("answerCallbackQuery", callback_query_id=tap["id"], text="castle", show_alert=True)
    await expect(phone(page, anna).get_by_role("alertdialog")).to_contain_text("castle")

    await button.click()  # a later answer there shows that the first was passed over, not late
    tap = await playground.next_tap()
    await playground.bot("answerCallbackQuery", callback_query_id=tap["id"], text="winter")
    await expect(phone(other, anna).get_by_test_id("toast")).to_have_text("winter")
    await expect(phone(other, anna).get_by_role("alertdialog")).to_have_count(0)
    await other.close()


async def test_what_came_below_is_counted_until_it_is_seen(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    lines = "\n".join(f"line {number}" for number in range(60))
    await playground.bot("sendMessage", chat_id=playground.group, text=lines)
    log = phone(page, anna).get_by_test_id("log")
    await expect(log).to_contain_text("line 59")
    await log.evaluate("log => log.scrollTop = -log.scrollHeight")
    down = phone(page, anna).get_by_role("button", name="To the newest message")
    await expect(down).to_be_visible()
    await expect(down.get_by_test_id("badge")).to_have_count(0)
    for text in ("one", "two"):
        await playground.bot("sendMessage", chat_id=playground.group, text=text)
    await expect(down.get_by_test_id("badge")).to_have_text("2")
    await down.click()
    await expect(down).to_be_hidden()
    await log.evaluate("log => log.scrollTop = -log.scrollHeight")
    await expect(down.get_by_test_id("badge")).to_have_count(0)


@long
async def test_an_edited_board_keeps_its_place_and_the_focus(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    digits = [{"text": digit, "callback_data": digit} for digit in "1234"]
    board = await playground.bot("sendMessage", chat_id=playground.group, text="_", reply_markup=keyboard(*digits))
    third = phone(page, anna).get_by_test_id("inline-button").nth(2)
    await third.press("Enter")
    tap = await playground.next_tap()

    about = {"chat_id": playground.group, "message_id": board["message_id"]}
    await playground.bot("editMessageText", **about, text="3 · _", reply_markup=keyboard(*digits))
    await playground.bot("answerCallbackQuery", callback_query_id=tap["id"])

    message = phone(page, anna).locator(f'[data-message="{board["message_id"]}"]')
    await expect(message.locator(".text")).to_contain_text("3 · _")
    await expect(message).not_to_contain_text("edited")
    await expect(third).to_be_focused()


async def test_a_phone_changes_its_language(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await expect(phone(page, anna).get_by_placeholder("Message")).to_be_visible()

    await phone(page, anna).get_by_test_id("language").select_option("pl")

    await expect(phone(page, anna).get_by_placeholder("Wiadomość")).to_be_visible()
    await write(phone(page, anna), "/play")
    assert (await playground.next_text())["from"]["language_code"] == "pl"


async def test_html_in_names_and_messages_is_shown_as_text(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    html = "<img src=x onerror=alert(1)><b>bold</b>"
    page.on("dialog", lambda dialog: pytest.fail(f"a script ran: {dialog.message}"))

    await playground.person("PATCH", f"/users/{anna}", first_name=html)
    await expect(phone(page, anna).get_by_test_id("name")).to_have_text(html)
    await write(phone(page, anna), html)

    message = phone(page, boris).locator(f'[data-from="{anna}"]')
    await expect(message.locator(".sender")).to_have_text(html)
    await expect(message.locator(".text")).to_contain_text(html)
    await expect(page.locator("img, .text b")).to_have_count(0)


@long
async def test_entities_are_counted_as_telegram_counts_them(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    text = "😅🎲 <b>bold <i>both</i></b> <code>x &lt; y</code>\n<blockquote>said</blockquote>\nafter"
    await playground.bot("sendMessage", chat_id=playground.group, text=text, parse_mode="HTML")

    shown = phone(page, anna).locator(".text").last
    await expect(shown.locator("strong")).to_have_text("bold both")
    await expect(shown.locator("strong em")).to_have_text("both")
    await expect(shown.locator("code")).to_have_text("x < y")
    await expect(shown.locator("blockquote")).to_have_text("said")


async def test_a_picture_is_shown_and_enlarged(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await playground.person("POST", f"/users/{boris}/chats/{playground.group}/media", kind="photo", caption="my clue")

    await phone(page, anna).get_by_role("button", name="Enlarge the picture").click()
    large = phone(page, anna).get_by_test_id("picture").locator("img")
    await expect(large).to_be_visible()
    assert await large.evaluate("image => image.naturalWidth") > 0
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)


@long
async def test_a_disabled_key_an_effect_and_a_reply_that_is_asked_for(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await playground.person("POST", f"/users/{anna}/start")
    own = phone(page, anna)
    await own.locator(f'[data-testid="chat-tab"][data-chat="{anna}"]').click()
    keys = {"inline_keyboard": [[{"text": "Locked", "disabled": {}}]], "force_reply": True}
    card = await playground.bot(
        "sendMessage", chat_id=anna, text="Write a clue", reply_markup=keys, message_effect_id="5046509860389126442"
    )

    await expect(own.get_by_role("button", name="Locked")).to_have_attribute("aria-disabled", "true")
    await expect(own.locator(".effect")).to_have_text("🎉")
    await write(own, "a hint")
    said = await playground.next_text()
    while said["text"] != "a hint":
        said = await playground.next_text()
    assert said["reply_to_message"]["message_id"] == card["message_id"]

    await playground.bot("sendMessage", chat_id=anna, text="Another", reply_markup=keys)
    await expect(own.locator(".about")).to_be_visible()
    await playground.bot("deleteMessage", chat_id=anna, message_id=card["message_id"] + 2)
    await expect(own.locator(".about")).to_be_hidden()


@long
async def test_a_chat_is_opened_with_the_reply_that_its_last_message_asks_for(
    page: Page, playground: Playground
) -> None:
    anna = playground.people[0]
    await playground.person("POST", f"/users/{anna}/start")
    keys = {"inline_keyboard": [[{"text": "Locked", "disabled": {}}]], "force_reply": True}
    await playground.bot("sendMessage", chat_id=anna, text="Write a clue", reply_markup=keys)
    own = phone(page, anna)
    bot_tab = own.locator(f'[data-testid="chat-tab"][data-chat="{anna}"]')
    await expect(bot_tab).to_contain_text("1")

    await bot_tab.click()

    await expect(own.locator(".about")).to_be_visible()


@long
async def test_a_pinned_message_stands_above_the_chat(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await playground.person("PATCH", f"/groups/{playground.group}", bot_admin=True)
    secret = "Round 2, code <tg-spoiler>314</tg-spoiler>"
    board = await playground.bot("sendMessage", chat_id=playground.group, text=secret, parse_mode="HTML")

    await playground.bot("pinChatMessage", chat_id=playground.group, message_id=board["message_id"])

    await expect(phone(page, anna).locator(".pinned")).to_contain_text("Round 2, code ▒▒▒")


@long
async def test_a_command_of_the_menu_is_sent_to_this_bot(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await playground.bot("setMyCommands", commands=[{"command": "play", "description": "Start a game"}])
    await page.reload()

    await phone(page, anna).get_by_test_id("commands").click()
    await phone(page, anna).get_by_role("menuitem", name="/play").click()

    assert (await playground.next_text())["text"] == f"/play@{playground.username}"


async def test_adding_a_member_keeps_the_focus_in_the_list(page: Page, playground: Playground) -> None:
    anna, _, clara = playground.people
    await playground.person("DELETE", f"/groups/{playground.group}/members/{clara}")
    mine = phone(page, anna)
    await mine.get_by_test_id("chat-menu").click()
    await mine.get_by_role("menuitem", name="Members").click()
    line = mine.get_by_test_id("panel").locator(f'[data-member="{clara}"]')
    await line.get_by_role("button", name="Add").press("Enter")
    await expect(line.locator(".person-role")).to_have_text("member")
    await expect(line.get_by_role("button").first).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(mine.get_by_test_id("panel")).to_have_count(0)


@long
async def test_an_admin_is_made_and_a_member_leaves(page: Page, playground: Playground) -> None:
    anna, boris, clara = playground.people
    await phone(page, anna).get_by_test_id("chat-menu").click()
    await phone(page, anna).get_by_role("menuitem", name="Members").click()
    line = phone(page, anna).get_by_test_id("panel").locator(".person-line").filter(has_text="Борис")
    await line.get_by_role("button", name="Make admin").click()
    await expect(line.locator(".person-role")).to_have_text("admin")
    admins = await playground.bot("getChatAdministrators", chat_id=playground.group)
    assert {admin["user"]["id"] for admin in admins} == {anna, boris}

    await phone(page, clara).get_by_test_id("chat-menu").click()
    await phone(page, clara).get_by_role("menuitem", name="Quitter le groupe").click()
    await expect(phone(page, clara).locator(f'[data-open-chat="{clara}"]')).to_be_visible()
    await expect(phone(page, boris).get_by_text("Clara напусна групата")).to_be_visible()


@long
async def test_a_spoiler_stays_hidden_until_it_is_tapped(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    text = "Code: <tg-spoiler>3 1 4</tg-spoiler>, word: <tg-spoiler>castle</tg-spoiler>"
    await playground.bot("sendMessage", chat_id=playground.group, text=text, parse_mode="HTML")

    await expect(phone(page, anna).locator(".spoiler-text").first).to_be_hidden()
    await phone(page, anna).locator(".spoiler").first.press("Enter")

    await expect(phone(page, anna).get_by_text("3 1 4")).to_be_visible()
    await expect(phone(page, anna).get_by_text("castle")).to_be_visible()
    await expect(phone(page, boris).locator(".spoiler-text").first).to_be_hidden()


@long
async def test_a_long_quote_expands_and_a_short_one_does_not(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    rounds = "\n".join(f"round {number}" for number in range(1, 9))
    text = f"<blockquote expandable>{rounds}</blockquote>\n<blockquote expandable>short</blockquote>"
    await playground.bot("sendMessage", chat_id=playground.group, text=text, parse_mode="HTML")

    long, short = (phone(page, anna).locator("blockquote.expandable").nth(place) for place in (0, 1))
    await expect(short.get_by_role("button")).to_be_hidden()
    collapsed = await height(long)
    await long.get_by_role("button").click()

    await expect(long.get_by_role("button")).to_have_attribute("aria-expanded", "true")
    assert await height(long) > 2 * collapsed


@long
async def test_a_new_message_elsewhere_leaves_a_badge_until_it_is_read(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await playground.person("POST", f"/users/{anna}/start")
    await playground.bot("sendMessage", chat_id=anna, text="Your card")

    tab = phone(page, anna).locator(f'[data-chat="{anna}"]')
    await expect(tab.get_by_test_id("badge")).to_have_text("1")
    await tab.click()
    await expect(phone(page, anna).get_by_text("Your card")).to_be_visible()
    await expect(tab.get_by_test_id("badge")).to_have_count(0)


@long
async def test_stand_ins_can_be_sent(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people

    for place, kind in enumerate(["photo", "animation", "sticker", "voice", "video_note", "document"]):
        await phone(page, anna).get_by_test_id("attach").click()
        await phone(page, anna).get_by_role("menuitem").nth(place).click()

        drawn = "img" if kind == "photo" else f".stand-in.{kind.replace('_', '-')}"
        await expect(phone(page, boris).locator(f'[data-from="{anna}"] {drawn}')).to_be_visible()


@long
async def test_a_blocked_bot_can_be_unblocked(page: Page, playground: Playground) -> None:
    anna = playground.people[0]
    await playground.person("POST", f"/users/{anna}/start")
    await phone(page, anna).locator(f'[data-chat="{anna}"]').click()

    await phone(page, anna).get_by_test_id("chat-menu").click()
    await phone(page, anna).get_by_role("menuitem", name="Block the bot").click()
    await phone(page, anna).get_by_test_id("unblock").click()

    await expect(phone(page, anna).get_by_test_id("composer")).to_be_visible()


async def test_a_new_person_joins_the_open_group_and_is_removed(page: Page, playground: Playground) -> None:
    await page.set_viewport_size({"width": 1440, "height": 860})
    await page.get_by_test_id("new-person").click()
    await page.get_by_test_id("new-name").fill("Dorte")
    await page.get_by_test_id("new-language").select_option("da")
    await expect(page.get_by_test_id("new-group")).to_have_value(str(playground.group))
    await page.get_by_test_id("create-person").click()

    added = page.get_by_test_id("phone").filter(has=page.get_by_test_id("name").filter(has_text="Dorte"))
    await expect(added.locator(f'[data-open-chat="{playground.group}"]')).to_be_visible()
    row = page.locator(".phones")
    assert await row.evaluate("row => row.scrollWidth <= row.clientWidth")  # four phones fit
    await added.get_by_test_id("person-menu").click()
    await added.get_by_role("menuitem", name="Fjern denne telefon").click()
    await expect(page.get_by_test_id("phone")).to_have_count(len(playground.people))


async def test_a_person_who_cannot_be_added_is_not_lost(page: Page, playground: Playground) -> None:
    """Neither where the local Telegram refuses it nor where it does not answer."""
    await page.get_by_test_id("new-person").click()
    await page.get_by_test_id("new-name").fill("Dorte")
    await page.evaluate(FAILING_ONCE)
    for told in ("The town is full.", "Connecting…"):
        await page.get_by_test_id("create-person").click()
        await expect(page.get_by_test_id("failure")).to_have_text(told)
        await expect(page.get_by_test_id("new-name")).to_have_value("Dorte")
    await page.get_by_test_id("create-person").click()
    added = page.get_by_test_id("phone").filter(has=page.get_by_test_id("name").filter(has_text="Dorte"))
    await expect(added.locator(f'[data-chat="{playground.group}"]')).to_be_visible()
    await expect(page.get_by_test_id("panel")).to_have_count(0)


@long
async def test_a_new_person_may_also_be_alone_with_the_bot(page: Page) -> None:
    await page.get_by_test_id("new-person").click()
    await page.get_by_test_id("new-name").fill("Dorte")
    await page.get_by_test_id("new-group").select_option("")
    await page.get_by_test_id("create-person").click()
    await expect(page.get_by_test_id("phone").filter(has_text="Dorte").get_by_test_id("start")).to_be_visible()


@long
async def test_a_person_needs_a_name_that_can_be_seen(page: Page) -> None:
    """The local Telegram would refuse it, and nobody would be told."""
    await page.get_by_test_id("new-person").click()
    await page.get_by_test_id("new-name").fill("  ")
    await page.get_by_test_id("create-person").click()
    await expect(page.get_by_test_id("panel")).to_be_visible()
    assert await page.get_by_test_id("new-name").evaluate("field => field.validity.patternMismatch")


@long
async def test_seven_phones_all_stay_live(page: Page, playground: Playground) -> None:
    """A browser opens six connections to a host: one stream has to serve them all."""
    for name in ("Dorte", "Ewa", "Fedor", "Gaston"):
        await playground.person("POST", "/users", first_name=name, language_code="en")
    await expect(page.get_by_test_id("phone")).to_have_count(7)

    last = page.get_by_test_id("phone").last
    await last.get_by_test_id("start").click()
    await write(last, "still here")

    await expect(last.get_by_test_id("message").last).to_contain_text("still here")


async def test_a_narrow_screen_shows_one_phone_and_switches(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await page.set_viewport_size(NARROW)
    await expect(phone(page, anna)).to_be_visible()
    await expect(phone(page, boris)).to_be_hidden()

    await write(phone(page, anna), "Are you there?")
    tab = page.locator(f'[data-person="{boris}"]')
    await expect(tab.get_by_test_id("badge")).to_have_text("1")
    await tab.click()

    await expect(phone(page, boris).get_by_text("Are you there?")).to_be_visible()
    await expect(phone(page, anna)).to_be_hidden()
    await expect(tab.get_by_test_id("badge")).to_have_count(0)
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert width <= NARROW["width"]


async def test_on_a_narrow_screen_back_leads_to_the_chats_and_a_reload_keeps_the_place(
    page: Page, playground: Playground
) -> None:
    anna, boris, _ = playground.people
    for title in ("Work lunch", "Book club"):
        await playground.person("POST", "/groups", title=title, members=[anna, boris])
    await page.set_viewport_size(NARROW)
    await page.locator(f'[data-person="{boris}"]').click()
    mine = phone(page, boris)
    bot = mine.locator(f'[data-chat="{boris}"]')
    await expect(mine.get_by_test_id("chat-tab")).to_have_count(4)
    box = await bot.bounding_box()
    menu = await mine.get_by_test_id("chat-menu").bounding_box()
    assert box is not None
    assert menu is not None
    assert box["x"] + box["width"] <= menu["x"] + 1  # the bot's tab is whole
    await bot.click()

    await page.reload()
    await expect(mine.locator(f'[data-open-chat="{boris}"]')).to_be_visible()
    await page.go_back()
    rows = mine.get_by_test_id("chat-row")
    await expect(rows).to_have_count(4)
    await rows.filter(has_text="Book club").click()
    await expect(rows).to_have_count(0)
    await page.go_back()
    await expect(rows).to_have_count(4)
    await mine.get_by_test_id("chat-list").click()  # back to the chat
    await expect(rows).to_have_count(0)
    await mine.get_by_test_id("chat-list").click()
    await expect(rows).to_have_count(4)
    await rows.filter(has_text="Work lunch").click()
    await page.go_back()
    await expect(rows).to_have_count(4)


async def test_an_empty_chat_shows_what_the_bot_says_of_itself(page: Page, playground: Playground) -> None:
    boris = playground.people[1]
    await playground.bot("setMyDescription", description="A game of secret words.")
    await playground.bot("setMyDescription", description="Игра с тайни думи.", language_code="bg")
    mine = phone(page, boris)
    await mine.locator(f'[data-chat="{boris}"]').click()
    await expect(mine.get_by_test_id("about")).to_contain_text("Игра с тайни думи.")
    await mine.get_by_test_id("language").select_option("pl")
    await expect(mine.get_by_test_id("about")).to_contain_text("A game of secret words.")
    await mine.get_by_test_id("start").click()
    await expect(mine.get_by_test_id("about")).to_have_count(0)


@long
async def test_a_forum_shows_one_topic_at_a_time_and_writes_into_it(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await page.set_viewport_size(NARROW)
    mine = phone(page, anna)
    await write(mine, "In general")
    await mine.get_by_test_id("chat-menu").click()
    await mine.get_by_role("menuitem", name="Turn topics on").click()
    await mine.get_by_test_id("new-topic").click()
    await mine.get_by_test_id("topic-name").fill("A topic with a name that is much too long for a narrow phone")
    await mine.get_by_test_id("create-topic").click()
    await expect(mine.get_by_text("In general")).to_be_hidden()

    await write(mine, f"/play@{playground.username}")
    topic = (await playground.next_text())["message_thread_id"]
    await playground.bot("sendMessage", chat_id=playground.group, message_thread_id=topic, text="Who plays?")
    await expect(mine.locator(f'[data-topic="{topic}"]')).to_have_attribute("aria-selected", "true")
    await expect(mine.get_by_text("Who plays?")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]

    await page.locator(f'[data-person="{boris}"]').click()
    await expect(phone(page, boris).get_by_text("In general")).to_be_visible()
    await expect(phone(page, boris).get_by_text("Who plays?")).to_be_hidden()
    await phone(page, boris).locator(f'[data-topic="{topic}"]').click()
    await expect(phone(page, boris).get_by_text("Who plays?")).to_be_visible()
    await expect(phone(page, boris).get_by_text("In general")).to_be_hidden()


@long
async def test_an_anonymous_admin_has_the_groups_name(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    path = f"/users/{anna}/chats/{playground.group}/text"
    await playground.person("POST", path, text="Order, please", **{"as": playground.group})
    said = phone(page, boris).get_by_test_id("message").last
    await expect(said).to_contain_text("Order, please")
    await expect(said.locator(".sender")).to_have_text("Friday crew")


@long
async def test_a_group_that_becomes_a_supergroup_stays_open(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await playground.person("DELETE", f"/groups/{playground.group}/members/{anna}")
    old = await playground.person("POST", "/groups", title="Small", members=[anna, boris], supergroup=False)
    await phone(page, anna).locator(f'[data-chat="{old["id"]}"]').click()
    new = await playground.person("POST", f"/groups/{old['id']}/upgrade")

    await expect(phone(page, anna).locator(f'[data-open-chat="{new["id"]}"]')).to_be_visible()
    await expect(phone(page, anna).locator(f'[data-chat="{old["id"]}"]')).to_have_count(0)
    await expect(phone(page, anna).get_by_text("The group became a supergroup")).to_be_visible()


@long
async def test_a_topic_with_something_new_is_marked_until_it_is_opened(page: Page, playground: Playground) -> None:
    anna, boris, _ = playground.people
    await playground.person("PATCH", f"/groups/{playground.group}", forum=True)
    made = await playground.person("POST", f"/users/{boris}/chats/{playground.group}/topics", name="Games")
    tab = phone(page, anna).locator(f'[data-topic="{made["message_thread_id"]}"]')
    await tab.click()
    await expect(tab).to_have_attribute("aria-label", "Games")

    await playground.person("POST", f"/users/{boris}/chats/{playground.group}/text", text="Hello")
    general = phone(page, anna).locator('[data-topic="general"]')
    await expect(general).to_have_attribute("aria-label", "General, unread")
    await general.click()
    await expect(phone(page, anna).get_by_text("Hello")).to_be_visible()
    await expect(general).to_have_attribute("aria-label", "General")


async def test_the_theme_can_be_switched(page: Page) -> None:
    surface = "getComputedStyle(document.querySelector('.phone')).backgroundColor"
    light = await page.evaluate(surface)

    await page.get_by_test_id("theme").click()

    assert await page.evaluate(surface) != light
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


async def test_nothing_is_fetched_from_elsewhere(page: Page, playground: Playground) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))

    await page.reload()
    await expect(page.get_by_test_id("phone")).to_have_count(3)

    assert [url for url in asked if not re.match(rf"{playground.address}/|data:", url)] == []
