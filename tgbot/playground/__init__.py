"""A local Telegram: a strict Bot API server on loopback, the people who use it, and a page of phones."""
