"""The order of turns, and their end (K7, K13-K17)."""

from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.kryptos.events import GameEnded, LastRoundAnnounced, TurnBegan, TurnSkipped
from engine.kryptos.refusals import TooEarlyToEnd
from engine.kryptos.scoring import Outcome, Reason, best
from engine.kryptos.state import State
from engine.kryptos.terms import Phase


def begin_turns(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The first round begins, with the first player (K4)."""
    return next_turn(replace(state, turn=len(state.hands) - 1), events)


def next_turn(state: State, events: tuple[Event, ...]) -> Step[State]:
    """A turn ends: the next player who can guess is on turn, or the game ends."""
    if not state.anybody_may_guess:
        return end(state, Reason.NO_CARD_LEFT, events)  # K15
    if state.decided and not state.last_round:
        state = replace(state, last_round=True)
        events = (*events, LastRoundAnnounced())
    index, current = state.turn, state.round
    while True:
        index += 1
        if index == len(state.hands):
            if state.last_round:
                return end(state, Reason.POINTS, events)  # K13: all have had the same number of turns
            index, current = 0, current + 1
        if state.may_guess(index):
            break
        if not state.hands[index].vacant:
            events = (*events, TurnSkipped(state.hands[index].seat))  # K16
    state = replace(state, phase=Phase.TURN, turn=index, round=current)
    return Step(state, (*events, TurnBegan(current, state.mover.seat)))


def call_end(state: State, by: Seat | None) -> Step[State]:
    """K17: any player may end a game in which three rounds revealed nothing."""
    state.seated(by)
    if not state.quiet:
        raise TooEarlyToEnd
    return end(state, Reason.END_CALLED, ())


def end_game(state: State) -> Step[State]:
    """The table calls the game off: it ends without a winner."""
    return _over(state, Outcome(None, Reason.CALLED_OFF), ())


def end(state: State, reason: Reason, events: tuple[Event, ...]) -> Step[State]:
    """The game ends by points (K14); a player who left cannot win, not even after coming back (K18)."""
    able = [hand for hand in state.hands if not hand.vacant and hand.seat not in state.left]
    return _over(state, Outcome(best((hand.seat, hand.points) for hand in able), reason), events)


def _over(state: State, outcome: Outcome, events: tuple[Event, ...]) -> Step[State]:
    return Step(replace(state, phase=Phase.OVER, outcome=outcome), (*events, GameEnded(outcome)))
