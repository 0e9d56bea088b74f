"""What the card game's board costs to draw: `python -m bench.pictures` prints CPU and bytes by number of players.

    python -m bench.pictures [--games 6]

Random games are drawn state by state, as a group sees them. The numbers of players take turns within one run, so that
a busy moment of the machine meets all of them. It is the CPU time of the drawing thread:

- update: the picture after a step, with the strips of the one before it at hand;
- whole: the same picture when no strip is at hand, as in a worker that takes over a table;
- first: the first picture of the process, which also loads the fonts.

A run in which an update takes too much CPU or too many bytes fails.
"""

import argparse
import gc
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import mean

from engine.chance import stream
from engine.core import Action, Seat, Step
from engine.kryptos import KRYPTOS
from engine.kryptos.cards import MYSTERY_PLAYERS, PLAYERS
from engine.kryptos.state import State
from engine.kryptos.views import table_view
from engine.simulate import play
from tgbot.games.kryptos.pictures.track import TrackPicture, section_strip
from tgbot.games.kryptos.pictures.track_texts import track_texts
from tgbot.i18n.texts import LANGUAGES, Say

MAX_UPDATE_MS = 60.0
MAX_BYTES = 80_000
WHOLE_EVERY = 6  # pictures
NAMES = ("Александра Константиновна", "Bo", "Wawrzyniec", "Dorothée 🔥", "Eve", "Søren Kierkegaard")


@dataclass(slots=True)
class Costs:
    """What was measured for a number of players: milliseconds and bytes."""

    updates: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 when an update costs too much."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description="Measure the card game's pictures.")
    parser.add_argument("--games", type=int, default=6, metavar="N", help="for each number of players")
    options = parser.parse_args(arguments)
    first, _ = drawn(next(pictures(max(PLAYERS), 0)))
    costs = {players: Costs() for players in PLAYERS}
    for game in range(options.games):
        for players, found in costs.items():
            measure(list(pictures(players, game)), found)
    print(f"first picture of the process: {first:.1f} ms of CPU\n")
    print("players  pictures    update ms mean    max    whole ms mean    max    bytes mean     max")
    for players, found in costs.items():
        print(
            f"{players:7} {len(found.sizes):9} {mean(found.updates):17.1f} {max(found.updates):6.1f}"
            f" {mean(found.whole):16.1f} {max(found.whole):6.1f} {mean(found.sizes):13.0f} {max(found.sizes):7}"
        )
    return int(any(max(one.updates) > MAX_UPDATE_MS or max(one.sizes) > MAX_BYTES for one in costs.values()))


def measure(game: Sequence[TrackPicture], costs: Costs) -> None:
    """Draw a game from its first picture to its last, and some of them once more from nothing."""
    gc.freeze()  # as a worker does once a second; or a full collection counts as drawing
    for picture in game:
        took, file = drawn(picture)
        costs.updates.append(took)
        costs.sizes.append(len(file))
    for picture in game[::WHOLE_EVERY]:
        section_strip.cache_clear()
        took, _ = drawn(picture)
        costs.whole.append(took)


def drawn(picture: TrackPicture) -> tuple[float, bytes]:
    """A picture's file, and the milliseconds of CPU that it took."""
    began = time.thread_time()
    file = picture.draw()
    return (time.thread_time() - began) * 1e3, file


def pictures(players: int, game: int) -> Iterator[TrackPicture]:
    """All pictures of a random game, with every optional rule in half of the games, in one language after the other."""
    names = {f"player-{number}": name for number, name in enumerate(NAMES, start=1)}
    say = Say(LANGUAGES[game % len(LANGUAGES)])
    every = ("advanced", "bribe", *(("mystery",) if players in MYSTERY_PLAYERS else ()))
    states: list[State] = []

    def note(_: Seat | None, __: Action, step: Step[State]) -> None:
        states.append(step.state)

    chance = stream(f"bench/pictures/{players}/{game}")
    play(KRYPTOS, {"players": (str(players),), "options": every if game % 2 else ()}, chance, note)
    for state in states:
        yield track_texts(table_view(state), names.__getitem__, say, title="Friday board games")


if __name__ == "__main__":
    sys.exit(main())
