"""How tests act at a table of any game: by names, one action at a time."""

from dataclasses import dataclass
from typing import Any, Generic

import pytest

from engine.core import Event, Game, Refusal, Seat, State, Step


@dataclass(frozen=True)
class Acting(Generic[State]):
    """Somebody does something at a table of this game; None is the clock, or the table itself."""

    game: Game[Any, State]

    def act(self, state: State, by: str | None, action: Any) -> State:
        """Return the state after somebody did something."""
        return self._step(state, by, action).state

    def events(self, state: State, by: str | None, action: Any) -> tuple[Event, ...]:
        """Return what happens when somebody does something."""
        return self._step(state, by, action).events

    def refusal(self, state: State, by: str | None, action: Any) -> str:
        """Return the reason for which the rules say no."""
        with pytest.raises(Refusal) as caught:
            self._step(state, by, action)
        return caught.value.reason()

    def _step(self, state: State, by: str | None, action: Any) -> Step[State]:
        return self.game.apply(state, None if by is None else Seat(by), action)


def seats(names: str) -> tuple[Seat, ...]:
    """Return the seats of people who are named in one line."""
    return tuple(Seat(name) for name in names.split())
