"""Run many seeds (--seeds 500), replay one (--seed 7 --trace), or compare runs with another secret (--twins)."""

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass, field
from functools import partial

from tests.simulation.mended import MENDED
from tests.simulation.plan import plan_of
from tests.simulation.planted import BUGS
from tests.simulation.run import Report, simulate
from tests.simulation.twins import COMPARISONS, compared

PLANTS = BUGS | MENDED
TOLD_EVERY = 50
COLLECTED_EVERY = 5  # runs: what one leaves behind is little


def main() -> int:
    """Run what was asked for; return 1 where an invariant broke (with a planted bug: where none did)."""
    asked = _arguments()
    if asked.seed is not None:
        return _replay(asked.seed, asked.bug, trace=asked.trace)
    if asked.twins:
        return _compare(range(asked.start, asked.start + asked.seeds), asked.jobs)
    tally = Tally()
    with suppress(KeyboardInterrupt):  # what was run until then is told all the same
        for outcome in _outcomes(range(asked.start, asked.start + asked.seeds), asked.bug, asked.jobs):
            tally.add(outcome, asked.bug)
            if tally.failing and asked.bug is not None:
                break
    if asked.bug is not None:
        print(f"{asked.bug}: {f'caught by the {tally.done}. seed' if tally.failing else 'not caught'}")
        return 0 if tally.failing else 1
    tally.sum_up()
    return 1 if tally.failing else 0


@dataclass
class Tally:
    """What many runs came to."""

    began: float = field(default_factory=time.monotonic)
    done: int = 0
    failing: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)

    def add(self, outcome: "Outcome", bug: str | None) -> None:
        """Count a run; one that broke is told at once, with how to replay it."""
        self.done += 1
        self.counts += outcome.counts
        self.faults += outcome.faults
        if outcome.broken is not None:
            self.failing += 1
            planted = "" if bug is None else f" --bug {bug}"
            print(f"seed {outcome.seed}: {outcome.broken}")
            print(f"  replay it: python -m tests.simulation --seed {outcome.seed} --trace{planted}", flush=True)
        if self.done % TOLD_EVERY == 0:
            print(self.line(), flush=True)

    def line(self) -> str:
        """Return how far it is."""
        return f"{self.done} seeds, {self.failing} failing, {time.monotonic() - self.began:.0f} s"

    def sum_up(self) -> None:
        """Print all counts."""
        print(self.line())
        for name, count in [*sorted(self.counts.items()), ("faults", self.faults.total())]:
            print(f"  {name}: {count}")
        for name, count in sorted(self.faults.items()):
            print(f"    {name}: {count}")


@dataclass(frozen=True)
class Outcome:
    """What one run came to, as it is sent from one process to another."""

    seed: int
    broken: str | None
    counts: Counter[str]
    faults: Counter[str]


def _outcomes(seeds: Iterable[int], bug: str | None, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(partial(_outcome, bug=bug), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(_outcome, bug=bug), seeds, chunksize=4)


def _outcome(seed: int, bug: str | None) -> Outcome:
    report = run_with(seed, bug)
    return Outcome(seed, report.broken, report.counts, report.faults)


def run_with(seed: int, bug: str | None) -> Report:
    """Live through a seed's run, with a bug in the bot where one is named."""
    gc.freeze()  # what is there already, a whole test session perhaps, need not be looked through
    gc.disable()  # a run is short, and what it leaves behind is collected after it, or after the next ones
    try:
        with nullcontext() if bug is None else PLANTS[bug]():
            return simulate(seed)
    finally:
        if seed % COLLECTED_EVERY == 0:
            gc.collect()
        gc.unfreeze()
        gc.enable()


def _replay(seed: int, bug: str | None, *, trace: bool) -> int:
    report = run_with(seed, bug)
    if trace:
        print("\n".join(report.trace))
    print(f"seed {seed}: {report.broken or 'holds'}; trace {report.digest[:16]}")
    return 0 if report.broken is None else 1


def _compare(seeds: Iterable[int], jobs: int) -> int:
    counts, telling = Counter[str](), 0
    with ProcessPoolExecutor(jobs) as pool:
        for seed, found in zip(seeds, pool.map(_twins, seeds), strict=True):
            counts.update(name for name, _ in found)
            for name, difference in found:
                if difference is not None:
                    telling += 1
                    print(f"seed {seed}, {name}: {difference}", flush=True)
    print(f"{counts.total()} comparisons, {telling} telling")
    for name, count in sorted(counts.items()):
        print(f"  {name}: {count}")
    return 1 if telling else 0


def _twins(seed: int) -> list[tuple[str, str | None]]:
    comparisons = COMPARISONS[plan_of(seed).game]
    return [(one.__name__, difference) for one in comparisons for _, difference in compared(one, [seed])]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run them")
    parser.add_argument("--seed", type=int, help="replay this one")
    parser.add_argument("--trace", action="store_true", help="with --seed: print what happened, step by step")
    parser.add_argument("--twins", action="store_true", help="compare each with runs that differ in one secret")
    parser.add_argument("--bug", choices=sorted(PLANTS), help="plant a bug, and run until it is caught")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
