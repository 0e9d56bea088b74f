"""Background tasks: started again when they fail, and ended for sure."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any, NoReturn

from tgbot.observability.logs import describe

AGAIN_S = 5.0  # after a failure that the task itself did not expect
ASK_AGAIN_S = 0.5

log = logging.getLogger(__name__)


def keep_running(name: str, run: Callable[[], Awaitable[None]]) -> asyncio.Task[Any]:
    """Run in the background what never ends by itself; the log calls it by this name."""
    return asyncio.create_task(_run_again(name, run), name=name)


async def _run_again(name: str, run: Callable[[], Awaitable[None]]) -> NoReturn:
    while True:
        try:
            await run()
        except Exception as error:
            log.error("the %s failed, and is started again: %s", name, describe(error))
        else:
            log.error("the %s ended, and is started again", name)
        await asyncio.sleep(AGAIN_S)


async def ended(tasks: Collection[asyncio.Task[Any]]) -> None:
    """End tasks; one that was in the middle of a call to the store may miss a cancel, and is asked again."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=ASK_AGAIN_S)
