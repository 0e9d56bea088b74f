"""Command batching: commands issued in the same event-loop iteration share one round trip.

A round trip costs a worker ten times as much as one more command in it, so batches pay off most under load.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from redis.exceptions import ConnectionError as CutOff

from tgbot.store.redis.connection import Client

Command: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class _QueuedCommand:
    """A command waiting in the current batch, with its replica quorum and result future."""

    command: Command
    copies: int
    result: "asyncio.Future[tuple[Any, int]]"


class CommandBatcher:
    """Batches the commands to one server."""

    def __init__(self, client: Client, timeout_ms: int) -> None:
        """`timeout_ms` is the timeout of WAIT for replicas."""
        self._client = client
        self._timeout_ms = timeout_ms
        self._queue: list[_QueuedCommand] | None = None  # the batch that is about to be sent

    async def execute_command(self, *command: Any) -> Any:
        """Run a command without waiting for replicas."""
        return (await self.run(command, 0))[0]

    async def run(self, command: Command, copies: int) -> tuple[Any, int]:
        """Run a command; its result, and the number of replicas that have it if any were required."""
        if self._queue is None:
            return await self._run_batch(command, copies)
        queued = _QueuedCommand(command, copies, asyncio.get_running_loop().create_future())
        self._queue.append(queued)
        return await queued.result

    async def _run_batch(self, command: Command, copies: int) -> tuple[Any, int]:
        """Collect commands for one event-loop iteration, then send them together."""
        batch = self._queue = []
        try:
            await asyncio.sleep(0)
            self._queue = None
            if not batch and not copies:
                return await self._client.execute_command(*command), 0
            commands = [command, *(queued.command for queued in batch)]
            (answer, *answers), acked = await self._execute(
                commands, max([copies, *(queued.copies for queued in batch)])
            )
        except BaseException as error:
            self._queue = None
            for queued in batch:
                _resolve(queued, error if isinstance(error, Exception) else CutOff("the trip was cut off"), 0)
            raise
        for queued, one in zip(batch, answers, strict=True):
            _resolve(queued, one, acked)
        if isinstance(answer, Exception):
            raise answer
        return answer, acked

    async def _execute(self, commands: Sequence[Command], copies: int) -> tuple[list[Any], int]:
        async with self._client.pipeline(transaction=False) as pipe:
            for command in commands:
                pipe.execute_command(*command)
            if copies:
                pipe.execute_command("WAIT", copies, self._timeout_ms)
            answers = await pipe.execute(raise_on_error=False)
        acked = answers.pop() if copies else 0
        if isinstance(acked, Exception):
            raise acked
        return answers, int(acked)


def _resolve(queued: _QueuedCommand, answer: Any, acked: int) -> None:
    if queued.result.done():  # the caller was cancelled
        return
    if isinstance(answer, Exception):
        queued.result.set_exception(answer)
    else:
        queued.result.set_result((answer, acked))
