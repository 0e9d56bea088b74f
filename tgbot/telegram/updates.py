"""Decoding of Telegram's updates: the only place that knows their format.

Only the fields we use are modelled and validated straight from the bytes; all others are ignored.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from typing_extensions import TypedDict  # pydantic wants this one below Python 3.12

from tgbot.i18n.texts import Say, closest_language

MAX_NAME_LEN = 32
NAME_CACHE_SIZE = 4096  # one player sends many updates under one name
_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]+))?(?:\s+(.*))?", re.DOTALL)
# Bidi marks, which reverse the text around them: in a name or a clue they would rearrange our sentences.
_BIDI = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])

# Letters and signs that are drawn as nothing: fillers of Hangul, and the Braille pattern without dots.
_DRAWN_EMPTY = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_UNUSABLE = (
    *("document", "video", "audio", "dice", "location", "venue", "contact", "poll", "game"),
    *("story", "paid_media", "checklist"),
)

ALLOWED_UPDATES = ("message", "edited_message", "callback_query", "inline_query", "my_chat_member")


@dataclass(frozen=True, slots=True)
class Sender:
    """The author of an update."""

    id: int
    name: str
    language: str
    nameless: bool = False  # writes as a channel or anonymously as the group, so the person is unknown
    leads: bool = False  # certainly an admin of the group


@dataclass(frozen=True, slots=True)
class Room:
    """The chat of an update: a private chat, or a group with its topic."""

    chat: int
    private: bool
    title: str
    topic: int | None = None
    topic_name: str = ""  # where the update says it: a message that answers no other does


@dataclass(frozen=True, slots=True)
class Command:
    """A message that begins with a command."""

    update: int
    person: Sender
    room: Room
    name: str
    argument: str
    about: int | None = None  # the author of the message it replies to


@dataclass(frozen=True, slots=True)
class TextMessage:
    """A text, or a file by its kind and id with its caption; `edited` if it replaces an earlier version."""

    update: int
    person: Sender
    room: Room
    message: int
    text: str
    edited: bool
    media: tuple[str, str] | None = None
    unusable: bool = False  # something that is neither text nor a file that we pass on: a video, a poll, a contact
    about: str = ""  # the place named by the buttons of the message it replies to, if any
    to_bot: bool = False  # a reply to a message of ours


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on an inline button, with any data that the client sent."""

    update: int
    person: Sender
    room: Room
    query: str
    message: int
    data: str
    genuine: bool = True  # the message has a button with this data; a client can send any data


@dataclass(frozen=True, slots=True)
class InlineQuery:
    """A person has typed the bot's name in some chat; which one, and what else is typed, does not matter."""

    update: int
    person: Sender
    query: str


@dataclass(frozen=True, slots=True)
class Membership:
    """The bot was blocked or unblocked in private, removed from a group or added to one."""

    update: int
    person: Sender
    room: Room
    present: bool


@dataclass(frozen=True, slots=True)
class Departure:
    """A member left a group, or was removed from it."""

    update: int
    chat: int
    user: int


@dataclass(frozen=True, slots=True)
class Migration:
    """A group was upgraded to a supergroup with another id; both chats report it."""

    update: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Other:
    """An update that we acknowledge and ignore."""

    update: int


Incoming: TypeAlias = Command | TextMessage | Tap | InlineQuery | Membership | Departure | Migration | Other


class Unreadable(Exception):
    """The body is not an update that Telegram would send."""


def decode(body: bytes, bot_name: str) -> Incoming:
    """The decoded update, for the bot of this username."""
    try:
        update = _Update.model_validate_json(body)
    except ValidationError as error:
        raise Unreadable from error
    if update.callback_query is not None:
        return _tap(update.update_id, update.callback_query)
    if update.inline_query is not None:
        query = update.inline_query
        return InlineQuery(update.update_id, _person(query.sender), query.id)
    if update.my_chat_member is not None:
        return _membership(update.update_id, update.my_chat_member)
    message = update.message or update.edited_message
    if message is None:
        return Other(update.update_id)
    if message.migrate_to_chat_id is not None:
        return Migration(update.update_id, message.chat.id, message.migrate_to_chat_id)
    if message.migrate_from_chat_id is not None:
        return Migration(update.update_id, message.migrate_from_chat_id, message.chat.id)
    if message.left_chat_member is not None:
        return Departure(update.update_id, message.chat.id, message.left_chat_member.id)
    person = _sender(message)
    if person is None:
        return Other(update.update_id)
    edited = update.message is None
    if message.media is not None or (message.unusable and message.chat.type == "private" and not edited):
        return _file(update.update_id, message, person, edited, bot_name)
    if message.text is None:
        return Other(update.update_id)
    return _message(update.update_id, message, person, message.text, edited, bot_name)


