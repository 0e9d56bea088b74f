"""The reasons for which every game says no."""

from engine.core import Refusal


class WrongPhase(Refusal):
    """This cannot be done now."""


class UnknownPlayer(Refusal):
    """This player does not sit at the table."""


class NotYourTurn(Refusal):
    """Another player, or the table itself, does this."""


class SeatNotFree(Refusal):
    """This seat is taken."""


class AlreadySeated(Refusal):
    """This player already sits at the table."""
