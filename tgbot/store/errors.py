"""What can be wrong with the store and with what it holds."""

import logging

from redis.exceptions import OutOfMemoryError, RedisClusterException, RedisError, ResponseError

from tgbot.observability.logs import recurring
from tgbot.tables.places import Place

# What is raised while the store cannot be reached; an OSError of anything else is a bug, or our own machine's trouble.
Down = (RedisError, RedisClusterException)

OUT_OF_MEMORY = (
    "the store's memory is full: raise its maxmemory. Until then no move is taken, and Telegram delivers again"
)
CANNOT_WRITE = (
    "the store cannot write to its disk: is it full? The store's own log says why. Until then no move is taken, and "
    "Telegram delivers again"
)


def log_down(log: logging.Logger, error: Exception) -> None:
    """Say what is wrong with the store and how to fix it, once a minute, no matter who finds out."""
    recurring(log, logging.WARNING, _cause(error))


def _cause(error: Exception) -> str:
    match error:
        case OutOfMemoryError():
            return OUT_OF_MEMORY
        case ResponseError() if str(error).startswith("MISCONF"):
            return CANNOT_WRITE
    return f"the store cannot be reached ({type(error).__name__}): updates, timers and screens wait until it can"


class TooBusy(Exception):
    """A document changed under every try: the update is to be delivered again."""


class Damaged(Exception):
    """A document that this program cannot read; the message says where it is and why, and quotes nothing of it."""

    def __init__(self, place: Place, why: str) -> None:
        """`why` says what is wrong with the document of a place."""
        super().__init__(f"{place.key('doc')}: {why}")
        self.place = place


class FromTheFuture(Damaged):
    """A document of a newer program: another worker may be able to read it."""
