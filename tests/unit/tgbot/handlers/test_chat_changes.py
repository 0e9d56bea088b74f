"""Changes of chats on the real store's scripts: a table that cannot be read keeps no other from learning of them."""

import pytest

from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Database
from tests.unit.tgbot.builders.tables import ANA, BO, NOW, ROOM, full_lobby, moment
from tgbot.handlers.chat_changes import ChatChanges
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.context import Decision
from tgbot.tables.model import Table
from tgbot.tables.places import table_place
from tgbot.telegram.updates import Departure, Membership

TOPICS = (1, 2, 3)
HERE = [table_place(ROOM.chat, topic) for topic in TOPICS]


@pytest.fixture
async def repository() -> Repository:
    """Return a store with a forum that has a lobby in each topic; the first one cannot be read."""
    database = Database(lambda: NOW)
    repository = Repository(RedisStore(MemoryClient(direct(database))), Changes())  # type: ignore[arg-type]
    await repository.run(table_place(ROOM.chat), _with_topics, now=NOW)
    for topic, place in zip(TOPICS, HERE, strict=True):
        lobby = full_lobby().replace(topic=topic)
        await repository.run(place, lambda _, lobby=lobby: Decision(lobby), now=NOW)  # type: ignore[misc]
    database.execute("HSET", HERE[0].keys.doc, "r", "99999999999", "b", "{broken")
    return repository


def _with_topics(table: Table) -> Decision[Table]:
    return Decision(table.replace(topics=TOPICS))


async def readable(repository: Repository) -> list[Table]:
    return [table for table in await repository.read_all(HERE) if isinstance(table, Table)]


async def test_all_other_topics_learn_that_the_bot_was_removed(repository: Repository) -> None:
    gone = Membership(update=1, room=ROOM, person=ANA, present=False)
    await ChatChanges(repository, lambda: NOW).membership(gone, moment())
    assert [table.away for table in await readable(repository)] == [True, True]


async def test_all_other_topics_learn_that_a_person_has_left(repository: Repository) -> None:
    gone = Departure(update=1, chat=ROOM.chat, user=BO.id)
    await ChatChanges(repository, lambda: NOW).departure(gone, moment())
    assert [table.player(BO.id) for table in await readable(repository)] == [None, None]
