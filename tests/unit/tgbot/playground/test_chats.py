"""Chats, members, menus, the bot's own texts, and unknown methods, over both clients."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from PIL import Image
from telegram import InputProfilePhotoStatic

from tests.unit.tgbot.playground.clients import Client, RawClient, Refused
from tests.unit.tgbot.playground.conftest import House, Stage
from tests.unit.tgbot.playground.test_send import refusal


@pytest.fixture(scope="module")
def jpeg() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (40, 40), "navy").save(out, "JPEG")
    return out.getvalue()


async def test_the_bot_knows_itself(client: Client, stage: Stage) -> None:
    me = await client.call("getMe")
    assert me["username"] == stage.local.world.bot.username
    assert me["can_read_all_group_messages"] is False


async def test_chats_are_shown(client: Client, stage: Stage) -> None:
    group = await client.call("getChat", chat_id=stage.group.id)
    person = await client.call("getChat", chat_id=stage.ada.id)
    assert (group["title"], group["type"]) == ("Friday", "supergroup")
    assert (person["first_name"], person["type"]) == ("Ada", "private")
    assert await refusal(client, "getChat", chat_id=1) == Refused(400, "chat not found")


async def test_members_are_shown(client: Client, stage: Stage) -> None:
    async def status(user: int) -> Any:
        return (await client.call("getChatMember", chat_id=stage.group.id, user_id=user))["status"]

    assert [await status(user.id) for user in (stage.ada, stage.boris)] == ["creator", "member"]
    stage.people.change_group(stage.group.id, admins=[stage.boris.id], bot_admin=True)
    assert [await status(user) for user in (stage.boris.id, stage.local.world.bot.id)] == ["administrator"] * 2
    stage.people.leave(stage.boris.id, stage.group.id)
    assert await status(stage.boris.id) == "left"
    unknown = await refusal(client, "getChatMember", chat_id=stage.group.id, user_id=42)
    assert unknown == Refused(400, "user not found")


async def test_administrators_are_listed(client: Client, stage: Stage) -> None:
    leaders = await client.call("getChatAdministrators", chat_id=stage.group.id)
    assert [leader["user"]["id"] for leader in leaders] == [stage.ada.id]
    refused = await refusal(client, "getChatAdministrators", chat_id=stage.ada.id)
    assert refused == Refused(400, "there are no administrators in the private chat")


async def test_the_narrowest_menu_in_the_own_language_wins(client: Client, stage: Stage) -> None:
    def menu(user: int, chat: int) -> list[str]:
        return [command["command"] for command in stage.people.open(user, chat)["commands"]]

    def listed(name: str) -> list[dict[str, str]]:
        return [{"command": name, "description": "does it"}]

    async def put(name: str, scope: dict[str, Any], language: str = "") -> None:
        more = {"language_code": language} if language else {}
        await client.call("setMyCommands", commands=await ptb_commands(client, listed(name)), scope=scope, **more)

    await put("start", {"type": "default"})
    await put("play", {"type": "all_group_chats"})
    await put("igraj", {"type": "all_group_chats"}, "bg")
    await put("cancel", {"type": "all_chat_administrators"})

    assert menu(stage.ada.id, stage.ada.id) == ["start"]
    assert menu(stage.boris.id, stage.group.id) == ["igraj"]
    assert menu(stage.ada.id, stage.group.id) == ["cancel"]
    scope = {"type": "all_group_chats"}
    assert await client.call("getMyCommands", scope=scope, language_code="bg") == listed("igraj")
    await client.call("deleteMyCommands", scope=scope, language_code="bg")
    assert menu(stage.boris.id, stage.group.id) == ["play"]


async def ptb_commands(client: Client, commands: list[dict[str, str]]) -> Any:
    """python-telegram-bot wants pairs or its own type; plain HTTP wants objects."""
    if isinstance(client, RawClient):
        return commands
    return [(command["command"], command["description"]) for command in commands]


@pytest.mark.parametrize(
    ("commands", "language", "why"),
    [
        ([{"command": "Start", "description": "x"}], "", "BOT_COMMAND_INVALID"),
        ([{"command": "a" * 33, "description": "x"}], "", "command length must not exceed 32"),
        ([{"command": "a", "description": ""}], "", "command description must be non-empty"),
        ([{"command": "a", "description": "x" * 257}], "", "command description length must not exceed 256"),
        ([{"command": "a", "description": "x"}] * 101, "", "BOT_COMMANDS_TOO_MUCH"),
        ([], "bgr", "invalid language code specified"),
    ],
)
async def test_a_menu_is_refused(client: Client, commands: list[dict[str, str]], language: str, why: str) -> None:
    given = await ptb_commands(client, commands)
    assert await refusal(client, "setMyCommands", commands=given, language_code=language) == Refused(400, why)


@pytest.mark.parametrize(("what", "longest"), [("Name", 64), ("Description", 512), ("ShortDescription", 120)])
async def test_the_bot_describes_itself_by_language(client: Client, what: str, longest: int) -> None:
    field = {"Name": "name", "Description": "description", "ShortDescription": "short_description"}[what]
    await client.call(f"setMy{what}", **{field: "for all"})
    await client.call(f"setMy{what}", **{field: "за всички"}, language_code="bg")

    assert (await client.call(f"getMy{what}"))[field] == "for all"
    assert (await client.call(f"getMy{what}", language_code="bg"))[field] == "за всички"
    assert (await client.call(f"getMy{what}", language_code="de"))[field] == "for all"
    assert (await refusal(client, f"setMy{what}", **{field: "x" * (longest + 1)})).code == 400


async def test_an_unknown_method_is_not_found(raw: RawClient) -> None:
    assert await refusal(raw, "sendDice", chat_id=1) == Refused(404, "Not Found")


async def test_a_wrong_token_is_unauthorized(stage: Stage) -> None:
    status, answer = await stage.ask("GET", "/bot1:wrong/getMe")
    assert (status, answer) == (401, {"ok": False, "error_code": 401, "description": "Unauthorized"})


async def test_parameters_come_in_any_form_and_extra_ones_are_ignored(stage: Stage) -> None:
    url = f"{stage.address}/bot{stage.local.world.token}"
    wanted = {"chat_id": str(stage.ada.id), "text": "hi", "silly": "1"}
    forms: list[dict[str, Any]] = [{"params": wanted}, {"data": wanted}, {"json": wanted | {"chat_id": stage.ada.id}}]
    for form in forms:
        async with stage.http.post(f"{url}/sendmessage", **form) as response:
            assert (await response.json())["result"]["text"] == "hi"


async def test_every_call_is_remembered_with_its_outcome(raw: RawClient, stage: Stage) -> None:
    await raw.call("sendMessage", chat_id=stage.ada.id, text="hi")
    await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="")
    sent, refused = list(stage.local.world.calls)[-2:]

    assert (sent.method, sent.params["text"], sent.result["text"]) == ("sendMessage", "hi", "hi")
    assert refused.error == "Bad Request: message text is empty"


def static(photo: object, kind: str = "static") -> str:
    return json.dumps({"type": kind, "photo": photo})


async def test_the_bot_sets_and_removes_its_picture(raw: RawClient, stage: Stage, jpeg: bytes) -> None:
    me = stage.local.world.bot.id
    assert await raw.call("getUserProfilePhotos", user_id=me) == {"total_count": 0, "photos": []}
    assert await raw.call("setMyProfilePhoto", photo=static("attach://face"), face=jpeg) is True
    shown = await raw.call("getUserProfilePhotos", user_id=me)
    assert (shown["total_count"], shown["photos"][0][0]["width"]) == (1, 40)
    assert (await raw.call("getUserProfilePhotos", user_id=me, offset=1))["photos"] == []
    assert await raw.call("getUserProfilePhotos", user_id=stage.ada.id) == {"total_count": 0, "photos": []}
    assert await refusal(raw, "getUserProfilePhotos", user_id=1) == Refused(400, "user not found")
    assert await raw.call("removeMyProfilePhoto") is True
    assert stage.local.world.picture is None


async def test_python_telegram_bot_sets_the_picture_too(house: House, stage: Stage, jpeg: bytes) -> None:
    await house.ptb.set_my_profile_photo(InputProfilePhotoStatic(jpeg))
    assert stage.local.world.picture is not None
    assert stage.local.world.picture.content == jpeg


async def test_a_picture_that_is_no_new_jpeg_is_refused(raw: RawClient, stage: Stage, png: bytes, jpeg: bytes) -> None:
    uploaded = stage.local.world.files.add_upload("photo", jpeg, "face.jpg").id
    for given in (
        {"photo": static("attach://face"), "face": png},
        {"photo": static("attach://face"), "face": b"not an image"},
        {"photo": static("attach://face", "round"), "face": jpeg},
        {"photo": static("attach://other"), "face": jpeg},
        {"photo": static(uploaded)},
        {"photo": "[]"},
        {},
    ):
        assert (await refusal(raw, "setMyProfilePhoto", **given)).code == 400
    assert stage.local.world.picture is None
