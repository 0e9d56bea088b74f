"""A target: where its inputs begin, and what must hold for every input."""

import resource
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from tests.fuzz.mutating import Mutate, mutated

MAX_CPU_S = 2.0  # of one input: instrumented code takes some times as long
MAX_GROWTH_MIB = 192  # of one input, above the most that the process ever held


@dataclass(frozen=True, slots=True)
class Target:
    """A way in. `check` lets only unexpected errors out: those that the code documents are its business."""

    name: str
    seeds: Callable[[], Sequence[bytes]]
    check: Callable[[bytes], None]
    max_len: int
    mutate: Mutate = mutated


class TooMuch(BaseException):
    """An input took too much time or memory; nothing that catches errors may hide it."""


def checked(target: Target, data: bytes) -> None:
    """Check one input within its bounds."""
    with _bounded():
        target.check(data[: target.max_len])


@contextmanager
def _bounded() -> Iterator[None]:
    before, old = _peak_mib(), signal.signal(signal.SIGVTALRM, _stop)
    # Processor time, not the clock's: other work on the machine makes no input slow.
    signal.setitimer(signal.ITIMER_VIRTUAL, MAX_CPU_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)
    if (grown := _peak_mib() - before) > MAX_GROWTH_MIB:
        raise TooMuch(f"{grown} MiB")


def _stop(_: int, __: FrameType | None) -> None:
    raise TooMuch(f"{MAX_CPU_S} s of processor time")


def _peak_mib() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
