"""Button types of the card game."""

from dataclasses import dataclass
from typing import ClassVar

from tgbot.telegram.buttons import Press

NO_SEAT = "0"


@dataclass(frozen=True, slots=True)
class SetOption(Press):
    """Add or remove an optional rule (K6, K11, K12)."""

    code: ClassVar[str] = "op"
    option: str
    on: int


@dataclass(frozen=True, slots=True)
class SetFirst(Press):
    """Choose who begins; `NO_SEAT` is a random player (K4)."""

    code: ClassVar[str] = "fp"
    seat: str


@dataclass(frozen=True, slots=True)
class RevealOwn(Press):
    """Open one of the player's own cards (K5)."""

    code: ClassVar[str] = "rv"
    place: int


@dataclass(frozen=True, slots=True)
class PickHand(Press):
    """Choose whose card to guess, by the turn order from 1; 0 resets the choice (K7)."""

    code: ClassVar[str] = "ph"
    hand: int


@dataclass(frozen=True, slots=True)
class PickCard(Press):
    """Choose which card of the hand to guess; 0 resets the choice (K7)."""

    code: ClassVar[str] = "pc"
    place: int


@dataclass(frozen=True, slots=True)
class NameNumber(Press):
    """Hold a number for the chosen card."""

    code: ClassVar[str] = "nn"
    number: int


@dataclass(frozen=True, slots=True)
class SayNumber(Press):
    """Say the number that is held for the chosen card (K7)."""

    code: ClassVar[str] = "yn"
    number: int


@dataclass(frozen=True, slots=True)
class MoreNumbers(Press):
    """Show the impossible numbers, or the possible ones."""

    code: ClassVar[str] = "mn"
    on: int


@dataclass(frozen=True, slots=True)
class PassAttempt(Press):
    """Decline a second attempt (K10)."""

    code: ClassVar[str] = "pt"


@dataclass(frozen=True, slots=True)
class CallTheEnd(Press):
    """End a game in which no cards are found any more (K17)."""

    code: ClassVar[str] = "ce"


@dataclass(frozen=True, slots=True)
class SetDeduction(Press):
    """Show deductions about the others' cards, or hide them."""

    code: ClassVar[str] = "sd"
    on: int
