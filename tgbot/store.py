"""The store: every document is written by one atomic script, or not at all.

The script refuses an update it has seen and a document that has moved on; otherwise it writes the document, the
seen update, the timer and the dirty mark together. So an update is applied once, however often it is delivered.
"""

import hashlib
import itertools
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib.resources import files
from typing import Any, TypeAlias

from redis.asyncio import RedisCluster
from redis.exceptions import NoScriptError, RedisClusterException, RedisError, ResponseError

from tgbot.damage import Damaged
from tgbot.places import PARTITIONS, Place, parse_place, partition_key
from tgbot.redis_address import Client
from tgbot.replicas import Replicas

SEEN_MESSAGES_S = 48 * 3600  # Telegram redelivers messages for 24 h
SEEN_TAPS_S = 3600  # and taps for 150 s
KEEP_S = 90 * 24 * 3600  # a document that nobody touched for so long is forgotten
LEASE_S = 3.0  # so long the screens of a worker that died wait for another; it is renewed while one works
DEAD_LETTERS = 100
TRIES_S = 24 * 3600
SCRIPTS = ("begin", "commit", "marked", "post", "take")
UNFINISHED = "?"  # a mark among the posts, while somebody shows a place

# What is raised while the store cannot be reached.
Down = (RedisError, RedisClusterException, OSError)


@dataclass(frozen=True, slots=True)
class Stored:
    """A document as it lies in the store: its revision, 0 where there is none yet, and its body."""

    revision: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Begun:
    """What the chats of a place show, and its document, without the body where its revision is the known one.

    `unended` is the lease under which somebody began to show the place and did not end, so that the chats may show
    something newer; empty where the last one has ended.
    """

    posts: dict[str, bytes]
    document: Stored
    unended: str


@dataclass(frozen=True, slots=True)
class Committed:
    """The write happened, or there was nothing to write: the decision counts.

    `posts` is what the chats show, where the write has taken the lease to show the place.
    """

    revision: int
    posts: dict[str, bytes] | None = None


class Recorded(IntEnum):
    """What came of recording what chats show: the script's own answers."""

    LEASE_LOST = 0
    MORE = 1  # recorded, and there is more to show
    ALL = 2  # recorded, and the lease given back


class Seen:
    """This update was applied before."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The document is another by now: decide again on this one."""

    now: Stored


Outcome: TypeAlias = Committed | Moved | type[Seen]


@dataclass(frozen=True, slots=True)
class Write:
    """One atomic commit: `body` None confirms a decision that changes nothing; `due` is when to wake the document.

    `step` is how far the revision moves on. Drawn at random, it tells a document that a failover has lost from the one
    that was written in its place. `lease` is the one to show the place under, if nobody shows it; empty for not at all.
    """

    place: Place
    expected: int
    body: bytes | None
    update: str | None
    seen_for: int
    now: float
    due: float | None
    keep: int = KEEP_S
    step: int = 1
    lease: str = ""


