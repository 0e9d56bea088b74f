"""Telegram's shapes: updates, messages, buttons, calls and their errors."""
