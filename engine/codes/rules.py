"""How the code game goes: each action, in each phase, gives the next state or a refusal.

Both line-ups go through the same functions; what differs between them is in their `LineUp` value.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.codes.actions import (
    Action,
    DraftClues,
    EndGame,
    GiveClues,
    GuessKeywords,
    Leave,
    LockGuess,
    LockInterception,
    ObjectToClue,
    RedrawCode,
    StandByClue,
    Substitute,
    TimeUp,
    WithdrawClue,
)
from engine.codes.guessing import (
    begin_first_round,
    end_game,
    guess_keywords,
    guess_time_up,
    keywords_time_up,
    lock_guess,
    lock_interception,
)
from engine.codes.objections import object_to_clue, stand_by, withdraw
from engine.codes.refusals import NoCode, WrongPhase
from engine.codes.seating import leave, redraw, seat_everybody, substitute
from engine.codes.setup import Setup
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.writing import clue_time_up, draft_clues, give_clues
from engine.core import Seat, Step

Act: TypeAlias = Callable[[State, Seat | None, Any], Step[State]]


def start(setup: Setup) -> Step[State]:
    """Seat everybody, deal the keywords, and begin the first round; `ValueError` for a set-up that is no game."""
    return begin_first_round(seat_everybody(setup))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    """Return the step that an action makes, or raise the refusal it meets; `by` is None for the clock and the table."""
    if state.out_of_codes:
        raise NoCode
    act = _ACTIONS.get((state.phase, type(action)))
    if act is None:
        raise WrongPhase
    return act(state, by, action)


_ANY_TIME: dict[type, Act] = {
    Leave: leave,
    Substitute: substitute,
    EndGame: end_game,
}
_IN_PHASE: dict[Phase, dict[type, Act]] = {
    Phase.CLUES: {
        DraftClues: draft_clues,
        GiveClues: give_clues,
        RedrawCode: redraw,
        TimeUp: clue_time_up,
    },
    Phase.GUESS: {
        LockGuess: lock_guess,
        LockInterception: lock_interception,
        ObjectToClue: object_to_clue,
        WithdrawClue: withdraw,
        StandByClue: stand_by,
        TimeUp: guess_time_up,
    },
    Phase.KEYWORDS: {GuessKeywords: guess_keywords, TimeUp: keywords_time_up},
}
_ACTIONS = {(phase, kind): act for phase, acts in _IN_PHASE.items() for kind, act in (acts | _ANY_TIME).items()}
