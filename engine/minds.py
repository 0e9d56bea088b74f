"""House players: what every mind has in common.

A mind is a pure function of a seat's own view, a level and a seeded chance, to an action. It gets nothing else, so it
cannot know more than a person in that seat.
"""

from enum import StrEnum


class Level(StrEnum):
    """How well a house player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
