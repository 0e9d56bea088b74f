"""The postman: makes every chat show what its documents say. A reconciler, not a queue.

It compares the messages that should be there with those that are, and sends, edits, strips or deletes the difference.
What was not shown, for whatever reason, stays marked dirty and is picked up again, by this worker or another.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tgbot.desk import Desk
from tgbot.documents import Document
from tgbot.logs import describe
from tgbot.places import Place
from tgbot.screens.message import Chat, Links, Message
from tgbot.screens.screen import screen
from tgbot.store import Down, Store
from tgbot.telegram_client import Barred, Rejected, Slow, TelegramClient, Unsure, Vanished

LEASE_S = 3.0  # so long the screens of a worker that died wait for another; it is renewed while one works
RETRY_S = 2.0
SWEEP_S = 1.0
OVERDUE_S = 3.0  # a dirty mark so old was left behind by a worker that died or waits

log = logging.getLogger(__name__)

Unreachable = Callable[[Place, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Shown:
    """A message as it stands in a chat."""

    id: int
    digest: str
    buttons: bool
    fleeting: bool


class Postman:
    """Delivers the screens of the documents that changed."""

    def __init__(
        self, store: Store, desk: Desk, client: TelegramClient, links: Links, unreachable: Unreachable
    ) -> None:
        """Take the store, the desk, the client, links to the bot, and whom to tell of a person it may not write to."""
        self._store = store
        self._desk = desk
        self._client = client
        self._links = links
        self._unreachable = unreachable
        self._tasks: dict[Place, asyncio.Task[None]] = {}
        self._again: set[Place] = set()
        self._closing = False

    def changed(self, place: Place) -> None:
        """Show a place soon; one that is being shown is looked at again afterwards."""
        if self._closing:
            return
        if place in self._tasks:
            self._again.add(place)
            return
        task = asyncio.create_task(self._serve(place))
        self._tasks[place] = task
        task.add_done_callback(lambda _: self._served(place))

    async def sweep(self, clock: Callable[[], float]) -> None:
        """Look, for ever, for places that somebody left dirty."""
        while True:
            try:
                for place in await self._store.dirty(clock() - OVERDUE_S):
                    self.changed(place)
            except Down:
                log.warning("the store cannot be reached; sweeping again soon")
            await asyncio.sleep(SWEEP_S)

    @property
    def busy(self) -> bool:
        """Tell whether something is being shown."""
        return bool(self._tasks)

    async def idle(self) -> None:
        """Wait until nothing is being shown."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))
            await asyncio.sleep(0)

    async def close(self, seconds: float) -> None:
        """Take nothing new, and give what is under way some time; the rest stays dirty for others."""
        self._closing = True
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()

    def _served(self, place: Place) -> None:
        self._tasks.pop(place, None)
        if place in self._again:
            self._again.discard(place)
            self.changed(place)

    async def _serve(self, place: Place) -> None:
        lease = secrets.token_hex(8)  # one for all tries: a new one would find its own predecessor in the way
        try:
            wait = await self._show(place, lease)
            while wait is not None and not self._closing:
                await asyncio.sleep(wait)
                wait = await self._show(place, lease)
        except Down:
            log.warning("the store cannot be reached; a screen waits")
        except Exception as error:
            log.error("a screen could not be shown: %s", describe(error))

    async def _show(self, place: Place, lease: str) -> float | None:
        """Bring every chat of a place up to date; return how long to wait where that did not work at once."""
        body = await self._store.shown(place, lease, LEASE_S)
        if body is None:
            return RETRY_S  # another worker is at it
        sheet = _Sheet(place, lease, self._store, _read(body))
        renewing = asyncio.create_task(self._renew(place))
        try:
            return await self._bring_all(sheet, lease)
        except LeaseLost:
            log.info("another worker took over a screen, or this one was too slow")
            return RETRY_S
        finally:
            renewing.cancel()

    async def _renew(self, place: Place) -> None:
        """Keep the lease while Telegram takes its time; whose it is by then, the next save finds out."""
        while True:
            await asyncio.sleep(LEASE_S / 3)
            with suppress(*Down):
                await self._store.renew(place, LEASE_S)

    async def _bring_all(self, sheet: "_Sheet", lease: str) -> float | None:
        place = sheet.place
        while True:
            self._again.discard(place)
            revision, document = await self._desk.latest(place)
            waits = await self._reconcile(sheet, document)
            await sheet.save()
            if waits:
                return max(waits)
            if await self._store.settle(place, lease, revision):
                return None

    async def _reconcile(self, sheet: "_Sheet", document: Document) -> list[float]:
        wanted = screen(document, self._links)
        chats = {str(chat): chat for chat in wanted}
        for known in sheet.shown:
            chats.setdefault(known, _chat(known))
        showing = (self._show_chat(sheet, chat, wanted.get(chat, [])) for chat in chats.values())
        # Each chat is brought to an end whatever happens in another: a send that is cut off could have arrived.
        ended = await asyncio.gather(*showing, return_exceptions=True)
        for outcome in ended:
            if isinstance(outcome, BaseException):
                raise outcome
        return [outcome for outcome in ended if isinstance(outcome, float)]

    async def _show_chat(self, sheet: "_Sheet", chat: Chat, wanted: list[Message]) -> float | None:
        try:
            await self._bring_up_to_date(sheet, chat, wanted)
        except Slow as slow:
            log.info("Telegram asks for %.0f s of patience in one chat", slow.seconds)
            return float(slow.seconds)
        except Unsure:
            return RETRY_S
        except Barred:
            sheet.forget(chat)
            await self._unreachable(sheet.place, chat.id)
        return None

    async def _bring_up_to_date(self, sheet: "_Sheet", chat: Chat, wanted: list[Message]) -> None:
        for message in wanted:
            shown = sheet.get(chat, message.key)
            if shown is not None and shown.digest != message.digest():
                await self._edit(sheet, chat, message, shown)
        for message in wanted:
            if sheet.get(chat, message.key) is None:
                await self._send(sheet, chat, message)
        keys = {message.key for message in wanted}
        for key, shown in list(sheet.of(chat).items()):
            if key not in keys:
                await self._take_away(chat, shown)
                sheet.drop(chat, key)

    async def _edit(self, sheet: "_Sheet", chat: Chat, message: Message, shown: Shown) -> None:
        try:
            await self._client.edit(chat, shown.id, message)
        except Vanished:
            sheet.drop(chat, message.key)  # somebody deleted it: it is sent again
            return
        except Rejected as error:
            log.error("Telegram rejects an edit: %s", describe(error))
        sheet.put(chat, message.key, _as_shown(shown.id, message))

    async def _send(self, sheet: "_Sheet", chat: Chat, message: Message) -> None:
        try:
            message_id = await self._client.send(chat, message)
        except Rejected as error:
            log.error("Telegram rejects a message: %s", describe(error))
            message_id = 0
        sheet.put(chat, message.key, _as_shown(message_id, message))
        await sheet.save()  # at once: a message that is forgotten would be sent a second time

    async def _take_away(self, chat: Chat, shown: Shown) -> None:
        try:
            if shown.fleeting:
                await self._client.delete(chat, shown.id)
            elif shown.buttons:
                await self._client.strip(chat, shown.id)
        except (Vanished, Rejected):
            pass  # it is gone, or too old to be changed


