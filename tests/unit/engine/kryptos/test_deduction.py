"""What a player can tell of the others' cards: never too much."""

from collections.abc import Mapping
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Seat, Step
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import GuessCard, Leave, PassTurn
from engine.kryptos.cards import colour_of, tokens
from engine.kryptos.deduction import Flaw, flaw, possible_numbers, unflawed_numbers
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.kryptos.views import SeatView
from engine.simulate import play
from tests.thorough import some

from .secrets import scrambled
from .tables import ANA, BO, CY, act, in_every_phase, opened, table, trio, view, with_hidden

STATES = {name: state for name, state in in_every_phase() if state.phase is not Phase.OVER}


def others(state: State) -> list[tuple[SeatView, Seat]]:
    """Each player's view with each other hand."""
    return [
        (view(state, hand.seat), other.seat)
        for hand in state.hands
        if not hand.vacant
        for other in state.hands
        if other is not hand
    ]


def assert_honest(state: State) -> None:
    """The true number of every hidden card is left, for every player."""
    for seen, owner in others(state):
        hand = next(hand for hand in state.hands if hand.seat == owner)
        left = possible_numbers(seen, owner)
        assert set(left) == {hand.place(number) for number in hand.hidden}
        for number in hand.hidden:
            assert number in left[hand.place(number)]


@pytest.mark.parametrize(
    ("players", "options"), [("3", ("bribe",)), ("4", ("mystery",)), ("5", ("advanced",)), ("6", ())]
)
@settings(max_examples=3)
@given(seed=st.integers())
def test_the_true_number_is_never_excluded(players: str, options: tuple[str, ...], seed: int) -> None:
    """K3, K8, K9: at some steps of whole games, for every player and every hidden card."""
    chance = Random(seed)

    def watch(_: Seat | None, __: Any, step: Step[State]) -> None:
        if chance.random() < 0.1 and step.state.phase is not Phase.OVER:
            assert_honest(step.state)

    play(KRYPTOS, {"players": (players,), "options": options}, chance, watch)


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_no_true_guess_is_warned_about(state: State) -> None:
    """K7: in every phase."""
    assert_honest(state)
    for seen, owner in others(state):
        hand = next(hand for hand in state.hands if hand.seat == owner)
        for number in hand.hidden:
            assert flaw(seen, owner, hand.place(number), number) is None


@pytest.mark.parametrize("name", some(list(STATES)))
def test_what_is_plain_to_see_leaves_all_that_a_conclusion_leaves_and_more(name: str) -> None:
    for seen, owner in others(STATES[name]):
        plain, left = unflawed_numbers(seen, owner), possible_numbers(seen, owner)
        assert set(plain) == set(left)
        for place, numbers in plain.items():
            assert left[place] <= numbers
            flaws = {flaw(seen, owner, place, number) for number in numbers}
            assert flaws <= {None, Flaw.DOES_NOT_FIT}


@settings(max_examples=4)
@given(seed=st.integers())
def test_it_is_told_from_the_own_view_alone(seed: int) -> None:
    """K3: what ana may not know makes no difference to what ana can tell."""
    for state in STATES.values():
        other = scrambled(state, ANA, Random(seed))
        seen, again = view(state, "ana"), view(other, "ana")
        for owner in (BO, CY):
            assert possible_numbers(seen, owner) == possible_numbers(again, owner)


def every_whole_hand(seen: SeatView, owner: Seat) -> Mapping[int, set[int]]:
    """What is left for each card, by trying every hand there could be."""
    hand = seen.table.hand(owner)
    sight = {number for other in seen.table.hands for number in other.cards} | set(seen.cards)
    refuted = {(attempt.place, attempt.number) for attempt in seen.table.attempts if attempt.owner == owner}
    free = [number for number in range(1, seen.table.top + 1) if number not in sight]
    left: dict[int, set[int]] = {place: set() for place in hand.hidden}
    for chosen in combinations(free, len(hand.hidden)):
        filled = list(hand.cards)
        for place, number in zip(hand.hidden, chosen, strict=True):
            filled[place - 1] = number
        whole = [number for number in filled if number is not None]
        if whole == sorted(whole) and tokens(chosen) == hand.tokens:
            told = list(zip(hand.hidden, chosen, strict=True))
            if not refuted.intersection(told):
                for place, number in told:
                    left[place].add(number)
    return left


