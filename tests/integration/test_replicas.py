"""Replicas, Sentinels and clusters: nothing counts before a replica has it, and a failover loses nothing that did."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.integration import servers
from tests.thorough import long
from tgbot.store.base import SEEN_TAPS_S, Accepted, Duplicate, Once, Stored, Write
from tgbot.store.errors import Down
from tgbot.store.redis import replication
from tgbot.store.redis.connection import check_address, connect
from tgbot.store.redis.replication import NotReplicated, Replication
from tgbot.store.redis.store import RedisStore
from tgbot.tables.places import Place, table_place

pytestmark = pytest.mark.xdist_group("replicas")

PATIENCE_S = 30.0
PLACES = [table_place(-chat) for chat in range(1, 7)]


def write(body: bytes, *, place: Place = PLACES[0], expected: int = 0, update: str | None = None) -> Write:
    return Write(place, expected, body, Once(update, SEEN_TAPS_S) if update else None, time.time(), None)


@asynccontextmanager
async def store_at(url: str, wanted: int | None = None) -> AsyncIterator[RedisStore]:
    client = connect(url)
    store = RedisStore(client, Replication(client, wanted))
    await store.look()
    try:
        yield store
    finally:
        await store.close()


async def at_last(step: Callable[[], Awaitable[object]]) -> object:
    """Try until the store can be reached again, as Telegram does with an update that is not acknowledged."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                return await step()
            except Down:
                await asyncio.sleep(0.1)


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[servers.Server, servers.Server]]:
    """Return a primary and its replica."""
    with (
        servers.server(tmp_path / "primary") as primary,
        servers.replica_of(primary, tmp_path / "replica") as replica,
    ):
        yield primary, replica


async def test_a_commit_counts_when_the_replica_has_it(
    pair: tuple[servers.Server, servers.Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    primary, replica = pair
    monkeypatch.setattr(replication, "WAIT_TIMEOUT_MS", 200)
    async with store_at(primary.url) as store:
        assert await store.commit(write(b"one", update="t1")) == Accepted(1)
        assert replica.client.hget(PLACES[0].key("doc"), "b") == b"one"
        replica.signal(signal.SIGSTOP)
        with pytest.raises(NotReplicated):
            await store.commit(write(b"two", expected=1, update="t2"))
        # Neither the update delivered again nor a screen may take it for certain as long as the replica sleeps.
        with pytest.raises(NotReplicated):
            await store.commit(write(b"two", expected=1, update="t2"))
        with pytest.raises(NotReplicated):
            await store.load(PLACES[0], lasting=True)
        replica.signal(signal.SIGCONT)
        assert await at_last(lambda: store.commit(write(b"two", expected=1, update="t2"))) == Duplicate(
            Stored(2, b"two")
        )
        assert replica.client.hget(PLACES[0].key("doc"), "b") == b"two"
        assert await store.load(PLACES[0], lasting=True) == Stored(2, b"two")


async def test_a_replica_that_was_taken_away_is_not_waited_for_unless_it_was_asked_for(
    pair: tuple[servers.Server, servers.Server],
) -> None:
    primary, replica = pair
    async with store_at(primary.url) as easy, store_at(primary.url, wanted=1) as strict:
        replica.kill()
        servers.eventually(lambda: primary.client.info("replication")["connected_slaves"] == 0)
        with pytest.raises(NotReplicated):  # once: the replica may be the primary of others by now
            await easy.commit(write(b"one", update="t1"))
        assert await easy.commit(write(b"one", update="t1")) == Duplicate(Stored(1, b"one"))
        with pytest.raises(NotReplicated):
            await strict.commit(write(b"two", expected=1))


@long
async def test_a_failover_that_sentinels_decide_keeps_what_was_acknowledged(
    pair: tuple[servers.Server, servers.Server], tmp_path: Path
) -> None:
    primary, replica = pair
    with servers.sentinels(primary, tmp_path, "games") as ports:
        url = "redis+sentinel://" + ",".join(f"127.0.0.1:{port}" for port in ports) + "/games"
        check_address(url)
        async with store_at(url) as store:
            assert await store.commit(write(b"one", update="t1")) == Accepted(1)
            primary.kill()
            assert await at_last(lambda: store.commit(write(b"one", update="t1"))) == Duplicate(Stored(1, b"one"))
            assert await at_last(lambda: store.commit(write(b"two", expected=1, update="t2"))) == Accepted(2)
        assert replica.client.role()[0] == b"master"


@long
async def test_a_cluster_that_loses_a_primary_goes_on_with_its_replica(tmp_path: Path) -> None:
    with servers.cluster(tmp_path, replicas=True) as nodes:
        async with store_at("redis+cluster://" + ",".join(f"127.0.0.1:{one.port}" for one in nodes[:3])) as store:
            for place in PLACES:
                assert await store.commit(write(b"one", place=place, update="t1")) == Accepted(1)
            nodes[0].kill()
            for place in PLACES:
                again = write(b"one", place=place, update="t1")
                assert await at_last(lambda again=again: store.commit(again)) == Duplicate(Stored(1, b"one"))  # type: ignore[misc]
                more = write(b"two", place=place, expected=1, update="t2")
                await at_last(lambda more=more: store.commit(more))  # type: ignore[misc]
            assert await store.load_all(PLACES) == [Stored(2, b"two")] * len(PLACES)


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("http://host", "redis://host:6379/0"),
        ("redis+sentinel://host:26379", "name of the primary"),
        ("redis+sentinel://host:26379/games/main", "name of the primary"),
        ("redis+cluster://host:6379/1", "no databases"),
        ("redis+cluster://", "redis+cluster://host:6379"),
        ("redis+cluster://host:99999", "a port is a number"),
    ],
)
def test_a_wrong_address_is_told_with_a_right_one(url: str, says: str) -> None:
    with pytest.raises(ValueError, match=says.replace("+", r"\+")):
        check_address(url)
