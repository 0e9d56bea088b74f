"""Robots of the card game: they fill any seat."""

from engine.chance import Chance
from engine.core import Action
from engine.kryptos.cards import PLAYERS
from engine.kryptos.minds import mind
from engine.kryptos.views import SeatView
from engine.minds import Level
from tgbot.tables.model import AUTO_LEVEL, Table

USUAL = Level.NORMAL


def max_robots(people: int) -> int:
    """As many as there are seats left beside the people."""
    return max(0, PLAYERS.stop - 1 - people) if people else 0


def action(table: Table, view: SeatView, chance: Chance) -> Action:
    """The guess that is worth most, by what the robot's level can tell of the cards."""
    level = USUAL if table.robots == AUTO_LEVEL else Level(table.robots)
    return mind(view, level, chance)
