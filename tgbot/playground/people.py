"""User actions on phones."""

from __future__ import annotations

from typing import Any

from tgbot.playground import render
from tgbot.playground.channels import Channels
from tgbot.playground.entities import utf16_length
from tgbot.playground.errors import Impossible
from tgbot.playground.files import PREFIXES, media
from tgbot.playground.formatting import MAX_CAPTION, MAX_TEXT, Text, typed
from tgbot.playground.forums import Forums, topics
from tgbot.playground.local import InlineQuery, Tap
from tgbot.playground.menus import description, menu
from tgbot.playground.model import Chat, Json, Post, Status, User

MEDIA_KINDS = tuple(PREFIXES)
WITHOUT_CAPTION = ("video_note", "sticker")


class People(Forums, Channels):
    """All user actions; those on groups, topics and channels come from its bases."""

    def add(self, first_name: str, **about: Any) -> User:
        """Add a person with a phone."""
        if not first_name.strip():
            raise Impossible(400, "A person needs a first name.")
        user = self._world.add_user(first_name.strip(), **about)
        self._local.phones.add(user.id)
        self._local.phones.tell_all("world")
        return user

    def change(self, user: int, **changes: Any) -> User:
        """Change a person's names or language."""
        person = self._person(user)
        if not (changes.get("first_name", person.first_name) or "").strip():
            raise Impossible(400, "A person needs a first name.")
        changed = self._world.change_user(user, **changes)
        self._local.phones.tell_all("world")
        return changed

    def remove(self, user: int) -> None:
        """Remove a person from all groups, and their phone; their messages stay."""
        self._person(user)
        for chat in self._world.groups():
            if chat.status(user).inside:
                self.leave(user, chat.id)
        self._world.change_user(user, deleted=True)
        self._local.phones.remove(user)
        self._local.phones.tell_all("world")

    # Reading

    def chats(self, user: int) -> list[Json]:
        """The chat list, most recent first; the private chat with the bot is always in it."""
        self._person(user)
        mine = [chat for chat in self._world.chats.values() if self._has(user, chat)]
        mine.sort(key=lambda chat: max((post.date for post in chat.posts.values()), default=0), reverse=True)
        return [self._line(user, chat) for chat in mine]

    def open(self, user: int, chat_id: int, limit: int = 200) -> Json:
        """An opened chat: its newest messages, its menu, its topics."""
        chat = self._chat(user, chat_id)
        posts = list(chat.posts.values())[-limit:] if limit > 0 else []
        pinned = [post for post in chat.pinned if post in chat.posts]
        return {
            "chat": render.chat(self._world, chat),
            "messages": [render.seen_message(self._world, post) for post in posts],
            "commands": menu(self._world, chat, self._world.users[user]),
            "pinned": pinned[-1] if pinned else None,
            "topics": topics(chat),
            "about": description(self._world, self._world.users[user]) if chat.is_private else "",
        }

    def read(self, user: int, chat_id: int) -> None:
        """Mark a whole chat as read."""
        chat = self._chat(user, chat_id)
        chat.read[user] = chat.last_id

    # Writing

    def start(self, user: int, payload: str | None = None) -> Post:
        """Press Start, which opens or unblocks the private chat."""
        chat = self._chat(user, user)
        self.unblock(user)
        if not chat.started:
            chat.started = True
            self._local.phones.tell(user, "chats", {})
        message = typed(f"/start {payload}" if payload else "/start")
        return self._local.post(chat, user, "text", message.fields())

    def block(self, user: int) -> None:
        """Block the bot."""
        self._set_blocked(user, blocked=True)

    def unblock(self, user: int) -> None:
        """Unblock the bot."""
        self._set_blocked(user, blocked=False)

    def text(
        self,
        user: int,
        chat_id: int,
        text: str,
        reply_to: int | None = None,
        *,
        topic: int | None = None,
        as_chat: int | None = None,
    ) -> Post:
        """Send a text, optionally in a topic or in the name of a chat."""
        chat = self._writable(user, chat_id)
        message = _fitting(typed(text), MAX_TEXT)
        where = self._where(chat, user, reply_to, topic, as_chat)
        return self._local.post(chat, user, "text", message.fields(), **where)

    def media(
        self,
        user: int,
        chat_id: int,
        kind: str,
        caption: str = "",
        reply_to: int | None = None,
        *,
        topic: int | None = None,
        as_chat: int | None = None,
    ) -> Post:
        """Send a sample file."""
        chat = self._writable(user, chat_id)
        if kind not in MEDIA_KINDS:
            raise Impossible(400, f"The kind is one of {', '.join(MEDIA_KINDS)}.")
        content = media(kind, self._world.files.make_up(kind))
        if caption and kind not in WITHOUT_CAPTION:
            content |= _fitting(typed(caption), MAX_CAPTION).fields("caption", "caption_entities")
        where = self._where(chat, user, reply_to, topic, as_chat)
        return self._local.post(chat, user, kind, content, **where)

    def edit(self, user: int, chat_id: int, message_id: int, text: str) -> Post:
        """Edit the text or caption of the user's own message."""
        post = self._post(self._writable(user, chat_id), message_id)
        if post.sender != user or post.is_service or post.kind in WITHOUT_CAPTION:
            raise Impossible(400, "People can edit only what they wrote themselves.")
        if post.kind == "text":
            content = _fitting(typed(text), MAX_TEXT).fields()
        else:
            kept = {name: value for name, value in post.content.items() if not name.startswith("caption")}
            content = kept | _fitting(typed(text), MAX_CAPTION).fields("caption", "caption_entities")
        return self._local.edit(post, content=content)

    def delete(self, user: int, chat_id: int, message_id: int) -> None:
        """Delete a message: the user's own, or any in private and as an admin."""
        chat = self._chat(user, chat_id)
        post = self._post(chat, message_id)
        if post.sender != user and not chat.is_private and not chat.status(user).leads:
            raise Impossible(400, "Only admins delete what others wrote.")
        self._local.delete(chat, [message_id])

    def tap(self, user: int, chat_id: int, message_id: int, data: str) -> Tap:
        """Send any callback data for a message of the bot, as a modified client could."""
        post = self._post(self._chat(user, chat_id), message_id)
        if post.sender != self._world.bot.id or post.is_service:
            raise Impossible(400, "Only messages of the bot have buttons.")
        return self._local.tap(post, user, data)

    def inline(self, user: int, text: str = "") -> InlineQuery:
        """Type the bot's name and a text in some chat, which the bot never learns."""
        self._person(user)
        if not self._world.bot_inline:
            raise Impossible(400, "Inline mode is off.")
        return self._local.ask_inline(user, text)

    def has(self, user: int, chat_id: int) -> bool:
        """Whether the user exists and has the chat in their list."""
        person, chat = self._world.users.get(user), self._world.chats.get(chat_id)
        return person is not None and not person.deleted and chat is not None and self._has(user, chat)

    # Helpers

    def _has(self, user: int, chat: Chat) -> bool:
        return chat.id == user if chat.is_private else chat.status(user).inside

    def _chat(self, user: int, chat_id: int) -> Chat:
        self._person(user)
        chat = self._world.chats.get(chat_id)
        if chat is None or not self._has(user, chat):
            raise Impossible(404, "That person has no such chat.")
        return chat

    def _writable(self, user: int, chat_id: int) -> Chat:
        chat = self._chat(user, chat_id)
        if chat.is_private and (chat.blocked or not chat.started):
            raise Impossible(400, "Press Start first.")
        return chat

    def _post(self, chat: Chat, message_id: int) -> Post:
        post = chat.posts.get(message_id)
        if post is None:
            raise Impossible(404, "There is no such message.")
        return post

    def _where(
        self, chat: Chat, user: int, reply_to: int | None, topic: int | None, as_chat: int | None
    ) -> dict[str, Any]:
        """The topic, reply and sender chat of a new message."""
        return {
            "reply_to": None if reply_to is None else self._post(chat, reply_to).id,
            "topic": self._topic(chat, topic),
            "sender_chat": self._identity(chat, user, as_chat),
        }

    def _line(self, user: int, chat: Chat) -> Json:
        posts = list(chat.posts.values())
        unread = sum(post.id > chat.read.get(user, 0) and post.sender != user for post in posts)
        return {
            "chat": render.chat(self._world, chat),
            "last": render.seen_message(self._world, posts[-1]) if posts else None,
            "unread": unread,
            "started": chat.started or not chat.is_private,
            "blocked": chat.blocked,
        }

    def _set_blocked(self, user: int, *, blocked: bool) -> None:
        chat = self._chat(user, user)
        if chat.blocked == blocked:
            return
        chat.blocked = blocked
        self._local.set_status(chat, self._world.bot.id, Status.KICKED if blocked else Status.MEMBER, user)
        self._local.phones.tell(user, "chats", {})


def _fitting(text: Text, max_len: int) -> Text:
    if not text.text:
        raise Impossible(400, "There is nothing to send.")
    if utf16_length(text.text) > max_len:
        raise Impossible(400, f"A phone sends at most {max_len} characters at once.")
    return text
