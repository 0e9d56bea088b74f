"""How fast the rules are: whole three-player games, beside a plain dictionary that plays the same games.

    python -m bench.engine [--games 200] [--runs 31]

Both play the same recorded games in turn, in one process, so only their ratio means anything. A run that finds the
engine more than four times slower than the floor fails.

The floor is the game as one dictionary that is changed in place. It obeys the same rules, reads the lines of a record,
and does the least work it can: no types, no events, no views, no earlier states. The clue rules are the engine's own,
so both do that work.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from engine.chance import stream
from engine.codes import CODES
from engine.codes import clues as clue_rules
from engine.codes.actions import Action
from engine.codes.freezing import thaw_clue
from engine.codes.lineups import INTERCEPTOR
from engine.codes.setup import CODES_OF_A_DECK, Setup
from engine.core import Refusal, Seat
from engine.simulate import play

MAX_SLOWDOWN = 4.0
ROUNDS = 5
TOKENS_TO_WIN = 2

Floor = dict[str, Any]
Line = dict[str, Any]

Script = tuple[Setup, list[tuple[Seat | None, Action]], Line, list[Line]]
"""One game twice: a set-up and its actions for the engine, a header and its lines for the floor."""


def recorded(games: int, seed: str) -> list[Script]:
    """Games that random players have played."""
    chance = stream(f"bench/{seed}")
    scripts = []
    for _ in range(games):
        log: list[tuple[Seat | None, Action]] = []

        def note(by: Seat | None, action: Action, _: object, log: list[tuple[Seat | None, Action]] = log) -> None:
            log.append((by, action))

        final = play(CODES, {"mode": (INTERCEPTOR.key,)}, chance, note)
        header = CODES.notation.write_header(final)
        lines = [CODES.notation.write_action(by, action) for by, action in log]
        scripts.append((CODES.notation.read_header(header), log, header, lines))
    return scripts


def engine_plays(scripts: Sequence[Script]) -> int:
    """The tokens that all games give with the engine: a result, so that no work can be left out."""
    tokens = 0
    for setup, actions, _, _ in scripts:
        state = CODES.start(setup).state
        for by, action in actions:
            state = CODES.apply(state, by, action).state
        tokens += state.side("interceptor").tally.intercepts
    return tokens


def floor_plays(scripts: Sequence[Script]) -> int:
    """The tokens that all games give with the floor."""
    tokens = 0
    for _, _, header, lines in scripts:
        game = floor_start(header)
        for line in lines:
            floor_play(game, line)
        tokens += game["tokens"]
    return tokens


def seconds(play: Callable[[Sequence[Script]], int], scripts: Sequence[Script]) -> float:
    """How long it takes to play all games once."""
    began = time.process_time()
    play(scripts)
    return time.process_time() - began


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 when the engine is too slow."""
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description="Measure the rules beside a floor.")
    parser.add_argument("--games", type=int, default=200, metavar="N")
    parser.add_argument("--runs", type=int, default=31, metavar="N")
    options = parser.parse_args(arguments)
    scripts = recorded(options.games, "1")
    applied = sum(len(actions) for _, actions, _, _ in scripts)
    if engine_plays(scripts) != floor_plays(scripts):  # also warms both up
        raise RuntimeError("the engine and the floor do not play the same game")
    runs = [(seconds(engine_plays, scripts), seconds(floor_plays, scripts)) for _ in range(options.runs)]
    print(
        f"{options.games} three-player games, {applied} actions, {options.runs} runs in turn; median (fastest-slowest)"
    )
    for name, times in (("engine", [ours for ours, _ in runs]), ("floor", [theirs for _, theirs in runs])):
        per_second = [options.games / taken for taken in times]
        per_action = [taken / applied * 1e6 for taken in times]
        print(f"{name:7} {_spread(per_second, 0):>26} games/s {_spread(per_action, 1):>22} us per action")
    ratios = [ours / theirs for ours, theirs in runs]
    print(f"ratio   {_spread(ratios, 2):>26} times the floor (at most {MAX_SLOWDOWN:g})")
    return int(median(ratios) > MAX_SLOWDOWN)


def _spread(values: Sequence[float], digits: int) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f}-{max(values):.{digits}f})"


