"""The log says once a minute what many parts run into again and again."""

import logging

import pytest

from tgbot.observability.logs import REPEAT_S, Repeats, recurring


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
