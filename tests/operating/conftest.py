"""A room without settings, a local Telegram that knows one token, and a store that keeps everything."""

import os
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot.servers import Server, server
from tgbot.listen import loopback_socket, serving
from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.playground.server import local_telegram
from tgbot.settings import Settings

TOKEN = "4000000001:a-token-of-the-local-telegram-only"


@dataclass(frozen=True)
class Telegram:
    """A local Telegram in this process, and where it answers."""

    address: str
    local: LocalTelegram
    people: People


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
    local = LocalTelegram(token=TOKEN)
    people = People(local)
    async with serving(local_telegram(local, people), loopback_socket()) as address:
        yield Telegram(address, local, people)


@pytest.fixture(scope="session")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server as it should be: an append-only file, written before each answer, and nothing evicted."""
    with server(tmp_path_factory.mktemp("valkey"), "--maxmemory-policy", "noeviction") as one:
        yield one
