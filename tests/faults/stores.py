"""Stores that die under load: one Valkey killed again and again, failovers by Sentinels, a cluster that loses nodes."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.faults.account import Account
from tests.faults.load import Load, load
from tests.integration import servers
from tests.integration.fleet import far_house

WORKERS = 2
TABLES = 4
REPLICAS = 2
NAME = "games"


async def valkey_kills(folder: Path, times: int) -> Account:
    """Kill the one Valkey under load, so many times, and start it again."""
    with servers.server(folder / "store") as valkey:

        def kill() -> None:
            valkey.kill()
            valkey.start()

        async with far_house(folder, valkey.url, WORKERS) as house, load(house, TABLES) as loaded:
            return await _struck(loaded, times, kill)


async def failovers(folder: Path, times: int, wanted: int = REPLICAS) -> Account:
    """Kill the primary of three under load, so many times; Sentinels choose another, and the old one comes back.

    A change counts when all that could be chosen have it, unless fewer are wanted: Sentinels may choose one that is
    behind.
    """
    with _watched(folder) as (nodes, ports):
        url = "redis+sentinel://" + ",".join(f"127.0.0.1:{port}" for port in ports) + f"/{NAME}"

        def kill() -> None:
            primary = _primary(nodes)
            primary.kill()
            servers.eventually(lambda: any(_leads(node) for node in nodes if node is not primary))
            chosen = next(node for node in nodes if node is not primary and _leads(node))
            primary.start()
            primary.client.replicaof("127.0.0.1", chosen.port)

        def healthy() -> None:
            servers.eventually(lambda: _primary(nodes).client.info("replication")["connected_slaves"] == REPLICAS)
            servers.eventually(lambda: all(servers.known_replicas(port, NAME) == REPLICAS for port in ports))

        async with (
            far_house(folder, url, WORKERS, REDIS_REPLICAS=str(wanted)) as house,
            load(house, TABLES) as loaded,
        ):
            return await _struck(loaded, times, kill, healthy)


async def node_losses(folder: Path) -> Account:
    """Kill one primary of a cluster under load; its replica takes over."""
    with servers.cluster(folder / "cluster", replicas=True) as nodes:
        url = "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in nodes)
        async with far_house(folder, url, WORKERS) as house, load(house, TABLES) as loaded:
            await house.redis.initialize()
            concerned = house.redis.get_node_from_key(loaded.tappers[0].place.key("doc")).port
            return await _struck(loaded, 1, next(node for node in nodes if node.port == concerned).kill)


async def _struck(
    loaded: Load, times: int, strike: Callable[[], None], healthy: Callable[[], None] = lambda: None
) -> Account:
    """Strike so many times, each time once play goes on; return what that cost."""
    resumed, chance = [], random.Random(times)
    for _ in range(times):
        await loaded.resumed(time.monotonic())
        await asyncio.to_thread(healthy)
        await asyncio.sleep(chance.uniform(0.1, 0.6))  # at any moment of an update
        began = time.monotonic()
        await asyncio.to_thread(strike)
        resumed.append(await loaded.resumed(began))
    return await loaded.account() + Account(faults=times, resumed=resumed)


@contextmanager
def _watched(folder: Path) -> Iterator[tuple[list[servers.Server], list[int]]]:
    """Run a primary with its replicas, and three Sentinels."""
    with ExitStack() as stack:
        primary = stack.enter_context(servers.server(folder / "primary"))
        others = [stack.enter_context(servers.replica_of(primary, folder / f"replica{n}")) for n in range(REPLICAS)]
        ports = stack.enter_context(servers.sentinels(primary, folder, NAME))
        yield [primary, *others], ports


def _primary(nodes: list[servers.Server]) -> servers.Server:
    return next(node for node in nodes if _leads(node))


def _leads(node: servers.Server) -> bool:
    return node.answers() and bool(node.client.role()[0] == b"master")
