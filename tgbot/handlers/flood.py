"""Flood control: one person cannot keep a worker busy, by hand or by a script.

Far above what people do who play; each worker counts for itself, so that it costs nothing.
"""

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

MAX_REMEMBERED = 10_000


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many updates at once, then so many a second."""

    burst: int
    per_second: float


PER_PERSON = Allowance(burst=40, per_second=4)
PER_CHAT = Allowance(burst=200, per_second=30)


class Flood:
    """Says of each update whether it is one too many."""

    def __init__(self, clock: Callable[[], float], person: Allowance = PER_PERSON, chat: Allowance = PER_CHAT) -> None:
        """Take the clock, and what one person and one chat may do."""
        self._clock = clock
        self._people = _Buckets(person)
        self._chats = _Buckets(chat)

    def too_much(self, person: int, chat: int) -> bool:
        """Count an update, and tell whether it is to be turned away."""
        now = self._clock()
        return not (self._people.take(person, now) and (chat == person or self._chats.take(chat, now)))


class _Buckets:
    """A bucket of tokens for each id, the least used forgotten."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._buckets: OrderedDict[int, tuple[float, float]] = OrderedDict()  # tokens, when that was

    def take(self, key: int, now: float) -> bool:
        tokens, before = self._buckets.get(key, (float(self._allowance.burst), now))
        tokens = min(self._allowance.burst, tokens + max(0.0, now - before) * self._allowance.per_second)
        taken = math.floor(tokens) >= 1
        self._buckets[key] = (tokens - 1 if taken else tokens, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_REMEMBERED:
            self._buckets.popitem(last=False)
        return taken
