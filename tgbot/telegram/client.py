"""Calls to Telegram, and the meaning of its errors. The only place that reads the text of an error."""

import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from telegram import Bot, ChatMemberRestricted
from telegram import error as api
from telegram.constants import ChatMemberStatus, ParseMode
from telegram.error import BadRequest, ChatMigrated, InvalidToken, NetworkError, RetryAfter, TelegramError

from tgbot.observability.logs import recurring
from tgbot.observability.metrics import Metrics
from tgbot.pictures.off_loop import off_loop
from tgbot.telegram.errors import (
    CALL_ERRORS,
    Conflict,
    Forbidden,
    MessageGone,
    Migrated,
    NotModified,
    NotSent,
    OutcomeUnknown,
    RateLimited,
    Rejected,
    Unauthorized,
)
from tgbot.telegram.messages import Chat, Clip, Edit, File, Message, Newer, Photo, Text
from tgbot.telegram.transport import PICTURE, READ_TIMEOUT_S, AiohttpRequest, NeverSent

T = TypeVar("T")

REVOKED = (
    "Telegram does not know BOT_TOKEN any more: copy the new one from @BotFather (/token), and restart every worker "
    "with it. Until then nothing is shown"
)
# Calls that answer an update, as the metrics name them.
_REPLIES = {
    "answerCallbackQuery": "answer",
    "answerInlineQuery": "inline",
    "sendMessage": "send",
    "setMessageReaction": "react",
}
_UNAUTHORIZED = "Unauthorized"  # Telegram's description of a 401

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class About:
    """A call as the log names it: nobody's text, name or id."""

    method: str
    chat: Chat | None = None
    key: str = ""  # of the message

    def __str__(self) -> str:
        """The words of the log."""
        where = "" if self.chat is None else " in private" if self.chat.id > 0 else " in a group"
        return f"{self.method}{where} {self.key}".rstrip()


