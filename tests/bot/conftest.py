"""One playground for the session; every test brings its own people and group into it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.bot import party as parties
from tests.bot.party import House, Party
from tests.loops import share_a_loop


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for the folder, so that one bot and its local Telegram serve every test in it."""
    share_a_loop(items, Path(__file__).parent)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[House]:
    """Return the playground that all tests of this folder share."""
    async with parties.house() as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def party(house: House) -> Party:
    """Return three people who have opened the bot, in a group of their own."""
    return await parties.gather(house)
