"""The supervisor of the embedded store: restarts a dead server on its data and address."""

import asyncio
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from tgbot.store.redis.embedded import Embedded, NoEmbeddedServer

LOOK_S = 0.1
MIN_WAIT_S = 0.1
MAX_WAIT_S = 5.0
STEADY_S = 10.0  # a server that lived longer is restarted without backoff
GIVE_UP_S = 30.0

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
            raise StoreLost(
                f"The embedded Valkey server died and could not be started again within {GIVE_UP_S:g} s; "
                f"its log is in {store.folder}."
            ) from error
        raise


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
        wait, since = 0.0, time.monotonic()
        while not self._stopping.wait(LOOK_S):
            code = self._store.exit_code()
            if code is None:
                continue
            died = time.monotonic()
            wait = MIN_WAIT_S if died - since > STEADY_S else max(wait, MIN_WAIT_S)
            log.warning("the embedded store died (exit code %d); it is started again", code)
            while not self._stopping.wait(wait):
                wait = min(2 * wait, MAX_WAIT_S)
                try:
                    self._store.start_again()
                except NoEmbeddedServer as error:
                    log.debug("the embedded store does not start: %s", error.__cause__)
                    if time.monotonic() - died > GIVE_UP_S:
                        self.lost = True
                        self._give_up()
                        return
                else:
                    since = time.monotonic()
                    log.info("the embedded store is back after %.1f s", since - died)
                    break
