"""getUpdates, and which updates the bot gets at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import Client, RawClient, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.model import Json


async def kinds(raw: RawClient) -> list[str]:
    updates: list[Json] = await raw.call("getUpdates")
    return [next(key for key in update if key != "update_id") for update in updates]


async def test_updates_wait_until_they_are_confirmed(client: Client, stage: Stage) -> None:
    for text in ("one", "two", "three"):
        stage.people.text(stage.ada.id, stage.ada.id, text)
    first = await client.call("getUpdates", limit=2)
    assert [update["message"]["text"] for update in first] == ["one", "two"]
    rest = await client.call("getUpdates", offset=first[-1]["update_id"] + 1)
    assert [update["message"]["text"] for update in rest] == ["three"]


async def test_a_negative_offset_forgets_all_but_the_last(raw: RawClient, stage: Stage) -> None:
    for text in ("one", "two", "three"):
        stage.people.text(stage.ada.id, stage.ada.id, text)
    assert [update["message"]["text"] for update in await raw.call("getUpdates", offset=-1)] == ["three"]
    assert len(await raw.call("getUpdates")) == 1


async def test_a_long_poll_ends_with_the_first_update_or_its_time(raw: RawClient, stage: Stage) -> None:
    poll = asyncio.create_task(raw.call("getUpdates", timeout=30))
    await stage.clock.until_asleep()
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    [update] = await poll
    empty = asyncio.create_task(raw.call("getUpdates", offset=update["update_id"] + 1, timeout=30))
    await stage.clock.skip()
    assert await empty == []


async def test_a_second_poll_ends_the_first(client: Client, raw: RawClient, stage: Stage) -> None:
    first = asyncio.create_task(refusal(client, "getUpdates", timeout=30))
    await stage.clock.until_asleep()
    assert await raw.call("getUpdates") == []
    assert await first == Refused(
        409,
        "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running",
    )


async def test_a_webhook_ends_polling(client: Client, stage: Stage) -> None:
    poll = asyncio.create_task(refusal(client, "getUpdates", timeout=30))
    await stage.clock.until_asleep()
    await client.call("setWebhook", url=stage.hook)
    assert await poll == Refused(409, "Conflict: terminated by setWebhook request")
    assert await refusal(client, "getUpdates") == Refused(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
    )


@pytest.mark.parametrize(
    ("text", "reads"),
    [
        ("hello", False),
        ("/play", True),
        ("/play@crosswire_local_bot", True),
        ("/play@another_bot", False),
        ("hey @crosswire_local_bot", True),
        ("hey @another_bot", False),
        ("well, /play", False),
    ],
)
async def test_privacy_mode_hides_what_is_not_for_the_bot(stage: Stage, text: str, reads: bool) -> None:
    stage.people.text(stage.boris.id, stage.group.id, text)
    assert bool(stage.local.updates.waiting) is reads


async def test_a_reply_to_the_bot_and_service_messages_are_read(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    reply = stage.people.text(stage.ada.id, stage.group.id, "mine", reply_to=message)
    stage.people.edit(stage.ada.id, stage.group.id, reply.id, "ours")
    clara = stage.people.add("Clara")
    stage.people.join(clara.id, stage.group.id)
    stage.people.leave(clara.id, stage.group.id)
    updates = await raw.call("getUpdates")

    assert updates[0]["message"]["reply_to_message"]["message_id"] == message
    assert updates[1]["edited_message"]["text"] == "ours"
    assert updates[2]["message"]["new_chat_members"][0]["id"] == clara.id
    assert updates[3]["message"]["left_chat_member"]["id"] == clara.id


async def test_an_admin_reads_everything(stage: Stage) -> None:
    stage.people.change_group(stage.group.id, bot_admin=True)
    stage.local.updates.drop_all()
    stage.people.text(stage.boris.id, stage.group.id, "hello")
    assert len(stage.local.updates.waiting) == 1


async def test_the_bot_hears_of_its_own_membership(raw: RawClient, stage: Stage) -> None:
    stage.people.change_group(stage.group.id, bot=False)
    stage.people.change_group(stage.group.id, bot=True)
    stage.people.change_group(stage.group.id, bot_admin=True)
    stage.people.block(stage.ada.id)
    stage.people.unblock(stage.ada.id)
    changes = [update["my_chat_member"] for update in await raw.call("getUpdates") if "my_chat_member" in update]

    statuses = [(c["old_chat_member"]["status"], c["new_chat_member"]["status"]) for c in changes]
    assert statuses == [
        ("member", "kicked"),
        ("kicked", "member"),
        ("member", "administrator"),
        ("member", "kicked"),
        ("kicked", "member"),
    ]
    assert changes[-1]["chat"]["type"] == "private"


async def test_a_basic_group_begins_with_a_message(raw: RawClient, stage: Stage) -> None:
    stage.people.add_group("Small", [stage.ada.id], supergroup=False)
    created = [update["message"] for update in await raw.call("getUpdates") if "message" in update]
    assert created[0]["group_chat_created"] is True
    assert created[0]["chat"]["type"] == "group"


@pytest.mark.parametrize(("allowed", "told"), [(["chat_member"], True), (["message"], False), ([], False)])
async def test_members_are_told_of_only_on_request(
    raw: RawClient, stage: Stage, allowed: list[str], told: bool
) -> None:
    stage.people.change_group(stage.group.id, bot_admin=True)
    await raw.call("getUpdates", allowed_updates=allowed)
    stage.people.leave(stage.boris.id, stage.group.id)
    assert ("chat_member" in await kinds(raw)) is told


async def test_kinds_that_are_not_allowed_never_come(raw: RawClient, stage: Stage) -> None:
    await raw.call("getUpdates", allowed_updates=["callback_query", "nonsense"])
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    assert await kinds(raw) == []
    info: Any = await raw.call("getWebhookInfo")
    assert info["allowed_updates"] == ["callback_query"]


async def test_an_old_tap_is_not_handed_out(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    stage.people.tap(stage.ada.id, stage.group.id, message, "go")
    stage.clock.advance(151)
    assert await raw.call("getUpdates") == []