@lru_cache(NAME_CACHE_SIZE)
def display_name(first: str, last: str | None) -> str:
    """A person's display name: on one line, limited in length, without bidi marks; empty where it looks empty."""
    name = unicodedata.normalize("NFC", " ".join(f"{first} {last or ''}".translate(_BIDI).split()))
    visible = "".join(c for c in name if unicodedata.category(c) not in {"Cc", "Co", "Cs", "Cn"})
    if not any(unicodedata.category(c)[0] in "LNPS" and c not in _DRAWN_EMPTY for c in visible):
        return ""
    return visible if len(visible) <= MAX_NAME_LEN else visible[: MAX_NAME_LEN - 1].rstrip() + "…"


def _message(update: int, message: "_Message", person: Sender, text: str, edited: bool, bot_name: str) -> Incoming:
    room = _room(message.chat, message.topic, message.topic_name)
    text = text.translate(_BIDI)
    command = _COMMAND.fullmatch(text)
    if command is None or edited:
        about, to_bot = _replied_to(message, bot_name)
        return TextMessage(update, person, room, message.message_id, text, edited, about=about, to_bot=to_bot)
    name, addressee, argument = command.groups()
    if addressee is not None and addressee.lower() != bot_name.lower():
        return Other(update)
    replied = message.replied_to.sender if message.replied_to else None
    return Command(update, person, room, name.lower(), (argument or "").strip(), replied.id if replied else None)


def _file(update: int, message: "_Message", person: Sender, edited: bool, bot_name: str) -> TextMessage:
    """A message without text of its own; a caption goes along."""
    return TextMessage(
        update,
        person,
        _room(message.chat, message.topic, message.topic_name),
        message.message_id,
        (message.caption or "").translate(_BIDI),
        edited,
        message.media,
        message.media is None,
        *_replied_to(message, bot_name),
    )


def _replied_to(message: "_Message", bot_name: str) -> tuple[str, bool]:
    """The place that the buttons of the message replied to name, and whether that message is ours."""
    replied = message.replied_to
    if replied is None or replied.sender is None or not replied.sender.is_bot:
        return "", False
    rows = replied.reply_markup.get("inline_keyboard", []) if replied.reply_markup else []
    data = next((found for row in rows for button in row if (found := button.get("callback_data"))), "")
    return data.partition("|")[0], (replied.sender.username or "").lower() == bot_name.lower()


def _tap(update: int, query: "_Query") -> Incoming:
    if query.message is None or query.data is None:
        return Other(update)
    room = _room(query.message.chat, query.message.topic)
    genuine = query.message.has_button(query.data)
    return Tap(update, _person(query.sender), room, query.id, query.message.message_id, query.data, genuine)


def _membership(update: int, change: "_MemberChange") -> Incoming:
    if change.chat.type == "channel":  # nobody can play there
        return Other(update)
    member = change.new_chat_member
    present = member.status not in {"kicked", "left"} and member.is_member
    return Membership(update, _person(change.sender), _room(change.chat, None), present)


def _sender(message: "_Message") -> Sender | None:
    """The author of a message: in a group perhaps an anonymous admin or a channel; None for other bots."""
    chat = message.sender_chat
    if chat is not None:
        name = display_name(chat.title or "", None) or f"#{chat.id}"
        return Sender(chat.id, name, closest_language(None), nameless=True, leads=chat.id == message.chat.id)
    return None if message.sender is None or message.sender.is_bot else _person(message.sender)


def _person(user: "_User") -> Sender:
    language = closest_language(user.language_code)
    name = display_name(user.first_name, user.last_name) or Say(language).plain("name-player")
    return Sender(user.id, name, language)


def _room(chat: "_Chat", topic: int | None, topic_name: str = "") -> Room:
    name = display_name(topic_name, None)
    return Room(chat.id, chat.type == "private", display_name(chat.title or "", None), topic, name)


