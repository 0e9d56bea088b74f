"""What happened, in the past tense, without any secret: everybody at the table may hear each of these."""

from dataclasses import dataclass

from engine.core import Event, Seat
from engine.kryptos.scoring import Outcome


@dataclass(frozen=True, slots=True)
class OpeningBegan(Event):
    """The hands are dealt, and somebody is to open a first card (K5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A player opened an own card (K5)."""

    seat: Seat
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is somebody's turn (K7)."""

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
    """A guess was wrong; nothing else is said of it (K9)."""

    seat: Seat
    owner: Seat
    place: int
    number: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A player let the turn go, or its time ran out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped(Event):
    """A player had no hidden card of another to guess (K16)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LastRoundAnnounced(Event):
    """Somebody has 15 points: the round is played to its end (K13)."""


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
