"""Every reason for which the card game says no."""

from dataclasses import dataclass

from engine.core import Refusal
from engine.kryptos.cards import HIGHEST
from engine.refusals import AlreadySeated as AlreadySeated
from engine.refusals import NotYourTurn as NotYourTurn
from engine.refusals import SeatNotFree as SeatNotFree
from engine.refusals import UnknownPlayer as UnknownPlayer
from engine.refusals import WrongPhase as WrongPhase


class NoSuchCard(Refusal):
    """This hand has no such place."""


class CardAlreadyOpen(Refusal):
    """This card is open already."""


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
    """A player who sat in one seat never sits in another: each is a side of its own (L1)."""