class Refused(Exception):
    """The rules say no, and nothing has changed."""


def floor_start(header: Line) -> Floor:
    """The game that a header starts."""
    pair, interceptor = header["players"]["pair"], header["players"]["interceptor"]
    keywords = tuple(header["keywords"]["pair"])
    translations = header.get("translations", {})
    setup: Setup = CODES.notation.read_header(header)
    game: Floor = {
        "pair": list(pair),
        "interceptor": list(interceptor),
        "vacant": {"pair": set(), "interceptor": set()},
        "sat": dict.fromkeys(pair, "pair") | dict.fromkeys(interceptor, "interceptor"),
        "forbidden": clue_rules.forbid_all(keywords, tuple(tuple(translations.get(word, ())) for word in keywords)),
        "codes": header["codes"]["pair"],
        "drawn": 0,
        "used": {},
        "names": (setup.number_words, setup.slot_names),
        "encoder": 0,
        "round": 1,
        "tokens": 0,
        "over": False,
        "winners": None,
        "played": [],
    }
    begin_round(game)
    return game


def floor_play(game: Floor, line: Line) -> None:
    """Change the game by one line of a record, or raise `Refused`."""
    if game["phase"] == "clues" and game["code"] is None and game["drawn"] >= len(game["codes"]):
        raise Refused("no-code")
    act = ACTIONS.get((game["phase"], line["do"]))
    if act is None:
        raise Refused("wrong-phase")
    act(game, line)


def begin_round(game: Floor) -> None:
    game["phase"] = "clues"
    game["author"] = game["clues"] = game["code"] = None
    draw(game)


def draw(game: Floor) -> None:
    if game["drawn"] < len(game["codes"]):
        game["code"] = game["codes"][game["drawn"]]
        game["drawn"] += 1
    game["draft"] = [None, None, None]


def present(game: Floor, side: str) -> list[str]:
    vacant = game["vacant"][side]
    return [name for place, name in enumerate(game[side]) if place not in vacant]


def side_of(game: Floor, by: str) -> str:
    for side in ("pair", "interceptor"):
        if by in present(game, side):
            return side
    raise Refused("unknown-player")


def playing(game: Floor, by: str) -> str:
    side = side_of(game, by)
    if short(game, side):
        raise Refused("side-short")
    return side


def short(game: Floor, side: str) -> bool:
    return len(present(game, side)) < (2 if side == "pair" else 1)


def write(game: Floor, line: Line) -> None:
    side = playing(game, line["by"])
    if side != "pair" or game["encoder"] in game["vacant"]["pair"] or game["pair"][game["encoder"]] != line["by"]:
        raise Refused("not-the-encoder")
    clues = [thaw_clue(clue) for clue in line["clues"]]
    if line["do"] == "clues" and None in clues:
        raise Refused("clue-empty")
    code = game["code"] or game["codes"][game["drawn"]]
    try:
        clue_rules.check((clues[0], clues[1], clues[2]), code, game["forbidden"], game["used"], *game["names"])
    except Refusal as refusal:
        raise Refused(refusal.reason()) from refusal
    if game["code"] is None:
        draw(game)
    if line["do"] == "clues":
        open_guessing(game, clues)
    else:
        game["draft"] = clues


def open_guessing(game: Floor, clues: list[Any]) -> None:
    game["phase"] = "guess"
    game["clues"] = clues
    game["author"] = game["pair"][game["encoder"]]
    game["marks"] = ["plain", "plain", "plain"]
    game["guess"] = game["interception"] = None
    game["used"].update((clue_rules.key_of(clue), game["round"]) for clue in clues if clue is not None)


def guess(game: Floor, line: Line) -> None:
    if playing(game, line["by"]) != "pair" or line["by"] == game["author"]:
        raise Refused("not-your-turn")
    if game["guess"] is not None:
        raise Refused("already-locked")
    if line["code"] not in CODES_OF_A_DECK:
        raise Refused("bad-code")
    game["guess"] = line["code"]
    if game["round"] == 1 or game["interception"] is not None:
        reveal(game)


