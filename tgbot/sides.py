"""What sides are called: a colour or a role, and the name that a team has chosen (D4)."""

import unicodedata

from engine.codes.folding import fold
from engine.codes.lineups import TEAMS
from engine.codes.views import SideView, TableView
from engine.core import Seat
from tgbot.decode import display_name
from tgbot.documents import Table
from tgbot.locale import Say

LONGEST_TEAM_NAME = 16  # with its colour it fits beside a code on a phone 360 px wide
NAMED = tuple(rule.key for rule in TEAMS.sides)
SIGNS = {"white": "⬜", "black": "⬛", "pair": "👥", "interceptor": "🕵️"}


def team_name(table: Table, side: str, say: Say) -> str:
    """Return what a team is called, without its colour's sign."""
    return table.team_names.get(side) or say.plain(f"side-{side}")


def signed(table: Table, side: str, say: Say) -> str:
    """Return what a team is called, behind the sign of its colour and on one line with it."""
    return f"{SIGNS[side]}\u00a0{team_name(table, side, say)}"


def have_names(view: TableView) -> bool:
    """Tell whether the sides of a game are teams with names; a pair and an interceptor are called by their own."""
    return all(side.key in NAMED for side in view.sides)


def other_side(view: TableView, key: str) -> SideView:
    """Return the side across the table."""
    return next(side for side in view.sides if side.key != key)


def people_of(side: SideView, but: str = "") -> list[Seat]:
    """Return who sits on a side, without one of them; while nobody does, who has left it: a text names somebody."""
    here = [seat for seat in side.seats if seat != but]
    return here or [seat for seat in side.vacant if seat != but]


def fit_name(text: str) -> str:
    """Return a team's name as it is shown: on one line, short, with something to see in it; else empty."""
    name = display_name(text, None)[:LONGEST_TEAM_NAME].rstrip()
    visible = any(unicodedata.category(letter)[0] in "LNS" for letter in name)
    return name if visible else ""


def same_name(one: str, other: str) -> bool:
    """Tell whether two names cannot be told apart."""
    return (fold(one) or one) == (fold(other) or other)
