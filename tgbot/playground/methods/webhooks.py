"""The bot's update source: webhook or long polling."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request, conflict
from tgbot.playground.guard import LOOPBACK
from tgbot.playground.model import Json
from tgbot.playground.updates import DEFAULT_KINDS, KINDS
from tgbot.playground.webhook import Hook

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

MAX_SECRET = 256
MAX_POLL = 50


@dataclass(frozen=True, slots=True)
class Described:
    """A result with a description beside it."""

    result: Any
    description: str


def set_webhook(local: LocalTelegram, args: Args) -> Described:
    """Set the webhook; an empty URL deletes it."""
    url = args.text("url")
    if not url:
        return delete_webhook(local, args)
    url = _checked(url)
    secret = args.text("secret_token")
    if len(secret) > MAX_SECRET:
        raise bad_request("secret token is too long")
    if not re.fullmatch(r"[A-Za-z0-9_-]*", secret):
        raise bad_request("secret token contains unallowed characters")
    hook = Hook(url, secret, args.number("max_connections", 40, low=1, high=100))
    _allow(local, args)
    if hook == local.webhook.hook and not args.flag("drop_pending_updates"):
        return Described(True, "Webhook is already set")
    if args.flag("drop_pending_updates"):
        local.updates.drop_all()
    local.updates.end_poll("terminated by setWebhook request")
    local.webhook.set(hook)
    return Described(True, "Webhook was set")


def delete_webhook(local: LocalTelegram, args: Args) -> Described:
    """Delete the webhook; updates wait until they are fetched."""
    was_set = local.webhook.hook is not None
    if args.flag("drop_pending_updates"):
        local.updates.drop_all()
    local.webhook.set(None)
    return Described(True, "Webhook was deleted" if was_set else "Webhook is already deleted")


def get_webhook_info(local: LocalTelegram, _args: Args) -> Json:
    """The webhook's URL, pending updates and last error."""
    hook = local.webhook.hook
    about: Json = {
        "url": hook.url if hook else "",
        "has_custom_certificate": False,
        "pending_update_count": len(local.updates.waiting),
    }
    if local.webhook.last_error is not None:
        date, why = local.webhook.last_error
        about |= {"last_error_date": date, "last_error_message": why}
    if hook is not None:
        about |= {"max_connections": hook.max_connections, "ip_address": "127.0.0.1"}
    if local.updates.allowed != DEFAULT_KINDS:
        about["allowed_updates"] = [kind for kind in KINDS if kind in local.updates.allowed]
    return about


async def get_updates(local: LocalTelegram, args: Args) -> list[Json]:
    """Long-poll for updates; refused while there is a webhook."""
    if local.webhook.hook is not None:
        raise conflict(
            "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
        )
    _allow(local, args)
    limit = args.number("limit", 100, low=1, high=100)
    return await local.updates.take(args.number("offset"), limit, args.number("timeout", low=0, high=MAX_POLL))


def _allow(local: LocalTelegram, args: Args) -> None:
    """Set the allowed kinds; a call without them keeps the old ones."""
    kinds = args.tree("allowed_updates")
    if kinds is None:
        return
    if not isinstance(kinds, list) or not all(isinstance(kind, str) for kind in kinds):
        raise bad_request("can't parse allowed updates: expected an Array of String")
    local.updates.allow(kinds)


def _checked(url: str) -> str:
    url = url if "://" in url else f"https://{url}"
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError as error:
        raise bad_request("invalid webhook URL specified") from error
    if parts.scheme not in ("http", "https") or not host:
        raise bad_request("invalid webhook URL specified")
    if host not in LOOPBACK:
        raise bad_request("bad webhook: the local Telegram delivers to this machine only")
    return url
