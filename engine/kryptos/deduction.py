"""What a player can tell of the others' hidden cards, from that player's own view alone.

It says what is impossible, and never more than that: the true number is always among those left. Each hand is looked
at alone, but as a whole: its hidden cards stand in order between the open ones, have the colours of its tokens (K3),
are not in this player's sight already, and are not a number that was refuted in their place (K9).
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

Ways: TypeAlias = Mapping[int, Mapping[int, int]]
"""How many whole hands have each number, by the place of the hidden card."""

_Used: TypeAlias = tuple[int, ...]
"""How many cards of each colour were placed so far, counted from the lowest card up."""


class Flaw(StrEnum):
    """Why a guess cannot be right: the first reason that holds, in the order in which a player would see it."""

    NOT_IN_GAME = "not-in-game"
    REVEALED = "revealed"
    OWN_CARD = "own-card"
    REFUTED = "refuted"
    OUT_OF_ORDER = "out-of-order"
    NO_SUCH_COLOUR = "no-such-colour"
    DOES_NOT_FIT = "does-not-fit"  # only the whole hand shows it


def possible_numbers(view: SeatView, owner: Seat) -> Left:
    """The numbers that this player's knowledge leaves for each hidden card of another's hand."""
    return {place: frozenset(counted) for place, counted in whole_hands(view, owner).items()}


def whole_hands(view: SeatView, owner: Seat) -> Ways:
    """In how many of the hands that this player's knowledge leaves each number stands in each place."""
    return _whole_hands(view.table.hand(owner), unflawed_numbers(view, owner))


def unflawed_numbers(view: SeatView, owner: Seat) -> Left:
    """The numbers that nothing in plain sight speaks against, each card taken alone; no conclusion is drawn."""
    sight = _sight(view, owner)
    numbers = range(1, view.table.top + 1)
    return {
        place: frozenset(number for number in numbers if sight.flaw(place, number) is None)
        for place in sight.hand.hidden
    }


def flaw(view: SeatView, owner: Seat, place: int, number: int) -> Flaw | None:
    """Why this player can see that a guess is wrong; None where it may be right."""
    found = _sight(view, owner).flaw(place, number)
    if found is None and number not in possible_numbers(view, owner)[place]:
        return Flaw.DOES_NOT_FIT
    return found


@dataclass(frozen=True, slots=True)
class _Sight:
    """What a player sees that bears on one hand of another player."""

    hand: HandView
    top: int
    rooms: Mapping[int, range]  # by place
    revealed: frozenset[int | None]
    own: frozenset[int]
    refuted: frozenset[tuple[int, int]]  # places and numbers

    def flaw(self, place: int, number: int) -> Flaw | None:
        """What speaks against a number, without a look at the other hidden cards of the hand."""
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
    """The numbers that leave room for the cards between a place and the open ones on both sides (K3)."""
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


def _whole_hands(hand: HandView, single: Left) -> Ways:
    """In how many whole hands each number stands in each place: rising, with exactly the colours of its tokens.

    Numbers are used or skipped from the lowest up. `ways` counts how the colours used so far can come about; for each
    number, `steps` maps the colours used before it to those after it and that count. Then, from the highest down,
    `endings` counts the ways to fill the rest of the hand.
    """
    places = hand.hidden
    tokens: _Used = tuple(hand.tokens[colour] for colour in COLOURS)
    ways: dict[_Used, int] = {(0,) * len(COLOURS): 1}
    steps: dict[int, dict[_Used, tuple[_Used, int]]] = {}
    for number in sorted(frozenset[int]().union(*single.values())):
        colour = COLOURS.index(colour_of(number))
        fits = {placed for placed, place in enumerate(places) if number in single[place]}
        steps[number] = {
            used: ((*used[:colour], used[colour] + 1, *used[colour + 1 :]), count)
            for used, count in ways.items()
            if used[colour] < tokens[colour] and sum(used) in fits
        }
        for after, count in steps[number].values():
            ways[after] = ways.get(after, 0) + count
    endings: dict[_Used, int] = {tokens: 1}
    counted: dict[int, dict[int, int]] = {place: {} for place in places}
    for number, step in reversed(steps.items()):
        filled = {used: (count, endings[after]) for used, (after, count) in step.items() if after in endings}
        for used, (count, rest) in filled.items():
            here = counted[places[sum(used)]]
            here[number] = here.get(number, 0) + count * rest
        for used, (_, rest) in filled.items():
            endings[used] = endings.get(used, 0) + rest
    return counted
