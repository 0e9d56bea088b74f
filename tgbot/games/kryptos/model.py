"""State of the card game besides its rules: on the table, on a player's card, and in a player's tally."""

from enum import StrEnum

from pydantic import field_serializer, field_validator

from tgbot.tables.model import Frozen, GameCard, GameTable, GameTally, Own, number_of, numbered_seat

KEY = "kryptos"


class What(StrEnum):
    """What all saw besides the attempts."""

    OPENED = "opened"  # K5
    OPENED_LATE = "opened-late"  # by the clock
    PASSED = "passed"  # K10
    LATE = "late"  # the clock ended the turn
    SKIPPED = "skipped"  # K16
    LEFT = "left"  # K18
    TAKEN = "taken"
    LAST_ROUND = "last-round"  # K13


class Happening(Frozen):
    """Something that all saw, in a round, after so many attempts of the game.

    `place` and `number` are of a card; of the last round, `number` is the points that brought it.
    """

    what: What
    round: int
    after: int
    seat: str = ""
    place: int = 0
    number: int = 0


class ClosedHand(Frozen):
    """A hand as a finished round left it: its points, and the places of its open cards."""

    points: int
    opened: tuple[int, ...]
    vacant: bool = False  # K18


class KryptosTable(GameTable):
    """Settings of the card game, and what happened in the present one besides its attempts."""

    options: tuple[str, ...] = ()  # K6, K11, K12: the optional rules
    first: str = ""  # K4: the seat that begins; empty for a random one
    deduction: bool | None = None  # cards show deductions about the others' cards; None until it is chosen or played
    happened: tuple[Happening, ...] = ()
    closed: tuple[ClosedHand, ...] = ()  # the hands as the last finished round left them, in turn order

    @field_validator("first", mode="before")
    @classmethod
    def _read_first(cls, first: int | str) -> str:
        return numbered_seat(first if isinstance(first, int) else number_of(first))

    @field_serializer("first")
    def _write_first(self, seat: str) -> int:
        """The number that it has always been stored as; a program that knows no robot there leaves it to chance."""
        return number_of(seat)


class KryptosCard(GameCard):
    """A player's card in the card game."""

    aim: tuple[int, ...] = ()  # K7: the chosen hand, place and number of a guess, as far as chosen; not yet said
    whole_pad: bool = False  # shows the impossible numbers


class KryptosTally(GameTally):
    """A player's totals in card games."""

    card_wins: int = 0
    cards_found: int = 0
    card_guesses: int = 0

    @property
    def wins(self) -> int:
        """Games won."""
        return self.card_wins


OWN = Own(KEY, KryptosTable, KryptosCard)
