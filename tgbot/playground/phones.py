"""Events of phones: one log of numbered events, read live or replayed from any event still kept."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Collection
from dataclasses import dataclass

from tgbot.playground.model import Json

MAX_EVENTS = 10_000


@dataclass(frozen=True, slots=True)
class Event:
    """An event for one phone; `id` counts across all phones."""

    id: int
    user: int
    name: str
    data: Json


class Phones:
    """The event log of all phones, and its readers."""

    def __init__(self) -> None:
        self.events: deque[Event] = deque(maxlen=MAX_EVENTS)
        self.last = 0
        self._users: set[int] = set()
        self._readers: set[asyncio.Event] = set()
        self._closed = False

    def add(self, user: int) -> None:
        """Add a phone."""
        self._users.add(user)

    def remove(self, user: int) -> None:
        """Remove a phone."""
        self._users.discard(user)

    def tell(self, user: int, name: str, data: Json) -> None:
        """Send an event to a phone, if it exists."""
        if user not in self._users:
            return
        self.last += 1
        self.events.append(Event(self.last, user, name, {"user": user} | data))
        self._wake()

    def tell_all(self, name: str) -> None:
        """Send an event to every phone."""
        for user in sorted(self._users):
            self.tell(user, name, {})

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self._closed = True
        self._wake()

    async def follow(
        self, users: Collection[int], after: int | None = None, *, idle: float = 15.0
    ) -> AsyncGenerator[Event | None]:
        """The events of these users after that id (None: from now on), without end; None as a keep-alive when idle.

        A reader with an id that is too old or unknown gets an event to reload everything.
        """
        at = self.last if after is None else after
        news = asyncio.Event()
        self._readers.add(news)
        try:
            if at > self.last or at < self.last - len(self.events):
                at = self.last
                for user in users:
                    yield Event(at, user, "world", {"user": user})
                    yield Event(at, user, "chats", {"user": user})
            while not self._closed:
                news.clear()
                for event in [self.events[-back] for back in range(min(self.last - at, len(self.events)), 0, -1)]:
                    at = event.id
                    if event.user in users:
                        yield event
                if at < self.last or self._closed:
                    continue
                try:
                    await asyncio.wait_for(news.wait(), idle)
                except TimeoutError:
                    yield None
        finally:
            self._readers.discard(news)

    def _wake(self) -> None:
        for news in self._readers:
            news.set()
