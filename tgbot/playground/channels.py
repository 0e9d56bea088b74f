"""User actions in the name of a chat: admins write as their group, owners as their channel."""

from __future__ import annotations

from tgbot.playground.errors import Impossible
from tgbot.playground.formatting import typed
from tgbot.playground.groups import Groups
from tgbot.playground.model import Channel, Chat, ChatKind, Post
from tgbot.playground.render import channel as rendered
from tgbot.playground.world import TELEGRAM


class Channels(Groups):
    """Users who write in the name of a chat."""

    def add_channel(self, owner: int, title: str) -> Channel:
        """Create a channel."""
        self._person(owner)
        if not title.strip():
            raise Impossible(400, "A channel needs a title.")
        return self._world.add_channel(title.strip(), owner)

    def publish(self, channel_id: int, group_id: int, text: str) -> Post:
        """Post in a channel; the group gets Telegram's automatic forward of it."""
        channel = self._world.channels.get(channel_id)
        if channel is None:
            raise Impossible(404, "There is no such channel.")
        chat = self._group(group_id)
        channel.posts += 1
        origin = {
            "type": "channel",
            "chat": rendered(channel),
            "message_id": channel.posts,
            "date": self._world.now(),
        }
        content = typed(text).fields() | {"is_automatic_forward": True, "forward_origin": origin}
        return self._local.post(chat, TELEGRAM.id, "text", content, sender_chat=channel.id)

    def _identity(self, chat: Chat, user: int, as_chat: int | None) -> int | None:
        """The chat in whose name this user writes; None for their own name."""
        if as_chat is None:
            return None
        channel = self._world.channels.get(as_chat)
        is_admin = as_chat == chat.id and chat.status(user).leads
        if chat.kind is not ChatKind.SUPERGROUP or not (is_admin or (channel and channel.owner == user)):
            raise Impossible(400, "That person cannot write there in that name.")
        return as_chat
