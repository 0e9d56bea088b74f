"""A basic group becomes a supergroup: what the bot is told, and what it can no longer do in the old one."""

from __future__ import annotations

from typing import Any

import pytest
from telegram.error import ChatMigrated

from tests.unit.tgbot.playground.clients import RawClient, Refused
from tests.unit.tgbot.playground.conftest import House, Stage
from tests.unit.tgbot.playground.test_edit import GO
from tests.unit.tgbot.playground.test_people import fine
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.errors import Impossible
from tgbot.playground.model import Chat

UPGRADED = Refused(400, "group chat was upgraded to a supergroup chat")


@pytest.fixture
def small(stage: Stage) -> Chat:
    group = stage.people.add_group("Small", [stage.ada.id, stage.boris.id], supergroup=False)
    stage.local.updates.drop_all()
    return group


async def test_both_chats_say_so(raw: RawClient, stage: Stage, small: Chat) -> None:
    new = stage.people.upgrade(small.id)
    joined, old_one, new_one = await raw.call("getUpdates")

    assert old_one["message"]["migrate_to_chat_id"] == new.id
    assert (old_one["message"]["chat"]["id"], old_one["message"]["from"]["id"]) == (small.id, stage.ada.id)
    assert new_one["message"]["migrate_from_chat_id"] == small.id
    assert new_one["message"]["chat"] == {"id": new.id, "type": "supergroup", "title": "Small"}
    assert new_one["message"]["sender_chat"] == new_one["message"]["chat"]
    assert new_one["message"]["from"]["username"] == "GroupAnonymousBot"
    # Only of the new chat does Telegram say that the bot joined it; of the old one it says nothing.
    member = joined["my_chat_member"]
    assert (member["chat"]["id"], member["new_chat_member"]["status"]) == (new.id, "member")


@pytest.mark.parametrize("late", ["old", "new"])
async def test_the_two_messages_come_in_either_order(raw: RawClient, stage: Stage, small: Chat, late: str) -> None:
    await raw.call("setWebhook", url=stage.hook, allowed_updates=["message"])
    await raw.call("deleteWebhook")
    new = stage.people.upgrade(small.id)
    stage.local.faults.overtaken("message", chat=small.id if late == "old" else new.id)
    await raw.call("setWebhook", url=stage.hook)
    told = [update["message"]["chat"]["id"] for update in await stage.bot.got(2)]
    assert told == ([new.id, small.id] if late == "old" else [small.id, new.id])


async def test_members_move_and_keep_their_ranks(raw: RawClient, stage: Stage, small: Chat) -> None:
    stage.people.change_group(small.id, bot_admin=True)
    new = stage.people.upgrade(small.id)
    statuses = [
        (await raw.call("getChatMember", chat_id=new.id, user_id=user))["status"]
        for user in (stage.ada.id, stage.boris.id, stage.local.world.bot.id)
    ]
    assert statuses == ["creator", "member", "administrator"]
    titles = [line["chat"]["id"] for line in stage.people.chats(stage.boris.id)]
    assert (new.id in titles, small.id in titles) == (True, False)
    await raw.call("sendMessage", chat_id=new.id, text="here")


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("sendMessage", {"text": "x"}),
        ("sendChatAction", {"action": "typing"}),
        ("editMessageText", {"text": "y"}),
        ("editMessageReplyMarkup", {}),
        ("deleteMessage", {}),
        ("getChat", {}),
        ("getChatAdministrators", {}),
        ("leaveChat", {}),
    ],
)
async def test_the_old_chat_answers_with_the_new_id(
    raw: RawClient, stage: Stage, small: Chat, method: str, params: dict[str, Any]
) -> None:
    sent = await raw.call("sendMessage", chat_id=small.id, text="x", reply_markup=GO)
    stage.people.upgrade(small.id)
    about = {"chat_id": small.id, "message_id": sent["message_id"]} | params
    assert await refusal(raw, method, **about) == UPGRADED
    assert small.posts[sent["message_id"]].text == "x"


async def test_python_telegram_bot_raises_chat_migrated(house: House, stage: Stage, small: Chat) -> None:
    new = stage.people.upgrade(small.id)
    with pytest.raises(ChatMigrated) as refused:
        await house.ptb.send_message(small.id, "x")
    assert refused.value.new_chat_id == new.id


async def test_a_bot_that_was_not_there_learns_nothing(raw: RawClient, stage: Stage) -> None:
    small = stage.people.add_group("Alone", [stage.ada.id], supergroup=False, bot=False)
    new = stage.people.upgrade(small.id)
    assert await raw.call("getUpdates") == []
    for chat in (small, new):
        assert await refusal(raw, "getChat", chat_id=chat.id) == Refused(400, "chat not found")


async def test_a_group_is_upgraded_over_http_once(stage: Stage, small: Chat) -> None:
    new = await fine(stage, "POST", f"/people/groups/{small.id}/upgrade")
    assert (new["type"], new["title"]) == ("supergroup", "Small")
    everyone = await fine(stage, "GET", "/people")
    assert [group["id"] for group in everyone["groups"]] == [stage.group.id, new["id"]]
    with pytest.raises(Impossible, match="has become"):
        stage.people.upgrade(small.id)
    with pytest.raises(Impossible, match="basic group"):
        stage.people.upgrade(new["id"])
