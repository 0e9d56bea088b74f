"""The floor: a bare ASGI app and bare posts, without any Telegram library and without a promise.

It reads the few fields it needs, commits, answers, and posts what changed, one call after the other.
"""

import json
from typing import Any

import aiohttp
import uvicorn
import uvloop

from bench.peers.brain import Brain, Surroundings, drawn
from tgbot.server.replies import answer_call
from tgbot.telegram.messages import Answer, Chat, Message
from tgbot.telegram.updates import Command, Incoming, Room, Sender, Tap, TextMessage

_JSON = {"Content-Type": "application/json"}


class Posting:
    """Calls as bare posts."""

    def __init__(self, http: aiohttp.ClientSession, base: str) -> None:
        """Take a pool of connections, and the address that methods are appended to."""
        self._http = http
        self._base = base

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message and return its id."""
        picture = await drawn(message)
        if picture is not None:
            return await self._post_picture(chat, message, picture)
        result = await self._post("sendMessage", chat_id=chat.id, **_content(message))
        return int(result["message_id"])

    async def edit(self, chat: Chat, number: int, message: Message) -> None:
        """Change a message."""
        await self._post("editMessageText", chat_id=chat.id, message_id=number, **_content(message))

    async def strip(self, chat: Chat, number: int) -> None:
        """Take the buttons off a message."""
        await self._post("editMessageReplyMarkup", chat_id=chat.id, message_id=number)

    async def delete(self, chat: Chat, number: int) -> None:
        """Delete a message."""
        await self._post("deleteMessage", chat_id=chat.id, message_id=number)

    async def _post(self, method: str, **arguments: Any) -> Any:
        body = json.dumps(arguments, ensure_ascii=False).encode()
        async with self._http.post(f"{self._base}/{method}", data=body, headers=_JSON) as answer:
            return json.loads(await answer.read())["result"]

    async def _post_picture(self, chat: Chat, message: Message, picture: bytes) -> int:
        form = aiohttp.FormData({"chat_id": str(chat.id), "caption": message.text, "parse_mode": "HTML"})
        if message.markup is not None:
            form.add_field("reply_markup", json.dumps(message.markup, ensure_ascii=False))
        form.add_field("photo", picture, filename="photo")
        async with self._http.post(f"{self._base}/sendPhoto", data=form) as answer:
            return int(json.loads(await answer.read())["result"]["message_id"])


class Floor:
    """The webhook."""

    def __init__(self, brain: Brain) -> None:
        """Take what decides, commits and shows."""
        self._brain = brain

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request, then show what came of it."""
        if scope["type"] != "http":
            return
        body = (await receive())["body"]
        incoming = _read(json.loads(body))
        answer = await self._brain.take(incoming)
        reply = (
            json.dumps(answer_call(incoming.query, answer or Answer())).encode() if isinstance(incoming, Tap) else b""
        )
        headers = [(b"content-length", b"%d" % len(reply)), (b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": reply})
        await self._brain.show()


def _read(update: dict[str, Any]) -> Incoming:
    number, query = update["update_id"], update.get("callback_query")
    if query is not None:
        message = query["message"]
        return Tap(number, _person(query), _room(message), query["id"], message["message_id"], query["data"])
    message = update["message"]
    text = message["text"]
    if text[0] == "/":
        return Command(number, _person(message), _room(message), text[1:], "")
    return TextMessage(number, _person(message), _room(message), message["message_id"], text, edited=False)


def _person(part: dict[str, Any]) -> Sender:
    user = part["from"]
    return Sender(user["id"], user["first_name"], user["language_code"])


def _room(message: dict[str, Any]) -> Room:
    chat = message["chat"]
    return Room(chat["id"], chat["type"] == "private", chat.get("title", ""))


def _content(message: Message) -> dict[str, Any]:
    content = {"text": message.text, "parse_mode": "HTML"}
    markup = message.markup
    return content if markup is None else content | {"reply_markup": markup}


async def main() -> None:
    """Serve until the process is ended."""
    here = Surroundings.read()
    async with aiohttp.ClientSession() as http:
        floor = Floor(Brain(here.redis, Posting(http, f"{here.telegram}/bot{here.token}")))
        server = uvicorn.Server(uvicorn.Config(floor, port=here.port, log_level="warning", access_log=False))
        await server.serve()


if __name__ == "__main__":
    uvloop.run(main())
