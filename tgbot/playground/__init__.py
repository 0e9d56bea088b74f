"""A local Telegram: a strict Bot API server on loopback, its users, and a web page of phones."""
