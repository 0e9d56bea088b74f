"""What buttons of the card game do."""

from dataclasses import dataclass
from typing import ClassVar

from tgbot.presses import Press


@dataclass(frozen=True, slots=True)
class SetOption(Press):
    """Add a rule to the card game, or take it away (K6, K11, K12)."""

    code: ClassVar[str] = "op"
    option: str
    on: int


@dataclass(frozen=True, slots=True)
class SetFirst(Press):
    """Choose who begins the card game; 0 is whoever the lot falls on (K4)."""

    code: ClassVar[str] = "fp"
    seat: str


@dataclass(frozen=True, slots=True)
class RevealOwn(Press):
    """Open one of the own cards (K5)."""

    code: ClassVar[str] = "rv"
    place: int


@dataclass(frozen=True, slots=True)
class PickHand(Press):
    """Choose whose card to guess, by the turn order from 1; 0 chooses anew (K7)."""

    code: ClassVar[str] = "ph"
    hand: int


@dataclass(frozen=True, slots=True)
class PickCard(Press):
    """Choose which card of the hand to guess; 0 chooses anew (K7)."""

    code: ClassVar[str] = "pc"
    place: int


@dataclass(frozen=True, slots=True)
class NameNumber(Press):
    """Name the number of the card that was chosen (K7)."""

    code: ClassVar[str] = "nn"
    number: int


@dataclass(frozen=True, slots=True)
class MoreNumbers(Press):
    """Show the numbers that cannot be right, or those that can."""

    code: ClassVar[str] = "mn"
    on: int


@dataclass(frozen=True, slots=True)
class PassAttempt(Press):
    """Buy no second attempt (K10)."""

    code: ClassVar[str] = "pt"


@dataclass(frozen=True, slots=True)
class CallTheEnd(Press):
    """End a game in which nothing is found any more (K17)."""

    code: ClassVar[str] = "ce"
