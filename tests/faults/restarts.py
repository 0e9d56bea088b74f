"""Restarts under load: every worker in turn is told to stop and started again, as a deployment does."""

import signal
import time
from pathlib import Path

from tests.faults.account import Account
from tests.faults.load import load
from tests.integration import servers
from tests.integration.fleet import far_house

WORKERS = 3
TABLES = 4


async def rolling(folder: Path, times: int) -> Account:
    """Restart all workers one after the other, so many times; return what that cost."""
    resumed = []
    with servers.server(folder / "store") as valkey:
        async with far_house(folder, valkey.url, WORKERS) as house, load(house, TABLES) as loaded:
            for worker in house.workers * times:
                stopping = time.monotonic()
                assert await worker.end(signal.SIGTERM) == 0
                resumed.append(await loaded.resumed(stopping))
                await worker.start()
            return await loaded.account() + Account(faults=WORKERS * times, resumed=resumed)
