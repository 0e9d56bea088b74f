"""Set a bot up: `python -m tgbot setup` asks for the token and how updates shall come, and does the rest."""
