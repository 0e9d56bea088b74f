"""Logs without secrets: no token, no player's text, and libraries kept quiet about their requests."""

import logging
import re

_TOKEN = re.compile(r"\d{5,}:[\w-]{30,}", re.ASCII)
_QUIET = ("telegram", "httpx", "httpcore", "aiohttp", "uvicorn", "redis", "asyncio", "PIL")


class _Redacting(logging.Formatter):
    """Takes anything that looks like a bot token out of the finished line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        return _TOKEN.sub("<token>", super().format(record))


def set_up_logs(level: str) -> None:
    """Log to standard error at this level; libraries only what goes wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Redacting("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def describe(error: BaseException) -> str:
    """Return an error's kind and where it was raised, without its text."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" at {trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}" if trace else ""
    return f"{type(error).__name__}{where}"
