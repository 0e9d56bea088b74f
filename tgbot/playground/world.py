"""The in-memory state of the local Telegram, and the single source of ids."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Any

from tgbot.playground.clock import Clock
from tgbot.playground.files import FileShelf
from tgbot.playground.model import Call, Channel, Chat, ChatKind, Json, Post, Status, StoredFile, User

FIRST_USER = 1_000_001
FIRST_GROUP = -4_000_000_000
FIRST_SUPERGROUP = -1_002_000_000_000
FIRST_CHANNEL = -1_001_000_000_000
MAX_CALLS = 200_000
BOT_NAME = "Crosswire"
BOT_USERNAME = "crosswire_local_bot"

# Telegram's own accounts, the same everywhere: the senders of messages written in the name of a chat.
GROUP_ANONYMOUS_BOT = User(1_087_968_824, "Group", username="GroupAnonymousBot", is_bot=True)
CHANNEL_BOT = User(136_817_688, "Channel", username="Channel_Bot", is_bot=True)
TELEGRAM = User(777_000, "Telegram", language_code="")


class World:
    """Users, chats, posts and files.

    `first_id` offsets the ids of groups, messages and updates: a bot that kept its data from an earlier run must not
    mistake a new message for a known one.
    """

    def __init__(self, clock: Clock, *, token: str, first_id: int = 1) -> None:
        self.clock = clock
        self.token = token
        self.first_id = first_id
        self.bot = User(int(token.split(":")[0]), BOT_NAME, username=BOT_USERNAME, is_bot=True)
        self.bot_reads_all = False
        self.bot_joins_groups = True
        self.bot_inline = False
        self.newer = True  # the Bot API knows what 10.3 has brought
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.channels: dict[int, Channel] = {}
        self.files = FileShelf(first_id)
        self.met: set[int] = set()
        self.commands: dict[tuple[str, str], list[Json]] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.picture: StoredFile | None = None  # of the bot's profile
        self.calls: deque[Call] = deque(maxlen=MAX_CALLS)
        self._shared_message_id = first_id - 1
        self._groups = first_id - 1
        self._users = 0

    def now(self) -> int:
        """The time in whole seconds, as messages carry it."""
        return int(self.clock.now())

    def add_user(self, first_name: str, **about: Any) -> User:
        """Add a person with their private chat with the bot."""
        user = User(FIRST_USER + self._users, first_name, **about)
        self._users += 1
        self.users[user.id] = user
        members = {user.id: Status.MEMBER, self.bot.id: Status.MEMBER}
        self.chats[user.id] = Chat(user.id, ChatKind.PRIVATE, members=members)
        return user

    def change_user(self, user: int, **changes: Any) -> User:
        """Change a user's fields."""
        self.users[user] = replace(self.users[user], **changes)
        return self.users[user]

    def add_group(self, title: str, members: dict[int, Status], *, supergroup: bool) -> Chat:
        """Add a group or a supergroup with these members."""
        self._groups += 1
        kind, first = (ChatKind.SUPERGROUP, FIRST_SUPERGROUP) if supergroup else (ChatKind.GROUP, FIRST_GROUP)
        chat = Chat(first - self._groups, kind, title=title, members=dict(members))
        self.chats[chat.id] = chat
        return chat

    def add_channel(self, title: str, owner: int) -> Channel:
        """Add a channel."""
        channel = Channel(FIRST_CHANNEL - self.first_id - len(self.channels), title, owner)
        self.channels[channel.id] = channel
        return channel

    def user(self, user: int) -> User:
        """A person, or the bot."""
        return self.bot if user == self.bot.id else self.users[user]

    def shown_sender(self, post: Post) -> User:
        """The sender that a message shows."""
        if post.sender == TELEGRAM.id:
            return TELEGRAM
        if post.sender_chat is None:
            return self.user(post.sender)
        return GROUP_ANONYMOUS_BOT if post.sender_chat == post.chat else CHANNEL_BOT

    def people(self) -> list[User]:
        """The people who are not deleted."""
        return [user for user in self.users.values() if not user.deleted]

    def groups(self) -> list[Chat]:
        """The groups that were not upgraded."""
        return [chat for chat in self.chats.values() if not chat.is_private and chat.migrated_to is None]

    def bot_status(self, chat: Chat) -> Status:
        """The bot's status in a chat."""
        return chat.status(self.bot.id)

    def next_message_id(self, chat: Chat) -> int:
        """The next id: a supergroup counts its own messages; all other chats share one counter."""
        if chat.kind is ChatKind.SUPERGROUP:
            chat.last_id = max(chat.last_id, self.first_id - 1) + 1
        else:
            self._shared_message_id += 1
            chat.last_id = self._shared_message_id
        return chat.last_id

    def keep(self, post: Post) -> Post:
        """Store a new or changed post."""
        self.chats[post.chat].posts[post.id] = post
        return post
