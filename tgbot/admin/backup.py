"""Backups of the embedded store: one file with all data, made while a bot runs, restored while none does.

The file is a standard RDB snapshot of Valkey or Redis. It holds every secret of every running game.
"""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import redis

from tgbot.store.redis.embedded import APPEND_ONLY, NoEmbeddedServer, started, store_of, used_alone

SNAPSHOT = "dump.rdb"
TIMEOUT_S = 60.0
_MAGIC = (b"REDIS", b"VALKEY")  # the first bytes of an RDB file


class NoBackup(Exception):
    """The backup cannot be made or restored; the message says why and what to do."""


def backup(folder: Path, file: Path) -> None:
    """Write all data of the embedded store in a folder to a file, whether or not a bot is running."""
    with store_of(folder) as url, redis.Redis.from_url(url) as client:
        before = client.lastsave()
        # LASTSAVE counts seconds: a snapshot within the same second would look like the one before.
        time.sleep(1)
        client.bgsave()
        _wait(lambda: client.lastsave() != before)
    part = file.with_name(f"{file.name}.part")
    try:
        with (folder / SNAPSHOT).open("rb") as snapshot, _private(part) as copy:
            shutil.copyfileobj(snapshot, copy)
            copy.flush()
            os.fsync(copy.fileno())
        part.replace(file)
    except OSError as error:
        raise NoBackup(f"{file} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
        (folder / SNAPSHOT).unlink(missing_ok=True)


def restore(folder: Path, file: Path) -> None:
    """Fill the embedded store of an empty folder from a backup; an existing store is never overwritten."""
    try:
        with file.open("rb") as backup:
            head = backup.read(6)
    except OSError as error:
        raise NoBackup(f"{file} cannot be read: {error.strerror}.") from error
    if not head.startswith(_MAGIC):
        raise NoBackup(f"{file} is not a backup of a store.")
    with used_alone(folder):
        if (folder / APPEND_ONLY).exists():
            raise NoBackup(
                f"{folder} already has a store: move it away first, or choose another folder with DATA_FOLDER."
            )
        try:
            shutil.copyfile(file, folder / SNAPSHOT)
            _load(folder)
        except BaseException as error:
            shutil.rmtree(folder / APPEND_ONLY, ignore_errors=True)  # all of it or nothing
            if isinstance(error, OSError):
                raise NoBackup(f"{folder} cannot be written: {error.strerror}.") from error
            raise
        finally:
            (folder / SNAPSHOT).unlink(missing_ok=True)


def _load(folder: Path) -> None:
    """Load the snapshot in a folder, and write all of it to an append-only file."""
    try:
        # With an append-only file the server ignores the snapshot: it is turned on after loading.
        server = started(folder, appendonly="no")
    except NoEmbeddedServer as error:
        raise NoBackup(f"The backup cannot be read, or was cut short: see the server's log in {folder}.") from error
    try:
        with redis.Redis.from_url(server.connection_url) as client:
            client.config_set("appendonly", "yes")
            _wait(lambda: not client.info("persistence")["aof_rewrite_in_progress"])
            if client.info("persistence")["aof_last_bgrewrite_status"] != "ok":
                raise NoBackup(f"{folder} cannot be written: see the server's log there. Is the disk full?")
    finally:
        server.stop()


@contextmanager
def _private(path: Path) -> Iterator[BinaryIO]:
    """Open a file that only its owner can read."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        yield file


def _wait(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + TIMEOUT_S
    while not holds():
        if time.monotonic() > end:
            raise NoEmbeddedServer("The embedded Valkey server did not answer in time; its log says why.")
        time.sleep(0.05)
