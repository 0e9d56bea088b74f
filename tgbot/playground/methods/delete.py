"""Deletion of messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgbot.playground.args import Args
from tgbot.playground.errors import ApiError, bad_request
from tgbot.playground.methods import access
from tgbot.playground.model import Chat, Post

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

DELETABLE_FOR = 48 * 3600
MAX_AT_ONCE = 100


def delete_message(local: LocalTelegram, args: Args) -> bool:
    """Delete one message."""
    if not args.number("message_id"):
        raise bad_request("message identifier is not specified")
    chat = access.editable_chat(local, args)
    post = access.message(args, chat, "message to delete")
    refuse_undeletable(local, chat, post)
    local.delete(chat, [post.id])
    return True


def delete_messages(local: LocalTelegram, args: Args) -> bool:
    """Delete the existing messages that may be deleted; skip the others, as Telegram does."""
    ids = args.tree("message_ids")
    if not isinstance(ids, list) or not all(isinstance(each, int) for each in ids):
        raise bad_request(
            "can't parse message identifiers JSON array" if ids else "message identifiers are not specified"
        )
    if not ids:
        raise bad_request("message identifiers are not specified")
    if len(ids) > MAX_AT_ONCE:
        raise bad_request("too many message identifiers specified")
    chat = access.editable_chat(local, args)
    gone = [each for each in dict.fromkeys(ids) if each in chat.posts and _may_delete(local, chat, chat.posts[each])]
    if gone:
        local.delete(chat, gone)
    return True


def refuse_undeletable(local: LocalTelegram, chat: Chat, post: Post) -> None:
    """Refuse what the bot may not delete: others' messages where it is not an admin, and old ones."""
    leads = local.world.bot_status(chat).leads
    if post.sender != local.world.bot.id and not chat.is_private and not leads:
        raise bad_request("message can't be deleted")
    if not leads and local.world.now() - post.date > DELETABLE_FOR:
        raise bad_request("message can't be deleted for everyone")


def _may_delete(local: LocalTelegram, chat: Chat, post: Post) -> bool:
    try:
        refuse_undeletable(local, chat, post)
    except ApiError:
        return False
    return True
