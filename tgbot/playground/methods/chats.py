"""Chats, their members and their pinned messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.playground import render
from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.methods import access
from tgbot.playground.model import Chat, Json, Status

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram


def get_chat(local: LocalTelegram, args: Args) -> Json:
    """The details of a chat."""
    return render.full_chat(local.world, access.readable_chat(local, args))


def get_chat_member(local: LocalTelegram, args: Args) -> Json:
    """A user's membership in a chat."""
    chat = access.readable_chat(local, args)
    user = args.number("user_id")
    if user == local.world.bot.id:
        return render.member(local.world.bot, local.world.bot_status(chat))
    if user not in local.world.users or (user not in chat.members and user not in local.world.met):
        raise bad_request("user not found")
    local.world.met.add(user)
    return render.member(local.world.users[user], chat.status(user))


def get_chat_administrators(local: LocalTelegram, args: Args) -> list[Json]:
    """The admins of a group."""
    chat = access.readable_chat(local, args)
    if chat.is_private:
        raise bad_request("there are no administrators in the private chat")
    leaders = {who: status for who, status in chat.members.items() if status.leads}
    local.world.met.update(leaders.keys() - {local.world.bot.id})
    return [render.member(local.world.user(who), status) for who, status in leaders.items()]


def pin_chat_message(local: LocalTelegram, args: Args) -> bool:
    """Pin a message, where the bot may."""
    chat = access.editable_chat(local, args)
    post = access.message(args, chat, "message to pin")
    _refuse_pinning(local, chat)
    access.refuse_unwelcome(chat)
    if post.is_service:
        raise bad_request("service message can't be pinned")
    local.pin(post, local.world.bot.id, silent=args.flag("disable_notification"))
    return True


def unpin_chat_message(local: LocalTelegram, args: Args) -> bool:
    """Unpin a message; the latest one if there is no id."""
    chat = access.editable_chat(local, args)
    pinned = args.number("message_id") or (chat.pinned[-1] if chat.pinned else 0)
    if pinned not in chat.posts:
        raise bad_request("message to unpin not found")
    _refuse_pinning(local, chat)
    chat.pinned = [each for each in chat.pinned if each != pinned]
    for user in chat.people(local.world.bot.id):
        local.phones.tell(user, "chats", {})
    return True


def leave_chat(local: LocalTelegram, args: Args) -> bool:
    """Make the bot leave a group."""
    chat = access.readable_chat(local, args)
    if chat.is_private:
        raise bad_request("chat member status can't be changed in private chats")
    bot = local.world.bot
    if local.world.bot_status(chat).inside:
        local.service(chat, bot.id, left_chat_member=render.user(bot))
        local.set_status(chat, bot.id, Status.LEFT, bot.id)
    return True


def _refuse_pinning(local: LocalTelegram, chat: Chat) -> None:
    if not chat.is_private and not local.world.bot_status(chat).leads:
        raise bad_request("not enough rights to manage pinned messages in the chat")
