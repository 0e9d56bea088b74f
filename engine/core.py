"""What every game is made of: a value of pure functions, actions, steps, refusals and views."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

from engine.chance import Chance
from engine.codec import Json

Seat = NewType("Seat", str)
"""A place at the table, named after the player who sits there."""

State = TypeVar("State")
Setup = TypeVar("Setup")


class Refusal(Exception):
    """The rules say no, and nothing has changed. Each subclass is one reason; its fields are facts for a message."""

    @classmethod
    def reason(cls) -> str:
        """The stable name of this reason: the class's name in kebab-case."""
        return kebab(cls.__name__)

    @property
    def facts(self) -> dict[str, object]:
        """What a message may name, by field."""
        return {field.name: getattr(self, field.name) for field in fields(self)} if is_dataclass(self) else {}


class Unreadable(Exception):
    """A line of a record does not describe an action, so the rules were not asked."""


class Action:
    """Something that a player, the clock or the table does: the base of every game's actions."""

    __slots__ = ()


class Event:
    """Something that happened and that everybody may know: an event never carries a secret."""

    __slots__ = ()

    @classmethod
    def kind(cls) -> str:
        """The stable name of this kind of event: the class's name in kebab-case."""
        return kebab(cls.__name__)


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """The state after an action, and what happened on the way to it, in order."""

    state: State
    events: tuple[Event, ...] = ()


class TableView:
    """What everybody may know of a game: the base of each game's public view."""

    __slots__ = ()


class SeatView:
    """What one seat may know of a game: the base of each game's private view."""

    __slots__ = ()

    mates: tuple[Seat, ...] = ()  # the others who may give the same answer, and see what each of them thinks of


View = TypeVar("View", bound=TableView)
OwnView = TypeVar("OwnView", bound=SeatView)

Move: TypeAlias = tuple[Seat | None, Action]
"""An action, and the seat that does it: None for the clock and the table."""


@dataclass(frozen=True, slots=True)
class Notation(Generic[Setup, State]):
    """How a game is written in its record, as plain JSON objects."""

    read_header: Callable[[Json], Setup]
    write_header: Callable[[State], Json]
    read_action: Callable[[Json], Move]
    write_action: Callable[[Seat | None, Action], Json]
    snapshot: Callable[[State], Json]


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of a simulation: one of some values, or several."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...]
    several: bool = False


Chosen: TypeAlias = Mapping[str, tuple[str, ...]]
"""What was chosen, by the name of each choice."""


@dataclass(frozen=True, slots=True)
class Simulation(Generic[Setup, State, OwnView]):
    """How random legal players play a game, to measure its rules.

    `setup` raises `ValueError` for choices that do not go together. `move` gives None when the game is over. `count`
    sums up finished games. `minds` are players who know their own seat's view only, by name.
    """

    choices: tuple[Choice, ...]
    setup: Callable[[Chosen, Chance], Setup]
    move: Callable[[State, Chance], Move | None]
    count: Callable[[Chosen, Iterable[State]], Json]
    minds: Mapping[str, Callable[[OwnView, Chance], Action]] = field(default_factory=dict)


_State = TypeVar("_State", contravariant=True)
_View = TypeVar("_View", contravariant=True)
_OwnView = TypeVar("_OwnView", covariant=True)


class ViewOfSeat(Protocol[_State, _View, _OwnView]):
    """What a seat may know; a caller that has the table's view of the same state gives it along."""

    def __call__(self, state: _State, seat: Seat, public: _View | None = None, /) -> _OwnView: ...


@dataclass(frozen=True, slots=True)
class Game(Generic[Setup, State, View, OwnView]):
    """A game is one value: how it starts, how it goes on, and what may be seen of it.

    `apply` never changes its argument, gives the same step for the same arguments, and raises only `Refusal`.
    `thaw(freeze(state)) == state` in every phase.
    """

    key: str
    seats: range
    start: Callable[[Setup], Step[State]]
    apply: Callable[[State, Seat | None, Action], Step[State]]
    table_view: Callable[[State], View]
    seat_view: ViewOfSeat[State, View, OwnView]
    freeze: Callable[[State], Json]
    thaw: Callable[[Json], State]
    notation: Notation[Setup, State]
    simulation: Simulation[Setup, State, OwnView]


Rules: TypeAlias = Game[Any, Any, View, OwnView]
"""A game to those who see only its views: its set-up and its state are opaque."""

AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game whose types are not known: what a registry of different games holds."""


@cache
def kebab(name: str) -> str:
    """A class's name in kebab-case: `ClueRepeated` is `clue-repeated`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
