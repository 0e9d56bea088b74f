"""What counts as an outage of the store: whatever its connections raise, and no error about a file of our own."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.simulation.client import MemoryClient
from tgbot.store.errors import Down
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.context import Decision
from tgbot.tables.model import Table
from tgbot.tables.places import table_place

PLACE = table_place(-100)


async def no_route(_: Any) -> list[Any]:
    raise OSError(113, "No route to host")


@pytest.fixture
def store() -> RedisStore:
    """Return a store that nobody reaches."""
    return RedisStore(MemoryClient(no_route))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.load(PLACE),
        lambda store: store.load_all([PLACE]),
        lambda store: store.heartbeat(1.0),
        lambda store: store.dead_letters.add(b"{}"),
    ],
)
async def test_what_a_connection_raises_is_an_outage(
    store: RedisStore, ask: Callable[[RedisStore], Awaitable[object]]
) -> None:
    with pytest.raises(Down):
        await ask(store)


async def test_a_file_of_our_own_that_is_missing_is_a_bug(store: RedisStore) -> None:
    def draw(_: Table) -> Decision[Table]:
        raise FileNotFoundError("cannot open resource")

    repository = Repository(store, Changes())
    repository._kept[PLACE], repository._confirmed[PLACE] = (1, Table(chat=-100)), 10.0**9
    with pytest.raises(FileNotFoundError) as raised:
        await repository.run(PLACE, draw, now=1.0)
    assert not isinstance(raised.value, Down)
