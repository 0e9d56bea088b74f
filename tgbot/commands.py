"""The command menus, in every language and scope: what a person sees behind the menu button."""

from collections.abc import Iterator

from telegram import Bot, BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

from tgbot.locale import DEFAULT_LANGUAGE, LANGUAGES, Say

IN_GROUPS = [
    "play",
    "join",
    "leave",
    "board",
    "sheet",
    "nudge",
    "kick",
    "cancel",
    "settings",
    "team",
    "words",
    "stats",
    "leaderboard",
    "export",
    "rules",
    "lang",
    "help",
]
IN_PRIVATE = ["start", "games", "words", "sheet", "stats", "rules", "lang", "forget", "help"]


async def set_menus(bot: Bot) -> None:
    """Set the menus of group and private chats; English is also what other languages see."""
    for scope, language, menu in _menus():
        await bot.set_my_commands(menu, scope=scope, language_code=language)


async def has_menus(bot: Bot) -> bool:
    """Tell whether every menu is as we would set it."""
    for scope, language, menu in _menus():
        if await bot.get_my_commands(scope=scope, language_code=language) != tuple(menu):
            return False
    return True


def _menus() -> Iterator[tuple[BotCommandScope, str | None, list[BotCommand]]]:
    """Yield each scope, language and menu; no language stands for all that we do not speak."""
    scopes = ((BotCommandScopeAllGroupChats(), IN_GROUPS), (BotCommandScopeAllPrivateChats(), IN_PRIVATE))
    for language in LANGUAGES:
        say = Say(language)
        for scope, names in scopes:
            menu = [BotCommand(name, say.plain(f"command-{name}")) for name in names]
            yield scope, language, menu
            if language == DEFAULT_LANGUAGE:
                yield scope, None, menu
