"""What every game is made of: a value of pure functions, steps, refusals and views."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Concatenate, Generic, NewType, TypeAlias, TypeVar

from engine.deal import Chance

Seat = NewType("Seat", str)
"""A place at the table, called by the person who sits there."""

State = TypeVar("State")
Setup = TypeVar("Setup")


class Refusal(Exception):
    """The rules say no, and nothing has changed. Each subclass is one reason, its fields are the facts to tell."""

    @classmethod
    def reason(cls) -> str:
        """Return the stable name of this reason: the class's name in kebab-case."""
        return kebab(cls.__name__)

    @property
    def facts(self) -> dict[str, object]:
        """Return what a message may name, by field."""
        return {field.name: getattr(self, field.name) for field in fields(self)} if is_dataclass(self) else {}


class Unreadable(Exception):
    """A line of a record is no action: it cannot be read, so the rules were not asked."""


class Event:
    """Something that happened and that everybody may know: an event never carries a secret."""

    __slots__ = ()

    @classmethod
    def kind(cls) -> str:
        """Return the stable name of this kind of event: the class's name in kebab-case."""
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


@dataclass(frozen=True, slots=True)
class Notation(Generic[Setup, State]):
    """How a game is written in its record: plain dictionaries in, plain dictionaries out."""

    read_header: Callable[[Mapping[str, Any]], Setup]
    write_header: Callable[[State], dict[str, Any]]
    read_action: Callable[[Mapping[str, Any]], tuple[Seat | None, Any]]
    write_action: Callable[[Seat | None, Any], dict[str, Any]]
    snapshot: Callable[[State], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that whoever simulates a game may choose: one of some values, or several."""

    name: str
    values: tuple[str, ...]
    default: tuple[str, ...]
    several: bool = False


Chosen: TypeAlias = Mapping[str, tuple[str, ...]]
"""What was chosen, by the name of each choice."""


@dataclass(frozen=True, slots=True)
class Simulation(Generic[Setup, State]):
    """How random legal players play a game, to measure its rules.

    `setup` raises `ValueError` for choices that do not go together. `move` gives None when the game is over. `count`
    tells what came of finished games.
    """

    choices: tuple[Choice, ...]
    setup: Callable[[Chosen, Chance], Setup]
    move: Callable[[State, Chance], tuple[Seat | None, Any] | None]
    count: Callable[[Chosen, Iterable[State]], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Game(Generic[Setup, State]):
    """A game is one value: how it starts, how it goes on, and what may be seen of it.

    `apply` never changes its argument, gives the same step for the same arguments, and raises only `Refusal`.
    `thaw(freeze(state)) == state` in every phase. `seat_view` takes the table's view too, where somebody has it.
    """

    key: str
    seats: range
    start: Callable[[Setup], Step[State]]
    apply: Callable[[State, Seat | None, Any], Step[State]]
    table_view: Callable[[State], TableView]
    seat_view: Callable[Concatenate[State, Seat, ...], SeatView]
    freeze: Callable[[State], dict[str, Any]]
    thaw: Callable[[Mapping[str, Any]], State]
    notation: Notation[Setup, State]
    simulation: Simulation[Setup, State]


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value, /, **changes):
        """Return a frozen value with some fields changed: `dataclasses.replace`, at less than half the price."""
        places, read = _fields(type(value))
        values = list(read(value))
        for name, new in changes.items():
            values[places[name]] = new
        return type(value)(*values)


@cache
def _fields(kind: type[Any]) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    """Return where each field of a class with several stands in its constructor, and how to read them all."""
    names = [field.name for field in fields(kind)]
    return {name: place for place, name in enumerate(names)}, attrgetter(*names)


@cache
def kebab(name: str) -> str:
    """Return a class's name in kebab-case: `ClueRepeated` is `clue-repeated`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
