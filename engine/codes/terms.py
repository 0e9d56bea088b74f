"""Words that the rules and the views share."""

from enum import StrEnum


class Phase(StrEnum):
    """What the table is doing."""

    CLUES = "clues"
    GUESS = "guess"
    KEYWORDS = "keywords"
    OVER = "over"


class Mark(StrEnum):
    """The state of a clue that lies on the table (C13)."""

    PLAIN = "plain"
    OBJECTED = "objected"
    STOOD_BY = "stood-by"
    WITHDRAWN = "withdrawn"


NO_MARKS = (Mark.PLAIN, Mark.PLAIN, Mark.PLAIN)
