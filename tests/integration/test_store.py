"""The store's promises, kept alike by a fake Redis, the simulation's, the embedded Valkey and a cluster of three."""

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import fakeredis
import pytest
import pytest_asyncio
import redis
from redis.asyncio import Redis, RedisCluster

from tests.integration.servers import cluster
from tests.simulation.client import MemoryClient, direct
from tests.simulation.database import Database
from tgbot.store.base import (
    KEEP_S,
    SEEN_MESSAGES_S,
    SEEN_TAPS_S,
    Accepted,
    Duplicate,
    Once,
    Outage,
    Recorded,
    Stale,
    Store,
    Stored,
    Write,
)
from tgbot.store.redis.connection import connect
from tgbot.store.redis.dead_letters import MAX_LETTERS
from tgbot.store.redis.embedded import NoEmbeddedServer, embedded_valkey
from tgbot.store.redis.store import OLDER_HEARTBEAT, OLDER_S, RedisStore
from tgbot.tables.places import PARTITIONS, Place, partition_key, table_place, user_place

pytestmark = pytest.mark.xdist_group("store")

NOW = 1_700_000_000.0
TABLE = table_place(-100_123, 7)


@pytest.fixture(scope="module")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a real server."""
    with embedded_valkey(tmp_path_factory.mktemp("valkey")) as address:
        yield address


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a real cluster."""
    with cluster(tmp_path_factory.mktemp("cluster")) as servers:
        yield "redis+cluster://" + ",".join(f"127.0.0.1:{one.port}" for one in servers[:2])


@pytest_asyncio.fixture(loop_scope="session", params=["fake", "memory", "valkey", "cluster"])
async def client(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    """Return an empty server's client."""
    if request.param == "fake":
        client: Any = fakeredis.FakeAsyncRedis(max_connections=1000)
    elif request.param == "memory":
        client = MemoryClient(direct(Database(time.time)))
    else:
        client = connect(request.getfixturevalue({"valkey": "valkey", "cluster": "nodes"}[request.param]))
        await client.flushall()
    yield client
    await client.aclose()


@pytest.fixture
def store(client: Any) -> Store:
    """Return the store under test."""
    return RedisStore(client)


def write(
    body: bytes | None = b"one",
    *,
    expected: int = 0,
    place: Place = TABLE,
    update: str = "",
    seen_for: int = SEEN_TAPS_S,
    **changes: Any,
) -> Write:
    """Return a commit; what is not named is as a tap has it."""
    usual: dict[str, Any] = {"now": NOW, "due": None}
    once = Once(update, seen_for) if update else None
    return Write(place=place, expected=expected, body=body, once=once, **(usual | changes))


async def keys_of(client: Any) -> list[bytes]:
    """Return all keys, of all servers."""
    everywhere = {"target_nodes": RedisCluster.PRIMARIES} if isinstance(client, RedisCluster) else {}
    return sorted(await client.keys("*", **everywhere))


async def contents(client: Any) -> dict[bytes, object]:
    """Return everything that a server holds."""
    found: dict[bytes, object] = {}
    for key in await keys_of(client):
        match await client.type(key):
            case b"hash":
                found[key] = await client.hgetall(key)
            case b"zset":
                found[key] = await client.zrange(key, 0, -1, withscores=True)
            case _:
                found[key] = await client.get(key)
    return found


# ── documents ───────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_place_without_a_document_is_empty(store: Store) -> None:
    assert await store.load(TABLE) == Stored(0, b"")


async def test_each_commit_is_another_revision(store: Store) -> None:
    assert await store.commit(write(b"one")) == Accepted(1)
    assert await store.commit(write(b"two", expected=1)) == Accepted(2)
    assert await store.load(TABLE) == Stored(2, b"two")


async def test_bodies_are_bytes_of_any_kind(store: Store) -> None:
    body = '{"name":"Жéñ\\u0000"}'.encode() + bytes(range(256))
    await store.commit(write(body))
    assert await store.load(TABLE) == Stored(1, body)


async def test_several_documents_are_loaded_together(store: Store) -> None:
    await store.commit(write(b"one"))
    await store.commit(write(b"two", place=user_place(7)))
    assert await store.load_all([user_place(7), table_place(-1), TABLE]) == [
        Stored(1, b"two"),
        Stored(0, b""),
        Stored(1, b"one"),
    ]


async def test_a_commit_without_a_body_confirms_and_changes_nothing(store: Store, client: Any) -> None:
    await store.commit(write(b"one", due=NOW + 5))
    before = await contents(client)
    assert await store.commit(write(None, expected=1)) == Accepted(1)
    assert await contents(client) == before


async def test_a_document_that_moved_on_is_given_back_and_nothing_is_written(store: Store, client: Any) -> None:
    await store.commit(write(b"one"))
    before = await contents(client)
    assert await store.commit(write(b"two", expected=0, update="t1", due=NOW)) == Stale(Stored(1, b"one"))
    assert await store.commit(write(None, expected=0, update="t1")) == Stale(Stored(1, b"one"))
    assert await contents(client) == before


async def test_of_two_who_decide_at_once_one_writes(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.commit(write(b"%d" % i, update=f"t{i}")) for i in range(10)))
    winners = [outcome for outcome in outcomes if isinstance(outcome, Accepted)]
    assert winners == [Accepted(1)]
    assert all(isinstance(outcome, Stale) for outcome in outcomes if outcome not in winners)


