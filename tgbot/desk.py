"""The desk: runs a turn on a document and commits it, once, whatever else happens meanwhile.

A worker keeps documents it has seen; a decision on a kept one counts only when the commit confirms its revision.
A lock per place keeps a hot chat from conflicts within the worker.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from weakref import WeakValueDictionary

from tgbot.answers import Taken
from tgbot.documents import Document, Table, Visitor, WordList, dump, load
from tgbot.places import Place, table_place
from tgbot.store import SEEN_TAPS_S, Committed, Moved, Seen, Store, Stored, Write

KEPT_DOCUMENTS = 2000
LONGEST_STEP = 1 << 20  # between two revisions: two that were written on the same one are hardly ever equal
MOST_TRIES = 20  # against other workers; each lost race means that somebody else got on

AnyDocument = TypeVar("AnyDocument", Table, Visitor, WordList)


class TooBusy(Exception):
    """A document changed under every try: the update is to be delivered again."""


class _Elsewhere(Exception):
    """The table is kept at another place: its group has become a supergroup."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.place = place


@dataclass(frozen=True, slots=True)
class Done(Taken[AnyDocument]):
    """A decision that is committed; `again` when its update had been applied before."""

    again: bool = False


class Desk:
    """One worker's way to the documents."""

    def __init__(self, store: Store) -> None:
        """Take the store; `changed` is told of every place that changed, once the postman has set it."""
        self.changed: Callable[[Place], None] = lambda _: None
        self._store = store
        self._kept: OrderedDict[Place, tuple[int, Document]] = OrderedDict()
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    async def run(
        self,
        place: Place,
        take: Callable[[AnyDocument], Taken[AnyDocument]],
        *,
        now: float,
        update: str | None = None,
        seen_for: int = SEEN_TAPS_S,
        follow: bool = True,
    ) -> Done[AnyDocument]:
        """Run a turn on a document until its commit counts, and return what came of it.

        A pointer to where a table is kept is followed, unless the turn is about the pointer itself.
        """
        try:
            return await self._run(place, take, now, update, seen_for, follow)
        except _Elsewhere as elsewhere:
            return await self._run(elsewhere.place, take, now, update, seen_for, follow=False)

    async def home(self, place: Place) -> Place:
        """Return where the table of a chat is kept."""
        _, document = self._kept.get(place) or self._keep(place, await self._store.load(place))
        return _home(document) or place

    async def _run(
        self,
        place: Place,
        take: Callable[[AnyDocument], Taken[AnyDocument]],
        now: float,
        update: str | None,
        seen_for: int,
        follow: bool,
    ) -> Done[AnyDocument]:
        async with self._lock(place):
            revision, document = self._kept.get(place) or self._keep(place, await self._store.load(place))
            for _ in range(MOST_TRIES):
                if follow and (home := _home(document)):
                    raise _Elsewhere(home)
                taken: Taken[AnyDocument] = take(document)  # type: ignore[arg-type]
                changed = taken.document != document
                write = Write(
                    place=place,
                    expected=revision,
                    body=dump(taken.document) if changed else None,
                    update=update,
                    seen_for=seen_for,
                    now=now,
                    due=taken.document.due,
                    step=1 + secrets.randbelow(LONGEST_STEP),
                )
                outcome = await self._store.commit(write)
                if isinstance(outcome, Committed):
                    self._remember(place, outcome.revision, taken.document)
                    if changed:
                        self.changed(place)
                    return Done(taken.document, taken.answer)
                if outcome is Seen:
                    self.changed(place)
                    return Done(document, None, again=True)  # type: ignore[arg-type]
                if isinstance(outcome, Moved):
                    revision, document = self._keep(place, outcome.now)
            raise TooBusy

    async def read(self, place: Place) -> Document:
        """Return a document as it is in the store now."""
        document = self._keep(place, await self._store.load(place))[1]
        home = _home(document)
        return document if home is None else await self.read(home)

    async def read_all(self, places: Sequence[Place]) -> list[Document]:
        """Return several documents as they are in the store now, in one round trip."""
        stored = await self._store.load_all(places) if places else []
        return [self._keep(place, one)[1] for place, one in zip(places, stored, strict=True)]

    async def latest(self, place: Place) -> tuple[int, Document]:
        """Return a document and its revision, as fresh as the store has it and as may be shown."""
        return self._keep(place, await self._store.load(place, lasting=True))

    def _keep(self, place: Place, stored: Stored) -> tuple[int, Document]:
        kept = self._kept.get(place)
        if kept is not None and kept[0] == stored.revision:
            return kept
        return self._remember(place, stored.revision, load(place, stored.body))

    def _remember(self, place: Place, revision: int, document: Document) -> tuple[int, Document]:
        kept = self._kept.get(place)
        if kept is None or kept[0] <= revision:
            self._kept[place] = (revision, document)
        self._kept.move_to_end(place)
        while len(self._kept) > KEPT_DOCUMENTS:
            self._kept.popitem(last=False)
        return revision, document

    def _lock(self, place: Place) -> asyncio.Lock:
        lock = self._locks.get(place)
        if lock is None:
            lock = self._locks[place] = asyncio.Lock()
        return lock


def _home(document: Document) -> Place | None:
    return table_place(document.home) if isinstance(document, Table) and document.home else None
