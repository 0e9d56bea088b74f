"""The games of the bot, for tests that do without the app."""

import tgbot.games  # noqa: F401 - fills the registry
