"""Checks of this machine: the settings file, the webhook's address, the embedded store, the locales."""

import ipaddress
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

from tgbot.admin.doctor.finding import Finding
from tgbot.i18n.check import check
from tgbot.settings import Settings
from tgbot.store.redis.disk import recent_write_failure

TELEGRAM = "https://api.telegram.org"
PORTS = (443, 80, 88, 8443)  # Telegram delivers only to these


def settings_file(path: Path) -> Iterator[Finding]:
    """Only the owner may read the file with the token."""
    if path.is_file() and _is_open(path):
        yield Finding(
            f"Other users of this machine can read {path}, and the token in it.",
            f"Run: chmod 600 {path}. If others could log in here, get a new token from @BotFather (/revoke).",
        )


def contact(settings: Settings) -> Iterator[Finding]:
    """People can find out who has their data."""
    if settings.operator_contact is None:
        yield Finding(
            "OPERATOR_CONTACT is not set: /privacy can't tell people who runs this bot.",
            "Set it to your @name on Telegram, an e-mail address or an https link, or run: python -m tgbot setup",
            grave=False,
        )


def webhook_address(settings: Settings) -> Iterator[Finding]:
    """Telegram delivers over https, to four ports, to public addresses."""
    if settings.webhook_url is None or settings.telegram_url != TELEGRAM:
        return  # a local Bot API server delivers anywhere
    parts = urlsplit(settings.webhook_url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    if parts.scheme != "https":
        yield Finding(
            "WEBHOOK_URL is not https.", "Put a proxy with a certificate in front of the bot: see compose.yaml."
        )
    if port not in PORTS:
        listed = ", ".join(map(str, PORTS))
        yield Finding(
            f"WEBHOOK_URL has port {port}, but Telegram only delivers to {listed}.",
            "Make the proxy listen on 443, and leave the port out of WEBHOOK_URL. PORT is where the bot itself is.",
        )
    if _is_private(parts.hostname or ""):
        yield Finding(
            "WEBHOOK_URL is an address that only this machine or its network can reach.",
            "Set it to the public address, or remove it: without one, the bot fetches its updates itself.",
        )


def embedded_store(settings: Settings) -> Iterator[Finding]:
    """The bot must be able to write to its data folder, and nobody else should read it."""
    folder = settings.data_folder
    nearest = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    if not nearest.is_dir() or not os.access(nearest, os.W_OK | os.X_OK):
        yield Finding(
            f"The embedded Valkey cannot keep its data in {folder}: this user can't write to {nearest}.",
            f"Make {nearest} writable for the user that runs the bot, or set DATA_FOLDER to a different folder.",
        )
    if folder.is_dir() and _is_open(folder):
        yield Finding(
            f"Other users of this machine can read {folder}, and the secrets of all games in it.",
            f"Run: chmod 700 {folder}",
            grave=False,
        )
    reason = recent_write_failure(nearest)
    if reason is not None:
        yield Finding(
            f"The embedded Valkey cannot write to {folder} ({reason}).",
            f"Make room on the disk of {nearest}. The bot then goes on by itself.",
        )


def locales() -> Iterator[Finding]:
    """Every language has every text and word."""
    missing = check([])
    if missing:
        yield Finding(
            f"{len(missing)} texts or words are missing or stray; the first: {missing[0]}",
            "Run: python -m tgbot locales check. If you didn't change the locales, reinstall the files.",
        )


def _is_open(path: Path) -> bool:
    """Whether others than the owner may do anything with a file or a folder."""
    return bool(path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))


def _is_private(host: str) -> bool:
    if host == "localhost" or host.endswith((".local", ".internal", ".localhost")):
        return True
    try:
        return not ipaddress.ip_address(host).is_global
    except ValueError:
        return False
