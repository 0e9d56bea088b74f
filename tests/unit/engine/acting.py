"""How tests act at a table of any game: by names, one action at a time."""

from dataclasses import dataclass
from typing import Any, Generic

import pytest

from engine.core import Action, Event, Game, Refusal, Seat, State, Step


@dataclass(frozen=True)
class Acting(Generic[State]):
    """Actions at a table of this game; None is the clock, or the table itself."""

    game: Game[Any, State, Any, Any]

    def act(self, state: State, by: str | None, action: Action) -> State:
        """The state after an action."""
        return self._step(state, by, action).state

    def events(self, state: State, by: str | None, action: Action) -> tuple[Event, ...]:
        """The events of an action."""
        return self._step(state, by, action).events

    def refusal(self, state: State, by: str | None, action: Action) -> str:
        """The reason for which the rules say no."""
        with pytest.raises(Refusal) as caught:
            self._step(state, by, action)
        return caught.value.reason()

    def _step(self, state: State, by: str | None, action: Action) -> Step[State]:
        return self.game.apply(state, None if by is None else Seat(by), action)


def seats(names: str) -> tuple[Seat, ...]:
    """The seats of people who are named in one line."""
    return tuple(Seat(name) for name in names.split())
