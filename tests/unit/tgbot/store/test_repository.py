"""The repository on the real store's scripts: two workers, each with a cache of its own."""

import pytest

from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Database
from tgbot.store.base import Once
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.context import Decision
from tgbot.tables.model import Visitor
from tgbot.tables.places import user_place

NOW = 1_700_000_000.0
ANA = user_place(7)


@pytest.fixture
def workers() -> tuple[Repository, Repository]:
    """Return two workers at one store."""
    database = Database(lambda: NOW)
    stores = [RedisStore(MemoryClient(direct(database))) for _ in range(2)]  # type: ignore[arg-type]
    one, other = (Repository(store, Changes()) for store in stores)
    return one, other


def started(visitor: Visitor) -> Decision[Visitor]:
    return Decision(visitor.replace(started=True))


async def test_a_worker_that_gets_an_update_again_knows_what_another_made_of_it(
    workers: tuple[Repository, Repository],
) -> None:
    one, other = workers
    await other.read(ANA)
    await one.run(ANA, started, now=NOW, once=Once.message(1))
    again = await other.run(ANA, started, now=NOW, once=Once.message(1))
    assert (again.again, again.document) == (True, Visitor(user=7, started=True))
    kept = other.kept(ANA)
    assert kept is not None
    assert kept[1] == again.document
