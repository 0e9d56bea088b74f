"""The command menus, in every language and scope: what a person sees behind the menu button."""

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats

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
    scopes = ((BotCommandScopeAllGroupChats(), IN_GROUPS), (BotCommandScopeAllPrivateChats(), IN_PRIVATE))
    for language in LANGUAGES:
        say = Say(language)
        for scope, names in scopes:
            menu = [BotCommand(name, say.plain(f"command-{name}")) for name in names]
            await bot.set_my_commands(menu, scope=scope, language_code=language)
            if language == DEFAULT_LANGUAGE:
                await bot.set_my_commands(menu, scope=scope)
