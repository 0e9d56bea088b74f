"""Button types of the code game."""

from dataclasses import dataclass
from typing import ClassVar

from tgbot.telegram.buttons import Press


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
class AskClue(Press):
    """Let the pad ask for another clue of the guess; for 0, which one to change."""

    code: ClassVar[str] = "ac"
    clue: int


@dataclass(frozen=True, slots=True)
class OfferPuzzle(Press):
    """Let others play the game that is over; it becomes a puzzle once both of the pair want that."""

    code: ClassVar[str] = "oz"


@dataclass(frozen=True, slots=True)
class WithdrawPuzzle(Press):
    """Take that back."""

    code: ClassVar[str] = "wz"


@dataclass(frozen=True, slots=True)
class Lock(Press):
    """Agree to the answer on the player's own card; locks it alone or when the others agree."""

    code: ClassVar[str] = "lo"


@dataclass(frozen=True, slots=True)
class TakeOver(Press):
    """Copy a teammate's draft to the player's own card."""

    code: ClassVar[str] = "to"
    seat: str


@dataclass(frozen=True, slots=True)
class HearTalk(Press):
    """Turn the team's private talk on or off for a player."""

    code: ClassVar[str] = "ht"
    on: int


@dataclass(frozen=True, slots=True)
class ReadTalk(Press):
    """Read the team's talk about the player's own code, after its reveal (D12)."""

    code: ClassVar[str] = "rt"
    half: str


@dataclass(frozen=True, slots=True)
class ChangeClue(Press):
    """Replace one clue of the draft, or one word of a tie-break (D24)."""

    code: ClassVar[str] = "ch"
    clue: int


@dataclass(frozen=True, slots=True)
class ShowExample(Press):
    """Show an example of three clues as an alert."""

    code: ClassVar[str] = "xe"


@dataclass(frozen=True, slots=True)
class SplitClue(Press):
    """Make three clues of one that was written with commas."""

    code: ClassVar[str] = "s3"


@dataclass(frozen=True, slots=True)
class SendClues(Press):
    """Submit the clues."""

    code: ClassVar[str] = "se"


@dataclass(frozen=True, slots=True)
class AskObjection(Press):
    """Ask on the own card which clue is unfair (C13), or stop asking."""

    code: ClassVar[str] = "ao"
    on: int


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
    """Ask for another code, because clues were posted in the group."""

    code: ClassVar[str] = "nc"


@dataclass(frozen=True, slots=True)
class ConfirmNewCode(Press):
    """Draw another code, or keep the present one."""

    code: ClassVar[str] = "cn"
    draw: int


@dataclass(frozen=True, slots=True)
class UseWords(Press):
    """Draw keywords from `ours`, `theirs` or `both`."""

    code: ClassVar[str] = "uw"
    source: str


@dataclass(frozen=True, slots=True)
class WordsIn(Press):
    """Draw keywords in a language."""

    code: ClassVar[str] = "wi"
    language: str


@dataclass(frozen=True, slots=True)
class SetRerolls(Press):
    """Choose how often keywords may be drawn again."""

    code: ClassVar[str] = "sr"
    count: int


@dataclass(frozen=True, slots=True)
class SetMode(Press):
    """Fix the line-up, or let the number of players decide."""

    code: ClassVar[str] = "mo"
    mode: str


@dataclass(frozen=True, slots=True)
class SetAgreement(Press):
    """Choose whether `all` of a team or `any` one locks an answer."""

    code: ClassVar[str] = "ag"
    who: str


@dataclass(frozen=True, slots=True)
class SetTalk(Press):
    """Turn team talk through the bot on or off."""

    code: ClassVar[str] = "tk"
    on: int
