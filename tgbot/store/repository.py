"""Optimistic-concurrency repository: retries a pure decision until its compare-and-set succeeds.

A worker caches documents it has seen; a decision on a cached one counts only when the commit confirms its revision. A
lock per place keeps a hot chat from conflicts within the worker.
"""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakValueDictionary

from tgbot.store.base import KEEP_S, SEEN_MESSAGES_S, Accepted, Duplicate, Once, Store, Stored, Write
from tgbot.store.codec import dump, load
from tgbot.store.errors import Damaged, FromTheFuture, TooBusy
from tgbot.tables.context import Decision
from tgbot.tables.errors import NotAtHand
from tgbot.tables.model import Document, Puzzle, Table, Visitor, WordList
from tgbot.tables.places import Place, table_place

DOCUMENT_CACHE_SIZE = 10_000  # so that some thousand tables at which people play are all at hand
# A document that was deleted begins again at its first revision: what is kept must be younger than what is deleted.
CACHE_TTL_S = 3600
CHANGE = 1 << 20  # how far a revision moves on with each change, and by chance a little more
MAX_TRIES = 20  # against other workers; each lost race means that another one got on

log = logging.getLogger(__name__)

AnyDocument = TypeVar("AnyDocument", Table, Visitor, WordList, Puzzle)
Outcome = TypeVar("Outcome")


class _Elsewhere(Exception):
    """The table is kept at another place: its group has become a supergroup."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.place = place


@dataclass(frozen=True, slots=True)
class Committed(Decision[AnyDocument]):
    """A decision that is committed; `again` when its update had been applied before."""

    again: bool = False


class Changes:
    """Places that changed, and documents with what has happened to them."""

    def __init__(self) -> None:
        """Begin without listeners."""
        self._places: list[Callable[[Place], None]] = []
        self._documents: list[Callable[[Document], None]] = []

    def on_place(self, listener: Callable[[Place], None]) -> None:
        """Call `listener` with every place that may have to be shown again."""
        self._places.append(listener)

    def on_commit(self, listener: Callable[[Document], None]) -> None:
        """Call `listener` with every document that a commit has changed, once."""
        self._documents.append(listener)

    def touched(self, place: Place) -> None:
        """A place may have to be shown again."""
        for listener in self._places:
            listener(place)

    def committed(self, document: Document) -> None:
        """A commit has changed a document."""
        for listener in self._documents:
            listener(document)


class Repository:
    """One worker's way to the documents."""

    def __init__(self, store: Store, changes: Changes) -> None:
        """`changes` is told of every place that may have to be shown again, and of what was committed."""
        self._store = store
        self._changes = changes
        self._kept: OrderedDict[Place, tuple[int, Document]] = OrderedDict()
        self._confirmed: dict[Place, float] = {}  # when the store last confirmed a cached document
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()
        self._shared: set[Place] = set()  # where another worker was faster lately: a cached document is old there
        self._shelved: set[Place] = set()

    async def tell(
        self, place: Place, take: Callable[[AnyDocument], Decision[AnyDocument]], update: int, now: float
    ) -> Committed[AnyDocument]:
        """Run a decision that a message asked for: Telegram may deliver it again for a day."""
        return await self.run(place, take, now=now, once=Once.message(update))

    async def run(
        self,
        place: Place,
        take: Callable[[AnyDocument], Decision[AnyDocument]],
        *,
        now: float,
        once: Once | None = None,
        follow: bool = True,
    ) -> Committed[AnyDocument]:
        """Run a decision on a document until its commit counts, and give what came of it.

        A pointer to where a table is kept is followed, unless the decision is about the pointer itself.
        """
        try:
            return await self._run(place, take, now, once, follow)
        except _Elsewhere as elsewhere:
            return await self._run(elsewhere.place, take, now, once, follow=False)

    async def home(self, place: Place) -> Place:
        """Where the table of a chat is kept."""
        _, document = self._known(place) or self.keep(place, await self._store.load(place))
        return _home(document) or place

    async def _run(
        self,
        place: Place,
        take: Callable[[AnyDocument], Decision[AnyDocument]],
        now: float,
        once: Once | None,
        follow: bool,
    ) -> Committed[AnyDocument]:
        async with self._lock(place):
            revision, document = await self._at_hand(place)
            for _ in range(MAX_TRIES):
                if follow and (home := _home(document)):
                    raise _Elsewhere(home)
                taken: Decision[AnyDocument] = await _decided(take, document)  # type: ignore[arg-type]
                changed = taken.document != document
                write = Write(
                    place=place,
                    expected=revision,
                    body=dump(taken.document, older=self._store.older_workers) if changed else None,
                    once=once,
                    now=now,
                    due=taken.document.due,
                    keep=_keep_s(taken.document),
                    step=_step(revision),
                )
                outcome = await self._store.commit(write)
                if isinstance(outcome, Accepted):
                    self._remember(place, outcome.revision, _settled(taken.document))
                    if changed:
                        self._changes.committed(taken.document)
                        self._changes.touched(place)
                    return Committed(taken.document, taken.answer)
                if outcome.now is not None:
                    self._shared.add(place)
                    revision, document = self.keep(place, outcome.now)
                if isinstance(outcome, Duplicate):
                    self._changes.touched(place)
                    return Committed(document, None, again=True)  # type: ignore[arg-type]
            raise TooBusy

    async def _at_hand(self, place: Place) -> tuple[int, Document]:
        """What to decide on: the kept document, or where it is likely to be old, the one in the store.

        Either way the commit decides; but a decision that is sure to be made again costs more than to ask first.
        """
        kept = self._known(place)
        if kept is not None and place not in self._shared:
            return kept
        found = self.keep(place, await self._store.load(place))
        if found is kept:
            self._shared.discard(place)
        return found

    def kept(self, place: Place) -> tuple[int, Document] | None:
        """A document and its revision as this worker last knew them, if it did."""
        return self._known(place)

    async def read(self, place: Place) -> Document:
        """A document as it is in the store now."""
        document = self.keep(place, await self._store.load(place))[1]
        home = _home(document)
        return document if home is None else await self.read(home)

    async def read_all(self, places: Sequence[Place]) -> list[Document | None]:
        """Several documents as they are in the store now, in one round trip; None where one cannot be read."""
        stored = await self._store.load_all(places) if places else []
        return [await self.or_shelve(self._readable(place, one)) for place, one in zip(places, stored, strict=True)]

    async def shelve(self, damaged: Damaged) -> None:
        """Say once that a document cannot be read, and do not come back to it until it is written again."""
        if damaged.place not in self._shelved:
            log.error("a document cannot be read: %s", damaged)
            self._shelved.add(damaged.place)
        if not isinstance(damaged, FromTheFuture):  # a worker that can read it must be reminded of it
            await self._store.shelve(damaged.place)

    async def or_shelve(self, work: Awaitable[Outcome]) -> Outcome | None:
        """What comes of some work; None where it met a document that cannot be read: all else goes on without it."""
        try:
            return await work
        except Damaged as damaged:
            await self.shelve(damaged)
            return None

    async def latest(self, place: Place) -> tuple[int, Document]:
        """A document and its revision, as fresh as the store has it and as may be shown."""
        return self.keep(place, await self._store.load(place, lasting=True))

    async def _readable(self, place: Place, stored: Stored | Damaged) -> Document:
        if isinstance(stored, Damaged):
            raise stored
        return self.keep(place, stored)[1]

    def _known(self, place: Place) -> tuple[int, Document] | None:
        """A document as it is cached, unless that was too long ago."""
        kept = self._kept.get(place)
        return kept if kept and asyncio.get_running_loop().time() - self._confirmed[place] < CACHE_TTL_S else None

    def keep(self, place: Place, stored: Stored) -> tuple[int, Document]:
        """Cache a document that was read, and give it with its revision."""
        kept = self._known(place)
        if kept is not None and kept[0] == stored.revision:
            return kept
        return self._remember(place, stored.revision, load(place, stored.body, None if kept is None else kept[1]))

    def _remember(self, place: Place, revision: int, document: Document) -> tuple[int, Document]:
        kept = self._known(place)
        if kept is None or kept[0] <= revision:
            self._kept[place] = (revision, document)
            self._confirmed[place] = asyncio.get_running_loop().time()
        self._kept.move_to_end(place)
        while len(self._kept) > DOCUMENT_CACHE_SIZE:
            oldest, _ = self._kept.popitem(last=False)
            del self._confirmed[oldest]
            self._shared.discard(oldest)
        return revision, document

    def _lock(self, place: Place) -> asyncio.Lock:
        lock = self._locks.get(place)
        if lock is None:
            lock = self._locks[place] = asyncio.Lock()
        return lock


