"""Random legal players and minds: whole games by the thousand, to measure the rules and the house players."""

import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.chance import Chance, stream
from engine.codec import Json
from engine.core import Action, Chosen, Game, OwnView, Seat, Setup, State, Step, View

Seated: TypeAlias = Mapping[Seat, str]
"""The minds by the seats that they hold; random players hold all others."""

NOBODY: Seated = {}


def play(
    game: Game[Setup, State, View, OwnView],
    chosen: Chosen,
    chance: Chance,
    watch: Callable[[Seat | None, Action, Step[State]], None] | None = None,
    minds: Seated = NOBODY,
) -> State:
    """The last state of one game; `watch` sees each step. Where a seat has a mind, the mind says what it does."""
    state = game.start(game.simulation.setup(chosen, chance)).state
    while move := game.simulation.move(state, chance):
        seat, action = move
        if seat is not None and seat in minds:
            action = game.simulation.minds[minds[seat]](game.seat_view(state, seat), chance)
        step = game.apply(state, seat, action)
        if watch:
            watch(seat, action, step)
        state = step.state
    return state


def simulate(
    game: Game[Setup, State, View, OwnView], chosen: Chosen, games: int, seed: str, minds: Seated = NOBODY
) -> Json:
    """The summed-up results of many games; `ValueError` for choices that do not go together and unknown minds."""
    if unknown := set(minds.values()).difference(game.simulation.minds):
        raise ValueError(f"{game.key} has no mind {min(unknown)}")
    label = "/".join(f"{name}={','.join(values)}" for name, values in sorted(chosen.items()))
    chance = stream(f"simulate/{game.key}/{label}/{seed}")
    began = time.perf_counter()
    counted = game.simulation.count(chosen, (play(game, chosen, chance, minds=minds) for _ in range(games)))
    took = time.perf_counter() - began
    per_second = round(games / took, 1) if took else None
    return {"game": game.key, "seed": seed, "games": games} | counted | {"games_per_second": per_second}
