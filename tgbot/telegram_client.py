"""What we ask of Telegram, and what its answers mean. The only place that reads the text of an error."""

from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from telegram import Bot
from telegram.constants import ChatMemberStatus, ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

from engine.codes.clues import Media
from tgbot.aiohttp_request import AiohttpRequest, NeverSent
from tgbot.answers import Answer
from tgbot.decode import Room
from tgbot.metrics import Metrics
from tgbot.pictures import (
    Picture,
    SheetPicture,
    StatsPicture,
    TrackPicture,
    off_loop,
    sheet_picture,
    stats_picture,
    track_picture,
)
from tgbot.places import Chat
from tgbot.screens.message import Message

T = TypeVar("T")


class Slow(Exception):
    """Telegram asks to wait before the next call to this chat."""

    def __init__(self, seconds: float) -> None:
        """Take how long to wait."""
        super().__init__(seconds)
        self.seconds = seconds


class Barred(Exception):
    """The bot may not write here: it was blocked, removed, or never opened."""


class AlreadySo(Exception):
    """There is nothing to do: the message is as it should be, or the tap can no longer be answered."""


class Vanished(Exception):
    """The message to be changed is not there any more."""


class NotSent(Exception):
    """The call did not reach Telegram."""


class Unsure(Exception):
    """The call may or may not have had its effect."""


class Migrated(Exception):
    """The group has become a supergroup with another id."""

    def __init__(self, to: int) -> None:
        """Take the new id."""
        super().__init__(to)
        self.to = to


class Rejected(Exception):
    """Telegram will never accept this call."""


# All that a call may end with instead of a result.
Troubles = (Slow, Barred, Vanished, NotSent, Unsure, Migrated, Rejected)


class TelegramClient:
    """The bot's calls to Telegram."""

    def __init__(self, bot: Bot, request: AiohttpRequest, metrics: Metrics) -> None:
        """Take python-telegram-bot's `Bot`, initialized, its transport, and where calls are counted."""
        self._bot = bot
        self._request = request
        self._metrics = metrics

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message and return its id."""
        if message.media is not None:
            return await self._send_media(chat, message, message.media)
        if message.picture is not None or message.attached is not None:
            return await self._send_file(chat, message)
        arguments = {"chat_id": chat.id, **_content(message)}
        if chat.topic is not None:
            arguments["message_thread_id"] = chat.topic
        if message.silent:
            arguments["disable_notification"] = True
        if message.secret:
            arguments["protect_content"] = True
        sent = await self._made("send", self._call("sendMessage", arguments))
        return int(sent["message_id"])

    async def _send_media(self, chat: Chat, message: Message, media: Media) -> int:
        about: dict[str, Any] = {
            "message_thread_id": chat.topic,
            "disable_notification": message.silent or None,
            "protect_content": message.secret or None,
        }
        captioned = about | {"caption": message.text, "parse_mode": ParseMode.HTML}
        match media.kind:
            case "voice":
                call = self._bot.send_voice(chat.id, media.id, **captioned)
            case "video_note":
                call = self._bot.send_video_note(chat.id, media.id, **about)
            case "animation":
                call = self._bot.send_animation(chat.id, media.id, **captioned)
            case "sticker":
                call = self._bot.send_sticker(chat.id, media.id, **about)
            case _:
                call = self._bot.send_photo(chat.id, media.id, **captioned)
        return (await self._made("send", call)).message_id

    async def _send_file(self, chat: Chat, message: Message) -> int:
        about: dict[str, Any] = {
            "caption": message.text,
            "parse_mode": ParseMode.HTML,
            "message_thread_id": chat.topic,
            "disable_notification": message.silent or None,
        }
        if message.attached is not None:
            name, text = message.attached
            return (
                await self._made("send", self._bot.send_document(chat.id, text.encode(), filename=name, **about))
            ).message_id
        drawn = await _drawn(message.picture)
        return (await self._made("send", self._bot.send_photo(chat.id, drawn, **about))).message_id

    async def edit(self, chat: Chat, message_id: int, message: Message) -> None:
        """Change a message to what it should be; one that is so already is fine."""
        arguments = {"chat_id": chat.id, "message_id": message_id, **_content(message)}
        await self._settled("edit", self._call("editMessageText", arguments))

    async def strip(self, chat: Chat, message_id: int) -> None:
        """Take the buttons off a message."""
        arguments = {"chat_id": chat.id, "message_id": message_id}
        await self._settled("strip", self._call("editMessageReplyMarkup", arguments))

    async def delete(self, chat: Chat, message_id: int) -> None:
        """Delete a message."""
        await self._settled("delete", self._call("deleteMessage", {"chat_id": chat.id, "message_id": message_id}))

    async def erase(self, chat: int, message_id: int) -> bool:
        """Delete somebody's message in a group, if the bot may; tell whether it is gone."""
        try:
            await self.delete(Chat(chat), message_id)
        except Vanished:
            return True
        except Troubles:
            return False
        return True

    async def answer(self, query: str, answer: Answer) -> None:
        """Answer a tap; one that is too old to be answered is fine."""
        await self._settled(
            "answer",
            self._bot.answer_callback_query(
                query, text=answer.clipped, show_alert=answer.alert or None, url=answer.url
            ),
        )

    async def reply(self, room: Room, answer: Answer) -> None:
        """Answer a message with a plain text, below it."""
        sending = self._bot.send_message(room.chat, answer.text or "", message_thread_id=room.topic)
        await self._made("send", sending)

    async def is_admin(self, chat: int, user: int) -> bool:
        """Tell whether somebody is an admin of a group; no where Telegram does not say."""
        try:
            member = await self._made("member", self._bot.get_chat_member(chat, user))
        except Troubles:
            return False
        return member.status in {ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER}

    async def register_webhook(self, url: str, secret: str, connections: int, updates: Sequence[str]) -> None:
        """Tell Telegram where to deliver updates; saying it again changes nothing."""
        await self._bot.set_webhook(
            url, secret_token=secret, max_connections=connections, allowed_updates=list(updates)
        )

    async def remove_webhook(self) -> None:
        """Tell Telegram to keep updates until they are fetched."""
        await self._bot.delete_webhook()

    async def fetch(self, offset: int, updates: Sequence[str], seconds: int) -> list[dict[str, Any]]:
        """Wait for updates and return them as Telegram wrote them."""
        fetched = await self._made(
            "fetch",
            self._bot.get_updates(
                offset=offset, timeout=seconds, read_timeout=seconds + 10, allowed_updates=list(updates)
            ),
        )
        return [update.to_dict() for update in fetched]

    def _call(self, method: str, arguments: Mapping[str, Any]) -> Awaitable[Any]:
        """Return one of the calls of which there are many: a game is made of messages sent, changed and taken away."""
        return self._request.call(f"{self._bot.base_url}/{method}", arguments)

    async def _settled(self, method: str, call: Awaitable[object]) -> None:
        """Make a call that may find its work done already."""
        with suppress(AlreadySo):
            await self._made(method, call)

    async def _made(self, method: str, call: Awaitable[T]) -> T:
        """Return what a call returns, or raise what its error means for us; either is counted."""
        outcome = "ok"
        try:
            return await _understood(call)
        except Exception as trouble:
            outcome = type(trouble).__name__.lower()
            raise
        finally:
            self._metrics.called(method, outcome)


