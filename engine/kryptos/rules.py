"""The rules of the card game: each action, in each phase, gives the next state or a refusal."""

from engine.core import Seat, Step
from engine.kryptos.actions import Action, CallEnd, EndGame, GuessCard, Leave, PassTurn, RevealCard, Substitute, TimeUp
from engine.kryptos.guessing import guess_card, pass_turn, turn_time_up
from engine.kryptos.opening import begin_opening, reveal_card, reveal_time_up
from engine.kryptos.refusals import WrongPhase
from engine.kryptos.seating import leave, seat_everybody, substitute
from engine.kryptos.setup import Setup
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.kryptos.turns import call_end, end_game


def start(setup: Setup) -> Step[State]:
    """Everybody sits with a hand, and the opening begins; `ValueError` says why a set-up is not a game."""
    return begin_opening(seat_everybody(setup))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    """The step that an action makes, or the refusal it meets; `by` is None for the clock and the table."""
    match state.phase, action:
        case Phase.OVER, _:
            raise WrongPhase
        case _, Leave():
            return leave(state, by)
        case _, Substitute():
            return substitute(state, by, action)
        case _, EndGame():
            return end_game(state)
        case Phase.REVEAL, RevealCard():
            return reveal_card(state, by, action)
        case Phase.REVEAL, TimeUp():
            return reveal_time_up(state)
        case Phase.TURN | Phase.AGAIN, GuessCard():
            return guess_card(state, by, action)
        case Phase.TURN | Phase.AGAIN, CallEnd():
            return call_end(state, by)
        case Phase.TURN | Phase.AGAIN, TimeUp():
            return turn_time_up(state)
        case Phase.AGAIN, PassTurn():
            return pass_turn(state, by)
    raise WrongPhase
