"""How actions are written in a record: one verb an action, read and written in the same place.

Readers raise `Unreadable` for a line that is no action, and `ValueError` with the reason for a header that starts
no game.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.actions import EndGame, Leave, Substitute, TimeUp
from engine.core import Seat, Unreadable

Line: TypeAlias = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Verb:
    """A word of the record: `read` may raise `KeyError` and `TypeError` for a line that lacks what it needs."""

    name: str
    action: type
    by_player: bool
    read: Callable[[Line], Any]
    write: Callable[[Any], dict[str, Any]]


class Verbs:
    """All the words that a game's record knows."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        """Know the verbs by their names and by the actions that they write."""
        every = tuple(verbs)
        self._by_name = {verb.name: verb for verb in every}
        self._by_action = {verb.action: verb for verb in every}

    def read(self, line: Line) -> tuple[Seat | None, Any]:
        """Return who does what in a line of a record."""
        name = line.get("do")
        verb = self._by_name.get(name) if isinstance(name, str) else None
        if verb is None:
            raise Unreadable("no such action")
        try:
            action = verb.read(line)
        except (KeyError, TypeError) as error:
            raise Unreadable("the action lacks what it needs") from error
        if not verb.by_player:
            return None, action
        by = line.get("by")
        if not isinstance(by, str):
            raise Unreadable("nobody does it")
        return Seat(by), action

    def write(self, by: Seat | None, action: Any) -> dict[str, Any]:
        """Return an action as a line of a record."""
        verb = self._by_action[type(action)]
        return ({} if by is None else {"by": by}) | {"do": verb.name} | verb.write(action)


def plain(name: str, action: type, *, by_player: bool) -> Verb:
    """Return the verb of an action that has nothing to tell."""
    return Verb(name, action, by_player, lambda _: action(), lambda _: {})


AT_EVERY_TABLE = (
    plain("leave", Leave, by_player=True),
    plain("time", TimeUp, by_player=False),
    plain("end", EndGame, by_player=False),
    Verb(
        "substitute",
        Substitute,
        False,
        lambda line: Substitute(Seat(string(line, "seat")), Seat(string(line, "player"))),
        lambda action: {"seat": action.seat, "player": action.player},
    ),
)


def string(line: Line, key: str) -> str:
    """Return a text of a line; `TypeError` for anything else."""
    value = line[key]
    if not isinstance(value, str):
        raise TypeError
    return value


def whole_number(line: Line, key: str) -> int:
    """Return a whole number of a line; `TypeError` for anything else."""
    value = line[key]
    if type(value) is not int:  # a bool is no number
        raise TypeError
    return value


def header_text(value: Any, name: str) -> str:
    """Return a text of a header; `ValueError` names what is none."""
    if not isinstance(value, str) or not value:
        raise ValueError(f"{name}: not a text")
    return value


def header_texts(value: Any, name: str) -> tuple[str, ...]:
    """Return a list of texts of a header; `ValueError` names what is none."""
    if not isinstance(value, list):
        raise ValueError(f"{name}: not a list")
    return tuple(header_text(item, name) for item in value)


def header_part(header: Line, key: str) -> Line:
    """Return what a header tells by name; `ValueError` names what is missing."""
    part = header.get(key)
    if not isinstance(part, Mapping):
        raise ValueError(f"{key}: missing")
    return part
