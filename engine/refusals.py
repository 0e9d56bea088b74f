"""The reasons for which every game says no."""

from engine.core import Refusal


class WrongPhase(Refusal):
    """This cannot be done now."""


class UnknownPlayer(Refusal):
    """Nobody of this name sits at the table."""


class NotYourTurn(Refusal):
    """Somebody else is to do this."""


class SeatNotFree(Refusal):
    """This seat was not left by anybody."""


class AlreadySeated(Refusal):
    """This player sits at the table."""
