"""The store on one Redis or Valkey, or on a cluster of them: each commit is one Lua script."""

import hashlib
import itertools
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from redis.asyncio import RedisCluster
from redis.exceptions import NoScriptError, ResponseError

from tgbot.store.base import (
    KEEP_S,
    SEEN_MESSAGES_S,
    UNFINISHED,
    Accepted,
    Begun,
    DeadLetters,
    Duplicate,
    Outage,
    Outcome,
    Recorded,
    Stale,
    Stored,
    Write,
)
from tgbot.store.errors import Damaged
from tgbot.store.redis.connection import Client
from tgbot.store.redis.dead_letters import RedisDeadLetters
from tgbot.store.redis.edge import at_the_edge
from tgbot.store.redis.replication import Replication
from tgbot.tables.places import PARTITIONS, Place, parse_place, partition_key

TRIES_S = 24 * 3600
# Each version has a heartbeat of its own: so a worker knows whether older ones still run beside it.
HEARTBEAT, OLDER_HEARTBEAT = "alive:2", "alive"
OUTAGE = "outage"
OUTAGE_KEEP_S = 24 * 3600  # shorter than a table remembers that it was moved
OLDER_S = 60.0  # since the last heartbeat of an older worker: longer than a slow moment, and clocks differ
SCRIPTS = ("begin", "commit", "marked", "post", "take")


