"""Checks of what stands on this machine: the settings' file, the webhook's address, the embedded store, the locales."""

import ipaddress
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from tgbot.doctor.finding import Finding
from tgbot.locales_check import check
from tgbot.settings import Settings

TELEGRAM = "https://api.telegram.org"
PORTS = (443, 80, 88, 8443)  # Telegram delivers to no other


def settings_file(path: Path) -> Iterator[Finding]:
    """The file with the token is for its owner only."""
    if path.is_file() and path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding(
            f"Other users of this machine may read {path}, and the token with it.",
            f"Run: chmod 600 {path}. If others could log in here, get a new token from @BotFather (/revoke).",
        )


def webhook_address(settings: Settings) -> Iterator[Finding]:
    """Telegram delivers over https, to four ports, to addresses that the whole world can reach."""
    if settings.webhook_url is None or settings.telegram_url != TELEGRAM:
        return  # an own Bot API server delivers anywhere
    parts = urlsplit(settings.webhook_url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if parts.scheme != "https":
        yield Finding("WEBHOOK_URL is not https.", "Put a proxy with a certificate before the bot: see compose.yaml.")
    if port not in PORTS:
        listed = ", ".join(map(str, PORTS))
        yield Finding(
            f"WEBHOOK_URL names port {port}, and Telegram delivers to {listed} only.",
            "Let the proxy listen on 443, and leave the port out of WEBHOOK_URL. PORT is where the bot itself listens.",
        )
    if _is_private(parts.hostname or ""):
        yield Finding(
            "WEBHOOK_URL names an address that only this machine or its network can reach.",
            "Set it to the public address, or remove it: without one the bot fetches its updates itself.",
        )


def embedded_store(settings: Settings) -> Iterator[Finding]:
    """The data lies in a folder that the bot must be able to write to."""
    folder = settings.data_folder
    nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        yield Finding(
            f"The embedded Valkey cannot keep its data in {folder}: this user may not write to {nearest}.",
            f"Give {nearest} to the user that runs the bot, or set DATA_FOLDER to another folder.",
        )


def locales() -> Iterator[Finding]:
    """Every language has every text and word."""
    missing = check([])
    if missing:
        yield Finding(
            f"{len(missing)} texts or words are missing or stray; the first: {missing[0]}",
            "Run: python -m tgbot locales check. If you did not change the locales, install the files again.",
        )


def _is_private(host: str) -> bool:
    if host == "localhost" or host.endswith((".local", ".internal", ".localhost")):
        return True
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return False