async def test_a_crowd_waits_for_a_connection_instead_of_being_refused(store: Store) -> None:
    outcomes = await asyncio.gather(*(store.commit(write(place=table_place(-chat))) for chat in range(1, 400)))
    assert set(outcomes) == {Accepted(1)}


# ── updates ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_same_update_counts_once(store: Store, client: Any) -> None:
    await store.commit(write(b"one", update="t7"))
    before = await contents(client)
    assert await store.commit(write(b"two", expected=1, update="t7")) == Duplicate()
    assert await store.commit(write(b"two", expected=0, update="t7")) == Duplicate(now=Stored(1, b"one"))
    assert await contents(client) == before


async def test_an_update_that_changed_nothing_counts_once_too(store: Store) -> None:
    assert await store.commit(write(None, update="t7")) == Accepted(0)
    assert await store.commit(write(b"one", update="t7")) == Duplicate()


async def test_updates_of_other_places_and_kinds_are_others(store: Store) -> None:
    await store.commit(write(update="t7"))
    assert await store.commit(write(update="t7", place=user_place(7))) == Accepted(1)
    assert await store.commit(write(b"two", expected=1, update="m7")) == Accepted(2)


async def test_seen_updates_are_forgotten_when_telegram_no_longer_repeats_them(store: Store, client: Any) -> None:
    await store.commit(write(update="t1", seen_for=100))
    await store.commit(write(b"two", expected=1, update="m2", seen_for=1000))
    await store.commit(write(b"three", expected=2, update="t3", now=NOW + 101, seen_for=100))
    assert await client.zrange(TABLE.key("seen"), 0, -1) == [b"t3", b"m2"]


# ── timers and dirty marks ──────────────────────────────────────────────────────────────────────────────────────


async def test_a_timer_is_due_at_its_time(store: Store) -> None:
    await store.commit(write(due=NOW + 60))
    assert await store.due(NOW + 59) == []
    assert await store.due(NOW + 60) == [TABLE]


async def test_a_commit_moves_and_clears_the_timer(store: Store) -> None:
    await store.commit(write(due=NOW + 60))
    await store.commit(write(expected=1, due=NOW + 90))
    assert await store.due(NOW + 60) == []
    await store.commit(write(expected=2, due=None))
    assert await store.due(NOW + 1000) == []


