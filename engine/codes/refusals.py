"""Every reason for which the code game says no."""

from dataclasses import dataclass

from engine.core import Refusal
from engine.refusals import AlreadySeated as AlreadySeated
from engine.refusals import NotYourTurn as NotYourTurn
from engine.refusals import SeatNotFree as SeatNotFree
from engine.refusals import UnknownPlayer as UnknownPlayer
from engine.refusals import WrongPhase as WrongPhase


class NoCode(Refusal):
    """A record's list of codes is used up, so the game cannot go on."""


class NotTheEncoder(Refusal):
    """Only the encoder of this round does this (D6)."""


class SideShort(Refusal):
    """A side that is short waits for a substitute (L2)."""


class NoInterceptionYet(Refusal):
    """Round 1 has no interception (D14, I6)."""


class AlreadyLocked(Refusal):
    """The answer is locked already."""


class CluesAlreadyGiven(Refusal):
    """No change to clues once they are in (C8)."""


class BadCode(Refusal):
    """A code is three different digits of 1-4 (D3)."""


class ThreeCluesNeeded(Refusal):
    """A set of clues is three clues (C2)."""


@dataclass(eq=False)
class ClueEmpty(Refusal):
    """This clue has nothing to see."""

    clue_number: int


@dataclass(eq=False)
class ClueTooLong(Refusal):
    """A clue is short enough to be read out."""

    most: int
    length: int


@dataclass(eq=False)
class ClueRepeated(Refusal):
    """The same clue never twice (C9): given in an earlier round, or in this set, which is round 0."""

    clue: str
    round: int


@dataclass(eq=False)
class ClueIsCode(Refusal):
    """Never the code itself (C10)."""

    clue: str


@dataclass(eq=False)
class ClueIsSlot(Refusal):
    """Never the number of the keyword on the screen (C4)."""

    clue: str


@dataclass(eq=False)
class ClueIsKeyword(Refusal):
    """Never one of the own keywords, in another form or translated either (C11)."""

    clue: str
    keyword: str


class FourWordsNeeded(Refusal):
    """A guess of the keywords has four places, each may be blank (D24)."""


class NoSuchClue(Refusal):
    """The table has no clue of this number."""


class AlreadyObjected(Refusal):
    """One objection a clue (C13)."""


class NoObjection(Refusal):
    """This clue has no open objection (C13)."""


class SatOnOtherSide(Refusal):
    """A player who sat on one side never sits on another (L1)."""
