"""Long polling: fetches updates and passes them to the same dispatcher as the webhook."""

import asyncio
import json
import logging
import time
from contextlib import suppress

from tgbot.handlers.dispatcher import Dispatcher
from tgbot.observability.logs import describe
from tgbot.observability.metrics import Metrics
from tgbot.server.webhook import MAX_TRIES, dead_letter
from tgbot.store.base import Store
from tgbot.store.errors import Down, TooBusy
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import CALL_ERRORS
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import ALLOWED_UPDATES, Command, Tap, TextMessage, Unreadable, decode

POLL_S = 25
RETRY_S = 2.0  # after a failed fetch

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

    async def run(self) -> None:
        """Fetch updates, without end."""
        await self._client.remove_webhook()
        offset = 0
        while True:
            try:
                for update in await self._client.fetch(offset, ALLOWED_UPDATES, POLL_S):
                    await self._dispatch(json.dumps(update).encode())
                    offset = int(update["update_id"]) + 1
            except (*CALL_ERRORS, *Down, TooBusy) as error:
                # Rejected: for example while another worker of this bot, about to stop, is still polling.
                log.warning("Telegram or the store cannot be reached (%s); trying again", type(error).__name__)
                await asyncio.sleep(RETRY_S)

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
        with suppress(*CALL_ERRORS):
            if isinstance(incoming, Tap):
                await self._client.answer(incoming.query, answer or Answer())
            elif isinstance(incoming, TextMessage) and answer is not None and answer.reaction is not None:
                await self._client.react(incoming.room.chat, incoming.message, answer.reaction)
            elif isinstance(incoming, Command | TextMessage) and answer is not None:
                await self._client.reply(incoming.room, answer)
