"""Telegram's updates, read: the only place that knows their shapes.

Only the fields we use are modelled and validated straight from the bytes; everything else in an update is passed over.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from typing_extensions import TypedDict  # pydantic wants this one below Python 3.12

from tgbot.locale import closest_language

LONGEST_NAME = 32
KEPT_NAMES = 4096  # people do much under one name
_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]+))?(?:\s+(.*))?", re.DOTALL)
# Marks that turn the direction of the text around them: in a name or a clue they would rearrange our sentences.
_BIDI = dict.fromkeys([0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])

ALLOWED_UPDATES = ("message", "edited_message", "callback_query", "my_chat_member")


@dataclass(frozen=True, slots=True)
class Person:
    """Who did something."""

    id: int
    name: str
    language: str
    nameless: bool = False  # speaks for a channel or, anonymously, for the group: nobody can tell who it is
    leads: bool = False  # certainly an admin of the group


@dataclass(frozen=True, slots=True)
class Room:
    """Where it was done: a private chat, or a group with its topic."""

    chat: int
    private: bool
    title: str
    topic: int | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """A message that begins with a command."""

    update: int
    person: Person
    room: Room
    name: str
    argument: str
    about: int | None = None  # whose message it replies to


@dataclass(frozen=True, slots=True)
class Said:
    """A message of text, or with a file in it (its kind and id); `edited` when it is an older one, changed."""

    update: int
    person: Person
    room: Room
    message: int
    text: str
    edited: bool
    media: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Tap:
    """A tap on an inline button, with whatever data the client sent."""

    update: int
    person: Person
    room: Room
    query: str
    message: int
    data: str
    genuine: bool = True  # the message has such a button; a client can send any data


@dataclass(frozen=True, slots=True)
class Membership:
    """The bot was blocked or unblocked in private, removed from a group or added to one."""

    update: int
    person: Person
    room: Room
    present: bool


@dataclass(frozen=True, slots=True)
class Departure:
    """Somebody has left a group, or was removed from it."""

    update: int
    chat: int
    user: int


@dataclass(frozen=True, slots=True)
class Migration:
    """A group has become a supergroup with another id; either of the two chats tells."""

    update: int
    old: int
    new: int


@dataclass(frozen=True, slots=True)
class Other:
    """Something that we read nothing from: it is acknowledged and forgotten."""

    update: int


Incoming: TypeAlias = Command | Said | Tap | Membership | Departure | Migration | Other


class Unreadable(Exception):
    """The body is not an update that Telegram would send."""


def decode(body: bytes, bot_name: str) -> Incoming:
    """Return what an update means for the bot of this username."""
    try:
        update = _Update.model_validate_json(body)
    except ValidationError as error:
        raise Unreadable from error
    if update.callback_query is not None:
        return _tap(update.update_id, update.callback_query)
    if update.my_chat_member is not None:
        change = update.my_chat_member
        present = change.new_chat_member.status not in {"kicked", "left"}
        return Membership(update.update_id, _person(change.sender), _room(change.chat, None), present)
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
    media = message.media
    if media is not None and not edited:
        room = _room(message.chat, message.topic)
        return Said(update.update_id, person, room, message.message_id, "", edited, media)
    if message.text is None:
        return Other(update.update_id)
    return _message(update.update_id, message, person, message.text, edited, bot_name)


@lru_cache(KEPT_NAMES)
def display_name(first: str, last: str | None) -> str:
    """Return a person's name as we show it: on one line, not too long, and unable to turn a sentence around."""
    name = unicodedata.normalize("NFC", " ".join(f"{first} {last or ''}".translate(_BIDI).split()))
    visible = "".join(c for c in name if unicodedata.category(c) not in {"Cc", "Co", "Cs", "Cn"})
    return visible if len(visible) <= LONGEST_NAME else visible[: LONGEST_NAME - 1].rstrip() + "…"


