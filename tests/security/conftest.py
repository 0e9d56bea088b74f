"""One playground for all attacks; each has a game of its own as its target."""

from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio

from tests.integration import party as parties
from tests.integration.party import House
from tests.loops import share_a_loop
from tests.security.target import TALLY, Target, aim


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop and one process for the folder: one bot is attacked by all."""
    for item in share_a_loop(items, Path(__file__).parent):
        item.add_marker(pytest.mark.xdist_group("attacks"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how many attacks were made."""
    if TALLY.made:
        terminalreporter.write_line(f"attacks made: {TALLY.made}")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[House]:
    """Return a playground in which nobody is turned away for tapping too fast: the attacks are to arrive."""
    async with parties.house() as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def target(house: House) -> AsyncIterator[Target]:
    """Return a game in full swing."""
    async with aiohttp.ClientSession() as http:
        yield await aim(house, http)
