"""A worker that ends or stops at a named step, once, as soon as a file named `die` lies in its folder.

    python -m tests.bot.doomed STEP [KILL | STOP]

The steps lead from the receipt of an update to everything being shown. A worker that stops lives on when it is sent
SIGCONT, and has no idea that the others have gone on without it.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tgbot import delivery, entry, postman, posts, store, telegram_client, webhook
from tgbot.__main__ import main

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
    "decoded": lambda: before(entry.Entry, "take"),
    "decided": lambda: before(store.Store, "commit"),
    "committed": lambda: after(store.Store, "commit"),
    "done": lambda: after(entry.Entry, "take"),
    "acknowledged": lambda: after(webhook, "_respond"),
    "leased": lambda: before(postman.Postman, "_show"),
    "begun": lambda: before(delivery.Delivery, "run"),
    "intended": lambda: before(telegram_client.TelegramClient, "send"),
    "sent": lambda: after(telegram_client.TelegramClient, "send"),
    "edited": lambda: after(telegram_client.TelegramClient, "edit"),
    "saved": lambda: after(posts.Posts, "settle"),
    "noted": lambda: after(delivery.Delivery, "_send"),
    "deleted": lambda: after(telegram_client.TelegramClient, "delete"),
    "settled": lambda: before(store.Store, "settle"),
}


if __name__ == "__main__":
    STEPS[sys.argv[1]]()
    sys.exit(main(["serve"]))
