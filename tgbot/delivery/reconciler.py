"""The reconciler: makes every chat show what its documents say. Not a queue.

It compares the messages that should be there with those that are, and sends, edits, strips or deletes the difference.
What was not shown, for any reason, stays marked dirty and is picked up again, by this worker or another.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from tgbot.delivery.place_sync import PlaceSync, Services, Wakeup
from tgbot.delivery.shown import LeaseLost, ShownMessages
from tgbot.observability.logs import describe
from tgbot.observability.metrics import Metrics
from tgbot.store.base import LEASE_S
from tgbot.store.errors import Damaged, Down
from tgbot.store.repository import Changes
from tgbot.tables.model import Document
from tgbot.tables.places import Place

TURN_S = 0.5  # how long to wait for a lease that another worker has
SWEEP_S = 1.0
OVERDUE_S = 2.0  # a dirty mark so old was left behind by a worker that died or waits
KNOWN_PLACES_CACHE_SIZE = 10_000
LAST_S = 1.0  # for what is cut off to end

log = logging.getLogger(__name__)


@dataclass
class _Showing:
    """A place that is being shown: its lease, whether it has changed since, and the task."""

    lease: str
    wakeup: Wakeup = field(default_factory=Wakeup)
    task: "asyncio.Task[None] | None" = None


_Beginning: TypeAlias = tuple[ShownMessages, tuple[int, Document]]
"""What the chats of a place show, as far as it is known, and its document with its revision."""


class Reconciler:
    """Delivers the screens of the documents that changed."""

    def __init__(self, services: Services, changes: Changes, metrics: Metrics) -> None:
        """`changes` tells of places that may have to be shown again."""
        self._services = services
        self._shows: dict[Place, _Showing] = {}
        self._strays: dict[Place, set[tuple[int, int]]] = {}
        self._known: OrderedDict[Place, dict[int, set[int]]] = OrderedDict()
        self._name = secrets.token_hex(4)  # which our leases begin with
        self._doubts: set[Place] = set()  # where a call of ours may have arrived after one of another worker
        self._unended: dict[Place, ShownMessages] = {}  # what we knew of a place when the store went away
        self._closing = False
        changes.on_place(self.changed)
        metrics.watch_showing(lambda: len(self._shows))

    def changed(self, place: Place) -> None:
        """Show a place soon; one that is being shown is looked at again."""
        if self._closing:
            return
        showing = self._shows.get(place)
        if showing is not None:
            showing.wakeup.tell()
            return
        showing = self._shows[place] = _Showing(self._name + secrets.token_hex(4))
        showing.task = asyncio.create_task(self._serve(place, showing))
        showing.task.add_done_callback(lambda _: self._served(place))

    def tapped(self, place: Place, chat: int, message: int) -> None:
        """Learn from which message a tap came: one that we do not know of is a copy, and loses its buttons."""
        known = self._known.get(place)
        if known is None or message not in known.get(chat, ()):
            self._strays.setdefault(place, set()).add((chat, message))
            if place not in self._shows:
                self.changed(place)  # otherwise it is looked at when that ends, if not before

    async def sweep(self, clock: Callable[[], float]) -> None:
        """Look, for ever, for places that were left dirty."""
        while True:
            try:
                for place in await self._services.store.dirty(clock() - OVERDUE_S):
                    self.changed(place)
            except Down:
                log.warning("the store cannot be reached; sweeping again soon")
            await asyncio.sleep(SWEEP_S)

    @property
    def busy(self) -> frozenset[Place]:
        """The places that are being shown."""
        return frozenset(self._shows)

    async def close(self, seconds: float) -> None:
        """Take nothing new, and give what is under way some time; the rest stays dirty for others."""
        self._closing = True
        tasks = [showing.task for showing in self._shows.values() if showing.task is not None]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=LAST_S)

    def _served(self, place: Place) -> None:
        showing = self._shows.pop(place)
        if showing.wakeup.fresh or self._strays.get(place):
            self.changed(place)
        else:
            self._strays.pop(place, None)

    async def _serve(self, place: Place, showing: _Showing) -> None:
        try:
            shown = await self._show(place, showing)
            while not shown and not self._closing:
                await asyncio.sleep(TURN_S)  # for the lease of another worker
                shown = await self._show(place, showing)
        except Damaged as damaged:
            with suppress(*Down):
                await self._services.repository.shelve(damaged)
        except Down:
            log.warning("the store cannot be reached; a screen waits")
        except Exception as error:
            log.error("a screen could not be shown: %s", describe(error))

    async def _show(self, place: Place, showing: _Showing) -> bool:
        """Bring every chat of a place up to date; return False where another worker is at it."""
        unended = self._unended.pop(place, None)
        beginning = await self._begin(place, showing, unended)
        if beginning is None:
            if unended is not None:
                self._unended[place] = unended
            return False
        posts, at_hand = beginning
        self._doubts.add(place)  # until it is shown: no other worker can have shown it meanwhile
        try:
            with self._renewed(place):
                if unended is not None:
                    await posts.save()  # what was known then first: a forgotten message would be sent again
                strays = self._strays.setdefault(place, set())
                await PlaceSync(self._services, posts, at_hand, showing.wakeup, strays).run()
        except LeaseLost:
            log.info("another worker took over a screen, or this one was too slow")
            self._unended[place] = posts
            return False
        except Down:
            self._unended[place] = posts
            raise
        finally:
            self._remember(place, posts)
        self._doubts.discard(place)
        return True

    async def _begin(self, place: Place, showing: _Showing, unended: ShownMessages | None) -> _Beginning | None:
        """Take the lease, and return what there is to begin from; None while another worker has it."""
        repository, store = self._services.repository, self._services.store
        showing.wakeup.fresh = False
        kept, asked = repository.kept(place), asyncio.get_running_loop().time()
        begun = await store.begin(place, showing.lease, LEASE_S, None if kept is None else kept[0])
        if begun is None:
            return None
        stored = begun.document
        at_hand = kept if kept is not None and kept[0] == stored.revision else repository.keep(place, stored)
        posts = ShownMessages(place, showing.lease, store, begun.posts, asked)
        if unended is not None and begun.unended.startswith(self._name):
            posts.recall(unended)  # the last to begin was this worker
        elif begun.unended or place in self._doubts:
            posts.doubt()
            if unended is not None:
                # A slow edit of ours may have come after another worker took its message away: it has buttons again.
                self._strays.setdefault(place, set()).update(unended.with_buttons())
        return posts, at_hand

    @contextmanager
    def _renewed(self, place: Place) -> Iterator[None]:
        """Keep the lease while Telegram takes its time; most are given back before there is anything to renew."""
        renewing: list[asyncio.Task[None]] = []
        loop = asyncio.get_running_loop()
        timer = loop.call_later(LEASE_S / 3, lambda: renewing.append(loop.create_task(self._renew(place))))
        try:
            yield
        finally:
            timer.cancel()
            for task in renewing:
                task.cancel()

    async def _renew(self, place: Place) -> None:
        """Renew the lease again and again; whose it is by then, the next save finds out."""
        while True:
            with suppress(*Down):
                await self._services.store.renew(place, LEASE_S)
            await asyncio.sleep(LEASE_S / 3)

    def _remember(self, place: Place, posts: ShownMessages) -> None:
        self._known[place] = posts.ids()
        self._known.move_to_end(place)
        while len(self._known) > KNOWN_PLACES_CACHE_SIZE:
            self._known.popitem(last=False)
