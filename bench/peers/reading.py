"""Updates as python-telegram-bot and aiogram give them, in the bot's own terms: both name their fields alike."""

from typing import Any

from tgbot.i18n.texts import closest_language
from tgbot.telegram.updates import Command, Incoming, Other, Room, Sender, Tap, TextMessage, display_name


def incoming(update: Any) -> Incoming:
    """Return what an update means for the bot."""
    query = update.callback_query
    if query is not None:
        message = query.message
        return Tap(
            update.update_id, _person(query.from_user), _room(message.chat), query.id, message.message_id, query.data
        )
    message = update.message
    if message is None or not message.text:
        return Other(update.update_id)
    person, room = _person(message.from_user), _room(message.chat)
    if message.text.startswith("/"):
        name, _, argument = message.text[1:].partition(" ")
        return Command(update.update_id, person, room, name, argument)
    return TextMessage(update.update_id, person, room, message.message_id, message.text, edited=False)


def _person(user: Any) -> Sender:
    return Sender(user.id, display_name(user.first_name, user.last_name), closest_language(user.language_code))


def _room(chat: Any) -> Room:
    return Room(chat.id, str(chat.type) == "private", display_name(chat.title or "", None))
