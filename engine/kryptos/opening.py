"""The opening: twice round, against the turn order, each player opens an own card (K5, K6)."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core import Event, Seat, Step
from engine.kryptos.actions import RevealCard
from engine.kryptos.cards import OPENED_FIRST, colour_of
from engine.kryptos.events import CardRevealed, OpeningBegan
from engine.kryptos.refusals import CardNotAllowed
from engine.kryptos.state import Hand, State
from engine.kryptos.turns import begin_turns

SMALL_TABLE = 4  # K6: with up to four players two cards of a colour are revealed, three with more


def begin_opening(state: State) -> Step[State]:
    return Step(state, (OpeningBegan(state.mover.seat),))


def reveal_card(state: State, by: Seat | None, action: RevealCard) -> Step[State]:
    """K5: a player opens an own card."""
    number = state.on_turn(by).hidden_card(action.place)
    if number not in revealable(state):
        raise CardNotAllowed  # K6
    return _reveal(state, number)


def reveal_time_up(state: State) -> Step[State]:
    """The lowest legal card of a late player is opened."""
    return _reveal(state, min(revealable(state)), late=True)


def revealable(state: State) -> tuple[int, ...]:
    """The cards that the player on turn may open: K6 drops its rules one by one until a card is left."""
    hand = state.mover
    allowed = hand.hidden
    if not state.options.advanced:
        return allowed
    rules = (_within(hand), _apart(hand), _colour_free(state))
    for kept in range(len(rules), 0, -1):
        if strict := tuple(number for number in allowed if all(rule(number) for rule in rules[:kept])):
            return strict
    return allowed


def next_reveal(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The next player with a hidden card reveals, or the first turn begins; a leaver's cards are all open (K18)."""
    count = len(state.hands)
    for revealed in range(state.revealed + 1, OPENED_FIRST * count):
        index = count - 1 - revealed % count
        if state.hands[index].hidden:
            return Step(replace(state, revealed=revealed, turn=index), events)
    return begin_turns(replace(state, revealed=OPENED_FIRST * count), events)


def _reveal(state: State, number: int, *, late: bool = False) -> Step[State]:
    hand = state.mover
    event = CardRevealed(hand.seat, hand.place(number), number, late)
    return next_reveal(state.with_hand(state.turn, hand.showing(number)), (event,))


def _within(hand: Hand) -> Callable[[int], bool]:
    """K6: neither the lowest nor the highest card."""
    ends: Sequence[int] = (hand.cards[0], hand.cards[-1])
    return lambda number: number not in ends


def _apart(hand: Hand) -> Callable[[int], bool]:
    """K6: not one above or below the first."""
    return lambda number: hand.shown.isdisjoint((number - 1, number + 1))


def _colour_free(state: State) -> Callable[[int], bool]:
    """K6: not more cards of one colour than the table allows."""
    most = 2 if len(state.hands) <= SMALL_TABLE else 3
    revealed = Counter(colour_of(number) for hand in state.hands for number in hand.shown)
    return lambda number: revealed[colour_of(number)] < most
