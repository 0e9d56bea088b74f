"""Answers to inline queries: of the kinds of results only articles, which are all that this bot offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.formatting import Text, message_text
from tgbot.playground.keyboards import read_markup
from tgbot.playground.model import Json
from tgbot.playground.world import World

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

MAX_RESULTS = 50
MAX_ID = 64  # bytes, as of an offset
DEFAULT_CACHE_TIME = 300


def answer_inline_query(local: LocalTelegram, args: Args) -> bool:
    """Offer what a person can send."""
    given = args.tree("results")
    if not isinstance(given, list):
        raise bad_request("expected an Array of inline query results")
    if len(given) > MAX_RESULTS:
        raise bad_request("too many inline query results specified")
    results = [_result(local.world, each) for each in given]
    if len({each["id"] for each in results}) < len(results):
        raise bad_request("RESULT_ID_DUPLICATE")
    if len(args.text("next_offset").encode()) > MAX_ID:
        raise bad_request("NEXT_OFFSET_INVALID")
    ask = local.inline.open.get(args.text("inline_query_id"))
    if ask is None:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    kept = {
        "cache_time": args.number("cache_time", DEFAULT_CACHE_TIME, low=0),
        "is_personal": args.flag("is_personal"),
    }
    local.inline.answer(ask, {"results": results} | kept)
    return True


def _result(world: World, given: Any) -> Json:
    if not isinstance(given, dict):
        raise _unreadable("expected an Object")
    result_id = _string(given, "id")
    if not result_id:
        raise bad_request("RESULT_ID_EMPTY")
    if len(result_id.encode()) > MAX_ID:
        raise bad_request("RESULT_ID_INVALID")
    if _string(given, "type") != "article":
        raise _unreadable("invalid inline query result type specified")
    title = _string(given, "title")
    if not title.strip():
        raise bad_request("ARTICLE_TITLE_EMPTY")
    description = _string(given, "description") if "description" in given else ""
    message = _message(world, given.get("input_message_content"))
    markup = read_markup(Args(given), newer=world.newer, only_inline=True)
    about: Json = {"type": "article", "id": result_id, "title": title, "description": description}
    return about | {"message": message.fields(), "reply_markup": markup}


def _message(world: World, given: Any) -> Text:
    """The message that a result sends: a text, and nothing else."""
    if not isinstance(given, dict):
        raise _unreadable('Can\'t find field "input_message_content"')
    _string(given, "message_text")
    return message_text(world, Args(given | {"text": given["message_text"]}))


def _string(given: Json, name: str) -> str:
    if name not in given:
        raise _unreadable(f'Can\'t find field "{name}"')
    if not isinstance(given[name], str):
        raise _unreadable(f'Field "{name}" must be of type String')
    return str(given[name])


def _unreadable(why: str) -> Exception:
    return bad_request(f"can't parse InlineQueryResult: {why}")
