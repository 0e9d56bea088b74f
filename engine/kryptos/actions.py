"""Actions of players, the clock and the table: imperative, and nothing but data. Places count from 1 (K3)."""

from dataclasses import dataclass

from engine.actions import EndGame as EndGame
from engine.actions import Leave as Leave
from engine.actions import Substitute as Substitute
from engine.actions import TimeUp as TimeUp
from engine.core import Action as Action
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class RevealCard(Action):
    """A player opens an own card before the first turn (K5)."""

    place: int


@dataclass(frozen=True, slots=True)
class GuessCard(Action):
    """The player on turn names the number of a hidden card (K7); after a miss this pays for a second attempt (K10)."""

    owner: Seat
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class PassTurn(Action):
    """The player on turn buys no second attempt (K10)."""


@dataclass(frozen=True, slots=True)
class CallEnd(Action):
    """A player calls the end of a game that makes no progress (K17)."""
