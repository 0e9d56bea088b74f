"""Run many seeds (--seeds 500), or replay one (--seed 7 --trace)."""

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from functools import partial

from tests.simulation.planted import BUGS
from tests.simulation.run import Report, simulate

SHOWN = 20  # failing seeds that are listed


def main() -> int:
    """Run what was asked for; return 1 where an invariant broke (with a planted bug: where none did)."""
    asked = _arguments()
    if asked.seed is not None:
        return _replay(asked.seed, asked.bug, trace=asked.trace)
    began = time.monotonic()
    seeds = range(asked.start, asked.start + asked.seeds)
    failing: list[tuple[int, str]] = []
    counts: Counter[str] = Counter()
    faults: Counter[str] = Counter()
    done = 0
    for seed, broken, counted, struck in _reports(seeds, asked.bug, asked.jobs):
        done += 1
        counts += counted
        faults += struck
        if broken is not None:
            failing.append((seed, broken))
            print(f"seed {seed}: {broken}", flush=True)
            print(f"  replay it: python -m tests.simulation --seed {seed} --trace{_planted(asked.bug)}", flush=True)
            if asked.bug is not None:
                break
        if done % 100 == 0:
            print(f"{done} seeds, {len(failing)} failing, {time.monotonic() - began:.0f} s", flush=True)
    if asked.bug is not None:
        print(f"{asked.bug}: " + (f"caught by seed {failing[0][0]}, the {done}. one" if failing else "not caught"))
        return 0 if failing else 1
    print(f"{done} seeds, {len(failing)} failing, in {time.monotonic() - began:.0f} s")
    for name, count in sorted(counts.items()):
        print(f"  {name}: {count}")
    print(f"  faults: {faults.total()}")
    for name, count in sorted(faults.items()):
        print(f"    {name}: {count}")
    return 1 if failing else 0


Outcome = tuple[int, str | None, "Counter[str]", "Counter[str]"]


def _reports(seeds: Iterable[int], bug: str | None, jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(partial(_outcome, bug=bug), seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(_outcome, bug=bug), seeds, chunksize=4)


def _outcome(seed: int, bug: str | None) -> Outcome:
    report = run_with(seed, bug)
    return seed, report.broken, report.counts, report.faults


def run_with(seed: int, bug: str | None) -> Report:
    """Live through a seed's run, with a bug in the bot where one is named."""
    gc.collect()
    gc.disable()  # a run is short, and what it leaves behind is collected before the next
    try:
        with nullcontext() if bug is None else BUGS[bug]():
            return simulate(seed)
    finally:
        gc.enable()


def _replay(seed: int, bug: str | None, *, trace: bool) -> int:
    report = run_with(seed, bug)
    if trace:
        print("\n".join(report.trace))
    print(f"seed {seed}: {report.broken or 'holds'}; trace {report.digest[:16]}")
    return 0 if report.broken is None else 1


def _planted(bug: str | None) -> str:
    return "" if bug is None else f" --bug {bug}"


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100, help="how many seeds to run")
    parser.add_argument("--start", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run them")
    parser.add_argument("--seed", type=int, help="replay this one")
    parser.add_argument("--trace", action="store_true", help="with --seed: print what happened, step by step")
    parser.add_argument("--bug", choices=sorted(BUGS), help="plant a bug, and run until it is caught")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
