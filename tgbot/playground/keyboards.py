"""Reply markup, validated button by button as Telegram does."""

from __future__ import annotations

from typing import Any

from tgbot.playground.args import Args
from tgbot.playground.entities import checked_url
from tgbot.playground.errors import bad_request
from tgbot.playground.model import Json

MAX_BUTTONS = 100
MAX_CALLBACK_DATA = 64
MAX_COPY_TEXT = 256
STYLES = ("danger", "success", "primary")
OTHER_ACTIONS = (
    *("switch_inline_query", "switch_inline_query_current_chat", "switch_inline_query_chosen_chat"),
    *("web_app", "login_url", "pay", "callback_game"),
)


def read_markup(args: Args, *, newer: bool, only_inline: bool = False) -> Json | None:
    """The inline keyboard of a call, or None; `newer` is whether the Bot API is as new as 10.3.

    A reply keyboard, its removal and force_reply are accepted when sending, like in Telegram, but phones here do not
    show them, and a Message does not carry them.
    """
    markup = args.tree("reply_markup")
    if markup is None:
        return None
    if not isinstance(markup, dict):
        raise bad_request("object expected as reply markup")
    rows = markup.get("inline_keyboard")
    if rows is None:
        if only_inline and markup:
            raise bad_request("inline keyboard expected")
        return None
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise bad_request('field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays')
    keyboard = [[_button(button, newer) for button in row] for row in rows if row]
    if sum(map(len, keyboard)) > MAX_BUTTONS:
        raise bad_request("reply markup is too long")
    return {"inline_keyboard": keyboard} if keyboard else None


def asks_reply(args: Args, *, newer: bool) -> bool:
    """Whether an inline keyboard comes with the reply interface, which Bot API 10.3 has brought."""
    markup = args.tree("reply_markup")
    return newer and isinstance(markup, dict) and bool(markup.get("inline_keyboard") and markup.get("force_reply"))


def _button(given: Any, newer: bool) -> Json:
    if not isinstance(given, dict):
        raise _unreadable("InlineKeyboardButton must be an Object")
    if "text" not in given:
        raise _unreadable('Can\'t find field "text"')
    if not isinstance(given["text"], str):
        raise _unreadable('Field "text" must be of type String')
    button: Json = {"text": given["text"]} | _action(given, newer)
    if not given["text"].strip():
        raise bad_request("inline keyboard button text must be non-empty")
    if given.get("style"):
        if given["style"] not in STYLES:
            raise _unreadable("Invalid button style specified")
        button["style"] = given["style"]
    if given.get("icon_custom_emoji_id"):
        button["icon_custom_emoji_id"] = given["icon_custom_emoji_id"]
    return button


def _action(given: Json, newer: bool) -> Json:
    """The action of a button: the first one in Telegram's order."""
    if given.get("url"):
        return {"url": _url(str(given["url"]))}
    if given.get("callback_data"):
        if len(str(given["callback_data"]).encode()) > MAX_CALLBACK_DATA:
            raise bad_request("BUTTON_DATA_INVALID")
        return {"callback_data": str(given["callback_data"])}
    if "copy_text" in given:
        copied = given["copy_text"]
        if not isinstance(copied, dict) or not isinstance(copied.get("text"), str):
            raise _unreadable('Field "copy_text" must be of type Object')
        if not 1 <= len(copied["text"]) <= MAX_COPY_TEXT:
            raise bad_request("BUTTON_COPY_TEXT_INVALID")
        return {"copy_text": {"text": copied["text"]}}
    if newer and "disabled" in given:
        if not isinstance(given["disabled"], dict):
            raise _unreadable('Field "disabled" must be of type Object')
        return {"disabled": {}}
    for name in OTHER_ACTIONS:
        if name in given:
            return {name: given[name]}
    raise _unreadable("Text buttons are unallowed in the inline keyboard")


def _url(given: str) -> str:
    scheme, separator, rest = given.partition("://")
    if separator and scheme.lower() not in ("http", "https", "tg", "ton"):
        raise bad_request(f"inline keyboard button URL '{given}' is invalid: Unsupported URL protocol")
    if separator and not rest.strip("/"):
        raise bad_request(f"inline keyboard button URL '{given}' is invalid: URL host is empty")
    checked = checked_url(given)
    if checked is None:
        raise bad_request(f"inline keyboard button URL '{given}' is invalid: Wrong HTTP URL")
    return checked


def _unreadable(why: str) -> Exception:
    return bad_request(f"can't parse inline keyboard button: {why}")
