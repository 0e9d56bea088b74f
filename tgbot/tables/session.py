"""A running game, thawed: what a table's frozen state means, and the views that may be taken of it.

A table is read several times with every update, and most updates leave its game as it is. So sessions are cached, by
the frozen state itself: it is never changed, and every new state is another.
"""

from collections import OrderedDict
from typing import Any, Generic, TypeAlias

from engine.codec import Json
from engine.core import OwnView, Rules, Seat, View
from engine.registry import GAMES
from tgbot.tables.model import Table, person_seat

SESSION_CACHE_SIZE = 5000


class Session(Generic[View, OwnView]):
    """A game in one state, with the views that were asked for."""

    def __init__(self, game: Rules[View, OwnView], state: object) -> None:
        """`state` is the engine's own, and is never changed."""
        self.game = game
        self.state = state
        self._view: View | None = None
        self._seats: dict[int | Seat, OwnView] = {}

    def view(self) -> View:
        """What everybody may know."""
        if self._view is None:
            self._view = self.game.table_view(self.state)
        return self._view

    def seat(self, who: int | Seat) -> OwnView:
        """What one player may know, by the id of a person or the seat."""
        if who not in self._seats:
            seat = person_seat(who) if isinstance(who, int) else who
            self._seats[who] = self.game.seat_view(self.state, seat, self.view())
        return self._seats[who]


AnySession: TypeAlias = Session[Any, Any]
"""A running game to those who do not care which: its views are handed on to that game."""


def session(table: Table) -> "AnySession":
    """The game that a table plays, to those who do not care which."""
    return session_of(GAMES[table.game], table)


def session_of(game: Rules[View, OwnView], table: Table) -> Session[View, OwnView]:
    """The game that a table plays, of the kind that it is known to be."""
    kept = _cache.get(id(table.state))
    if kept is not None and kept[0] is table.state:
        return kept[1]
    state = table.state or {}
    return _keep(state, Session(game, game.thaw(state)))


def table_view(game: Rules[View, OwnView], table: Table) -> View:
    """What everybody may know of the game that a table plays."""
    return session_of(game, table).view()


def seat_view(game: Rules[View, OwnView], table: Table, who: int | Seat) -> OwnView:
    """What one player may know of the game that a table plays."""
    return session_of(game, table).seat(who)


def frozen(played: Session[View, OwnView]) -> Json:
    """A game as a table keeps it."""
    state = played.game.freeze(played.state)
    _keep(state, played)
    return state


# By the identity of the frozen state, which is kept beside it, so that no other can come to have it.
_cache: OrderedDict[int, tuple[Json, AnySession]] = OrderedDict()


def _keep(state: Json, played: Session[View, OwnView]) -> Session[View, OwnView]:
    _cache[id(state)] = state, played
    if len(_cache) > SESSION_CACHE_SIZE:
        _cache.popitem(last=False)
    return played
