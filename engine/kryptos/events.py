"""What happened, in the past tense and without secrets: everybody at the table may hear each of these."""

from dataclasses import dataclass

from engine.core import Event, Seat
from engine.kryptos.scoring import Outcome


@dataclass(frozen=True, slots=True)
class OpeningBegan(Event):
    """The hands were dealt; this player opens the first card (K5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A player opened an own card (K5); a late player's was opened by the clock."""

    seat: Seat
    place: int
    number: int
    late: bool = False


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn began (K7)."""

    round: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class AttemptBought(Event):
    """A point was paid for a second attempt (K10), to the owner of the card by the bribe (K11)."""

    seat: Seat
    paid_to: Seat | None


@dataclass(frozen=True, slots=True)
class CardGuessed(Event):
    """A guess was right, and the card lies open (K8)."""

    seat: Seat
    owner: Seat
    place: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class GuessMissed(Event):
    """A guess was wrong; its owner said nothing else (K9)."""

    seat: Seat
    owner: Seat
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A player let the turn go, or its time ran out."""

    seat: Seat
    late: bool = False


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A player had no hidden card of another to guess (K16)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRoundAnnounced(Event):
    """A player has 15 points: the round is played to its end (K13)."""


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left, and the hand was opened (K18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A substitute sat down."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome
