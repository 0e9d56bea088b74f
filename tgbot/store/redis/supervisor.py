"""The supervisor of the embedded store: restarts a dead server on its data and address."""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tgbot.observability.logs import recurring
from tgbot.store.redis.disk import write_failure
from tgbot.store.redis.embedded import Embedded, NoEmbeddedServer

LOOK_S = 0.1
MIN_WAIT_S = 0.1
MAX_WAIT_S = 5.0
STEADY_S = 10.0  # a server that lived longer is restarted without backoff
GIVE_UP_S = 30.0
PROVEN_S = 2.0  # a server that could not write, and lives longer, can: the bot's heartbeat writes every half second

log = logging.getLogger(__name__)


class StoreLost(Exception):
    """The embedded store died and cannot be restarted; the message says so in one line."""


@asynccontextmanager
async def supervised(store: Embedded) -> AsyncIterator[None]:
    """Keep the store running until the block ends; if that fails, cancel the block and raise StoreLost."""
    loop = asyncio.get_running_loop()
    life = asyncio.timeout(None)

    def end() -> None:
        with suppress(RuntimeError):  # the block has just ended by itself
            life.reschedule(loop.time())

    supervisor = _Supervisor(store, lambda: loop.call_soon_threadsafe(end))
    try:
        async with life:
            supervisor.start()
            try:
                yield
            finally:
                await asyncio.to_thread(supervisor.stop)  # it may be in the middle of a start
    except BaseException as error:
        # Errors from unwinding the block without its store matter less than why it was lost.
        if supervisor.lost:
            reason = write_failure(store.folder)
            raise StoreLost(
                f"The embedded Valkey server died and could not be started again within {GIVE_UP_S:g} s; "
                f"its log is in {store.folder}."
                + ("" if reason is None else f" It cannot write there ({reason}): make room on that disk.")
            ) from error
        raise


def cannot_write(folder: Path, reason: str) -> str:
    """What to say while the store ends at each write."""
    return (
        f"the embedded store cannot write to {folder} ({reason}): make room on that disk. Until then no move is taken, "
        "and Telegram delivers again"
    )


class _Supervisor:
    """Watches the server's process in a thread: a start takes a while and would block the loop."""

    def __init__(self, store: Embedded, give_up: Callable[[], object]) -> None:
        self.lost = False
        self._store = store
        self._give_up = give_up
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="store supervisor", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop watching, before the server is stopped on purpose."""
        self._stopping.set()
        self._thread.join()

    def _watch(self) -> None:
        wait, since, failing = 0.0, time.monotonic(), False
        while not self._stopping.wait(LOOK_S):
            code, now = self._store.exit_code(), time.monotonic()
            if code is None:
                if failing and now - since > PROVEN_S:
                    failing = False
                    log.info("the embedded store can write again")
                continue
            wait = MIN_WAIT_S if now - since > STEADY_S else max(wait, MIN_WAIT_S)
            reason = write_failure(self._store.folder)
            failing = reason is not None
            if reason is None:
                log.warning("the embedded store died (exit code %d); it is started again", code)
            else:
                recurring(log, logging.ERROR, cannot_write(self._store.folder, reason))
            while not self._stopping.wait(wait):
                wait = min(2 * wait, MAX_WAIT_S)
                try:
                    self._store.start_again()
                except NoEmbeddedServer as error:
                    log.debug("the embedded store does not start: %s", error.__cause__)
                    if time.monotonic() - now > GIVE_UP_S:
                        self.lost = True
                        self._give_up()
                        return
                else:
                    since = time.monotonic()
                    if not failing:  # otherwise it has to prove first that it can write
                        log.info("the embedded store is back after %.1f s", since - now)
                    break
