"""Random legal players of the code game."""

from collections import Counter
from collections.abc import Iterable

from engine.chance import Chance
from engine.codec import Json
from engine.codes.actions import Action, GiveClues, GuessKeywords, LockGuess, LockInterception
from engine.codes.lineups import INTERCEPTOR, LINEUPS
from engine.codes.setup import CODES_OF_A_DECK, Deck, Setup
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import SeatView, Task, awaited
from engine.core import Choice, Chosen, Seat, Simulation

# How often a random player is right: chosen so that games of every length and with every end come up.
DECODES = 0.8
INTERCEPTS = 0.3


def random_setup(chosen: Chosen, chance: Chance) -> Setup:
    """A set-up of the chosen line-up: a random number of players, made-up keywords, a random seed."""
    lineup = LINEUPS[chosen["mode"][0]]
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


def random_answer(task: Task, chance: Chance, right: str | None) -> Action:
    """A legal answer to a task; a guess is right as often as `DECODES` and `INTERCEPTS` say."""
    if task is Task.CLUES:
        return GiveClues(tuple(f"clue {chance.getrandbits(64):x}" for _ in range(3)))
    if task is Task.KEYWORDS:
        return GuessKeywords(tuple(chance.choice([None, f"word {slot}"]) for slot in "abcd"))
    lucky = chance.random() < (DECODES if task is Task.GUESS else INTERCEPTS)
    code = right if lucky and right is not None else chance.choice(CODES_OF_A_DECK)
    return LockGuess(code) if task is Task.GUESS else LockInterception(code)


def random_move(state: State, chance: Chance) -> tuple[Seat, Action] | None:
    """The next move of an awaited player; None when the game is over."""
    if state.phase is Phase.OVER:
        return None
    entry = chance.choice(awaited(state))
    seat = chance.choice(entry.seats)
    right = state.side(state.half.side).code if state.half else None
    return seat, random_answer(entry.task, chance, right)


def count_ends(chosen: Chosen, finals: Iterable[State]) -> Json:
    """Winners, rounds and tokens of finished games."""
    (mode,) = chosen["mode"]
    winners: Counter[str] = Counter({rule.key: 0 for rule in LINEUPS[mode].sides} | {"shared": 0})
    rounds: Counter[int] = Counter()
    tokens: Counter[str] = Counter()
    for final in finals:
        won = (final.outcome.winners if final.outcome else None) or ()
        winners["shared" if len(won) > 1 else won[0]] += 1
        rounds[final.round] += 1
        for side in final.sides:
            tokens["intercepts"] += side.tally.intercepts
            tokens["miscommunications"] += side.tally.miscommunications
    return {
        "mode": mode,
        "winners": dict(sorted(winners.items())),
        "rounds": {str(count): rounds[count] for count in sorted(rounds)},
        "tokens": {name: tokens[name] for name in ("intercepts", "miscommunications")},
    }


SIMULATION: Simulation[Setup, State, SeatView] = Simulation(
    choices=(Choice("mode", tuple(LINEUPS), (INTERCEPTOR.key,)),),
    setup=random_setup,
    move=random_move,
    count=count_ends,
)
