"""python-telegram-bot's part, the same for both of its servers: an `Application`, and calls by its `Bot`."""

from typing import Any

from telegram import Bot, InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, ApplicationBuilder, ContextTypes, TypeHandler

from bench.peers.brain import Brain, Surroundings, drawn
from bench.peers.reading import incoming
from tgbot.telegram.messages import Chat, Message

AnyApplication = Application[Any, Any, Any, Any, Any, Any]


class BotCalls:
    """Calls by python-telegram-bot's `Bot`, as it comes."""

    def __init__(self, bot: Bot) -> None:
        """Take the bot."""
        self._bot = bot

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message and return its id."""
        picture = await drawn(message)
        if picture is not None:
            sent = await self._bot.send_photo(
                chat.id, picture, caption=message.text, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
            )
        else:
            sent = await self._bot.send_message(
                chat.id, message.text, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
            )
        return sent.message_id

    async def edit(self, chat: Chat, number: int, message: Message) -> None:
        """Change a message."""
        await self._bot.edit_message_text(
            message.text, chat.id, number, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
        )

    async def strip(self, chat: Chat, number: int) -> None:
        """Take the buttons off a message."""
        await self._bot.edit_message_reply_markup(chat.id, number)

    async def delete(self, chat: Chat, number: int) -> None:
        """Delete a message."""
        await self._bot.delete_message(chat.id, number)


def built(here: Surroundings, builder: "ApplicationBuilder[Any, Any, Any, Any, Any, Any]") -> AnyApplication:
    """Return an application whose one handler takes every update."""
    application = builder.token(here.token).base_url(f"{here.telegram}/bot").concurrent_updates(True).build()
    brain = Brain(here.redis, BotCalls(application.bot))

    async def take(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        answer = await brain.take(incoming(update))
        if update.callback_query is not None:
            text, alert, url = (answer.clipped, answer.alert, answer.url) if answer else (None, False, None)
            await update.callback_query.answer(text, show_alert=alert, url=url)
        await brain.show()

    application.add_handler(TypeHandler(Update, take))
    return application


def _markup(message: Message) -> InlineKeyboardMarkup | None:
    markup = message.markup
    if markup is None:
        return None
    rows = markup["inline_keyboard"]
    return InlineKeyboardMarkup([[InlineKeyboardButton(**button) for button in row] for row in rows])