def _message(update: int, message: "_Message", person: Person, text: str, edited: bool, bot_name: str) -> Incoming:
    room = _room(message.chat, message.topic)
    text = text.translate(_BIDI)
    command = _COMMAND.fullmatch(text)
    if command is None or edited:
        return Said(update, person, room, message.message_id, text, edited)
    name, addressee, argument = command.groups()
    if addressee is not None and addressee.lower() != bot_name.lower():
        return Other(update)
    replied = message.reply_to_message.sender if message.reply_to_message else None
    return Command(update, person, room, name.lower(), (argument or "").strip(), replied.id if replied else None)


def _tap(update: int, query: "_Query") -> Incoming:
    if query.message is None or query.data is None:
        return Other(update)
    room = _room(query.message.chat, query.message.topic)
    genuine = query.message.has_button(query.data)
    return Tap(update, _person(query.sender), room, query.id, query.message.message_id, query.data, genuine)


def _sender(message: "_Message") -> Person | None:
    """Return who wrote a message: in a group perhaps an anonymous admin, or a channel; other bots are nobody."""
    behind = message.sender_chat
    if behind is not None:
        name = display_name(behind.title or "", None) or f"#{behind.id}"
        return Person(behind.id, name, closest_language(None), nameless=True, leads=behind.id == message.chat.id)
    return None if message.sender is None or message.sender.is_bot else _person(message.sender)


def _person(user: "_User") -> Person:
    name = display_name(user.first_name, user.last_name) or f"#{user.id}"
    return Person(user.id, name, closest_language(user.language_code))


def _room(chat: "_Chat", topic: int | None) -> Room:
    return Room(chat.id, chat.type == "private", display_name(chat.title or "", None), topic)


class _Part(BaseModel):
    # An update holds what players write: an error must not quote it.
    model_config = ConfigDict(extra="ignore", frozen=True, hide_input_in_errors=True)


# Telegram's own are far smaller; what does not fit is none of its updates.
_Id = Annotated[int, Field(gt=-(1 << 63), lt=1 << 63)]


class _User(_Part):
    id: _Id
    is_bot: bool = False
    first_name: str = ""
    last_name: str | None = None
    language_code: str | None = None


class _Chat(_Part):
    id: _Id
    type: Literal["private", "group", "supergroup", "channel"]
    title: str | None = None


class _File(_Part):
    file_id: str


class _Reply(_Part):
    sender: Annotated[_User | None, Field(alias="from")] = None


class _Placed(_Part):
    message_id: _Id
    chat: _Chat
    message_thread_id: _Id | None = None
    is_topic_message: bool = False

    @property
    def topic(self) -> int | None:
        """Return the forum topic; a thread of replies in an ordinary group is none."""
        return self.message_thread_id if self.is_topic_message else None


# Plain dictionaries: a keyboard has a dozen buttons, and only their data is looked at, once.
class _Button(TypedDict, total=False):
    callback_data: str | None


class _Markup(TypedDict, total=False):
    inline_keyboard: list[list[_Button]]


class _Tapped(_Placed):
    """The message under a button: one of ours, so what it says is not read."""

    reply_markup: _Markup | None = None

    def has_button(self, data: str) -> bool:
        """Tell whether one of this message's buttons carries this data."""
        rows = self.reply_markup.get("inline_keyboard", []) if self.reply_markup else []
        return any(button.get("callback_data") == data for row in rows for button in row)


class _Message(_Placed):
    sender: Annotated[_User | None, Field(alias="from")] = None
    sender_chat: _Chat | None = None
    reply_to_message: _Reply | None = None
    migrate_to_chat_id: _Id | None = None
    migrate_from_chat_id: _Id | None = None
    left_chat_member: _User | None = None
    text: str | None = None
    voice: "_File | None" = None
    video_note: "_File | None" = None
    animation: "_File | None" = None
    sticker: "_File | None" = None
    photo: list["_File"] = []

    @property
    def media(self) -> tuple[str, str] | None:
        """Return the kind and id of the file that this message is about (C1)."""
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


class _Member(_Part):
    status: str


class _MemberChange(_Part):
    chat: _Chat
    sender: Annotated[_User, Field(alias="from")]
    new_chat_member: _Member


class _Update(_Part):
    update_id: _Id
    message: _Message | None = None
    edited_message: _Message | None = None
    callback_query: _Query | None = None
    my_chat_member: _MemberChange | None = None
