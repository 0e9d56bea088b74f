"""A failover to a copy that lags behind: what was lost is not brought back by a worker that had seen it."""

from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Database
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.context import Decision
from tgbot.tables.model import Visitor
from tgbot.tables.places import user_place

PLACE = user_place(7)
LAG_S = 3.0


def named(name: str) -> Decision[Visitor]:
    """Return a visitor of this name."""
    return Decision(Visitor(user=7, name=name))


def spoken(visitor: Visitor) -> Decision[Visitor]:
    """Return the same visitor, of another language."""
    return Decision(visitor.replace(language="fr"))


async def test_a_decision_on_a_lost_document_does_not_count() -> None:
    """Another document may have been written since, and it may be just as many commits old."""
    database = Database(lambda: 0.0)
    database.lag = lambda: LAG_S
    client = MemoryClient(direct(database))
    one, other = (Repository(RedisStore(client), Changes()) for _ in range(2))  # type: ignore[arg-type]
    await one.run(PLACE, lambda _: named("lost"), now=0.0)
    await other.read(PLACE)
    database.lose_unheard()
    await one.run(PLACE, lambda _: named("kept"), now=0.0)
    await other.run(PLACE, spoken, now=0.0)
    assert await one.read(PLACE) == Visitor(user=7, name="kept", language="fr")
