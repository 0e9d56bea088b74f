"""The line-ups as values: two teams, a pair against one interceptor, and a pair's game as a puzzle.

Each says only what differs.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.codes.scoring import (
    Award,
    SideKey,
    Tallies,
    Token,
    Verdict,
    interceptor_verdict,
    puzzle_verdict,
    teams_verdict,
    token_to_interceptor,
    token_to_own_side,
)

FIRST_INTERCEPTION = 2  # D14, I6: round 1 has no interception


@dataclass(frozen=True, slots=True)
class SideRule:
    """One side of a line-up: how many sit there, and whether it has keywords and codes of its own."""

    key: SideKey
    sizes: range
    encodes: bool
    tokens: tuple[Token, ...]  # the kinds it can receive


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who plays against whom, for how long, and what a failed decode costs."""

    key: str
    rounds: int
    sides: tuple[SideRule, ...]
    most_apart: int  # D1: how far the sizes of the sides may differ
    failed_decode: Callable[[SideKey, SideKey], Award]
    verdict: Callable[[Tallies, bool], Verdict]
    ends_with_deck: bool = False  # with a listed deck, the game ends when the list is used up


_BOTH = (Token.INTERCEPTION, Token.MISCOMMUNICATION)

TEAMS = LineUp(
    key="teams",
    rounds=8,  # D22
    sides=(SideRule("white", range(2, 5), True, _BOTH), SideRule("black", range(2, 5), True, _BOTH)),  # D1
    most_apart=1,
    failed_decode=token_to_own_side,  # D16
    verdict=teams_verdict,
)

INTERCEPTOR = LineUp(
    key="interceptor",
    rounds=5,  # I7
    sides=(
        SideRule("pair", range(2, 3), True, ()),
        SideRule("interceptor", range(1, 2), False, (Token.INTERCEPTION,)),  # I1, I5
    ),
    most_apart=1,
    failed_decode=token_to_interceptor,  # I5
    verdict=interceptor_verdict,
)

# Not in the books: everybody who solves a puzzle guesses the same codes, so no token ends it early.
PUZZLE = replace(INTERCEPTOR, key="puzzle", verdict=puzzle_verdict, ends_with_deck=True)

LINEUPS = {lineup.key: lineup for lineup in (TEAMS, INTERCEPTOR, PUZZLE)}
