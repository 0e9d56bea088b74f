"""Networks that fail: between workers and their store under load, and between a worker and Telegram during a game."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from tests.faults.account import Account
from tests.faults.crash import game_without_end
from tests.faults.load import load
from tests.faults.proxy import Fault, proxy
from tests.integration import servers
from tests.integration.fleet import bring, far_house

STRUCK_S = 1.5
ACTS = 6  # during each fault


async def to_the_store(folder: Path, told: Callable[[str], None] = print) -> dict[Fault, Account]:
    """Let the way to the store fail in every manner, under load; return what each cost."""
    found: dict[Fault, Account] = {}
    with servers.server(folder / "store") as valkey:
        async with (
            proxy(valkey.port) as way,
            far_house(folder, valkey.url, 2, REDIS_URL=f"redis://127.0.0.1:{way.port}/0") as house,
            load(house, 3) as loaded,
        ):
            for fault in Fault:
                before = await loaded.account()
                way.strike(fault)
                await asyncio.sleep(STRUCK_S)
                way.heal()
                healed = time.monotonic()
                resumed = await loaded.resumed(healed)
                after = await loaded.account()
                found[fault] = Account(
                    1, after.acknowledged - before.acknowledged, after.lost, after.doubled, [resumed]
                )
                told(found[fault].row(f"the store: {fault}"))
    return found


async def to_telegram(folder: Path, told: Callable[[str], None] = print) -> dict[Fault, float]:
    """Let the way to Telegram fail in every manner while a game is played; return when all was shown again."""
    found: dict[Fault, float] = {}
    with servers.server(folder / "store") as valkey:
        async with far_house(folder, valkey.url) as house, proxy(urlsplit(house.address).port or 0) as way:
            (worker,) = house.workers
            await worker.end()
            worker.settings["TELEGRAM_URL"] = f"http://127.0.0.1:{way.port}"
            await worker.start()
            party = await bring(house)
            await party.sit_down()
            acts = game_without_end(party)
            for fault in Fault:
                for _ in range(ACTS):
                    act = await anext(acts)
                    way.strike(fault)
                    act.do()
                    await asyncio.sleep(STRUCK_S / ACTS)
                    way.heal()
                    healed = time.monotonic()
                    await party.settle()
                    found[fault] = max(found.get(fault, 0.0), time.monotonic() - healed)
                told(f"| Telegram: {fault} | {ACTS} | all shown at most {found[fault]:.1f} s after |")
    return found
