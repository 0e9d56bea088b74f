"""The pace of a game: how long the table waits for an answer."""

from dataclasses import dataclass

MINUTE = 60
HOUR = 60 * MINUTE
MISSES_FOR_SUBSTITUTE = 2
NUDGE_EVERY_S = MINUTE
WORTH_A_WARNING_S = 2 * MINUTE  # limits at least this long are announced a minute before their end


@dataclass(frozen=True, slots=True)
class Pace:
    """The limits of a preset, in seconds; None is no limit."""

    key: str
    clues: int | None  # for an answer that has to be written
    guess: int | None  # for one that is tapped
    substitute: int  # how long a side that is short waits for a substitute (L2)
    sandglass: bool = False  # those who write last get little time when the others are done (D9)


PACES = {
    pace.key: pace
    for pace in (
        Pace("relaxed", clues=None, guess=None, substitute=24 * HOUR),
        Pace("classic", clues=4 * MINUTE, guess=3 * MINUTE, substitute=10 * MINUTE, sandglass=True),
        Pace("slow", clues=12 * HOUR, guess=12 * HOUR, substitute=24 * HOUR),
    )
}
