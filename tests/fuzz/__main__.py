"""`make fuzz`: each target for a while, one after the other, with the figures of docs/reliability.md at the end.

What has reached new code is kept in `.fuzz`, where the next run goes on; what crashes, in `tests/fuzz/crashes`.
"""

import argparse
import hashlib
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tests.fuzz.crashes import folder
from tests.fuzz.target import Target
from tests.fuzz.targets import TARGETS

WORK = Path(".fuzz")
MAX_INPUT_S = 30  # by the clock, for what not even an alarm interrupts
MAX_MEMORY_MIB = 2048
LOG_LINES = 40  # shown of a run that failed


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of one target."""

    executions: int
    seconds: int
    edges: int
    failed: bool


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="target", help=f"of {', '.join(TARGETS)}; all if there is none")
    parser.add_argument("--seconds", type=int, default=3600, help="for each target (default %(default)s)")
    args = parser.parse_args()
    if unknown := set(args.targets) - TARGETS.keys():
        parser.error(f"no such target: {', '.join(sorted(unknown))}")
    rows: dict[str, Figures] = {}
    for name in args.targets or TARGETS:
        rows[name] = fuzzed(TARGETS[name], args.seconds)
        print(row(name, rows[name]), flush=True)
    return int(any(figures.failed for figures in rows.values()))


def row(name: str, figures: Figures) -> str:
    """A target's row of the table in docs/reliability.md."""
    found = "an input that crashes" if figures.failed else "nothing"
    return f"| {name} | {figures.executions:,} | {figures.seconds / 60:.0f} min | {figures.edges:,} | {found} |"


def fuzzed(target: Target, seconds: int) -> Figures:
    """Run one target in a process of its own until the time is up or an input crashes."""
    corpus, seeds, kept = WORK / target.name, WORK / f"{target.name}.seeds", folder(target)
    for made in (corpus, seeds, kept):
        made.mkdir(parents=True, exist_ok=True)
    for seed in (whole[: target.max_len] for whole in target.seeds()):
        (seeds / hashlib.sha256(seed).hexdigest()[:16]).write_bytes(seed)
    flags = {
        "max_total_time": seconds,
        "max_len": target.max_len,
        "len_control": 0,  # the seeds are as long as they have to be
        "timeout": MAX_INPUT_S,
        "rss_limit_mb": MAX_MEMORY_MIB,
        "print_final_stats": 1,
        "artifact_prefix": f"{kept}/",
    }
    command = [sys.executable, "-m", "tests.fuzz.one", target.name, str(corpus), str(seeds), str(kept)]
    log, began = WORK / f"{target.name}.log", time.monotonic()
    with log.open("wb") as out:
        done = subprocess.run(
            [*command, *(f"-{flag}={value}" for flag, value in flags.items())], stdout=out, stderr=out, check=False
        )
    shown = log.read_text(errors="replace")
    if done.returncode:
        print("\n".join(shown.splitlines()[-LOG_LINES:]), file=sys.stderr)
    took = _last(r"runs in (\d+) second", shown) or round(time.monotonic() - began)  # a crash says nothing of time
    return Figures(
        _last(r"number_of_executed_units: *(\d+)", shown),
        took,
        _last(r"cov: (\d+)", shown),
        done.returncode != 0,
    )


def _last(pattern: str, text: str) -> int:
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


sys.exit(main())
