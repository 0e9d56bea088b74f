"""Trips to a server of the store: what is asked for at the same moment goes together.

A trip costs a worker ten times as much as one more command on it, and the busier it is, the more there is to go along.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from redis.exceptions import ConnectionError as CutOff

from tgbot.redis_address import Client

Command: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _Rider:
    """A command that goes along, how many replicas must have what it did, and where its answer is waited for."""

    command: Command
    copies: int
    answer: "asyncio.Future[tuple[Any, int]]"


class Trips:
    """Takes commands to one server."""

    def __init__(self, client: Client, patience_ms: int) -> None:
        """Take the client of one server, and how long to wait for replicas."""
        self._client = client
        self._patience_ms = patience_ms
        self._riders: list[_Rider] | None = None  # of the trip that is about to begin

    async def run(self, command: Command, copies: int) -> tuple[Any, int]:
        """Carry out a command; return its answer, and how many replicas have it where so many were asked for."""
        if self._riders is None:
            return await self._lead(command, copies)
        rider = _Rider(command, copies, asyncio.get_running_loop().create_future())
        self._riders.append(rider)
        return await rider.answer

    async def _lead(self, command: Command, copies: int) -> tuple[Any, int]:
        """Wait for others of this turn of the loop, and go with them."""
        riders = self._riders = []
        try:
            await asyncio.sleep(0)
            self._riders = None
            if not riders and not copies:
                return await self._client.execute_command(*command), 0
            commands = [command, *(rider.command for rider in riders)]
            (answer, *answers), had = await self._go(commands, max([copies, *(rider.copies for rider in riders)]))
        except BaseException as error:
            self._riders = None
            for rider in riders:
                _answer(rider, error if isinstance(error, Exception) else CutOff("the trip was cut off"), 0)
            raise
        for rider, one in zip(riders, answers, strict=True):
            _answer(rider, one, had)
        if isinstance(answer, Exception):
            raise answer
        return answer, had

    async def _go(self, commands: Sequence[Command], copies: int) -> tuple[list[Any], int]:
        async with self._client.pipeline(transaction=False) as pipe:
            for command in commands:
                pipe.execute_command(*command)
            if copies:
                pipe.execute_command("WAIT", copies, self._patience_ms)
            answers = await pipe.execute(raise_on_error=False)
        had = answers.pop() if copies else 0
        if isinstance(had, Exception):
            raise had
        return answers, int(had)


def _answer(rider: _Rider, answer: Any, had: int) -> None:
    if rider.answer.done():  # whoever asked has given up
        return
    if isinstance(answer, Exception):
        rider.answer.set_exception(answer)
    else:
        rider.answer.set_result((answer, had))