async def test_timers_of_all_partitions_are_found(store: Store) -> None:
    places = {table_place(-chat) for chat in range(1, 200)}
    assert {place.partition for place in places} == set(range(PARTITIONS))
    for place in places:
        await store.commit(write(place=place, due=NOW))
    assert set(await store.due(NOW)) == places


async def test_a_change_is_dirty_until_it_is_shown(store: Store) -> None:
    await store.commit(write(now=NOW))
    assert await store.dirty(NOW - 1) == []
    assert await store.dirty(NOW) == [TABLE]
    assert await shown(store, "a", 30) == {}
    assert await store.settle(TABLE, "a", 30, 1, {}) is Recorded.ALL
    assert await store.dirty(NOW) == []


async def shown(store: Store, lease: str, seconds: float) -> dict[str, bytes] | None:
    """Begin to show the table; return what its chats show, or None while another has the lease."""
    begun = await store.begin(TABLE, lease, seconds)
    return None if begun is None else begun.posts


# ── leases ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_lease_keeps_others_out(store: Store) -> None:
    assert await shown(store, "a", 30) == {}
    assert await shown(store, "b", 30) is None
    assert await store.post(TABLE, "a", 30, {"1": b"shown by a"})
    assert not await store.post(TABLE, "b", 30, {"1": b"shown by b"})
    assert await store.settle(TABLE, "a", 30, 0, {}) is Recorded.ALL
    assert await shown(store, "b", 30) == {"1": b"shown by a"}


async def test_a_lease_expires_and_its_old_holder_writes_no_more(store: Store) -> None:
    await shown(store, "a", 0.05)
    await asyncio.sleep(0.1)
    assert await shown(store, "b", 30) == {}
    assert not await store.post(TABLE, "a", 30, {"1": b"shown by a"})
    await store.commit(write())
    assert await store.settle(TABLE, "a", 30, 1, {}) is Recorded.LEASE_LOST
    assert await store.dirty(NOW) == [TABLE]
    assert await shown(store, "c", 30) is None


async def test_showing_renews_the_lease(store: Store, client: Any) -> None:
    await shown(store, "a", 1)
    await store.post(TABLE, "a", 30, {"1": b""})
    assert await client.pttl(TABLE.key("lease")) > 2000


async def test_a_lease_can_be_renewed_while_it_lasts(store: Store, client: Any) -> None:
    await store.renew(TABLE, 30)
    assert await shown(store, "a", 1) == {}
    await store.renew(TABLE, 30)
    assert await client.pttl(TABLE.key("lease")) > 2000
    assert await shown(store, "b", 30) is None


async def test_showing_begins_from_the_document_unless_it_is_at_hand(store: Store) -> None:
    assert await begun(store) == Stored(0, b"")
    await store.commit(write(b"one"))
    assert await begun(store) == Stored(1, b"one")
    assert await begun(store, known=1) == Stored(1, b"")
    await store.commit(write(b"two", expected=1))
    assert await begun(store, known=1) == Stored(2, b"two")


async def test_what_was_begun_and_not_ended_is_told(store: Store, client: Any) -> None:
    """Its last calls may have arrived, and are recorded nowhere."""
    await store.commit(write(b"one"))
    first = await store.begin(TABLE, "a", 0.001)
    await asyncio.sleep(0.05)
    second = await store.begin(TABLE, "b", 30)
    assert await client.ttl(TABLE.key("posts")) > 0
    assert await store.settle(TABLE, "b", 30, 1, {}) is Recorded.ALL
    third = await store.begin(TABLE, "c", 30)
    assert [found and found.unended for found in (first, second, third)] == ["", "a", ""]


async def test_what_is_begun_is_dirty_until_it_is_shown(store: Store) -> None:
    """A worker that dies in a second look at what was shown already is followed by another."""
    await store.commit(write(b"one"))
    await shown(store, "a", 30)
    assert await store.settle(TABLE, "a", 30, 1, {}) is Recorded.ALL
    assert await store.dirty(float("inf")) == []
    assert await store.begin(TABLE, "b", 30) is not None
    assert await store.dirty(float("inf")) == [TABLE]
    assert await store.settle(TABLE, "b", 30, 1, {}) is Recorded.ALL
    assert await store.dirty(float("inf")) == []


