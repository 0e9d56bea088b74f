"""Guessing a card: a first attempt, a bought second one, and their points (K7-K11)."""

from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.kryptos.actions import GuessCard
from engine.kryptos.cards import HIGHEST
from engine.kryptos.events import AttemptBought, CardGuessed, GuessMissed, TurnPassed
from engine.kryptos.refusals import BadNumber, OwnCard, UnknownPlayer
from engine.kryptos.scoring import PRICE_OF_AN_ATTEMPT, worth
from engine.kryptos.state import Attempt, State
from engine.kryptos.terms import Phase
from engine.kryptos.turns import next_turn


def guess_card(state: State, by: Seat | None, action: GuessCard) -> Step[State]:
    """K7: the player on turn names the number of another's hidden card; a second attempt costs a point (K10)."""
    seat = state.on_turn(by).seat
    owner = next((index for index, hand in enumerate(state.hands) if hand.seat == action.owner), None)
    if owner is None:
        raise UnknownPlayer
    if owner == state.turn:
        raise OwnCard
    right = state.hands[owner].hidden_card(action.place) == action.number
    if not 1 <= action.number <= HIGHEST:
        raise BadNumber
    bought = state.phase is Phase.AGAIN
    attempt = Attempt(state.round, seat, owner, action.place, action.number, right, bought)
    state = replace(state, attempts=(*state.attempts, attempt))
    events: tuple[Event, ...] = ()
    if bought:
        state, events = _pay(state, owner)
    if right:
        return _reward(state, attempt, events)
    events = (*events, GuessMissed(seat, action.owner, action.place, action.number))
    if bought or state.mover.points < PRICE_OF_AN_ATTEMPT:
        return next_turn(state, events)
    return Step(replace(state, phase=Phase.AGAIN), events)


def pass_turn(state: State, by: Seat | None) -> Step[State]:
    """K10: the player on turn buys no second attempt."""
    return next_turn(state, (TurnPassed(state.on_turn(by).seat),))


def turn_time_up(state: State) -> Step[State]:
    """The turn of a late player ends."""
    return next_turn(state, (TurnPassed(state.mover.seat, late=True),))


def _pay(state: State, owner: int) -> tuple[State, tuple[Event, ...]]:
    """K10, K11: the point goes to the bank, or by the bribe to the owner of the card attempted."""
    seat = state.mover.seat
    state = _with_points(state, state.turn, -PRICE_OF_AN_ATTEMPT)
    if not state.options.bribe:
        return state, (AttemptBought(seat, None),)
    return _with_points(state, owner, PRICE_OF_AN_ATTEMPT), (AttemptBought(seat, state.hands[owner].seat),)


def _reward(state: State, attempt: Attempt, events: tuple[Event, ...]) -> Step[State]:
    """K8: the card is opened and brings its points, and the turn ends."""
    hand = state.hands[attempt.owner]
    points = worth(len(hand.hidden))
    state = state.with_hand(attempt.owner, hand.showing(attempt.number))
    state = _with_points(replace(state, last_reveal=state.round), state.turn, points)
    return next_turn(state, (*events, CardGuessed(attempt.by, hand.seat, attempt.place, attempt.number, points)))


def _with_points(state: State, index: int, points: int) -> State:
    hand = state.hands[index]
    return state.with_hand(index, replace(hand, points=hand.points + points))
