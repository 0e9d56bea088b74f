"""How actions are written in a record: one verb an action, read and written in the same place."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from engine.actions import EndGame, Leave, Substitute, TimeUp
from engine.codec import Json, string
from engine.core import Action, Move, Seat, Unreadable

Act = TypeVar("Act", bound=Action)


@dataclass(frozen=True, slots=True)
class Verb:
    """A word of the record: `read` may raise `KeyError` and `TypeError` for a line that lacks what it needs."""

    name: str
    action: type[Action]
    by_player: bool
    read: Callable[[Json], Action]
    write: Callable[[Action], Json]


def verb(
    name: str, action: type[Act], read: Callable[[Json], Act], write: Callable[[Act], Json], *, by_player: bool = True
) -> Verb:
    """The verb of one class of actions."""

    def write_one(done: Action) -> Json:
        if not isinstance(done, action):
            raise TypeError(f"{name}: not a {action.__name__}")
        return write(done)

    return Verb(name, action, by_player, read, write_one)


def plain(name: str, action: type[Action], *, by_player: bool = True) -> Verb:
    """The verb of an action without fields."""
    return Verb(name, action, by_player, lambda _: action(), lambda _: {})


class Verbs:
    """All the words that a game's record knows."""

    def __init__(self, verbs: Iterable[Verb]) -> None:
        every = tuple(verbs)
        self._by_name = {verb.name: verb for verb in every}
        self._by_action = {verb.action: verb for verb in every}

    def read(self, line: Json) -> Move:
        """The move that a line of a record describes; `Unreadable` for any other line."""
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

    def write(self, by: Seat | None, action: Action) -> Json:
        """A move as a line of a record."""
        verb = self._by_action[type(action)]
        return ({} if by is None else {"by": by}) | {"do": verb.name} | verb.write(action)


AT_EVERY_TABLE = (
    plain("leave", Leave),
    plain("time", TimeUp, by_player=False),
    plain("end", EndGame, by_player=False),
    verb(
        "substitute",
        Substitute,
        lambda line: Substitute(Seat(string(line, "seat")), Seat(string(line, "player"))),
        lambda action: {"seat": action.seat, "player": action.player},
        by_player=False,
    ),
)
