"""Calls from plain values end as python-telegram-bot's own would."""

import inspect
import json
from typing import Any

import pytest
from telegram import Bot, ChatMemberRestricted
from telegram.error import TelegramError
from telegram.request import BaseRequest

from tests.unit.tgbot.admin.telegrams import TOKEN
from tgbot.i18n.texts import Html
from tgbot.observability.metrics import Metrics
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import Forbidden, Rejected
from tgbot.telegram.messages import Chat, Text
from tgbot.telegram.transport import AiohttpRequest

ANSWERS = [
    (400, {"ok": False, "description": "Bad Request: message is not modified"}),
    (400, {"ok": False, "description": "Bad Request: moved", "parameters": {"migrate_to_chat_id": -100}}),
    (401, {"ok": False, "description": "Unauthorized"}),
    (403, {"ok": False, "description": "Forbidden: bot was blocked by the user"}),
    (404, {"ok": False, "description": "Not Found"}),
    (409, {"ok": False, "description": "Conflict: terminated by other getUpdates request"}),
    (429, {"ok": False, "description": "Too Many Requests", "parameters": {"retry_after": 7}}),
    (500, {"ok": False, "description": "Internal Server Error"}),
    (502, {"ok": False, "description": "Bad Gateway"}),
]


class Answered(AiohttpRequest):
    """A transport to which every request is answered the same."""

    def __init__(self, status: int, body: bytes) -> None:
        super().__init__()
        self._answer = status, body

    async def _exchange(self, method: str, url: str, **options: Any) -> tuple[int, bytes]:  # noqa: ARG002
        return self._answer


async def raised(call: Any) -> tuple[type[TelegramError], str]:
    with pytest.raises(TelegramError) as found:
        await call
    return type(found.value), str(found.value)


@pytest.mark.parametrize(("status", "told"), ANSWERS, ids=lambda part: str(part)[:40])
async def test_an_error_is_the_one_that_the_library_raises(status: int, told: dict[str, Any]) -> None:
    request = Answered(status, json.dumps(told).encode())
    assert isinstance(request, BaseRequest)
    assert await raised(request.call("https://x/sendMessage", {})) == await raised(
        request.post("https://x/sendMessage")
    )


@pytest.mark.parametrize("status", [200, 503])
@pytest.mark.parametrize("body", [b"<html>", b"[]", b'"x"'])
async def test_a_page_of_a_server_in_between_is_no_known_outcome(status: int, body: bytes) -> None:
    error, text = await raised(Answered(status, body).call("https://x/sendMessage", {}))
    assert (error.__name__, text) == ("NetworkError", f"HTTP {status}")


@pytest.mark.parametrize(
    ("description", "error"),
    [
        ("CHAT_SEND_PLAIN_FORBIDDEN", Forbidden),
        ("CHAT_WRITE_FORBIDDEN", Forbidden),
        ("not enough rights to send text messages to the chat", Forbidden),
        ("not enough rights to send photos to the chat", Rejected),
        ("CHAT_SEND_PHOTOS_FORBIDDEN", Rejected),
        ("message text is empty", Rejected),
    ],
)
async def test_a_chat_that_takes_no_text_is_closed_and_one_that_takes_no_picture_is_not(
    description: str, error: type[Exception]
) -> None:
    answered = Answered(400, json.dumps({"ok": False, "description": f"Bad Request: {description}"}).encode())
    with pytest.raises(error) as found:
        await client(answered).send(Chat(-100), Text("1/board", Html("Round 1")))
    assert type(found.value) is error


@pytest.mark.parametrize("inside", [True, False])
async def test_who_is_restricted_in_a_group_may_have_left_it(inside: bool) -> None:
    rights = inspect.signature(ChatMemberRestricted).parameters
    member = {name: False for name in rights if name.startswith("can_")} | {"until_date": 0, "is_member": inside}
    person = {"id": 7, "is_bot": False, "first_name": "Ana"}
    result = {"status": "restricted", "user": person} | member
    answered = Answered(200, json.dumps({"ok": True, "result": result}).encode())
    assert await client(answered).is_outside(-100, 7) is not inside


def client(answered: Answered) -> TelegramClient:
    return TelegramClient(Bot(TOKEN, request=answered), answered, Metrics())


async def test_a_result_is_as_telegram_wrote_it() -> None:
    answered = Answered(200, b'{"ok": true, "result": {"message_id": 5}}')
    assert await answered.call("https://x/sendMessage", {}) == {"message_id": 5}
