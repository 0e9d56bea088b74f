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
from typing import TypeAlias

from tgbot.damage import Damaged
from tgbot.delivery import Delivery, Means
from tgbot.desk import Opening
from tgbot.documents import Document
from tgbot.logs import describe
from tgbot.news import News
from tgbot.places import Place
from tgbot.posts import SURE_S, LeaseLost, Posts
from tgbot.store import LEASE_S, Down

TURN_S = 0.5  # how long to wait for a lease that another worker has
SWEEP_S = 1.0
OVERDUE_S = 2.0  # a dirty mark so old was left behind by a worker that died or waits
KNOWN_PLACES = 10_000
LAST_S = 1.0  # for what is cut off to end

log = logging.getLogger(__name__)


@dataclass
class _Service:
    """A place that is being shown: its lease, what a commit has begun, whether it has changed since, and the task."""

    lease: str
    opening: Opening | None
    began: bool = False  # to show it, under this lease
    news: News = field(default_factory=News)
    task: "asyncio.Task[None] | None" = None


_Beginning: TypeAlias = tuple[Posts, tuple[int, Document]]
"""What the chats of a place show, as far as anybody knows, and its document with its revision."""


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
        self._offered: dict[Place, str] = {}  # leases of commits that are under way, or of whose end nobody knows
        self._closing = False

    def lease(self, place: Place) -> str:
        """Return the lease under which a commit may begin to show a place; empty where that takes more care."""
        if self._closing or place in self._services or place in self._doubts:
            return ""
        return self._offered.setdefault(place, self._new_lease())

    def committed(self, place: Place, opening: Opening | None) -> None:
        """Show a place that a commit has changed, from where the commit has begun to, if it has."""
        lease = self._offered.pop(place, None)  # of a commit whose answer was lost, perhaps: then it is still ours
        self._look_at(place, lease or self._new_lease(), opening)

    def changed(self, place: Place) -> None:
        """Show a place soon; one that is being shown is looked at again."""
        self._look_at(place, self._new_lease(), None)

    def _look_at(self, place: Place, lease: str, opening: Opening | None) -> None:
        if self._closing:
            return
        service = self._services.get(place)
        if service is not None:
            service.opening = opening or service.opening  # a service that came between waits for this very lease
            service.news.tell()
            return
        service = self._services[place] = _Service(lease, opening)
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
            self._look_at(place, self._new_lease(), service.opening)
        else:
            self._strays.pop(place, None)

    def _new_lease(self) -> str:
        return self._name + secrets.token_hex(4)

    async def _serve(self, place: Place, service: _Service) -> None:
        try:
            shown = await self._show(place, service)
            while not shown and not self._closing:
                await asyncio.sleep(TURN_S)  # for the lease of another worker
                shown = await self._show(place, service)
        except Damaged as damaged:
            with suppress(*Down):
                await self._means.desk.shelve(damaged)
        except Down:
            log.warning("the store cannot be reached; a screen waits")
        except Exception as error:
            log.error("a screen could not be shown: %s", describe(error))

    async def _show(self, place: Place, service: _Service) -> bool:
        """Bring every chat of a place up to date; return False where another worker is at it."""
        unended = self._unended.pop(place, None)
        beginning = self._opened(place, service) or await self._begin(place, service, unended)
        if beginning is None:
            if unended is not None:
                self._unended[place] = unended
            return False
        posts, at_hand = beginning
        service.began = True
        self._doubts.add(place)  # until it is shown: nobody else can have been at it meanwhile
        try:
            with self._renewed(place):
                if unended is not None:
                    await posts.save()  # what was known then comes first: what was forgotten is sent anew
                strays = self._strays.setdefault(place, set())
                await Delivery(self._means, posts, at_hand, service.news, strays).run()
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

    def _opened(self, place: Place, service: _Service) -> _Beginning | None:
        """Return what a commit has begun, if it has, and if nothing has happened since that it could not know of."""
        opening, service.opening = service.opening, None
        if opening is None:
            return None
        service.lease, service.began = opening.lease, False
        if place in self._doubts or asyncio.get_running_loop().time() - opening.asked > SURE_S:
            return None
        return Posts(place, opening.lease, self._means.store, opening.posts, opening.asked), opening.at_hand

    async def _begin(self, place: Place, service: _Service, unended: Posts | None) -> _Beginning | None:
        """Take the lease, and return what there is to begin from; None while another worker has it."""
        desk, store = self._means.desk, self._means.store
        service.news.fresh = False
        kept, asked = desk.kept(place), asyncio.get_running_loop().time()
        begun = await store.begin(place, service.lease, LEASE_S, None if kept is None else kept[0])
        if begun is None:
            return None
        stored = begun.document
        at_hand = kept if kept is not None and kept[0] == stored.revision else desk.keep(place, stored)
        posts = Posts(place, service.lease, store, begun.posts, asked)
        # A mark of our own that we did not make is a commit's: nobody has shown anything since.
        mark = "" if begun.unended == service.lease and not service.began else begun.unended
        if unended is not None and mark.startswith(self._name):
            posts.recall(unended)  # who began last was us
        elif mark or place in self._doubts:
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
                await self._means.store.renew(place, LEASE_S)
            await asyncio.sleep(LEASE_S / 3)

    def _remember(self, place: Place, posts: Posts) -> None:
        self._known[place] = posts.ids()
        self._known.move_to_end(place)
        while len(self._known) > KNOWN_PLACES:
            self._known.popitem(last=False)
