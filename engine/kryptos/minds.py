"""House players of the card game: each takes the guess that is worth most by what its level can tell of the cards.

Easy looks at each card alone, normal knows which numbers fit into a whole hand, and hard counts the hands in which they
do, which makes its probabilities exact for each hand.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.chance import Chance
from engine.core import Seat
from engine.kryptos.actions import Action, GuessCard, PassTurn, RevealCard
from engine.kryptos.cards import colour_of
from engine.kryptos.deduction import possible_numbers, unflawed_numbers, whole_hands
from engine.kryptos.scoring import PRICE_OF_AN_ATTEMPT, worth
from engine.kryptos.terms import Phase
from engine.kryptos.views import HandView, SeatView
from engine.minds import Level

Beliefs: TypeAlias = Mapping[int, Mapping[int, float]]
"""How likely a player thinks each number is, by the place of the hidden card."""

Knowing: TypeAlias = Callable[[SeatView, Seat], Beliefs]


@dataclass(frozen=True, slots=True)
class _Aim:
    """A guess, and the points that it can be expected to bring."""

    guess: GuessCard
    value: float


def mind(view: SeatView, level: Level, chance: Chance) -> Action:
    """What a house player does when the table waits for it."""
    return play(view, KNOWING[level], chance)


def play(view: SeatView, knowing: Knowing, chance: Chance) -> Action:
    """The move of a player who believes what `knowing` says."""
    if view.table.phase is Phase.REVEAL:
        return RevealCard(_least_telling(view, chance))
    best = _best_aim(view, knowing, chance)
    if view.table.phase is Phase.AGAIN and best.value <= PRICE_OF_AN_ATTEMPT:  # K10
        return PassTurn()
    return best.guess


def by_single_cards(view: SeatView, owner: Seat) -> Beliefs:
    """Every number that nothing in plain sight speaks against is as likely as any other."""
    return _evenly(unflawed_numbers(view, owner))


def by_sets(view: SeatView, owner: Seat) -> Beliefs:
    """Every number that fits into a whole hand is as likely as any other."""
    return _evenly(possible_numbers(view, owner))


def by_counts(view: SeatView, owner: Seat) -> Beliefs:
    """A number is as likely as its share of the whole hands."""
    return {
        place: {number: ways / sum(counted.values()) for number, ways in counted.items()}
        for place, counted in whole_hands(view, owner).items()
    }


def blindly(view: SeatView, owner: Seat) -> Beliefs:
    """Every number of the game is as likely as any other: an honest player who draws no conclusion at all."""
    numbers = range(1, view.table.top + 1)
    return {place: dict.fromkeys(numbers, 1 / len(numbers)) for place in view.table.hand(owner).hidden}


KNOWING: Mapping[Level, Knowing] = {Level.EASY: by_single_cards, Level.NORMAL: by_sets, Level.HARD: by_counts}


def _evenly(left: Mapping[int, frozenset[int]]) -> Beliefs:
    return {place: dict.fromkeys(numbers, 1 / len(numbers)) for place, numbers in left.items()}


def _best_aim(view: SeatView, knowing: Knowing, chance: Chance) -> _Aim:
    """The aim of most value; chance decides between equals."""
    aims = list(_aims(view, knowing))
    most = max(aim.value for aim in aims)
    return chance.choice([aim for aim in aims if aim.value == most])


def _aims(view: SeatView, knowing: Knowing) -> Iterator[_Aim]:
    for hand in view.table.hands:
        if hand.seat != view.seat and hand.hidden:
            points = worth(len(hand.hidden))  # K8
            for place, numbers in knowing(view, hand.seat).items():
                for number, likely in sorted(numbers.items()):
                    yield _Aim(GuessCard(hand.seat, place, number), likely * points)


def _least_telling(view: SeatView, chance: Chance) -> int:
    """K5: the own card after whose reveal the others have most hands to choose from."""
    left = {place: _hands_left(view, place) for place in view.revealable}
    most = max(left.values())
    return chance.choice([place for place, count in left.items() if count == most])


def _hands_left(view: SeatView, place: int) -> int:
    """How many hands everybody could still think of if the own card in this place lay open."""
    own = view.table.hand(view.seat)
    number = view.cards[place - 1]
    tokens = {**own.tokens, colour_of(number): own.tokens[colour_of(number)] - 1}
    shown = replace(own, cards=(*own.cards[: place - 1], number, *own.cards[place:]), tokens=tokens)
    ways = whole_hands(_as_seen_by_all(view, shown), own.seat)
    return sum(next(iter(ways.values()), {0: 1}).values())  # every whole hand has one number in a given place


def _as_seen_by_all(view: SeatView, shown: HandView) -> SeatView:
    """The table as a spectator would see it, with this hand as it would be."""
    hands = tuple(shown if hand.seat == shown.seat else hand for hand in view.table.hands)
    return replace(view, table=replace(view.table, hands=hands), cards=())
