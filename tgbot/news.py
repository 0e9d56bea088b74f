"""News of a place: what wakes the delivery that shows it."""

import asyncio
from contextlib import suppress


class News:
    """Wakes one who waits: the place has changed, or something that was waited for has ended."""

    def __init__(self) -> None:
        """Begin without any."""
        self.fresh = False  # the place has changed since somebody looked
        self._stirred = asyncio.Event()

    def tell(self) -> None:
        """Say that the place has changed."""
        self.fresh = True
        self._stirred.set()

    def stir(self, _ended: object = None) -> None:
        """Say that something has ended."""
        self._stirred.set()

    async def wait(self, seconds: float | None) -> None:
        """Wait for either, not longer than this, where there is a limit."""
        if seconds is None:
            await self._stirred.wait()
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._stirred.wait()
        self._stirred.clear()
