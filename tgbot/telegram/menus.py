"""The command menus, in every language and scope."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import orjson
from telegram import Bot, BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from tgbot.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES, Say


@dataclass(frozen=True, slots=True)
class Menus:
    """The names of the commands in group and in private chats, in order.

    A command's text is `command-<name>`; `private_texts` has those of commands that do something else in private.
    """

    group: Sequence[str]
    private: Sequence[str]
    private_texts: Mapping[str, str] = field(default_factory=dict)


async def set_menus(bot: Bot, menus: Menus) -> None:
    """Set the menus of group and private chats; English is the default for other languages."""
    for scope, language, menu in _menus(menus):
        await bot.set_my_commands(menu, scope=scope, language_code=language)


def digest(menus: Menus) -> str:
    """A hash of all menus, to tell changed ones without asking for each."""
    content = [(scope.type, code, [each.to_dict() for each in menu]) for scope, code, menu in _menus(menus)]
    return hashlib.blake2b(orjson.dumps(content), digest_size=8).hexdigest()


async def has_menus(bot: Bot, menus: Menus) -> bool:
    """Whether every menu is up to date."""
    for scope, language, menu in _menus(menus):
        if await bot.get_my_commands(scope=scope, language_code=language) != tuple(menu):
            return False
    return True


def _menus(menus: Menus) -> Iterator[tuple[BotCommandScope, str | None, list[BotCommand]]]:
    """Each scope, language and menu; None is the default for other languages."""
    scopes: tuple[tuple[BotCommandScope, Sequence[str], Mapping[str, str]], ...] = (
        (BotCommandScopeAllGroupChats(), menus.group, {}),
        (BotCommandScopeAllPrivateChats(), menus.private, menus.private_texts),
    )
    for language in LANGUAGES:
        say = Say(language)
        for scope, names, texts in scopes:
            menu = [BotCommand(name, say.plain(texts.get(name, f"command-{name}"))) for name in names]
            yield scope, language, menu
            if language == DEFAULT_LANGUAGE:
                yield scope, None, menu
