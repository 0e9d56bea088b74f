"""Random legal players of the card game."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core import Choice, Chosen, Seat, Simulation
from engine.deal import Chance
from engine.kryptos.actions import Action, GuessCard, PassTurn, RevealCard
from engine.kryptos.cards import PLAYERS
from engine.kryptos.opening import revealable
from engine.kryptos.setup import Options, Setup, deal_cards
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase

# How often a random player happens to be right, or buys no second attempt: so that games of every end come up.
GUESSES = 0.3
PASSES = 0.3


def random_setup(chosen: Chosen, chance: Chance) -> Setup:
    """Return a random deal; `ValueError` for options that so many players cannot have."""
    players = [Seat(f"player-{n}") for n in range(1, int(chosen["players"][0]) + 1)]
    options = Options(**dict.fromkeys(chosen["options"], True))
    return deal_cards(players, options, f"{chance.getrandbits(128):032x}")


def random_move(state: State, chance: Chance) -> tuple[Seat, Action] | None:
    """Return what the player on turn does; None when the game is over."""
    if state.phase is Phase.OVER:
        return None
    mover = state.mover
    if state.phase is Phase.REVEAL:
        return mover.seat, RevealCard(mover.place(chance.choice(revealable(state))))
    if state.phase is Phase.AGAIN and chance.random() < PASSES:
        return mover.seat, PassTurn()
    owner = chance.choice([hand for hand in state.hands if hand is not mover and hand.hidden])
    return mover.seat, _random_guess(state, owner, chance)


def _random_guess(state: State, owner: Hand, chance: Chance) -> GuessCard:
    """Name a number for a card, the right one as often as `GUESSES` says, but never one that was refuted there."""
    right = chance.choice(owner.hidden)
    place = owner.place(right)
    if chance.random() < GUESSES:
        return GuessCard(owner.seat, place, right)
    index = state.hands.index(owner)
    refuted = {attempt.number for attempt in state.attempts if (attempt.owner, attempt.place) == (index, place)}
    return GuessCard(
        owner.seat, place, chance.choice([number for number in range(1, state.top + 1) if number not in refuted])
    )


def count_ends(chosen: Chosen, finals: Iterable[State]) -> dict[str, Any]:
    """Return who won by their order in the turn, for which reason, after how many rounds, and with how many points."""
    players = int(chosen["players"][0])
    winners: Counter[int] = Counter()
    reasons: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    points = 0
    for final in finals:
        if final.outcome is not None:
            winners.update(
                place for place, hand in enumerate(final.hands, start=1) if hand.seat == final.outcome.winner
            )
            reasons[final.outcome.reason.value] += 1
        rounds[final.round] += 1
        points += sum(hand.points for hand in final.hands)
    return {
        "players": players,
        "options": list(chosen["options"]),
        "winners": {str(place): winners[place] for place in range(1, players + 1)},
        "reasons": dict(sorted(reasons.items())),
        "rounds": {str(count): rounds[count] for count in sorted(rounds)},
        "points": points,
    }


SIMULATION = Simulation(
    choices=(
        Choice("players", tuple(str(count) for count in PLAYERS), ("4",)),
        Choice("options", ("advanced", "mystery", "bribe"), (), several=True),
    ),
    setup=random_setup,
    move=random_move,
    count=count_ends,
)
