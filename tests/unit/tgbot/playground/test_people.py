"""People on their phones: the HTTP that the page speaks, and the stream of events."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.unit.tgbot.playground.clients import RawClient
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_edit import GO
from tgbot.playground.model import Json
from tgbot.playground.phones import MAX_EVENTS, Phones


async def fine(stage: Stage, method: str, path: str, body: Json | None = None) -> Any:
    status, answer = await stage.ask(method, path, body)
    assert status == 200, answer
    return answer


@asynccontextmanager
async def phones_of(stage: Stage, *users: int, last: int | None = None) -> AsyncIterator[Any]:
    """An open stream of these users' events, and a function that reads the next one."""
    query = f"users={','.join(map(str, users))}" + ("" if last is None else f"&last={last}")
    async with stage.http.get(f"{stage.address}/people/events?{query}") as response:
        assert response.content_type == "text/event-stream"
        await response.content.readuntil(b"\n\n")

        async def read() -> tuple[int, str, Any]:
            block = (await asyncio.wait_for(response.content.readuntil(b"\n\n"), 3)).decode()
            fields = dict(line.split(": ", 1) for line in block.strip().splitlines())
            return int(fields["id"]), fields["event"], json.loads(fields["data"])

        yield read


async def test_people_are_added_changed_and_removed(stage: Stage) -> None:
    about = {"first_name": "<b>Клара</b>", "last_name": "K", "language_code": "de"}
    clara = await fine(stage, "POST", "/people/users", about)
    assert about.items() <= clara.items()
    path = f"/people/users/{clara['id']}"
    assert (await fine(stage, "PATCH", path, {"language_code": "bg"}))["language_code"] == "bg"
    await fine(stage, "POST", f"/people/groups/{stage.group.id}/members", {"user": clara["id"]})
    await fine(stage, "DELETE", path)

    everyone = await fine(stage, "GET", "/people")
    assert [user["first_name"] for user in everyone["users"]] == ["Ada", "Boris"]
    assert everyone["bot"]["username"] == stage.local.world.bot.username
    assert [group["title"] for group in everyone["groups"]] == ["Friday"]
    assert not stage.group.status(clara["id"]).inside


async def test_groups_are_added_and_changed(stage: Stage) -> None:
    body = {"title": "New", "members": [stage.ada.id, stage.boris.id], "admins": [stage.boris.id], "supergroup": False}
    group = await fine(stage, "POST", "/people/groups", body)
    changed = await fine(stage, "PATCH", f"/people/groups/{group['id']}", {"title": "Newer", "bot_admin": True})
    await fine(stage, "DELETE", f"/people/groups/{group['id']}/members/{stage.ada.id}")

    chat = stage.local.world.chats[group["id"]]
    assert (group["type"], changed["title"]) == ("group", "Newer")
    assert chat.status(stage.boris.id).leads
    assert not chat.status(stage.ada.id).inside
    assert stage.local.world.bot_status(chat).leads


async def test_the_private_chat_is_listed_before_it_is_started(stage: Stage) -> None:
    path = f"/people/users/{stage.boris.id}"
    [private] = [line for line in await fine(stage, "GET", f"{path}/chats") if line["chat"]["type"] == "private"]
    assert (private["started"], private["last"], private["unread"]) == (False, None, 0)

    started = await fine(stage, "POST", f"{path}/start", {"payload": "join_7"})
    assert started["text"] == "/start join_7"
    await fine(stage, "POST", f"{path}/block")
    [private] = [line for line in await fine(stage, "GET", f"{path}/chats") if line["chat"]["type"] == "private"]
    assert (private["started"], private["blocked"]) == (True, True)
    await fine(stage, "POST", f"{path}/unblock")


async def test_unread_messages_are_counted_until_they_are_read(raw: RawClient, stage: Stage) -> None:
    chat = f"/people/users/{stage.ada.id}/chats/{stage.ada.id}"

    async def unread() -> int:
        lines = await fine(stage, "GET", f"/people/users/{stage.ada.id}/chats")
        return next(int(line["unread"]) for line in lines if line["chat"]["id"] == stage.ada.id)

    await raw.call("sendMessage", chat_id=stage.ada.id, text="one")
    await fine(stage, "POST", f"{chat}/text", {"text": "mine"})
    assert await unread() == 1
    await fine(stage, "POST", f"{chat}/read")
    assert await unread() == 0


