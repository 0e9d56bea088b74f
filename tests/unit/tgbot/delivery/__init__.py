"""Tests of `tgbot.delivery`, without a chat to show anything in."""