def intercept(game: Floor, line: Line) -> None:
    if playing(game, line["by"]) != "interceptor":
        raise Refused("not-your-turn")
    if game["round"] == 1:
        raise Refused("no-interception-yet")
    if game["interception"] is not None:
        raise Refused("already-locked")
    if line["code"] not in CODES_OF_A_DECK:
        raise Refused("bad-code")
    game["interception"] = line["code"]
    if game["guess"] is not None:
        reveal(game)


def reveal(game: Floor) -> None:
    code = game["code"]
    game["tokens"] += (game["interception"] == code) + (game["guess"] != code)
    game["played"].append((game["author"], game["clues"], game["marks"], game["interception"], game["guess"], code))
    if game["tokens"] >= TOKENS_TO_WIN:
        end(game, ["interceptor"])
    elif game["round"] == ROUNDS:
        end(game, ["pair"])
    else:
        pass_the_role(game)
        game["round"] += 1
        begin_round(game)


def pass_the_role(game: Floor) -> None:
    other = 1 - game["encoder"]
    if other not in game["vacant"]["pair"]:
        game["encoder"] = other


def dispute(game: Floor, line: Line) -> None:
    side = side_of(game, line["by"])
    if line["do"] == "object" and side == "pair":
        raise Refused("not-your-turn")
    if line["do"] != "object" and line["by"] != game["author"]:
        raise Refused("not-the-encoder")
    place = line["clue"] - 1
    if place not in (0, 1, 2) or game["clues"][place] is None:
        raise Refused("no-such-clue")
    if game["marks"][place] != ("plain" if line["do"] == "object" else "objected"):
        raise Refused("already-objected" if line["do"] == "object" else "no-objection")
    game["marks"][place] = {"object": "objected", "withdraw": "withdrawn", "stand": "stood-by"}[line["do"]]


def leave(game: Floor, line: Line) -> None:
    side = side_of(game, line["by"])
    taken = [n for n, name in enumerate(game[side]) if name == line["by"] and n not in game["vacant"][side]]
    game["vacant"][side].add(taken[0])
    if side == "pair" and game["phase"] == "clues" and taken[0] == game["encoder"]:
        pass_the_role(game)
        game["code"], game["draft"] = None, [None, None, None]


def substitute(game: Floor, line: Line) -> None:
    player = line["player"]
    for side in ("pair", "interceptor"):
        free = [n for n in sorted(game["vacant"][side]) if game[side][n] == line["seat"]]
        if free:
            if any(player in present(game, any_side) for any_side in ("pair", "interceptor")):
                raise Refused("already-seated")
            if game["sat"].setdefault(player, side) != side:
                raise Refused("sat-on-other-side")
            if side == "pair" and game["phase"] == "clues" and len(game["vacant"]["pair"]) == len(game["pair"]):
                game["encoder"] = free[0]
            game[side][free[0]] = player
            game["vacant"][side].discard(free[0])
            return
    raise Refused("seat-not-free")


def redraw(game: Floor, line: Line) -> None:
    if line["side"] != "pair":
        raise Refused("unknown-player")
    if game["drawn"] >= len(game["codes"]):
        raise Refused("no-code")
    draw(game)


def time_up(game: Floor, _: Line) -> None:
    if short(game, "pair") or short(game, "interceptor"):
        end(game, None)
    elif game["phase"] == "guess":
        reveal(game)
    else:
        if game["code"] is None:
            draw(game)
        open_guessing(game, game["draft"])


def call_off(game: Floor, _: Line) -> None:
    end(game, None)


def end(game: Floor, winners: list[str] | None) -> None:
    game["phase"], game["over"], game["winners"], game["clues"] = "over", True, winners, None


ANY_TIME: dict[str, Callable[[Floor, Line], None]] = {
    "time": time_up,
    "leave": leave,
    "substitute": substitute,
    "end": call_off,
}
ACTIONS: dict[tuple[str, str], Callable[[Floor, Line], None]] = {
    **{("clues", do): act for do, act in (ANY_TIME | {"clues": write, "draft": write, "redraw": redraw}).items()},
    **{
        ("guess", do): act
        for do, act in (
            ANY_TIME
            | {"guess": guess, "intercept": intercept, "object": dispute, "withdraw": dispute, "stand": dispute}
        ).items()
    },
}


if __name__ == "__main__":
    sys.exit(main())
