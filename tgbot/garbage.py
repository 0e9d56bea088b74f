"""The garbage collector, kept from looking again and again at all that a worker keeps.

Updates make hardly any cycles, but they replace documents and drawings all the time. The collector counts what is made
less what is freed, so what it has to look at grows unseen, until it stops everything for a tenth of a second. So once a
second all that is there is set aside, which costs nothing. Should errors make cycles by the thousand, its own count
still calls it before that; and now and then it looks at everything.
"""

import asyncio
import gc
import itertools

ASIDE_S = 1.0
THOROUGH = 600  # every so many times it looks at everything
YOUNG = 20_000  # objects made, less those freed, that call the collector


async def keep_tidy(seconds: float = ASIDE_S, thorough: int = THOROUGH) -> None:
    """Set aside what is there, for ever, and now and then look for garbage in all of it."""
    gc.set_threshold(YOUNG)
    try:
        for turn in itertools.count():
            if turn % thorough == 0:
                gc.unfreeze()
                gc.collect()
            gc.freeze()
            await asyncio.sleep(seconds)
    finally:
        gc.unfreeze()