class TelegramClient:
    """The bot's calls to Telegram."""

    def __init__(self, bot: Bot, request: AiohttpRequest, metrics: Metrics) -> None:
        """`bot` is initialized, and `request` is its transport."""
        self._bot = bot
        self._request = request
        self._metrics = metrics
        self._unknown: set[Newer] = set()  # what this Bot API server does not know

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message; its id."""
        return await self._tolerated(message, lambda: self._send(chat, message))

    async def _send(self, chat: Chat, message: Message) -> int:
        about = About("send", chat, message.key)
        match message:
            case Clip():
                return await self._send_clip(chat, message)
            case File():
                return await self._send_file(chat, message)
            case Photo():
                picture = await off_loop(message.picture)
                arguments = self._target(chat, message) | {"photo": PICTURE} | _captioned(message)
                sent = await self._made(about, self._call("sendPhoto", arguments, picture))
            case _:
                arguments = self._target(chat, message) | _content(message)
                sent = await self._made(about, self._call("sendMessage", arguments))
        return int(sent["message_id"])

    async def _tolerated(self, message: Text, call: Callable[[], Awaitable[T]]) -> T:
        """Make a call; where Telegram rejects it, once more without what it may not know yet, and so from then on."""
        newer = message.newer - self._unknown  # before the call: another one may find out meanwhile
        try:
            return await call()
        except Rejected:
            if not newer:
                raise
            found = newer - self._unknown
            self._unknown |= newer
            try:
                made = await call()
            except Exception:
                self._unknown -= found  # it was something else
                raise
            if found:
                log.info(
                    "Telegram does not know %s: left out from now on", ", ".join(sorted(one.name for one in found))
                )
            return made

    async def _send_clip(self, chat: Chat, clip: Clip) -> int:
        about: dict[str, Any] = {
            "message_thread_id": chat.topic,
            "disable_notification": clip.silent or None,
            "protect_content": clip.secret or None,
        }
        captioned = about | {"caption": clip.text, "parse_mode": ParseMode.HTML}
        match clip.kind:
            case "voice":
                call = self._bot.send_voice(chat.id, clip.file, **captioned)
            case "video_note":
                call = self._bot.send_video_note(chat.id, clip.file, **about)
            case "animation":
                call = self._bot.send_animation(chat.id, clip.file, **captioned)
            case "sticker":
                call = self._bot.send_sticker(chat.id, clip.file, **about)
            case _:
                call = self._bot.send_photo(chat.id, clip.file, **captioned)
        return (await self._made(About("send", chat, clip.key), call)).message_id

    async def _send_file(self, chat: Chat, file: File) -> int:
        call = self._bot.send_document(
            chat.id,
            file.body.encode(),
            filename=file.name,
            message_thread_id=chat.topic,
            disable_notification=file.silent or None,
            **_captioned(file),
        )
        return (await self._made(About("send", chat, file.key), call)).message_id

    async def edit(self, chat: Chat, message_id: int, message: Text, how: Edit = Edit.TEXT) -> None:
        """Edit a message; an unchanged one is fine."""
        await self._tolerated(message, lambda: self._edit(chat, message_id, message, how))

    async def _edit(self, chat: Chat, message_id: int, message: Text, how: Edit) -> None:
        arguments = {"chat_id": chat.id, "message_id": message_id} | self._markup(message)
        match how, message:
            case Edit.PICTURE, Photo():
                media = {"type": "photo", "media": PICTURE} | _captioned(message)
                picture = await off_loop(message.picture)
                call = self._call("editMessageMedia", arguments | {"media": media}, picture)
            case Edit.CAPTION, _:
                call = self._call("editMessageCaption", arguments | _captioned(message))
            case _:
                call = self._call("editMessageText", arguments | _content(message))
        await self._settled(About("edit", chat, message.key), call)

    async def strip(self, chat: Chat, message_id: int) -> None:
        """Remove the buttons of a message."""
        arguments = {"chat_id": chat.id, "message_id": message_id}
        await self._settled(About("strip", chat), self._call("editMessageReplyMarkup", arguments))

    async def delete(self, chat: Chat, message_id: int) -> None:
        """Delete a message."""
        arguments = {"chat_id": chat.id, "message_id": message_id}
        await self._settled(About("delete", chat), self._call("deleteMessage", arguments))

    async def erase(self, chat: int, message_id: int) -> bool:
        """Delete a player's message in a group, if the bot may; whether it is gone."""
        try:
            await self.delete(Chat(chat), message_id)
        except MessageGone:
            return True
        except CALL_ERRORS:
            return False
        return True

    async def reply(self, call: Mapping[str, Any]) -> None:
        """Make a call that has the form of a webhook's response; a tap that is too old is ignored."""
        arguments = {name: value for name, value in call.items() if name != "method"}
        chat = Chat(call["chat_id"]) if "chat_id" in call else None
        await self._settled(About(_REPLIES[call["method"]], chat), self._call(call["method"], arguments))

    async def is_admin(self, chat: int, user: int) -> bool:
        """Whether a user is an admin of a group; False if Telegram does not answer."""
        try:
            member = await self._made(About("member", Chat(chat)), self._bot.get_chat_member(chat, user))
        except CALL_ERRORS:
            return False
        return member.status in {ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER}

    async def is_outside(self, chat: int, user: int) -> bool:
        """Whether Telegram says that a user is not in a group; False if it does not answer."""
        try:
            member = await self._made(About("member", Chat(chat)), self._bot.get_chat_member(chat, user))
        except CALL_ERRORS:
            return False
        if isinstance(member, ChatMemberRestricted):
            return not member.is_member
        return member.status in {ChatMemberStatus.LEFT, ChatMemberStatus.BANNED}

    async def register_webhook(self, url: str, secret: str, connections: int, updates: Sequence[str]) -> None:
        """Register the webhook; doing it again changes nothing."""
        await self._bot.set_webhook(
            url, secret_token=secret, max_connections=connections, allowed_updates=list(updates)
        )

    async def webhook_url(self) -> str:
        """The address that Telegram delivers to; empty if there is none."""
        return (await self._made(About("webhook"), self._bot.get_webhook_info())).url

    async def remove_webhook(self) -> None:
        """Remove the webhook, so that updates wait until they are fetched."""
        await self._made(About("webhook"), self._bot.delete_webhook())

    async def fetch(self, offset: int, updates: Sequence[str], seconds: int) -> list[dict[str, Any]]:
        """Long-poll for updates, as Telegram wrote them."""
        arguments = {"offset": offset, "timeout": seconds, "allowed_updates": list(updates)}
        call = self._request.call(self._url("getUpdates"), arguments, patience=seconds + READ_TIMEOUT_S)
        fetched: list[dict[str, Any]] = await self._made(About("fetch"), call)
        return fetched

    def _call(self, method: str, arguments: Mapping[str, Any], picture: bytes | None = None) -> Awaitable[Any]:
        """A frequent call, without python-telegram-bot's overhead: most calls send, edit or delete messages."""
        return self._request.call(self._url(method), arguments, picture)

    def _url(self, method: str) -> str:
        return f"{self._bot.base_url}/{method}"

    def _target(self, chat: Chat, message: Text) -> dict[str, Any]:
        """Where and how a message is sent, and its keyboard."""
        target: dict[str, Any] = {"chat_id": chat.id}
        if chat.topic is not None:
            target["message_thread_id"] = chat.topic
        if message.silent:
            target["disable_notification"] = True
        if message.secret:
            target["protect_content"] = True
        if message.effect is not None and chat.id > 0 and Newer.EFFECT not in self._unknown:
            target["message_effect_id"] = message.effect
        markup = self._markup(message)
        if markup and message.force_reply and Newer.FORCE_REPLY not in self._unknown:
            markup = {"reply_markup": markup["reply_markup"] | {"force_reply": True}}
        return target | markup

    def _markup(self, message: Text) -> dict[str, Any]:
        markup = message.older_markup if Newer.DISABLED in self._unknown else message.markup
        return {} if markup is None else {"reply_markup": markup}

    async def _settled(self, about: About, call: Awaitable[object]) -> None:
        """Make a call whose effect may be in place already."""
        with suppress(NotModified):
            await self._made(about, call)

    async def _made(self, about: About, call: Awaitable[T]) -> T:
        """Make a call, translate its error, and count its outcome."""
        outcome, began = "ok", time.perf_counter()
        try:
            return await _translated(call)
        except Exception as error:
            outcome = type(error).__name__.lower()
            raise
        finally:
            self._metrics.called(about.method, outcome)
            log.debug("call: %s, %s, %.0f ms", about, outcome, 1000 * (time.perf_counter() - began))


