"""How the card game goes: each action, in each phase, gives the next state or a refusal."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.core import Seat, Step
from engine.kryptos.actions import (
    Action,
    CallEnd,
    EndGame,
    GuessCard,
    Leave,
    PassTurn,
    RevealCard,
    Substitute,
    TimeUp,
)
from engine.kryptos.guessing import guess_card, pass_turn, turn_time_up
from engine.kryptos.opening import begin_opening, reveal_card, reveal_time_up
from engine.kryptos.seating import leave, seat_everybody, substitute
from engine.kryptos.setup import Setup
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.kryptos.turns import call_end, end_game
from engine.refusals import WrongPhase

Act: TypeAlias = Callable[[State, Seat | None, Any], Step[State]]


def start(setup: Setup) -> Step[State]:
    """Seat everybody and begin the opening; `ValueError` for a set-up that is no game."""
    return begin_opening(seat_everybody(setup))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    """Return the step that an action makes, or raise the refusal it meets; `by` is None for the clock and the table."""
    act = _ACTIONS.get((state.phase, type(action)))
    if act is None:
        raise WrongPhase
    return act(state, by, action)


_ANY_TIME: dict[type, Act] = {Leave: leave, Substitute: substitute, EndGame: end_game}
_IN_PHASE: dict[Phase, dict[type, Act]] = {
    Phase.REVEAL: {RevealCard: reveal_card, TimeUp: reveal_time_up},
    Phase.TURN: {GuessCard: guess_card, TimeUp: turn_time_up, CallEnd: call_end},
    Phase.AGAIN: {GuessCard: guess_card, PassTurn: pass_turn, TimeUp: turn_time_up, CallEnd: call_end},
}
_ACTIONS = {(phase, kind): act for phase, acts in _IN_PHASE.items() for kind, act in (acts | _ANY_TIME).items()}
