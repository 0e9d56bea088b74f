"""How often an update goes to the store and back, counted on the wire."""

import itertools
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest_asyncio
from redis.asyncio import Connection, ConnectionPool, Redis

from tests.integration.party import House, Party, gather
from tests.integration.showing import redis_of
from tgbot.games.codes.buttons import SetDigit
from tgbot.handlers.chat_changes import ChatChanges
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.handlers.private import PrivateChats
from tgbot.store.redis.store import RedisStore
from tgbot.store.repository import Changes, Repository
from tgbot.tables.buttons import ShowWords
from tgbot.tables.context import Decision
from tgbot.tables.model import Table
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Incoming, Room, Sender, Tap, TextMessage

_updates = itertools.count(10**12)


class Counted(Connection):
    """A connection that counts what is written to it: a pipeline is one trip."""

    trips: ClassVar[int] = 0

    async def send_packed_command(self, *args: Any, **named: Any) -> None:
        """Count, and send."""
        Counted.trips += 1
        await super().send_packed_command(*args, **named)


@dataclass
class Worker:
    """A second worker beside the bot, on the same store, with nothing kept yet and nobody who shows."""

    redis: Redis
    dispatcher: Dispatcher

    async def trips(self, incoming: Incoming) -> int:
        """Take an update and return how many round trips that took."""
        before = Counted.trips
        await self.dispatcher.take(incoming)
        return Counted.trips - before


async def denied(*_: int) -> bool:
    """Nobody is an admin here, and no message is deleted."""
    return False


def worker_for(redis: Redis) -> Worker:
    """Return a worker that has seen nothing yet."""
    store = RedisStore(redis)
    repository = Repository(store, Changes())
    dispatcher = Dispatcher(
        repository,
        Links("crosswire_local_bot"),
        time.time,
        private=PrivateChats(repository, store.dead_letters.purge, denied),
        chats=ChatChanges(repository, time.time),
        is_admin=denied,
        erase=denied,
        tapped=lambda *_: None,
    )
    return Worker(redis, dispatcher)


@pytest_asyncio.fixture(loop_scope="session")
async def redis(house: House) -> AsyncIterator[Redis]:
    """Return a client whose trips are counted, connected and with the scripts loaded."""
    client = redis_of(house.bot.store)
    assert isinstance(client, Redis)
    of_bot = client.connection_pool.connection_kwargs
    pool = ConnectionPool(connection_class=Counted, host=of_bot["host"], port=of_bot["port"])
    redis = Redis.from_pool(pool)
    await redis.ping()
    yield redis
    await redis.aclose()


def tap(user: int, data: str, chat: int) -> Tap:
    """Return a tap as it is decoded."""
    room = Room(chat, private=chat > 0, title="")
    return Tap(next(_updates), Sender(user, "Bo", "en"), room, "1", 1, data)


def text(user: int, words: str) -> TextMessage:
    """Return a private text as it is decoded."""
    update = next(_updates)
    return TextMessage(
        update, Sender(user, "Ana", "en"), Room(user, private=True, title=""), update, words, edited=False
    )


async def test_a_tap_takes_one_round_trip_with_the_table_kept_and_two_without(party: Party, redis: Redis) -> None:
    bo = party.users[1]
    await party.sit_down()
    await party.give_clues()
    _, data = party.button(bo, SetDigit(1, 2))
    worker = worker_for(redis)
    assert await worker.trips(tap(bo, data, bo)) == 2
    assert await worker.trips(tap(bo, data, bo)) == 1


async def test_a_peek_takes_one_round_trip_too(party: Party, redis: Redis) -> None:
    bo = party.users[1]
    await party.sit_down()
    _, data = party.button(party.group.id, ShowWords())
    worker = worker_for(redis)
    await worker.trips(tap(bo, data, party.group.id))
    assert await worker.trips(tap(bo, data, party.group.id)) == 1


async def test_a_button_that_we_do_not_know_takes_none(party: Party, redis: Redis) -> None:
    assert await worker_for(redis).trips(tap(party.users[0], "nonsense", party.group.id)) == 0


async def test_a_private_text_takes_three_round_trips_at_most(party: Party, redis: Redis) -> None:
    ana = party.users[0]
    await party.sit_down()
    worker = worker_for(redis)
    assert await worker.trips(text(ana, "hint aa\nhint bb")) <= 3
    assert await worker.trips(text(ana, "hint cc")) <= 3
    assert (await party.view(ana)).draft == ("hint aa", "hint bb", "hint cc")


async def test_a_private_text_takes_no_more_trips_in_several_games(house: House, redis: Redis) -> None:
    first = await gather(house)
    ana = first.users[0]
    for _ in range(3):
        other = await gather(house)
        house.people.join(ana, other.group.id)
        await other.say(ana, "/play")
        await first.settle()
    await first.sit_down()
    assert len((await first.visitor(ana)).tables) == 4
    assert await worker_for(redis).trips(text(ana, "hint aa\nhint bb\nhint cc")) <= 3


async def test_a_text_that_nobody_waits_for_takes_three_at_most(party: Party, redis: Redis) -> None:
    assert await worker_for(redis).trips(text(party.users[0], "hello?")) <= 3


async def test_where_another_worker_was_faster_the_next_decision_is_made_once(party: Party, redis: Redis) -> None:
    """Both ways take two trips; but to ask first is cheaper than to decide in vain."""
    one, other = (Repository(RedisStore(redis), Changes()) for _ in range(2))
    decided: list[str] = []

    async def decide(repository: Repository, title: str) -> int:
        def take(table: Table) -> Decision[Table]:
            decided.append(title)
            return Decision(table.replace(title=title))

        before = Counted.trips
        await repository.run(party.place, take, now=time.time())
        return Counted.trips - before

    await decide(one, "one's")
    await decide(other, "other's")
    assert [await decide(one, "in vain"), decided.count("in vain")] == [2, 2]
    await decide(other, "other's again")
    assert [await decide(one, "asked first"), decided.count("asked first")] == [2, 1]
    assert [await decide(one, "asked once more"), decided.count("asked once more")] == [2, 1]
    assert [await decide(one, "alone again"), decided.count("alone again")] == [1, 1]
