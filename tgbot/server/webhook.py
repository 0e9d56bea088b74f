"""The webhook: an ASGI app that answers 200 only after the commit, and so never loses an update.

The secret is compared before the body is read; the answer to a tap is sent in the response's own body.
"""

import asyncio
import hmac
import logging
import time
from typing import Any

import orjson
from starlette.types import Receive, Scope, Send

from tgbot.handlers.dispatcher import Dispatcher
from tgbot.observability.logs import describe
from tgbot.observability.metrics import Metrics
from tgbot.server.health import HealthPages
from tgbot.server.replies import reply_call
from tgbot.store.base import Store
from tgbot.store.errors import Down, TooBusy, log_down
from tgbot.telegram.updates import Unreadable, decode

MAX_BODY_LEN = 1 << 20  # Telegram's own updates are far smaller
BODY_TIMEOUT_S = 10.0  # Telegram sends its body at once
MAX_TRIES = 3  # of an update that raises an unexpected error
RETRY_AFTER_S = b"2"
SECRET_HEADER = b"x-telegram-bot-api-secret-token"

log = logging.getLogger(__name__)


class Webhook:
    """Accepts Telegram's deliveries at any path it is mounted on."""

    def __init__(
        self,
        dispatcher: Dispatcher,
        store: Store,
        metrics: Metrics,
        secret: str,
        bot_name: str,
    ) -> None:
        self.pages = HealthPages(store.ping, metrics)
        self._dispatcher = dispatcher
        self._store = store
        self._metrics = metrics
        self._secret = secret.encode()
        self._bot_name = bot_name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        if scope["method"] != "POST":
            await self.pages(scope, receive, send)
        elif not hmac.compare_digest(_header(scope, SECRET_HEADER), self._secret):
            await _respond(send, 401)
        else:
            try:
                async with asyncio.timeout(BODY_TIMEOUT_S):
                    body = await _body(receive)
            except TimeoutError:
                await _respond(send, 408)
                return
            await (_respond(send, 413) if body is None else self._deliver(body, send))

    async def _deliver(self, body: bytes, send: Send) -> None:
        try:
            incoming = decode(body, self._bot_name)
        except Unreadable:
            await _respond(send, 400)
            return
        began, kind, outcome = time.perf_counter(), type(incoming).__name__.lower(), "failed"
        try:
            answer = await self._dispatcher.take(incoming)
            outcome = "taken"
        except (*Down, TooBusy) as error:
            if isinstance(error, TooBusy):
                log.warning("a document changed under every try; Telegram will deliver again")
            else:
                log_down(log, error)
            outcome = "postponed"
            await _respond(send, 503, retry=True)
            return
        except Exception as error:
            await self._fail(incoming.update, body, error, send)
            return
        finally:
            self._metrics.took(kind, outcome, time.perf_counter() - began)
        await _respond(send, 200, None if answer is None else reply_call(incoming, answer))

    async def _fail(self, update: int, body: bytes, error: Exception, send: Send) -> None:
        """After an unexpected error: let Telegram retry a few times, then store only this update as a dead letter."""
        # Only the kind and place of the error: its text may quote a player.
        what = describe(error)
        log.error("an update failed: %s", what)
        try:
            given_up = await self._store.count_failure(update) >= MAX_TRIES
            if given_up:
                await self._store.dead_letters.add(dead_letter(what, body))
        except Down as down:
            log_down(log, down)
            await _respond(send, 503, retry=True)
            return
        if given_up:
            self._metrics.gave_up()
            log.error("an update was given up after %d tries; it is kept with the dead letters", MAX_TRIES)
        await _respond(send, 200 if given_up else 500)


def dead_letter(error: str, body: bytes) -> bytes:
    """The stored form of an update that was given up."""
    return orjson.dumps({"at": int(time.time()), "error": error, "update": body.decode(errors="replace")})


def _header(scope: Scope, name: bytes) -> bytes:
    return next((value for key, value in scope["headers"] if key == name), b"")


async def _body(receive: Receive) -> bytes | None:
    """The whole body, or None as soon as it is too long."""
    parts, length = [], 0
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            return b""
        part = event.get("body", b"")
        length += len(part)
        if length > MAX_BODY_LEN:
            return None
        parts.append(part)
        if not event.get("more_body"):
            return b"".join(parts)


async def _respond(send: Send, status: int, call: dict[str, Any] | None = None, retry: bool = False) -> None:
    body = b"" if call is None else orjson.dumps(call)
    headers = [(b"content-length", str(len(body)).encode())]
    if call is not None:
        headers.append((b"content-type", b"application/json"))
    if retry:
        headers.append((b"retry-after", RETRY_AFTER_S))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
