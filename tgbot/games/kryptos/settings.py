"""Settings of the card game."""

from tgbot.games.kryptos.buttons import SetDeduction
from tgbot.games.kryptos.lifecycle import shows_ranges
from tgbot.games.kryptos.model import OWN
from tgbot.tables.setting import switch

DEDUCTION = switch("deduction", SetDeduction, shows_ranges, lambda table, on: OWN.put(table, deduction=on))
SETTINGS = (DEDUCTION,)
