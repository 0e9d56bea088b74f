"""Random legal players of the card game."""

from collections import Counter
from collections.abc import Iterable
from functools import partial

from engine.chance import Chance
from engine.codec import Json
from engine.core import Choice, Chosen, Seat, Simulation
from engine.kryptos.actions import Action, GuessCard, PassTurn, RevealCard
from engine.kryptos.cards import PLAYERS
from engine.kryptos.minds import blindly, mind, play
from engine.kryptos.opening import revealable
from engine.kryptos.setup import OPTIONS, Options, Setup, deal_cards
from engine.kryptos.state import Hand, State
from engine.kryptos.terms import Phase
from engine.kryptos.views import SeatView
from engine.minds import Level

# How often a random player is right, or buys no second attempt: chosen so that games of every end come up.
GUESSES = 0.3
PASSES = 0.3


def random_setup(chosen: Chosen, chance: Chance) -> Setup:
    """A random deal; `ValueError` for options that this number of players cannot have."""
    players = [Seat(f"player-{n}") for n in range(1, int(chosen["players"][0]) + 1)]
    options = Options(**dict.fromkeys(chosen["options"], True))
    return deal_cards(players, options, f"{chance.getrandbits(128):032x}")


def random_move(state: State, chance: Chance) -> tuple[Seat, Action] | None:
    """The next move of the player on turn; None when the game is over."""
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
    """A guess that is right as often as `GUESSES` says, and never a number that was refuted there."""
    right = chance.choice(owner.hidden)
    place = owner.place(right)
    if chance.random() < GUESSES:
        return GuessCard(owner.seat, place, right)
    index = state.hands.index(owner)
    refuted = {attempt.number for attempt in state.attempts if (attempt.owner, attempt.place) == (index, place)}
    return GuessCard(
        owner.seat, place, chance.choice([number for number in range(1, state.top + 1) if number not in refuted])
    )


def count_ends(chosen: Chosen, finals: Iterable[State]) -> Json:
    """Winners by their place in the turn order, reasons, rounds and points of finished games."""
    players = int(chosen["players"][0])
    winners: Counter[int] = Counter()
    seats: Counter[Seat] = Counter()
    reasons: Counter[str] = Counter()
    rounds: Counter[int] = Counter()
    points = 0
    for final in finals:
        if final.outcome is not None:
            winners.update(
                place for place, hand in enumerate(final.hands, start=1) if hand.seat == final.outcome.winner
            )
            seats.update([final.outcome.winner] if final.outcome.winner is not None else [])
            reasons[final.outcome.reason.value] += 1
        rounds[final.round] += 1
        points += sum(hand.points for hand in final.hands)
    return {
        "players": players,
        "options": list(chosen["options"]),
        "winners": {str(place): winners[place] for place in range(1, players + 1)},
        "won": dict(sorted(seats.items())),
        "reasons": dict(sorted(reasons.items())),
        "rounds": {str(count): rounds[count] for count in sorted(rounds)},
        "points": points,
    }


def _at_level(level: Level, view: SeatView, chance: Chance) -> Action:
    return mind(view, level, chance)


SIMULATION: Simulation[Setup, State, SeatView] = Simulation(
    choices=(
        Choice("players", tuple(str(count) for count in PLAYERS), ("4",)),
        Choice("options", OPTIONS, (), several=True),
    ),
    setup=random_setup,
    move=random_move,
    count=count_ends,
    minds={
        "blind": lambda view, chance: play(view, blindly, chance),
        **{level.value: partial(_at_level, level) for level in Level},
    },
)
