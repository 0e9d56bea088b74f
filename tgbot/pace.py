"""The pace of a game: how long the table waits for an answer, and what happens when the time is up."""

from dataclasses import dataclass

from engine.codes.terms import Phase
from engine.codes.views import TableView, Task

MINUTE = 60
HOUR = 60 * MINUTE
MISSES_FOR_SUBSTITUTE = 2
NUDGE_EVERY_S = MINUTE


@dataclass(frozen=True, slots=True)
class Pace:
    """The limits of a preset, in seconds; None is no limit."""

    key: str
    clues: int | None
    guess: int | None
    seat: int  # how long a side that is short waits for a substitute (L2)


PACES = {
    pace.key: pace
    for pace in (
        Pace("relaxed", clues=None, guess=None, seat=24 * HOUR),
        Pace("classic", clues=4 * MINUTE, guess=3 * MINUTE, seat=10 * MINUTE),
        Pace("slow", clues=12 * HOUR, guess=12 * HOUR, seat=24 * HOUR),
    )
}


def due(pace: Pace, view: TableView, now: float) -> float | None:
    """Return until when the table waits for the answers that it awaits now."""
    if view.outcome is not None:
        return None
    if any(entry.task is Task.SUBSTITUTE for entry in view.awaited):
        return now + pace.seat
    limit = pace.clues if view.phase is Phase.CLUES else pace.guess
    return None if limit is None else now + limit