async def test_a_commit_leaves_the_showing_to_who_shows(store: Store) -> None:
    await shown(store, "a", 30)
    assert await store.commit(write(b"one")) == Accepted(1)
    assert await store.settle(TABLE, "a", 30, 1, {}) is Recorded.ALL


async def test_a_commit_leaves_the_mark_of_who_has_not_ended(store: Store) -> None:
    """What the chats show is in doubt then; and the next worker that begins has to learn of it."""
    await shown(store, "a", 0.001)
    await asyncio.sleep(0.05)
    assert await store.commit(write(b"one")) == Accepted(1)
    found = await store.begin(TABLE, "c", 30)
    assert found is not None
    assert found.unended == "a"


async def test_a_commit_begins_no_showing(store: Store, client: Any) -> None:
    assert await store.commit(write(b"one", update="t1")) == Accepted(1)
    assert await store.commit(write(None, expected=1)) == Accepted(1)
    assert await store.commit(write(b"two", expected=0)) == Stale(Stored(1, b"one"))
    assert await store.commit(write(b"two", expected=1, update="t1")) == Duplicate()
    assert not {TABLE.key("lease").encode(), TABLE.key("posts").encode()} & {*await keys_of(client)}


async def begun(store: Store, known: int | None = None) -> Stored | None:
    found = await store.begin(TABLE, "a", 30, known=known)
    return None if found is None else found.document


async def test_what_is_shown_is_recorded_with_the_end_of_showing(store: Store) -> None:
    await store.commit(write(b"one"))
    await store.begin(TABLE, "a", 30)
    assert await store.post(TABLE, "a", 30, {"1": b"old", "2": b"gone"})
    assert await store.settle(TABLE, "a", 30, 0, {"1": b"new", "2": b""}) is Recorded.MORE  # the document is another
    assert await shown(store, "b", 30) is None
    assert await shown(store, "a", 30) == {"1": b"new"}
    assert await store.settle(TABLE, "a", 30, 1, {"1": b"newer"}) is Recorded.ALL
    assert await shown(store, "b", 30) == {"1": b"newer"}
    assert await store.settle(TABLE, "a", 30, 1, {"1": b"too late"}) is Recorded.LEASE_LOST
    assert await shown(store, "b", 30) == {"1": b"newer"}


async def test_what_changed_meanwhile_is_not_settled(store: Store) -> None:
    await store.commit(write(b"one"))
    await shown(store, "a", 30)
    await store.commit(write(b"two", expected=1))
    assert await store.settle(TABLE, "a", 30, 1, {}) is Recorded.MORE
    assert await store.dirty(NOW) == [TABLE]
    assert await shown(store, "b", 30) is None  # the lease is still a's
    assert await store.settle(TABLE, "a", 30, 2, {}) is Recorded.ALL
    assert await store.dirty(NOW) == []


# ── limits ──────────────────────────────────────────────────────────────────────────────────────────────────────


INTERVAL_S = 0.2


def near(seconds: float) -> Any:
    """About so long: the server's clock runs while a test asks it."""
    return pytest.approx(seconds, abs=0.15)


async def test_a_limit_gives_a_burst_and_then_one_call_per_interval(store: Store) -> None:
    calls = [await store.take("limit:x", interval=3, burst=4) for _ in range(6)]
    assert calls == [0, 0, 0, 0, near(3), near(3)]
    assert await store.take("limit:y", interval=3, burst=4) == 0


async def test_a_limit_that_was_left_alone_gives_calls_again_and_at_most_a_burst(store: Store) -> None:
    for _ in range(2):
        waits = [await store.take("limit:x", interval=INTERVAL_S, burst=2) for _ in range(4)]
        assert waits[:2] == [0, 0]
        assert 0 < waits[-1] <= INTERVAL_S
        await asyncio.sleep(INTERVAL_S * 3)


