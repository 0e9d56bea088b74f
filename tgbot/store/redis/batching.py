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
        self._trips: set[asyncio.Task[None]] = set()  # the loop alone would not keep them

    async def execute_command(self, *command: Any) -> Any:
        """Run a command without waiting for replicas."""
        return (await self.run(command, 0))[0]

    async def run(self, command: Command, copies: int) -> tuple[Any, int]:
        """Run a command; its result, and the number of replicas that have it if any were required.

        A caller that is cancelled keeps no other from an answer, nor its own command from the server.
        """
        loop = asyncio.get_running_loop()
        if self._queue is None:
            self._queue = []
            trip = loop.create_task(self._run_batch(self._queue))  # it begins after all that is ready now
            self._trips.add(trip)
            trip.add_done_callback(self._trips.discard)
        queued = _QueuedCommand(command, copies, loop.create_future())
        self._queue.append(queued)
        return await queued.result

    async def _run_batch(self, batch: list[_QueuedCommand]) -> None:
        """Send the commands of one event-loop iteration together, and give each caller its answer."""
        self._queue = None
        try:
            answers, acked = await self._execute(batch)
        except Exception as error:
            answers, acked = [error] * len(batch), 0
        except BaseException:
            for queued in batch:
                _resolve(queued, CutOff("the trip was cut off"), 0)
            raise
        for queued, answer in zip(batch, answers, strict=True):
            _resolve(queued, answer, acked)

    async def _execute(self, batch: Sequence[_QueuedCommand]) -> tuple[list[Any], int]:
        copies = max(queued.copies for queued in batch)
        if len(batch) == 1 and not copies:
            return [await self._client.execute_command(*batch[0].command)], 0
        async with self._client.pipeline(transaction=False) as pipe:
            for queued in batch:
                pipe.execute_command(*queued.command)
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
