"""House players of the card game: they know what their seat knows, play legally, and well."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import stream
from engine.core import Seat, Step
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard, PassTurn, RevealCard
from engine.kryptos.deduction import possible_numbers, whole_hands
from engine.kryptos.minds import by_counts, by_sets, mind
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.minds import Level
from engine.simulate import play, simulate
from tests.thorough import some

from .secrets import scrambled
from .tables import in_every_phase, view

FOUR = {"players": ("4",), "options": ()}
PLAYERS = [Seat(f"player-{number}") for number in range(1, 5)]
AWAITED = {name: state for name, state in in_every_phase() if state.phase is not Phase.OVER}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("state", AWAITED.values(), ids=AWAITED)
@settings(max_examples=10)
@given(seed=st.integers())
def test_a_mind_cannot_peek(state: State, level: Level, seed: int) -> None:
    """States that differ only in what its seat may not know give equal actions."""
    seat = state.mover.seat
    other = scrambled(state, seat, Random(seed))
    assert mind(view(state, seat), level, stream("s")) == mind(view(other, seat), level, stream("s"))


@pytest.mark.parametrize(
    ("players", "options"), [("3", ("bribe",)), ("4", ("mystery",)), ("5", ("advanced", "bribe")), ("6", ())]
)
def test_no_move_of_a_mind_is_refused(players: str, options: tuple[str, ...]) -> None:
    """K5-K12: `play` would raise the refusal."""
    levels = [level.value for level in Level]
    seats = {Seat(f"player-{number}"): levels[number % 3] for number in range(1, int(players) + 1)}
    moves: Counter[type] = Counter()

    def watch(_: Seat | None, action: Any, __: Step[State]) -> None:
        moves[type(action)] += 1

    for seed in range(5):
        final = play(KRYPTOS, {"players": (players,), "options": options}, stream(str(seed)), watch, seats)
        assert final.phase is Phase.OVER
    assert {RevealCard, GuessCard, PassTurn} <= set(moves)


def test_the_ways_are_counted_hand_by_hand() -> None:
    """K3: every whole hand has one number in each place, so each place counts the same hands."""
    for state in AWAITED.values():
        seat = state.mover.seat
        for hand in state.hands:
            if hand.seat != seat:
                ways = whole_hands(view(state, seat), hand.seat)
                assert len({sum(counted.values()) for counted in ways.values()}) <= 1
                assert {place: frozenset(counted) for place, counted in ways.items()} == possible_numbers(
                    view(state, seat), hand.seat
                )


def test_what_is_believed_of_a_card_adds_up_to_one() -> None:
    for state in AWAITED.values():
        for hand in state.hands:
            if hand.seat != state.mover.seat:
                for knowing in (by_sets, by_counts):
                    for numbers in knowing(view(state, state.mover.seat), hand.seat).values():
                        assert sum(numbers.values()) == pytest.approx(1)


def test_a_second_attempt_is_bought_only_when_it_is_worth_its_price() -> None:
    """K10."""
    state = AWAITED["again"]
    seen = view(state, state.mover.seat)
    action = mind(seen, Level.HARD, stream("s"))
    expected = max(
        likely * min(len(hand.hidden), 3)
        for hand in seen.table.hands
        if hand.seat != seen.seat
        for numbers in by_counts(seen, hand.seat).values()
        for likely in numbers.values()
    )
    assert isinstance(action, GuessCard) == (expected > 1)


@pytest.mark.parametrize(
    ("best", "others", "share"),
    some([("hard", "blind", 0.98), ("hard", "normal", 0.4), ("normal", "easy", 0.4)]),
)
def test_a_higher_level_wins_more_than_its_share(best: str, others: str, share: float) -> None:
    """Four players: an even share is a quarter."""
    minds = dict(zip(PLAYERS, [best, others, others, others], strict=True))
    won = simulate(KRYPTOS, FOUR, 60, "strength", minds)["won"]
    assert won["player-1"] >= share * 60


def test_an_unknown_mind_is_named() -> None:
    with pytest.raises(ValueError, match="no mind genius"):
        simulate(KRYPTOS, FOUR, 1, "1", {PLAYERS[0]: "genius"})
