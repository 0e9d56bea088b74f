"""Bot API objects, built from the world."""

from __future__ import annotations

from tgbot.playground.model import Channel, Chat, ChatKind, Json, Post, Status, User
from tgbot.playground.world import World

ADMIN_RIGHTS = (
    *("can_manage_chat", "can_delete_messages", "can_manage_video_chats", "can_restrict_members"),
    *("can_change_info", "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories"),
    *("can_pin_messages", "can_manage_topics"),
)


def user(who: User) -> Json:
    """A User."""
    about: Json = {"id": who.id, "is_bot": who.is_bot, "first_name": who.first_name}
    optional = {"last_name": who.last_name, "username": who.username}
    about |= {name: value for name, value in optional.items() if value}
    return about if who.is_bot or not who.language_code else about | {"language_code": who.language_code}


def chat(world: World, where: Chat) -> Json:
    """A Chat."""
    about: Json = {"id": where.id, "type": where.kind.value}
    if not where.is_private:
        old_field = {"all_members_are_administrators": False} if where.kind is ChatKind.GROUP else {}
        forum = {"is_forum": True} if where.is_forum else {}
        return about | {"title": where.title} | forum | old_field
    person = user(world.users[where.id])
    return about | {name: value for name, value in person.items() if name.endswith("name")}


def channel(which: Channel) -> Json:
    """The Chat of a channel."""
    return {"id": which.id, "type": "channel", "title": which.title}


def message(world: World, post: Post, *, with_reply: bool = True) -> Json:
    """A Message as the bot gets it."""
    where = world.chats[post.chat]
    sender = user(world.shown_sender(post))
    shown: Json = {"message_id": post.id, "from": sender, "chat": chat(world, where), "date": post.date}
    if post.sender_chat is not None:
        named = world.channels.get(post.sender_chat)
        shown["sender_chat"] = channel(named) if named else chat(world, where)
    if post.edited is not None:
        shown["edit_date"] = post.edited
    if post.thread is not None:
        shown["message_thread_id"] = post.thread
    if where.has_topic(post.thread):
        shown["is_topic_message"] = True
    answered = where.posts.get(post.reply_to or _topics_first(where, post))
    if answered is not None and with_reply:
        shown["reply_to_message"] = message(world, answered, with_reply=False)
    if post.protected:
        shown["has_protected_content"] = True
    if post.effect:
        shown["effect_id"] = post.effect
    shown |= post.content
    if post.markup:
        shown["reply_markup"] = post.markup | ({"force_reply": True} if post.asks_reply else {})
    return shown


def seen_message(world: World, post: Post) -> Json:
    """A message as a phone shows it: with the reactions, which the Bot API's Message lacks."""
    reactions = [{"emoji": emoji, "user": who} for who, emojis in post.reactions.items() for emoji in emojis]
    shown = message(world, post, with_reply=post.reply_to is not None)
    return shown | ({"reactions": reactions} if reactions else {})


def member(who: User, status: Status) -> Json:
    """A ChatMember."""
    about: Json = {"user": user(who), "status": status.value}
    match status:
        case Status.CREATOR:
            return about | {"is_anonymous": False}
        case Status.ADMINISTRATOR:
            rights = dict.fromkeys(ADMIN_RIGHTS, True)
            return about | rights | {"can_be_edited": False, "is_anonymous": False, "can_promote_members": False}
        case Status.KICKED:
            return about | {"until_date": 0}
        case _:
            return about


def full_chat(world: World, where: Chat) -> Json:
    """A ChatFullInfo."""
    shown = chat(world, where) | {
        "accent_color_id": abs(where.id) % 7,
        "max_reaction_count": 11,
        "accepted_gift_types": {
            "unlimited_gifts": False,
            "limited_gifts": False,
            "unique_gifts": False,
            "premium_subscription": False,
            "gifts_from_channels": False,
        },
    }
    if not where.is_private:
        names = ("send_messages", "send_audios", "send_documents", "send_photos", "send_videos", "send_video_notes")
        more = ("send_voice_notes", "send_polls", "send_other_messages", "add_web_page_previews", "invite_users")
        closed = dict.fromkeys(("can_change_info", "can_pin_messages", "can_manage_topics"), False)
        shown["permissions"] = {f"can_{name}": True for name in (*names, *more)} | closed
        shown["permissions"]["can_send_photos"] = where.photos
    pinned = [post for post in where.pinned if post in where.posts]
    if pinned:
        shown["pinned_message"] = message(world, where.posts[pinned[-1]], with_reply=False)
    return shown


def _topics_first(where: Chat, post: Post) -> int:
    """The topic's first message, which Telegram makes the reply target of the others; phones do not show it."""
    return post.thread if post.thread is not None and where.has_topic(post.thread) and post.id != post.thread else 0
