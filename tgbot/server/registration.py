"""Notices when Telegram stops delivering here, because another instance has changed the webhook.

It is not put right from here: two instances that both did so would take turns.
"""

import asyncio
import logging
from contextlib import suppress
from urllib.parse import urlsplit

from tgbot.observability.logs import recurring
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import CALL_ERRORS

LOOK_S = 60.0
REMOVED = (
    "Telegram delivers nothing: another instance has removed this bot's webhook, as one that polls does. Stop that "
    "one, then restart this one"
)

log = logging.getLogger(__name__)


async def watch_registration(client: TelegramClient, url: str) -> None:
    """Look, for ever, whether Telegram still delivers to this address."""
    while True:
        await asyncio.sleep(LOOK_S)
        with suppress(*CALL_ERRORS):
            theirs = await client.webhook_url()
            if not same_address(theirs, url):
                recurring(log, logging.WARNING, elsewhere(theirs) if theirs else REMOVED)


def elsewhere(theirs: str) -> str:
    """What to say of another address."""
    return (
        f"Telegram delivers to {host(theirs)}, not to WEBHOOK_URL: another instance has set this bot's "
        "webhook. Stop that one, then restart this one"
    )


def host(url: str) -> str:
    """What may be said of another program's address: no path or user, which may be a secret."""
    return urlsplit(url).netloc.rpartition("@")[2]


def same_address(one: str, other: str) -> bool:
    """Whether two addresses are the same, with or without a slash for an empty path."""
    return _whole(one) == _whole(other)


def _whole(url: str) -> str:
    parts = urlsplit(url)
    return parts._replace(path=parts.path or "/").geturl()
