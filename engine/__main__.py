"""The command line of the rules: `python -m engine replay [FILE]` and `python -m engine simulate`."""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path

from engine import record, simulate
from engine.core import Choice, Seat
from engine.registry import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of one command."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.run(options))
    except BrokenPipeError:  # the reader of the output closed it early, as `head` does
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
    for name, choices in _choices().items():
        if game.key not in choices and getattr(options, name) is not None:
            return _fail(f"{game.key} has no --{name}")
    try:
        chosen = {choice.name: _chosen(choice, getattr(options, choice.name)) for choice in own}
        print(json.dumps(simulate.simulate(game, chosen, options.games, options.seed, _seated(options.minds))))
    except ValueError as error:
        return _fail(f"these choices do not make a game: {error}")
    return 0


def _chosen(choice: Choice, given: str | list[str] | None) -> tuple[str, ...]:
    if given is None:
        return choice.default
    words = [given] if isinstance(given, str) else [word for part in given for word in part.split(",") if word]
    if unknown := set(words).difference(choice.values):
        raise ValueError(f"--{choice.name} {min(unknown)}: not one of {', '.join(choice.values)}")
    if not choice.several and len(words) != 1:
        raise ValueError(f"--{choice.name}: not one value")
    return tuple(value for value in choice.values if value in words)


def _seated(given: Sequence[str]) -> dict[Seat, str]:
    """The minds by seat, from words such as `player-1=hard`."""
    pairs = [word.split("=") for word in given]
    if any(len(pair) != 2 for pair in pairs):
        raise ValueError("--minds: write each as SEAT=MIND")
    return {Seat(seat): name for seat, name in pairs}


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
    for name, choices in _choices().items():
        _add(play, name, choices)
    known = "; ".join(
        f"{key}: {', '.join(game.simulation.minds)}" for key, game in GAMES.items() if game.simulation.minds
    )
    play.add_argument("--minds", nargs="*", default=[], metavar="SEAT=MIND", help=f"who plays well ({known})")
    play.add_argument("--games", type=_count, default=1000, metavar="N")
    play.add_argument("--seed", default="1", metavar="S")
    play.set_defaults(run=_simulate)
    return parser


def _choices() -> dict[str, dict[str, Choice]]:
    """The choices of all games by name, then by game: two games may use the same name."""
    named: dict[str, dict[str, Choice]] = {}
    for game in GAMES.values():
        for choice in game.simulation.choices:
            named.setdefault(choice.name, {})[game.key] = choice
    return named


def _add(parser: argparse.ArgumentParser, name: str, choices: Mapping[str, Choice]) -> None:
    values = tuple(dict.fromkeys(value for choice in choices.values() for value in choice.values))
    games = ", ".join(choices)
    if any(choice.several for choice in choices.values()):
        note = f"{games}: any of these, separated by spaces or commas"
        parser.add_argument(f"--{name}", nargs="*", metavar=",".join(values), help=note)
    else:
        parser.add_argument(f"--{name}", choices=values, help=games)


if __name__ == "__main__":
    sys.exit(main())
