"""Logs without secrets: no token, no player's text, and only warnings from libraries."""

import asyncio
import json
import logging
import re
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

BOT_TOKEN = re.compile(r"\d{5,}:[\w-]{30,}", re.ASCII)
_RECURRING = "recurring"
_QUIET = ("telegram", "httpx", "httpcore", "aiohttp", "uvicorn", "redis", "asyncio", "PIL")


REPEAT_S = 60.0


def recurring(log: logging.Logger, level: int, line: str) -> None:
    """Log a line about a cause that lasts, and that many parts run into again and again: once a minute is enough."""
    log.log(level, "%s", line, extra={_RECURRING: True})


class Repeats(logging.Filter):
    """Drops a recurring line that was logged within the last minute, by whichever part of the bot."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._logged: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if not getattr(record, _RECURRING, False):
            return True
        line, now = record.getMessage(), self._clock()
        if now - self._logged.get(line, -REPEAT_S) < REPEAT_S:
            return False
        self._logged[line] = now
        return True


class _Redacting(logging.Formatter):
    """Removes anything that looks like a bot token from the finished line; of an error, its text is left out."""

    def formatException(self, ei: tuple[Any, ...]) -> str:  # noqa: N802 - the library's own name
        error: BaseException | None = ei[1]
        # The text of an error may quote a player; the lines of a traceback are those of the program.
        return "" if error is None else "".join([*traceback.format_tb(error.__traceback__), describe(error)])

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class _Json(_Redacting):
    """Writes one JSON object per line, for log collectors; of an error that a library logs, its kind and place."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"time": when, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        if record.exc_info and record.exc_info[1] is not None:
            fields["error"] = describe(record.exc_info[1])
        return redacted(json.dumps(fields, ensure_ascii=False))


def set_up_logs(level: str, style: str = "text") -> None:
    """Log to standard error at this level, as text or as JSON; from libraries only warnings."""
    handler = logging.StreamHandler()
    handler.addFilter(Repeats())
    plain = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(_Json() if style == "json" else _Redacting(plain))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def log_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error that nobody has handled, of a task or a callback; asyncio's own line would quote its text."""
    error = context.get("exception")
    what = str(context.get("message")).partition("(")[0]  # of a callback, its arguments would follow
    logging.getLogger("asyncio").error("%s: %s", what, "no error" if error is None else describe(error))


def redacted(text: str) -> str:
    """A text without anything that looks like a bot token."""
    return BOT_TOKEN.sub("<token>", text)


def describe(error: BaseException) -> str:
    """An error's kind and where it was raised, without its text."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" at {trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{where}"
