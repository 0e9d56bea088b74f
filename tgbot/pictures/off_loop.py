"""Drawing outside the event loop."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tgbot.pictures.picture import Picture

# One thread: pictures are drawn one after the other, so that updates keep most of the processor.
_DRAWING = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")


async def off_loop(picture: Picture) -> bytes:
    """A picture as a PNG file, drawn in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_DRAWING, picture.draw)
