"""What a code game starts from: players, keywords, and the decks of codes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import permutations

from engine.chance import number
from engine.codes.lineups import LineUp
from engine.codes.scoring import SideKey
from engine.core import Seat

CODES_OF_A_DECK = tuple("".join(digits) for digits in permutations("1234", 3))  # D3: 24 codes
SLOTS = 4  # D2


@dataclass(frozen=True, slots=True)
class Deck:
    """The source of codes: the game's seed, or the list in a record."""

    seed: str | None = None
    listed: tuple[str, ...] = ()

    def draw(self, side: SideKey, count: int) -> str | None:
        """The code drawn after `count` others; None when a record's list is used up (D3)."""
        if self.seed is not None:
            return CODES_OF_A_DECK[number(self.seed, f"code/{side}/{count}", len(CODES_OF_A_DECK))]
        return self.listed[count] if count < len(self.listed) else None


@dataclass(frozen=True, slots=True)
class SlotNames:
    """What the slots are called in the languages of a game (C4); each text has spaces between its names.

    Where a game brings none, a slot has no name that a clue could say.
    """

    numbers: tuple[str, ...] = ()  # 1 one; 2 two; ...
    ordinals: tuple[str, ...] = ()  # first; second; ... mean a slot only together with one of the words
    words: str = ""  # slot number keyword


NO_SLOT_NAMES = SlotNames()


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that a code game starts from."""

    lineup: LineUp
    players: Mapping[SideKey, tuple[Seat, ...]]
    keywords: Mapping[SideKey, tuple[str, ...]]
    decks: Mapping[SideKey, Deck]
    translations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # C11: what else names a keyword
    number_words: tuple[str, ...] = ()  # C10: the names of 1, 2, 3 and 4, each a text with spaces between the names
    slot_names: SlotNames = NO_SLOT_NAMES
    recited: bool = False  # the clues were taken when the game was first played, by the rules of then: no more checks