async def _drawn(picture: Picture | None) -> bytes:
    match picture:
        case SheetPicture():
            return await off_loop(sheet_picture, picture)
        case TrackPicture():
            return await off_loop(track_picture, picture)
        case StatsPicture():
            return await off_loop(stats_picture, picture)
    return b""


async def _understood(call: Awaitable[T]) -> T:
    """Return what a call returns, or raise what its error means for us."""
    try:
        return await call
    except RetryAfter as error:
        raise Slow(seconds_to_wait(error)) from None
    except Forbidden:
        raise Barred from None
    except BadRequest as error:
        raise _explained(error) from None
    except ChatMigrated as error:
        raise Migrated(error.new_chat_id) from None
    except NeverSent:
        raise NotSent from None
    except NetworkError:
        raise Unsure from None
    except TelegramError as error:
        raise Rejected(type(error).__name__) from None


# The bot is not (or no longer) allowed to write there, or the topic is closed or gone.
_BARRED = (
    *("chat not found", "not enough rights", "have no rights", "chat_write_forbidden", "need administrator rights"),
    *("message thread not found", "topic_closed", "topic_deleted"),
)


def _explained(error: BadRequest) -> Exception:
    text = error.message.lower()
    if "message is not modified" in text or "query is too old" in text:
        return AlreadySo()
    if "to edit not found" in text or "to delete not found" in text or "can't be edited" in text:
        return Vanished()
    return Barred() if any(reason in text for reason in _BARRED) else Rejected(error.message)


def seconds_to_wait(error: RetryAfter) -> float:
    """Return how long Telegram asks to wait before the next call."""
    wait = error.retry_after
    return float(wait if isinstance(wait, int | float) else wait.total_seconds())


def _content(message: Message) -> dict[str, Any]:
    content = {"text": message.text, "parse_mode": ParseMode.HTML, "link_preview_options": {"is_disabled": True}}
    return content if message.markup is None else content | {"reply_markup": message.markup}
