"""Inline buttons as types: what a tap means, and how that fits into Telegram's 64 bytes.

Callback data is whatever a hostile client sends, so reading it trusts nothing; a button carries the table it
belongs to and the nonce of its decision point, never a secret.
"""

from dataclasses import dataclass, fields
from typing import ClassVar, TypeAlias

MOST_BYTES = 64
_SEPARATOR = "|"


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
class RerollWords(Press):
    """Draw other keywords, before the first clue."""

    code: ClassVar[str] = "rr"


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
class NewCode(Press):
    """Draw another code, because clues were typed before everybody's eyes."""

    code: ClassVar[str] = "nc"


@dataclass(frozen=True, slots=True)
class SwitchGame(Press):
    """Play another game at this table."""

    code: ClassVar[str] = "gm"
    game: str


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

PRESSES: dict[str, type[Press]] = {
    kind.code: kind
    for kind in (
        Join,
        TakeSide,
        Shuffle,
        Balance,
        StartGame,
        LeaveTable,
        CancelTable,
        ShowWords,
        ShowClue,
        SetDigit,
        Lock,
        TakeOver,
        HearTalk,
        ReadTalk,
        ChangeClue,
        SendClues,
        Rematch,
        SetLanguage,
        UseWords,
        WordsIn,
        Object,
        Withdraw,
        Stand,
        TakeSeat,
        KickPlayer,
        NudgeAwaited,
        VoteOff,
        RerollWords,
        SetPace,
        SetSpoilers,
        SetRerolls,
        SetMode,
        SetAgreement,
        SetTalk,
        TurnPage,
        ChooseGame,
        NewCode,
        SwitchGame,
        SetOption,
        SetFirst,
        RevealOwn,
        PickHand,
        PickCard,
        NameNumber,
        MoreNumbers,
        PassAttempt,
        CallTheEnd,
        SetDeduction,
        ReadRules,
        ForgetMe,
    )
}


@dataclass(frozen=True, slots=True)
class Tapped:
    """A button's data, read: the document it belongs to, the nonce it was made with, and what it does."""

    place: str
    nonce: str
    press: Press


def pack(tapped: Tapped) -> str:
    """Return the callback data of a button; `ValueError` if it is over 64 bytes."""
    values = [str(getattr(tapped.press, field.name)) for field in fields(tapped.press)]
    packed = _SEPARATOR.join([tapped.place, tapped.nonce, tapped.press.code, *values])
    if len(packed.encode()) > MOST_BYTES:
        raise ValueError(f"callback data over {MOST_BYTES} bytes: {tapped.press.code}")
    return packed


def unpack(packed: str) -> Tapped | None:
    """Return what the data of a tap means, or None where no button of ours could have it."""
    parts = packed.split(_SEPARATOR)
    if len(packed.encode(errors="replace")) > MOST_BYTES or len(parts) < 3:
        return None
    place, nonce, code, *values = parts
    kind = PRESSES.get(code)
    if kind is None or len(values) != len(fields(kind)):
        return None
    try:
        arguments = [_read(value, field.type) for value, field in zip(values, fields(kind), strict=True)]
    except ValueError:
        return None
    return Tapped(place, nonce, kind(*arguments))


Value: TypeAlias = str | int


def _read(value: str, kind: object) -> Value:
    if kind is int:
        if not (value.isascii() and value.isdigit() and len(value) <= 2):
            raise ValueError(value)
        return int(value)
    return value
