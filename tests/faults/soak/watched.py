"""A worker that writes down what it holds each time it's sent SIGUSR1.

    python -m tests.faults.soak.watched [--leak] [--small-caches]

With `--leak` it keeps something of every update, as a test of whoever watches. With `--small-caches` a few hundred
chats fill what otherwise takes tens of thousands.
"""

import asyncio
import functools
import json
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

from tgbot import app
from tgbot.app import Crosswire
from tgbot.cli.main import main
from tgbot.delivery import rate_limits, reconciler
from tgbot.handlers import flood
from tgbot.server.webhook import Webhook
from tgbot.store import repository
from tgbot.tables import session
from tgbot.ui import screen

HELD = Path("held.json")
LEAK_LEN = 256 * 1024
SMALL = 100
CACHES: dict[str, tuple[Any, str]] = {
    "documents": (repository, "DOCUMENT_CACHE_SIZE"),
    "documents confirmed": (repository, "DOCUMENT_CACHE_SIZE"),
    "documents of several workers": (repository, "DOCUMENT_CACHE_SIZE"),
    "messages known": (reconciler, "KNOWN_PLACES_CACHE_SIZE"),
    "people's allowances": (flood, "MAX_REMEMBERED"),
    "chats' allowances": (flood, "MAX_REMEMBERED"),
    "tgbot.ui.screen._drawings": (screen, "DRAWING_CACHE_SIZE"),
    "tgbot.tables.session._cache": (session, "SESSION_CACHE_SIZE"),
    "to do: turns of patient calls": (rate_limits, "MAX_TURNS"),
}

_bots: list[Crosswire] = []
_leaked: list[bytes] = []


def write_down(_number: int, _frame: FrameType | None) -> None:
    """Write down what this process holds; a reader sees all of it or nothing."""
    tasks = Counter(_named(task) for task in asyncio.all_tasks())
    part = HELD.with_suffix(".part")
    part.write_text(json.dumps({"tasks": tasks, "blocks": sys.getallocatedblocks(), "kept": kept()}))
    part.rename(HELD)


def kept() -> dict[str, int]:
    """How many entries each cache and each list of things to do has."""
    (bot,) = _bots
    documents, showing, allowances = bot.repository, bot.reconciler, bot.dispatcher._flood
    services, pool = showing._services, bot.store._redis.connection_pool  # type: ignore[attr-defined]
    found = {
        "to do: places being shown": len(showing._shows),
        "to do: stray messages": len(showing._strays),
        "to do: uncertain places": len(showing._doubts),
        "to do: unfinished places": len(showing._unended),
        "to do: overtaken places": len(showing._overtaken),
        "to do: places that failed": len(showing._failures),
        "to do: places locked": len(documents._locks),
        "to do: turns of patient calls": len(services.limits._turns),
        "to do: documents set aside": len(documents._shelved),
        "connections to the store": len(pool._available_connections) + len(pool._in_use_connections),
        "documents": len(documents._kept),
        "documents confirmed": len(documents._confirmed),
        "documents of several workers": len(documents._shared),
        "messages known": len(showing._known),
    }
    if allowances is not None:
        found["people's allowances"] = len(allowances._people._buckets)
        found["chats' allowances"] = len(allowances._chats._buckets)
    for name, module in list(sys.modules.items()):
        if name.startswith(("tgbot.", "engine.")):
            found |= {f"{name}.{key}": count for key, count in _caches(module)}
    return found


def _caches(module: Any) -> list[tuple[str, int]]:
    """The caches of a module, by name: those of functions, and its private collections."""
    found = []
    for key, value in vars(module).items():
        if isinstance(value, functools._lru_cache_wrapper) and value.__module__ == module.__name__:
            found.append((key, value.cache_info().currsize))
        elif key.startswith("_") and not key.startswith("__") and isinstance(value, dict | list | set):
            found.append((key, len(value)))
    return found


def _named(task: "asyncio.Task[Any]") -> str:
    return getattr(task.get_coro(), "__qualname__", "?")


def _remembering_bot() -> None:
    real = app.build

    def build(*parts: Any) -> Crosswire:
        bot = real(*parts)
        _bots.append(bot)
        return bot

    app.build = build  # type: ignore[assignment]


def most(small: bool) -> dict[str, int]:
    """How many entries each cache may have."""
    return {name: SMALL if small else int(getattr(module, constant)) for name, (module, constant) in CACHES.items()}


def _with_small_caches() -> None:
    for module, constant in CACHES.values():
        setattr(module, constant, SMALL)


def _leaking() -> None:
    real = Webhook._deliver

    async def deliver(self: Webhook, body: bytes, send: Any) -> None:
        _leaked.append(bytes(LEAK_LEN - len(body)) + body)
        await real(self, body, send)

    Webhook._deliver = deliver  # type: ignore[method-assign]


if __name__ == "__main__":
    _remembering_bot()
    if "--leak" in sys.argv:
        _leaking()
    if "--small-caches" in sys.argv:
        _with_small_caches()
    signal.signal(signal.SIGUSR1, write_down)
    sys.exit(main(["serve"]))
