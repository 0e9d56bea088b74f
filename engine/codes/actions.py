"""Actions of players, the clock and the table: imperative, and nothing but data."""

from dataclasses import dataclass

from engine.actions import EndGame as EndGame
from engine.actions import Leave as Leave
from engine.actions import Substitute as Substitute
from engine.actions import TimeUp as TimeUp
from engine.codes.clues import Clue
from engine.codes.scoring import SideKey
from engine.core import Action as Action


@dataclass(frozen=True, slots=True)
class DraftClues(Action):
    """The encoder's clues so far; the sandglass takes them as they are (D9)."""

    clues: tuple[Clue | None, ...]


@dataclass(frozen=True, slots=True)
class GiveClues(Action):
    """The encoder hands in three clues (D8)."""

    clues: tuple[Clue | None, ...]


@dataclass(frozen=True, slots=True)
class LockGuess(Action):
    """A guesser locks the own side's guess (D11)."""

    code: str


@dataclass(frozen=True, slots=True)
class LockInterception(Action):
    """A player of the other side locks its interception (D11)."""

    code: str


@dataclass(frozen=True, slots=True)
class GuessKeywords(Action):
    """A player locks the team's guess of the other team's keywords, slot by slot (D24)."""

    words: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class ObjectToClue(Action):
    """A player of the other side objects to a clue, counted from 1 (C13)."""

    clue: int


@dataclass(frozen=True, slots=True)
class WithdrawClue(Action):
    """The encoder withdraws a clue that was objected to (C13)."""

    clue: int


@dataclass(frozen=True, slots=True)
class StandByClue(Action):
    """The encoder stands by a clue that was objected to (C13)."""

    clue: int


@dataclass(frozen=True, slots=True)
class RedrawCode(Action):
    """A side's code was exposed before its clues were in: its encoder draws another."""

    side: SideKey
