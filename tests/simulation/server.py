"""The store of a run: one server, perhaps with a copy that lags behind, and the lines of the workers to it."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from redis import exceptions

from tests.simulation.database import Command, Database
from tests.simulation.loop import wall_clock
from tests.simulation.weather import Weather

CLIENT_PATIENCE_S = 5.0  # the client's own timeout
LAGS_S = (0.001, 0.01, 0.3, 3.0)
RARELY, OFTEN = (85, 12, 2, 1), (70, 12, 13, 5)  # how likely the copy is so far behind
COPY_RETURNS_S = 5.0  # after a failover, until there is a copy again


class Life(Protocol):
    """Who uses a line: a process that can die at any moment."""

    def must_live(self) -> None:
        """Go no further where the process is dead."""

    def may_crash(self, when: str) -> None:
        """Die here, if the seed says so."""

    @property
    def is_cut_off(self) -> bool:
        """There is no way from here to the server."""
        return False


class Server:
    """A database that can be away, and that can be replaced by its copy."""

    def __init__(self, chance: Random, *, copies: bool, lags: Callable[[], bool] = lambda: False) -> None:
        """Take whether there is a copy, whether it often lags behind now, and the chance from which its lag comes."""
        self.database = Database(wall_clock)
        self.away = False
        self.epoch = 0
        self.watch: Callable[[Command, Callable[..., Any]], Any] = lambda command, execute: execute(*command)
        self.unsure: Callable[[Command], None] = lambda _: None  # told of commands whose end nobody learns
        self._chance = chance
        self._copies = copies
        self._copy_returns = 0.0
        if copies:
            self.database.lag = lambda: chance.choices(LAGS_S, OFTEN if lags() else RARELY)[0]

    def carry_out(self, command: Command) -> Any:
        """Carry out a command; the error of one that fails is its reply."""
        if command[0] == "INFO":
            return {"connected_slaves": int(self._has_copy())}
        try:
            return self.watch(command, self.database.execute)
        except exceptions.RedisError as error:
            return error

    async def wait(self, patience: float) -> int:
        """Wait until a copy has the newest change, or for so many seconds; return how many copies have it."""
        changes = self.database.changes
        left = max(0.0, changes[-1].arrives - wall_clock()) if changes else 0.0
        heard = self._has_copy() and left <= patience
        await asyncio.sleep(left if heard else patience)
        return int(heard)

    def fail_over(self) -> int:
        """Go on with the copy; return how many changes that have not arrived there are lost."""
        self.epoch += 1
        lost = self.database.lose_unheard()
        if self._chance.random() < 0.5:
            self.database.forget_scripts()
        self._copy_returns = wall_clock() + COPY_RETURNS_S
        return lost

    @property
    def can_fail_over(self) -> bool:
        """The copy has been there for long enough for everybody to know of it."""
        return self._copies and wall_clock() > self._copy_returns + 3 * COPY_RETURNS_S

    def _has_copy(self) -> bool:
        return self._copies and wall_clock() >= self._copy_returns


def line_to(server: Server, weather: Weather, life: Life) -> Callable[[Sequence[Command]], Any]:
    """Return one worker's way to the server, on which requests and replies get lost."""

    async def line(commands: Sequence[Command]) -> list[Any]:
        try:
            return await there_and_back(commands)
        except BaseException:
            for command in commands:
                server.unsure(command)
            raise

    async def there_and_back(commands: Sequence[Command]) -> list[Any]:
        life.must_live()
        life.may_crash("before")
        if weather.strikes("store: request lost"):
            raise exceptions.ConnectionError("the request was lost")
        await asyncio.sleep(weather.latency())
        if server.away or life.is_cut_off:
            raise exceptions.ConnectionError("the server is away")
        epoch, broken = server.epoch, False
        if len(commands) > 1 and weather.strikes("store: cut off in a pipeline"):
            commands, broken = commands[: weather.chance.randrange(1, len(commands))], True
        replies = [
            await server.wait(int(command[2]) / 1000) if command[0] == "WAIT" else server.carry_out(command)
            for command in commands
        ]
        life.may_crash("after")
        lost = weather.strikes("store: reply lost")
        slow = weather.slowness() if weather.strikes("store: slow") else weather.latency()
        if weather.stormy:  # a way back that takes no time changes nothing for who is alone
            await asyncio.sleep(min(slow, CLIENT_PATIENCE_S))
        life.must_live()
        if lost or slow > CLIENT_PATIENCE_S:
            raise exceptions.TimeoutError("no reply came")
        if broken or server.away or life.is_cut_off or server.epoch != epoch:
            raise exceptions.ConnectionError("the connection was closed")
        return replies

    return line
