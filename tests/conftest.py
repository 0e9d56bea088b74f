"""How many processes run the tests, and how seldom they look for garbage."""

from __future__ import annotations

import gc
import os

import pytest

from tests.thorough import THOROUGH


@pytest.hookimpl(optionalhook=True)  # mutation testing has no xdist
def pytest_xdist_auto_num_workers() -> int | None:
    """Every other test waits, for a process, a timer or a page: more workers than processors keep these busy.

    Where everything is tested, a worker each leaves the tests that wait for little time more room.
    """
    cores = os.cpu_count() or 1
    return None if THOROUGH else cores + (cores + 1) // 2


def pytest_collection_finish() -> None:
    """Thousands of tests and all languages' texts stay until the end: to look through them again takes a sixth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
