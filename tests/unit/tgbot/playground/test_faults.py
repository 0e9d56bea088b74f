"""Faults on request: calls that fail, and deliveries that go astray."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
from starlette.responses import JSONResponse
from telegram.error import Forbidden, NetworkError, RetryAfter, TelegramError

from tests.unit.tgbot.playground.clients import RawClient, Refused
from tests.unit.tgbot.playground.conftest import House, Stage
from tests.unit.tgbot.playground.test_send import refusal
from tests.unit.tgbot.playground.test_webhook import texts, until_idle
from tgbot.playground.errors import Impossible
from tgbot.playground.faults import Faults
from tgbot.playground.model import Json


def seen(stage: Stage) -> list[str]:
    """The texts that the bot has put on Ada's phone."""
    messages = stage.people.open(stage.ada.id, stage.ada.id)["messages"]
    return [message["text"] for message in messages if message["from"]["is_bot"]]


@pytest.mark.parametrize(
    ("ask", "raised"),
    [
        (lambda faults: faults.fail("sendMessage"), NetworkError),
        (lambda faults: faults.fail("sendMessage", 504), NetworkError),
        (lambda faults: faults.cut("sendMessage"), NetworkError),
        (lambda faults: faults.flood("sendMessage", 7), RetryAfter),
        (lambda faults: faults.forbid("sendMessage"), Forbidden),
    ],
    ids=["502", "504", "cut", "429", "403"],
)
async def test_a_call_fails_before_its_effect(
    house: House, stage: Stage, ask: Callable[[Faults], None], raised: type[TelegramError]
) -> None:
    ask(stage.local.faults)
    with pytest.raises(raised):
        await house.ptb.send_message(stage.ada.id, "lost")
    await house.ptb.send_message(stage.ada.id, "sent")
    assert seen(stage) == ["sent"]


@pytest.mark.parametrize(
    "ask",
    [
        lambda faults: faults.fail("sendMessage", after=True),
        lambda faults: faults.fail("sendMessage", 504, after=True),
        lambda faults: faults.cut("sendMessage", after=True),
    ],
    ids=["502", "504", "cut"],
)
async def test_a_call_takes_effect_and_its_answer_is_lost(
    house: House, stage: Stage, ask: Callable[[Faults], None]
) -> None:
    ask(stage.local.faults)
    with pytest.raises(NetworkError):
        await house.ptb.send_message(stage.ada.id, "sent")
    assert seen(stage) == ["sent"]
    call = stage.local.world.calls[-1]
    assert call.result["text"] == "sent"
    assert call.error is not None