class _Part(BaseModel):
    # An update holds players' texts: an error must not quote them.
    model_config = ConfigDict(extra="ignore", frozen=True, hide_input_in_errors=True)


# Telegram's own ids are far smaller; anything larger is not from Telegram.
_Id = Annotated[int, Field(gt=-(1 << 63), lt=1 << 63)]


class _User(_Part):
    id: _Id
    is_bot: bool = False
    first_name: str = ""
    last_name: str | None = None
    username: str | None = None
    language_code: str | None = None


class _Chat(_Part):
    id: _Id
    type: Literal["private", "group", "supergroup", "channel"]
    title: str | None = None


class _File(_Part):
    file_id: str


class _Placed(_Part):
    message_id: _Id
    chat: _Chat
    message_thread_id: _Id | None = None
    is_topic_message: bool = False

    @property
    def topic(self) -> int | None:
        """The forum topic; a reply thread in an ordinary group does not count."""
        return self.message_thread_id if self.is_topic_message else None


# Plain dictionaries: a keyboard has a dozen buttons, and only their data is read, once.
class _Button(TypedDict, total=False):
    callback_data: str | None


class _Markup(TypedDict, total=False):
    inline_keyboard: list[list[_Button]]


class _Tapped(_Placed):
    """The message of a tapped button: one of ours, so its text is ignored."""

    reply_markup: _Markup | None = None

    def has_button(self, data: str) -> bool:
        """Whether one of this message's buttons has this data."""
        rows = self.reply_markup.get("inline_keyboard", []) if self.reply_markup else []
        return any(button.get("callback_data") == data for row in rows for button in row)


class _Topic(_Part):
    name: str = ""


class _Reply(_Part):
    forum_topic_created: _Topic | None = None
    sender: Annotated[_User | None, Field(alias="from")] = None
    reply_markup: _Markup | None = None


class _Message(_Placed):
    sender: Annotated[_User | None, Field(alias="from")] = None
    sender_chat: _Chat | None = None
    reply_to_message: _Reply | None = None
    migrate_to_chat_id: _Id | None = None
    migrate_from_chat_id: _Id | None = None
    left_chat_member: _User | None = None
    text: str | None = None
    caption: str | None = None
    voice: "_File | None" = None
    video_note: "_File | None" = None
    animation: "_File | None" = None
    sticker: "_File | None" = None
    photo: list["_File"] = []
    # Only whether they are there: of these nothing can be passed on.
    document: object = None
    video: object = None
    audio: object = None
    dice: object = None
    location: object = None
    venue: object = None
    contact: object = None
    poll: object = None
    game: object = None
    story: object = None
    paid_media: object = None
    checklist: object = None

    @property
    def replied_to(self) -> _Reply | None:
        """The message that the author chose to answer: what answers none answers the beginning of its topic."""
        reply = self.reply_to_message
        return None if reply is None or reply.forum_topic_created is not None else reply

    @property
    def topic_name(self) -> str:
        """The name of the forum topic, where the message says it."""
        begun = self.reply_to_message.forum_topic_created if self.reply_to_message else None
        return begun.name if begun is not None else ""

    @property
    def unusable(self) -> bool:
        """Something that a person sent, and that is neither text nor one of our kinds of files."""
        return any(getattr(self, kind) is not None for kind in _UNUSABLE)

    @property
    def media(self) -> tuple[str, str] | None:
        """The kind and id of the file in this message (C1)."""
        for kind in ("voice", "video_note", "animation", "sticker"):
            file: _File | None = getattr(self, kind)
            if file is not None:
                return kind, file.file_id
        return ("photo", self.photo[-1].file_id) if self.photo else None  # the largest comes last


class _Query(_Part):
    id: str
    sender: Annotated[_User, Field(alias="from")]
    message: _Tapped | None = None
    data: str | None = None


class _InlineQuery(_Part):
    id: str
    sender: Annotated[_User, Field(alias="from")]


class _Member(_Part):
    status: str
    is_member: bool = True  # said of a restricted one only


class _MemberChange(_Part):
    chat: _Chat
    sender: Annotated[_User, Field(alias="from")]
    new_chat_member: _Member


class _Update(_Part):
    update_id: _Id
    message: _Message | None = None
    edited_message: _Message | None = None
    callback_query: _Query | None = None
    inline_query: _InlineQuery | None = None
    my_chat_member: _MemberChange | None = None
