"""The games that the bot plays: the only place that names them."""

from tgbot.games.codes import CodesGame
from tgbot.games.kryptos import KryptosGame
from tgbot.tables.game import games, register


def register_all() -> None:
    """Fill the registry; doing it again changes nothing."""
    for game in (CodesGame(), KryptosGame()):
        if game.key not in games():
            register(game)


register_all()
