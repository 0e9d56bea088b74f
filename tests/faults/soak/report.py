"""What came of a soak, as tables, and whether it is well."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bench.load import percentile
from tests.faults.soak.readings import Slope, allowed_per_min, slope

SHARES = (0.5, 0.99)


@dataclass
class Window:
    """Some seconds of a soak: memory and Python's objects at its end, its taps, and what was done to the store."""

    minute: float  # its end, since the start
    resident_kb: float
    blocks: int
    cpu_share: float
    taps: list[float] = field(default_factory=list)
    again: int = 0
    struck: str = ""

    def row(self) -> str:
        """A line of a table in Markdown."""
        times = [f"{1000 * percentile(self.taps, share):.0f} ms" if self.taps else "–" for share in SHARES]
        return (
            f"| {self.minute:.1f} | {self.resident_kb / 1024:.1f} | {self.blocks:,} | {100 * self.cpu_share:.0f} % "
            f"| {len(self.taps)} | {times[0]} | {times[1]} | {self.again} | {self.struck} |"
        )


HEADER = (
    "| minute | MB | Python's blocks | of a core | taps | p50 | p99 | delivered again | |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


@dataclass
class Soaked:
    """Everything that a soak has found."""

    windows: list[Window]
    warm_up_min: float
    games: int
    called_off: int
    acknowledged: int
    lost: int
    doubled: int
    errors: int  # lines that the worker logged as errors
    said: str  # its whole log, which has errors only
    left_over: list[str]
    keys: Mapping[str, int]
    kept: Mapping[str, int]
    open: Mapping[str, int]
    allowed: float | None = None  # KB per minute; None for a tenth of the memory in a day

    @property
    def warm(self) -> list[Window]:
        """The windows after the warm-up."""
        return [window for window in self.windows if window.minute > self.warm_up_min]

    @property
    def growth(self) -> Slope:
        """How the memory grows after the warm-up."""
        return slope([window.minute for window in self.warm], [window.resident_kb for window in self.warm])

    @property
    def allowed_per_min(self) -> float:
        """By how much the memory may grow."""
        return allowed_per_min(self.warm[-1].resident_kb) if self.allowed is None else self.allowed

    @property
    def flat(self) -> bool:
        """The memory doesn't grow more than it may, as far as the readings can tell."""
        return self.growth.low <= self.allowed_per_min

    @property
    def well(self) -> bool:
        """The memory is flat, and nothing is lost, doubled or left over."""
        return self.flat and not (self.lost or self.doubled or self.left_over or self.errors)

    def page(self) -> str:
        """The verdict, below the windows."""
        quiet = [tap for window in self.warm if not window.struck for tap in window.taps]
        struck = [tap for window in self.warm if window.struck for tap in window.taps]
        growth, sure = self.growth, self.growth.high <= self.allowed_per_min
        verdict = "flat" if sure else "not known to grow; a longer run tells" if self.flat else "GROWS"
        lines = [
            f"games: {self.games} played to their end, {self.called_off} called off",
            f"memory after {self.warm_up_min:.1f} min: {growth.per_min:+.1f} KB/min, between {growth.low:.1f} and",
            f"  {growth.high:.1f}, where {self.allowed_per_min:.1f} are allowed: {verdict}",
            f"updates: {self.acknowledged} acknowledged, {self.lost} lost, {self.doubled} doubled",
            f"errors logged: {self.errors}",
            f"from tap to answer, p50 / p99: {_times(quiet)}; in windows with a restart {_times(struck)}",
            f"keys in the store: {_counted(self.keys)}",
            f"the worker keeps: {_counted(_large(self.kept))}",
            f"the worker has open: {_counted(self.open)}",
            f"left over: {_listed(self.left_over)}",
        ]
        return "\n".join([*lines, *([self.said] if self.errors else [])])


def _times(taps: Sequence[float]) -> str:
    return " / ".join(f"{1000 * percentile(taps, share):.0f} ms" for share in SHARES) if taps else "none"


def _counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count:,} {name}" for name, count in Counter(counts).most_common())


def _large(counts: Mapping[str, int], least: int = 1000) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count >= least}


def _listed(left_over: Sequence[str], most: int = 20) -> str:
    more = [f"and {len(left_over) - most} more"] if len(left_over) > most else []
    return "nothing" if not left_over else "; ".join([*left_over[:most], *more])
