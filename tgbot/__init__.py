"""The Telegram bot: decodes updates, keeps each chat's table, and shows every chat its screen."""

import os

__version__ = "1.0.0"  # the only source of the version: hatchling reads it, too

# python-telegram-bot's next way to give a time is a timedelta; without this it warns at every 429.
os.environ.setdefault("PTB_TIMEDELTA", "true")
