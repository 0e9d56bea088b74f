"""What a store must do: every document is written by one atomic commit, or not at all.

A commit refuses an update that was applied before and a document that has moved on; otherwise it writes the document,
the seen update, the timer and the dirty mark together. So an update counts once, however often it is delivered.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol, TypeAlias

from tgbot.store.errors import Damaged
from tgbot.tables.places import Place

SEEN_MESSAGES_S = 48 * 3600  # Telegram redelivers messages for 24 h
SEEN_TAPS_S = 3600  # and taps for 150 s
KEEP_S = 90 * 24 * 3600  # a document that was not touched for so long is forgotten
LEASE_S = 3.0  # how long the screens of a worker that died wait for another; it is renewed while one works
UNFINISHED = "?"  # a mark among the shown messages, while a worker shows a place


@dataclass(frozen=True, slots=True)
class Once:
    """The name by which a place knows an update that it took, and how long it does."""

    key: str
    seconds: int

    @classmethod
    def message(cls, update: int) -> "Once":
        """Anything but a tap."""
        return cls(f"m{update}", SEEN_MESSAGES_S)

    @classmethod
    def tap(cls, update: int) -> "Once":
        """A tap on a button."""
        return cls(f"t{update}", SEEN_TAPS_S)

    @classmethod
    def opening(cls, update: int) -> "Once":
        """What /start changes at a person's place, before the page that answers comes there as the message's."""
        return cls(f"o{update}", SEEN_MESSAGES_S)

    @classmethod
    def hint(cls, update: int) -> "Once":
        """What a message or a tap changes at a person's place before the table; a later hint changes little."""
        return cls(f"h{update}", SEEN_TAPS_S)


@dataclass(frozen=True, slots=True)
class Stored:
    """A document as it lies in the store: its revision, 0 where there is none yet, and its body."""

    revision: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Begun:
    """What the chats of a place show, and its document, without the body where its revision is the known one.

    `unended` is the lease under which a worker began to show the place and did not end, so that the chats may show
    something newer; empty where the last one has ended.
    """

    posts: dict[str, bytes]
    document: Stored
    unended: str


@dataclass(frozen=True, slots=True)
class Accepted:
    """The write happened, or there was nothing to write: the decision counts."""

    revision: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """This update was applied before; gives the document as it is now, where that is not the expected one."""

    now: Stored | None = None


@dataclass(frozen=True, slots=True)
class Stale:
    """The document is another by now: decide again on this one."""

    now: Stored


Outcome: TypeAlias = Accepted | Stale | Duplicate


class Recorded(IntEnum):
    """What came of recording what chats show: the script's own answers."""

    LEASE_LOST = 0
    MORE = 1  # recorded, and there is more to show
    ALL = 2  # recorded, and the lease given back


@dataclass(frozen=True, slots=True)
class Write:
    """One atomic commit: `body` None confirms a decision that changes nothing; `due` is when to wake the document.

    `step` is how far the revision moves on. Drawn at random, it tells a document that a failover has lost from the one
    that was written in its place.
    """

    place: Place
    expected: int
    body: bytes | None
    once: Once | None
    now: float
    due: float | None
    keep: int = KEEP_S
    step: int = 1


@dataclass(frozen=True, slots=True)
class Outage:
    """Time in which no worker ran, by which every limit is moved."""

    began: float
    ended: float

    @property
    def seconds(self) -> float:
        """How long nobody could answer."""
        return self.ended - self.began

    @property
    def once(self) -> Once:
        """By what a table knows that its limit was moved."""
        return Once(f"o{self.began!r}", SEEN_MESSAGES_S)


class DeadLetters(Protocol):
    """Updates that were given up, kept for those who fix the bug."""

    async def add(self, letter: bytes) -> None:
        """Keep an update, among the last ones."""

    async def purge(self, user: int) -> None:
        """Destroy the updates of a person, or about one."""

    async def all(self) -> list[bytes]:
        """The updates, the newest first."""


class Store(Protocol):
    """Documents, what is shown of them, timers and limits, shared by all workers."""

    dead_letters: DeadLetters
    older_workers: bool  # a worker of the version before ran a moment ago, and has to read what is written

    async def load(self, place: Place, *, lasting: bool = False) -> Stored:
        """A document as it is now; a lasting one only when it would survive the loss of the primary."""

    async def load_all(self, places: Sequence[Place]) -> list[Stored | Damaged]:
        """Several documents, in one round trip."""

    async def commit(self, write: Write) -> Outcome:
        """Write a document once per update, unless it has moved on."""

    async def heartbeat(self, now: float) -> None:
        """Note that a worker of this version runs."""

    async def last_heartbeat(self, now: float) -> float | None:
        """When a worker of any version last ran; looks for older ones, too."""

    async def outage(self) -> Outage | None:
        """An outage that a worker has noted, and that not every table knows of yet."""

    async def begin_outage(self, outage: Outage) -> Outage:
        """Note an outage; gives the one that counts, where another worker was faster."""

    async def end_outage(self, outage: Outage) -> None:
        """All tables know of an outage: the time that counts as lost from now on begins with its end."""

    async def look_for_older(self, now: float) -> float | None:
        """Find out whether workers of the version before run; gives when one last did."""

    async def timed(self) -> list[Place]:
        """Every place that waits for a time."""

    async def due(self, now: float) -> list[Place]:
        """The places whose timers are due."""

    async def dirty(self, before: float) -> list[Place]:
        """The places that were changed before this time and are not shown yet."""

    async def shelve(self, place: Place) -> None:
        """Neither wake nor show a document until it is written again."""

    async def begin(self, place: Place, lease: str, seconds: float, known: int | None = None) -> Begun | None:
        """Take the lease to show a place, and give what to begin from; None while another has the lease.

        `known` is the revision that the worker has at hand. Nothing is begun from what could still be lost.
        """

    async def renew(self, place: Place, seconds: float) -> None:
        """Keep the lease on a place from expiring."""

    async def post(self, place: Place, lease: str, seconds: float, posts: Mapping[str, bytes]) -> bool:
        """Record what some chats show (b"" for nothing), if the lease is still ours, and keep the lease."""

    async def settle(
        self, place: Place, lease: str, seconds: float, revision: int, posts: Mapping[str, bytes]
    ) -> Recorded:
        """Record what some chats show, and give the lease back and clear the dirty mark, all if the lease is ours.

        Where the document is not the one that was shown any more, the lease is kept for more.
        """

    async def take(self, key: str, interval: float, burst: int, pause: float = 0) -> float:
        """Take one of the calls that a limit leaves; gives how long to wait where it leaves none now.

        A pause is what Telegram itself asked for: until it is over there are none.
        """

    async def noted(self, name: str) -> str | None:
        """What was noted under a name, unless that is too long ago."""

    async def note(self, name: str, value: str, seconds: float) -> None:
        """Note something that all workers can do without, for so many seconds."""

    async def count_failure(self, update: int) -> int:
        """Count a failure of ours on an update; gives how often it has failed, with any worker."""

    async def look(self) -> None:
        """Find out again whether there are replicas to wait for."""

    async def time(self) -> float:
        """The store's own time, in seconds since 1970."""

    async def ping(self) -> None:
        """Raise while the store cannot be reached."""

    async def close(self) -> None:
        """Close the connections."""
