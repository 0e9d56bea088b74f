"""The command line of the rules: `python -m engine replay [FILE]` and `python -m engine simulate`."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from engine import record, simulate
from engine.codes.lineups import LINEUPS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except BrokenPipeError:  # the reader has seen enough
        sys.stderr.close()
        return 0


def _replay(options: argparse.Namespace) -> int:
    try:
        with nullcontext(sys.stdin.buffer) if options.file in (None, "-") else Path(options.file).open("rb") as lines:
            for answer in record.replay(lines):
                print(json.dumps(answer))
    except record.BadHeader as error:
        return _fail(f"this record cannot start a game: {error}")
    except BrokenPipeError:
        raise
    except OSError as error:
        return _fail(f"{options.file}: {error.strerror}")
    return 0


def _simulate(options: argparse.Namespace) -> int:
    print(json.dumps(simulate.simulate_codes(options.mode, options.games, options.seed)))
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 2


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise ValueError
    return count


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Replay and simulate games.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    replay = commands.add_parser("replay", help="replay a game record: one JSON line of output per line of input")
    replay.add_argument("file", nargs="?", help="the record; standard input when left out")
    replay.set_defaults(run=_replay)
    play = commands.add_parser("simulate", help="let random legal players play many games, and count")
    play.add_argument("--game", choices=["codes"], default="codes")
    play.add_argument("--mode", choices=list(LINEUPS), default="interceptor")
    play.add_argument("--games", type=_count, default=1000, metavar="N")
    play.add_argument("--seed", default="1", metavar="S")
    play.set_defaults(run=_simulate)
    return parser


if __name__ == "__main__":
    sys.exit(main())
