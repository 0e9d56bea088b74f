"""The games by key. A further game is registered from outside; nothing in `engine` changes for it."""

from engine.codes import CODES
from engine.core import AnyGame
from engine.kryptos import KRYPTOS

GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game; `ValueError` for a key that is taken."""
    if game.key in GAMES:
        raise ValueError(f"{game.key}: a game of this key is registered")
    GAMES[game.key] = game


register(CODES)
register(KRYPTOS)
