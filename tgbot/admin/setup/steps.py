"""The steps of the setup, in order. Every question has a command-line option, for scripts."""

import asyncio
import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from telegram import User
from telegram.error import InvalidToken, RetryAfter, TelegramError

from tgbot.admin.doctor.machine import webhook_address
from tgbot.admin.doctor.telegram import groups
from tgbot.admin.setup import env_file
from tgbot.admin.setup.prompts import Asking
from tgbot.app import telegram_bot
from tgbot.handlers.menus import menus
from tgbot.pictures.face import draw_face
from tgbot.settings import BadSettings, Settings, read_settings
from tgbot.telegram.menus import set_menus
from tgbot.telegram.profile import has_picture, introduce, set_picture

WHERE_TOKENS_ARE = """\
A bot's token comes from @BotFather: open https://t.me/BotFather, send /newbot, choose a name, and copy the token."""
HOW_UPDATES_COME = """\
Does this machine have a public https address? If so, Telegram can deliver updates to it: best for many groups and
several workers. If not, the bot fetches its updates itself, which works anywhere."""
NO_PICTURE_YET = "The bot has no picture yet. Give it one, two crossed wires?"
WHO_RUNS_IT = """\
Whom can people ask about their data? Everyone who sends /privacy to the bot can see it."""
INLINE_MODE = """\
If you like, people can send their result of the daily puzzle from any chat, by typing @{bot} there.
  In @BotFather: /setinline, choose @{bot}, and send a hint such as: today's puzzle"""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The command-line options."""

    file: Path | None  # None: the settings are in the environment
    webhook: str | None  # "" is polling, None is not given
    contact: str | None  # "" is none, None is not given
    ask: bool
    overwrite: bool


class NotSetUp(Exception):
    """The setup stopped early; the message says why and what to do."""


def set_up(wishes: Wishes, asking: Asking) -> None:
    """Find the token, choose the way of delivery, write the file, and set the bot's menus and its profile."""
    text = "" if wishes.file is None else env_file.read_text(wishes.file)
    token, me = _token(wishes, asking, text)
    print(f"This token belongs to @{me.username}.")
    wanted = {"BOT_TOKEN": token, **_delivery(wishes, asking, text, token), **_contact(wishes, asking, text, token)}
    settings = read_settings(_env_file=wishes.file, **{name.lower(): value for name, value in wanted.items()})
    gets_picture = _gets_picture(wishes, asking, settings)
    if wishes.file is not None:
        _write(wishes, wishes.file, asking, text, wanted)
    print("Setting menus and descriptions in every language …", flush=True)
    _set_profile(settings)
    if gets_picture:
        _set_picture(settings)
    for finding in groups(me):
        print(f"{finding.what}\n  {finding.fix}")
    if not me.supports_inline_queries:
        print(INLINE_MODE.format(bot=me.username))
    print(
        f"Ready. Start it with: make run\nThen add it to a group: https://t.me/{me.username}?startgroup=play\n"
        "If something isn't working: python -m tgbot doctor"
    )


def _token(wishes: Wishes, asking: Asking, text: str) -> tuple[str, User]:
    """A valid token, and its bot."""
    token = os.environ.get("BOT_TOKEN") or env_file.values(text).get("BOT_TOKEN", "")
    if not wishes.ask:
        return token, _owner(token, wishes.file)
    if not token:
        print(WHERE_TOKENS_ARE)
    while True:
        token = token or asking.secret("Token (input is hidden): ")
        try:
            return token, _owner(token, wishes.file)
        except NotSetUp as error:
            print(error)
            token = ""


def _owner(token: str, file: Path | None) -> User:
    """The bot of a token."""

    async def ask() -> User:
        print("Asking Telegram whose token this is …", flush=True)
        async with telegram_bot(settings) as bot:
            return bot.bot

    try:
        known = {"bot_token": token} if token else {}
        settings = read_settings(_env_file=file, **known, webhook_url=None, operator_contact=None)
        return asyncio.run(ask())
    except BadSettings as error:
        if not error.names("BOT_TOKEN"):  # another token would not help
            raise
        raise NotSetUp(str(error)) from None
    except InvalidToken:
        raise NotSetUp("BOT_TOKEN: Telegram does not know this token. Copy it again from @BotFather.") from None


