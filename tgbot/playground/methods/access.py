"""Which chats and messages the bot can reach, with Telegram's errors for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request, forbidden, migrated
from tgbot.playground.model import Chat, ChatKind, Post, Status

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram


def readable_chat(local: LocalTelegram, args: Args, name: str = "chat_id") -> Chat:
    """The chat of a call. The bot must know it: a user from an update, a group as a member."""
    if not args.text(name):
        raise bad_request(f"{name} is empty")
    chat = local.world.chats.get(args.number(name))
    if chat is None or (chat.is_private and chat.id not in local.world.met):
        raise bad_request("chat not found")
    if not chat.is_private and local.world.bot.id not in chat.members:
        raise bad_request("chat not found")
    if chat.migrated_to is not None:
        raise migrated(chat.migrated_to)
    if chat.kind is ChatKind.SUPERGROUP:
        _refuse_outside(local, chat)
    return chat


def editable_chat(local: LocalTelegram, args: Args) -> Chat:
    """The chat of a call that changes it: the bot must be a member, and the user must exist."""
    chat = readable_chat(local, args)
    if not chat.is_private:
        _refuse_outside(local, chat)
    elif local.world.users[chat.id].deleted:
        raise forbidden("user is deactivated")
    return chat


def refuse_unwelcome(chat: Chat) -> None:
    """Refuse a user who has blocked the bot or never started it."""
    if not chat.is_private:
        return
    if chat.blocked:
        raise forbidden("bot was blocked by the user")
    if not chat.started:
        raise forbidden("bot can't initiate conversation with a user")


def message(args: Args, chat: Chat, what: str) -> Post:
    """The message of a call; `what` names it in Telegram's "not found" error."""
    post = chat.posts.get(args.number("message_id"))
    if post is None:
        raise bad_request(f"{what} not found")
    return post


def _refuse_outside(local: LocalTelegram, chat: Chat) -> None:
    match local.world.bot_status(chat):
        case Status.KICKED:
            raise forbidden(f"bot was kicked from the {chat.kind.value} chat")
        case Status.LEFT:
            raise forbidden(f"bot is not a member of the {chat.kind.value} chat")
