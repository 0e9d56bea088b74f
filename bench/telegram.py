"""A bare Telegram: takes the bot's calls, answers with as little as it may, and remembers what every chat shows.

It checks nothing and limits nothing: what is measured is the bot. The strict one is `tgbot.playground`.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import parse_qs

import httptools

BOT = {"id": 4000000001, "is_bot": True, "first_name": "Crosswire", "username": "crosswire_bench_bot"}
TOKEN = "4000000001:a-token-of-the-bare-telegram-only"  # noqa: S105 - nobody else takes it


@dataclass(slots=True)
class Shown:
    """A message of the bot's in a chat."""

    id: int
    text: str
    markup: dict[str, Any] | None


@dataclass(slots=True)
class Window:
    """What a chat shows of the bot, who waits for it to change, and when it last did."""

    messages: dict[int, Shown] = field(default_factory=dict)
    waiting: list[asyncio.Future[None]] = field(default_factory=list)
    changed_at: float = 0.0

    def change(self) -> None:
        """Wake those who wait for a change."""
        self.changed_at = time.perf_counter()
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    def next_change(self) -> asyncio.Future[None]:
        """Return what is done at the next change."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        return future


async def first(*changes: asyncio.Future[None]) -> None:
    """Wait for one of several changes."""
    await asyncio.wait(changes, return_when=asyncio.FIRST_COMPLETED)


class BareTelegram:
    """The Bot API's answers, and the chats."""

    def __init__(self) -> None:
        """Begin without a message."""
        self.chats: dict[int, Window] = {}
        self.calls: dict[str, int] = {}
        self._webhook = ""
        self._last_id = 0

    def window(self, chat: int) -> Window:
        """Return what a chat shows."""
        found = self.chats.get(chat)
        if found is None:
            found = self.chats[chat] = Window()
        return found

    def forget(self) -> None:
        """Empty every chat, for the next bot."""
        self.chats.clear()
        self.calls.clear()

    def answer(self, method: str, arguments: dict[str, Any]) -> Any:
        """Do what a call asks for, and return its result."""
        self.calls[method] = self.calls.get(method, 0) + 1
        match method.lower():
            case "getme":
                return BOT
            case "setwebhook":
                self._webhook = str(arguments["url"])
            case "getwebhookinfo":
                return {"url": self._webhook, "has_custom_certificate": False, "pending_update_count": 0}
            case "sendmessage" | "sendphoto" | "senddocument":
                self._last_id += 1
                return self._show(self._last_id, arguments)
            case "editmessagetext" | "editmessagecaption" | "editmessagemedia":
                return self._show(int(arguments["message_id"]), arguments)
            case "editmessagereplymarkup":
                window = self.window(int(arguments["chat_id"]))
                shown = window.messages.get(int(arguments["message_id"]))
                if shown is not None:
                    shown.markup = None
                    window.change()
                return True
            case "deletemessage":
                window = self.window(int(arguments["chat_id"]))
                window.messages.pop(int(arguments["message_id"]), None)
                window.change()
                return True
            case "getchatmember":
                return {"status": "member", "user": {"id": 1, "is_bot": False, "first_name": "Ana"}}
        return True

    def _show(self, number: int, arguments: dict[str, Any]) -> dict[str, Any]:
        chat = int(arguments["chat_id"])
        markup = arguments.get("reply_markup")
        markup = json.loads(markup) if isinstance(markup, str) else markup
        text = arguments.get("text", "")
        window = self.window(chat)
        window.messages[number] = Shown(number, text, markup or None)
        window.change()
        kind = {"id": chat, "type": "private" if chat > 0 else "supergroup"}
        return {"message_id": number, "date": 1700000000, "chat": kind, "text": text}


@asynccontextmanager
async def bare_telegram() -> AsyncIterator[tuple[BareTelegram, str]]:
    """Serve a bare Telegram on a free port; gives it and its address."""
    telegram = BareTelegram()
    server = await asyncio.get_running_loop().create_server(lambda: _Connection(telegram.answer), "127.0.0.1", 0)
    try:
        yield telegram, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


class _Connection(asyncio.Protocol):
    """One kept connection of the bot's."""

    def __init__(self, answer: Callable[[str, dict[str, Any]], Any]) -> None:
        self._answer = answer
        self._parser = httptools.HttpRequestParser(self)
        self._url, self._type, self._body = b"", b"", bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._parser.feed_data(data)

    # ── what the parser finds ───────────────────────────────────────────────────────────────────────────────────

    def on_message_begin(self) -> None:
        self._url, self._type = b"", b""
        self._body.clear()

    def on_url(self, url: bytes) -> None:
        self._url += url

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"content-type":
            self._type = value

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        method = self._url.rpartition(b"/")[2].partition(b"?")[0].decode()
        result = self._answer(method, call_arguments(self._type, bytes(self._body)))
        body = json.dumps({"ok": True, "result": result}).encode()
        head = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        self._transport.write(head + body)


def call_arguments(kind: bytes, body: bytes) -> dict[str, Any]:
    """Return the arguments of a call, in whichever of the three forms it came."""
    if not body:
        return {}
    if kind.startswith(b"application/json"):
        found: dict[str, Any] = json.loads(body)
        return found
    if kind.startswith(b"multipart/"):
        return _fields(kind, body)
    return {name: values[0] for name, values in parse_qs(body.decode()).items()}


def _fields(kind: bytes, body: bytes) -> dict[str, str]:
    """Return the texts among the parts of a form; its files are passed over."""
    boundary = kind.partition(b"boundary=")[2].strip(b'"')
    found = {}
    for part in body.split(b"--" + boundary)[1:-1]:
        head, _, value = part.strip(b"\r\n").partition(b"\r\n\r\n")
        name = head.partition(b'name="')[2].partition(b'"')[0].decode()
        if b"filename" not in head:
            found[name] = value.decode()
    return found
