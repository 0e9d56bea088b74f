"""A third game, registered from outside: nothing in `tgbot` or `engine` changes for it."""
