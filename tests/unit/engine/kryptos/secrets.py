"""What a viewer may not know, as a function: it moves every hidden card that this viewer must not see.

Of the others' hidden cards, and of those that lie aside, a viewer knows the colours, and in a hand the order between
its open cards (K2, K3). So two of the same colour may change places wherever no open card loses its place by it.
"""

from dataclasses import replace
from random import Random

from engine.core import Seat
from engine.kryptos.cards import colour_of
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase

SWAPS = 20


def scrambled(state: State, viewer: Seat | None, chance: Random) -> State:
    """A state that differs from this one only in what the viewer may not know; None is a spectator."""
    if state.phase is Phase.OVER:
        return state  # all cards are shown
    own = None if viewer is None else state.index_of(viewer)
    for _ in range(SWAPS):
        state = _swapped(state, own, chance)
    return state


def _swapped(state: State, own: int | None, chance: Random) -> State:
    """Swap two hidden cards of one colour, if nobody could see that they changed."""
    secret = [number for index, hand in enumerate(state.hands) if index != own for number in hand.hidden]
    if len(secret) == 0:
        return state
    one = chance.choice(secret)
    other = chance.choice([n for n in (*secret, *state.aside) if colour_of(n) == colour_of(one)])
    swap = {one: other, other: one}
    hands = tuple(_dealt(hand, swap) for hand in state.hands)
    if any(places(after) != places(before) for after, before in zip(hands, state.hands, strict=True)):
        return state
    return replace(state, hands=hands, aside=tuple(sorted(swap.get(number, number) for number in state.aside)))


def _dealt(hand: Hand, swap: dict[int, int]) -> Hand:
    return replace(hand, cards=tuple(sorted(swap.get(number, number) for number in hand.cards)))


def places(hand: Hand) -> dict[int, int]:
    """Where the open cards of a hand stand."""
    return {hand.place(number): number for number in hand.shown}
