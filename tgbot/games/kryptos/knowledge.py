"""Cached deductions: the possible numbers of the others' hidden cards.

Every tap redraws the cards of all players, and the deduction for a table of six takes far longer than the rest.
"""

from dataclasses import dataclass, field
from functools import lru_cache

from engine.core import Seat
from engine.kryptos.cards import COLOURS
from engine.kryptos.deduction import Left, possible_numbers
from engine.kryptos.views import SeatView

KNOWLEDGE_CACHE_SIZE = 2048  # hands: those of about seventy tables of six


def numbers_left(view: SeatView, owner: Seat) -> Left:
    """The possible numbers of each hidden card in another player's hand, as far as this player can know."""
    return _cached(_CacheKey(_known(view, owner), view, owner))


@dataclass(frozen=True, slots=True)
class _CacheKey:
    """A cache key: equal if all inputs of the deduction are equal."""

    known: tuple[object, ...]
    view: SeatView = field(compare=False)
    owner: Seat = field(compare=False)


@lru_cache(maxsize=KNOWLEDGE_CACHE_SIZE)
def _cached(key: _CacheKey) -> Left:
    return possible_numbers(key.view, key.owner)


def _known(view: SeatView, owner: Seat) -> tuple[object, ...]:
    """The inputs of the deduction: visible cards, the hand's tokens, and refuted guesses (K9)."""
    hand = view.table.hand(owner)
    seen = tuple(other.cards for other in view.table.hands)
    tokens = tuple(hand.tokens[colour] for colour in COLOURS)
    tried = frozenset((a.place, a.number) for a in view.table.attempts if a.owner == owner and not a.right)
    return view.table.top, view.cards, hand.cards, seen, tokens, tried