class Store:
    """Documents on one Redis or Valkey, or on a cluster of them."""

    def __init__(self, redis: Client, replicas: Replicas | None = None) -> None:
        """Take a client whose own retries are off: a lost reply must not run the script twice."""
        self._redis = redis
        self._replicas = replicas or Replicas(redis)
        folder = files("tgbot") / "lua"
        self._scripts = {name: (folder / f"{name}.lua").read_text() for name in SCRIPTS}
        self._shas = {name: hashlib.sha1(text.encode()).hexdigest() for name, text in self._scripts.items()}  # noqa: S324 - the server's own name for it

    async def load(self, place: Place, *, lasting: bool = False) -> Stored:
        """Return a document as it is now; a lasting one only when it would survive the loss of the primary."""
        key = place.key("doc")
        try:
            row = await self._replicas.run(key, "HMGET", key, "r", "b", lasting=lasting)
        except ResponseError:
            await self._refuse_strange_keys(place)
            raise
        return _stored(place, row)

    async def load_all(self, places: Sequence[Place]) -> list[Stored | Damaged]:
        """Return several documents in one round trip; one that is none keeps nobody from the others."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for place in places:
                pipe.hmget(place.key("doc"), ["r", "b"])
            rows = await pipe.execute(raise_on_error=False)
        return [await self._stored_or_damaged(place, row) for place, row in zip(places, rows, strict=True)]

    async def commit(self, write: Write) -> Outcome:
        """Write a document, the update that changed it, its timer and its dirty mark together."""
        place = write.place
        partition = place.partition
        keys = [
            place.key("doc"),
            place.key("seen"),
            partition_key("dirty", partition),
            partition_key("timers", partition),
            place.key("lease"),
            place.key("posts"),
        ]
        args: list[str | float | bytes] = [
            write.expected,
            b"" if write.body is None else write.body,
            write.update or "",
            write.now,
            int(write.now) + write.seen_for,  # whole seconds take a third of the room
            "" if write.due is None else write.due,
            str(place),
            write.keep,
            write.step,
            write.lease,
            int(LEASE_S * 1000),
        ]
        try:
            status, revision, body, *begun = await self._run("commit", keys, args, lasting=True)
        except ResponseError:
            await self._refuse_strange_keys(place)
            raise
        if status == b"seen":
            return Seen
        if status == b"moved":
            return Moved(_stored(place, (revision, body)))
        return Committed(int(revision), _posts(begun[0]) if begun else None)

    async def beat(self, now: float) -> float | None:
        """Note that some worker runs; return when that was noted before."""
        before = await self._redis.set("alive", now, get=True)
        return None if before is None else float(before)

    async def timed(self) -> list[Place]:
        """Return every place that waits for a time."""
        return await self._marked("timers", float("inf"), most=-1)

    async def due(self, now: float) -> list[Place]:
        """Return the places whose timers are due."""
        return await self._marked("timers", now)

    async def dirty(self, before: float) -> list[Place]:
        """Return the places that were changed before this time and are not shown yet."""
        return await self._marked("dirty", before)

    async def shelve(self, place: Place) -> None:
        """Neither wake nor show a document until it is written again."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for part in ("dirty", "timers"):
                pipe.zrem(partition_key(part, place.partition), str(place))
            await pipe.execute()

    async def begin(self, place: Place, lease: str, seconds: float, known: int | None = None) -> Begun | None:
        """Take the lease to show a place, and return what to begin from; None while another has the lease.

        `known` is the revision that the worker has at hand. Nothing is begun from what could still be lost.
        """
        keys = [place.key("lease"), place.key("posts"), place.key("doc")]
        args: list[str | int] = [lease, int(seconds * 1000), "" if known is None else known, KEEP_S]
        try:
            found = await self._run("begin", keys, args, lasting=True)
        except ResponseError:
            await self._refuse_strange_keys(place)
            raise
        if found is None:
            return None
        revision, body, *posts = found
        shown = _posts(posts)
        unended = shown.pop(UNFINISHED, b"").decode()
        return Begun(shown, _stored(place, (revision, body)), unended)

    async def renew(self, place: Place, seconds: float) -> None:
        """Keep the lease on a place from expiring."""
        lease = place.key("lease")
        await self._replicas.run(lease, "PEXPIRE", lease, int(seconds * 1000))

    async def post(self, place: Place, lease: str, seconds: float, posts: Mapping[str, bytes]) -> bool:
        """Record what some chats show (b"" for nothing), if the lease is still ours, and keep the lease."""
        return await self._post(place, lease, seconds, posts, None) is not Recorded.LEASE_LOST

    async def settle(
        self, place: Place, lease: str, seconds: float, revision: int, posts: Mapping[str, bytes]
    ) -> Recorded:
        """Record what some chats show, and give the lease back and clear the dirty mark, all if the lease is ours.

        Where the document is not the one that was shown any more, the lease is kept for more.
        """
        return await self._post(place, lease, seconds, posts, revision)

    async def _post(
        self, place: Place, lease: str, seconds: float, posts: Mapping[str, bytes], revision: int | None
    ) -> Recorded:
        keys = [place.key("lease"), place.key("posts"), place.key("doc"), partition_key("dirty", place.partition)]
        args: list[str | int | bytes] = [
            *(lease, int(seconds * 1000), KEEP_S, str(place), "" if revision is None else revision)
        ]
        for chat, body in posts.items():
            args += [chat, body]
        return Recorded(int(await self._run("post", keys, args)))

    async def take(self, key: str, now: float, interval: float, burst: int, pause: float = 0) -> float:
        """Take one of the calls that a limit leaves; return how long to wait where it leaves none now.

        A pause is what Telegram itself asked for: until it is over there are none.
        """
        args: list[str | float] = [f"{now:.3f}", f"{interval:.3f}", burst, f"{pause:.3f}"]
        return float(await self._run("take", [key], args))

    async def failed(self, update: int) -> int:
        """Count a failure of ours on an update; return how often it has failed, with any worker."""
        key = f"tries:{update}"
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.incr(key)
            pipe.expire(key, TRIES_S)
            tries, _ = await pipe.execute()
        return int(tries)

    async def bury(self, letter: bytes) -> None:
        """Keep an update that was given up, among the last ones, for whoever mends the bug."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.lpush("dead", letter)
            pipe.ltrim("dead", 0, DEAD_LETTERS - 1)
            pipe.expire("dead", KEEP_S)
            await pipe.execute()

    async def burn(self, user: int) -> None:
        """Destroy the updates of a person, or about one, among those that were given up."""
        about = re.compile(rf'"id"\s*:\s*{user}\b')
        for letter in await self.dead():
            if about.search(json.loads(letter)["update"]):
                await self._redis.execute_command("LREM", "dead", 0, letter)

    async def dead(self) -> list[bytes]:
        """Return the updates that were given up, the newest first."""
        letters: list[bytes] = await self._redis.execute_command("LRANGE", "dead", 0, -1)
        return letters

    async def look(self) -> None:
        """Find out anew whether there are replicas to wait for."""
        await self._replicas.look()

    async def ping(self) -> None:
        """Raise while the store cannot be reached."""
        await self._redis.ping()

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def _run(
        self, name: str, keys: Sequence[str], args: Sequence[str | float | bytes], *, lasting: bool = False
    ) -> Any:
        """Run a script; a server that does not know it yet is told it and runs it, in one trip."""
        about = (len(keys), *keys, *args)
        try:
            return await self._replicas.run(keys[0], "EVALSHA", self._shas[name], *about, lasting=lasting)
        except NoScriptError:
            return await self._replicas.run(keys[0], "EVAL", self._scripts[name], *about, lasting=lasting)

    async def _refuse_strange_keys(self, place: Place) -> None:
        """Raise Damaged where a key of a document holds something that we never wrote there."""
        for part, kind in (("doc", b"hash"), ("seen", b"zset"), ("posts", b"hash")):
            if await self._redis.type(place.key(part)) not in {kind, b"none"}:
                raise Damaged(place, f"its key of the part {part!r} is of another type")

    async def _stored_or_damaged(self, place: Place, row: Any) -> Stored | Damaged:
        try:
            if isinstance(row, ResponseError):
                await self._refuse_strange_keys(place)
            if isinstance(row, Exception):
                raise row
            return _stored(place, row)
        except Damaged as damaged:
            return damaged

    async def _marked(self, part: str, until: float, most: int = 100) -> list[Place]:
        """Return the places that are marked up to a time, in all partitions."""
        keys = [partition_key(part, partition) for partition in range(PARTITIONS)]
        if isinstance(self._redis, RedisCluster):  # no script may look at several nodes
            async with self._redis.pipeline(transaction=False) as pipe:
                for key in keys:
                    pipe.zrangebyscore(key, "-inf", until, start=0, num=most)
                members = list(itertools.chain.from_iterable(await pipe.execute()))
        else:
            members = await self._run("marked", keys, [until, most])
        places = (parse_place(member.decode(errors="replace")) for member in members)
        return [place for place in places if place is not None]


def _stored(place: Place, row: Sequence[bytes | None]) -> Stored:
    revision, body = row
    try:
        return Stored(int(revision or 0), _bytes(body))
    except ValueError:
        raise Damaged(place, "its revision is no number") from None


def _posts(found: Sequence[bytes]) -> dict[str, bytes]:
    """Return what a script tells of the posts: chat and body of each."""
    return {chat.decode(): body for chat, body in zip(found[::2], found[1::2], strict=True)}


def _bytes(value: bytes | str | None) -> bytes:
    return value.encode() if isinstance(value, str) else value or b""
