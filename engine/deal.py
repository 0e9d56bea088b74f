"""All chance of a game, derived from its seed: the same seed and label always give the same draw.

Draws are taken from a hash and not from `random.Random`, so that a game saved today draws the same codes
under every later Python.
"""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Chance: TypeAlias = random.Random
"""A stream of chance, as `stream` makes it."""


def number(seed: str, label: str, below: int) -> int:
    """Draw a whole number from 0 up to, not including, `below`."""
    digest = hashlib.sha256(f"{seed}\n{label}".encode()).digest()
    # 256 bits against at most a few thousand outcomes: the bias of the remainder is beyond any measure.
    return int.from_bytes(digest) % below


def shuffled(seed: str, label: str, items: Sequence[T]) -> list[T]:
    """Return the items in an order drawn from the seed."""
    drawn = list(items)
    for last in range(len(drawn) - 1, 0, -1):
        other = number(seed, f"{label}/{last}", last + 1)
        drawn[last], drawn[other] = drawn[other], drawn[last]
    return drawn


def stream(seed: str) -> Chance:
    """Return a stream of chance for players who choose at random: simulations and tests, never a game's own draws."""
    return Chance(seed)
