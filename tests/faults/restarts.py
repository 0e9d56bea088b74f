"""Restarts and upgrades under load: every worker in turn is told to stop and started again, as a deployment does."""

import asyncio
import json
import signal
import time
from pathlib import Path

from tests.faults.account import Account
from tests.faults.load import load
from tests.integration import servers
from tests.integration.fleet import ROOT, bring, far_house
from tgbot.store.codec import unpacked
from tgbot.store.redis.store import OLDER_S
from tgbot.tables.model import TABLE_VERSION, Stage

WORKERS = 3
TABLES = 4
BOTH_S = 2.0  # for both versions to work side by side


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


async def upgrade(folder: Path, before: Path) -> Account:
    """Replace workers of another checkout, the version before, one by one; a game that they began is finished.

    For a while both versions work on the same tables.
    """
    resumed = []
    with servers.server(folder / "store") as valkey:
        async with far_house(folder, valkey.url, WORKERS, before) as house:
            party = await bring(house)
            await party.sit_down()
            await party.play_round()
            async with load(house, TABLES) as loaded:
                for worker in house.workers:
                    stopping = time.monotonic()
                    assert await worker.end(signal.SIGTERM) == 0
                    worker.code = ROOT
                    resumed.append(await loaded.resumed(stopping))
                    await worker.start()
                    await party.play_round()  # by workers of both versions, until the last is replaced
                    await asyncio.sleep(BOTH_S)
                account = await loaded.account()
            await asyncio.sleep(OLDER_S + 1)
            await party.play_round()
            assert (await party.table()).stage is Stage.OVER
            values = json.loads(unpacked((await party.store.load(party.place)).body))
            assert values["version"] == TABLE_VERSION, "once no older worker runs, this version is written"
            return account + Account(faults=WORKERS, resumed=resumed)
