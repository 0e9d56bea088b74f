"""A room without settings, a local Telegram that knows one token, and a store that keeps everything."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.integration.servers import Server, server
from tests.unit.tgbot.admin.telegrams import Telegram, running_telegram
from tgbot.settings import Settings


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return the empty folder in which the test runs, with none of our settings in the environment."""
    for name in os.environ:
        if name.lower() in Settings.model_fields:
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest_asyncio.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with running_telegram() as one:
        yield one


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server as it should be: an append-only file, written before each answer, and nothing evicted."""
    with server(tmp_path_factory.mktemp("valkey"), "--maxmemory-policy", "noeviction") as one:
        yield one
