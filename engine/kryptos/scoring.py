"""Points, and who has won."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from engine.core import Seat

POINTS_AT_THE_START = 2  # K4
MAX_CARD_POINTS = 3  # K8
PRICE_OF_AN_ATTEMPT = 1  # K10
POINTS_TO_DECIDE = 15  # K13


class Reason(StrEnum):
    """Why a game is over: the rule that decided."""

    POINTS = "points"  # K13
    NO_CARD_LEFT = "no-card-left"  # K15
    END_CALLED = "end-called"  # K17
    CALLED_OFF = "called-off"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winner, None where it broke off or everybody left, and the rule that decided."""

    winner: Seat | None
    reason: Reason


def worth(hidden: int) -> int:
    """K8: the points for a card of a hand that hides this many cards, this one included."""
    return min(hidden, MAX_CARD_POINTS)


def best(standings: Iterable[tuple[Seat, int]]) -> Seat | None:
    """K14: the seat with most points, of equals the earlier in turn order; None where no player can win (K18)."""
    seat, _ = max(standings, key=lambda standing: standing[1], default=(None, 0))
    return seat