async def _decided(
    take: Callable[[AnyDocument], Decision[AnyDocument]], document: AnyDocument
) -> Decision[AnyDocument]:
    """A decision; what it lacks is made in a thread, so that no other chat waits for it."""
    while True:
        try:
            return take(document)
        except NotAtHand as lacking:
            await asyncio.to_thread(lacking.make)


def _settled(document: Document) -> Document:
    """A document without what has happened to it: that concerns only the decision itself."""
    return document.replace(events=()) if isinstance(document, Table) and document.events else document


def _keep_s(document: Document) -> int:
    """How long to keep a document; a blank one of a person only as long as an older update may be delivered again."""
    match document:
        case Visitor() if document.blank:
            return SEEN_MESSAGES_S
        case Puzzle() if not document.there:
            return SEEN_MESSAGES_S
        case Table() if document.private and document == Table(chat=document.chat, topic=document.topic):
            return SEEN_MESSAGES_S
    return KEEP_S


def _step(revision: int) -> int:
    """How far the next revision is: it counts the changes, and two made of the same are hardly ever equal.

    A failover may lose a revision, and another is written in its place: one must not be taken for the other.
    """
    return CHANGE - revision % CHANGE + secrets.randbelow(CHANGE)


def _home(document: Document) -> Place | None:
    return table_place(document.home) if isinstance(document, Table) and document.home else None
