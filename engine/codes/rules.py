"""The rules of the code game: each action, in each phase, gives the next state or a refusal.

All line-ups go through the same functions; their differences are in their `LineUp` values.
"""

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


def start(setup: Setup) -> Step[State]:
    """Everybody sits, the keywords are dealt, the first round begins; `ValueError` says why a set-up is not a game."""
    return begin_first_round(seat_everybody(setup))


def apply(state: State, by: Seat | None, action: Action) -> Step[State]:
    """The step that an action makes, or the refusal it meets; `by` is None for the clock and the table."""
    if state.out_of_codes:
        raise NoCode
    match state.phase, action:
        case Phase.OVER, _:
            raise WrongPhase
        case _, Leave():
            return leave(state, by)
        case _, Substitute():
            return substitute(state, by, action)
        case _, EndGame():
            return end_game(state)
        case Phase.CLUES, DraftClues():
            return draft_clues(state, by, action)
        case Phase.CLUES, GiveClues():
            return give_clues(state, by, action)
        case Phase.CLUES, RedrawCode():
            return redraw(state, by, action)
        case Phase.CLUES, TimeUp():
            return clue_time_up(state)
        case Phase.GUESS, LockGuess():
            return lock_guess(state, by, action)
        case Phase.GUESS, LockInterception():
            return lock_interception(state, by, action)
        case Phase.GUESS, ObjectToClue():
            return object_to_clue(state, by, action)
        case Phase.GUESS, WithdrawClue():
            return withdraw(state, by, action)
        case Phase.GUESS, StandByClue():
            return stand_by(state, by, action)
        case Phase.GUESS, TimeUp():
            return guess_time_up(state)
        case Phase.KEYWORDS, GuessKeywords():
            return guess_keywords(state, by, action)
        case Phase.KEYWORDS, TimeUp():
            return keywords_time_up(state)
    raise WrongPhase
