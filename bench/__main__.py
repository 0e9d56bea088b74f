"""Real games through the webhook, on the bot and on its peers: `python -m bench` measures and writes the results.

    python -m bench [--peers PYTHON] [--quick] [--no-scale] [--write FILE]

Peers run in an environment of their own, whose interpreter is named; without one there are only the bot and the floor.
Exit code 1 where a goal is not met, unless it was a quick run: that only shows that everything works.
"""

import argparse
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import uvloop

from bench.calls import Calls, count_calls
from bench.compare import Size, Turns, compare
from bench.report import goals, page
from bench.scale import Extent, Field, Growth, grow
from bench.telegram import bare_telegram
from bench.workers import pin_driver

COMMAND = "make bench"
FULL = Size(runs=3, groups=10, paced_groups=2, pace=25)
QUICK = Size(runs=1, groups=2, paced_groups=1, pace=25)
FULL_GROWTH = Extent(
    runs=3, groups=12, steady=60, few=100, many=100_000, active=5_000, pace=200, seconds=10, hot_taps=60
)
QUICK_GROWTH = Extent(runs=0, groups=2, steady=60, few=10, many=100, active=20, pace=50, seconds=1, hot_taps=2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print and write the results."""
    options = _parser().parse_args(arguments)
    pin_driver()
    turns, growth, calls = uvloop.run(_measured(options))
    print(page(turns, growth, calls, COMMAND))
    return 0 if options.quick or all(goal.met for goal in goals(turns, growth, calls)) else 1


async def _measured(options: argparse.Namespace) -> tuple[Turns, Growth | None, Mapping[str, Calls]]:
    size, extent = (QUICK, QUICK_GROWTH) if options.quick else (FULL, FULL_GROWTH)
    growth, calls = None, await count_calls()
    with tempfile.TemporaryDirectory() as folder:
        async with bare_telegram() as (telegram, url):
            turns = await compare(telegram, url, Path(folder), size, options.peers)
            _write(options.write, turns, None, calls)  # already, since growing takes a while
            if not options.no_scale:
                growth = await grow(Field(telegram, url, Path(folder)), extent)
                _write(options.write, turns, growth, calls)
    return turns, growth, calls


def _write(file: Path | None, turns: Turns, growth: Growth | None, calls: Mapping[str, Calls]) -> None:
    if file is not None:
        file.write_text(page(turns, growth, calls, COMMAND))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure the bot beside its peers.")
    parser.add_argument("--peers", metavar="PYTHON", help="interpreter of the environment that has the peers")
    parser.add_argument("--quick", action="store_true", help="a little of everything, to see that it works")
    parser.add_argument("--no-scale", action="store_true", help="only side by side")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the results there too")
    return parser


if __name__ == "__main__":
    sys.exit(main())
