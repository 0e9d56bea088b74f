"""The pending updates, until a webhook accepts them or getUpdates confirms them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from tgbot.playground.clock import Clock
from tgbot.playground.errors import conflict
from tgbot.playground.model import Json

KINDS = (
    *("message", "edited_message", "channel_post", "edited_channel_post", "business_connection", "business_message"),
    *("edited_business_message", "deleted_business_messages", "message_reaction", "message_reaction_count"),
    *("inline_query", "chosen_inline_result", "callback_query", "shipping_query", "pre_checkout_query"),
    *("purchased_paid_media", "poll", "poll_answer", "my_chat_member", "chat_member", "chat_join_request"),
    *("chat_boost", "removed_chat_boost"),
)
ONLY_ON_REQUEST = {"chat_member", "message_reaction", "message_reaction_count"}
DEFAULT_KINDS = frozenset(KINDS) - ONLY_ON_REQUEST

# Updates of one queue are delivered in order; there is no order between queues.
Queue = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Update:
    """An update; not delivered after `expires`."""

    id: int
    kind: str
    payload: Json
    queue: Queue
    expires: float

    @property
    def chat(self) -> int:
        """The chat in which it happened; of an inline query the person, since it does not say where."""
        if self.kind == "inline_query":
            return int(self.payload["from"]["id"])
        about = self.payload["message"] if self.kind == "callback_query" else self.payload
        return int(about["chat"]["id"])

    def body(self) -> Json:
        """The JSON that the bot gets."""
        return {"update_id": self.id, self.kind: self.payload}


class Updates:
    """The pending updates, by id and in queues."""

    def __init__(self, clock: Clock, first_id: int) -> None:
        self._clock = clock
        self._next = first_id
        self.allowed = DEFAULT_KINDS
        self.waiting: dict[int, Update] = {}
        self.queues: dict[Queue, deque[Update]] = {}
        self.when_added: Callable[[], None] = lambda: None
        self.when_given_up: Callable[[Update], None] = lambda _: None
        self._poll: asyncio.Future[None] | None = None

    def allow(self, kinds: list[str]) -> None:
        """Set the allowed kinds; unknown names are ignored, an empty list means the default."""
        self.allowed = frozenset(kinds) & frozenset(KINDS) if kinds else DEFAULT_KINDS

    def add(self, kind: str, payload: Json, queue: Queue, lifetime: float) -> None:
        """Queue an update, if the bot allows its kind."""
        if kind not in self.allowed:
            return
        update = Update(self._next, kind, payload, queue, self._clock.now() + lifetime)
        self._next += 1
        self.waiting[update.id] = update
        self.queues.setdefault(queue, deque()).append(update)
        if self._poll is not None and not self._poll.done():
            self._poll.set_result(None)
        self.when_added()

    def remove(self, update: Update) -> None:
        """Remove an update that the bot has accepted."""
        if self.waiting.pop(update.id, None) is None:
            return
        queue = self.queues[update.queue]
        queue.remove(update)
        if not queue:
            del self.queues[update.queue]

    def give_up(self, update: Update) -> None:
        """Remove an undelivered update, and notify the listener."""
        self.remove(update)
        self.when_given_up(update)

    def drop_all(self) -> None:
        """Give up all pending updates."""
        for update in list(self.waiting.values()):
            self.give_up(update)

    async def take(self, offset: int, limit: int, patience: float) -> list[Json]:
        """The answer of getUpdates: confirm updates below the offset, then long-poll for pending ones."""
        self.end_poll("terminated by other getUpdates request; make sure that only one bot instance is running")
        if offset < 0:
            offset = max([0, *list(self.waiting)[:offset][-1:]]) + 1
        for update in [update for update in self.waiting.values() if update.id < offset]:
            self.remove(update)
        self._give_up_expired()
        if not self.waiting and patience > 0:
            await self._wait(patience)
        return [update.body() for update in list(self.waiting.values())[:limit]]

    def end_poll(self, why: str) -> None:
        """End a waiting getUpdates with a conflict."""
        if self._poll is not None and not self._poll.done():
            self._poll.set_exception(conflict(why))

    async def _wait(self, patience: float) -> None:
        poll = self._poll = asyncio.get_running_loop().create_future()
        sleep = asyncio.ensure_future(self._clock.sleep(patience))
        try:
            await asyncio.wait({poll, sleep}, return_when=asyncio.FIRST_COMPLETED)
            if poll.done():
                poll.result()
        finally:
            sleep.cancel()
            if self._poll is poll:
                self._poll = None

    def _give_up_expired(self) -> None:
        now = self._clock.now()
        for update in [update for update in self.waiting.values() if update.expires < now]:
            self.give_up(update)
