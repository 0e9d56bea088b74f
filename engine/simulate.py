"""Random legal players: whole games by the thousand, to measure the rules and to find what they forgot."""

import time
from collections.abc import Callable
from typing import Any

from engine import deal
from engine.core import Chosen, Game, Seat, Setup, State, Step
from engine.deal import Chance


def play(
    game: Game[Setup, State],
    chosen: Chosen,
    chance: Chance,
    watch: Callable[[Seat | None, Any, Step[State]], None] | None = None,
) -> State:
    """Play one game to its end and return its last state; `watch` sees each step."""
    state = game.start(game.simulation.setup(chosen, chance)).state
    while move := game.simulation.move(state, chance):
        step = game.apply(state, *move)
        if watch:
            watch(*move, step)
        state = step.state
    return state


def simulate(game: Game[Any, Any], chosen: Chosen, games: int, seed: str) -> dict[str, Any]:
    """Play many games and return what came of them; `ValueError` for choices that do not go together."""
    label = "/".join(f"{name}={','.join(values)}" for name, values in sorted(chosen.items()))
    chance = deal.stream(f"simulate/{game.key}/{label}/{seed}")
    began = time.perf_counter()
    counted = game.simulation.count(chosen, (play(game, chosen, chance) for _ in range(games)))
    took = time.perf_counter() - began
    per_second = round(games / took, 1) if took else None
    return {"game": game.key, "seed": seed, "games": games} | counted | {"games_per_second": per_second}
