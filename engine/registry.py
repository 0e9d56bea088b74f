"""The games by key: the one place that knows them all."""

from typing import Any

from engine.codes import CODES
from engine.core import Game
from engine.kryptos import KRYPTOS

GAMES: dict[str, Game[Any, Any]] = {game.key: game for game in (CODES, KRYPTOS)}
