"""Answers to taps on buttons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tgbot.playground.args import Args
from tgbot.playground.entities import utf16_length
from tgbot.playground.errors import bad_request

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

MAX_ANSWER = 200


def answer_callback_query(local: LocalTelegram, args: Args) -> bool:
    """Answer a tap: with a toast, an alert, or a link that starts this bot."""
    tap = local.taps.open.get(args.text("callback_query_id"))
    if tap is None:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    if utf16_length(args.text("text")) > MAX_ANSWER:
        raise bad_request("MESSAGE_TOO_LONG")
    url = args.text("url")
    if url and not re.fullmatch(
        rf"(https?://)?t\.me/{local.world.bot.username}\?start=[\w-]{{1,64}}", url, re.IGNORECASE
    ):
        # Other URLs are for games only.
        raise bad_request("URL_INVALID")
    local.taps.answer(tap, {"text": args.text("text") or None, "alert": args.flag("show_alert"), "url": url or None})
    return True
