"""Every reason for which the card game says no, beside those of every game."""

from dataclasses import dataclass

from engine.core import Refusal
from engine.kryptos.cards import HIGHEST


class NoSuchCard(Refusal):
    """There is no card in this place."""


class CardAlreadyOpen(Refusal):
    """This card lies open."""


class CardNotAllowed(Refusal):
    """The advanced opening forbids this card (K6)."""


class OwnCard(Refusal):
    """The card guessed is another player's (K7)."""


@dataclass(eq=False)
class BadNumber(Refusal):
    """No card has this number (K1)."""

    most: int = HIGHEST


class TooEarlyToEnd(Refusal):
    """A card was revealed in the last three rounds (K17)."""


class SatInOtherSeat(Refusal):
    """Whoever sat in one seat never sits in another: each is a side of its own (L1)."""
