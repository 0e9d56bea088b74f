"""The pace of a game: how long the table waits for an answer, and what happens when the time is up."""

from dataclasses import dataclass

MINUTE = 60
HOUR = 60 * MINUTE
SANDGLASS_S = 30  # D9
SAND_MARKS = (15, 5, 0)  # seconds left at which the board says so: a countdown in a few edits
MISSES_FOR_SUBSTITUTE = 2
NUDGE_EVERY_S = MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """The limits of a preset, in seconds; None is no limit."""

    key: str
    clues: int | None
    guess: int | None
    seat: int  # how long a side that is short waits for a substitute (L2)
    sandglass: bool = False  # D9: the second encoder gets 30 s when the first is done


PACES = {
    pace.key: pace
    for pace in (
        Pace("relaxed", clues=None, guess=None, seat=24 * HOUR),
        Pace("classic", clues=4 * MINUTE, guess=3 * MINUTE, seat=10 * MINUTE, sandglass=True),
        Pace("slow", clues=12 * HOUR, guess=12 * HOUR, seat=24 * HOUR),
    )
}


def sand_shown(sand: int) -> int:
    """Return the seconds left that the board shows while the sandglass runs down to the next mark."""
    marks = (SANDGLASS_S, *SAND_MARKS)
    return marks[marks.index(sand) - 1]


def next_mark(sand: int) -> int:
    """Return the mark of the sandglass after this one."""
    return SAND_MARKS[SAND_MARKS.index(sand) + 1]
