"""Readings of a process from outside: its memory over time, and its sockets and files."""

import math
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

DAY_MIN = 24 * 60
SHARE_A_DAY = 0.10  # of the memory: what grows less than this in a day is flat
SIGMAS = 2.0
_PAGE = os.sysconf("SC_PAGE_SIZE")
_LISTENING = "0A"
OTHERS = "other sockets"  # of the event loop itself, and those whose other end has died, which have no ports any more


def resident_kb(pid: int) -> float:
    """The memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE / 1024


@dataclass(frozen=True, slots=True)
class Slope:
    """A straight line through readings by least squares: KB per minute, and how far off that may be."""

    per_min: float
    error: float  # one standard deviation

    @property
    def low(self) -> float:
        """The slope is hardly less than this."""
        return self.per_min - SIGMAS * self.error

    @property
    def high(self) -> float:
        """The slope is hardly more than this."""
        return self.per_min + SIGMAS * self.error


def slope(minutes: Sequence[float], kilobytes: Sequence[float]) -> Slope:
    """The line through some readings, of which there must be three at least."""
    count = len(minutes)
    middle, mean = sum(minutes) / count, sum(kilobytes) / count
    spread = sum((minute - middle) ** 2 for minute in minutes)
    per_min = sum((x - middle) * (y - mean) for x, y in zip(minutes, kilobytes, strict=True)) / spread
    rest = sum((y - mean - per_min * (x - middle)) ** 2 for x, y in zip(minutes, kilobytes, strict=True))
    return Slope(per_min, math.sqrt(rest / (count - 2) / spread))


def allowed_per_min(resident: float) -> float:
    """The slope at which a process of this many KB grows by a tenth in a day."""
    return SHARE_A_DAY * resident / DAY_MIN


def connections(pid: int, ports: Mapping[int, str]) -> Counter[str]:
    """How many sockets and files a process has open: sockets by the name of the port at either end."""
    sockets = _sockets(pid)
    found: Counter[str] = Counter()
    for one in Path(f"/proc/{pid}/fd").iterdir():
        try:
            target = str(one.readlink())
        except FileNotFoundError:  # closed meanwhile
            continue
        if not target.startswith("socket:["):
            found["files"] += 1
            continue
        here, there, state = sockets.get(target[8:-1], (0, 0, ""))
        if state == _LISTENING:
            found["listening"] += 1
        else:
            found[ports.get(there) or ports.get(here) or OTHERS] += 1
    return found


def _sockets(pid: int) -> dict[str, tuple[int, int, str]]:
    """Ports at both ends and state of every TCP socket, by its inode."""
    found = {}
    for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]:
        parts = line.split()
        here, there = (int(end.rpartition(":")[2], 16) for end in parts[1:3])
        found[parts[9]] = here, there, parts[3]
    return found
