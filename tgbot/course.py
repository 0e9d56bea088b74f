"""The course of a game at a table: what the lobby, the play and the seats ask of a game, whichever it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tgbot.answers import Moment
from tgbot.documents import PlayerTally, Table
from tgbot.pace import Pace


class Side(Protocol):
    """A side of a line-up: how many sit there."""

    @property
    def key(self) -> str:
        """Return the name under which its players are kept."""

    @property
    def sizes(self) -> range:
        """Return how many can sit there."""


class LineUp(Protocol):
    """Who plays with whom, as far as a lobby has to know it."""

    @property
    def key(self) -> str:
        """Return its name."""

    @property
    def sides(self) -> Sequence[Side]:
        """Return its sides."""

    @property
    def most_apart(self) -> int:
        """Return how far the sizes of the sides may differ (D1)."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game goes, from the lobby to its end: pure functions of a table or of the game's public view.

    `lineups` has the smallest first; `start` gives the game's state, and the table with what the start has changed;
    `duties` tells who is awaited for what: another duty rings. `decision` is equal as long as the buttons hold.
    """

    lineups: Callable[[Table], Sequence[LineUp]]
    start: Callable[[Table, Moment, tuple[str, ...]], tuple[Any, Table]]
    duties: Callable[[Any], Mapping[int, tuple[object, ...]]]
    decision: Callable[[Any], tuple[object, ...]]
    due: Callable[[Pace, Any, float], float | None]
    turns_sandglass: Callable[[Any, Any], bool]
    vacant: Callable[[Any], frozenset[int]]
    earned: Callable[[Any], Mapping[int, PlayerTally]]
    shared: Callable[[Any], Mapping[str, int]]  # how often something happened that several players' tallies hold


def most(side: Side) -> int:
    """Return how many can sit on a side."""
    return side.sizes.stop - 1


def room(lineup: LineUp) -> int:
    """Return how many can play."""
    return sum(map(most, lineup.sides))


def fitting(lineups: Sequence[LineUp], count: int) -> LineUp:
    """Return the first line-up that has room for so many; the largest where none has."""
    return next((lineup for lineup in lineups if count <= room(lineup)), lineups[-1])
