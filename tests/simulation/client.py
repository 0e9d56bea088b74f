"""A client of the store in memory, with redis-py's own names; what happens on the way is the line's affair."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Self, TypeAlias

from redis.exceptions import RedisError

from tests.simulation.database import Command, Database

Line: TypeAlias = Callable[[Sequence[Command]], Awaitable[list[Any]]]
"""Takes commands to the server, in one round trip, and brings the replies back, errors of the server among them."""


def direct(database: Database) -> Line:
    """Return a line on which nothing goes wrong and that takes no time."""

    async def line(commands: Sequence[Command]) -> list[Any]:
        return [_tried(database, command) for command in commands]

    return line


def _tried(database: Database, command: Command) -> Any:
    try:
        return database.execute(*command)
    except RedisError as error:
        return error


class _Commands:
    """The commands that the store uses, each in redis-py's form."""

    def execute_command(self, *command: Any) -> Any:
        raise NotImplementedError

    def get(self, key: str) -> Any:
        return self.execute_command("GET", key)

    def set(self, key: str, value: Any, *, nx: bool = False, px: int | None = None, get: bool = False) -> Any:
        options = [*(["NX"] if nx else []), *(["PX", px] if px is not None else []), *(["GET"] if get else [])]
        return self.execute_command("SET", key, value, *options)

    def delete(self, key: str) -> Any:
        return self.execute_command("DEL", key)

    def hmget(self, key: str, names: Sequence[str]) -> Any:
        return self.execute_command("HMGET", key, *names)

    def hgetall(self, key: str) -> Any:
        return self.execute_command("HGETALL", key)

    def zrange(self, key: str, first: int, last: int, *, withscores: bool = False) -> Any:
        return self.execute_command("ZRANGE", key, first, last, *(["WITHSCORES"] if withscores else []))

    def zrangebyscore(self, key: str, low: Any, high: Any, *, start: int, num: int) -> Any:
        return self.execute_command("ZRANGEBYSCORE", key, low, high, "LIMIT", start, num)

    def zrem(self, key: str, member: str) -> Any:
        return self.execute_command("ZREM", key, member)

    def expire(self, key: str, seconds: int) -> Any:
        return self.execute_command("EXPIRE", key, seconds)

    def pexpire(self, key: str, milliseconds: int) -> Any:
        return self.execute_command("PEXPIRE", key, milliseconds)

    def ttl(self, key: str) -> Any:
        return self.execute_command("TTL", key)

    def pttl(self, key: str) -> Any:
        return self.execute_command("PTTL", key)

    def incr(self, key: str) -> Any:
        return self.execute_command("INCR", key)

    def lpush(self, key: str, value: bytes) -> Any:
        return self.execute_command("LPUSH", key, value)

    def ltrim(self, key: str, first: int, last: int) -> Any:
        return self.execute_command("LTRIM", key, first, last)

    def keys(self, pattern: str) -> Any:
        return self.execute_command("KEYS", pattern)

    def type(self, key: str) -> Any:
        return self.execute_command("TYPE", key)

    def info(self, section: str) -> Any:
        return self.execute_command("INFO", section)

    def ping(self) -> Any:
        return self.execute_command("PING")

    def flushall(self) -> Any:
        return self.execute_command("FLUSHALL")


class MemoryClient(_Commands):
    """Stands where redis-py's client stands."""

    def __init__(self, line: Line) -> None:
        """Take the way to the server."""
        self._line = line

    async def execute_command(self, *command: Any) -> Any:
        """Carry out one command."""
        return _raised(await self._line([command]))[0]

    def pipeline(self, *, transaction: bool) -> "Pipeline":
        """Return a list of commands to be carried out in one round trip, others' between them or not."""
        if transaction:
            raise NotImplementedError("the store has no use for transactions: its scripts are atomic")
        return Pipeline(self._line)

    async def aclose(self) -> None:
        """There is nothing to close."""


class Pipeline(_Commands):
    """Commands that go together."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._commands: list[Command] = []

    def execute_command(self, *command: Any) -> None:
        """Note a command for later."""
        self._commands.append(command)

    async def execute(self, *, raise_on_error: bool = True) -> list[Any]:
        """Carry out all that was noted."""
        commands, self._commands = self._commands, []
        replies = await self._line(commands)
        return _raised(replies) if raise_on_error else replies

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._commands = []


def _raised(replies: list[Any]) -> list[Any]:
    for reply in replies:
        if isinstance(reply, RedisError):
            raise reply
    return replies
