"""What can be done at every table, whatever is played on it: imperative, and nothing but data."""

from dataclasses import dataclass

from engine.core import Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """A player leaves the seat."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The limit of this phase has passed."""


@dataclass(frozen=True, slots=True)
class Substitute:
    """Somebody takes a seat that was left."""

    seat: Seat
    player: Seat


@dataclass(frozen=True, slots=True)
class EndGame:
    """The table calls the game off."""
