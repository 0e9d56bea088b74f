"""What the bot set to be shown beside messages: its command menu in a chat, and its description in an empty one."""

from __future__ import annotations

from tgbot.playground.model import Chat, Json, User
from tgbot.playground.world import World


def menu(world: World, chat: Chat, user: User) -> list[Json]:
    """The list of the narrowest scope; within a scope, the user's language comes before the default list."""
    if not world.bot_status(chat).inside and not chat.is_private:
        return []
    for scope in _scopes(chat, user.id):
        for language in (user.language_code[:2], ""):
            commands = world.commands.get((scope, language))
            if commands:
                return commands
    return []


def description(world: World, user: User) -> str:
    """What the bot says of itself, in the user's language or the default one."""
    texts = (world.texts.get(("description", language)) for language in (user.language_code[:2], ""))
    return next(filter(None, texts), "")


def _scopes(chat: Chat, user: int) -> list[str]:
    if chat.is_private:
        return [f"chat:{chat.id}", "all_private_chats", "default"]
    leads = chat.status(user).leads
    return [
        f"chat_member:{chat.id}:{user}",
        *([f"chat_administrators:{chat.id}"] if leads else []),
        f"chat:{chat.id}",
        *(["all_chat_administrators"] if leads else []),
        "all_group_chats",
        "default",
    ]
