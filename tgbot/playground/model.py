"""The data of the local Telegram: users, chats, posts and files."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Json = dict[str, Any]


class ChatKind(StrEnum):
    """The kind of a chat, in the words of the Bot API."""

    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"


class Status(StrEnum):
    """A membership in a chat, in the words of the Bot API."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    LEFT = "left"
    KICKED = "kicked"

    @property
    def inside(self) -> bool:
        """Whether it is a member's status."""
        return self not in (Status.LEFT, Status.KICKED)

    @property
    def leads(self) -> bool:
        """Whether it is an admin's status."""
        return self in (Status.CREATOR, Status.ADMINISTRATOR)


@dataclass(frozen=True, slots=True)
class User:
    """A person, or a bot."""

    id: int
    first_name: str
    language_code: str = "en"
    last_name: str | None = None
    username: str | None = None
    is_bot: bool = False
    deleted: bool = False


@dataclass(frozen=True, slots=True)
class Post:
    """The current version of a message; an edit replaces it.

    `content` holds the fields of the Bot API's Message that make up the kind: `text` and `entities`, `photo` and
    `caption`, or those of a service message. `thread` is a topic of a forum, or the first message of a reply chain.
    `sender_chat` is the chat in whose name `sender` wrote; the bot does not see the sender then.
    """

    id: int
    chat: int
    sender: int
    date: int
    kind: str
    content: Json
    markup: Json | None = None
    reply_to: int | None = None
    thread: int | None = None
    sender_chat: int | None = None
    effect: str | None = None
    asks_reply: bool = False  # an edit does not change it
    edited: int | None = None
    protected: bool = False
    reactions: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_service(self) -> bool:
        """Whether it is a service message, such as a join or a pin."""
        return self.kind == "service"

    @property
    def text(self) -> str:
        """The text; empty for media."""
        return str(self.content.get("text", ""))


@dataclass(slots=True)
class Chat:
    """A private chat with the bot, or a group, with its messages; `last_id` is that of the newest."""

    id: int
    kind: ChatKind
    title: str = ""
    members: dict[int, Status] = field(default_factory=dict)
    posts: dict[int, Post] = field(default_factory=dict)
    pinned: list[int] = field(default_factory=list)
    read: dict[int, int] = field(default_factory=dict)
    last_id: int = 0
    started: bool = False
    blocked: bool = False
    is_forum: bool = False
    topics: dict[int, str] = field(default_factory=dict)
    migrated_to: int | None = None
    photos: bool = True  # whether members who are no admins may send them

    @property
    def is_private(self) -> bool:
        """Whether it is a user's chat with the bot."""
        return self.kind is ChatKind.PRIVATE

    def status(self, user: int) -> Status:
        """The status of a user here."""
        return self.members.get(user, Status.LEFT)

    def has_topic(self, thread: int | None) -> bool:
        """Whether a thread is a topic with an id; the General topic of a forum has none."""
        return self.is_forum and thread in self.topics

    def thread(self, reply_to: int | None) -> int | None:
        """The thread of a reply: that of the replied message, which in a supergroup may start one."""
        replied = self.posts.get(reply_to or 0)
        if replied is None or self.kind is not ChatKind.SUPERGROUP:
            return None
        return replied.thread or replied.id

    def people(self, bot: int) -> list[int]:
        """The members besides the bot."""
        return [user for user, status in self.members.items() if status.inside and user != bot]


@dataclass(slots=True)
class Channel:
    """A channel, only as a name to write in: the bot is never in it."""

    id: int
    title: str
    owner: int
    posts: int = 0


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file, with all fields that a Message has about it."""

    id: str
    unique_id: str
    kind: str
    content: bytes
    mime: str
    name: str
    path: str
    width: int = 0
    height: int = 0
    duration: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """A logged Bot API call; both a result and an error mean that its answer was lost."""

    at: float
    method: str
    params: Json
    result: Any = None
    error: str | None = None
