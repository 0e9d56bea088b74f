"""Background tasks are started again when they fail."""

import asyncio

import pytest

from tgbot.server import tasks
from tgbot.server.tasks import ended, keep_running


@pytest.mark.parametrize("fails", [True, False])
async def test_what_should_never_end_is_started_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fails: bool
) -> None:
    monkeypatch.setattr(tasks, "AGAIN_S", 0.001)
    begun, third = [], asyncio.Event()

    async def run() -> None:
        begun.append(1)
        if len(begun) == 3:
            third.set()
            await asyncio.sleep(60)
        if fails:
            raise KeyError("quotes a player")

    task = keep_running("sweeper", run)
    await asyncio.wait_for(third.wait(), 5)
    await ended([task])
    assert task.cancelled()
    assert len(caplog.messages) == 2
    assert all("sweeper" in message and "quotes" not in message for message in caplog.messages)
