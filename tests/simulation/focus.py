"""What a run dwells on: some flaws need a coincidence so rare that the weather alone hardly ever brings it about.

A part of the seeds has a focus. It is drawn beside everything else, so that all other seeds stand for what they did.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

FOCUSED = 0.3  # the share of the seeds that have one


@dataclass(frozen=True, slots=True)
class Focus:
    """Faults that are more likely than the weather has them; nothing is rarer than it would be."""

    name: str
    rates: Mapping[str, float] = field(default_factory=dict)
    events: Mapping[str, float] = field(default_factory=dict)
    workers: int = 1  # at least
    copies: bool = False  # the store has one, which often lags behind
    topic: bool = False  # the table stands in one
    meanwhile: tuple[str, ...] = ()  # what people do now and then as they play
    restless: tuple[str, ...] = ()  # what people do after the game, in a storm that no fair play follows


FAILOVERS = Focus("failovers", events={"store: failover": 10.0}, workers=2, copies=True)
SECOND_THOUGHTS = Focus(
    "second thoughts",
    rates={"call: answer lost": 0.35},
    workers=2,
    restless=("back and forth", "back and forth", "back and forth", "any button", "private command", "delete"),
)
DEATHS = Focus(
    "deaths",
    rates={"crash: after a call": 0.02},
    events={"crash: at any time": 20.0},
    workers=2,
    restless=("back and forth", "back and forth", "any button", "private command", "delete"),
)
LATE_CALLS = Focus(
    "late calls",
    rates={"call: slow": 0.3, "store: slow": 0.01},
    events={"worker: cut off": 5.0},
    workers=2,
    restless=("back and forth", "back and forth", "private command", "private command", "command"),
)
SHUT_OUT = Focus(
    "shut out",
    rates={"call: slow": 0.2},
    topic=True,
    meanwhile=("blocked for a moment",),
    restless=("any button", "private command", "command", "blocked for a moment", "bot thrown out for a moment"),
)
FOCUSES = (FAILOVERS, SECOND_THOUGHTS, DEATHS, LATE_CALLS, SHUT_OUT)
RESTLESS_S = 40.0
MEANWHILE = 0.15  # how often people do so


def focus_of(seed: int) -> Focus | None:
    """Draw what a run dwells on; most dwell on nothing."""
    chance = Random(f"stress/{seed}")
    return chance.choice(FOCUSES) if chance.random() < FOCUSED else None
