"""Secrecy as equality: what a viewer may not know makes no difference to what that viewer sees."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Seat, Step
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard
from engine.kryptos.events import CardGuessed, CardRevealed, GuessMissed
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.simulate import play

from .secrets import scrambled
from .tables import BO, act, in_every_phase, setup, table_view, trio, view
from .tables import begun as dealt

STATES = dict(in_every_phase())
ALL = ("advanced", "bribe")


def everybody(state: State) -> list[Seat]:
    return [hand.seat for hand in state.hands if not hand.vacant]


def assert_secrets_are_kept(state: State, chance: Random) -> None:
    """Compare the views of a state with those of states that differ only in what the viewer may not know."""
    assert KRYPTOS.table_view(scrambled(state, None, chance)) == KRYPTOS.table_view(state)
    for seat in everybody(state):
        assert KRYPTOS.seat_view(scrambled(state, seat, chance), seat) == KRYPTOS.seat_view(state, seat)


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@settings(max_examples=5)
@given(seed=st.integers())
def test_what_a_viewer_may_not_know_makes_no_difference(state: State, seed: int) -> None:
    """K2, K3, K9, K12: in every phase, for every seat and for spectators."""
    assert_secrets_are_kept(state, Random(seed))


def test_the_scrambling_changes_what_is_secret() -> None:
    """K3: the equality above compares different games, and owners do see the difference."""
    for name, state in STATES.items():
        other = scrambled(state, Seat("ana"), Random(name))
        assert (other != state) == (state.phase is not Phase.OVER), name
        assert [hand.shown for hand in other.hands] == [hand.shown for hand in state.hands]
        changed = {one.seat for one, two in zip(state.hands, other.hands, strict=True) if one.cards != two.cards}
        assert "ana" not in changed
        for seat in everybody(state):
            assert (KRYPTOS.seat_view(other, seat) != KRYPTOS.seat_view(state, seat)) == (seat in changed)


@pytest.mark.parametrize(("players", "options"), [("3", ()), ("4", ("mystery",)), ("5", ALL), ("6", ("advanced",))])
@settings(max_examples=4)
@given(seed=st.integers())
def test_no_game_shows_a_secret_on_its_way(players: str, options: tuple[str, ...], seed: int) -> None:
    """K3, K5, K8, K9, K11: at some steps of whole games."""
    chance = Random(seed)

    def watch(_: Seat | None, __: Any, step: Step[State]) -> None:
        if chance.random() < 0.1:
            assert_secrets_are_kept(step.state, chance)

    play(KRYPTOS, {"players": (players,), "options": options}, chance, watch)


def test_only_the_owner_can_tell_two_numbers_apart() -> None:
    """K3: bo has 29 in the one game and 25 in the other, both red, both in ninth or tenth place; ana has the other."""
    hands = {name: set(cards) for name, cards in setup().hands.items()}
    swapped = dict(hands) | {BO: hands[BO] ^ {29, 25}, Seat("ana"): hands[Seat("ana")] ^ {25, 29}}
    a = dealt(setup(hands={name: sorted(cards) for name, cards in hands.items()}))
    b = dealt(setup(hands={name: sorted(cards) for name, cards in swapped.items()}))
    assert a != b
    assert table_view(a) == table_view(b)
    assert view(a, "cy") == view(b, "cy")
    assert view(a, "bo") != view(b, "bo")
    assert view(a, "ana") != view(b, "ana")


@pytest.mark.parametrize("number", [9, 10, 11, 12, 30])
def test_a_miss_tells_only_that_it_missed(number: int) -> None:
    """K9: however near it came, the same in every view but for the number that was said."""
    state = trio()
    near, far = (table_view(act(state, "ana", GuessCard(BO, 3, guess))) for guess in (number, 48))
    assert near.hands == far.hands == table_view(state).hands
    assert near.attempts[-1].right is far.attempts[-1].right is False


@pytest.mark.parametrize("seed", range(5))
def test_events_name_only_numbers_that_lie_open_or_were_said(seed: int) -> None:
    """K5, K8, K9."""

    def watch(_: Seat | None, action: Any, step: Step[State]) -> None:
        shown = {number for hand in step.state.hands for number in hand.shown}
        for event in step.events:
            if isinstance(event, CardRevealed | CardGuessed):
                assert event.number in shown
            elif isinstance(event, GuessMissed):
                assert event.number == action.number

    play(KRYPTOS, {"players": ("4",), "options": ()}, Random(seed), watch)
