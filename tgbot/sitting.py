"""A running game, thawed: what a table's frozen state means, and the views that may be taken of it.

A table is read several times with every update, and most updates leave its game as it is. So sittings are kept, by the
frozen state itself: nobody changes one, and every new state is another.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Protocol, TypeVar

from engine.core import Game, Seat
from engine.registry import GAMES

KEPT_SITTINGS = 5000

T = TypeVar("T")


class Playing(Protocol):
    """A table, as far as its game goes."""

    @property
    def game(self) -> str:
        """Return the name of the game."""

    @property
    def state(self) -> dict[str, Any] | None:
        """Return its frozen state."""


class Sitting:
    """A running game of a table, with the views that were asked for."""

    def __init__(self, game: Game[Any, Any], state: Any) -> None:
        """Take the game and its state, which is never changed."""
        self.game = game
        self.state = state
        self._view: Any = None
        self._seats: dict[int, Any] = {}
        self._told: dict[Hashable, Any] = {}

    def view(self) -> Any:
        """Return what everybody may know: the public view of the game that is played."""
        if self._view is None:
            self._view = self.game.table_view(self.state)
        return self._view

    def seat(self, user: int) -> Any:
        """Return what a player may know: the game's view of one seat."""
        if user not in self._seats:
            self._seats[user] = self.game.seat_view(self.state, Seat(str(user)), self.view())
        return self._seats[user]

    def told(self, asked: Hashable, tell: Callable[[], T]) -> T:
        """Return what is told of this game, once: `asked` names it, with all that it is made from besides the game."""
        if asked not in self._told:
            self._told[asked] = tell()
        told: T = self._told[asked]
        return told


def sitting(table: Playing) -> Sitting:
    """Return the game that a table plays."""
    kept = _kept.get(id(table.state))
    if kept is not None and kept[0] is table.state:
        return kept[1]
    game = GAMES[table.game]
    return _keep(table.state or {}, Sitting(game, game.thaw(table.state or {})))


def frozen(played: Sitting) -> dict[str, Any]:
    """Return a game as a table keeps it."""
    state: dict[str, Any] = played.game.freeze(played.state)
    _keep(state, played)
    return state


# By the identity of the frozen state, which is kept beside it, so that no other can come to have it.
_kept: OrderedDict[int, tuple[dict[str, Any], Sitting]] = OrderedDict()


def _keep(state: dict[str, Any], played: Sitting) -> Sitting:
    _kept[id(state)] = state, played
    if len(_kept) > KEPT_SITTINGS:
        _kept.popitem(last=False)
    return played
