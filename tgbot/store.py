"""The store: every document is written by one atomic script, or not at all.

The script refuses an update it has seen and a document that has moved on; otherwise it writes the document, the
seen update, the timer and the dirty mark together. So an update is applied once, however often it is delivered.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TypeAlias

from redis.asyncio import Redis
from redis.exceptions import RedisError

from tgbot.places import PARTITIONS, Place, parse_place, partition_key

SEEN_MESSAGES_S = 48 * 3600  # Telegram redelivers messages for 24 h
SEEN_TAPS_S = 3600  # and taps for 150 s
KEEP_S = 90 * 24 * 3600  # a document that nobody touched for so long is forgotten

# What is raised while the store cannot be reached.
Down = (RedisError, OSError)


@dataclass(frozen=True, slots=True)
class Stored:
    """A document as it lies in the store: its revision, 0 where there is none yet, and its body."""

    revision: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Committed:
    """The write happened, or there was nothing to write: the decision counts."""

    revision: int


class Seen:
    """This update was applied before."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The document is another by now: decide again on this one."""

    now: Stored


Outcome: TypeAlias = Committed | Moved | type[Seen]


@dataclass(frozen=True, slots=True)
class Write:
    """One atomic commit: `body` None confirms a decision that changes nothing; `due` is when to wake the document."""

    place: Place
    expected: int
    body: bytes | None
    update: str | None
    seen_for: int
    now: float
    due: float | None


class Store:
    """Documents on one Redis or Valkey."""

    def __init__(self, redis: Redis) -> None:
        """Take a client whose own retries are off: a lost reply must not run the script twice."""
        self._redis = redis
        folder = files("tgbot") / "lua"
        self._commit = redis.register_script((folder / "commit.lua").read_text())
        self._settle = redis.register_script((folder / "settle.lua").read_text())
        self._show = redis.register_script((folder / "show.lua").read_text())

    async def load(self, place: Place) -> Stored:
        """Return a document as it is now."""
        revision, body = await self._redis.hmget(place.key("doc"), ["r", "b"])
        return Stored(int(revision or 0), _bytes(body))

    async def load_all(self, places: Sequence[Place]) -> list[Stored]:
        """Return several documents in one round trip."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for place in places:
                pipe.hmget(place.key("doc"), ["r", "b"])
            rows = await pipe.execute()
        return [Stored(int(revision or 0), _bytes(body)) for revision, body in rows]

    async def commit(self, write: Write) -> Outcome:
        """Write a document, the update that changed it, its timer and its dirty mark together."""
        place = write.place
        partition = place.partition
        keys = [
            place.key("doc"),
            place.key("seen"),
            partition_key("dirty", partition),
            partition_key("timers", partition),
        ]
        status, revision, body = await self._commit(
            keys=keys,
            args=[
                write.expected,
                b"" if write.body is None else write.body,
                write.update or "",
                write.now,
                write.now + write.seen_for,
                "" if write.due is None else write.due,
                str(place),
                KEEP_S,
            ],
        )
        if status == b"seen":
            return Seen
        if status == b"moved":
            return Moved(Stored(int(revision), body))
        return Committed(int(revision))

    async def beat(self, now: float) -> float | None:
        """Note that some worker runs; return when that was noted before."""
        before = await self._redis.set("alive", now, get=True)
        return None if before is None else float(before)

    async def timed(self) -> list[Place]:
        """Return every place that waits for a time."""
        return await self._ranged("timers", float("inf"), most=-1)

    async def due(self, now: float) -> list[Place]:
        """Return the places whose timers are due."""
        return await self._ranged("timers", now)

    async def dirty(self, before: float) -> list[Place]:
        """Return the places that were changed before this time and are not shown yet."""
        return await self._ranged("dirty", before)

    async def shown(self, place: Place, lease: str, seconds: float) -> bytes | None:
        """Take the lease to show a place; return what is shown there now, or None while another has the lease."""
        key = place.key("lease")
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.set(key, lease, nx=True, px=int(seconds * 1000))
            pipe.get(key)
            pipe.get(place.key("shown"))
            _, holder, shown = await pipe.execute()
        return None if holder != lease.encode() else shown or b""

    async def renew(self, place: Place, seconds: float) -> None:
        """Keep the lease on a place from expiring."""
        await self._redis.pexpire(place.key("lease"), int(seconds * 1000))

    async def show(self, place: Place, lease: str, seconds: float, shown: bytes) -> bool:
        """Record what is shown, if the lease is still ours, and keep the lease."""
        keys = [place.key("lease"), place.key("shown")]
        return bool(await self._show(keys=keys, args=[lease, int(seconds * 1000), shown, KEEP_S]))

    async def settle(self, place: Place, lease: str, revision: int) -> bool:
        """Give the lease back, and clear the dirty mark if the document is still the one that was shown."""
        keys = [place.key("lease"), place.key("doc"), partition_key("dirty", place.partition)]
        return bool(await self._settle(keys=keys, args=[lease, revision, str(place)]))

    async def ping(self) -> None:
        """Raise while the store cannot be reached."""
        await self._redis.ping()

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def _ranged(self, part: str, until: float, most: int = 100) -> list[Place]:
        async with self._redis.pipeline(transaction=False) as pipe:
            for partition in range(PARTITIONS):
                pipe.zrangebyscore(partition_key(part, partition), "-inf", until, start=0, num=most)
            rows = await pipe.execute()
        places = (parse_place(member.decode()) for row in rows for member in row)
        return [place for place in places if place is not None]


def _bytes(value: bytes | str | None) -> bytes:
    return value.encode() if isinstance(value, str) else value or b""
