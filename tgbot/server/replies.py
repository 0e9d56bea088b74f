"""The call that sends an update's answer, in the form of a webhook's response."""

from typing import Any

from tgbot.telegram.inline import inline_answer
from tgbot.telegram.messages import Answer
from tgbot.telegram.updates import Command, Incoming, InlineQuery, Tap, TextMessage


def reply_call(incoming: Incoming, answer: Answer) -> dict[str, Any] | None:
    """The call that sends the answer."""
    match incoming:
        case Tap():
            return answer_call(incoming.query, answer)
        case InlineQuery():
            return {"method": "answerInlineQuery"} | inline_answer(incoming.query, answer.offers)
        case TextMessage() if answer.reaction is not None:
            reaction = [{"type": "emoji", "emoji": answer.reaction}]
            about = {"chat_id": incoming.room.chat, "message_id": incoming.message}
            return {"method": "setMessageReaction", "reaction": reaction} | about
        case Command() | TextMessage():
            topic = {} if incoming.room.topic is None else {"message_thread_id": incoming.room.topic}
            return {"method": "sendMessage", "chat_id": incoming.room.chat, "text": answer.text} | topic
    return None


def answer_call(query: str, answer: Answer) -> dict[str, Any]:
    """The call that answers a tap."""
    call: dict[str, Any] = {"method": "answerCallbackQuery", "callback_query_id": query}
    if answer.url is not None:
        call["url"] = answer.url
    elif answer.text is not None:
        call["text"] = answer.clipped
        call["show_alert"] = answer.alert
    return call