async def test_errors_are_told_in_telegrams_words(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.fail("sendMessage", 502)
    stage.local.faults.flood("sendMessage", 7)
    stage.local.faults.forbid("sendMessage", "user is deactivated")
    told = [await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x") for _ in range(3)]
    assert told == [
        Refused(502, "Bad Gateway"),
        Refused(429, "Too Many Requests: retry after 7"),
        Refused(403, "Forbidden: user is deactivated"),
    ]


async def test_a_cut_connection_has_no_answer(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.cut("getMe")
    with pytest.raises(aiohttp.ClientError):
        await raw.call("getMe")
    assert (await raw.call("getMe"))["is_bot"] is True


async def test_a_fault_strikes_its_method_in_its_chat_so_often(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.fail("SENDMESSAGE", chat=stage.ada.id, times=2)
    await raw.call("sendMessage", chat_id=stage.group.id, text="elsewhere")
    await raw.call("sendChatAction", chat_id=stage.ada.id, action="typing")
    for _ in range(2):
        assert (await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x")).code == 502
    await raw.call("sendMessage", chat_id=stage.ada.id, text="x")


async def test_a_slow_call_takes_effect_late(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.slow("sendMessage", 10)
    sending = asyncio.create_task(raw.call("sendMessage", chat_id=stage.ada.id, text="late"))
    await stage.clock.until_asleep()
    stage.clock.advance(9)
    assert seen(stage) == []
    stage.clock.advance(1)
    await sending
    assert seen(stage) == ["late"]


async def test_a_method_in_a_webhooks_response_fails_too(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.cut("sendMessage")
    stage.bot.answer = lambda _: JSONResponse({"method": "sendMessage", "chat_id": stage.ada.id, "text": "x"})
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    await stage.bot.got(1)
    await until_idle(stage)
    assert (seen(stage), stage.local.webhook.failed_responses) == ([], 1)


async def test_a_dropped_delivery_comes_again(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.drop(times=2)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "hi")
    await stage.clock.until_asleep()
    assert stage.bot.updates == []
    await stage.clock.skip()
    assert texts(await stage.bot.got(1)) == ["hi"]


async def test_a_late_delivery_keeps_only_its_own_queue_waiting(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.delay(5, "message", chat=stage.ada.id)
    await raw.call("setWebhook", url=stage.hook, max_connections=1)
    stage.people.text(stage.ada.id, stage.ada.id, "late")
    stage.people.text(stage.ada.id, stage.ada.id, "later")
    stage.people.text(stage.boris.id, stage.group.id, "/now")
    assert texts(await stage.bot.got(1)) == ["/now"]
    await stage.clock.skip()
    assert texts(await stage.bot.got(3)) == ["/now", "late", "later"]


async def test_a_late_delivery_that_was_dropped_meanwhile_never_comes(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.delay(5)
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "dropped")
    await stage.clock.until_asleep()
    stage.local.updates.drop_all()
    await stage.clock.skip()
    stage.people.text(stage.ada.id, stage.ada.id, "kept")
    assert texts(await stage.bot.got(1)) == ["kept"]


async def test_a_doubled_delivery_is_the_same_update(raw: RawClient, stage: Stage) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    stage.local.faults.twice("callback_query")
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "once")
    stage.people.tap(stage.ada.id, stage.group.id, message, "go")
    stage.people.tap(stage.ada.id, stage.group.id, message, "again")
    await stage.bot.got(4)
    await until_idle(stage)
    taps = [update for update in stage.bot.updates if "callback_query" in update]
    assert texts(taps) == ["go", "go", "again"]
    assert taps[0]["update_id"] == taps[1]["update_id"]


@pytest.mark.parametrize(("kept_back", "order"), [("message", ["go", "/hi"]), ("callback_query", ["/hi", "go"])])
async def test_one_queue_overtakes_another(raw: RawClient, stage: Stage, kept_back: str, order: list[str]) -> None:
    message = (await raw.call("sendMessage", chat_id=stage.group.id, text="x"))["message_id"]
    stage.local.faults.overtaken(kept_back)
    await raw.call("setWebhook", url=stage.hook, max_connections=1)
    stage.people.text(stage.ada.id, stage.group.id, "/hi")
    stage.people.tap(stage.boris.id, stage.group.id, message, "go")
    assert texts(await stage.bot.got(2)) == order


async def test_clearing_lets_go_of_what_is_kept_back(raw: RawClient, stage: Stage) -> None:
    stage.local.faults.overtaken()
    stage.local.faults.fail("getMe")
    await raw.call("setWebhook", url=stage.hook)
    stage.people.text(stage.ada.id, stage.ada.id, "alone")
    await asyncio.sleep(0.05)  # for what must not happen
    assert stage.bot.updates == []
    stage.local.faults.clear()
    assert texts(await stage.bot.got(1)) == ["alone"]
    await raw.call("getMe")


async def test_faults_are_asked_for_listed_and_cleared_over_http(raw: RawClient, stage: Stage) -> None:
    asked: list[tuple[Json, Json]] = [
        ({"do": "fail", "method": "sendMessage"}, {"status": 502, "description": "Bad Gateway", "times": 1}),
        (
            {"do": "fail", "method": "getMe", "status": 504, "after": True, "times": 3},
            {"description": "Gateway Timeout"},
        ),
        ({"do": "cut", "method": "getMe", "after": True, "chat": 7, "times": 3}, {}),
        ({"do": "flood", "method": "getMe", "retry_after": 9}, {"description": "Too Many Requests: retry after 9"}),
        ({"do": "forbid", "method": "getMe"}, {"description": "Forbidden: bot was blocked by the user"}),
        ({"do": "forbid", "method": "getMe", "why": "no"}, {"description": "Forbidden: no"}),
        ({"do": "slow", "method": "getMe", "seconds": 0.5}, {}),
        ({"do": "drop"}, {}),
        ({"do": "delay", "seconds": 2, "update": "message"}, {}),
        ({"do": "twice", "chat": stage.group.id}, {}),
        ({"do": "overtaken", "update": "callback_query"}, {}),
    ]
    for body, _ in asked:
        assert (await stage.ask("POST", "/faults", body))[0] == 200
    status, listed = await stage.ask("GET", "/faults")
    assert status == 200
    shown = [{name: value for name, value in body.items() if name not in ("why", "retry_after")} for body, _ in asked]
    assert [fault | wanted for fault, wanted in zip(listed, shown, strict=True)] == listed
    assert [fault | more for fault, (_, more) in zip(listed, asked, strict=True)] == listed

    assert (await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x")).code == 502
    assert len(stage.local.faults.about()) == len(asked) - 1
    assert await stage.ask("DELETE", "/faults") == (200, {})
    assert await stage.ask("GET", "/faults") == (200, [])


@pytest.mark.parametrize(
    "body",
    [
        {"do": "explode"},
        {"do": "fail"},
        {"do": "fail", "method": "sendMesage"},
        {"do": "fail", "method": "getMe", "status": 200},
        {"do": "fail", "method": "getMe", "times": 0},
        {"do": "slow", "method": "getMe", "seconds": -1},
        {"do": "slow", "method": "getMe", "seconds": True},
        {"do": "drop", "update": "mesage"},
    ],
)
async def test_a_fault_that_could_never_strike_is_refused(stage: Stage, body: dict[str, Any]) -> None:
    status, answer = await stage.ask("POST", "/faults", body)
    assert (status, answer["error"][-1]) == (400, ".")
    assert stage.local.faults.about() == []


def test_a_misspelt_method_is_refused_in_process_too(stage: Stage) -> None:
    with pytest.raises(Impossible, match="sendMesage"):
        stage.local.faults.cut("sendMesage")
