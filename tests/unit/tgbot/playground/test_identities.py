"""Anonymous admins, people who write as a channel, and automatic forwards: whom the bot sees, and whom it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import Client, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_edit import GO
from tests.unit.tgbot.playground.test_people import fine
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.errors import Impossible


async def last_message(client: Client) -> Any:
    update = (await client.call("getUpdates"))[-1]
    return update.get("message") or update["edited_message"]


async def test_an_admin_writes_as_the_group(client: Client, stage: Stage) -> None:
    stage.people.text(stage.ada.id, stage.group.id, "/play", as_chat=stage.group.id)
    said = await last_message(client)
    anonymous = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
    assert said["from"] == anonymous
    assert said["sender_chat"] == said["chat"]


async def test_a_person_writes_as_a_channel(client: Client, stage: Stage) -> None:
    channel = stage.people.add_channel(stage.boris.id, "Boris daily")
    stage.people.text(stage.boris.id, stage.group.id, "/play", as_chat=channel.id)
    said = await last_message(client)
    assert said["from"] == {"id": 136817688, "is_bot": True, "first_name": "Channel", "username": "Channel_Bot"}
    assert said["sender_chat"] == {"id": channel.id, "type": "channel", "title": "Boris daily"}


async def test_a_channels_post_is_forwarded_automatically(client: Client, stage: Stage) -> None:
    stage.people.change_group(stage.group.id, bot_admin=True)
    channel = stage.people.add_channel(stage.ada.id, "News")
    stage.people.publish(channel.id, stage.group.id, "Today")
    said = await last_message(client)
    assert said["from"] == {"id": 777000, "is_bot": False, "first_name": "Telegram"}
    assert (said["sender_chat"]["id"], said["is_automatic_forward"]) == (channel.id, True)
    origin = said["forward_origin"]
    assert (origin["type"], origin["chat"]["id"], origin["message_id"]) == ("channel", channel.id, 1)


async def test_the_bot_does_not_learn_who_is_behind_it(client: Client, stage: Stage) -> None:
    clara = stage.people.add("Clara")
    stage.people.join(clara.id, stage.group.id)
    stage.people.change_group(stage.group.id, admins=[clara.id])
    stage.local.world.met.discard(clara.id)
    post = stage.people.text(clara.id, stage.group.id, "/play", as_chat=stage.group.id)
    assert clara.id not in stage.local.world.met
    assert await refusal(client, "sendMessage", chat_id=clara.id, text="x") == Refused(400, "chat not found")

    stage.people.edit(clara.id, stage.group.id, post.id, "/play again")
    answer = await client.call(
        "sendMessage", chat_id=stage.group.id, text="x", reply_parameters={"message_id": post.id}
    )
    for seen in (await last_message(client), answer["reply_to_message"]):
        assert seen["from"]["username"] == "GroupAnonymousBot"
        assert str(clara.id) not in str(seen)


async def test_a_tap_comes_from_the_real_person(client: Client, stage: Stage) -> None:
    stage.people.text(stage.ada.id, stage.group.id, "/play", as_chat=stage.group.id)
    sent = await client.call("sendMessage", chat_id=stage.group.id, text="x", reply_markup=GO)
    stage.people.tap(stage.ada.id, stage.group.id, sent["message_id"], "go")
    query = (await client.call("getUpdates"))[-1]["callback_query"]
    assert (query["from"]["id"], query["from"]["is_bot"]) == (stage.ada.id, False)


async def test_privacy_mode_holds_for_them_too(stage: Stage) -> None:
    channel = stage.people.add_channel(stage.ada.id, "News")
    stage.people.text(stage.ada.id, stage.group.id, "hello", as_chat=stage.group.id)
    stage.people.publish(channel.id, stage.group.id, "Today")
    assert not stage.local.updates.waiting


async def test_nobody_takes_a_name_that_is_not_theirs(stage: Stage) -> None:
    channel = stage.people.add_channel(stage.ada.id, "News")
    small = stage.people.add_group("Small", [stage.ada.id], supergroup=False)
    for user, chat, name in (
        (stage.boris.id, stage.group.id, stage.group.id),
        (stage.boris.id, stage.group.id, channel.id),
        (stage.ada.id, small.id, small.id),
        (stage.ada.id, stage.ada.id, channel.id),
    ):
        with pytest.raises(Impossible, match="in that name"):
            stage.people.text(user, chat, "/play", as_chat=name)


async def test_people_take_names_over_http(stage: Stage) -> None:
    channel = await fine(stage, "POST", "/people/channels", {"owner": stage.ada.id, "title": "News"})
    chat = f"/people/users/{stage.ada.id}/chats/{stage.group.id}"
    text = await fine(stage, "POST", f"{chat}/text", {"text": "hi", "as": stage.group.id})
    voice = await fine(stage, "POST", f"{chat}/media", {"kind": "voice", "as": channel["id"]})
    assert (text["sender_chat"]["id"], voice["sender_chat"]["id"]) == (stage.group.id, channel["id"])
    path = f"/people/channels/{channel['id']}/publish"
    forwarded = await fine(stage, "POST", path, {"group": stage.group.id, "text": "Today"})
    assert forwarded["from"]["id"] == 777000
    assert (await stage.ask("POST", "/people/channels/1/publish", {"group": stage.group.id, "text": "x"}))[0] == 404
