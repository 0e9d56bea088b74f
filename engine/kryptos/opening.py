"""The opening: twice round, against the turn order, each opens a card of the own hand (K5, K6)."""

from collections import Counter
from collections.abc import Callable, Sequence

from engine.core import Event, Seat, Step, replace
from engine.kryptos.actions import RevealCard, TimeUp
from engine.kryptos.cards import colour_of
from engine.kryptos.events import CardRevealed, OpeningBegan
from engine.kryptos.refusals import CardNotAllowed
from engine.kryptos.state import Hand, State
from engine.kryptos.turns import begin_turns

LAPS = 2  # K5
SMALL_TABLE = 4  # K6: up to so many players, two cards of a colour are revealed, three at larger tables


def begin_opening(state: State) -> Step[State]:
    """Let the opening begin (K5)."""
    return Step(state, (OpeningBegan(state.mover.seat),))


def reveal_card(state: State, by: Seat | None, action: RevealCard) -> Step[State]:
    """K5: a player opens one of the own cards."""
    number = state.on_turn(by).hidden_card(action.place)
    if number not in revealable(state):
        raise CardNotAllowed  # K6
    return _reveal(state, number)


def reveal_time_up(state: State, _: Seat | None, __: TimeUp) -> Step[State]:
    """Open the lowest legal card for a player who is late."""
    return _reveal(state, min(revealable(state)))


def revealable(state: State) -> tuple[int, ...]:
    """Return the cards that the player who is to reveal may open: K6 drops its rules one by one until one is left."""
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
    """Go on to the next player who has a card to reveal, or to the first turn; a leaver's are all open (K18)."""
    count = len(state.hands)
    for revealed in range(state.revealed + 1, LAPS * count):
        index = count - 1 - revealed % count
        if state.hands[index].hidden:
            return Step(replace(state, revealed=revealed, turn=index), events)
    return begin_turns(replace(state, revealed=LAPS * count), events)


def _reveal(state: State, number: int) -> Step[State]:
    hand = state.mover
    event = CardRevealed(hand.seat, hand.place(number), number)
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