@at_the_edge
class RedisStore:
    """Documents on Redis."""

    def __init__(self, redis: Client, replicas: Replication | None = None) -> None:
        """`redis` is a client without retries of its own: after a lost reply they would run a script twice."""
        self._redis = redis
        self.dead_letters: DeadLetters = RedisDeadLetters(redis)
        self.older_workers = True  # until the first heartbeat has looked
        self._replicas = replicas or Replication(redis)
        folder = files("tgbot.store.redis") / "scripts"
        self._scripts = {name: (folder / f"{name}.lua").read_text() for name in SCRIPTS}
        self._shas = {name: hashlib.sha1(text.encode()).hexdigest() for name, text in self._scripts.items()}  # noqa: S324 - the server's own name for it

    async def load(self, place: Place, *, lasting: bool = False) -> Stored:
        """The current document; with `lasting`, only once it would survive the loss of the primary."""
        key = place.keys.doc
        try:
            row = await self._execute(key, "HMGET", key, "r", "b", lasting=lasting)
        except ResponseError:
            await self._refuse_wrong_types(place)
            raise
        return _stored(place, row)

    async def load_all(self, places: Sequence[Place]) -> list[Stored | Damaged]:
        """Several documents in one round trip; a damaged one does not affect the others."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for place in places:
                pipe.hmget(place.keys.doc, ["r", "b"])
            rows = await pipe.execute(raise_on_error=False)
        return [await self._stored_or_damaged(place, row) for place, row in zip(places, rows, strict=True)]

    async def commit(self, write: Write) -> Outcome:
        """Write a document, the update that changed it, its timer and its dirty mark atomically."""
        place = write.place
        keys = place.keys.doc, place.keys.seen, place.keys.dirty, place.keys.timers
        args: list[str | float | bytes] = [
            write.expected,
            b"" if write.body is None else write.body,
            write.once.key if write.once else "",
            write.now,
            int(write.now) + (write.once.seconds if write.once else 0),  # whole seconds take a third of the memory
            "" if write.due is None else write.due,
            place.keys.member,
            write.keep,
            write.step,
            SEEN_MESSAGES_S,
        ]
        try:
            status, revision, body = await self._run("commit", keys, args, lasting=True)
        except ResponseError:
            await self._refuse_wrong_types(place)
            raise
        if status == b"seen":
            return Duplicate(None if int(revision) == write.expected else _stored(place, (revision, body)))
        if status == b"moved":
            return Stale(_stored(place, (revision, body)))
        return Accepted(int(revision))

    async def heartbeat(self, now: float) -> None:
        """Note that a worker of this version runs."""
        await self._redis.set(HEARTBEAT, now)

    async def last_heartbeat(self, now: float) -> float | None:
        """When a worker of any version last ran; looks for older ones, too."""
        older = await self.look_for_older(now)
        before = await self._redis.get(HEARTBEAT)
        stamps = [older, None if before is None else float(before)]
        return max((stamp for stamp in stamps if stamp is not None), default=None)

    async def outage(self) -> Outage | None:
        """An outage that a worker has noted, and that not every table knows of yet."""
        found = await self._redis.get(OUTAGE)
        return None if found is None else Outage(*map(float, found.split()))

    async def begin_outage(self, outage: Outage) -> Outage:
        """Note an outage; gives the one that counts, where another worker was faster."""
        await self._redis.set(OUTAGE, f"{outage.began!r} {outage.ended!r}", nx=True, px=1000 * OUTAGE_KEEP_S)
        return await self.outage() or outage

    async def end_outage(self, outage: Outage) -> None:
        """All tables know of an outage: the time that counts as lost from now on begins with its end."""
        if await self.outage() == outage:  # a worker that is slower than another moves no heartbeat back
            await self.heartbeat(outage.ended)
            await self._redis.delete(OUTAGE)

    async def look_for_older(self, now: float) -> float | None:
        """Find out whether workers of the version before run; gives when one last did."""
        stamp = await self._redis.get(OLDER_HEARTBEAT)
        older = None if stamp is None else float(stamp)
        self.older_workers = older is not None and now - older < OLDER_S
        return older

    async def timed(self) -> list[Place]:
        """Every place with a timer."""
        return await self._marked("timers", float("inf"), limit=-1)

    async def due(self, now: float) -> list[Place]:
        """The places whose timers are due."""
        return await self._marked("timers", now)

    async def dirty(self, before: float) -> list[Place]:
        """The places that were changed before this time and are not shown yet."""
        return await self._marked("dirty", before)

    async def shelve(self, place: Place) -> None:
        """Remove a document's timer and dirty mark until it is written again."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for key in (place.keys.dirty, place.keys.timers):
                pipe.zrem(key, place.keys.member)
            await pipe.execute()

    async def begin(self, place: Place, lease: str, seconds: float, known: int | None = None) -> Begun | None:
        """Acquire the lease to show a place; None while another worker holds it.

        `known` is the worker's cached revision. The result is durable: it survives the loss of the primary.
        """
        keys = place.keys.lease, place.keys.posts, place.keys.doc, place.keys.dirty
        cached = "" if known is None else known
        args: list[str | int] = [lease, int(seconds * 1000), cached, KEEP_S, place.keys.member]
        try:
            found = await self._run("begin", keys, args, lasting=True)
        except ResponseError:
            await self._refuse_wrong_types(place)
            raise
        if found is None:
            return None
        revision, body, *posts = found
        shown = _posts(posts)
        unfinished = shown.pop(UNFINISHED, b"").decode()
        return Begun(shown, _stored(place, (revision, body)), unfinished)

    async def renew(self, place: Place, seconds: float) -> None:
        """Extend the lease on a place."""
        lease = place.keys.lease
        await self._execute(lease, "PEXPIRE", lease, int(seconds * 1000))

    async def post(self, place: Place, lease: str, seconds: float, posts: Mapping[str, bytes]) -> bool:
        """Record what some chats show (b"" for nothing) and extend the lease, if it is still ours."""
        return await self._post(place, lease, seconds, posts, None) is not Recorded.LEASE_LOST

    async def settle(
        self, place: Place, lease: str, seconds: float, revision: int, posts: Mapping[str, bytes]
    ) -> Recorded:
        """Record what some chats show, release the lease and clear the dirty mark, all if the lease is ours.

        If the document has changed since it was shown, the lease is kept.
        """
        return await self._post(place, lease, seconds, posts, revision)

    async def _post(
        self, place: Place, lease: str, seconds: float, posts: Mapping[str, bytes], revision: int | None
    ) -> Recorded:
        keys = place.keys.lease, place.keys.posts, place.keys.doc, place.keys.dirty
        args: list[str | int | bytes] = [
            *(lease, int(seconds * 1000), KEEP_S, place.keys.member, "" if revision is None else revision)
        ]
        for chat, body in posts.items():
            args += [chat, body]
        return Recorded(int(await self._run("post", keys, args)))

    async def take(self, key: str, interval: float, burst: int, pause: float = 0) -> float:
        """Consume a call from a rate limit; the seconds to wait if there is none now.

        `pause` is Telegram's own retry-after: until it has passed there are no calls.
        """
        args: list[str | float] = [f"{interval:.3f}", burst, f"{pause:.3f}"]
        return float(await self._run("take", [key], args))

    async def noted(self, name: str) -> str | None:
        """What was noted under a name, unless that is too long ago."""
        found = await self._redis.get(f"note:{name}")
        return found.decode() if isinstance(found, bytes) else found

    async def note(self, name: str, value: str, seconds: float) -> None:
        """Note something that all workers can do without, for so many seconds."""
        await self._redis.set(f"note:{name}", value, px=int(seconds * 1000))

    async def count_failure(self, update: int) -> int:
        """Count a failure of an update; the number of failures so far, across workers."""
        key = f"tries:{update}"
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.incr(key)
            pipe.expire(key, TRIES_S)
            tries, _ = await pipe.execute()
        return int(tries)

    async def look(self) -> None:
        """Detect replicas again."""
        await self._replicas.look()

    async def time(self) -> float:
        """The server's time; in a cluster, that of the same primary for all workers."""
        where = {}
        if isinstance(self._redis, RedisCluster):
            await self._redis.initialize()
            where["target_nodes"] = min(self._redis.get_primaries(), key=lambda node: str(node.name))
        seconds, micros = await self._redis.execute_command("TIME", **where)
        return int(seconds) + int(micros) / 1e6

    async def ping(self) -> None:
        """Raise while the store cannot be reached."""
        await self._redis.ping()

    async def close(self) -> None:
        """Close the connections."""
        await self._redis.aclose()

    async def _run(
        self, name: str, keys: Sequence[str], args: Sequence[str | float | bytes], *, lasting: bool = False
    ) -> Any:
        """Run a script by its hash; send its text if the server does not know it."""
        about = (len(keys), *keys, *args)
        try:
            return await self._execute(keys[0], "EVALSHA", self._shas[name], *about, lasting=lasting)
        except NoScriptError:
            return await self._execute(keys[0], "EVAL", self._scripts[name], *about, lasting=lasting)

    async def _execute(self, key: str, *command: Any, lasting: bool = False) -> Any:
        """Run a command; a lasting one returns only when enough replicas have it."""
        if lasting and self._replicas.needed:
            return await self._replicas.run(key, *command)
        return await self._replicas.commands.execute_command(*command)

    async def _refuse_wrong_types(self, place: Place) -> None:
        """Raise Damaged if a key of a document has a type that we never write."""
        for part, kind in (("doc", b"hash"), ("seen", b"zset"), ("posts", b"hash")):
            if await self._redis.type(place.key(part)) not in {kind, b"none"}:
                raise Damaged(place, f"its key of the part {part!r} is of another type")

    async def _stored_or_damaged(self, place: Place, row: Any) -> Stored | Damaged:
        try:
            if isinstance(row, ResponseError):
                await self._refuse_wrong_types(place)
            if isinstance(row, Exception):
                raise row
            return _stored(place, row)
        except Damaged as damaged:
            return damaged

    async def _marked(self, part: str, until: float, limit: int = 100) -> list[Place]:
        """The places marked up to a time, in all partitions."""
        keys = [partition_key(part, partition) for partition in range(PARTITIONS)]
        if isinstance(self._redis, RedisCluster):  # no script may access several nodes
            async with self._redis.pipeline(transaction=False) as pipe:
                for key in keys:
                    pipe.zrangebyscore(key, "-inf", until, start=0, num=limit)
                members = list(itertools.chain.from_iterable(await pipe.execute()))
        else:
            members = await self._run("marked", keys, [until, limit])
        places = (parse_place(member.decode(errors="replace")) for member in members)
        return [place for place in places if place is not None]


def _stored(place: Place, row: Sequence[bytes | None]) -> Stored:
    revision, body = row
    try:
        return Stored(int(revision or 0), _bytes(body))
    except ValueError:
        raise Damaged(place, "its revision is not a number") from None


def _posts(found: Sequence[bytes]) -> dict[str, bytes]:
    """Chat and body pairs from a script's reply."""
    return {chat.decode(): body for chat, body in zip(found[::2], found[1::2], strict=True)}


def _bytes(value: bytes | str | None) -> bytes:
    return value.encode() if isinstance(value, str) else value or b""