async def test_a_smaller_burst_leaves_calls_to_others(store: Store) -> None:
    assert [await store.take("limit:x", interval=3, burst=2) for _ in range(3)] == [0, 0, near(3)]
    assert [await store.take("limit:x", interval=3, burst=4) for _ in range(3)] == [0, 0, near(3)]


async def test_a_pause_stops_every_call_until_it_is_over(store: Store) -> None:
    assert await store.take("limit:x", interval=1, burst=4, pause=0.3) == near(0.3)
    assert 0 < await store.take("limit:x", interval=1, burst=4) <= 0.3
    await asyncio.sleep(0.35)
    assert await store.take("limit:x", interval=1, burst=4) == 0


async def test_a_server_whose_clock_was_set_back_keeps_nobody_waiting(store: Store, client: Any) -> None:
    await store.take("limit:x", interval=3, burst=4)
    ahead = time.time() + 3600
    await client.execute_command("HSET", "limit:x", "free", ahead + 3, "paused", ahead + 5, "asked", ahead)
    assert [await store.take("limit:x", interval=3, burst=2) for _ in range(3)] == [0, 0, near(3)]


async def test_what_workers_of_the_version_before_have_taken_of_a_limit_counts(store: Store, client: Any) -> None:
    """They note when the limit is whole again, but not when they asked."""
    await client.execute_command("HSET", "limit:x", "free", time.time() + 9, "paused", 0)
    assert [await store.take("limit:x", interval=3, burst=4) for _ in range(2)] == [0, near(3)]


async def test_limits_are_forgotten_when_they_are_whole(store: Store, client: Any) -> None:
    await store.take("limit:x", interval=3, burst=4)
    assert 2000 < await client.pttl("limit:x") <= 3000


# ── dead letters ────────────────────────────────────────────────────────────────────────────────────────────────


async def test_failures_of_an_update_are_counted_by_all_workers(store: Store, client: Any) -> None:
    workers = (store, store, RedisStore(client))
    assert [await worker.count_failure(7) for worker in workers] == [1, 2, 3]
    assert await store.count_failure(8) == 1


async def test_the_last_dead_letters_are_kept(store: Store) -> None:
    for number in range(MAX_LETTERS + 5):
        await store.dead_letters.add(b"%d" % number)
    letters = await store.dead_letters.all()
    assert (len(letters), letters[0], letters[-1]) == (MAX_LETTERS, b"104", b"5")


# ── keys ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_all_keys_of_a_place_lie_in_one_slot_of_a_cluster(store: Store, client: Any) -> None:
    await store.commit(write(update="t1", due=NOW))
    await shown(store, "a", 30)
    await store.post(TABLE, "a", 30, {"1": b"{}"})
    tag = f"{{p{TABLE.partition:02d}}}".encode()
    keys = await keys_of(client)
    assert len(keys) == 6  # document, seen, dirty, timers, lease, posts
    assert [key for key in keys if key.count(tag) != 1 or key.count(b"{") != 1] == []


async def test_everything_but_marks_expires(store: Store, client: Any) -> None:
    await store.commit(write(update="t1", due=NOW))
    await shown(store, "a", 30)
    await store.post(TABLE, "a", 30, {"1": b"{}"})
    lasting = {partition_key(part, TABLE.partition).encode() for part in ("dirty", "timers")}
    assert {key for key in await keys_of(client) if await client.ttl(key) == -1} == lasting
    assert KEEP_S - 5 < await client.ttl(TABLE.key("doc")) <= KEEP_S
    assert SEEN_MESSAGES_S - 5 < await client.ttl(TABLE.key("seen")) <= SEEN_MESSAGES_S


# ── the embedded server ─────────────────────────────────────────────────────────────────────────────────────────


async def commit_to(address: str, *writes: Write) -> None:
    store = RedisStore(Redis.from_url(address))
    for one in writes:
        await store.commit(one)
    await store.close()