async def _translated(call: Awaitable[T]) -> T:
    """The result of a call, or its error translated to one of ours."""
    try:
        return await call
    except RetryAfter as error:
        raise RateLimited(seconds_to_wait(error)) from None
    except api.Forbidden:
        raise Forbidden from None
    except BadRequest as error:
        raise _translated_bad_request(error) from None
    except ChatMigrated as error:
        raise Migrated(error.new_chat_id) from None
    except NeverSent:
        raise NotSent from None
    except NetworkError:
        raise OutcomeUnknown from None
    except InvalidToken as error:
        if _UNAUTHORIZED not in error.message:
            raise Rejected(type(error).__name__) from None  # 404: this Bot API server does not know the method
        recurring(log, logging.ERROR, REVOKED)
        raise Unauthorized from None
    except api.Conflict as error:
        raise Conflict("webhook" in error.message.lower()) from None
    except TelegramError as error:
        raise Rejected(type(error).__name__) from None


# Members may write there, but not send pictures, say.
_ONLY_SOME = re.compile(r"not enough rights to send (?!text messages|messages)")
# The bot is not (or no longer) allowed to write there, or the topic is closed or deleted; raw names of errors reach
# bots, too.
_FORBIDDEN = (
    "chat_send_plain_forbidden",
    *("chat not found", "not enough rights", "have no rights", "chat_write_forbidden", "need administrator rights"),
    *("message thread not found", "topic_closed", "topic_deleted"),
)


def _translated_bad_request(error: BadRequest) -> Exception:
    text = error.message.lower()
    if "message is not modified" in text or "query is too old" in text:
        return NotModified()
    if "to edit not found" in text or "to delete not found" in text or "can't be edited" in text:
        return MessageGone()
    shut = any(reason in text for reason in _FORBIDDEN) and not _ONLY_SOME.search(text)
    return Forbidden() if shut else Rejected(error.message)


def seconds_to_wait(error: RetryAfter) -> float:
    """Telegram's retry-after in seconds."""
    wait = error.retry_after
    return float(wait if isinstance(wait, int | float) else wait.total_seconds())


def _content(message: Text) -> dict[str, Any]:
    return {"text": message.text, "parse_mode": ParseMode.HTML, "link_preview_options": {"is_disabled": True}}


def _captioned(message: Text) -> dict[str, Any]:
    return {"caption": message.text, "parse_mode": ParseMode.HTML}
