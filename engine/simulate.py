"""Random legal players: whole games by the thousand, to measure the rules and to find what they forgot."""

import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engine import deal
from engine.codes import CODES
from engine.codes.actions import Action, GiveClues, GuessKeywords, LockGuess, LockInterception
from engine.codes.lineups import LINEUPS, LineUp
from engine.codes.setup import CODES_OF_A_DECK, Deck, Setup
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import Task, awaited
from engine.core import Seat, Step

# How often a random player happens to be right: so that games of every length and with every end come up.
DECODES = 0.8
INTERCEPTS = 0.3


def codes_setup(lineup: LineUp, chance: Random) -> Setup:
    """Return a random set-up of a line-up: as many players as it takes, made-up keywords, a seed of its own."""
    sizes = [chance.choice(rule.sizes) for rule in lineup.sides]
    while max(sizes) - min(sizes) > lineup.most_apart:
        sizes = [chance.choice(rule.sizes) for rule in lineup.sides]
    encoding = [rule.key for rule in lineup.sides if rule.encodes]
    seed = f"{chance.getrandbits(128):032x}"
    return Setup(
        lineup=lineup,
        players={
            rule.key: tuple(Seat(f"{rule.key}-{n}") for n in range(size))
            for rule, size in zip(lineup.sides, sizes, strict=True)
        },
        keywords={key: tuple(f"keyword {key} {slot}" for slot in "abcd") for key in encoding},
        decks={key: Deck(seed=seed) for key in encoding},
    )


def random_answer(task: Task, chance: Random, right: str | None) -> Action:
    """Return a legal answer to a task; a guess is the right code as often as `DECODES` and `INTERCEPTS` say."""
    if task is Task.CLUES:
        return GiveClues(tuple(f"clue {chance.getrandbits(64):x}" for _ in range(3)))
    if task is Task.KEYWORDS:
        return GuessKeywords(tuple(chance.choice([None, f"word {slot}"]) for slot in "abcd"))
    lucky = chance.random() < (DECODES if task is Task.GUESS else INTERCEPTS)
    code = right if lucky and right is not None else chance.choice(CODES_OF_A_DECK)
    return LockGuess(code) if task is Task.GUESS else LockInterception(code)


def play_codes(
    lineup: LineUp, chance: Random, watch: Callable[[Seat, Action, Step[State]], None] | None = None
) -> State:
    """Play one game to its end and return its last state; `watch` sees each step."""
    state = CODES.start(codes_setup(lineup, chance)).state
    while state.phase is not Phase.OVER:
        entry = chance.choice(awaited(state))
        seat = chance.choice(entry.seats)
        right = state.side(state.half.side).code if state.half else None
        action = random_answer(entry.task, chance, right)
        step = CODES.apply(state, seat, action)
        if watch:
            watch(seat, action, step)
        state = step.state
    return state


def simulate_codes(mode: str, games: int, seed: str) -> dict[str, Any]:
    """Play many games and return what came of them."""
    lineup = LINEUPS[mode]
    chance = deal.stream(f"simulate/{mode}/{seed}")
    winners: Counter[str] = Counter({rule.key: 0 for rule in lineup.sides} | {"shared": 0})
    rounds: Counter[int] = Counter()
    tokens: Counter[str] = Counter()
    began = time.perf_counter()
    for _ in range(games):
        final = play_codes(lineup, chance)
        won = (final.outcome.winners if final.outcome else None) or ()
        winners["shared" if len(won) > 1 else won[0]] += 1
        rounds[final.round] += 1
        for side in final.sides:
            tokens["intercepts"] += side.tally.intercepts
            tokens["miscommunications"] += side.tally.miscommunications
    took = time.perf_counter() - began
    return {
        "game": "codes",
        "mode": mode,
        "seed": seed,
        "games": games,
        "winners": dict(sorted(winners.items())),
        "rounds": {str(count): rounds[count] for count in sorted(rounds)},
        "tokens": {name: tokens[name] for name in ("intercepts", "miscommunications")},
        "games_per_second": round(games / took, 1) if took else None,
    }
