"""Drawing beside the event loop, which goes on meanwhile."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Subject = TypeVar("Subject")

# One thread: many games that end at once are drawn one after the other and leave the processor to the updates.
_EASEL = ThreadPoolExecutor(max_workers=1, thread_name_prefix="easel")


async def off_loop(draw: Callable[[Subject], bytes], subject: Subject) -> bytes:
    """Return a picture, drawn in a thread of its own."""
    return await asyncio.get_running_loop().run_in_executor(_EASEL, draw, subject)
