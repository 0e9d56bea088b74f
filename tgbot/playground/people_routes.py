"""People over HTTP: JSON calls and one stream of events for the phones of a page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from tgbot.playground import render
from tgbot.playground.errors import Impossible
from tgbot.playground.local import LocalTelegram
from tgbot.playground.model import Json, Post
from tgbot.playground.people import People

ABOUT = ("first_name", "last_name", "username", "language_code")
SHOWABLE = ("image/", "audio/", "video/")


@dataclass(frozen=True, slots=True)
class Ask:
    """One call: who and where, from its path, and what, from its body."""

    user: int
    chat: int
    limit: int
    body: Json

    def field(self, name: str, wanted: type) -> Any:
        value = self.optional(name, wanted)
        if value is None:
            raise Impossible(400, f"The field {name} is missing.")
        return value

    def optional(self, name: str, wanted: type) -> Any:
        value = self.body.get(name)
        if value is not None and (not isinstance(value, wanted) or (wanted is int and isinstance(value, bool))):
            raise Impossible(400, f"The field {name} is not of type {wanted.__name__}.")
        return value

    def ids(self, name: str) -> list[int]:
        ids = self.field(name, list)
        if not all(isinstance(each, int) for each in ids):
            raise Impossible(400, f"The field {name} is not a list of ids.")
        return list(ids)

    def about(self) -> Json:
        """What the body says of a person; only what may be absent may be null."""
        named = {name: self.optional(name, str) for name in ABOUT if name in self.body}
        return {name: value for name, value in named.items() if value is not None or name in ("last_name", "username")}


class PeopleRoutes:
    def __init__(self, local: LocalTelegram, people: People) -> None:
        self._local = local
        self._world = local.world
        self._people = people

    def routes(self) -> list[Route]:
        people = self._people
        user, group = "/people/users/{user:int}", "/people/groups/{chat:chat_id}"
        chat = f"{user}/chats/{{chat:chat_id}}"
        return [
            _route("GET", "/people", lambda _: self._everyone()),
            _route("POST", "/people/users", lambda ask: render.user(people.add(**({"first_name": ""} | ask.about())))),
            _route("PATCH", user, lambda ask: render.user(people.change(ask.user, **ask.about()))),
            _route("DELETE", user, lambda ask: people.remove(ask.user)),
            _route("POST", "/people/groups", self._add_group),
            _route("GET", group, lambda ask: people.group(ask.chat)),
            _route("PATCH", group, self._change_group),
            _route("POST", f"{group}/members", lambda ask: people.join(ask.field("user", int), ask.chat)),
            _route("DELETE", f"{group}/members/{{user:int}}", lambda ask: people.leave(ask.user, ask.chat)),
            _route("GET", f"{user}/chats", lambda ask: people.chats(ask.user)),
            _route("GET", chat, lambda ask: people.open(ask.user, ask.chat, ask.limit)),
            _route("POST", f"{chat}/text", self._text),
            _route("POST", f"{chat}/media", self._media),
            _route("POST", f"{chat}/edit", self._edit),
            _route("POST", f"{chat}/delete", self._delete),
            _route("POST", f"{chat}/tap", self._tap),
            _route("POST", f"{chat}/read", lambda ask: people.read(ask.user, ask.chat)),
            _route("POST", f"{user}/start", self._start),
            _route("POST", f"{user}/block", lambda ask: people.block(ask.user)),
            _route("POST", f"{user}/unblock", lambda ask: people.unblock(ask.user)),
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
        )
        return render.chat(self._world, group)

    def _text(self, ask: Ask) -> Json:
        return self._seen(self._people.text(ask.user, ask.chat, ask.field("text", str), ask.optional("reply_to", int)))

    def _media(self, ask: Ask) -> Json:
        caption, reply_to = ask.optional("caption", str) or "", ask.optional("reply_to", int)
        return self._seen(self._people.media(ask.user, ask.chat, ask.field("kind", str), caption, reply_to))

    def _edit(self, ask: Ask) -> Json:
        return self._seen(self._people.edit(ask.user, ask.chat, ask.field("message_id", int), ask.field("text", str)))

    def _delete(self, ask: Ask) -> None:
        self._people.delete(ask.user, ask.chat, ask.field("message_id", int))

    def _tap(self, ask: Ask) -> Json:
        return {"tap": self._people.tap(ask.user, ask.chat, ask.field("message_id", int), ask.field("data", str)).id}

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
                told = json.dumps(event.data, ensure_ascii=False)
                yield f"id: {event.id}\nevent: {event.name}\ndata: {told}\n\n"

    async def _file(self, request: Request) -> Response:
        stored = self._world.files.get(request.path_params["file_id"])
        if stored is None:
            return JSONResponse({"error": "There is no such file."}, 404)
        # Whatever was uploaded, the page must not be made to run it.
        harmless = stored.mime.startswith(SHOWABLE) and "svg" not in stored.mime
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "default-src 'none'; sandbox"}
        return Response(
            stored.content, media_type=stored.mime if harmless else "application/octet-stream", headers=headers
        )


def _route(method: str, path: str, answer: Callable[[Ask], Any]) -> Route:
    async def endpoint(request: Request) -> Response:
        try:
            result = answer(await _ask(request))
        except Impossible as error:
            return JSONResponse({"error": error.why}, error.status)
        return JSONResponse({} if result is None else result)

    return Route(path, endpoint, methods=[method])


async def _ask(request: Request) -> Ask:
    limit = request.query_params.get("limit", "")
    return Ask(
        user=request.path_params.get("user", 0),
        chat=request.path_params.get("chat", 0),
        limit=int(limit) if limit.isdecimal() else 200,
        body=_object(await request.body()),
    )


def _object(raw: bytes) -> Json:
    if not raw.strip():
        return {}
    try:
        body = json.loads(raw)
    except ValueError as error:
        raise Impossible(400, "The body is not JSON.") from error
    if not isinstance(body, dict):
        raise Impossible(400, "The body is not a JSON object.")
    return body
