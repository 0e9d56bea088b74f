"""Seats and their cards: seating, leaving, substitutes (K2-K4, K12, K18, L1)."""

from dataclasses import replace

from engine.core import Seat, Step
from engine.kryptos.actions import Substitute
from engine.kryptos.cards import layout
from engine.kryptos.events import SeatLeft, SeatTaken
from engine.kryptos.opening import next_reveal
from engine.kryptos.refusals import AlreadySeated, NotYourTurn, SatInOtherSeat, SeatNotFree, UnknownPlayer
from engine.kryptos.scoring import Reason
from engine.kryptos.setup import Setup
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase
from engine.kryptos.turns import end, next_turn


def seat_everybody(setup: Setup) -> State:
    """The table before the opening; `ValueError` says what is wrong with a set-up."""
    dealt = layout(len(setup.players), setup.options.mystery)
    if len(set(setup.players)) < len(setup.players):
        raise ValueError("a player sits twice")
    if setup.first not in setup.players:
        raise ValueError("the first player does not sit at the table")
    if set(setup.hands) != set(setup.players):
        raise ValueError("the hands are not those of the players")
    if any(len(hand) != dealt.in_hand for hand in setup.hands.values()) or len(setup.aside) != dealt.aside:
        raise ValueError(f"not {dealt.in_hand} cards each and {dealt.aside} aside")  # K2, K12
    cards = [number for hand in setup.hands.values() for number in hand]
    if sorted((*cards, *setup.aside)) != list(range(1, dealt.cards + 1)):
        raise ValueError(f"the cards are not 1 to {dealt.cards}, each once")
    at = setup.players.index(setup.first)
    order = (*setup.players[at:], *setup.players[:at])  # K4
    return State(
        options=setup.options,
        hands=tuple(Hand(seat, tuple(sorted(setup.hands[seat]))) for seat in order),  # K3
        aside=tuple(sorted(setup.aside)),
        sat=tuple((seat, index) for index, seat in enumerate(order)),
        turn=len(order) - 1,  # K5: to the right of the first player
    )


def leave(state: State, by: Seat | None) -> Step[State]:
    """K18: the hand is opened, and the game goes on without this player."""
    index = state.seated(by)
    hand = state.hands[index]
    events = (SeatLeft(hand.seat),)
    state = replace(
        state.with_hand(index, replace(hand, shown=frozenset(hand.cards), vacant=True)),
        left=state.left if hand.seat in state.left else (*state.left, hand.seat),
        last_reveal=state.round if hand.hidden else state.last_reveal,
    )
    if not state.anybody_may_guess:
        return end(state, Reason.NO_CARD_LEFT, events)  # K15
    if state.phase is Phase.REVEAL:
        return next_reveal(state, events) if index == state.turn else Step(state, events)
    return Step(state, events) if state.may_guess(state.turn) else next_turn(state, events)  # K16


def substitute(state: State, by: Seat | None, action: Substitute) -> Step[State]:
    """A new player takes a free seat, unless that player sat in another before (L1)."""
    if by is not None:
        raise NotYourTurn
    index = next((i for i, hand in enumerate(state.hands) if hand.vacant and hand.seat == action.seat), None)
    if index is None:
        raise UnknownPlayer if state.index_of(action.seat) is None else SeatNotFree
    if state.index_of(action.player) is not None:
        raise AlreadySeated
    if any(seat == action.player and place != index for seat, place in state.sat):
        raise SatInOtherSeat  # L1
    sat = state.sat if (action.player, index) in state.sat else (*state.sat, (action.player, index))
    hand = replace(state.hands[index], seat=action.player, vacant=False)
    return Step(replace(state, sat=sat).with_hand(index, hand), (SeatTaken(action.player),))
