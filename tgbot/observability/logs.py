"""Logs without secrets: no token, no player's text, and only warnings from libraries."""

import json
import logging
import re
from datetime import UTC, datetime

_TOKEN = re.compile(r"\d{5,}:[\w-]{30,}", re.ASCII)
_QUIET = ("telegram", "httpx", "httpcore", "aiohttp", "uvicorn", "redis", "asyncio", "PIL")


class _Redacting(logging.Formatter):
    """Removes anything that looks like a bot token from the finished line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))


class _Json(_Redacting):
    """Writes one JSON object per line, for log collectors."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's own name
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields = {"time": when, "level": record.levelname, "logger": record.name, "message": record.message}
        return json.dumps(fields, ensure_ascii=False)


def set_up_logs(level: str, style: str = "text") -> None:
    """Log to standard error at this level, as text or as JSON; from libraries only warnings."""
    handler = logging.StreamHandler()
    plain = "%(asctime)s %(levelname)s %(name)s: %(message)s"
    handler.setFormatter(_Json() if style == "json" else _Redacting(plain))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def redacted(text: str) -> str:
    """A text without anything that looks like a bot token."""
    return _TOKEN.sub("<token>", text)


def describe(error: BaseException) -> str:
    """An error's kind and where it was raised, without its text."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" at {trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{where}"
