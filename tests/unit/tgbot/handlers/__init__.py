"""Tests of `tgbot.handlers`, without Telegram."""
