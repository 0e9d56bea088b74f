"""Replicas: where the store has copies, nothing counts before one of them has it.

A primary that dies takes with it what no replica has heard of yet. So a commit and a WAIT go to the same connection
together; what did not arrive in time is not acknowledged, and Telegram delivers the update again.
"""

import logging
from typing import Any

from redis import exceptions
from redis.asyncio import RedisCluster

from tgbot.redis_address import Client
from tgbot.trips import Trips

PATIENCE_MS = 1000

# What a cluster says, or leaves unsaid, when a key has moved to another server.
_ANOTHER_SHAPE = (
    *(exceptions.ConnectionError, exceptions.TimeoutError, OSError),
    *(exceptions.MovedError, exceptions.AskError, exceptions.ClusterDownError, exceptions.RedisClusterException),
)

log = logging.getLogger(__name__)


class NotReplicated(exceptions.RedisError):
    """A change is on the primary only: it must not be acknowledged yet."""


class Replicas:
    """Runs commands so that their effect survives the loss of the primary."""

    def __init__(self, client: Client, wanted: int | None = 0) -> None:
        """Take how many replicas must have a change; None is one, while there is one."""
        self._client = client
        self._trips = Trips(client, PATIENCE_MS)
        self._fixed = wanted is not None
        self._needed = wanted or 0

    async def look(self) -> None:
        """Find out whether there are replicas, unless their number was set."""
        if self._fixed:
            return
        needed = min(1, await self._connected())
        if needed != self._needed:
            log.info("commits wait for %d replica(s) from now on", needed)
        self._needed = needed

    async def run(self, key: str, *command: Any, lasting: bool = False) -> Any:
        """Run a command on the server of a key.

        One that is to last returns only when enough replicas know of all that is there.
        """
        needed = self._needed if lasting else 0
        if isinstance(self._client, RedisCluster):
            result, copies = await self._in_cluster(self._client, key, command, needed)
        else:
            result, copies = await self._trips.run(command, needed)
        if copies < needed:
            await self.look()  # a replica that was taken away is not waited for; one that is slow, is
            if copies < self._needed:
                raise NotReplicated
        return result

    async def _in_cluster(
        self, cluster: RedisCluster, key: str, command: tuple[Any, ...], needed: int
    ) -> tuple[Any, int]:
        if not needed:
            return await cluster.execute_command(*command), 0
        await cluster.initialize()
        node = cluster.get_node_from_key(key)
        try:
            async with cluster.pipeline(transaction=False) as pipe:
                pipe.execute_command(*command, target_nodes=node)
                pipe.execute_command("WAIT", needed, PATIENCE_MS, target_nodes=node)
                # A redirected command would leave its WAIT behind on the wrong server.
                result, copies = await pipe.execute(allow_redirections=False)
        except _ANOTHER_SHAPE:
            await cluster.aclose()  # so that the next try learns which server has the key now
            raise
        return result, int(copies)

    async def _connected(self) -> int:
        """Return how many replicas follow; in a cluster, those of the primary that has fewest."""
        if isinstance(self._client, RedisCluster):
            await self._client.initialize()
            asked = [
                await self._client.execute_command("INFO", "replication", target_nodes=primary)
                for primary in self._client.get_primaries()
            ]
        else:
            asked = [await self._client.info("replication")]
        return min(int(about.get("connected_slaves", 0)) for about in asked)
