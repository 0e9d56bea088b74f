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