class _Sheet:
    """What the chats of one place show, kept in the store while the lease is ours."""

    def __init__(self, place: Place, lease: str, store: Store, shown: dict[str, dict[str, Shown]]) -> None:
        self.place = place
        self.shown = shown
        self._lease = lease
        self._store = store
        self._saved = _write(shown)

    def of(self, chat: Chat) -> dict[str, Shown]:
        return self.shown.get(str(chat), {})

    def get(self, chat: Chat, key: str) -> Shown | None:
        return self.of(chat).get(key)

    def put(self, chat: Chat, key: str, shown: Shown) -> None:
        self.shown.setdefault(str(chat), {})[key] = shown

    def drop(self, chat: Chat, key: str) -> None:
        messages = self.shown.get(str(chat), {})
        messages.pop(key, None)
        if not messages:
            self.shown.pop(str(chat), None)

    def forget(self, chat: Chat) -> None:
        self.shown.pop(str(chat), None)

    async def save(self) -> None:
        body = _write(self.shown)
        if body == self._saved:
            return
        if not await self._store.show(self.place, self._lease, LEASE_S, body):
            raise LeaseLost
        self._saved = body


class LeaseLost(Exception):
    """Another worker shows this place now."""


def _as_shown(message_id: int, message: Message) -> Shown:
    return Shown(message_id, message.digest(), bool(message.keyboard), message.fleeting)


def _chat(text: str) -> Chat:
    chat, _, topic = text.partition(":")
    return Chat(int(chat), int(topic) if topic else None)


def _read(body: bytes) -> dict[str, dict[str, Shown]]:
    rows: dict[str, dict[str, list[Any]]] = json.loads(body) if body else {}
    return {chat: {key: Shown(*row) for key, row in messages.items()} for chat, messages in rows.items()}


def _write(shown: dict[str, dict[str, Shown]]) -> bytes:
    rows = {
        chat: {key: [s.id, s.digest, int(s.buttons), int(s.fleeting)] for key, s in messages.items()}
        for chat, messages in shown.items()
    }
    return json.dumps(rows, separators=(",", ":")).encode()
