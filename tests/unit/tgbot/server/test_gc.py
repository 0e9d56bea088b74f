"""What a worker keeps is set aside from the garbage collector, and garbage among it is found in the end."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tgbot.server.gc import freeze_periodically


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    threshold = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*threshold)


async def turns(count: int, thorough: int) -> None:
    freezing = asyncio.create_task(freeze_periodically(0, thorough))
    for _ in range(count):
        await asyncio.sleep(0)
    freezing.cancel()
    await asyncio.gather(freezing, return_exceptions=True)


async def test_what_is_there_is_set_aside() -> None:
    freezing = asyncio.create_task(freeze_periodically(60))
    await asyncio.sleep(0)
    assert gc.get_freeze_count() > 1000
    assert gc.get_count()[1:] == (0, 0)
    freezing.cancel()
    await asyncio.gather(freezing, return_exceptions=True)
    assert gc.get_freeze_count() == 0


async def test_garbage_that_was_set_aside_is_found_in_the_end() -> None:
    knot = Knot()
    gc.freeze()
    gone = weakref.ref(knot)
    del knot
    gc.collect()
    assert gone() is not None  # it is not looked at
    await turns(1, thorough=2)
    assert gone() is None
