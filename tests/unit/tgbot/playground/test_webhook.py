"""Delivery to a webhook: order, retries, limits, giving up, and methods in the response."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tests.unit.tgbot.playground.clients import Client, RawClient, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.model import Json
from tgbot.server.listen import loopback_socket


def texts(updates: list[Json]) -> list[str]:
    return [
        update["message"]["text"] if "message" in update else update["callback_query"]["data"] for update in updates
    ]


async def until_idle(stage: Stage) -> None:
    """Wait until every update is taken or given up."""
    async with asyncio.timeout(3):
        await asyncio.gather(*stage.local.webhook._workers.values())
    assert not stage.local.updates.waiting


async def test_the_webhook_is_set_shown_and_deleted(client: Client, stage: Stage) -> None:
    assert await client.call("setWebhook", url=stage.hook, max_connections=7, allowed_updates=["message"]) is True
    info = await client.call("getWebhookInfo")
    assert (info["url"], info["max_connections"], list(info["allowed_updates"])) == (stage.hook, 7, ["message"])
    assert info["pending_update_count"] == 0

    assert await client.call("deleteWebhook") is True
    assert (await client.call("getWebhookInfo"))["url"] == ""


@pytest.mark.parametrize(
    ("params", "why"),
    [
        ({"secret_token": "no spaces"}, "secret token contains unallowed characters"),
        ({"secret_token": "x" * 257}, "secret token is too long"),
        ({"url": "ftp://localhost/"}, "invalid webhook URL specified"),
        ({"url": "http://example.com/"}, "bad webhook: the local Telegram delivers to this machine only"),
    ],
)
async def test_a_webhook_is_refused(client: Client, stage: Stage, params: dict[str, Any], why: str) -> None:
    assert await refusal(client, "setWebhook", **({"url": stage.hook} | params)) == Refused(400, why)
    assert (await client.call("getWebhookInfo"))["url"] == ""


async def test_updates_come_with_the_secret_and_rising_ids(raw: RawClient, stage: Stage) -> None:
    await raw.call("setWebhook", url=stage.hook, secret_token="S3cret_-")
    for text in ("one", "two"):
        stage.people.text(stage.ada.id, stage.ada.id, text)
    first, second = await stage.bot.got(2)

    assert texts([first, second]) == ["one", "two"]
    assert second["update_id"] > first["update_id"]
    assert {headers["x-telegram-bot-api-secret-token"] for headers in stage.bot.headers} == {"S3cret_-"}


async def test_updates_from_before_the_webhook_are_delivered_or_dropped(raw: RawClient, stage: Stage) -> None:
    stage.people.text(stage.ada.id, stage.ada.id, "early")
    await raw.call("setWebhook", url=stage.hook)
    assert texts(await stage.bot.got(1)) == ["early"]
    await until_idle(stage)

    await raw.call("deleteWebhook")
    stage.people.text(stage.ada.id, stage.ada.id, "dropped")
    await raw.call("setWebhook", url=stage.hook, drop_pending_updates=True)
    stage.people.text(stage.ada.id, stage.ada.id, "kept")
    assert texts(await stage.bot.got(2)) == ["early", "kept"]


async def test_a_chat_waits_for_its_own_message_but_not_for_others(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    await raw.call("setWebhook", url=stage.hook)
    gate = asyncio.Event()

    async def wait_for_gate(update: Json) -> Response:
        if texts([update]) == ["/slow"]:
            await gate.wait()
        return Response()

    stage.bot.answer = wait_for_gate
    stage.people.text(stage.boris.id, stage.group.id, "/slow")
    stage.people.text(stage.ada.id, stage.group.id, "/after")
    stage.people.text(stage.ada.id, stage.ada.id, "elsewhere")
    for tap in ("1", "2", "3"):
        stage.people.tap(stage.boris.id, stage.group.id, message, tap)

    before = texts(await stage.bot.got(5))
    assert "/after" not in before
    assert [text for text in before if text in "123"] == ["1", "2", "3"]
    gate.set()
    assert texts(await stage.bot.got(6))[-1] == "/after"


async def test_no_more_requests_at_a_time_than_allowed(raw: RawClient, stage: Stage) -> None:
    open_now = most = 0

    async def count(_: Json) -> Response:
        nonlocal open_now, most
        open_now += 1
        most = max(most, open_now)
        await asyncio.sleep(0.005)
        open_now -= 1
        return Response()

    stage.bot.answer = count
    await raw.call("setWebhook", url=stage.hook, max_connections=2)
    for number in range(6):
        person = stage.people.add(f"Person {number}")
        stage.people.start(person.id)
    await stage.bot.got(6)
    await until_idle(stage)
    assert most == 2


async def test_a_failed_update_comes_again_at_once_then_ever_later(raw: RawClient, stage: Stage) -> None:
    start, times = stage.clock.now(), []

    def fail(_: Json) -> Response:
        times.append(stage.clock.now() - start)
        return PlainTextResponse("no", 500) if len(times) < 10 else Response()

    stage.bot.answer = fail
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "again")
    await stage.bot.got(2)
    info = await raw.call("getWebhookInfo")
    for count in range(3, 11):
        await stage.clock.skip()
        await stage.bot.got(count)
    await until_idle(stage)

    assert times == [0, 0, 2, 6, 14, 30, 62, 122, 182, 242]
    assert info["last_error_message"] == "Wrong response from the webhook: 500 Internal Server Error"
    assert (info["last_error_date"], info["pending_update_count"]) == (int(start), 1)


async def test_retry_after_is_obeyed(raw: RawClient, stage: Stage) -> None:
    start, times = stage.clock.now(), []

    def busy(_: Json) -> Response:
        times.append(stage.clock.now() - start)
        return Response(status_code=503, headers={"Retry-After": "17"}) if len(times) == 1 else Response()

    stage.bot.answer = busy
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "busy")
    await stage.clock.skip()
    await stage.bot.got(2)
    assert times == [0, 17]


@pytest.mark.parametrize("status", [301, 404, 500])
async def test_anything_but_success_is_a_failure(raw: RawClient, stage: Stage, status: int) -> None:
    wrong = Response(status_code=status, headers={"Location": f"{stage.address}/people"})
    stage.bot.answer = lambda _: wrong if len(stage.bot.updates) == 1 else Response(status_code=204)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "x")
    await stage.bot.got(2)
    await until_idle(stage)


async def test_a_tap_is_given_up_after_150_seconds(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    start, times = stage.clock.now(), []

    def fail(_: Json) -> Response:
        times.append(stage.clock.now() - start)
        return Response(status_code=500)

    stage.bot.answer = fail
    await raw.call("setWebhook", url=stage.hook)
    tap = stage.people.tap(stage.ada.id, stage.group.id, message, "go")
    for count in range(3, 9):
        # Until its answer is too late, the tap itself waits too.
        await stage.clock.skip(1 if tap.answer.done() else 2)
        await stage.bot.got(count)
    await until_idle(stage)

    assert times == [0, 0, 2, 6, 14, 30, 62, 122]
    assert await tap.answer == {"tap": tap.id, "gone": True}


async def test_a_message_is_given_up_after_a_day(raw: RawClient, stage: Stage) -> None:
    stage.bot.answer = lambda _: Response(status_code=500)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "x")
    await stage.bot.got(2)
    await stage.clock.skip()
    await stage.bot.got(3)
    await stage.clock.until_asleep()
    stage.clock.advance(24 * 3600)
    await until_idle(stage)
    assert len(stage.bot.updates) == 3


async def test_a_bot_that_is_not_there_is_an_error(raw: RawClient, stage: Stage) -> None:
    with loopback_socket() as closed:
        port = closed.getsockname()[1]
    await raw.call("setWebhook", url=f"http://127.0.0.1:{port}/")
    stage.people.text(stage.ada.id, stage.ada.id, "x")
    await stage.clock.skip()
    info = await raw.call("getWebhookInfo")
    assert (info["last_error_message"], info["pending_update_count"]) == ("Connection refused", 1)


async def test_a_method_in_the_response_is_carried_out(raw: RawClient, stage: Stage) -> None:
    reply = {"method": "sendMessage", "chat_id": stage.ada.id, "text": "hello"}
    stage.bot.answer = lambda _: JSONResponse(reply)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    await stage.bot.got(1)
    await until_idle(stage)
    assert stage.people.open(stage.ada.id, stage.ada.id)["messages"][-1]["text"] == "hello"


async def test_a_tap_is_answered_in_the_response(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    stage.bot.answer = lambda update: JSONResponse(
        {"method": "answerCallbackQuery", "callback_query_id": update["callback_query"]["id"], "text": "ok"}
    )
    await raw.call("setWebhook", url=stage.hook)
    tap = stage.people.tap(stage.ada.id, stage.group.id, message, "go")
    assert (await asyncio.wait_for(tap.answer, 3))["text"] == "ok"


@pytest.mark.parametrize(
    ("reply", "failed"),
    [
        ({"method": "sendMessage", "chat_id": 1, "text": "x"}, 1),
        ({"method": "deleteWebhook"}, 0),
        ({"method": "getMe"}, 0),
        (["no object"], 0),
    ],
)
async def test_a_method_that_fails_or_is_not_allowed_changes_nothing(
    raw: RawClient, stage: Stage, reply: Any, failed: int
) -> None:
    stage.bot.answer = lambda _: JSONResponse(reply)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    await stage.bot.got(1)
    await until_idle(stage)
    assert stage.local.webhook.failed_responses == failed
    assert (await raw.call("getWebhookInfo"))["url"] == stage.hook
