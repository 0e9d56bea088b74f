"""Forum topics: how they begin, what their messages carry, and which threads cannot be written to."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import Client, RawClient, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_edit import GO
from tests.unit.tgbot.playground.test_people import fine
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.errors import Impossible

NO_THREAD = Refused(400, "message thread not found")


def forum_topic(stage: Stage, name: str = "Games") -> int:
    stage.people.set_forum(stage.group.id, forum=True)
    return stage.people.add_topic(stage.ada.id, stage.group.id, name)


async def messages(client: Client) -> list[Any]:
    return [update["message"] for update in await client.call("getUpdates") if "message" in update]


async def test_a_topic_begins_with_a_service_message(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    [created] = await messages(client)
    assert created["forum_topic_created"]["name"] == "Games"
    assert (created["message_id"], created["message_thread_id"], created["is_topic_message"]) == (topic, topic, True)
    assert created["chat"]["is_forum"] is True
    assert (await client.call("getChat", chat_id=stage.group.id))["is_forum"] is True


async def test_what_people_write_in_a_topic_carries_it(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    stage.people.text(stage.boris.id, stage.group.id, "/play", topic=topic)
    said = (await messages(client))[-1]
    assert (said["message_thread_id"], said["is_topic_message"]) == (topic, True)
    assert said["reply_to_message"]["forum_topic_created"]["name"] == "Games"


async def test_general_has_no_thread(client: Client, stage: Stage) -> None:
    forum_topic(stage)
    stage.people.text(stage.boris.id, stage.group.id, "/play")
    said = (await messages(client))[-1]
    assert said["chat"]["is_forum"] is True
    assert not {"message_thread_id", "is_topic_message", "reply_to_message"} & said.keys()


async def test_the_bot_writes_into_a_topic_and_taps_come_from_it(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    sent = await client.call("sendMessage", chat_id=stage.group.id, message_thread_id=topic, text="x", reply_markup=GO)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic, True)
    edited = await client.call("editMessageText", chat_id=stage.group.id, message_id=sent["message_id"], text="y")
    assert edited["message_thread_id"] == topic

    stage.people.tap(stage.boris.id, stage.group.id, sent["message_id"], "go")
    tapped = (await client.call("getUpdates"))[-1]["callback_query"]["message"]
    assert (tapped["message_thread_id"], tapped["is_topic_message"]) == (topic, True)


async def test_an_answer_stands_where_its_question_does(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    asked = stage.people.text(stage.boris.id, stage.group.id, "/play", topic=topic)
    sent = await client.call("sendMessage", chat_id=stage.group.id, text="x", reply_parameters={"message_id": asked.id})
    assert (sent["message_thread_id"], sent["reply_to_message"]["message_id"]) == (topic, asked.id)
    answer = stage.people.text(stage.boris.id, stage.group.id, "y", reply_to=sent["message_id"])
    assert answer.thread == topic


async def test_a_pinned_message_is_announced_in_its_topic(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    stage.people.change_group(stage.group.id, bot_admin=True)
    sent = await client.call("sendMessage", chat_id=stage.group.id, message_thread_id=topic, text="x")
    await client.call("pinChatMessage", chat_id=stage.group.id, message_id=sent["message_id"])
    announced = stage.people.open(stage.ada.id, stage.group.id)["messages"][-1]
    assert announced["pinned_message"]["message_id"] == sent["message_id"]
    assert announced["message_thread_id"] == topic


@pytest.mark.parametrize("thread", [1, 999])
async def test_an_unknown_thread_is_not_found(client: Client, stage: Stage, thread: int) -> None:
    forum_topic(stage)
    about = {"chat_id": stage.group.id, "message_thread_id": thread}
    assert await refusal(client, "sendMessage", **about, text="x") == NO_THREAD
    assert await refusal(client, "sendChatAction", **about, action="typing") == NO_THREAD


async def test_a_deleted_topic_is_not_found(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    about = {"chat_id": stage.group.id, "message_thread_id": topic}
    await client.call("sendMessage", **about, text="x")
    stage.people.remove_topic(stage.ada.id, stage.group.id, topic)
    assert await refusal(client, "sendMessage", **about, text="x") == NO_THREAD
    assert [post for post in stage.group.posts.values() if post.thread == topic] == []


async def test_without_a_forum_there_are_no_topics(client: Client, stage: Stage) -> None:
    topic = forum_topic(stage)
    stage.people.set_forum(stage.group.id, forum=False)
    said = stage.people.text(stage.boris.id, stage.group.id, "/play")
    for chat, thread in ((stage.group.id, topic), (stage.group.id, said.id), (stage.ada.id, topic)):
        refused = await refusal(client, "sendMessage", chat_id=chat, message_thread_id=thread, text="x")
        assert refused == NO_THREAD


async def test_replies_in_an_ordinary_supergroup_have_a_thread_that_is_no_topic(client: Client, stage: Stage) -> None:
    first = await client.call("sendMessage", chat_id=stage.group.id, text="x")
    second = stage.people.text(stage.ada.id, stage.group.id, "y", reply_to=first["message_id"])
    stage.people.text(stage.boris.id, stage.group.id, "/z", reply_to=second.id)
    replies = await messages(client)
    assert [reply["message_thread_id"] for reply in replies] == [first["message_id"]] * 2
    assert not any(reply.get("is_topic_message") for reply in replies)
    about = {"chat_id": stage.group.id, "message_thread_id": first["message_id"]}
    assert await refusal(client, "sendMessage", **about, text="x") == NO_THREAD


async def test_replies_elsewhere_have_no_thread(raw: RawClient, stage: Stage) -> None:
    small = stage.people.add_group("Small", [stage.ada.id], supergroup=False)
    for chat in (stage.ada.id, small.id):
        asked = stage.people.text(stage.ada.id, chat, "hi")
        sent = await raw.call("sendMessage", chat_id=chat, text="x", reply_parameters={"message_id": asked.id})
        assert "message_thread_id" not in sent


async def test_people_use_topics_over_http(stage: Stage) -> None:
    changed = await fine(stage, "PATCH", f"/people/groups/{stage.group.id}", {"forum": True})
    assert changed["is_forum"] is True
    chat = f"/people/users/{stage.ada.id}/chats/{stage.group.id}"
    made = await fine(stage, "POST", f"{chat}/topics", {"name": " Games "})
    topic = made["message_thread_id"]
    text = await fine(stage, "POST", f"{chat}/text", {"text": "hi", "topic": topic})
    voice = await fine(stage, "POST", f"{chat}/media", {"kind": "voice", "topic": topic})
    assert (text["message_thread_id"], voice["message_thread_id"]) == (topic, topic)
    assert "reply_to_message" not in text
    opened = await fine(stage, "GET", chat)
    assert opened["topics"] == [made] == [{"message_thread_id": topic, "name": "Games"}]

    await fine(stage, "DELETE", f"{chat}/topics/{topic}")
    assert (await fine(stage, "GET", chat))["topics"] == []


async def test_what_people_cannot_do_with_topics(stage: Stage) -> None:
    small = stage.people.add_group("Small", [stage.ada.id], supergroup=False)
    with pytest.raises(Impossible, match="Only a supergroup"):
        stage.people.set_forum(small.id, forum=True)
    with pytest.raises(Impossible, match="no topics"):
        stage.people.add_topic(stage.ada.id, stage.group.id, "Games")
    topic = forum_topic(stage)
    with pytest.raises(Impossible, match="name"):
        stage.people.add_topic(stage.ada.id, stage.group.id, " ")
    with pytest.raises(Impossible, match="no such topic"):
        stage.people.text(stage.ada.id, stage.group.id, "x", topic=topic + 1)
