"""What weaker settings than ours can lose, shown: each promise names the setting that it needs."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.integration import servers
from tests.integration.test_replicas import store_at, write
from tgbot.store.base import Accepted, Stored
from tgbot.store.redis import replication
from tgbot.store.redis.replication import NotReplicated
from tgbot.tables.places import table_place

pytestmark = pytest.mark.xdist_group("faults")

PLACE = table_place(-1)
WRITES = 50


def on_disk(server: servers.Server, patience_ms: int) -> bool:
    """Ask the server whether all that it has acknowledged is on its disk."""
    return bool(server.client.execute_command("WAITAOF", 1, 0, patience_ms)[0])


def log_of(server: servers.Server) -> Path:
    (file,) = server.folder.glob("appendonlydir/*.incr.aof")
    return file


@pytest.mark.parametrize(("fsync", "left"), [("always", WRITES), ("everysec", 0)])
async def test_a_power_cut_costs_what_the_disk_does_not_have(tmp_path: Path, fsync: str, left: int) -> None:
    """A power cut leaves on the disk what was written through, and perhaps no more than that."""
    with servers.server(tmp_path, "--appendfsync", fsync) as valkey:
        async with store_at(valkey.url) as store:
            await store.commit(write(b"0"))
            valkey.client.set("begun", 1)
            servers.eventually(lambda: on_disk(valkey, 2000))
            certain = log_of(valkey).stat().st_size
            for number in range(WRITES):
                assert await store.commit(write(b"%d" % number, expected=number + 1)) == Accepted(number + 2)
                if fsync == "always":
                    assert on_disk(valkey, 1)
                    certain = log_of(valkey).stat().st_size
        valkey.kill()
        with log_of(valkey).open("r+b") as log:
            log.truncate(certain)
        valkey.start()
        assert int(valkey.client.hget(PLACE.key("doc"), "r")) == left + 1


@contextmanager
def three(folder: Path) -> Iterator[list[servers.Server]]:
    """Run a primary with two replicas."""
    with ExitStack() as stack:
        primary = stack.enter_context(servers.server(folder / "primary"))
        yield [primary, *(stack.enter_context(servers.replica_of(primary, folder / str(n))) for n in range(2))]


@pytest.mark.parametrize(("wanted", "acknowledged"), [(0, True), (1, True), (2, False)])
async def test_a_failover_to_a_replica_that_is_behind_costs_what_it_has_not_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: int, acknowledged: bool
) -> None:
    """Only where all replicas must have a change is there none that a failover could choose without it."""
    monkeypatch.setattr(replication, "WAIT_TIMEOUT_MS", 300)
    with three(tmp_path) as (primary, behind, _):
        async with store_at(primary.url, wanted=wanted) as store:
            assert await store.commit(write(b"one", update="t1")) == Accepted(1)
            servers.eventually(lambda: behind.client.hget(PLACE.key("doc"), "b") == b"one")
            behind.client.replicaof("127.0.0.1", 1)  # its way to the primary is broken
            if acknowledged:
                assert await store.commit(write(b"two", expected=1, update="t2")) == Accepted(2)
            else:
                with pytest.raises(NotReplicated):
                    await store.commit(write(b"two", expected=1, update="t2"))
        primary.kill()
        behind.client.replicaof("NO", "ONE")
        async with store_at(behind.url, wanted=0) as store:
            assert await store.load(PLACE) == Stored(1, b"one")
