"""The command line of the rules: `python -m engine replay [FILE]` and `python -m engine simulate`."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from engine import record, simulate
from engine.core import Choice
from engine.registry import GAMES


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
    game = GAMES[options.game]
    own = game.simulation.choices
    for choice in (choice for other in GAMES.values() for choice in other.simulation.choices if choice not in own):
        if getattr(options, choice.name) is not None:
            return _fail(f"{game.key} has no --{choice.name}")
    try:
        chosen = {choice.name: _chosen(choice, getattr(options, choice.name)) for choice in own}
        print(json.dumps(simulate.simulate(game, chosen, options.games, options.seed)))
    except ValueError as error:
        return _fail(f"these choices are no game: {error}")
    return 0


def _chosen(choice: Choice, given: str | list[str] | None) -> tuple[str, ...]:
    if given is None:
        return choice.default
    words = [given] if isinstance(given, str) else [word for part in given for word in part.split(",") if word]
    if unknown := set(words).difference(choice.values):
        raise ValueError(f"--{choice.name} {min(unknown)}: not one of {', '.join(choice.values)}")
    return tuple(value for value in choice.values if value in words)


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
    play.add_argument("--game", choices=list(GAMES), default="codes")
    for game in GAMES.values():
        group = play.add_argument_group(game.key)
        for choice in game.simulation.choices:
            _add(group, choice)
    play.add_argument("--games", type=_count, default=1000, metavar="N")
    play.add_argument("--seed", default="1", metavar="S")
    play.set_defaults(run=_simulate)
    return parser


def _add(group: argparse._ArgumentGroup, choice: Choice) -> None:
    if choice.several:
        values, note = ",".join(choice.values), "any of these, apart by spaces or commas"
        group.add_argument(f"--{choice.name}", nargs="*", metavar=values, help=note)
    else:
        group.add_argument(f"--{choice.name}", choices=choice.values)


if __name__ == "__main__":
    sys.exit(main())
