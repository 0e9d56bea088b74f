"""User actions over HTTP: JSON calls, and one event stream for the phones of a page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from tgbot.playground import render
from tgbot.playground.asks import Ask, route
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Json, Post
from tgbot.playground.people import People

ABOUT = ("first_name", "last_name", "username", "language_code")
SHOWABLE = ("image/", "audio/", "video/")


class PeopleRoutes:
    """The routes under /people."""

    def __init__(self, local: LocalTelegram, people: People) -> None:
        self._local = local
        self._world = local.world
        self._people = people

    def routes(self) -> list[Route]:
        people = self._people
        user, group = "/people/users/{user:int}", "/people/groups/{chat:chat_id}"
        chat = f"{user}/chats/{{chat:chat_id}}"
        return [
            route("GET", "/people", lambda _: self._everyone()),
            route("POST", "/people/users", lambda ask: render.user(people.add(**({"first_name": ""} | _about(ask))))),
            route("PATCH", user, lambda ask: render.user(people.change(ask.user, **_about(ask)))),
            route("DELETE", user, lambda ask: people.remove(ask.user)),
            route("POST", "/people/groups", self._add_group),
            route("GET", group, lambda ask: people.group(ask.chat)),
            route("PATCH", group, self._change_group),
            route("POST", f"{group}/members", lambda ask: people.join(ask.field("user", int), ask.chat)),
            route("DELETE", f"{group}/members/{{user:int}}", lambda ask: people.leave(ask.user, ask.chat)),
            route("POST", f"{group}/upgrade", lambda ask: render.chat(self._world, people.upgrade(ask.chat))),
            route("POST", "/people/channels", self._add_channel),
            route("POST", "/people/channels/{chat:chat_id}/publish", self._publish),
            route("GET", f"{user}/chats", self._chats),
            route("GET", chat, self._open),
            route("POST", f"{chat}/text", self._text),
            route("POST", f"{chat}/media", self._media),
            route("POST", f"{chat}/edit", self._edit),
            route("POST", f"{chat}/delete", self._delete),
            route("POST", f"{chat}/tap", self._tap),
            route("POST", f"{chat}/read", self._read),
            route("POST", f"{chat}/topics", self._add_topic),
            route(
                "DELETE", f"{chat}/topics/{{topic:int}}", lambda ask: people.remove_topic(ask.user, ask.chat, ask.topic)
            ),
            route("POST", f"{user}/start", self._start),
            route("POST", f"{user}/block", lambda ask: people.block(ask.user)),
            route("POST", f"{user}/unblock", lambda ask: people.unblock(ask.user)),
            Route("/people/events", self._events, methods=["GET"]),
            Route("/people/files/{file_id}", self._file, methods=["GET"]),
        ]

    def _everyone(self) -> Json:
        return {
            "bot": render.user(self._world.bot),
            "users": [render.user(user) for user in self._world.people()],
            "groups": [render.chat(self._world, chat) for chat in self._world.groups()],
        }

    def _add_group(self, ask: Ask) -> Json:
        group = self._people.add_group(
            ask.field("title", str),
            ask.ids("members"),
            admins=ask.ids("admins") if "admins" in ask.body else None,
            supergroup=bool(ask.body.get("supergroup", True)),
            bot=bool(ask.body.get("bot", True)),
        )
        return render.chat(self._world, group)

    def _change_group(self, ask: Ask) -> Json:
        group = self._people.change_group(
            ask.chat,
            title=ask.optional("title", str),
            admins=ask.ids("admins") if "admins" in ask.body else None,
            bot=ask.optional("bot", bool),
            bot_admin=ask.optional("bot_admin", bool),
            photos=ask.optional("photos", bool),
        )
        if "forum" in ask.body:
            self._people.set_forum(ask.chat, forum=ask.field("forum", bool))
        return render.chat(self._world, group)

    def _add_channel(self, ask: Ask) -> Json:
        return render.channel(self._people.add_channel(ask.field("owner", int), ask.field("title", str)))

    def _publish(self, ask: Ask) -> Json:
        return self._seen(self._people.publish(ask.chat, ask.field("group", int), ask.field("text", str)))

    # A user may leave a group while their phone still asks for it: the answer is empty then, not an error.

    def _chats(self, ask: Ask) -> list[Json]:
        return self._people.chats(ask.user) if self._people.has(ask.user, ask.user) else []

    def _open(self, ask: Ask) -> Json:
        return self._people.open(ask.user, ask.chat, ask.limit) if self._people.has(ask.user, ask.chat) else {}

    def _read(self, ask: Ask) -> None:
        if self._people.has(ask.user, ask.chat):
            self._people.read(ask.user, ask.chat)

    def _text(self, ask: Ask) -> Json:
        return self._seen(self._people.text(ask.user, ask.chat, ask.field("text", str), **_where(ask)))

    def _media(self, ask: Ask) -> Json:
        caption = ask.optional("caption", str) or ""
        return self._seen(self._people.media(ask.user, ask.chat, ask.field("kind", str), caption, **_where(ask)))

    def _edit(self, ask: Ask) -> Json:
        return self._seen(self._people.edit(ask.user, ask.chat, ask.field("message_id", int), ask.field("text", str)))

    def _delete(self, ask: Ask) -> None:
        self._people.delete(ask.user, ask.chat, ask.field("message_id", int))

    def _tap(self, ask: Ask) -> Json:
        return {"tap": self._people.tap(ask.user, ask.chat, ask.field("message_id", int), ask.field("data", str)).id}

    def _add_topic(self, ask: Ask) -> Json:
        name = ask.field("name", str)
        return {"message_thread_id": self._people.add_topic(ask.user, ask.chat, name), "name": name.strip()}

    def _start(self, ask: Ask) -> Json:
        return self._seen(self._people.start(ask.user, ask.optional("payload", str)))

    def _seen(self, post: Post) -> Json:
        return render.seen_message(self._world, post)

    async def _events(self, request: Request) -> Response:
        named = request.query_params.get("users", "").split(",")
        users = {int(user) for user in named if user.isdecimal()} & {user.id for user in self._world.people()}
        if not users:
            return JSONResponse({"error": "There is no such person."}, 404)
        last = request.headers.get("last-event-id") or request.query_params.get("last") or ""
        after = int(last) if last.isdecimal() else None
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return StreamingResponse(self._stream(users, after), media_type="text/event-stream", headers=headers)

    async def _stream(self, users: set[int], after: int | None) -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for event in self._local.phones.follow(users, after):
            if event is None:
                yield ": still here\n\n"
            else:
                data = json.dumps(event.data, ensure_ascii=False)
                yield f"id: {event.id}\nevent: {event.name}\ndata: {data}\n\n"

    async def _file(self, request: Request) -> Response:
        stored = self._world.files.get(request.path_params["file_id"])
        if stored is None:
            return JSONResponse({"error": "There is no such file."}, 404)
        # An uploaded file must never run as a script of the page.
        harmless = stored.mime.startswith(SHOWABLE) and "svg" not in stored.mime
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}
        return Response(
            stored.content, media_type=stored.mime if harmless else "application/octet-stream", headers=headers
        )


def _where(ask: Ask) -> dict[str, Any]:
    """The topic, reply and sender chat of a new message."""
    return {
        "reply_to": ask.optional("reply_to", int),
        "topic": ask.optional("topic", int),
        "as_chat": ask.optional("as", int),
    }


def _about(ask: Ask) -> Json:
    """The person's fields in the body; only optional ones may be null."""
    named = {name: ask.optional(name, str) for name in ABOUT if name in ask.body}
    return {name: value for name, value in named.items() if value is not None or name in ("last_name", "username")}
