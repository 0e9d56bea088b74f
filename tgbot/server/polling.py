"""Long polling: fetches updates and passes them to the same dispatcher as the webhook."""

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any

import orjson

from tgbot.handlers.dispatcher import Dispatcher
from tgbot.observability.logs import describe, recurring
from tgbot.observability.metrics import Metrics
from tgbot.server.replies import reply_call
from tgbot.server.tasks import ended
from tgbot.server.webhook import MAX_TRIES, dead_letter
from tgbot.store.base import Store
from tgbot.store.errors import Down, TooBusy, log_down
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import CALL_ERRORS, Conflict, RateLimited, Unauthorized
from tgbot.telegram.updates import ALLOWED_UPDATES, Unreadable, decode

TAKEN_BY_WEBHOOK = (
    "Telegram delivers this bot's updates to a webhook that another instance has set: stop that one, then restart "
    "this one, which removes the webhook"
)
TAKEN_BY_POLLING = "another instance of this bot fetches its updates with the same BOT_TOKEN: stop it, or this one"
POLL_S = 25
RETRY_S = 2.0  # after a failed call

log = logging.getLogger(__name__)


class Polling:
    """Fetches updates and dispatches them."""

    def __init__(
        self, dispatcher: Dispatcher, client: TelegramClient, store: Store, metrics: Metrics, bot_name: str
    ) -> None:
        """`bot_name` is the bot's username, which commands may include."""
        self._dispatcher = dispatcher
        self._client = client
        self._store = store
        self._metrics = metrics
        self._bot_name = bot_name
        self._replies: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Fetch updates, without end."""
        await self._remove_webhook()
        try:
            await self._fetch()
        finally:
            await ended(self._replies)

    async def _fetch(self) -> None:
        offset = 0
        while True:
            try:
                for update in await self._client.fetch(offset, ALLOWED_UPDATES, POLL_S):
                    await self._dispatch(orjson.dumps(update))
                    offset = int(update["update_id"]) + 1
            except (*CALL_ERRORS, *Down, TooBusy) as error:
                _log_failure(error)
                await asyncio.sleep(_pause(error))

    async def _remove_webhook(self) -> None:
        """Remove the webhook, sooner or later: Telegram gives no updates as long as there is one."""
        while True:
            try:
                return await self._client.remove_webhook()
            except CALL_ERRORS as error:
                _log_failure(error)
                await asyncio.sleep(_pause(error))

    async def _dispatch(self, body: bytes) -> None:
        """Dispatch one update; after a few failures it becomes a dead letter, so that others are not blocked."""
        try:
            incoming = decode(body, self._bot_name)
        except Unreadable:
            log.error("Telegram sent an update that cannot be read")
            return
        began, kind = time.perf_counter(), type(incoming).__name__.lower()
        for tries_left in reversed(range(MAX_TRIES)):
            try:
                answer = await self._dispatcher.take(incoming)
                self._metrics.took(kind, "taken", time.perf_counter() - began)
                break
            except (*Down, TooBusy):
                self._metrics.took(kind, "postponed", time.perf_counter() - began)
                raise
            except Exception as error:
                log.error("an update failed: %s", describe(error))
                if not tries_left:
                    self._metrics.took(kind, "failed", time.perf_counter() - began)
                    await self._store.dead_letters.add(dead_letter(describe(error), body))
                    self._metrics.gave_up()
                    return
        call = None if answer is None else reply_call(incoming, answer)
        if call is not None:
            replying = asyncio.create_task(self._reply(call))
            self._replies.add(replying)
            replying.add_done_callback(self._replies.discard)

    async def _reply(self, call: Mapping[str, Any]) -> None:
        """Send an answer, while other updates are fetched: a slow call holds up nobody else."""
        try:
            await self._client.reply(call)
        except CALL_ERRORS:
            pass  # counted by the client; with a webhook nobody would know
        except Exception as error:
            log.error("an answer could not be sent: %s", describe(error))


def _pause(error: Exception) -> float:
    return error.seconds if isinstance(error, RateLimited) else RETRY_S


def _log_failure(error: Exception) -> None:
    match error:
        case Unauthorized():
            pass  # the client has said it
        case Conflict():
            recurring(log, logging.WARNING, TAKEN_BY_WEBHOOK if error.by_webhook else TAKEN_BY_POLLING)
        case TooBusy():
            log.warning("a document changed under every try; trying again")
        case _ if isinstance(error, CALL_ERRORS):
            recurring(log, logging.WARNING, f"Telegram cannot be reached ({type(error).__name__}); trying again")
        case _:
            log_down(log, error)