async def load_from(address: str) -> Stored:
    store = RedisStore(Redis.from_url(address))
    stored = await store.load(TABLE)
    await store.close()
    return stored


async def test_the_embedded_servers_data_survive_a_restart(tmp_path: Path) -> None:
    with embedded_valkey(tmp_path) as address:
        await commit_to(address, write(b"one"), write(b"two", expected=1))
    with embedded_valkey(tmp_path) as address:
        assert await load_from(address) == Stored(2, b"two")


def test_a_second_bot_in_the_same_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    refused = pytest.raises(NoEmbeddedServer, match="stop it, or choose another folder, with DATA_FOLDER")
    with embedded_valkey(tmp_path), refused as error, embedded_valkey(tmp_path):
        pass
    assert str(tmp_path) in str(error.value)
    assert "\n" not in str(error.value)


def test_a_folder_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(NoEmbeddedServer, match="DATA_FOLDER"), embedded_valkey(tmp_path / "file" / "data"):
        pass


_BOT_THAT_IS_KILLED = """
import sys, time
from pathlib import Path
from tgbot.store.redis.embedded import embedded_valkey
with embedded_valkey(Path(sys.argv[1])) as address:
    print(address, flush=True)
    time.sleep(60)
"""


async def test_a_server_that_outlived_a_killed_bot_is_stopped_and_its_data_kept(tmp_path: Path) -> None:
    code = (sys.executable, "-c", _BOT_THAT_IS_KILLED, str(tmp_path))
    bot = await asyncio.create_subprocess_exec(*code, stdout=subprocess.PIPE)
    assert bot.stdout is not None
    orphan = (await bot.stdout.readline()).decode().strip()
    await commit_to(orphan, write(b"one"))
    bot.kill()
    await bot.wait()
    assert await load_from(orphan) == Stored(1, b"one")
    with embedded_valkey(tmp_path) as address:
        assert await load_from(address) == Stored(1, b"one")
        if address != orphan:
            with pytest.raises(redis.ConnectionError), redis.Redis.from_url(orphan) as gone:
                gone.ping()


def test_a_strangers_server_at_the_remembered_address_is_left_alone(tmp_path: Path, valkey: str) -> None:
    """After a reboot the port may belong to another Redis."""
    (tmp_path / "address").write_text(valkey)
    with embedded_valkey(tmp_path), redis.Redis.from_url(valkey) as stranger:
        assert stranger.ping()


async def test_a_worker_of_the_version_before_is_noticed_by_its_heartbeat(store: RedisStore, client: Any) -> None:
    """As long as it beats, and a while longer, documents are written as it can read them."""
    assert await store.last_heartbeat(1_000.0) is None
    assert not store.older_workers
    await store.heartbeat(1_000.0)
    await client.set(OLDER_HEARTBEAT, 1_010.0)
    assert await store.last_heartbeat(1_011.0) == 1_010.0
    assert store.older_workers
    await store.heartbeat(1_011.0)
    assert await store.last_heartbeat(1_010.0 + OLDER_S + 1) == 1_011.0
    assert not store.older_workers


async def test_an_outage_is_what_the_first_worker_says_until_it_is_made_up_for(store: RedisStore) -> None:
    one, other, later = Outage(1_000.0, 1_100.1), Outage(1_000.0, 1_100.2), Outage(1_100.1, 1_200.0)
    await store.heartbeat(1_000.0)
    assert await store.outage() is None
    assert [await store.begin_outage(outage) for outage in (one, other)] == [one, one]
    assert (await store.outage(), await store.last_heartbeat(1_100.3)) == (one, 1_000.0)
    await store.end_outage(one)
    assert (await store.outage(), await store.last_heartbeat(1_100.3)) == (None, one.ended)
    assert await store.begin_outage(later) == later
    await store.end_outage(one)  # by a slower worker
    assert await store.outage() == later
