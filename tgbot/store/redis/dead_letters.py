"""Dead letters in Redis: updates that were given up after a few tries."""

import json
import re

from tgbot.store.base import KEEP_S
from tgbot.store.redis.connection import Client
from tgbot.store.redis.edge import at_the_edge

KEY = "dead"
MAX_LETTERS = 100


@at_the_edge
class RedisDeadLetters:
    """The most recent dead letters, in a capped list."""

    def __init__(self, redis: Client) -> None:
        self._redis = redis

    async def add(self, letter: bytes) -> None:
        """Add a dead letter; drop the oldest beyond the limit."""
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.lpush(KEY, letter)
            pipe.ltrim(KEY, 0, MAX_LETTERS - 1)
            pipe.expire(KEY, KEEP_S)
            await pipe.execute()

    async def purge(self, user: int) -> None:
        """Delete the dead letters by or about a user."""
        about = re.compile(rf'"id"\s*:\s*{user}\b')
        for letter in await self.all():
            if about.search(json.loads(letter)["update"]):
                await self._redis.execute_command("LREM", KEY, 0, letter)

    async def all(self) -> list[bytes]:
        """All dead letters, newest first."""
        letters: list[bytes] = await self._redis.execute_command("LRANGE", KEY, 0, -1)
        return letters
