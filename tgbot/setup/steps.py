"""The steps of setting a bot up, in their order. What is asked can also be given, so that a script can do it."""

import asyncio
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from telegram import User
from telegram.error import InvalidToken, RetryAfter

from tgbot.about import introduce
from tgbot.app import telegram_bot
from tgbot.commands import set_menus
from tgbot.doctor.machine import webhook_address
from tgbot.doctor.telegram import groups
from tgbot.settings import BadSettings, Settings, read_settings
from tgbot.setup import env_file
from tgbot.setup.asking import Asking

WHERE_TOKENS_ARE = """\
A bot's token comes from @BotFather: open https://t.me/BotFather, send /newbot, choose a name, and copy the token."""
HOW_UPDATES_COME = """\
Has this machine a public https address? Then Telegram can deliver to it, which suits many groups and several workers.
Without one the bot fetches its updates itself, which works everywhere."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line says."""

    file: Path | None  # None: the settings stand in the environment already
    webhook: str | None  # "" is polling, None is not said
    ask: bool
    overwrite: bool


class NotSetUp(Exception):
    """The set-up ended before its end; the message says why and what to do."""


def set_up(wishes: Wishes, asking: Asking) -> None:
    """Find the token, choose how updates come, write the file, and tell Telegram what to show of the bot."""
    text = "" if wishes.file is None else env_file.read_text(wishes.file)
    token, me = _token(wishes, asking, text)
    print(f"This is @{me.username}.")
    wanted = {"BOT_TOKEN": token, **_delivery(wishes, asking, text, token)}
    settings = read_settings(_env_file=wishes.file, **{name.lower(): value for name, value in wanted.items()})
    if wishes.file is not None:
        _write(wishes, wishes.file, asking, text, wanted)
    print("Setting menus and descriptions in every language …", flush=True)
    _tell_telegram(settings)
    for finding in groups(me):
        print(f"{finding.what}\n  {finding.fix}")
    print(
        f"Ready. Start it with: make run\nThen add it to a group: https://t.me/{me.username}?startgroup=play\n"
        "To look for mistakes later: python -m tgbot doctor"
    )


def _token(wishes: Wishes, asking: Asking, text: str) -> tuple[str, User]:
    """Return a token that Telegram knows, and whose it is."""
    token = os.environ.get("BOT_TOKEN") or env_file.values(text).get("BOT_TOKEN", "")
    if not wishes.ask:
        return token, _owner(token, wishes.file)
    if not token:
        print(WHERE_TOKENS_ARE)
    while True:
        token = token or asking.secret("Token (it is not shown): ")
        try:
            return token, _owner(token, wishes.file)
        except NotSetUp as error:
            print(error)
            token = ""


def _owner(token: str, file: Path | None) -> User:
    """Return the bot of a token."""

    async def ask() -> User:
        print("Asking Telegram whose token this is …", flush=True)
        async with telegram_bot(settings) as bot:
            return bot.bot

    try:
        settings = read_settings(_env_file=file, **({"bot_token": token} if token else {}), webhook_url=None)
        return asyncio.run(ask())
    except BadSettings as error:
        if not error.names("BOT_TOKEN"):  # another token would not help
            raise
        raise NotSetUp(str(error)) from None
    except InvalidToken:
        raise NotSetUp("BOT_TOKEN: Telegram does not know this token. Copy it again from @BotFather.") from None


def _delivery(wishes: Wishes, asking: Asking, text: str, token: str) -> dict[str, str | None]:
    """Return the settings that say how updates come; a webhook gets a secret of its own."""
    there = env_file.values(text)
    url = wishes.webhook
    if url is None:
        url = _address(asking, there.get("WEBHOOK_URL", ""), token) if wishes.ask else there.get("WEBHOOK_URL", "")
    elif url and (wrong := _objection(url, token)):
        raise NotSetUp(wrong)
    if not url:
        return {"WEBHOOK_URL": None}
    return {"WEBHOOK_URL": url, "WEBHOOK_SECRET": there.get("WEBHOOK_SECRET") or secrets.token_urlsafe(32)}


def _address(asking: Asking, now: str, token: str) -> str:
    """Return the address that Telegram shall deliver to, or nothing for polling."""
    print(HOW_UPDATES_COME)
    proposed = f"Enter for {now}, - for none" if now else "Enter for none"
    while True:
        url = asking.line(f"Public https address ({proposed}): ") or now
        if url == "-":
            return ""
        if not url or (wrong := _objection(url, token)) is None:
            return url
        print(wrong)


def _objection(url: str, token: str) -> str | None:
    """Return what is wrong with an address, if anything is."""
    try:
        settings = read_settings(_env_file=None, bot_token=token, webhook_url=url)
    except BadSettings as error:
        return str(error)
    found = next(webhook_address(settings), None)
    return None if found is None else f"{found.what} {found.fix}"


def _write(wishes: Wishes, file: Path, asking: Asking, text: str, wanted: dict[str, str | None]) -> None:
    """Write the settings, and replace others only when that is wished."""
    changed = env_file.differing(text, wanted)
    if changed and not wishes.overwrite:
        question = f"{file} has another {' and '.join(changed)}. Replace?"
        if not wishes.ask:
            raise NotSetUp(f"{question} Then add --overwrite. Nothing was written.")
        if not asking.agrees(question):
            raise NotSetUp("Nothing was written.")
    try:
        env_file.write_private(file, env_file.merged(text, wanted))
    except OSError as error:
        raise NotSetUp(
            f"{file} cannot be written: {error.strerror}. Choose another with --file, or none with --no-file."
        ) from None
    print(f"Written to {file}, for your eyes only.")


def _tell_telegram(settings: Settings) -> None:
    async def tell() -> None:
        async with telegram_bot(settings) as bot:
            await set_menus(bot)
            await introduce(bot)

    try:
        asyncio.run(tell())
    except RetryAfter:
        raise NotSetUp(
            "Telegram asks to wait before menus and descriptions change again: run setup later. The bot can start now."
        ) from None
