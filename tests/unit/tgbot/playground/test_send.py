"""sendMessage and its kin, over python-telegram-bot and over plain HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import Client, Refused
from tests.unit.tgbot.playground.conftest import Stage

KINDS = ("photo", "voice", "video_note", "animation", "sticker", "document")
METHODS = {kind: "send" + kind.title().replace("_", "") for kind in KINDS}


def keyboard(*buttons: Any) -> dict[str, Any]:
    return {"inline_keyboard": [list(buttons)]}


async def refusal(client: Client, method: str, **params: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        await client.call(method, **params)
    return refused.value


async def test_a_message_is_sent_with_its_entities_and_seen_on_every_phone(client: Client, stage: Stage) -> None:
    sent = await client.call("sendMessage", chat_id=stage.group.id, text="Hi <b>all</b>", parse_mode="HTML")

    assert (sent["text"], sent["chat"]["id"]) == ("Hi all", stage.group.id)
    assert sent["entities"] == [{"type": "bold", "offset": 3, "length": 3}]
    for user in (stage.ada, stage.boris):
        assert stage.people.open(user.id, stage.group.id)["messages"][-1]["text"] == "Hi all"


async def test_options_of_a_message_are_kept(client: Client, stage: Stage) -> None:
    start = stage.people.start(stage.ada.id)
    sent = await client.call(
        "sendMessage",
        chat_id=stage.ada.id,
        text="secret",
        protect_content=True,
        disable_notification=True,
        message_effect_id="5046509860389126442",
        reply_parameters={"message_id": start.id},
        link_preview_options={"is_disabled": True},
        reply_markup=keyboard(
            {"text": "Go", "callback_data": "go", "style": "danger"}, {"text": "Copy", "copy_text": {"text": "x"}}
        ),
    )

    assert sent["has_protected_content"] is True
    assert sent["effect_id"] == "5046509860389126442"
    assert sent["reply_to_message"]["message_id"] == start.id
    assert sent["link_preview_options"] == {"is_disabled": True}
    row = sent["reply_markup"]["inline_keyboard"][0]
    assert row[0] == {"text": "Go", "callback_data": "go", "style": "danger"}
    assert row[1]["copy_text"] == {"text": "x"}
    assert stage.told(stage.ada.id)[-1].data["silent"] is True


@pytest.mark.parametrize("kind", KINDS)
async def test_a_file_is_uploaded_then_sent_again_by_its_id(
    client: Client, stage: Stage, png: bytes, kind: str
) -> None:
    sent = await client.call(METHODS[kind], chat_id=stage.ada.id, **{kind: png})
    file = sent[kind][-1] if kind == "photo" else sent[kind]
    again = await client.call(METHODS[kind], chat_id=stage.group.id, **{kind: file["file_id"]})
    same = again[kind][-1] if kind == "photo" else again[kind]

    assert same["file_unique_id"] == file["file_unique_id"]
    found = await client.call("getFile", file_id=file["file_id"])
    path = found["file_path"].split(f"/file/bot{stage.local.world.token}/")[-1]
    async with stage.http.get(f"{stage.address}/file/bot{stage.local.world.token}/{path}") as response:
        assert await response.read() == png


async def test_a_caption_is_parsed(client: Client, stage: Stage, png: bytes) -> None:
    sent = await client.call(
        "sendPhoto", chat_id=stage.ada.id, photo=png, caption="<i>x</i>", parse_mode="HTML", has_spoiler=True
    )

    assert sent["caption_entities"] == [{"type": "italic", "offset": 0, "length": 1}]
    assert sent["has_media_spoiler"] is True
    assert (sent["photo"][0]["width"], sent["photo"][0]["height"]) == (40, 30)


async def test_a_message_is_copied(client: Client, stage: Stage) -> None:
    voice = stage.people.media(stage.ada.id, stage.ada.id, "voice")
    copied = await client.call("copyMessage", chat_id=stage.group.id, from_chat_id=stage.ada.id, message_id=voice.id)

    post = stage.group.posts[copied["message_id"]]
    assert post.content["voice"] == voice.content["voice"]
    assert post.sender == stage.local.world.bot.id


async def test_a_chat_action_is_accepted(client: Client, stage: Stage) -> None:
    assert await client.call("sendChatAction", chat_id=stage.ada.id, action="typing") is True


async def test_a_reply_to_nothing_may_be_allowed(client: Client, stage: Stage) -> None:
    reply = {"message_id": 999, "allow_sending_without_reply": True}
    sent = await client.call("sendMessage", chat_id=stage.ada.id, text="x", reply_parameters=reply)
    assert "reply_to_message" not in sent


@pytest.mark.parametrize(
    ("params", "why"),
    [
        ({"text": ""}, "message text is empty"),
        ({"text": " \n "}, "text must be non-empty"),
        ({"text": "x" * 4097}, "message is too long"),
        ({"text": "😀" * 2049}, "message is too long"),
        (
            {"text": "<x>y</x>", "parse_mode": "HTML"},
            'can\'t parse entities: Unsupported start tag "x" at byte offset 0',
        ),
        (
            {"text": "<b>y", "parse_mode": "HTML"},
            "can't parse entities: Can't find end tag corresponding to start tag \"b\"",
        ),
        ({"text": "x", "parse_mode": "MarkdownV2"}, "unsupported parse_mode"),
        (
            {"text": "ab", "entities": [{"type": "bold", "offset": 1, "length": 5}]},
            "entity beginning at UTF-16 offset 1 ends after the end of the text at UTF-16 offset 6",
        ),
        ({"text": "x", "reply_parameters": {"message_id": 999}}, "message to be replied not found"),
        ({"text": "x", "message_effect_id": "1"}, "EFFECT_ID_INVALID"),
        ({"text": "x", "chat_id": 123456}, "chat not found"),
        ({"text": "x", "chat_id": "@nobody"}, "chat not found"),
        ({"text": "x", "reply_markup": keyboard({"text": "a", "callback_data": "я" * 33})}, "BUTTON_DATA_INVALID"),
        (
            {"text": "x", "reply_markup": keyboard({"text": "a"})},
            "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
        ),
        (
            {"text": "x", "reply_markup": keyboard({"callback_data": "a"})},
            "can't parse inline keyboard button: Can't find field \"text\"",
        ),
        (
            {"text": "x", "reply_markup": keyboard({"text": "", "callback_data": "a"})},
            "inline keyboard button text must be non-empty",
        ),
        (
            {"text": "x", "reply_markup": keyboard({"text": "a", "url": "ftp://a.b"})},
            "inline keyboard button URL 'ftp://a.b' is invalid: Unsupported URL protocol",
        ),
        (
            {"text": "x", "reply_markup": keyboard({"text": "a", "url": "http://localhost"})},
            "inline keyboard button URL 'http://localhost' is invalid: Wrong HTTP URL",
        ),
        (
            {"text": "x", "reply_markup": keyboard({"text": "a", "callback_data": "a", "style": "pink"})},
            "can't parse inline keyboard button: Invalid button style specified",
        ),
        (
            {"text": "x", "reply_markup": keyboard(*[{"text": "a", "callback_data": "a"}] * 101)},
            "reply markup is too long",
        ),
        (
            {"text": "x", "reply_markup": {"inline_keyboard": [{"text": "a"}]}},
            'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays',
        ),
    ],
)
async def test_a_message_is_refused(client: Client, stage: Stage, params: dict[str, Any], why: str) -> None:
    before = len(stage.local.world.chats[stage.ada.id].posts)
    refused = await refusal(client, "sendMessage", **({"chat_id": stage.ada.id} | params))
    assert refused == Refused(400, why)
    assert len(stage.local.world.chats[stage.ada.id].posts) == before


async def test_the_longest_text_and_data_are_accepted(client: Client, stage: Stage) -> None:
    markup = keyboard({"text": "a", "callback_data": "я" * 32})
    text = "<b>" + "😀" * 2048 + "</b>"
    sent = await client.call("sendMessage", chat_id=stage.ada.id, text=text, parse_mode="HTML", reply_markup=markup)
    assert sent["text"] == "😀" * 2048


@pytest.mark.parametrize(
    ("method", "params", "why"),
    [
        ("sendPhoto", {"photo": "unknown-id"}, "wrong file identifier/HTTP URL specified"),
        ("sendPhoto", {"photo": "no spaces!"}, "wrong remote file identifier specified: Wrong character in the string"),
        ("sendPhoto", {"photo": "https://example.com/a.png"}, "failed to get HTTP URL content"),
        ("sendPhoto", {"photo": b"no picture"}, "IMAGE_PROCESS_FAILED"),
        ("sendVoice", {"voice": b"x", "caption": "x" * 1025}, "message caption is too long"),
        ("copyMessage", {"from_chat_id": -1002000000001, "message_id": 999}, "message to copy not found"),
        ("copyMessage", {"from_chat_id": -1002000000001, "message_id": 1}, "message can't be copied"),
        ("sendChatAction", {"action": "dance"}, "wrong parameter action in request"),
        ("getFile", {"file_id": "unknown"}, "invalid file_id"),
    ],
)
async def test_a_file_or_copy_is_refused(
    client: Client, stage: Stage, method: str, params: dict[str, Any], why: str
) -> None:
    where = {} if method == "getFile" else {"chat_id": stage.ada.id}
    assert await refusal(client, method, **where, **params) == Refused(400, why)


async def test_a_file_of_one_kind_is_not_sent_as_another(client: Client, stage: Stage) -> None:
    voice = stage.people.media(stage.ada.id, stage.ada.id, "voice").content["voice"]["file_id"]
    refused = await refusal(client, "sendPhoto", chat_id=stage.ada.id, photo=voice)
    assert refused == Refused(400, "can't use file of type VoiceNote as Photo")


async def test_effects_are_for_private_chats(client: Client, stage: Stage) -> None:
    refused = await refusal(
        client, "sendMessage", chat_id=stage.group.id, text="x", message_effect_id="5046509860389126442"
    )
    assert refused == Refused(400, "can't use message effects in the chat")


async def test_a_stranger_is_not_found_and_a_known_person_must_start(client: Client, stage: Stage) -> None:
    stranger = stage.people.add("Clara")
    unknown = await refusal(client, "sendMessage", chat_id=stranger.id, text="x")
    known = await refusal(client, "sendMessage", chat_id=stage.boris.id, text="x")

    assert unknown == Refused(400, "chat not found")
    assert known == Refused(403, "Forbidden: bot can't initiate conversation with a user")


async def test_a_person_who_blocked_the_bot_gets_nothing(client: Client, stage: Stage) -> None:
    stage.people.block(stage.ada.id)
    blocked = Refused(403, "Forbidden: bot was blocked by the user")
    assert await refusal(client, "sendMessage", chat_id=stage.ada.id, text="x") == blocked
    assert await refusal(client, "sendChatAction", chat_id=stage.ada.id, action="typing") == blocked

    stage.people.start(stage.ada.id)
    assert await client.call("sendMessage", chat_id=stage.ada.id, text="x")


async def test_a_person_who_is_gone_is_deactivated(client: Client, stage: Stage) -> None:
    stage.people.remove(stage.ada.id)
    refused = await refusal(client, "sendMessage", chat_id=stage.ada.id, text="x")
    assert refused == Refused(403, "Forbidden: user is deactivated")


@pytest.mark.parametrize("supergroup", [True, False])
async def test_a_group_without_the_bot_is_closed_to_it(client: Client, stage: Stage, supergroup: bool) -> None:
    kind = "supergroup" if supergroup else "group"
    never = stage.people.add_group("Others", [stage.ada.id], supergroup=supergroup, bot=False)
    kicked = stage.people.add_group("Theirs", [stage.ada.id], supergroup=supergroup)
    stage.people.change_group(kicked.id, bot=False)
    left = stage.people.add_group("Ours", [stage.ada.id], supergroup=supergroup)
    await client.call("leaveChat", chat_id=left.id)

    assert await refusal(client, "sendMessage", chat_id=never.id, text="x") == Refused(400, "chat not found")
    assert await refusal(client, "sendMessage", chat_id=kicked.id, text="x") == Refused(
        403, f"Forbidden: bot was kicked from the {kind} chat"
    )
    assert await refusal(client, "sendMessage", chat_id=left.id, text="x") == Refused(
        403, f"Forbidden: bot is not a member of the {kind} chat"
    )


@pytest.mark.parametrize(
    ("entities", "why"),
    [
        ("nonsense", "can't parse entities JSON object"),
        ([7], "can't parse MessageEntity: expected an Object"),
        ([{"type": "bold", "offset": 0}], "can't parse MessageEntity: Can't find field \"length\""),
        (
            [{"type": "bold", "offset": "0", "length": 1}],
            'can\'t parse MessageEntity: Field "offset" must be of type Number',
        ),
    ],
)
async def test_listed_entities_are_checked(client: Client, stage: Stage, entities: Any, why: str) -> None:
    refused = await refusal(client, "sendMessage", chat_id=stage.ada.id, text="x", entities=entities)
    assert refused == Refused(400, why)


async def test_listed_entities_are_kept_and_others_found(client: Client, stage: Stage) -> None:
    listed = [
        {"type": "spoiler", "offset": 0, "length": 4},
        {"type": "text_link", "offset": 0, "length": 4},
        {"type": "bot_command", "offset": 0, "length": 4},
        {"type": "text_mention", "offset": 0, "length": 4, "user": {"id": stage.ada.id}},
    ]
    sent = await client.call("sendMessage", chat_id=stage.ada.id, text="word /help", entities=listed)
    assert [entity["type"] for entity in sent["entities"]] == ["text_mention", "spoiler", "bot_command"]
    assert sent["entities"][2]["offset"] == 5


async def test_bold_is_split_by_code(client: Client, stage: Stage) -> None:
    html = " <b>a <code>b</code> c</b> <a href='tg://user?id=42'>who</a>"
    sent = await client.call("sendMessage", chat_id=stage.ada.id, text=html, parse_mode="HTML")
    spans = [(entity["type"], entity["offset"], entity["length"]) for entity in sent["entities"]]
    assert (sent["text"], spans) == ("a b c who", [("bold", 0, 2), ("code", 2, 1), ("bold", 3, 2)])
