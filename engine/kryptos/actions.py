"""What players, the clock and the table can do: imperative, and nothing but data. Places count from 1 (K3)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.actions import EndGame as EndGame
from engine.actions import Leave as Leave
from engine.actions import Substitute as Substitute
from engine.actions import TimeUp as TimeUp
from engine.core import Seat


@dataclass(frozen=True, slots=True)
class RevealCard:
    """A player opens one of the own cards before the first turn (K5)."""

    place: int


@dataclass(frozen=True, slots=True)
class GuessCard:
    """The player on turn names the number of a hidden card (K7); after a miss this pays for a second attempt (K10)."""

    owner: Seat
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class PassTurn:
    """The player on turn buys no second attempt (K10)."""


@dataclass(frozen=True, slots=True)
class CallEnd:
    """A player calls the end of a game in which nothing is found any more (K17)."""


Action: TypeAlias = RevealCard | GuessCard | PassTurn | CallEnd | Leave | TimeUp | Substitute | EndGame
