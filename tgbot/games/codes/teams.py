"""Names of sides: a colour or a role, or the name that a team has chosen (D4); and the signs of sides and tokens."""

import unicodedata

from engine.codes.lineups import TEAMS
from engine.codes.scoring import TOKENS_TO_DECIDE, Token
from engine.codes.views import SideView, TableView
from engine.core import Seat
from engine.text import fold
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import Say
from tgbot.tables.model import Table
from tgbot.telegram.updates import display_name

MAX_TEAM_NAME_LEN = 16  # with its colour it fits beside a code on a phone 360 px wide
NAMED = tuple(rule.key for rule in TEAMS.sides)
# Tokens won and missing, in two shapes, since a team can have both kinds.
TOKEN_SIGNS = {
    Token.INTERCEPTION: ("●", "○"),
    Token.MISCOMMUNICATION: ("◆", "◇"),
}
SIGNS = {"white": "⬜", "black": "⬛", "pair": "👥", "interceptor": "🕵️"}


def team_name(table: Table, side: str, say: Say) -> str:
    """The name of a team, without its colour's sign."""
    return OWN.of(table).team_names.get(side) or say.plain(f"side-{side}")


def signed(table: Table, side: str, say: Say) -> str:
    """The name of a team with the sign of its colour, joined by a no-break space."""
    return f"{SIGNS[side]}\u00a0{team_name(table, side, say)}"


def token_signs(token: Token, count: int) -> str:
    """Tokens of one kind as filled and empty signs; a third one decides no more than the second."""
    won, missing = TOKEN_SIGNS[token]
    count = min(count, TOKENS_TO_DECIDE)
    return won * count + missing * (TOKENS_TO_DECIDE - count)


def other_side(view: TableView, key: str) -> SideView:
    """The side across the table."""
    return next(side for side in view.sides if side.key != key)


def people_of(side: SideView, without: str = "") -> list[Seat]:
    """The players of a side, without one of them; if there are none, those who have left, so that a text has names."""
    here = [seat for seat in side.seats if seat != without]
    return here or [seat for seat in side.vacant if seat != without]


def fit_name(text: str) -> str:
    """A team's name as shown: one line, short, with a visible character; otherwise empty."""
    name = display_name(text, None)[:MAX_TEAM_NAME_LEN].rstrip()
    visible = any(unicodedata.category(letter)[0] in "LNS" for letter in name)
    return name if visible else ""


def same_name(one: str, other: str) -> bool:
    """Whether two names look the same."""
    return (fold(one) or one) == (fold(other) or other)
