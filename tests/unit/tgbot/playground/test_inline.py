"""Inline queries and their answers."""

from __future__ import annotations

from typing import Any

import pytest
import telegram

from tests.unit.tgbot.playground.clients import Client, PtbClient, RawClient, Refused
from tests.unit.tgbot.playground.conftest import Stage
from tests.unit.tgbot.playground.test_send import refusal
from tests.unit.tgbot.playground.test_taps import TOO_OLD
from tgbot.playground.errors import Impossible

BUTTON = {"inline_keyboard": [[{"text": "Play", "url": "https://t.me/crosswire_local_bot?start=daily"}]]}


@pytest.fixture(autouse=True)
def inline_mode(stage: Stage) -> None:
    stage.local.world.bot_inline = True


def article(**changes: Any) -> dict[str, Any]:
    """A result that is fine; None takes a field away."""
    fine = {"type": "article", "id": "1", "title": "One", "input_message_content": {"message_text": "first"}}
    return {name: value for name, value in (fine | changes).items() if value is not None}


async def test_an_inline_query_reaches_the_bot_and_its_answer_the_person(client: Client, stage: Stage) -> None:
    ask = stage.people.inline(stage.boris.id, "dai")
    [update] = await client.call("getUpdates")
    query = update["inline_query"]
    assert (query["id"], query["query"], query["from"]["id"]) == (ask.id, "dai", stage.boris.id)
    results: list[Any] = [article(reply_markup=BUTTON)]
    if isinstance(client, PtbClient):
        content = telegram.InputTextMessageContent("first")
        markup = telegram.InlineKeyboardMarkup.de_json(BUTTON, client.bot)
        results = [telegram.InlineQueryResultArticle("1", "One", content, markup)]
    await client.call("answerInlineQuery", inline_query_id=ask.id, results=results, cache_time=7, is_personal=True)
    offered = {"type": "article", "id": "1", "title": "One", "description": ""}
    sent = {"message": {"text": "first"}, "reply_markup": BUTTON}
    assert await ask.answer == {"results": [offered | sent], "cache_time": 7, "is_personal": True}


@pytest.mark.parametrize(
    ("results", "why"),
    [
        (None, "expected an Array of inline query results"),
        ({"0": article()}, "expected an Array of inline query results"),
        ([article(id=str(number)) for number in range(51)], "too many inline query results specified"),
        ([article(), article()], "RESULT_ID_DUPLICATE"),
        ([article(id="")], "RESULT_ID_EMPTY"),
        ([article(id="я" * 33)], "RESULT_ID_INVALID"),
        ([article(id=1)], 'can\'t parse InlineQueryResult: Field "id" must be of type String'),
        ([article(title=None)], "can't parse InlineQueryResult: Can't find field \"title\""),
        ([article(title=" ")], "ARTICLE_TITLE_EMPTY"),
        (
            [article(input_message_content=None)],
            "can't parse InlineQueryResult: Can't find field \"input_message_content\"",
        ),
        ([article(input_message_content={"message_text": ""})], "message text is empty"),
        ([article(input_message_content={"message_text": "x" * 4097})], "message is too long"),
        ([article(type="photo")], "can't parse InlineQueryResult: invalid inline query result type specified"),
        (["article"], "can't parse InlineQueryResult: expected an Object"),
        ([article(reply_markup={"keyboard": [["x"]]})], "inline keyboard expected"),
    ],
)
async def test_what_telegram_would_not_show_is_refused(raw: RawClient, stage: Stage, results: object, why: str) -> None:
    ask = stage.people.inline(stage.ada.id)
    assert await refusal(raw, "answerInlineQuery", inline_query_id=ask.id, results=results) == Refused(400, why)
    assert not ask.answer.done()


async def test_an_answer_may_have_fifty_results_or_none(raw: RawClient, stage: Stage) -> None:
    for results in ([article(id="я" * 31 + f"{number:02}") for number in range(50)], []):
        ask = stage.people.inline(stage.ada.id)
        await raw.call("answerInlineQuery", inline_query_id=ask.id, results=results)
        answer = await ask.answer
        assert answer is not None
        assert (len(answer["results"]), answer["cache_time"], answer["is_personal"]) == (len(results), 300, False)


async def test_a_late_or_made_up_answer_is_too_old(raw: RawClient, stage: Stage) -> None:
    ask = stage.people.inline(stage.ada.id)
    assert await refusal(raw, "answerInlineQuery", inline_query_id="42", results=[]) == TOO_OLD
    await stage.clock.skip()
    assert await ask.answer is None
    assert await refusal(raw, "answerInlineQuery", inline_query_id=ask.id, results=[]) == TOO_OLD


async def test_without_inline_mode_nobody_can_ask(client: Client, stage: Stage) -> None:
    assert (await client.call("getMe"))["supports_inline_queries"] is True
    stage.local.world.bot_inline = False
    assert (await client.call("getMe"))["supports_inline_queries"] is False
    with pytest.raises(Impossible):
        stage.people.inline(stage.ada.id)
