"""Tokens and verdicts: what a half brings, and who has won at the end of a round."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

SideKey: TypeAlias = Literal["white", "black", "pair", "interceptor"]

TOKENS_TO_DECIDE = 2  # D20, D21, I7


class Token(StrEnum):
    """The two kinds of token."""

    INTERCEPTION = "interception"
    MISCOMMUNICATION = "miscommunication"


class Reason(StrEnum):
    """Why a game is over: the rule that decided."""

    INTERCEPTIONS = "interceptions"  # D20
    MISCOMMUNICATIONS = "miscommunications"  # D21
    INTERCEPTOR_TOKENS = "interceptor-tokens"  # I7
    ROUNDS_SURVIVED = "rounds-survived"  # I7
    POINTS = "points"  # D23
    KEYWORDS = "keywords"  # D24
    SHARED = "shared"  # D25
    SIDE_SHORT = "side-short"  # L2
    CALLED_OFF = "called-off"


@dataclass(frozen=True, slots=True)
class Tally:
    """The tokens in front of one side."""

    intercepts: int = 0
    miscommunications: int = 0

    @property
    def points(self) -> int:
        """D23: an interception is worth +1, a miscommunication -1."""
        return self.intercepts - self.miscommunications

    def plus(self, token: Token) -> "Tally":
        if token is Token.INTERCEPTION:
            return Tally(self.intercepts + 1, self.miscommunications)
        return Tally(self.intercepts, self.miscommunications + 1)


@dataclass(frozen=True, slots=True)
class Award:
    """One token for one side."""

    side: SideKey
    token: Token


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning sides, None where the game broke off, and the rule that decided."""

    winners: tuple[SideKey, ...] | None
    reason: Reason

    @property
    def by_keywords(self) -> bool:
        """D24, D25: the keywords were compared."""
        return self.reason in (Reason.KEYWORDS, Reason.SHARED)


class TieCase(StrEnum):
    """D22: the ways in which reasons for both teams meet, or neither has one after the last round."""

    ONE_HAS_BOTH = "one-has-both"
    BOTH_INTERCEPTED = "both-intercepted"
    BOTH_MISREAD = "both-misread"
    ROUNDS_OVER = "rounds-over"


class Tie:
    """The verdict that sends two teams to the keywords (D24)."""


Verdict: TypeAlias = Outcome | type[Tie] | None
Tallies: TypeAlias = tuple[Tally, ...]


def token_to_own_side(own: SideKey, other: SideKey) -> Award:  # noqa: ARG001 - the two rules share one shape
    """D16: a team that misreads its own code takes a miscommunication token."""
    return Award(own, Token.MISCOMMUNICATION)


def token_to_interceptor(own: SideKey, other: SideKey) -> Award:  # noqa: ARG001
    """I5: a pair that misreads its own code gives the interceptor an interception token."""
    return Award(other, Token.INTERCEPTION)


def teams_verdict(tallies: Tallies, last_round: bool) -> Verdict:
    """D20-D23: a reason for one team decides; reasons for both, or none after the last round, go to points."""
    white, black = tallies
    for_white = white.intercepts >= TOKENS_TO_DECIDE or black.miscommunications >= TOKENS_TO_DECIDE
    for_black = black.intercepts >= TOKENS_TO_DECIDE or white.miscommunications >= TOKENS_TO_DECIDE
    if for_white and not for_black:
        return Outcome(("white",), _team_reason(white))
    if for_black and not for_white:
        return Outcome(("black",), _team_reason(black))
    if for_white or last_round:  # D22
        return _by_points(white, black)
    return None


def tie_case(tallies: Tallies) -> TieCase:
    """D22: the tie case that sent two teams to their points."""
    if any(min(one.intercepts, one.miscommunications) >= TOKENS_TO_DECIDE for one in tallies):
        return TieCase.ONE_HAS_BOTH
    if all(one.intercepts >= TOKENS_TO_DECIDE for one in tallies):
        return TieCase.BOTH_INTERCEPTED
    if all(one.miscommunications >= TOKENS_TO_DECIDE for one in tallies):
        return TieCase.BOTH_MISREAD
    return TieCase.ROUNDS_OVER


def interceptor_verdict(tallies: Tallies, last_round: bool) -> Verdict:
    """I7: two tokens win for the interceptor; the pair wins when the last round is over."""
    _, interceptor = tallies
    if interceptor.intercepts >= TOKENS_TO_DECIDE:
        return Outcome(("interceptor",), Reason.INTERCEPTOR_TOKENS)
    return Outcome(("pair",), Reason.ROUNDS_SURVIVED) if last_round else None


def puzzle_verdict(tallies: Tallies, last_round: bool) -> Verdict:
    """I7, but for a puzzle: it goes on to its last round, so that all who solve it have guessed the same codes."""
    return interceptor_verdict(tallies, last_round) if last_round else None


def keywords_verdict(white_right: int, black_right: int) -> Outcome:
    """D24, D25: more keywords right wins; equal is a shared victory."""
    if white_right == black_right:
        return Outcome(("black", "white"), Reason.SHARED)
    return Outcome(("white",) if white_right > black_right else ("black",), Reason.KEYWORDS)


def _team_reason(winner: Tally) -> Reason:
    return Reason.INTERCEPTIONS if winner.intercepts >= TOKENS_TO_DECIDE else Reason.MISCOMMUNICATIONS


def _by_points(white: Tally, black: Tally) -> Verdict:
    if white.points == black.points:
        return Tie
    return Outcome(("white",) if white.points > black.points else ("black",), Reason.POINTS)  # D23
