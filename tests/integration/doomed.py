"""A worker that ends or stops at a named step, once, as soon as a file named `die` lies in its folder.

    python -m tests.integration.doomed STEP [KILL | STOP]

The steps lead from the receipt of an update to everything being shown. A worker that stops lives on when it is sent
SIGCONT, and has no idea that the others have gone on without it.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tgbot.cli.main import main
from tgbot.delivery import chat_sync, place_sync, reconciler, shown
from tgbot.handlers import dispatcher
from tgbot.server import webhook
from tgbot.store.redis import store
from tgbot.telegram import client

DEATH = Path("die")
HOW = sys.argv[2] if len(sys.argv) > 2 else "KILL"


def die() -> None:
    """End or stop here, if it is time."""
    if DEATH.exists():
        DEATH.unlink()
        os.kill(os.getpid(), signal.Signals[f"SIG{HOW}"])


def before(owner: Any, name: str) -> None:
    """Die when something is about to be done."""
    real: Callable[..., Any] = getattr(owner, name)

    async def doomed(*args: Any, **named: Any) -> Any:
        die()
        return await real(*args, **named)

    setattr(owner, name, doomed)


def after(owner: Any, name: str) -> None:
    """Die when something has just been done."""
    real: Callable[..., Any] = getattr(owner, name)

    async def doomed(*args: Any, **named: Any) -> Any:
        result = await real(*args, **named)
        die()
        return result

    setattr(owner, name, doomed)


STEPS: dict[str, Callable[[], None]] = {
    "received": lambda: before(webhook.Webhook, "_deliver"),
    "decoded": lambda: before(dispatcher.Dispatcher, "take"),
    "decided": lambda: before(store.RedisStore, "commit"),
    "committed": lambda: after(store.RedisStore, "commit"),
    "done": lambda: after(dispatcher.Dispatcher, "take"),
    "acknowledged": lambda: after(webhook, "_respond"),
    "leased": lambda: before(reconciler.Reconciler, "_show"),
    "begun": lambda: before(place_sync.PlaceSync, "run"),
    "intended": lambda: before(client.TelegramClient, "send"),
    "sent": lambda: after(client.TelegramClient, "send"),
    "edited": lambda: after(client.TelegramClient, "edit"),
    "saved": lambda: after(shown.ShownMessages, "settle"),
    "noted": lambda: after(chat_sync.ChatSync, "_send"),
    "deleted": lambda: after(client.TelegramClient, "delete"),
    "settled": lambda: before(store.RedisStore, "settle"),
}


if __name__ == "__main__":
    STEPS[sys.argv[1]]()
    sys.exit(main(["serve"]))
