"""All chance of a game, derived from its seed: the same seed and label always give the same draw.

Draws come from a hash and not from `random.Random`, so that a game saved today draws the same under every later Python.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Chance: TypeAlias = random.Random
"""A seeded random stream, made by `stream`."""


def number(seed: str, label: str, below: int) -> int:
    """A whole number from 0 up to, not including, `below`."""
    digest = hashlib.sha256(f"{seed}\n{label}".encode()).digest()
    # 256 bits against at most a few thousand outcomes: the bias of the remainder is too small to measure.
    return int.from_bytes(digest) % below


def shuffled(seed: str, label: str, items: Sequence[T]) -> list[T]:
    """The items in an order drawn from the seed."""
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = number(seed, f"{label}/{last}", last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


def stream(seed: str) -> Chance:
    """Chance for simulated players and tests, never for a game's own draws."""
    return Chance(seed)
