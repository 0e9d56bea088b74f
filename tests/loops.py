"""One event loop for a folder of tests, so that one bot and its local Telegram serve all of them."""

import inspect
from collections.abc import Sequence
from pathlib import Path

import pytest


def share_a_loop(items: Sequence[pytest.Item], folder: Path) -> list[pytest.Item]:
    """Let the asynchronous tests of a folder run in the session's loop; return them."""
    shared: list[pytest.Item] = []
    for item in items:
        if item.path.parent == folder and isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
            shared.append(item)
    return shared
