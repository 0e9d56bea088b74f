"""The bot's profile and capabilities, profile pictures, and file downloads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tgbot.playground import render
from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.files import media
from tgbot.playground.model import Json

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

MAX_NAME = 64
MAX_DESCRIPTION = 512
MAX_SHORT_DESCRIPTION = 120
MAX_DOWNLOAD = 20 * 1024 * 1024


def get_me(local: LocalTelegram, _args: Args) -> Json:
    """The bot's user and capabilities."""
    return render.user(local.world.bot) | {
        "can_join_groups": local.world.bot_joins_groups,
        "can_read_all_group_messages": local.world.bot_reads_all,
        "supports_inline_queries": local.world.bot_inline,
        "can_connect_to_business": False,
        "has_main_web_app": False,
    }


def get_file(local: LocalTelegram, args: Args) -> Json:
    """The download path of a file."""
    if not args.text("file_id"):
        raise bad_request("file_id not specified")
    stored = local.world.files.get(args.text("file_id"))
    if stored is None:
        raise bad_request("invalid file_id")
    if len(stored.content) > MAX_DOWNLOAD:
        raise bad_request("file is too big")
    return {
        "file_id": stored.id,
        "file_unique_id": stored.unique_id,
        "file_size": len(stored.content),
        "file_path": stored.path,
    }


def set_my_name(local: LocalTelegram, args: Args) -> bool:
    """Set the bot's name for a language."""
    return _set(local, args, "name", MAX_NAME)


def get_my_name(local: LocalTelegram, args: Args) -> Json:
    """The bot's name in a language."""
    return {"name": _get(local, args, "name") or local.world.bot.first_name}


def set_my_description(local: LocalTelegram, args: Args) -> bool:
    """Set the text of an empty chat with the bot."""
    return _set(local, args, "description", MAX_DESCRIPTION)


def get_my_description(local: LocalTelegram, args: Args) -> Json:
    """The text of an empty chat with the bot."""
    return {"description": _get(local, args, "description")}


def set_my_short_description(local: LocalTelegram, args: Args) -> bool:
    """Set the text of the bot's profile."""
    return _set(local, args, "short_description", MAX_SHORT_DESCRIPTION)


def get_my_short_description(local: LocalTelegram, args: Args) -> Json:
    """The text of the bot's profile."""
    return {"short_description": _get(local, args, "short_description")}


def set_my_profile_photo(local: LocalTelegram, args: Args) -> bool:
    """Set the bot's picture: a new JPEG file, since one by its id is refused."""
    given = args.tree("photo")
    if not isinstance(given, dict):
        raise bad_request("can't parse input profile photo JSON object")
    if given.get("type") != "static":  # an animated one would have to be looked at, and we send none
        raise bad_request("unknown input profile photo type specified")
    upload = Args(given, args.uploads).upload("photo")
    if upload is None:
        raise bad_request("profile photo must be uploaded as a file")
    stored = local.world.files.add_upload("photo", upload.content, upload.name)
    if stored.mime != "image/jpeg":
        raise bad_request("PHOTO_EXT_INVALID")
    local.world.picture = stored
    return True


def remove_my_profile_photo(local: LocalTelegram, _args: Args) -> bool:
    """Take the bot's picture away."""
    local.world.picture = None
    return True


def get_user_profile_photos(local: LocalTelegram, args: Args) -> Json:
    """The pictures of a user; here only the bot can have one."""
    user, picture = args.number("user_id"), local.world.picture
    if user != local.world.bot.id and user not in local.world.met:
        raise bad_request("user not found")
    if user != local.world.bot.id or picture is None:
        return {"total_count": 0, "photos": []}
    shown = [media("photo", picture)["photo"]]
    first, most = args.number("offset", low=0), args.number("limit", 100, low=1, high=100)
    return {"total_count": len(shown), "photos": shown[first : first + most]}


def language(args: Args) -> str:
    """The language of a call; empty for the default."""
    code = args.text("language_code")
    if code and not re.fullmatch(r"[a-z]{2}", code):
        raise bad_request("invalid language code specified")
    return code


def _set(local: LocalTelegram, args: Args, what: str, max_len: int) -> bool:
    text = args.text(what).strip()
    if len(text) > max_len:
        raise bad_request(f"{what.replace('_', ' ')} is too long")
    local.world.texts[what, language(args)] = text
    return True


def _get(local: LocalTelegram, args: Args, what: str) -> str:
    """The text in the requested language, or else the default."""
    return local.world.texts.get((what, language(args))) or local.world.texts.get((what, ""), "")
