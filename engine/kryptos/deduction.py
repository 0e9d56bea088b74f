"""What a player can tell of the others' hidden cards, from nothing but that player's own view.

It says what is impossible, and never more than that: the true number is always among those left. Each hand is looked
at alone, but as a whole: its hidden cards stand in order between the open ones, have the colours of its tokens (K3),
are in nobody's sight already, and are no number that was refuted in their place (K9).
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import TypeAlias

from engine.core import Seat
from engine.kryptos.cards import COLOURS, colour_of
from engine.kryptos.views import HandView, SeatView

Left: TypeAlias = Mapping[int, frozenset[int]]
"""The numbers that are left for each hidden card of a hand, by place."""

_Used: TypeAlias = tuple[int, ...]
"""How many cards of each colour were placed so far, counted from the lowest card up."""


class Flaw(StrEnum):
    """Why a guess cannot be right: the first that holds, in the order in which a player would see it."""

    NOT_IN_GAME = "not-in-game"
    REVEALED = "revealed"
    OWN_CARD = "own-card"
    REFUTED = "refuted"
    OUT_OF_ORDER = "out-of-order"
    NO_SUCH_COLOUR = "no-such-colour"
    DOES_NOT_FIT = "does-not-fit"  # only the whole hand shows it


def possible_numbers(view: SeatView, owner: Seat) -> Left:
    """Return the numbers that this player's knowledge leaves for each hidden card of another's hand."""
    hand = view.table.hand(owner)
    single = {place: frozenset(_fitting(view, hand, place)) for place in hand.hidden}
    return _in_whole_hands(hand, single)


def flaw(view: SeatView, owner: Seat, place: int, number: int) -> Flaw | None:
    """Return why this player can see that a guess is wrong; None where it may be right."""
    hand = view.table.hand(owner)
    found = _flaw_of_card(view, hand, place, number)
    if found is None and number not in possible_numbers(view, owner)[place]:
        return Flaw.DOES_NOT_FIT
    return found


def _fitting(view: SeatView, hand: HandView, place: int) -> Iterator[int]:
    """Yield the numbers that nothing speaks against, as long as the hidden cards beside this one are not asked."""
    for number in range(1, view.table.top + 1):
        if _flaw_of_card(view, hand, place, number) is None:
            yield number


def _flaw_of_card(view: SeatView, hand: HandView, place: int, number: int) -> Flaw | None:
    if not 1 <= number <= view.table.top:
        return Flaw.NOT_IN_GAME
    if any(number in other.cards for other in view.table.hands):
        return Flaw.REVEALED
    if number in view.cards:
        return Flaw.OWN_CARD
    if any((a.owner, a.place, a.number) == (hand.seat, place, number) for a in view.table.attempts):
        return Flaw.REFUTED
    lowest, highest = _bounds(hand, place, view.table.top)
    if not lowest <= number <= highest:
        return Flaw.OUT_OF_ORDER
    if not hand.tokens[colour_of(number)]:
        return Flaw.NO_SUCH_COLOUR
    return None


def _bounds(hand: HandView, place: int, top: int) -> tuple[int, int]:
    """Return the lowest and the highest number that leave room for the cards up to the next open one on each side."""
    below = [(at, number) for at, number in enumerate(hand.cards[: place - 1], start=1) if number is not None]
    above = [(at, number) for at, number in enumerate(hand.cards, start=1) if number is not None and at > place]
    left_place, left = below[-1] if below else (0, 0)
    right_place, right = above[0] if above else (len(hand.cards) + 1, top + 1)
    return left + (place - left_place), right - (right_place - place)


def _in_whole_hands(hand: HandView, single: Left) -> Left:
    """Keep the numbers that stand in at least one whole hand: rising, with just the colours of its tokens.

    Numbers are taken or left from the lowest up. `reached[i]` are the ways to have used colours before the i-th
    number, and `finishing` those from which the rest of the hand can still be filled.
    """
    places = hand.hidden
    tokens: _Used = tuple(hand.tokens[colour] for colour in COLOURS)
    numbers = sorted(frozenset[int]().union(*single.values()))

    def taken(used: _Used, number: int) -> _Used | None:
        """Return the colours used with this number as the next card of the hand; None where it cannot be that."""
        colour = COLOURS.index(colour_of(number))
        if used[colour] == tokens[colour] or number not in single[places[sum(used)]]:
            return None
        return (*used[:colour], used[colour] + 1, *used[colour + 1 :])

    reached: list[set[_Used]] = [{(0,) * len(COLOURS)}]
    for number in numbers:
        steps = (taken(used, number) for used in reached[-1])
        reached.append(reached[-1] | {used for used in steps if used is not None})
    finishing: set[_Used] = {tokens}
    left: dict[int, set[int]] = {place: set() for place in places}
    for number, before in zip(reversed(numbers), reversed(reached[:-1]), strict=True):
        filled = [used for used in before if taken(used, number) in finishing]
        for used in filled:
            left[places[sum(used)]].add(number)
        finishing = {used for used in before if used in finishing}.union(filled)
    return {place: frozenset(found) for place, found in left.items()}
