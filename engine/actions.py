"""Actions of every game: imperative, and nothing but data."""

from dataclasses import dataclass

from engine.core import Action, Seat


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """A player leaves the seat."""


@dataclass(frozen=True, slots=True)
class TimeUp(Action):
    """The limit of this phase has passed."""


@dataclass(frozen=True, slots=True)
class Substitute(Action):
    """A new player takes a seat that was left."""

    seat: Seat
    player: Seat


@dataclass(frozen=True, slots=True)
class EndGame(Action):
    """The table calls the game off."""
