"""What a code game starts from: players, keywords, and the decks of codes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations

from engine import deal
from engine.codes.lineups import LineUp
from engine.codes.scoring import SideKey
from engine.core import Seat

CODES_OF_A_DECK = tuple("".join(digits) for digits in permutations("1234", 3))  # D3: 24 codes
SLOTS = 4  # D2


@dataclass(frozen=True, slots=True)
class Deck:
    """Where codes come from: the game's seed, or the list in a record."""

    seed: str | None = None
    listed: tuple[str, ...] = ()

    def draw(self, side: SideKey, count: int) -> str | None:
        """Return the code drawn after `count` others; None when a record's list is used up (D3)."""
        if self.seed is not None:
            return CODES_OF_A_DECK[deal.number(self.seed, f"code/{side}/{count}", len(CODES_OF_A_DECK))]
        return self.listed[count] if count < len(self.listed) else None


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a code game starts from."""

    lineup: LineUp
    players: Mapping[SideKey, tuple[Seat, ...]]
    keywords: Mapping[SideKey, tuple[str, ...]]
    decks: Mapping[SideKey, Deck]
    translations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
