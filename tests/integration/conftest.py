"""One playground for the session; every test brings its own people and group into it."""

import re
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio

from tests.integration import party as parties
from tests.integration.party import House, Party
from tests.loops import share_a_loop
from tgbot.games.codes.words import deck, vocabulary

FOLDER = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for the folder, so that one bot and its local Telegram serve every test in it."""
    share_a_loop(items, FOLDER)


@pytest.fixture(autouse=True)
def no_keyword_is_said_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal no keyword that stands in the tests themselves: as a clue it would be refused, in a group be a leak."""
    monkeypatch.setattr(deck, "words", _unsaid)


@cache
def _unsaid() -> tuple[vocabulary.Word, ...]:
    said = {word for path in FOLDER.glob("*.py") for word in re.findall("[a-z]+", path.read_text().lower())}
    said |= {word.removesuffix("s") for word in said}
    return tuple(word for word in vocabulary.words() if said.isdisjoint(word.forms["en"].lower().split()))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house() -> AsyncIterator[House]:
    """Return the playground that all tests of this folder share."""
    async with parties.house() as house:
        yield house


@pytest_asyncio.fixture(loop_scope="session")
async def party(house: House) -> Party:
    """Return three people who have opened the bot, in a group of their own."""
    return await parties.gather(house)
