"""A store in memory: as much of Redis as the bot uses, with the bot's own scripts run by a real Lua.

It writes down how to undo every change, so that it can fail over to a copy that lags behind. Its contract suite is
the one that runs on real Valkey.
"""

import fnmatch
import hashlib
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from lupa.lua51 import LuaRuntime
from redis.exceptions import NoScriptError, ResponseError


class Marks(dict[bytes, float]):
    """A sorted set: members with their scores."""

    def ranged(self, low: float, high: float, *, without_high: bool = False) -> list[bytes]:
        """Return the members between two scores, in order."""
        fits = [
            member
            for member, score in self.items()
            if low <= score and (score < high if without_high else score <= high)
        ]
        return sorted(fits, key=lambda member: (self[member], member))


Value: TypeAlias = bytes | dict[bytes, bytes] | Marks | list[bytes]
Command: TypeAlias = Sequence[Any]
Before: TypeAlias = dict[bytes, tuple[Value | None, float | None]]
"""What keys were, and when they would have expired."""


@dataclass(frozen=True, slots=True)
class Change:
    """One command's or script's changes, which a copy gets together: what the keys were before."""

    arrives: float  # when the copy has it
    before: Before


class Database:
    """Keys and values on one server; `now` is its clock, in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Take the server's clock; without a copy, which `lag` would give, nothing arrives anywhere."""
        self.lag: Callable[[], float] = lambda: 0.0
        self.changes: deque[Change] = deque()  # that the copy does not have yet, and the newest
        self._now = now
        self._values: dict[bytes, Value] = {}
        self._expiries: dict[bytes, float] = {}
        self._scripts: dict[bytes, Callable[..., Any]] = {}
        self._before: Before = {}  # of the command that is carried out
        self._lua = LuaRuntime(unpack_returned_tuples=True, encoding=None)
        self._nothing = self._lua.table()
        self._lua.execute(b"redis = {}")
        self._lua.globals()[b"redis"][b"call"] = self._called

    # ── commands ────────────────────────────────────────────────────────────────────────────────────────────────

    def execute(self, *command: Any) -> Any:
        """Carry out one command, or one script, and write down how to undo it."""
        name, *arguments = command
        try:
            return _COMMANDS[name.upper()](self, *[_encoded(part) for part in arguments])
        finally:
            if self._before:
                self._keep(self._before)
                self._before = {}

    def lose_unheard(self) -> int:
        """Become the copy: take back every change that has not arrived there; return how many those were."""
        lost = 0
        while self.changes and self.changes[-1].arrives > self._now():
            for key, (value, expiry) in self.changes.pop().before.items():
                self._restore(key, value, expiry)
            lost += 1
        return lost

    def forget_scripts(self) -> None:
        """Know no script any more, as a server that has just been started."""
        self._scripts.clear()

    def names(self) -> list[str]:
        """Return the keys that have not expired."""
        return sorted(key.decode() for key in list(self._values) if self._get(key) is not None)

    def value(self, key: str) -> Value | None:
        """Return a value, unless it has expired."""
        return self._get(key.encode())

    def fields(self, key: str) -> dict[bytes, bytes]:
        """Return a copy of a hash, an empty one where there is none."""
        return self._hgetall(key.encode())

    def marks(self, key: str) -> Marks:
        """Return a sorted set, an empty one where there is none."""
        return self._marks(key.encode())

    def expiry(self, key: str) -> float | None:
        """Return when a key expires."""
        return self._expiries.get(key.encode())

    # ── scripts ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _evalsha(self, sha: bytes, count: bytes, *rest: bytes) -> Any:
        script = self._scripts.get(sha)
        if script is None:
            raise NoScriptError
        keys, arguments = rest[: int(count)], rest[int(count) :]
        return _reply(script(self._lua.table_from(keys), self._lua.table_from(arguments)))

    def _eval(self, text: bytes, count: bytes, *rest: bytes) -> Any:
        sha = hashlib.sha1(text).hexdigest().encode()  # noqa: S324 - the server's own name for it
        self._scripts[sha] = self._lua.eval(b"function(KEYS, ARGV) " + text + b"\nend")
        return self._evalsha(sha, count, *rest)

    def _called(self, name: bytes, *arguments: Any) -> Any:
        """Carry out what a script asks for; a missing value is false there."""
        if name == b"ZRANGEBYSCORE" and arguments[0] not in self._values:
            return self._nothing  # workers ask for nothing as often
        reply = _COMMANDS[name.decode().upper()](self, *[_encoded(one) for one in arguments])
        if isinstance(reply, dict):
            reply = [part for pair in reply.items() for part in pair]
        if isinstance(reply, list):
            return self._lua.table_from([False if one is None else one for one in reply])
        return False if reply is None else reply

    # ── values ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _keep(self, before: Before) -> None:
        """Changes arrive in order, so none before the one before it."""
        changes, now = self.changes, self._now()
        changes.append(Change(max(now + self.lag(), changes[-1].arrives if changes else 0.0), before))
        while changes[0].arrives <= now and len(changes) > 1:
            changes.popleft()

    def _touch(self, key: bytes) -> None:
        """Write down what a key is before it is changed for the first time."""
        if key not in self._before:
            value: Any = self._get(key)
            kept = value if value is None or isinstance(value, bytes) else type(value)(value)
            self._before[key] = kept, self._expiries.get(key)

    def _restore(self, key: bytes, value: Value | None, expiry: float | None) -> None:
        self._values.pop(key, None)
        self._expiries.pop(key, None)
        if value is not None:
            self._values[key] = value
        if expiry is not None:
            self._expiries[key] = expiry

    def _put(self, key: bytes, value: Value) -> None:
        self._touch(key)
        self._values[key] = value

    def _remove(self, key: bytes) -> int:
        if self._get(key) is None:
            return 0
        self._touch(key)
        del self._values[key]
        self._expiries.pop(key, None)
        return 1

    def _hash(self, key: bytes, *, change: bool = False) -> dict[bytes, bytes]:
        found: dict[bytes, bytes] = self._of(key, dict, change)
        return found

    def _marks(self, key: bytes, *, change: bool = False) -> Marks:
        found: Marks = self._of(key, Marks, change)
        return found

    def _list(self, key: bytes, *, change: bool = False) -> list[bytes]:
        found: list[bytes] = self._of(key, list, change)
        return found

    def _of(self, key: bytes, kind: type[Any], change: bool) -> Any:
        """Return a value of a kind, an empty one where there is none; one that is to be changed is written down."""
        value = self._get(key)
        if value is not None and type(value) is not kind:
            raise ResponseError("WRONGTYPE")
        if not change:
            return kind() if value is None else value
        self._touch(key)
        if value is None:
            value = self._values[key] = kind()
        return value

    def _emptied(self, key: bytes) -> None:
        """An empty collection is no key."""
        if not self._values.get(key):
            self._values.pop(key, None)
            self._expiries.pop(key, None)

    # ── one method a command ────────────────────────────────────────────────────────────────────────────────────

    def _get(self, key: bytes) -> Value | None:
        expiry = self._expiries.get(key)
        if expiry is not None and expiry <= self._now():
            del self._values[key], self._expiries[key]
        return self._values.get(key)

    def _set(self, key: bytes, value: bytes, *options: bytes) -> Any:
        flags = [option.upper() for option in options]
        before = self._get(key)
        if b"NX" in flags and before is not None:
            return None
        self._put(key, value)
        self._expiries.pop(key, None)
        if b"PX" in flags:
            self._expiries[key] = self._now() + int(options[flags.index(b"PX") + 1]) / 1000
        return before if b"GET" in flags else True

    def _incr(self, key: bytes) -> int:
        value = self._get(key)
        number = int(value if isinstance(value, bytes) else b"0") + 1
        self._put(key, str(number).encode())
        return number

    def _del(self, *keys: bytes) -> int:
        return sum(self._remove(key) for key in keys)

    def _expire(self, key: bytes, seconds: bytes) -> int:
        return self._lasts(key, float(seconds))

    def _pexpire(self, key: bytes, milliseconds: bytes) -> int:
        return self._lasts(key, float(milliseconds) / 1000)

    def _lasts(self, key: bytes, seconds: float) -> int:
        if self._get(key) is None:
            return 0
        self._touch(key)
        self._expiries[key] = self._now() + seconds
        return 1

    def _ttl(self, key: bytes) -> int:
        left = self._pttl(key)
        return left if left < 0 else round(left / 1000)

    def _pttl(self, key: bytes) -> int:
        if self._get(key) is None:
            return -2
        expiry = self._expiries.get(key)
        return -1 if expiry is None else int((expiry - self._now()) * 1000)

    def _time(self) -> list[bytes]:
        now = self._now()
        return [b"%d" % now, b"%d" % (now % 1 * 1_000_000)]

    def _hget(self, key: bytes, name: bytes) -> bytes | None:
        return self._hash(key).get(name)

    def _hmget(self, key: bytes, *names: bytes) -> list[bytes | None]:
        fields = self._hash(key)
        return [fields.get(name) for name in names]

    def _hgetall(self, key: bytes) -> dict[bytes, bytes]:
        return dict(self._hash(key))

    def _hset(self, key: bytes, *pairs: bytes) -> int:
        fields = self._hash(key, change=True)
        new = len({*pairs[::2]} - fields.keys())
        fields.update(zip(pairs[::2], pairs[1::2], strict=True))
        return new

    def _hdel(self, key: bytes, *names: bytes) -> int:
        fields = self._hash(key, change=True)
        gone = sum(fields.pop(name, None) is not None for name in names)
        self._emptied(key)
        return gone

    def _zadd(self, key: bytes, score: bytes, member: bytes) -> int:
        marks = self._marks(key, change=True)
        new = member not in marks
        marks[member] = float(score)
        return int(new)

    def _zrem(self, key: bytes, member: bytes) -> int:
        gone = self._marks(key, change=True).pop(member, None) is not None
        self._emptied(key)
        return int(gone)

    def _zscore(self, key: bytes, member: bytes) -> bytes | None:
        score = self._marks(key).get(member)
        return None if score is None else repr(score).encode()

    def _zrange(self, key: bytes, first: bytes, last: bytes, *options: bytes) -> list[Any]:
        marks = self._marks(key)
        end = None if int(last) == -1 else int(last) + 1
        members = marks.ranged(float("-inf"), float("inf"))[int(first) : end]
        return [(one, marks[one]) for one in members] if options else members

    def _zrangebyscore(
        self, key: bytes, low: bytes, high: bytes, _limit: bytes, first: bytes, most: bytes
    ) -> list[bytes]:
        members = self._marks(key).ranged(float(low), float(high))[int(first) :]
        return members if int(most) < 0 else members[: int(most)]

    def _zremrangebyscore(self, key: bytes, low: bytes, high: bytes) -> int:
        marks = self._marks(key, change=True)
        gone = marks.ranged(float(low), float(high.lstrip(b"(")), without_high=high.startswith(b"("))
        for member in gone:
            del marks[member]
        self._emptied(key)
        return len(gone)

    def _lpush(self, key: bytes, value: bytes) -> int:
        values = self._list(key, change=True)
        values.insert(0, value)
        return len(values)

    def _ltrim(self, key: bytes, first: bytes, last: bytes) -> bool:
        values = self._list(key, change=True)
        values[:] = values[int(first) : int(last) + 1]
        return True

    def _lrem(self, key: bytes, _count: bytes, value: bytes) -> int:
        values = self._list(key, change=True)
        gone = values.count(value)
        values[:] = [one for one in values if one != value]
        self._emptied(key)
        return gone

    def _lrange(self, key: bytes, first: bytes, last: bytes) -> list[bytes]:
        return self._list(key)[int(first) : None if int(last) == -1 else int(last) + 1]

    def _keys(self, pattern: bytes) -> list[bytes]:
        return [key.encode() for key in self.names() if fnmatch.fnmatchcase(key, pattern.decode())]

    def _type(self, key: bytes) -> bytes:
        kinds: dict[type[Any], bytes] = {bytes: b"string", dict: b"hash", Marks: b"zset", list: b"list"}
        return kinds.get(type(self._get(key)), b"none")

    def _flushall(self) -> bool:
        for key in self.names():
            self._remove(key.encode())
        return True

    def _ping(self) -> bool:
        return True


_COMMANDS: dict[str, Callable[..., Any]] = {
    name[1:].upper(): method
    for name, method in vars(Database).items()
    if name
    in {
        *("_get", "_set", "_incr", "_del", "_expire", "_pexpire", "_ttl", "_pttl", "_keys", "_type", "_flushall"),
        *("_hget", "_hmget", "_hgetall", "_hset", "_hdel", "_lpush", "_ltrim", "_lrange", "_lrem", "_ping", "_time"),
        *("_zadd", "_zrem", "_zscore", "_zrange", "_zrangebyscore", "_zremrangebyscore", "_evalsha", "_eval"),
    }
}


def _encoded(part: Any) -> bytes:
    """Return an argument as the client puts it on the wire."""
    if isinstance(part, bytes):
        return part
    if isinstance(part, str):
        return part.encode()
    return (repr(part) if isinstance(part, float) else str(part)).encode()


def _reply(value: Any) -> Any:
    """Return what a script gives back, as the server answers it: numbers lose their fractions, false is nothing."""
    if value is None or value is False:
        return None
    if isinstance(value, bytes):
        return value
    if isinstance(value, int | float):
        return int(value)
    return [_reply(value[place]) for place in range(1, len(value) + 1)]
