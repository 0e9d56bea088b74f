"""What buttons do, as types: those that every table and page has. A game adds its own."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias


@dataclass(frozen=True, slots=True)
class Press:
    """What one button does; subclasses add what they need, as short strings or small numbers."""

    code: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Join(Press):
    """Take a seat."""

    code: ClassVar[str] = "jo"


@dataclass(frozen=True, slots=True)
class TakeSide(Press):
    """Move to a side; with one seat there, swap with who has it."""

    code: ClassVar[str] = "si"
    side: str


@dataclass(frozen=True, slots=True)
class Shuffle(Press):
    """Draw the sides by lot."""

    code: ClassVar[str] = "sh"


@dataclass(frozen=True, slots=True)
class Balance(Press):
    """Even out the sizes of the sides (D1)."""

    code: ClassVar[str] = "ba"


@dataclass(frozen=True, slots=True)
class StartGame(Press):
    """Begin the game."""

    code: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class LeaveTable(Press):
    """Give up the seat."""

    code: ClassVar[str] = "le"


@dataclass(frozen=True, slots=True)
class CancelTable(Press):
    """Close the lobby."""

    code: ClassVar[str] = "ca"


@dataclass(frozen=True, slots=True)
class ShowWords(Press):
    """Show the own keywords as an alert."""

    code: ClassVar[str] = "wo"


@dataclass(frozen=True, slots=True)
class Rematch(Press):
    """Play again, with the roles `same`, `next` (another interceptor, teams of the other colour) or `shuffled`."""

    code: ClassVar[str] = "re"
    roles: str


@dataclass(frozen=True, slots=True)
class SetLanguage(Press):
    """Choose a language."""

    code: ClassVar[str] = "la"
    language: str


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
class TakeSeat(Press):
    """Take the seat of somebody who left or never answers (L1, L2)."""

    code: ClassVar[str] = "ta"
    seat: str


@dataclass(frozen=True, slots=True)
class KickPlayer(Press):
    """Take a seat away from somebody."""

    code: ClassVar[str] = "ki"
    seat: str


@dataclass(frozen=True, slots=True)
class NudgeAwaited(Press):
    """Ping those whom the table waits for."""

    code: ClassVar[str] = "nu"


@dataclass(frozen=True, slots=True)
class VoteOff(Press):
    """Vote to call the game off."""

    code: ClassVar[str] = "vo"


@dataclass(frozen=True, slots=True)
class SetPace(Press):
    """Choose how long the table waits."""

    code: ClassVar[str] = "pa"
    pace: str


@dataclass(frozen=True, slots=True)
class SetSpoilers(Press):
    """Hide keywords and codes on the cards until they are tapped."""

    code: ClassVar[str] = "sp"
    on: int


@dataclass(frozen=True, slots=True)
class SetRerolls(Press):
    """Choose how often keywords may be drawn again."""

    code: ClassVar[str] = "sr"
    count: int


@dataclass(frozen=True, slots=True)
class SetMode(Press):
    """Fix the line-up, or let the number of players choose it."""

    code: ClassVar[str] = "mo"
    mode: str


@dataclass(frozen=True, slots=True)
class SetAgreement(Press):
    """Choose who of a team locks an answer: `all` together or `any` one."""

    code: ClassVar[str] = "ag"
    who: str


@dataclass(frozen=True, slots=True)
class SetTalk(Press):
    """Let teams talk through the bot, or do not."""

    code: ClassVar[str] = "tk"
    on: int


@dataclass(frozen=True, slots=True)
class TurnPage(Press):
    """Turn to another page of the rules."""

    code: ClassVar[str] = "tp"
    page: int


@dataclass(frozen=True, slots=True)
class ChooseGame(Press):
    """Say which game the next private text is for."""

    code: ClassVar[str] = "cg"
    game: str


@dataclass(frozen=True, slots=True)
class SwitchGame(Press):
    """Play another game at this table."""

    code: ClassVar[str] = "gm"
    game: str


@dataclass(frozen=True, slots=True)
class SetDeduction(Press):
    """Let cards tell what a player could work out about the others' cards, or do not."""

    code: ClassVar[str] = "sd"
    on: int


@dataclass(frozen=True, slots=True)
class ForgetMe(Press):
    """Delete what is known of whoever taps."""

    code: ClassVar[str] = "fm"


@dataclass(frozen=True, slots=True)
class ReadRules(Press):
    """Turn to the rules of another game."""

    code: ClassVar[str] = "ru"
    game: str


OnPage: TypeAlias = (
    SetLanguage
    | UseWords
    | WordsIn
    | SetPace
    | SetSpoilers
    | SetRerolls
    | SetMode
    | SetAgreement
    | SetTalk
    | SetDeduction
    | ReadRules
    | KickPlayer
    | VoteOff
    | TurnPage
)
