"""The bot's profile: its description and short description, in every language, and its picture."""

from telegram import Bot, InputProfilePhotoStatic

from tgbot.i18n.texts import DEFAULT_LANGUAGE, LANGUAGES, Say


async def introduce(bot: Bot) -> None:
    """Set both descriptions; English is the default for other languages.

    An unchanged text is not set again: Telegram allows few of these calls.
    """
    for code, say in _languages():
        description, short = say.plain("about-description"), say.plain("about-short")
        if (await bot.get_my_description(language_code=code)).description != description:
            await bot.set_my_description(description, language_code=code)
        if (await bot.get_my_short_description(language_code=code)).short_description != short:
            await bot.set_my_short_description(short, language_code=code)


async def is_introduced(bot: Bot) -> bool:
    """Whether both descriptions are up to date in every language."""
    for code, say in _languages():
        if (await bot.get_my_description(language_code=code)).description != say.plain("about-description"):
            return False
        if (await bot.get_my_short_description(language_code=code)).short_description != say.plain("about-short"):
            return False
    return True


async def has_picture(bot: Bot) -> bool:
    """Whether the profile has a picture."""
    return (await bot.get_user_profile_photos(bot.id, limit=1)).total_count > 0


async def set_picture(bot: Bot, jpeg: bytes) -> None:
    """Set the profile's picture; a Bot API server before 9.4 does not know how, and says so."""
    await bot.set_my_profile_photo(InputProfilePhotoStatic(jpeg))


def _languages() -> list[tuple[str | None, Say]]:
    """Each language code with its translator; None is the default for other languages."""
    return [(None, Say(DEFAULT_LANGUAGE)), *((code, Say(code)) for code in LANGUAGES)]