def _delivery(wishes: Wishes, asking: Asking, text: str, token: str) -> dict[str, str | None]:
    """The settings for delivery; a webhook gets its own secret."""
    current = env_file.values(text)
    url = wishes.webhook
    if url is None:
        url = _address(asking, current.get("WEBHOOK_URL", ""), token) if wishes.ask else current.get("WEBHOOK_URL", "")
    elif url and (wrong := _objection(url, token)):
        raise NotSetUp(wrong)
    if not url:
        return {"WEBHOOK_URL": None}
    return {"WEBHOOK_URL": url, "WEBHOOK_SECRET": current.get("WEBHOOK_SECRET") or secrets.token_urlsafe(32)}


def _contact(wishes: Wishes, asking: Asking, text: str, token: str) -> dict[str, str | None]:
    """The contact of the operator; without a word about it, it stays as it is."""
    now = os.environ.get("OPERATOR_CONTACT") or env_file.values(text).get("OPERATOR_CONTACT", "")
    contact = wishes.contact
    if contact is None:
        if not wishes.ask:
            return {}
        contact = _asked_contact(asking, now, token)
    elif contact and (wrong := _refused(token, operator_contact=contact)):
        raise NotSetUp(wrong)
    return {"OPERATOR_CONTACT": contact or None} if contact or now else {}


def _asked_contact(asking: Asking, now: str, token: str) -> str:
    print(WHO_RUNS_IT)
    proposed = f"Enter for {now}, - for none" if now else "Enter for none"
    while True:
        contact = asking.line(f"Your @name, e-mail address or https link ({proposed}): ") or now
        if contact == "-":
            return ""
        if not contact or (wrong := _refused(token, operator_contact=contact)) is None:
            return contact
        print(wrong)


def _refused(token: str, **setting: str) -> str | None:
    """What is wrong with a setting, or None."""
    try:
        read_settings(_env_file=None, bot_token=token, **setting)
    except BadSettings as error:
        return str(error)
    return None


def _address(asking: Asking, now: str, token: str) -> str:
    """The public webhook address; empty for polling."""
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
    """The reason to refuse an address, or None."""
    try:
        settings = read_settings(_env_file=None, bot_token=token, webhook_url=url)
    except BadSettings as error:
        return str(error)
    found = next(webhook_address(settings), None)
    return None if found is None else f"{found.what} {found.fix}"


def _write(wishes: Wishes, file: Path, asking: Asking, text: str, wanted: dict[str, str | None]) -> None:
    """Write the settings; replace existing ones only with the operator's consent."""
    changed = env_file.differing(text, wanted)
    if changed and not wishes.overwrite:
        question = f"{file} already has a different {' and '.join(changed)}. Replace it?"
        if not wishes.ask:
            raise NotSetUp(f"{question} To do so, add --overwrite. Nothing was written.")
        if not asking.agrees(question):
            raise NotSetUp("Nothing was written.")
    try:
        env_file.write_private(file, env_file.merged(text, wanted))
    except OSError as error:
        raise NotSetUp(
            f"{file} cannot be written: {error.strerror}. Choose another file with --file, or none with --no-file."
        ) from None
    print(f"Wrote {file}; only you can read it.")


def _set_profile(settings: Settings) -> None:
    async def apply() -> None:
        async with telegram_bot(settings) as bot:
            await set_menus(bot, menus())
            await introduce(bot)

    try:
        asyncio.run(apply())
    except RetryAfter:
        raise NotSetUp(
            "Telegram is rate-limiting menus and descriptions: run setup again later. You can start the bot now."
        ) from None


def _gets_picture(wishes: Wishes, asking: Asking, settings: Settings) -> bool:
    """Whether to give the bot our picture: if it has none, and the operator agrees."""

    async def missing() -> bool:
        async with telegram_bot(settings) as bot:
            return not await has_picture(bot)

    try:
        return asyncio.run(missing()) and (not wishes.ask or asking.agrees(NO_PICTURE_YET, proposed=True))
    except TelegramError:  # an older Bot API server, perhaps
        return False


def _set_picture(settings: Settings) -> None:
    async def apply() -> None:
        async with telegram_bot(settings) as bot:
            await set_picture(bot, draw_face())

    try:
        asyncio.run(apply())
    except TelegramError:  # the bot works without
        print("This Bot API server can't set the bot's picture. To set one, in @BotFather: /setuserpic.")
