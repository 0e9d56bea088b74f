"""Reactions to messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.methods import access

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

# https://core.telegram.org/bots/api#reactiontypeemoji
EMOJI = frozenset(
    (
        *("👍", "👎", "❤", "🔥", "🥰", "👏", "😁", "🤔", "🤯", "😱", "🤬", "😢", "🎉", "🤩"),
        *("🤮", "💩", "🙏", "👌", "🕊", "🤡", "🥱", "🥴", "😍", "🐳", "❤‍🔥", "🌚", "🌭", "💯"),
        *("🤣", "⚡", "🍌", "🏆", "💔", "🤨", "😐", "🍓", "🍾", "💋", "🖕", "😈", "😴", "😭"),
        *("🤓", "👻", "👨‍💻", "👀", "🎃", "🙈", "😇", "😨", "🤝", "✍", "🤗", "🫡", "🎅", "🎄"),
        *("☃", "💅", "🤪", "🗿", "🆒", "💘", "🙉", "🦄", "😘", "💊", "🙊", "😎", "👾", "🤷‍♂"),
        *("🤷", "🤷‍♀", "😡"),
    )
)
VARIATION_SELECTOR = "\ufe0f"


def set_message_reaction(local: LocalTelegram, args: Args) -> bool:
    """Replace the bot's reaction; an empty list removes it."""
    given = args.tree("reaction")
    if given is not None and not isinstance(given, list):
        raise bad_request("can't parse reaction types JSON array")
    emojis = tuple(_emoji(each) for each in given or [])
    chat = access.readable_chat(local, args)
    post = access.message(args, chat, "message to react")
    if len(emojis) > 1:
        # A bot is not a premium user.
        raise bad_request("REACTIONS_TOO_MANY")
    access.refuse_unwelcome(chat)
    reactions = {who: given for who, given in post.reactions.items() if who != local.world.bot.id}
    if emojis:
        reactions[local.world.bot.id] = emojis
    local.edit(post, by_sender=False, reactions=reactions)
    return True


def _emoji(given: Any) -> str:
    if not isinstance(given, dict):
        raise bad_request("can't parse reaction type: expected an Object")
    match given.get("type"):
        case "emoji":
            emoji = str(given.get("emoji", "")).replace(VARIATION_SELECTOR, "")
            if emoji not in EMOJI:
                raise bad_request("REACTION_INVALID")
            return emoji
        case "custom_emoji" | "paid":
            raise bad_request("REACTION_INVALID")
        case _:
            raise bad_request("can't parse reaction type: invalid reaction type specified")
