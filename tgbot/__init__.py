"""The Telegram bot: decodes updates, keeps each chat's table, and shows every chat its screen."""

import os

# python-telegram-bot's next way to give a time is a timedelta; without this it warns at every 429.
os.environ.setdefault("PTB_TIMEDELTA", "true")
