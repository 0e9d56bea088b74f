"""The weather of a run: which faults strike, how often, and how long everything takes, all drawn from the seed."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from tests.simulation.focus import Focus

# How likely each fault is at each occasion, where a run has it. Few strike at every occasion, or nothing would get on.
RATES: Mapping[str, float] = {
    "store: request lost": 0.01,
    "store: reply lost": 0.01,
    "store: cut off in a pipeline": 0.01,
    "store: slow": 0.01,
    "call: not sent": 0.02,
    "call: error before the effect": 0.02,
    "call: error after the effect": 0.02,
    "call: answer lost": 0.02,
    "call: too many requests": 0.01,
    "call: slow": 0.02,
    "delivery: lost": 0.03,
    "delivery: answer lost": 0.03,
    "delivery: twice": 0.03,
    "delivery: late": 0.05,
    "crash: before a step": 0.0015,
    "crash: after a step": 0.0015,
}
# What happens now and then, of itself: seconds between two of a kind, on average.
EVENTS: Mapping[str, float] = {
    "crash: at any time": 60.0,
    "restart": 90.0,
    "store: away": 90.0,
    "store: failover": 60.0,
    "clock: jump": 60.0,
}
QUICK_S = 0.004
SLOW_S = (0.5, 20.0)


@dataclass
class Weather:
    """Says at each occasion whether a fault strikes."""

    chance: Random
    told: Callable[[str], None]
    rates: dict[str, float] = field(default_factory=dict)
    events: dict[str, float] = field(default_factory=dict)
    stormy: bool = False
    counts: Counter[str] = field(default_factory=Counter)
    focus: Focus | None = None
    aside: Random = field(default_factory=Random)  # what a focus draws from

    def strikes(self, fault: str) -> bool:
        """A fault strikes now; it is counted."""
        if not self.stormy:
            return False
        strikes = self.chance.random() < self.rates.get(fault, 0.0) or self._is_dwelt_on(fault)
        if strikes:
            self.struck(fault)
        return strikes

    def strikes_aside(self, fault: str) -> bool:
        """A fault that only a focus has strikes now; it is counted."""
        strikes = self.stormy and self._is_dwelt_on(fault)
        if strikes:
            self.struck(fault)
        return strikes

    def _is_dwelt_on(self, fault: str) -> bool:
        rate = self.focus.rates.get(fault, 0.0) if self.focus else 0.0
        return rate > 0 and self.aside.random() < rate

    def struck(self, fault: str) -> None:
        """Count a fault."""
        self.counts[fault] += 1
        self.told(f"! {fault}")

    def latency(self) -> float:
        """Return how long a way takes: usually next to nothing, and never twice the same."""
        return self.chance.expovariate(1 / QUICK_S)

    def slowness(self) -> float:
        """Return how long something takes that is slow."""
        return self.chance.uniform(*SLOW_S)


def forecast(
    chance: Random, aside: Random, told: Callable[[str], None], *, copies: bool, focus: Focus | None
) -> Weather:
    """Draw which faults a run has: some have all, most have a few, so that each is also met without the others."""
    share = chance.choice((0.0, 0.15, 0.3, 0.3, 0.6, 1.0))
    strength = chance.choice((0.5, 1.0, 2.0))
    rates = {fault: rate * strength for fault, rate in RATES.items() if chance.random() < share}
    events = {event: every / strength for event, every in EVENTS.items() if chance.random() < share}
    if not copies:
        events.pop("store: failover", None)
    for event, every in focus.events.items() if focus else ():
        events[event] = min(every, events.get(event, every))
    return Weather(chance, told, rates, events, focus=focus, aside=aside)
