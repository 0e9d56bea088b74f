"""The Telegram bot: decodes updates, keeps each chat's table, and shows every chat its screen."""
