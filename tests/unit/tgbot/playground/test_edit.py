"""Edits, deletions, reactions and pins, over both clients."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import Client, Media, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_send import keyboard, refusal

NOT_MODIFIED = Refused(
    400,
    "message is not modified: specified new message content and reply markup are exactly the same as a current content "
    "and reply markup of the message",
)
GO = keyboard({"text": "Go", "callback_data": "go"})


async def sent_text(client: Client, chat: int, text: str = "one", **more: Any) -> int:
    return int((await client.call("sendMessage", chat_id=chat, text=text, **more))["message_id"])


async def test_a_text_is_edited_and_loses_its_buttons(client: Client, stage: Stage) -> None:
    message = await sent_text(client, stage.group.id, reply_markup=GO)
    stage.clock.advance(5)
    edited = await client.call("editMessageText", chat_id=stage.group.id, message_id=message, text="two")

    assert (edited["text"], edited["edit_date"] - edited["date"]) == ("two", 5)
    assert "reply_markup" not in edited


async def test_buttons_are_edited_alone(client: Client, stage: Stage) -> None:
    message = await sent_text(client, stage.ada.id)
    edited = await client.call("editMessageReplyMarkup", chat_id=stage.ada.id, message_id=message, reply_markup=GO)
    assert edited["reply_markup"] == GO
    assert edited["text"] == "one"


async def test_a_caption_is_edited_and_removed(client: Client, stage: Stage, png: bytes) -> None:
    photo = await client.call("sendPhoto", chat_id=stage.ada.id, photo=png, caption="one")
    message = photo["message_id"]
    edited = await client.call("editMessageCaption", chat_id=stage.ada.id, message_id=message, caption="two")
    bare = await client.call("editMessageCaption", chat_id=stage.ada.id, message_id=message)

    assert edited["caption"] == "two"
    assert "caption" not in bare
    assert bare["photo"] == photo["photo"]


async def test_media_are_replaced_and_added_to_a_text(client: Client, stage: Stage, png: bytes) -> None:
    message = await sent_text(client, stage.ada.id)
    where = {"chat_id": stage.ada.id, "message_id": message}
    photo = await client.call("editMessageMedia", **where, media=Media("photo", png, "sheet"))
    document = await client.call("editMessageMedia", **where, media=Media("document", png))

    assert (photo["photo"][0]["width"], photo["caption"]) == (40, "sheet")
    assert "document" in document
    assert "photo" not in document


async def test_what_stays_the_same_is_not_modified(client: Client, stage: Stage) -> None:
    message = await sent_text(client, stage.ada.id, "<b>one</b>", parse_mode="HTML", reply_markup=GO)
    where = {"chat_id": stage.ada.id, "message_id": message}
    same = {"text": "<strong>one</strong> ", "parse_mode": "HTML", "reply_markup": GO}

    assert await refusal(client, "editMessageText", **where, **same) == NOT_MODIFIED
    assert await refusal(client, "editMessageReplyMarkup", **where, reply_markup=GO) == NOT_MODIFIED
    assert await client.call("editMessageText", **where, text="one", reply_markup=GO)


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("editMessageText", {"text": "x"}),
        ("editMessageCaption", {"caption": "x"}),
        ("editMessageReplyMarkup", {}),
        ("editMessageMedia", {"media": Media("document", b"x")}),
    ],
)
async def test_only_own_messages_that_exist_are_edited(
    client: Client, stage: Stage, method: str, params: dict[str, Any]
) -> None:
    foreign = stage.people.text(stage.ada.id, stage.ada.id, "mine").id
    absent = await refusal(client, method, chat_id=stage.ada.id, message_id=999, **params)
    others = await refusal(client, method, chat_id=stage.ada.id, message_id=foreign, **params)

    assert absent == Refused(400, "message to edit not found")
    assert others == Refused(400, "message can't be edited")


async def test_an_edit_needs_the_right_kind_of_message(client: Client, stage: Stage, png: bytes) -> None:
    text = await sent_text(client, stage.ada.id)
    photo = (await client.call("sendPhoto", chat_id=stage.ada.id, photo=png))["message_id"]
    sticker = (await client.call("sendSticker", chat_id=stage.ada.id, sticker=png))["message_id"]

    where = {"chat_id": stage.ada.id}
    no_text = await refusal(client, "editMessageText", **where, message_id=photo, text="x")
    no_caption = await refusal(client, "editMessageCaption", **where, message_id=text, caption="x")
    no_media = await refusal(client, "editMessageMedia", **where, message_id=sticker, media=Media("photo", png))
    assert no_text == Refused(400, "there is no text in the message to edit")
    assert no_caption == Refused(400, "there is no caption in the message to edit")
    assert no_media == Refused(400, "there is no media in the message to edit")


async def test_an_edit_is_as_strict_as_a_message(client: Client, stage: Stage) -> None:
    where = {"chat_id": stage.ada.id, "message_id": await sent_text(client, stage.ada.id)}
    assert await refusal(client, "editMessageText", **where, text="") == Refused(400, "message text is empty")
    assert await refusal(client, "editMessageText", **where, text="x" * 4097) == Refused(400, "message is too long")
    force = {"force_reply": True}
    assert await refusal(client, "editMessageText", **where, text="x", reply_markup=force) == Refused(
        400, "inline keyboard expected"
    )
    stage.people.block(stage.ada.id)
    assert await refusal(client, "editMessageText", **where, text="x") == Refused(
        403, "Forbidden: bot was blocked by the user"
    )


async def test_messages_are_deleted(client: Client, stage: Stage) -> None:
    ids = [await sent_text(client, stage.group.id) for _ in range(3)]
    assert await client.call("deleteMessage", chat_id=stage.group.id, message_id=ids[0]) is True
    assert await client.call("deleteMessages", chat_id=stage.group.id, message_ids=[*ids, 999]) is True
    assert not set(ids) & stage.group.posts.keys()

    again = await refusal(client, "deleteMessage", chat_id=stage.group.id, message_id=ids[0])
    assert again == Refused(400, "message to delete not found")


async def test_in_a_group_only_an_admin_deletes_what_others_wrote(client: Client, stage: Stage) -> None:
    message = stage.people.text(stage.boris.id, stage.group.id, "mine").id
    where = {"chat_id": stage.group.id, "message_id": message}
    assert await refusal(client, "deleteMessage", **where) == Refused(400, "message can't be deleted")
    await client.call("deleteMessages", chat_id=stage.group.id, message_ids=[message])
    assert message in stage.group.posts

    stage.people.change_group(stage.group.id, bot_admin=True)
    assert await client.call("deleteMessage", **where) is True


async def test_after_two_days_a_message_stays(client: Client, stage: Stage) -> None:
    message = await sent_text(client, stage.ada.id)
    stage.clock.advance(48 * 3600 + 1)
    refused = await refusal(client, "deleteMessage", chat_id=stage.ada.id, message_id=message)
    assert refused == Refused(400, "message can't be deleted for everyone")


async def test_a_reaction_is_set_replaced_and_taken_away(client: Client, stage: Stage) -> None:
    message = stage.people.text(stage.ada.id, stage.ada.id, "clue").id
    where = {"chat_id": stage.ada.id, "message_id": message}

    def seen() -> list[Any]:
        return list(stage.people.open(stage.ada.id, stage.ada.id)["messages"][-1].get("reactions", []))

    for emoji in ("👍", "❤"):
        await client.call("setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": emoji}])
        assert seen() == [{"emoji": emoji, "user": stage.local.world.bot.id}]
    await client.call("setMessageReaction", **where, reaction=[])
    assert seen() == []


async def test_a_reaction_is_refused(client: Client, stage: Stage) -> None:
    message = stage.people.text(stage.ada.id, stage.ada.id, "clue").id
    where = {"chat_id": stage.ada.id, "message_id": message}
    thumb = {"type": "emoji", "emoji": "👍"}
    unlisted = await refusal(client, "setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": "🍕"}])
    many = await refusal(client, "setMessageReaction", **where, reaction=[thumb, {"type": "emoji", "emoji": "🔥"}])
    absent = await refusal(client, "setMessageReaction", chat_id=stage.ada.id, message_id=999, reaction=[thumb])

    assert unlisted == Refused(400, "REACTION_INVALID")
    assert many == Refused(400, "REACTIONS_TOO_MANY")
    assert absent == Refused(400, "message to react not found")


async def test_an_admin_pins_and_unpins(client: Client, stage: Stage) -> None:
    message = await sent_text(client, stage.group.id)
    where = {"chat_id": stage.group.id, "message_id": message}
    refused = await refusal(client, "pinChatMessage", **where)
    assert refused == Refused(400, "not enough rights to manage pinned messages in the chat")

    stage.people.change_group(stage.group.id, bot_admin=True)
    await client.call("pinChatMessage", **where)
    assert stage.people.open(stage.ada.id, stage.group.id)["pinned"] == message
    assert stage.people.open(stage.ada.id, stage.group.id)["messages"][-1]["pinned_message"]["message_id"] == message
    assert (await client.call("getChat", chat_id=stage.group.id))["pinned_message"]["message_id"] == message

    await client.call("unpinChatMessage", chat_id=stage.group.id)
    assert stage.people.open(stage.ada.id, stage.group.id)["pinned"] is None
    nothing = await refusal(client, "unpinChatMessage", chat_id=stage.group.id)
    absent = await refusal(client, "pinChatMessage", chat_id=stage.group.id, message_id=999)
    assert nothing == Refused(400, "message to unpin not found")
    assert absent == Refused(400, "message to pin not found")


OFF = keyboard({"text": "Locked", "disabled": {}})


async def test_a_disabled_button_and_a_forced_reply_are_kept(raw: Client, stage: Stage) -> None:
    forced = {"force_reply": True}
    sent = await raw.call("sendMessage", chat_id=stage.ada.id, text="one", reply_markup=OFF | forced)
    assert sent["reply_markup"] == OFF | forced
    edited = await raw.call(
        "editMessageText", chat_id=stage.ada.id, message_id=sent["message_id"], text="two", reply_markup=OFF
    )
    assert edited["reply_markup"] == OFF | forced  # an edit does not change it


async def test_an_older_bot_api_knows_no_disabled_button(raw: Client, stage: Stage) -> None:
    stage.local.world.newer = False
    refused = await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="one", reply_markup=OFF)
    assert refused.code == 400
    unforced = await raw.call("sendMessage", chat_id=stage.ada.id, text="one", reply_markup=GO | {"force_reply": True})
    assert unforced["reply_markup"] == GO


async def test_a_group_without_photos_takes_texts_from_a_bot_that_is_no_admin(
    client: Client, stage: Stage, png: bytes
) -> None:
    stage.people.change_group(stage.group.id, photos=False)
    refused = await refusal(client, "sendPhoto", chat_id=stage.group.id, photo=png)
    assert refused == Refused(400, "not enough rights to send photos to the chat")
    await sent_text(client, stage.group.id)
    stage.people.change_group(stage.group.id, bot_admin=True)
    assert (await client.call("sendPhoto", chat_id=stage.group.id, photo=png))["photo"]
