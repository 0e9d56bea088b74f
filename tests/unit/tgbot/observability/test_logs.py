"""The log says once a minute what many parts run into again and again, and a library's errors without their texts."""

import asyncio
import gc
import json
import logging
from collections.abc import Iterator

import aiohttp
import pytest
from starlette.types import Receive, Scope, Send

from tgbot.observability.logs import REPEAT_S, Repeats, log_loop_error, recurring, set_up_logs
from tgbot.server.listen import loopback_socket, serving

TOKEN = "123456789:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
CLUE = "my secret clue"


@pytest.fixture
def _as_it_was() -> Iterator[None]:
    """Put the logs back after the test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture
def lines() -> list[str]:
    return []


def logger(lines: list[str], now: list[float]) -> logging.Logger:
    """Return a logger whose only handler drops repeats, by this clock, and keeps the rest."""

    class Keeping(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(record.getMessage())

    log, handler = logging.Logger("tgbot.x"), Keeping()  # noqa: LOG001 - one that nobody else has
    handler.addFilter(Repeats(lambda: now[0]))
    log.addHandler(handler)
    return log


def test_a_recurring_line_is_logged_once_a_minute_whoever_says_it(lines: list[str]) -> None:
    now = [0.0]
    log = logger(lines, now)
    for now[0] in (0.0, 1.0, REPEAT_S - 1, REPEAT_S, REPEAT_S + 1):
        recurring(log, logging.WARNING, "the store is away")
    assert lines == ["the store is away"] * 2


def test_another_cause_is_logged_at_once_and_other_lines_are_never_dropped(lines: list[str]) -> None:
    log = logger(lines, [0.0])
    recurring(log, logging.WARNING, "the store is away")
    recurring(log, logging.WARNING, "Telegram is away")
    for _ in range(2):
        log.warning("an update failed")
    assert lines == ["the store is away", "Telegram is away", "an update failed", "an update failed"]


@pytest.mark.usefixtures("_as_it_was")
def test_an_error_in_json_is_on_its_line_by_kind_and_place(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("INFO", "json")
    try:
        raise KeyError(CLUE)
    except KeyError as error:
        logging.getLogger("asyncio").error("Task exception was never retrieved", exc_info=error)
    (line,) = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert line["message"] == "Task exception was never retrieved"
    assert line["error"].startswith("KeyError at test_logs.py:")
    assert CLUE not in str(line)


async def test_an_error_that_nobody_handles_is_logged_by_kind_and_place(caplog: pytest.LogCaptureFixture) -> None:
    def fail(said: str) -> None:
        raise KeyError(said)

    async def fail_later() -> None:
        fail(CLUE)

    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_loop_error)
    task = asyncio.create_task(fail_later())
    loop.call_soon(fail, CLUE)
    await asyncio.wait([task])
    del task
    gc.collect()
    assert len(caplog.messages) == 2
    assert caplog.messages[0].startswith("Exception in callback ")
    assert caplog.messages[1].startswith("Task exception was never retrieved: ")
    assert all("KeyError at test_logs.py" in message for message in caplog.messages)
    assert CLUE not in caplog.text


@pytest.mark.usefixtures("_as_it_was")
@pytest.mark.parametrize("style", ["text", "json"])
async def test_the_web_servers_errors_go_through_our_log(capsys: pytest.CaptureFixture[str], style: str) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG001
        raise ValueError(f"{CLUE}, https://api.telegram.org/bot{TOKEN}/getMe")

    set_up_logs("INFO", style)
    async with (
        serving(broken, loopback_socket()) as address,
        aiohttp.ClientSession() as http,
        http.get(address) as answer,
    ):
        assert answer.status == 500
    said = capsys.readouterr().err
    assert TOKEN not in said
    assert CLUE not in said
    if style == "json":
        (line,) = [json.loads(line) for line in said.splitlines()]
        assert (line["level"], line["logger"]) == ("ERROR", "uvicorn.error")
        assert line["error"].startswith("ValueError at test_logs.py:")
    else:
        assert "uvicorn.error: Exception in ASGI application" in said
