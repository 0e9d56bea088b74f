"""Set a bot up: `python -m tgbot setup` asks for the token and the way of delivery, and does the rest."""
