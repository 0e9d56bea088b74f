"""The postman: makes every chat show what its documents say. A reconciler, not a queue.

It compares the messages that should be there with those that are, and sends, edits, strips or deletes the difference.
What was not shown, for whatever reason, stays marked dirty and is picked up again, by this worker or another.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from tgbot.damage import Damaged
from tgbot.delivery import Delivery, Means
from tgbot.logs import describe
from tgbot.news import News
from tgbot.places import Place
from tgbot.posts import LEASE_S, LeaseLost, Posts
from tgbot.store import Begun, Down

TURN_S = 0.5  # how long to wait for a lease that another worker has
SWEEP_S = 1.0
OVERDUE_S = 2.0  # a dirty mark so old was left behind by a worker that died or waits
KNOWN_PLACES = 10_000
LAST_S = 1.0  # for what is cut off to end

log = logging.getLogger(__name__)


@dataclass
class _Service:
    """A place that is being shown: whether it changed meanwhile, and the task."""

    news: News = field(default_factory=News)
    task: "asyncio.Task[None] | None" = None


class Postman:
    """Delivers the screens of the documents that changed."""

    def __init__(self, means: Means) -> None:
        """Take what deliveries work with."""
        self._means = means
        self._services: dict[Place, _Service] = {}
        self._strays: dict[Place, set[tuple[int, int]]] = {}
        self._known: OrderedDict[Place, dict[int, set[int]]] = OrderedDict()
        self._name = secrets.token_hex(4)  # which our leases begin with
        self._doubts: set[Place] = set()  # where a call of ours may have arrived after one of another worker
        self._unended: dict[Place, Posts] = {}  # what we knew of a place when the store went away
        self._closing = False

    def changed(self, place: Place) -> None:
        """Show a place soon; one that is being shown is looked at again."""
        if self._closing:
            return
        service = self._services.get(place)
        if service is not None:
            service.news.tell()
            return
        service = self._services[place] = _Service()
        service.task = asyncio.create_task(self._serve(place, service))
        service.task.add_done_callback(lambda _: self._served(place))

    def tapped(self, place: Place, chat: int, message: int) -> None:
        """Learn from which message a tap came: one that we do not know of is a copy, and loses its buttons."""
        known = self._known.get(place)
        if known is None or message not in known.get(chat, ()):
            self._strays.setdefault(place, set()).add((chat, message))
            if place not in self._services:
                self.changed(place)  # otherwise it is looked at when that ends, if not before

    async def sweep(self, clock: Callable[[], float]) -> None:
        """Look, for ever, for places that somebody left dirty."""
        while True:
            try:
                for place in await self._means.store.dirty(clock() - OVERDUE_S):
                    self.changed(place)
            except Down:
                log.warning("the store cannot be reached; sweeping again soon")
            await asyncio.sleep(SWEEP_S)

    @property
    def busy(self) -> frozenset[Place]:
        """Return the places that are being shown."""
        return frozenset(self._services)

    async def close(self, seconds: float) -> None:
        """Take nothing new, and give what is under way some time; the rest stays dirty for others."""
        self._closing = True
        tasks = [service.task for service in self._services.values() if service.task is not None]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late, timeout=LAST_S)

    def _served(self, place: Place) -> None:
        service = self._services.pop(place)
        if service.news.fresh or self._strays.get(place):
            self.changed(place)
        else:
            self._strays.pop(place, None)

    async def _serve(self, place: Place, service: _Service) -> None:
        lease = self._name + secrets.token_hex(4)
        try:
            shown = await self._show(place, lease, service.news)
            while not shown and not self._closing:
                await asyncio.sleep(TURN_S)  # for the lease of another worker
                shown = await self._show(place, lease, service.news)
        except Damaged as damaged:
            with suppress(*Down):
                await self._means.desk.shelve(damaged)
        except Down:
            log.warning("the store cannot be reached; a screen waits")
        except Exception as error:
            log.error("a screen could not be shown: %s", describe(error))

    async def _show(self, place: Place, lease: str, news: News) -> bool:
        """Bring every chat of a place up to date; return False where another worker is at it."""
        desk, store = self._means.desk, self._means.store
        news.fresh = False
        kept, asked = desk.kept(place), asyncio.get_running_loop().time()
        unended = self._unended.pop(place, None)
        begun = await store.begin(place, lease, LEASE_S, None if kept is None else kept[0])
        if begun is None:
            if unended is not None:
                self._unended[place] = unended
            return False
        stored = begun.document
        at_hand = kept if kept is not None and kept[0] == stored.revision else desk.keep(place, stored)
        posts = self._posts(place, lease, begun, asked, unended)
        self._doubts.add(place)  # until it is shown: nobody else can have been at it meanwhile
        try:
            with self._renewed(place):
                if unended is not None:
                    await posts.save()  # what was known then comes first: what was forgotten is sent anew
                await Delivery(self._means, posts, at_hand, news, self._strays.setdefault(place, set())).run()
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

    def _posts(self, place: Place, lease: str, begun: Begun, asked: float, unended: Posts | None) -> Posts:
        """Return what the chats of a place show, as far as anybody knows."""
        posts = Posts(place, lease, self._means.store, begun.posts, asked)
        if unended is not None and begun.unended.startswith(self._name):
            posts.recall(unended)  # who began last was us
        elif begun.unended or place in self._doubts:
            posts.doubt()
        return posts

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
                await self._means.store.renew(place, LEASE_S)
            await asyncio.sleep(LEASE_S / 3)

    def _remember(self, place: Place, posts: Posts) -> None:
        self._known[place] = posts.ids()
        self._known.move_to_end(place)
        while len(self._known) > KNOWN_PLACES:
            self._known.popitem(last=False)
