"""aiogram 3 in an aiohttp app: its dispatcher and request handler, with answers to taps in the response's own body."""

import uvloop
from aiogram import Bot, Dispatcher
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.enums import ParseMode
from aiogram.methods import AnswerCallbackQuery
from aiogram.types import BufferedInputFile, CallbackQuery, InlineKeyboardMarkup, Update
from aiogram.types import Message as AiogramMessage
from aiogram.webhook.aiohttp_server import SimpleRequestHandler
from aiohttp import web

from bench.peers.brain import Brain, Surroundings, drawn
from bench.peers.reading import incoming
from tgbot.telegram.messages import Chat, Message


class BotCalls:
    """Calls by aiogram's `Bot`, as it comes."""

    def __init__(self, bot: Bot) -> None:
        """Take the bot."""
        self._bot = bot

    async def send(self, chat: Chat, message: Message) -> int:
        """Send a message and return its id."""
        picture = await drawn(message)
        if picture is not None:
            file = BufferedInputFile(picture, "photo")
            sent = await self._bot.send_photo(
                chat.id, file, caption=message.text, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
            )
        else:
            sent = await self._bot.send_message(
                chat.id, message.text, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
            )
        return int(sent.message_id)

    async def edit(self, chat: Chat, number: int, message: Message) -> None:
        """Change a message."""
        await self._bot.edit_message_text(
            message.text, chat_id=chat.id, message_id=number, parse_mode=ParseMode.HTML, reply_markup=_markup(message)
        )

    async def strip(self, chat: Chat, number: int) -> None:
        """Take the buttons off a message."""
        await self._bot.edit_message_reply_markup(chat_id=chat.id, message_id=number)

    async def delete(self, chat: Chat, number: int) -> None:
        """Delete a message."""
        await self._bot.delete_message(chat.id, number)


def application(here: Surroundings) -> web.Application:
    """Return an app whose handlers take every message and tap."""
    session = AiohttpSession(api=TelegramAPIServer.from_base(here.telegram))
    bot, dispatcher = Bot(here.token, session=session), Dispatcher()
    brain = Brain(here.redis, BotCalls(bot))

    async def message(_: AiogramMessage, event_update: Update) -> None:
        await brain.take(incoming(event_update))
        await brain.show()

    async def tap(query: CallbackQuery, event_update: Update) -> AnswerCallbackQuery:
        answer = await brain.take(incoming(event_update))
        await brain.show()
        return query.answer(answer.clipped, answer.alert, answer.url) if answer else query.answer()

    dispatcher.message.register(message)
    dispatcher.callback_query.register(tap)
    app = web.Application()
    handler = SimpleRequestHandler(dispatcher, bot, handle_in_background=False, secret_token=here.secret)
    handler.register(app, path="/")
    return app


def _markup(message: Message) -> InlineKeyboardMarkup | None:
    markup = message.markup
    return None if markup is None else InlineKeyboardMarkup.model_validate(markup)


def main() -> None:
    """Serve until the process is ended."""
    here = Surroundings.read()
    uvloop.install()
    web.run_app(application(here), host="127.0.0.1", port=here.port, print=None)


if __name__ == "__main__":
    main()
