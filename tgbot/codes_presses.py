"""What buttons of the code game do."""

from dataclasses import dataclass
from typing import ClassVar

from tgbot.presses import Press


@dataclass(frozen=True, slots=True)
class ShowClue(Press):
    """Show a clue in full as an alert."""

    code: ClassVar[str] = "cl"
    clue: int


@dataclass(frozen=True, slots=True)
class SetDigit(Press):
    """Set the digit guessed for a clue."""

    code: ClassVar[str] = "di"
    clue: int
    digit: int


@dataclass(frozen=True, slots=True)
class Lock(Press):
    """Say yes to the answer on the own card: alone or when the others agree, that locks it."""

    code: ClassVar[str] = "lo"


@dataclass(frozen=True, slots=True)
class TakeOver(Press):
    """Write a mate's draft on the own card."""

    code: ClassVar[str] = "to"
    seat: str


@dataclass(frozen=True, slots=True)
class HearTalk(Press):
    """Hear what the team says in private, or do not."""

    code: ClassVar[str] = "ht"
    on: int


@dataclass(frozen=True, slots=True)
class ReadTalk(Press):
    """Read what the own team said about a code, after its reveal (D12)."""

    code: ClassVar[str] = "rt"
    half: str


@dataclass(frozen=True, slots=True)
class ChangeClue(Press):
    """Write one clue of the draft anew, or one word of a tie-break's (D24)."""

    code: ClassVar[str] = "ch"
    clue: int


@dataclass(frozen=True, slots=True)
class SendClues(Press):
    """Hand the clues in."""

    code: ClassVar[str] = "se"


@dataclass(frozen=True, slots=True)
class Object(Press):
    """Object to a clue (C13)."""

    code: ClassVar[str] = "ob"
    clue: int


@dataclass(frozen=True, slots=True)
class Withdraw(Press):
    """Withdraw a clue that was objected to (C13)."""

    code: ClassVar[str] = "wd"
    clue: int


@dataclass(frozen=True, slots=True)
class Stand(Press):
    """Stand by a clue that was objected to (C13)."""

    code: ClassVar[str] = "st"
    clue: int


@dataclass(frozen=True, slots=True)
class RerollWords(Press):
    """Draw other keywords, before the first clue."""

    code: ClassVar[str] = "rr"


@dataclass(frozen=True, slots=True)
class NewCode(Press):
    """Draw another code, because clues were typed before everybody's eyes."""

    code: ClassVar[str] = "nc"
