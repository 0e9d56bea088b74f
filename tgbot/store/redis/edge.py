"""The edge of the store: what the operating system says of a connection is an error of the store.

The client says so itself nearly everywhere. Beyond this edge, an OSError is about a file of our own.
"""

import functools
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from redis.exceptions import ConnectionError as Unreachable

AnyClass = TypeVar("AnyClass", bound=type)


def at_the_edge(kind: AnyClass) -> AnyClass:
    """Let every public method of a class that is awaited raise errors of the store only."""
    for name, method in list(vars(kind).items()):
        if not name.startswith("_") and inspect.iscoroutinefunction(method):
            setattr(kind, name, _translated(method))
    return kind


def _translated(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    @functools.wraps(method)
    async def translated(*args: Any, **named: Any) -> Any:
        try:
            return await method(*args, **named)
        except OSError as error:
            raise Unreachable(type(error).__name__) from error

    return translated
