"""Telegram's limits of rate: how many calls pass, what the next one is told, and that waiting so long is enough."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from telegram.error import RetryAfter

from tests.unit.tgbot.playground.clients import RawClient, Refused
from tests.unit.tgbot.playground.conftest import House, Stage
from tests.unit.tgbot.playground.test_edit import GO
from tests.unit.tgbot.playground.test_send import refusal


def too_many(retry_after: int) -> Refused:
    return Refused(429, f"Too Many Requests: retry after {retry_after}")


async def send(raw: RawClient, chat: int, times: int = 1) -> Any:
    for _ in range(times):
        sent = await raw.call("sendMessage", chat_id=chat, text="x", reply_markup=GO)
    return sent


async def test_there_are_no_limits_until_they_are_switched_on(raw: RawClient, stage: Stage) -> None:
    await send(raw, stage.group.id, 40)


async def test_a_person_gets_five_at_once_then_one_a_second(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    await send(raw, stage.ada.id, 5)
    assert await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x") == too_many(1)
    for _ in range(2):
        stage.clock.advance(1)
        await send(raw, stage.ada.id)
        assert await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x") == too_many(1)


async def test_sends_and_edits_share_the_twenty_a_minute_of_a_group(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    sent = (await send(raw, stage.group.id, 10))["message_id"]
    about = {"chat_id": stage.group.id, "message_id": sent}
    for number in range(10):
        await raw.call("editMessageText", **about, text=str(number))
    assert await refusal(raw, "sendMessage", chat_id=stage.group.id, text="x") == too_many(3)
    assert await refusal(raw, "editMessageText", **about, text="x") == too_many(3)
    stage.clock.advance(3)
    await raw.call("editMessageText", **about, text="x")


async def test_the_topics_of_a_group_share_its_limit(raw: RawClient, stage: Stage) -> None:
    stage.people.set_forum(stage.group.id, forum=True)
    topics = [stage.people.add_topic(stage.ada.id, stage.group.id, name) for name in ("One", "Two")]
    stage.local.limits.on = True
    for number in range(20):
        await raw.call("sendMessage", chat_id=stage.group.id, message_thread_id=topics[number % 2], text="x")
    for topic in topics:
        refused = await refusal(raw, "sendMessage", chat_id=stage.group.id, message_thread_id=topic, text="x")
        assert refused == too_many(3)


async def test_deletions_and_answers_to_taps_do_not_count(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    sent = (await send(raw, stage.group.id, 20))["message_id"]
    tap = stage.people.tap(stage.ada.id, stage.group.id, sent, "go")
    assert await raw.call("answerCallbackQuery", callback_query_id=tap.id) is True
    assert await raw.call("deleteMessage", chat_id=stage.group.id, message_id=sent) is True


async def test_a_full_chat_does_not_stop_another(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    await send(raw, stage.ada.id, 5)
    await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x")
    await send(raw, stage.group.id)


async def test_thirty_calls_a_second_pass_in_all(raw: RawClient, stage: Stage) -> None:
    chats = [stage.people.add(f"Person {number}").id for number in range(7)]
    for chat in chats:
        stage.people.start(chat)
    stage.local.limits.on = True
    for chat in chats[:6]:
        await send(raw, chat, 5)
    assert await refusal(raw, "sendMessage", chat_id=chats[6], text="x") == too_many(1)
    stage.clock.advance(1)
    await send(raw, chats[6])


async def test_a_caller_who_goes_on_is_told_the_time_that_is_left(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    await send(raw, stage.group.id, 20)
    told = []
    for _ in range(4):
        told.append((await refusal(raw, "sendMessage", chat_id=stage.group.id, text="x")).description[-1])
        stage.clock.advance(0.75)
    assert told == ["3", "3", "2", "1"]
    await send(raw, stage.group.id)


async def test_switching_them_on_again_starts_afresh(raw: RawClient, stage: Stage) -> None:
    stage.local.limits.on = True
    await send(raw, stage.ada.id, 5)
    stage.local.limits.on = True
    await send(raw, stage.ada.id, 5)


async def test_python_telegram_bot_reads_how_long_to_wait(house: House, stage: Stage) -> None:
    stage.local.limits.on = True
    for _ in range(20):
        await house.ptb.send_message(stage.group.id, "x")
    with pytest.raises(RetryAfter) as refused:
        await house.ptb.send_message(stage.group.id, "x")
    assert refused.value.retry_after == timedelta(seconds=3)


async def test_limits_are_switched_over_http(raw: RawClient, stage: Stage) -> None:
    status, limits = await stage.ask("GET", "/limits")
    assert (status, limits["on"], limits["private"]) == (200, False, {"burst": 5, "per_second": 1.0})
    assert (await stage.ask("PUT", "/limits", {"on": True}))[1]["on"] is True
    for _ in range(5):
        await raw.call("sendMessage", chat_id=stage.ada.id, text="x")
    assert (await refusal(raw, "sendMessage", chat_id=stage.ada.id, text="x")).code == 429
    assert (await stage.ask("PUT", "/limits", {"on": "yes"}))[0] == 400
    await stage.ask("PUT", "/limits", {"on": False})
    await raw.call("sendMessage", chat_id=stage.ada.id, text="x")
