"""Buttons that every table and page has. A game adds its own."""

from dataclasses import dataclass
from typing import ClassVar

from tgbot.telegram.buttons import Press


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
class AddRobot(Press):
    """Seat a robot in the lobby."""

    code: ClassVar[str] = "ar"


@dataclass(frozen=True, slots=True)
class DropRobot(Press):
    """Take the last robot out of the lobby."""

    code: ClassVar[str] = "dr"


@dataclass(frozen=True, slots=True)
class RobotForSeat(Press):
    """Let a robot take the seat of a player who left."""

    code: ClassVar[str] = "rb"
    seat: str


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
    """Ask whether to close the lobby."""

    code: ClassVar[str] = "ca"


@dataclass(frozen=True, slots=True)
class CloseLobby(Press):
    """Close the lobby, after it was asked."""

    code: ClassVar[str] = "xl"


@dataclass(frozen=True, slots=True)
class ShowMore(Press):
    """Unfold what else can be done in the lobby, or fold it again."""

    code: ClassVar[str] = "ml"
    on: int


@dataclass(frozen=True, slots=True)
class ShowSettings(Press):
    """Show the settings."""

    code: ClassVar[str] = "ss"


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
class DeclineRematch(Press):
    """Say no to the rematch that somebody asks for."""

    code: ClassVar[str] = "nm"


@dataclass(frozen=True, slots=True)
class PlayNext(Press):
    """Wait for the next game; a second tap takes the name off the list."""

    code: ClassVar[str] = "pn"


@dataclass(frozen=True, slots=True)
class ConfirmLeave(Press):
    """Give up the seat in a running game, after having been asked."""

    code: ClassVar[str] = "lv"


@dataclass(frozen=True, slots=True)
class StayInGame(Press):
    """Keep the seat after all."""

    code: ClassVar[str] = "sy"


@dataclass(frozen=True, slots=True)
class WaitFor(Press):
    """Wait for a player who has missed the time twice."""

    code: ClassVar[str] = "wf"
    seat: str


@dataclass(frozen=True, slots=True)
class SetLanguage(Press):
    """Choose a language."""

    code: ClassVar[str] = "la"
    language: str


@dataclass(frozen=True, slots=True)
class TakeSeat(Press):
    """Take the seat of a player who left or never answers (L1, L2)."""

    code: ClassVar[str] = "ta"
    seat: str


@dataclass(frozen=True, slots=True)
class KickPlayer(Press):
    """Take a seat away from a player."""

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
class EndGameNow(Press):
    """End the running game for everybody, after it was asked."""

    code: ClassVar[str] = "eg"


@dataclass(frozen=True, slots=True)
class KeepPlaying(Press):
    """Let the game go on after all."""

    code: ClassVar[str] = "kp"


@dataclass(frozen=True, slots=True)
class OpenSetting(Press):
    """Show the choices of a setting; without a key, all settings again."""

    code: ClassVar[str] = "os"
    key: str


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
class SetRobots(Press):
    """Choose how well robots play."""

    code: ClassVar[str] = "rl"
    level: str


@dataclass(frozen=True, slots=True)
class TurnPage(Press):
    """Turn to another page of the rules."""

    code: ClassVar[str] = "tp"
    page: int


@dataclass(frozen=True, slots=True)
class ClosePage(Press):
    """Take away the own page, so that the card is the last message again, or the rules or the help in a group."""

    code: ClassVar[str] = "cp"


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
class AskToForget(Press):
    """Ask whether to delete what is known of the person who taps."""

    code: ClassVar[str] = "af"


@dataclass(frozen=True, slots=True)
class ForgetMe(Press):
    """Delete what is known of the person who taps."""

    code: ClassVar[str] = "fm"


@dataclass(frozen=True, slots=True)
class PlayAlone(Press):
    """Do in one's own chat what a command does there: play a game alone."""

    code: ClassVar[str] = "al"
    command: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class StopNotify(Press):
    """Be told of no more lobbies: only ever the person who taps."""

    code: ClassVar[str] = "sn"


@dataclass(frozen=True, slots=True)
class ReadRules(Press):
    """Turn to the rules of another game."""

    code: ClassVar[str] = "ru"
    game: str
