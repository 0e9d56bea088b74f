"""Deliveries at human pace to one worker, as Telegram makes them: again until they are acknowledged."""

import asyncio
import random
import re
import time
from dataclasses import dataclass, field

import aiohttp

AGAIN_S = 0.1  # a delivery that failed and the next try
_UPDATE = re.compile(rb'\{"update_id": (\d+), "(\w+)"')


@dataclass
class Deliveries:
    """One worker's deliveries; `pace_s` is how long a group takes for an update, on average."""

    url: str
    http: aiohttp.ClientSession
    pace_s: float
    chance: random.Random
    acknowledged: set[int] = field(default_factory=set)
    again: int = 0  # deliveries that had to be repeated
    taps: list[float] = field(default_factory=list)  # seconds until each was answered, since they were last taken

    async def turn(self) -> None:
        """Wait as long as people do before they do something."""
        await asyncio.sleep(self.chance.expovariate(1 / self.pace_s))

    async def __call__(self, body: bytes) -> float:
        """Deliver an update until it is acknowledged; return when it first left."""
        found = _UPDATE.match(body)
        assert found is not None
        left = time.perf_counter()
        while not await self._acknowledged(body):
            self.again += 1
            await asyncio.sleep(AGAIN_S)
        self.acknowledged.add(int(found[1]))
        if found[2] == b"callback_query":
            self.taps.append(time.perf_counter() - left)
        return left

    async def _acknowledged(self, body: bytes) -> bool:
        try:
            async with self.http.post(self.url, data=body) as answer:
                await answer.read()
                return answer.status == 200
        except (aiohttp.ClientError, TimeoutError):
            return False

    def take_taps(self) -> list[float]:
        """Return how long the taps since the last call took."""
        taken, self.taps = self.taps, []
        return taken
