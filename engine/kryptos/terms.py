"""Words that the rules and the views share."""

from enum import StrEnum


class Phase(StrEnum):
    """What the table is doing."""

    REVEAL = "reveal"  # K5: each opens two own cards
    TURN = "turn"
    AGAIN = "again"  # K10: a second attempt may be bought
    OVER = "over"


class Colour(StrEnum):
    """The four colours, in the order in which the numbers go through them (K1)."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
