"""Garbage collection without long pauses, by freezing the heap periodically.

Updates create hardly any cycles, but they replace documents and drawings all the time. The collector counts
allocations minus deallocations, so full collections grow until one stops everything for a tenth of a second. Freezing
all objects once a second is free and avoids that. If errors create thousands of cycles, the collector's threshold
still triggers it; and now and then everything is unfrozen and collected.
"""

import asyncio
import gc
import itertools

FREEZE_S = 1.0
FULL_COLLECT_EVERY = 600  # a full collection every this many freezes
THRESHOLD = 20_000  # allocations minus deallocations that trigger the collector


async def freeze_periodically(seconds: float = FREEZE_S, full_collect_every: int = FULL_COLLECT_EVERY) -> None:
    """Freeze all objects every so many seconds, without end, with a full collection now and then."""
    gc.set_threshold(THRESHOLD)
    try:
        for turn in itertools.count():
            if turn % full_collect_every == 0:
                gc.unfreeze()
                gc.collect()
            gc.freeze()
            await asyncio.sleep(seconds)
    finally:
        gc.unfreeze()
