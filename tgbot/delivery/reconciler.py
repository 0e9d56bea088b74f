"""The reconciler: makes every chat show what its documents say. Not a queue.

It compares the messages that should be there with those that are, and sends, edits, strips or deletes the difference.
What was not shown, for any reason, stays marked dirty and is picked up again, by this worker or another.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Container, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TypeAlias

from tgbot.delivery.place_sync import PlaceSync, Services, Stray, Wakeup, backoff
from tgbot.delivery.shown import LeaseLost, ShownMessages
from tgbot.observability.logs import describe, recurring
from tgbot.observability.metrics import Metrics
from tgbot.store.base import LEASE_S
from tgbot.store.errors import Damaged, Down, log_down
from tgbot.store.repository import Changes
from tgbot.tables.model import Document
from tgbot.tables.places import Place
from tgbot.telegram.transport import CONNECT_TIMEOUT_S, READ_TIMEOUT_S

TURN_S = 0.5  # how long to wait for a lease that another worker has
SWEEP_S = 1.0
OVERDUE_S = 2.0  # a dirty mark so old was left behind by a worker that died or waits
KNOWN_PLACES_CACHE_SIZE = 10_000
LAST_S = 1.0  # for what is cut off to end
BUG_RETRY_S = 2.0  # after a failure that is our own
MAX_BUG_RETRY_S = 300.0
LATE_S = CONNECT_TIMEOUT_S + READ_TIMEOUT_S  # a call that another worker began can arrive as late as this

log = logging.getLogger(__name__)


@dataclass
class _Showing:
    """A place that is being shown: whether it has changed since, the task, and whether that got to the end."""

    wakeup: Wakeup = field(default_factory=Wakeup)
    task: "asyncio.Task[None] | None" = None
    finished: bool = False


_Beginning: TypeAlias = tuple[ShownMessages, tuple[int, Document]]
"""What the chats of a place show, as far as it is known, and its document with its revision."""


@dataclass(frozen=True, slots=True)
class _Overtaken:
    """What another worker left in the middle: when to look again, and what had buttons then."""

    due: float
    with_buttons: set[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class _Failures:
    """How often in a row a place could not be shown although the store was there, and when to try again."""

    count: int
    due: float


class Reconciler:
    """Delivers the screens of the documents that changed."""

    def __init__(self, services: Services, changes: Changes, metrics: Metrics) -> None:
        """`changes` tells of places that may have to be shown again."""
        self._services = services
        self._shows: dict[Place, _Showing] = {}
        self._strays: dict[Place, set[Stray]] = {}
        self._known: OrderedDict[Place, dict[int, set[int]]] = OrderedDict()
        self._name = secrets.token_hex(4)  # which our leases begin with
        self._doubts: set[Place] = set()  # where a call of ours may have arrived after one of another worker
        self._unended: dict[Place, ShownMessages] = {}  # what we knew of a place when the store went or a bug struck
        self._overtaken: dict[Place, _Overtaken] = {}  # where another worker did not end
        self._failures: dict[Place, _Failures] = {}
        self._closing = False
        changes.on_place(self.changed)
        metrics.watch_showing(lambda: len(self._shows))

    def changed(self, place: Place) -> None:
        """Show a place soon, since it has changed; one that is being shown is looked at again."""
        self._failures.pop(place, None)  # the change may have put it right
        self._look_at(place)

    def _look_at(self, place: Place) -> None:
        """Show a place soon, unless it is left alone after a failure."""
        failures = self._failures.get(place)
        if self._closing or (failures is not None and failures.due > asyncio.get_running_loop().time()):
            return
        showing = self._shows.get(place)
        if showing is not None:
            showing.wakeup.tell()
            return
        showing = self._shows[place] = _Showing()
        showing.task = asyncio.create_task(self._serve(place, showing))
        showing.task.add_done_callback(lambda _: self._served(place))

    def tapped(self, place: Place, chat: int, message: int) -> None:
        """Learn from which message a tap came: one that we do not know of is a copy, and loses its buttons."""
        known = self._known.get(place)
        if known is None or message not in known.get(chat, ()):
            self._strays.setdefault(place, set()).add((chat, message))
            if place not in self._shows:
                self._look_at(place)  # otherwise it is looked at when that ends, if not before

    async def sweep(self, clock: Callable[[], float]) -> None:
        """Look, for ever, for places that were left dirty, and for those where this worker has something left to do."""
        while True:
            try:
                dirty = await self._services.store.dirty(clock() - OVERDUE_S)
                left = dict.fromkeys([*dirty, *self._left()])
                self._forget_failures(left)
                for place in left:
                    self._look_at(place)
            except Down as error:
                log_down(log, error)
            await asyncio.sleep(SWEEP_S)

    def _left(self) -> list[Place]:
        """Places that may not be dirty: left in the middle, with strays, or due for a second look.

        A second look is due when the last calls of a worker that died have arrived or never will.
        """
        now = asyncio.get_running_loop().time()
        overtaken = [place for place, left in self._overtaken.items() if left.due <= now]
        with_strays = [place for place, strays in self._strays.items() if strays]
        return [place for place in (*self._unended, *overtaken, *with_strays) if place not in self._shows]

    def _forget_failures(self, left: Container[Place]) -> None:
        """Forget the failures at places that another worker has shown since."""
        now = asyncio.get_running_loop().time()
        for place, failures in list(self._failures.items()):
            if failures.due <= now and place not in left and place not in self._shows:
                del self._failures[place]

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
        showing, strays = self._shows.pop(place), self._strays.get(place)
        if not strays:
            self._strays.pop(place, None)
        if showing.wakeup.fresh or (strays and showing.finished):  # after a failure, strays wait for the next sweep
            self._look_at(place)

    async def _serve(self, place: Place, showing: _Showing) -> None:
        try:
            shown = await self._show(place, showing)
            while not shown and not self._closing:
                await asyncio.sleep(TURN_S)  # for the lease of another worker
                shown = await self._show(place, showing)
            showing.finished = shown
        except Damaged as damaged:
            self._strays.pop(place, None)  # the next tap on one tells of it again
            self._failed(place)
            with suppress(*Down):
                await self._services.repository.shelve(damaged)
        except Down as error:
            log_down(log, error)
        except Exception as error:
            recurring(log, logging.ERROR, f"a screen could not be shown: {describe(error)}")
            self._failed(place)

    def _failed(self, place: Place) -> None:
        """Leave a place alone for a while: what cannot be shown now can hardly be shown in a moment."""
        earlier = self._failures.get(place)
        count = 1 if earlier is None else earlier.count + 1
        due = asyncio.get_running_loop().time() + backoff(count, BUG_RETRY_S, MAX_BUG_RETRY_S)
        self._failures[place] = _Failures(count, due)

    async def _show(self, place: Place, showing: _Showing) -> bool:
        """Bring every chat of a place up to date; False where another worker is at it."""
        unended = self._unended.pop(place, None)
        try:
            beginning = await self._begin(place, showing, unended)
        except Down:
            self._keep(place, unended)
            raise
        if beginning is None:
            self._keep(place, unended)
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
        except Exception:
            self._unended[place] = posts  # so that the next try need not doubt the other chats
            await _release(posts)
            raise
        finally:
            self._remember(place, posts)
        self._doubts.discard(place)
        self._failures.pop(place, None)
        return True

    def _keep(self, place: Place, unended: ShownMessages | None) -> None:
        """Keep what was known of a place until it can be continued."""
        if unended is not None:
            self._unended[place] = unended

    async def _begin(self, place: Place, showing: _Showing, unended: ShownMessages | None) -> _Beginning | None:
        """Acquire the lease: what there is to begin from, or None while another worker has it."""
        repository, store = self._services.repository, self._services.store
        showing.wakeup.fresh = False
        lease = self._name + secrets.token_hex(4)  # another each time: the outcome of an earlier one may be unknown
        kept, asked = repository.kept(place), asyncio.get_running_loop().time()
        begun = await store.begin(place, lease, LEASE_S, None if kept is None else kept[0])
        if begun is None:
            return None
        stored, posts = begun.document, ShownMessages(place, lease, store, begun.posts, asked)
        self._learn(posts, begun.unended, unended, asked)
        try:
            at_hand = kept if kept is not None and kept[0] == stored.revision else repository.keep(place, stored)
        except Exception:
            await _release(posts)
            raise
        return posts, at_hand

    def _learn(self, posts: ShownMessages, mark: str, unended: ShownMessages | None, now: float) -> None:
        """Continue from what this worker knew of a place, where no other has begun since, or doubt what is recorded.

        `mark` is the lease of a worker that began and did not end. A dead worker's last calls may still arrive after
        ours. So check its messages again after LATE_S, and remove buttons from those that are gone by then.
        """
        place, ours = posts.place, mark.startswith(self._name)
        if unended is not None and mark == unended.lease:  # nobody has begun since, not even this worker
            posts.recall(unended)
        elif mark or place in self._doubts:
            posts.doubt()
            if unended is not None:
                # A slow edit of ours may have come after another worker took its message away: it has buttons again.
                self._strays.setdefault(place, set()).update(unended.with_buttons())
        left = self._overtaken.get(place)
        if left is not None and left.due <= now:
            del self._overtaken[place]
            posts.doubt()
            self._strays.setdefault(place, set()).update(left.with_buttons)
        if mark and not ours:
            earlier = set() if left is None else left.with_buttons
            self._overtaken[place] = _Overtaken(now + LATE_S, earlier | posts.with_buttons())

    @contextmanager
    def _renewed(self, place: Place) -> Iterator[None]:
        """Keep the lease while Telegram takes its time; most are given back before there is anything to renew."""
        ended, renewing = asyncio.Event(), list[asyncio.Task[None]]()
        loop = asyncio.get_running_loop()
        timer = loop.call_later(LEASE_S / 3, lambda: renewing.append(loop.create_task(self._renew(place, ended))))
        try:
            yield
        finally:
            timer.cancel()
            ended.set()

    async def _renew(self, place: Place, ended: asyncio.Event) -> None:
        """Renew the lease again and again; whose it is by then, the next save finds out.

        It ends by itself and is not cancelled: redis-py may miss a cancel, and a renewal without end would keep the
        lease of any worker that dies while it shows this place.
        """
        while not ended.is_set():
            with suppress(*Down):
                await self._services.store.renew(place, LEASE_S)
            with suppress(TimeoutError):
                async with asyncio.timeout(LEASE_S / 3):
                    await ended.wait()

    def _remember(self, place: Place, posts: ShownMessages) -> None:
        self._known[place] = posts.ids()
        self._known.move_to_end(place)
        while len(self._known) > KNOWN_PLACES_CACHE_SIZE:
            self._known.popitem(last=False)


async def _release(posts: ShownMessages) -> None:
    """Give the lease back: a newer worker may be able to show the place, and need not wait until it expires."""
    with suppress(*Down):
        await posts.release()
