"""What Telegram shows of the bot to who has not played yet: its description and its short one, in every language."""

from telegram import Bot

from tgbot.locale import DEFAULT_LANGUAGE, LANGUAGES, Say


async def introduce(bot: Bot) -> None:
    """Set both descriptions; English is also what other languages see.

    A text that is there already is not set again: Telegram allows few of these calls.
    """
    for code, say in _readers():
        description, short = say.plain("about-description"), say.plain("about-short")
        if (await bot.get_my_description(language_code=code)).description != description:
            await bot.set_my_description(description, language_code=code)
        if (await bot.get_my_short_description(language_code=code)).short_description != short:
            await bot.set_my_short_description(short, language_code=code)


async def is_introduced(bot: Bot) -> bool:
    """Tell whether every language shows both of our descriptions."""
    for code, say in _readers():
        if (await bot.get_my_description(language_code=code)).description != say.plain("about-description"):
            return False
        if (await bot.get_my_short_description(language_code=code)).short_description != say.plain("about-short"):
            return False
    return True


def _readers() -> list[tuple[str | None, Say]]:
    """Return each language code and who speaks to its readers; no code stands for all other languages."""
    return [(None, Say(DEFAULT_LANGUAGE)), *((code, Say(code)) for code in LANGUAGES)]
