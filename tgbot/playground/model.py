"""The things of the local Telegram: users, chats, posts and files."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

Json = dict[str, Any]


class ChatKind(StrEnum):
    """What a chat is, in the words of the Bot API."""

    PRIVATE = "private"
    GROUP = "group"
    SUPERGROUP = "supergroup"


class Status(StrEnum):
    """What somebody is in a chat, in the words of the Bot API."""

    CREATOR = "creator"
    ADMINISTRATOR = "administrator"
    MEMBER = "member"
    LEFT = "left"
    KICKED = "kicked"

    @property
    def inside(self) -> bool:
        """Tell whether it is that of a member."""
        return self not in (Status.LEFT, Status.KICKED)

    @property
    def leads(self) -> bool:
        """Tell whether it is that of an admin."""
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
    """A message as it stands now; an edit replaces it.

    `content` holds the fields of the Bot API's Message that make up the kind: `text` and `entities`, `photo` and
    `caption`, or those of a service message. `thread` is a topic of a forum, or the message with which a chain of
    replies began. `sender_chat` is the chat in whose name `sender` wrote; the bot does not learn who that was.
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
    edited: int | None = None
    protected: bool = False
    reactions: dict[int, tuple[str, ...]] = field(default_factory=dict)

    @property
    def is_service(self) -> bool:
        """Tell whether Telegram itself says this: somebody joined, a message was pinned."""
        return self.kind == "service"

    @property
    def text(self) -> str:
        """Return the text; nothing for what has none."""
        return str(self.content.get("text", ""))


@dataclass(slots=True)
class Chat:
    """A private chat with the bot, or a group, and all that stands in it; `last_id` is that of its newest message."""

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

    @property
    def is_private(self) -> bool:
        """Tell whether it is the chat of one person with the bot."""
        return self.kind is ChatKind.PRIVATE

    def status(self, user: int) -> Status:
        """Return what somebody is here."""
        return self.members.get(user, Status.LEFT)

    def has_topic(self, thread: int | None) -> bool:
        """Whether that is a topic with an id: the General topic of a forum has none."""
        return self.is_forum and thread in self.topics

    def thread(self, reply_to: int | None) -> int | None:
        """The thread of a reply: that of the message it answers, which in a supergroup may begin one."""
        replied = self.posts.get(reply_to or 0)
        if replied is None or self.kind is not ChatKind.SUPERGROUP:
            return None
        return replied.thread or replied.id

    def people(self, bot: int) -> list[int]:
        """Return who is in it, besides the bot."""
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
    """A file, with all that a Message tells of it."""

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
    """One call of the Bot API, as the world remembers it; with a result and an error, its answer was lost."""

    at: float
    method: str
    params: Json
    result: Any = None
    error: str | None = None
