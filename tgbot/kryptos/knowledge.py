"""What a player's knowledge leaves for the others' cards, worked out once for as long as nothing new is known.

Every tap draws the cards of all players anew, and working it out for a table of six takes far longer than the rest.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from engine.core import Seat
from engine.kryptos.cards import COLOURS
from engine.kryptos.deduction import Left, possible_numbers
from engine.kryptos.views import SeatView

REMEMBERED = 2048  # hands: those of some seventy tables of six


def numbers_left(view: SeatView, owner: Seat) -> Left:
    """Return the numbers that this player's knowledge leaves for each hidden card of another's hand."""
    return _answer(_Question(_known(view, owner), view, owner))


@dataclass(frozen=True, slots=True)
class _Question:
    """A question is the same as another when all that bears on it is."""

    known: tuple[object, ...]
    view: SeatView = field(compare=False)
    owner: Seat = field(compare=False)


@lru_cache(maxsize=REMEMBERED)
def _answer(question: _Question) -> Left:
    return possible_numbers(question.view, question.owner)


def _known(view: SeatView, owner: Seat) -> tuple[object, ...]:
    """Return all that the deduction looks at: cards in sight, the hand's tokens, and what was refuted there (K9)."""
    hand = view.table.hand(owner)
    seen = tuple(other.cards for other in view.table.hands)
    tokens = tuple(hand.tokens[colour] for colour in COLOURS)
    tried = frozenset((a.place, a.number) for a in view.table.attempts if a.owner == owner and not a.right)
    return view.table.top, view.cards, hand.cards, seen, tokens, tried
