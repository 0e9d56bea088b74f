"""The games by key, as people meet them at a table: the one place where the bot looks up what belongs to a game."""

from tgbot.codes_game import CODES_GAME
from tgbot.kryptos.game import KRYPTOS_GAME
from tgbot.table_game import TableGame

TABLE_GAMES: dict[str, TableGame] = {"codes": CODES_GAME, "kryptos": KRYPTOS_GAME}
DEFAULT_GAME = "codes"  # whose rules are shown where no table says which
