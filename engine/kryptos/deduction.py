"""What a player can tell of the others' hidden cards, from nothing but that player's own view.

It says what is impossible, and never more than that: the true number is always among those left. Each hand is looked
at alone, but as a whole: its hidden cards stand in order between the open ones, have the colours of its tokens (K3),
are in nobody's sight already, and are no number that was refuted in their place (K9).
"""

from collections.abc import Mapping
from dataclasses import dataclass
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
    sight = _sight(view, owner)
    numbers = range(1, view.table.top + 1)
    single = {
        place: frozenset(number for number in numbers if sight.flaw(place, number) is None)
        for place in sight.hand.hidden
    }
    return _in_whole_hands(sight.hand, single)


def flaw(view: SeatView, owner: Seat, place: int, number: int) -> Flaw | None:
    """Return why this player can see that a guess is wrong; None where it may be right."""
    found = _sight(view, owner).flaw(place, number)
    if found is None and number not in possible_numbers(view, owner)[place]:
        return Flaw.DOES_NOT_FIT
    return found


@dataclass(frozen=True, slots=True)
class _Sight:
    """What a player sees that bears on one hand of another."""

    hand: HandView
    top: int
    rooms: Mapping[int, range]  # by place
    revealed: frozenset[int | None]
    own: frozenset[int]
    refuted: frozenset[tuple[int, int]]  # places and numbers

    def flaw(self, place: int, number: int) -> Flaw | None:
        """Return what speaks against a number, as long as the hidden cards beside this one are not asked."""
        if not 1 <= number <= self.top:
            return Flaw.NOT_IN_GAME
        if number in self.revealed:
            return Flaw.REVEALED
        if number in self.own:
            return Flaw.OWN_CARD
        if (place, number) in self.refuted:
            return Flaw.REFUTED
        if number not in self.rooms[place]:
            return Flaw.OUT_OF_ORDER
        if not self.hand.tokens[colour_of(number)]:
            return Flaw.NO_SUCH_COLOUR
        return None


def _rooms(hand: HandView, top: int) -> dict[int, range]:
    """Return the numbers that leave room for the cards between a place and the open ones on both sides (K3)."""
    ends = ((0, 0), *enumerate(hand.cards, start=1), (len(hand.cards) + 1, top + 1))
    shown = [(at, number) for at, number in ends if number is not None]
    return {
        place: range(
            max(number + place - at for at, number in shown if at < place),
            min(number + place - at for at, number in shown if at > place) + 1,
        )
        for place in range(1, len(hand.cards) + 1)
    }


def _sight(view: SeatView, owner: Seat) -> _Sight:
    hand = view.table.hand(owner)
    return _Sight(
        hand=hand,
        top=view.table.top,
        rooms=_rooms(hand, view.table.top),
        revealed=frozenset(number for hand in view.table.hands for number in hand.cards),
        own=frozenset(view.cards),
        refuted=frozenset((a.place, a.number) for a in view.table.attempts if a.owner == owner and not a.right),
    )


def _in_whole_hands(hand: HandView, single: Left) -> Left:
    """Keep the numbers that stand in at least one whole hand: rising, with just the colours of its tokens.

    Numbers are taken or left from the lowest up. `ways` are those to have used colours so far; for each number,
    `steps` has the ways in which it can be the next card, and what they become with it. Then, from the highest down,
    `finishing` are the ways from which the rest of the hand can be filled.
    """
    places = hand.hidden
    tokens: _Used = tuple(hand.tokens[colour] for colour in COLOURS)
    ways: set[_Used] = {(0,) * len(COLOURS)}
    steps: dict[int, dict[_Used, _Used]] = {}
    for number in sorted(frozenset[int]().union(*single.values())):
        colour = COLOURS.index(colour_of(number))
        fits = {placed for placed, place in enumerate(places) if number in single[place]}
        steps[number] = {
            used: (*used[:colour], used[colour] + 1, *used[colour + 1 :])
            for used in ways
            if used[colour] < tokens[colour] and sum(used) in fits
        }
        ways |= {*steps[number].values()}
    finishing: set[_Used] = {tokens}
    left: dict[int, set[int]] = {place: set() for place in places}
    for number, step in reversed(steps.items()):
        filled = [used for used, after in step.items() if after in finishing]
        for used in filled:
            left[places[sum(used)]].add(number)
        finishing.update(filled)
    return {place: frozenset(found) for place, found in left.items()}
