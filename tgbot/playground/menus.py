"""The menu of commands: which of the lists that the bot has set applies to a person in a chat."""

from __future__ import annotations

from tgbot.playground.model import Chat, Json, User
from tgbot.playground.world import World


def menu(world: World, chat: Chat, user: User) -> list[Json]:
    """The narrowest scope that has a list wins, within it the person's language before the list for all."""
    if not world.bot_status(chat).inside and not chat.is_private:
        return []
    for scope in _scopes(chat, user.id):
        for language in (user.language_code[:2], ""):
            commands = world.commands.get((scope, language))
            if commands:
                return commands
    return []


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