async def test_people_write_edit_and_delete(stage: Stage) -> None:
    chat = f"/people/users/{stage.ada.id}/chats/{stage.group.id}"
    first = await fine(stage, "POST", f"{chat}/text", {"text": "<b>not bold</b>"})
    reply = await fine(stage, "POST", f"{chat}/text", {"text": "two", "reply_to": first["message_id"]})
    edited = await fine(stage, "POST", f"{chat}/edit", {"message_id": first["message_id"], "text": "1"})
    assert (first["text"], reply["reply_to_message"]["text"]) == ("<b>not bold</b>", "<b>not bold</b>")
    assert edited["text"] == "1"
    assert "edit_date" in edited

    await fine(stage, "POST", f"{chat}/delete", {"message_id": first["message_id"]})
    opened = await fine(stage, "GET", f"{chat}?limit=1")
    assert [message["message_id"] for message in opened["messages"]] == [reply["message_id"]]
    assert "reply_to_message" not in opened["messages"][0]


@pytest.mark.parametrize("kind", ["voice", "video_note", "animation", "sticker", "photo", "document"])
async def test_people_send_made_up_media(stage: Stage, kind: str) -> None:
    chat = f"/people/users/{stage.ada.id}/chats/{stage.ada.id}"
    message = await fine(stage, "POST", f"{chat}/media", {"kind": kind, "caption": "look"})
    file = message[kind][-1] if kind == "photo" else message[kind]
    async with stage.http.get(f"{stage.address}/people/files/{file['file_id']}") as response:
        assert len(await response.read()) == file["file_size"]
        assert response.headers["x-content-type-options"] == "nosniff"
    assert ("caption" in message) is (kind not in ("video_note", "sticker"))


async def test_looking_at_what_one_has_just_left_finds_nothing(stage: Stage) -> None:
    """A phone may ask just as its person goes; an error in the page's console would be a false alarm."""
    me, group = f"/people/users/{stage.boris.id}", f"/chats/{stage.group.id}"
    assert (await stage.ask("GET", me + group))[1]["chat"]["id"] == stage.group.id

    stage.people.leave(stage.boris.id, stage.group.id)
    assert await stage.ask("GET", me + group) == (200, {})
    assert await stage.ask("POST", f"{me}{group}/read", {}) == (200, {})

    stage.people.remove(stage.boris.id)
    assert await stage.ask("GET", f"{me}/chats") == (200, [])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/people/users/42/start", {}, 404),
        ("/people/users/{ada}/chats/42/text", {"text": "x"}, 404),
        ("/people/users/{boris}/chats/{boris}/text", {"text": "not started"}, 400),
        ("/people/users/{ada}/chats/{group}/text", {"text": "x" * 4097}, 400),
        ("/people/users/{ada}/chats/{group}/text", {"text": " "}, 400),
        ("/people/users/{ada}/chats/{group}/text", {"text": 7}, 400),
        ("/people/users/{ada}/chats/{group}/text", {"text": "x", "reply_to": 999}, 404),
        ("/people/users/{ada}/chats/{group}/media", {"kind": "hologram"}, 400),
        ("/people/users/{boris}/chats/{group}/delete", {"message_id": 1}, 400),
        ("/people/users/{ada}/chats/{group}/edit", {"message_id": 1, "text": "x"}, 400),
        ("/people/users/{ada}/chats/{group}/tap", {"message_id": 1, "data": "x"}, 400),
        ("/people/groups", {"title": "", "members": []}, 400),
        ("/people/users", {"first_name": " "}, 400),
    ],
)
async def test_what_a_phone_cannot_do_is_answered_with_a_sentence(
    stage: Stage, path: str, body: Json, status: int
) -> None:
    where = path.format(ada=stage.ada.id, boris=stage.boris.id, group=stage.group.id)
    answered, answer = await stage.ask("POST", where, body)
    assert answered == status
    assert answer["error"].endswith(".")


