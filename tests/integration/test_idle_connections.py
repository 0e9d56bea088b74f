"""Connections that the server has closed while nobody used them: the next command goes over a new one."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.integration import servers
from tgbot.store.redis.connection import Client, connect

pytestmark = pytest.mark.xdist_group("idle")

NAME = "games"
COMMANDS = 5

Running: TypeAlias = tuple[str, Sequence[servers.Server]]


@contextmanager
def single(folder: Path) -> Iterator[Running]:
    with servers.server(folder) as one:
        yield one.url, [one]


@contextmanager
def watched(folder: Path) -> Iterator[Running]:
    with (
        servers.server(folder / "primary") as primary,
        servers.replica_of(primary, folder / "replica"),
        servers.sentinels(primary, folder, NAME, count=1) as ports,
    ):
        yield f"redis+sentinel://127.0.0.1:{ports[0]}/{NAME}", [primary]


@contextmanager
def cluster(folder: Path) -> Iterator[Running]:
    with servers.cluster(folder) as nodes:
        yield "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in nodes), nodes


async def at_once(client: Client) -> list[Any]:
    """Run commands over as many connections."""
    commands = (client.execute_command("INCR", f"key{number}") for number in range(COMMANDS))
    return list(await asyncio.gather(*commands, return_exceptions=True))


@pytest.mark.parametrize("run", [single, watched, cluster])
async def test_a_connection_closed_while_idle_costs_no_command(
    tmp_path: Path, run: Callable[[Path], AbstractContextManager[Running]]
) -> None:
    with run(tmp_path) as (url, nodes):
        client = connect(url)
        try:
            await client.initialize()
            assert await at_once(client) == [1] * COMMANDS
            for node in nodes:
                assert node.client.execute_command("CLIENT", "KILL", "TYPE", "normal") >= 1
            await asyncio.sleep(0.05)  # until this side has heard of it
            assert await at_once(client) == [2] * COMMANDS
            # Each command runs once: none is sent a second time.
            assert await at_once(client) == [3] * COMMANDS
        finally:
            await client.aclose()
