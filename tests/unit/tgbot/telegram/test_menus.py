"""The menus of commands: each command with what it does in that kind of chat, in every language."""

from unittest.mock import AsyncMock

import pytest
from telegram import Bot

from tgbot.handlers.menus import menus
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.telegram.menus import set_menus

GROUPS, PRIVATE = "all_group_chats", "all_private_chats"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_words_do_one_thing_in_a_group_and_another_in_private(language: str) -> None:
    bot = AsyncMock(spec=Bot)
    await set_menus(bot, menus())
    shown = {
        (call.kwargs["scope"].type, call.kwargs["language_code"]): {
            one.command: one.description for one in call.args[0]
        }
        for call in bot.set_my_commands.await_args_list
    }
    say = Say(language)
    assert shown[GROUPS, language]["words"] == say.plain("command-words")
    assert shown[PRIVATE, language]["words"] == say.plain("command-words-private")
    assert shown[GROUPS, language]["rules"] == shown[PRIVATE, language]["rules"] == say.plain("command-rules")
    assert shown[PRIVATE, None] == shown[PRIVATE, "en"]
