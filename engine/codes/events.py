"""What happened, in the past tense and without secrets: everybody at the table may hear each of these."""

from dataclasses import dataclass

from engine.codes.scoring import Outcome, SideKey, Token
from engine.core import Event, Seat


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began, and its encoders saw their codes (D6, D7)."""

    round: int


@dataclass(frozen=True, slots=True)
class CluesDrafted(Event):
    """An encoder saved clues without handing them in."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class CluesGiven(Event):
    """An encoder's clues are in (D8), or the time for them is up (D9)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class GuessingOpened(Event):
    """A side's clues were read out (D10)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class GuessLocked(Event):
    """A side locked the guess of its own code (D11)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class InterceptionLocked(Event):
    """A side locked its interception (D11)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class CodeRevealed(Event):
    """A half is over: interception, guess and code were shown, in this order (D13)."""

    side: SideKey
    intercepted: bool
    decoded: bool


@dataclass(frozen=True, slots=True)
class TokenGiven(Event):
    """A side received a token (D15, D16, I4, I5)."""

    side: SideKey
    token: Token


@dataclass(frozen=True, slots=True)
class ClueObjected(Event):
    """The other side objected to a clue (C13)."""

    side: SideKey
    clue: int


@dataclass(frozen=True, slots=True)
class ClueWithdrawn(Event):
    """The encoder withdrew a clue (C13)."""

    side: SideKey
    clue: int


@dataclass(frozen=True, slots=True)
class ClueStoodBy(Event):
    """The encoder stood by a clue (C13)."""

    side: SideKey
    clue: int


@dataclass(frozen=True, slots=True)
class CodeRedrawn(Event):
    """A side's encoder drew another code (L3)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class SeatLeft(Event):
    """A player left."""

    side: SideKey
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """A substitute sat down."""

    side: SideKey
    seat: Seat


@dataclass(frozen=True, slots=True)
class TieBreakOpened(Event):
    """The points are equal: each team writes the other's keywords (D24)."""


@dataclass(frozen=True, slots=True)
class KeywordsGuessed(Event):
    """A team's guess of the other's keywords is in (D24)."""

    side: SideKey


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome
