"""The webhook's promises: who is let in, what is answered, and that 200 means committed."""

import json
import logging
from dataclasses import dataclass
from typing import Any

import fakeredis
import pytest
from starlette.types import ASGIApp, Message

from tests.integration import party as parties
from tests.integration.party import House, Party, worded
from tests.integration.showing import redis_of
from tgbot.observability.metrics import Metrics
from tgbot.server.webhook import MAX_BODY_LEN, MAX_TRIES, Webhook
from tgbot.store.redis.store import RedisStore
from tgbot.tables.buttons import ShowWords

SECRET = "the-secret-of-the-webhook"


@dataclass
class Response:
    """What came back, and how many parts of the body were read for it."""

    status: int
    headers: dict[str, str]
    body: bytes
    read: int


async def deliver(app: ASGIApp, *parts: bytes, secret: str | None = SECRET, method: str = "POST") -> Response:
    """Send one request to the app itself."""
    waiting = list(parts)
    sent: list[Message] = []

    async def receive() -> Message:
        part = waiting.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(waiting)}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [] if secret is None else [(b"x-telegram-bot-api-secret-token", secret.encode())]
    await app({"type": "http", "method": method, "path": "/", "headers": headers}, receive, send)
    start, body = sent
    named = {key.decode(): value.decode() for key, value in start["headers"]}
    return Response(start["status"], named, body["body"], len(parts) - len(waiting))


class Dispatcher:
    """A way in that notes what comes, or breaks."""

    def __init__(self, error: Exception | None = None) -> None:
        self.taken: list[object] = []
        self.error = error

    async def take(self, incoming: object) -> None:
        """Take what comes."""
        if self.error is not None:
            raise self.error
        self.taken.append(incoming)


def webhook(dispatcher: Dispatcher) -> Webhook:
    store = RedisStore(fakeredis.FakeAsyncRedis())
    return Webhook(dispatcher, store, Metrics(), SECRET, "crosswire_bot")  # type: ignore[arg-type]


def update(number: int = 1, **parts: Any) -> bytes:
    return json.dumps({"update_id": number, **parts}).encode()


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET[:-1], SECRET + "x", SECRET.upper(), "ß"])
async def test_without_the_secret_the_body_is_not_even_read(secret: str | None) -> None:
    dispatcher = Dispatcher()
    response = await deliver(webhook(dispatcher), update(), secret=secret)
    assert (response.status, response.read, response.body) == (401, 0, b"")
    assert dispatcher.taken == []


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "HEAD"])
async def test_only_post_is_taken(method: str) -> None:
    response = await deliver(webhook(Dispatcher()), update(), method=method)
    assert (response.status, response.read) == (405, 0)


async def test_a_body_in_parts_is_one_update() -> None:
    dispatcher = Dispatcher()
    body = update()
    assert (await deliver(webhook(dispatcher), body[:5], body[5:], b"")).status == 200
    assert len(dispatcher.taken) == 1


async def test_a_body_that_is_too_long_is_not_read_to_the_end() -> None:
    dispatcher = Dispatcher()
    part = b" " * (MAX_BODY_LEN // 2)
    response = await deliver(webhook(dispatcher), part, part, part, part)
    assert (response.status, response.read) == (413, 3)
    assert dispatcher.taken == []


@pytest.mark.parametrize("body", [b"", b"{}", b"hello", b"\xff\xfe", b'{"update_id": 1'])
async def test_garbage_is_refused(body: bytes) -> None:
    assert (await deliver(webhook(Dispatcher()), body)).status == 400


async def test_an_update_of_no_interest_is_acknowledged() -> None:
    response = await deliver(webhook(Dispatcher()), update(poll={"id": "1"}))
    assert (response.status, response.body) == (200, b"")


async def test_a_bug_costs_three_tries_of_one_update_and_quotes_nobody(caplog: pytest.LogCaptureFixture) -> None:
    dispatcher = Dispatcher(RuntimeError("a player's secret words"))
    app = webhook(dispatcher)
    statuses = [(await deliver(app, update(7))).status for _ in range(MAX_TRIES)]
    assert statuses == [500, 500, 200]
    assert (await deliver(app, update(8))).status == 500
    dispatcher.error = None
    assert (await deliver(app, update(8))).status == 200
    assert "secret words" not in caplog.text
    assert "RuntimeError at test_webhook.py" in caplog.text


def tap(party: Party, user: int, data: str, number: int) -> bytes:
    """Return a tap in the group as Telegram delivers it."""
    chat = {"id": party.group.id, "type": "supergroup", "title": "The club"}
    sender = {"id": user, "is_bot": False, "first_name": "Bo", "language_code": "en"}
    message = {"message_id": 1, "date": 1, "chat": chat}
    return update(number, callback_query={"id": "42", "from": sender, "message": message, "data": data})


async def test_the_answer_to_a_tap_is_in_the_response(party: Party) -> None:
    await party.say(party.users[0], "/play")
    response = await deliver(
        party.bot.service(), tap(party, party.users[1], "nonsense", 10**12), secret=party.bot.secret
    )
    assert response.headers["content-type"] == "application/json"
    assert json.loads(response.body) == {
        "method": "answerCallbackQuery",
        "callback_query_id": "42",
        "text": worded("toast-unknown-button"),
        "show_alert": False,
    }


async def test_a_tap_that_is_delivered_again_is_answered_and_not_repeated(party: Party) -> None:
    await party.sit_down()
    _, data = party.button(party.group.id, ShowWords())
    first, second = [
        await deliver(party.bot.service(), tap(party, party.users[1], data, 10**12 + 1), secret=party.bot.secret)
        for _ in range(2)
    ]
    assert json.loads(first.body)["show_alert"]
    assert json.loads(second.body) == {"method": "answerCallbackQuery", "callback_query_id": "42"}


async def test_200_comes_after_the_commit(party: Party) -> None:
    chat = {"id": party.group.id, "type": "supergroup", "title": "The club"}
    sender = {"id": party.users[0], "is_bot": False, "first_name": "Ana", "language_code": "en"}
    play = {"message_id": 1, "date": 1, "chat": chat, "from": sender, "text": "/play"}
    before = await party.bot.store.load(party.place)
    response = await deliver(party.bot.service(), update(10**12 + 2, message=play), secret=party.bot.secret)
    assert response.status == 200
    after = await party.bot.store.load(party.place)
    assert after.revision > before.revision
    again = await deliver(party.bot.service(), update(10**12 + 2, message=play), secret=party.bot.secret)
    assert again.status == 200
    assert await party.bot.store.load(party.place) == after


@pytest.mark.xdist_group("webhook")
async def test_while_the_store_is_away_telegram_is_asked_to_come_again(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with parties.house() as house:
        party = await parties.gather(house)
        await stop_store(house, monkeypatch)
        response = await deliver(
            house.bot.service(), tap(party, party.users[1], "u1|x|la|bg", 1), secret=house.bot.secret
        )
        assert response.status == 200  # a button of another person's page needs no store
        data = f"{party.place}|nonce123|jo"
        response = await deliver(house.bot.service(), tap(party, party.users[1], data, 2), secret=house.bot.secret)
        assert (response.status, response.headers["retry-after"]) == (503, "2")
    assert [record for record in caplog.records if record.levelno > logging.WARNING] == []


async def stop_store(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the server that the bot keeps its data in; its supervisor takes its time."""
    monkeypatch.setattr("tgbot.store.redis.supervisor.MIN_WAIT_S", 60.0)
    await redis_of(house.bot.store).shutdown(nosave=True)
