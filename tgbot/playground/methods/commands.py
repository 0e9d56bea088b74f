"""The command menus, by scope and language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from tgbot.playground.args import Args
from tgbot.playground.errors import bad_request
from tgbot.playground.methods import access
from tgbot.playground.methods.about import language
from tgbot.playground.model import Json

if TYPE_CHECKING:
    from tgbot.playground.local import LocalTelegram

MAX_COMMANDS = 100
MAX_COMMAND = 32
MAX_DESCRIPTION = 256
SCOPES = ("default", "all_private_chats", "all_group_chats", "all_chat_administrators")
CHAT_SCOPES = ("chat", "chat_administrators", "chat_member")


def set_my_commands(local: LocalTelegram, args: Args) -> bool:
    """Set the menu of a scope and language."""
    given = args.tree("commands")
    if given is None:
        given = []
    if not isinstance(given, list):
        raise bad_request("expected an Array of BotCommand")
    if len(given) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    commands = [_command(each) for each in given]
    local.world.commands[_scope(local, args), language(args)] = commands
    return True


def get_my_commands(local: LocalTelegram, args: Args) -> list[Json]:
    """The menu of exactly this scope and language."""
    return local.world.commands.get((_scope(local, args), language(args)), [])


def delete_my_commands(local: LocalTelegram, args: Args) -> bool:
    """Delete the menu of a scope and language."""
    local.world.commands.pop((_scope(local, args), language(args)), None)
    return True


def _command(given: Any) -> Json:
    if not isinstance(given, dict):
        raise bad_request("expected an Object as BotCommand")
    for name in ("command", "description"):
        if not isinstance(given.get(name), str):
            raise bad_request(f"can't parse BotCommand: Can't find field \"{name}\"")
    command, description = given["command"].removeprefix("/"), given["description"].strip()
    if not command:
        raise bad_request("command must be non-empty")
    if len(command) > MAX_COMMAND:
        raise bad_request(f"command length must not exceed {MAX_COMMAND}")
    if not description:
        raise bad_request("command description must be non-empty")
    if len(description) > MAX_DESCRIPTION:
        raise bad_request(f"command description length must not exceed {MAX_DESCRIPTION}")
    if not re.fullmatch(r"[a-z0-9_]+", command):
        raise bad_request("BOT_COMMAND_INVALID")
    return {"command": command, "description": description}


def _scope(local: LocalTelegram, args: Args) -> str:
    """The scope as a key that includes its chat and user."""
    given = args.tree("scope")
    if given is None:
        return "default"
    if not isinstance(given, dict):
        raise bad_request("BotCommandScope must be an Object")
    kind = given.get("type")
    if kind in SCOPES:
        return str(kind)
    if kind not in CHAT_SCOPES:
        raise bad_request("unsupported BotCommandScope type specified")
    chat = access.readable_chat(local, Args(given))
    if chat.is_private and kind != "chat":
        raise bad_request(f"can't use {kind} scope in private chats")
    return f"{kind}:{chat.id}" + (f":{Args(given).number('user_id')}" if kind == "chat_member" else "")
