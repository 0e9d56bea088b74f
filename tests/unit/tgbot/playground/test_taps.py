"""Taps and their answers, over both clients."""

from __future__ import annotations

import pytest

from tests.unit.tgbot.playground.clients import Client, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_edit import GO
from tests.unit.tgbot.playground.test_send import refusal
from tgbot.playground.errors import Impossible

TOO_OLD = Refused(400, "query is too old and response timeout expired or query ID is invalid")


async def tapped_message(client: Client, stage: Stage) -> int:
    return int((await client.call("sendMessage", chat_id=stage.group.id, text="x", reply_markup=GO))["message_id"])


async def test_a_tap_reaches_the_bot_and_its_answer_the_phone(client: Client, stage: Stage) -> None:
    message = await tapped_message(client, stage)
    tap = stage.people.tap(stage.boris.id, stage.group.id, message, "anything at all")
    [update] = await client.call("getUpdates")
    query = update["callback_query"]

    assert (query["id"], query["data"], query["from"]["id"]) == (tap.id, "anything at all", stage.boris.id)
    assert (query["message"]["message_id"], query["message"]["reply_markup"]) == (message, GO)
    await client.call("answerCallbackQuery", callback_query_id=tap.id, text="Not yours", show_alert=True)
    assert await tap.answer == {"tap": tap.id, "text": "Not yours", "alert": True, "url": None}
    assert stage.told(stage.boris.id)[-1].data == {"user": stage.boris.id} | await tap.answer


async def test_only_the_first_answer_is_shown(client: Client, stage: Stage) -> None:
    tap = stage.people.tap(stage.ada.id, stage.group.id, await tapped_message(client, stage), "go")
    for text in ("one", "two"):
        assert await client.call("answerCallbackQuery", callback_query_id=tap.id, text=text) is True
    assert (await tap.answer)["text"] == "one"


async def test_an_answer_may_open_the_bot(client: Client, stage: Stage) -> None:
    tap = stage.people.tap(stage.ada.id, stage.group.id, await tapped_message(client, stage), "go")
    url = f"https://t.me/{stage.local.world.bot.username}?start=join_1"
    elsewhere = await refusal(client, "answerCallbackQuery", callback_query_id=tap.id, url="https://example.com")
    assert elsewhere == Refused(400, "URL_INVALID")
    await client.call("answerCallbackQuery", callback_query_id=tap.id, url=url)
    assert (await tap.answer)["url"] == url


async def test_an_answer_is_short(client: Client, stage: Stage) -> None:
    tap = stage.people.tap(stage.ada.id, stage.group.id, await tapped_message(client, stage), "go")
    long = await refusal(client, "answerCallbackQuery", callback_query_id=tap.id, text="x" * 201)
    assert long == Refused(400, "MESSAGE_TOO_LONG")
    assert await client.call("answerCallbackQuery", callback_query_id=tap.id, text="x" * 200) is True


async def test_a_late_or_made_up_answer_is_too_old(client: Client, stage: Stage) -> None:
    tap = stage.people.tap(stage.ada.id, stage.group.id, await tapped_message(client, stage), "go")
    assert await refusal(client, "answerCallbackQuery", callback_query_id="42") == TOO_OLD
    await stage.clock.skip()
    assert await tap.answer == {"tap": tap.id, "gone": True}
    assert await refusal(client, "answerCallbackQuery", callback_query_id=tap.id) == TOO_OLD


async def test_only_messages_of_the_bot_are_tapped(stage: Stage) -> None:
    own = stage.people.text(stage.ada.id, stage.group.id, "mine").id
    for message in (own, 999):
        with pytest.raises(Impossible):
            stage.people.tap(stage.ada.id, stage.group.id, message, "go")
