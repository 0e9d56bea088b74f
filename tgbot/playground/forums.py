"""User actions on topics: turn a supergroup into a forum, create and delete topics."""

from __future__ import annotations

from tgbot.playground.errors import Impossible
from tgbot.playground.groups import Groups
from tgbot.playground.model import Chat, ChatKind, Json

MAX_TOPIC_NAME = 128


class Forums(Groups):
    """Users of topics."""

    def set_forum(self, chat_id: int, *, forum: bool) -> Chat:
        """Turn topics on or off; Telegram sends no message about it, only `is_forum` of the chat changes."""
        chat = self._group(chat_id)
        if chat.kind is not ChatKind.SUPERGROUP:
            raise Impossible(400, "Only a supergroup has topics.")
        chat.is_forum = forum
        self._tell_of_chats(chat)
        return chat

    def add_topic(self, user: int, chat_id: int, name: str) -> int:
        """Create a topic; its id is that of its first message, the service message."""
        chat = self._forum(user, chat_id)
        if not name.strip() or len(name.strip()) > MAX_TOPIC_NAME:
            raise Impossible(400, f"A topic has a name of at most {MAX_TOPIC_NAME} characters.")
        topic = self._local.open_topic(chat, user, name.strip()).id
        self._tell_of_chats(chat)
        return topic

    def remove_topic(self, user: int, chat_id: int, topic: int) -> None:
        """Delete a topic with its messages; the bot gets no update."""
        chat = self._forum(user, chat_id)
        self._topic(chat, topic)
        del chat.topics[topic]
        self._local.delete(chat, [post.id for post in chat.posts.values() if post.thread == topic])
        self._tell_of_chats(chat)

    def _forum(self, user: int, chat_id: int) -> Chat:
        chat = self._group(chat_id)
        if not chat.status(user).inside:
            raise Impossible(404, "That person has no such chat.")
        if not chat.is_forum:
            raise Impossible(400, "That group has no topics.")
        return chat

    def _topic(self, chat: Chat, topic: int | None) -> int | None:
        if topic is not None and not chat.has_topic(topic):
            raise Impossible(404, "There is no such topic.")
        return topic


def topics(chat: Chat) -> list[Json]:
    """The topics as phones show them, without General, which always exists."""
    shown = chat.topics if chat.is_forum else {}
    return [{"message_thread_id": topic, "name": name} for topic, name in shown.items()]