async def test_a_phone_is_told_what_happens(raw: RawClient, stage: Stage) -> None:
    boris = {"user": stage.boris.id}
    async with phones_of(stage, stage.boris.id) as read:
        sent = await raw.call("sendMessage", chat_id=stage.group.id, text="x", reply_markup=GO)
        message = sent["message_id"]
        shown = boris | {"chat": stage.group.id, "message": sent, "silent": False}
        assert (await read())[1:] == ("message", shown)

        path = f"/people/users/{stage.boris.id}/chats/{stage.group.id}/tap"
        tap = await fine(stage, "POST", path, {"message_id": message, "data": "go"})
        await raw.call("answerCallbackQuery", callback_query_id=tap["tap"], text="Hi")
        answer = boris | {"tap": tap["tap"], "text": "Hi", "alert": False, "url": None}
        assert (await read())[1:] == ("answer", answer)

        await raw.call("editMessageText", chat_id=stage.group.id, message_id=message, text="y")
        _, name, told = await read()
        assert (name, told["message"]["text"]) == ("edited", "y")

        await raw.call("deleteMessage", chat_id=stage.group.id, message_id=message)
        assert (await read())[1:] == ("deleted", boris | {"chat": stage.group.id, "message_ids": [message]})

        stage.people.start(stage.boris.id)
        assert (await read())[1:] == ("chats", boris)
        assert (await read())[1] == "message"
        stage.people.add("Clara")
        assert (await read())[1:] == ("world", boris)


async def test_one_stream_carries_several_phones(raw: RawClient, stage: Stage) -> None:
    async with phones_of(stage, stage.ada.id, stage.boris.id, 42) as read:
        await raw.call("sendMessage", chat_id=stage.group.id, text="x")
        told = [await read(), await read()]
    assert {data["user"] for _, _, data in told} == {stage.ada.id, stage.boris.id}
    assert told[0][0] < told[1][0]


async def test_private_messages_reach_only_their_phone(raw: RawClient, stage: Stage) -> None:
    before = stage.told(stage.boris.id)
    await raw.call("sendMessage", chat_id=stage.ada.id, text="secret")
    assert stage.told(stage.boris.id) == before


async def test_a_stream_resumes_where_it_was_left(raw: RawClient, stage: Stage) -> None:
    last = stage.local.phones.last
    await raw.call("sendMessage", chat_id=stage.ada.id, text="while away")
    async with phones_of(stage, stage.ada.id, last=last) as read:
        event, name, told = await read()
    assert (event, name, told["message"]["text"]) == (last + 1, "message", "while away")


@pytest.mark.parametrize("last", [0, 10**6])
async def test_a_stream_that_cannot_resume_starts_afresh(last: int) -> None:
    phones = Phones()
    phones.add(1)
    for _ in range(MAX_EVENTS + 1):
        phones.tell(1, "chats", {})
    stream = phones.follow({1}, last)
    told = [await anext(stream), await anext(stream)]
    assert [(event.name, event.id) for event in told if event] == [
        ("world", MAX_EVENTS + 1),
        ("chats", MAX_EVENTS + 1),
    ]
    await stream.aclose()


async def test_an_idle_stream_shows_that_it_lives_and_ends_with_the_server() -> None:
    phones = Phones()
    phones.add(1)
    stream = phones.follow({1}, idle=0.01)
    assert await anext(stream) is None
    phones.close()
    assert [event async for event in stream] == []


async def test_nobody_has_no_stream(stage: Stage) -> None:
    for query in ("", "?users=42", "?users=x"):
        assert (await stage.ask("GET", f"/people/events{query}"))[0] == 404


async def test_a_group_shows_who_is_in_it(stage: Stage) -> None:
    stage.people.change_group(stage.group.id, bot_admin=True)
    group = await fine(stage, "GET", f"/people/groups/{stage.group.id}")
    members = [(member["user"]["id"], member["status"]) for member in group["members"]]
    assert members == [(stage.ada.id, "creator"), (stage.boris.id, "member")]
    assert (group["chat"]["title"], group["bot"], group["bot_admin"]) == ("Friday", True, True)


@pytest.mark.parametrize("path", ["/", "/page/app.js"])
async def test_the_page_is_served_fresh(stage: Stage, path: str) -> None:
    async with stage.http.get(stage.address + path) as response:
        assert (response.status, response.headers["cache-control"]) == (200, "no-cache")
