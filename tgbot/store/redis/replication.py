"""Replication: a commit is acknowledged only when a replica has it, if there are replicas.

A primary that dies loses all writes that no replica has received. So a commit and a WAIT are sent on the same
connection together; a write without enough replicas in time is not acknowledged, and Telegram delivers the update
again.
"""

import logging
from typing import Any

from redis import exceptions
from redis.asyncio import RedisCluster

from tgbot.store.redis.batching import CommandBatcher
from tgbot.store.redis.connection import Client

WAIT_TIMEOUT_MS = 1000

# Errors of a cluster, or of its connections, when a key has moved to another server.
_TOPOLOGY_ERRORS = (
    *(exceptions.ConnectionError, exceptions.TimeoutError, OSError),
    *(exceptions.MovedError, exceptions.AskError, exceptions.ClusterDownError, exceptions.RedisClusterException),
)

log = logging.getLogger(__name__)


class NotReplicated(exceptions.RedisError):
    """A change is on the primary only: it must not be acknowledged yet."""


class Replication:
    """Runs commands so that their effect survives the loss of the primary."""

    def __init__(self, client: Client, wanted: int | None = 0) -> None:
        """`wanted` is the required number of replicas; None is one, if a replica is connected."""
        self._client = client
        self._batcher = CommandBatcher(client, WAIT_TIMEOUT_MS)
        self.commands = client if isinstance(client, RedisCluster) else self._batcher
        self.needed = wanted or 0  # how many replicas must have a change
        self._fixed = wanted is not None

    async def look(self) -> None:
        """Detect replicas again, unless their number is fixed."""
        if self._fixed:
            return
        needed = min(1, await self._connected())
        if needed != self.needed:
            log.info("commits wait for %d replica(s) from now on", needed)
        self.needed = needed

    async def run(self, key: str, *command: Any) -> Any:
        """Run a command on the server of a key, and wait until enough replicas have everything written so far."""
        needed = self.needed
        if isinstance(self._client, RedisCluster):
            result, copies = await self._in_cluster(self._client, key, command, needed)
        else:
            result, copies = await self._batcher.run(command, needed)
        if copies < needed:
            # The next try does not wait for a removed replica. This one fails even so: perhaps the replica has become
            # the primary, and lacks the change.
            await self.look()
            raise NotReplicated
        return result

    async def _in_cluster(
        self, cluster: RedisCluster, key: str, command: tuple[Any, ...], needed: int
    ) -> tuple[Any, int]:
        await cluster.initialize()
        node = cluster.get_node_from_key(key)
        try:
            async with cluster.pipeline(transaction=False) as pipe:
                pipe.execute_command(*command, target_nodes=node)
                pipe.execute_command("WAIT", needed, WAIT_TIMEOUT_MS, target_nodes=node)
                # A redirected command would leave its WAIT behind on the wrong server.
                result, copies = await pipe.execute(allow_redirections=False)
        except _TOPOLOGY_ERRORS:
            await cluster.aclose()  # so that the next try discovers which server has the key now
            raise
        return result, int(copies)

    async def _connected(self) -> int:
        """The number of connected replicas; in a cluster, that of the primary with the fewest."""
        if isinstance(self._client, RedisCluster):
            await self._client.initialize()
            asked = [
                await self._client.execute_command("INFO", "replication", target_nodes=primary)
                for primary in self._client.get_primaries()
            ]
        else:
            asked = [await self._client.info("replication")]
        return min(int(about.get("connected_slaves", 0)) for about in asked)