@pytest.mark.parametrize("players", "3456")
def test_it_leaves_just_what_some_whole_hand_allows(players: str) -> None:
    """K3, K9: compared with trying every hand, where up to three cards are hidden."""
    compared = 0

    def watch(_: Seat | None, __: Any, step: Step[State]) -> None:
        nonlocal compared
        for seen, owner in others(step.state) if step.state.phase is Phase.AGAIN else ():
            if 1 <= len(seen.table.hand(owner).hidden) <= 3:
                assert possible_numbers(seen, owner) == every_whole_hand(seen, owner)
                compared += 1

    chance = Random(players)
    while compared < 40:
        play(KRYPTOS, {"players": (players,), "options": ()}, chance, watch)


@pytest.mark.parametrize(
    ("place", "number", "found"),
    [
        (3, 49, Flaw.NOT_IN_GAME),
        (3, 33, Flaw.NOT_IN_GAME),
        (3, 0, Flaw.NOT_IN_GAME),
        (3, 2, Flaw.REVEALED),
        (3, 6, Flaw.REVEALED),
        (3, 10, Flaw.OWN_CARD),
        (3, 9, Flaw.REFUTED),
        (4, 9, None),
        (3, 26, Flaw.OUT_OF_ORDER),
        (10, 8, Flaw.OUT_OF_ORDER),
        (3, 8, None),
        (10, 32, None),
    ],
)
def test_why_a_guess_cannot_be_right(place: int, number: int, found: Flaw | None) -> None:
    """K2, K3, K9: ana looks at bo's hand, where 2 and 5 lie open and 9 was refuted in the third place."""
    state = act(trio(), "ana", GuessCard(BO, 3, 9))
    assert flaw(view(state, "ana"), BO, place, number) is found


def test_a_number_between_open_neighbours_is_in_order() -> None:
    """K3: bo's 8 and 17 lie open, two hidden cards stand between: the first is at most 15, the second at least 10."""
    hand = trio().hands[1]
    seen = view(trio().with_hand(1, hand.showing(8).showing(17)), "ana")
    assert [flaw(seen, BO, 4, number) for number in (9, 14, 18)] == [None, None, Flaw.OUT_OF_ORDER]
    assert [flaw(seen, BO, 5, number) for number in (9, 11, 15)] == [Flaw.OUT_OF_ORDER, None, None]
    assert flaw(seen, BO, 4, 15) is Flaw.DOES_NOT_FIT, "between 15 and 17 there is only ana's own 16"


def test_a_colour_that_the_hand_does_not_hide() -> None:
    """K3: bo hides 26 and 29, a yellow and a red card."""
    state = with_hidden(trio(), bo=2)
    seen = view(state, "ana")
    assert [colour_of(number).value for number in (24, 27, 32)] == ["blue", "green", "blue"]
    assert [flaw(seen, BO, place, number) for place, number in ((9, 24), (9, 27), (10, 32))] == [
        Flaw.NO_SUCH_COLOUR,
        Flaw.NO_SUCH_COLOUR,
        Flaw.NO_SUCH_COLOUR,
    ]


def test_only_the_whole_hand_shows_that_a_number_does_not_fit() -> None:
    """K3: bo hides a yellow and a red card above 23; 30 would be the yellow one, and no red card is above it."""
    state = with_hidden(trio(), bo=2)
    seen = view(state, "ana")
    assert flaw(seen, BO, 9, 30) is Flaw.DOES_NOT_FIT
    assert possible_numbers(seen, BO) == {9: {26, 29}, 10: {29, 30}}


def test_a_refuted_number_narrows_the_cards_beside_it() -> None:
    """K9: by any player."""
    state = with_hidden(opened(table(4, Options(bribe=True))), bo=3)
    before = possible_numbers(view(state, "cy"), BO)
    place = min(before)
    number = min(before[place] - {state.hands[1].cards[place - 1]})
    state = act(act(state, "ana", GuessCard(BO, place, number)), "ana", PassTurn())
    after = possible_numbers(view(state, "cy"), BO)
    assert number not in after[place]
    assert all(after[at] <= before[at] for at in before)


def test_a_leavers_cards_are_in_sight() -> None:
    """K18: no number of that hand is left for another."""
    state = act(trio(), "cy", Leave())
    left = possible_numbers(view(state, "ana"), BO)
    assert not any(set(numbers) & set(state.hands[2].cards) for numbers in left.values())
    assert possible_numbers(view(state, "ana"), CY) == {}
