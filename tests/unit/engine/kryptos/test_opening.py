"""The opening: two cards each, against the turn order, and the advanced rules for which."""

from dataclasses import replace

import pytest

from engine.core import Seat
from engine.kryptos.actions import Action, GuessCard, PassTurn, RevealCard, TimeUp
from engine.kryptos.cards import colour_of
from engine.kryptos.opening import revealable
from engine.kryptos.setup import Options, deal_cards
from engine.kryptos.state import State
from engine.kryptos.terms import Phase

from .tables import NAMES, act, begun, hand, opened, refusal, setup, table, view

ADVANCED = Options(advanced=True)


@pytest.mark.parametrize("players", range(3, 7))
@pytest.mark.parametrize("first", ["ana", "bo", "cy"])
def test_it_goes_twice_round_against_the_turn_order(players: int, first: str) -> None:
    """K5: from the player to the right of the first player; then the first player's turn begins."""
    state = table(players, first=first)
    at = NAMES.index(Seat(first))
    around = [NAMES[(at - step) % players] for step in range(1, players + 1)]
    order = []
    while state.phase is Phase.REVEAL:
        order.append(state.mover.seat)
        state = act(state, None, TimeUp())
    assert order == around * 2
    assert (state.phase, state.mover.seat, state.round) == (Phase.TURN, first, 1)
    assert {len(hand.shown) for hand in state.hands} == {2}


def test_a_revealed_card_keeps_its_place_and_its_token_goes() -> None:
    """K5, K3: cy's 12, a blue card, stands fourth."""
    before, after = (view(state, "ana").table.hand(NAMES[2]) for state in (table(), act(table(), "cy", RevealCard(4))))
    assert after.cards == (None, None, None, 12, *[None] * 6)
    changed = {colour: before.tokens[colour] - after.tokens[colour] for colour in before.tokens}
    assert changed == {"red": 0, "yellow": 0, "green": 0, "blue": 1}


@pytest.mark.parametrize(
    ("by", "action", "why"),
    [
        ("ana", RevealCard(1), "not-your-turn"),
        ("eve", RevealCard(1), "unknown-player"),
        ("cy", RevealCard(0), "no-such-card"),
        ("cy", RevealCard(-1), "no-such-card"),
        ("cy", RevealCard(11), "no-such-card"),
        ("cy", GuessCard(Seat("ana"), 1, 1), "wrong-phase"),
        ("cy", PassTurn(), "wrong-phase"),
    ],
)
def test_what_the_opening_refuses(by: str, action: Action, why: str) -> None:
    """K5: one own card, in order."""
    assert refusal(table(), by, action) == why


def test_a_card_is_revealed_once() -> None:
    """K5."""
    state = act(table(), "cy", RevealCard(4))
    for _ in range(2):
        state = act(state, None, TimeUp())
    assert refusal(state, "cy", RevealCard(4)) == "card-already-open"


def test_without_the_option_any_card_may_be_opened() -> None:
    """K6 is an option: here both ends, and neighbours in number."""
    state = table()
    assert view(state, "cy").revealable == tuple(range(1, 11))
    assert hand(opened(state), "cy").shown == {3, 6}


def test_time_reveals_the_lowest_legal_card() -> None:
    """K5, K6."""
    assert hand(act(table(), None, TimeUp()), "cy").shown == {3}
    assert hand(act(table(options=ADVANCED), None, TimeUp()), "cy").shown == {6}


def test_not_the_lowest_nor_the_highest() -> None:
    """K6."""
    state = table(options=ADVANCED)
    assert view(state, "cy").revealable == tuple(range(2, 10))
    assert refusal(state, "cy", RevealCard(1)) == "card-not-allowed"
    assert refusal(state, "cy", RevealCard(10)) == "card-not-allowed"


def test_the_second_card_is_not_one_above_or_below_the_first() -> None:
    """K6: in number; the next card of the hand may be opened when a number lies between."""
    hands = {"ana": range(1, 11), "bo": range(11, 21), "cy": (21, 22, 23, 24, 26, 27, 28, 29, 30, 32)}
    state = act(begun(setup(options=ADVANCED, hands=hands, aside=(25, 31))), "cy", RevealCard(4))
    state = act(act(state, "bo", RevealCard(3)), "ana", RevealCard(2))
    assert 24 in hand(state, "cy").shown
    assert {hand(state, "cy").cards[place - 1] for place in view(state, "cy").revealable} == {22, 26, 27, 28, 29, 30}
    assert refusal(state, "cy", RevealCard(3)) == "card-not-allowed"


def colours_opened(state: State) -> list[int]:
    shown = [colour_of(number) for hand in state.hands for number in hand.shown]
    return [shown.count(colour) for colour in sorted(set(shown))]


@pytest.mark.parametrize(("players", "most"), [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_at_most_so_many_cards_of_a_colour_are_opened(players: int, most: int) -> None:
    """K6: two with 3-4 players, three with 5-6, as long as everybody has another card."""
    full = 0
    for seed in range(30):
        state = begun(deal_cards(NAMES[:players], ADVANCED, str(seed)))
        while state.phase is Phase.REVEAL:
            shown = [colour_of(number) for hand in state.hands for number in hand.shown]
            free = [number for number in state.mover.cards[1:-1] if number not in state.mover.shown]
            apart = [number for number in free if not {number - 1, number + 1} & state.mover.shown]
            legal = [number for number in apart if shown.count(colour_of(number)) < most]
            assert list(revealable(state)) == (legal or apart)
            full += legal != apart
            state = act(state, None, TimeUp())
    assert full, "the limit was met"


def small_hand(options: Options, cards: tuple[int, ...], shown: set[int], elsewhere: set[int]) -> State:
    """A table at which cy, with a hand as small as no deal makes it, is to reveal."""
    state = table(options=options)
    state = state.with_hand(2, replace(state.hands[2], cards=cards, shown=frozenset(shown)))
    return state.with_hand(0, replace(state.hands[0], cards=tuple(sorted(elsewhere)), shown=frozenset(elsewhere)))


@pytest.mark.parametrize(
    ("cards", "shown", "elsewhere", "legal"),
    [
        ((1, 5, 10, 20), set(), {9, 13}, (10,)),  # red is used up
        ((1, 5, 10, 20), set(), {9, 13, 14, 18}, (5, 10)),  # no colour is left: the limit falls
        ((1, 5, 6, 20), {5}, {9, 13}, (6,)),  # only a neighbour is left: that rule falls too
        ((1, 5, 20), {5}, {9, 13}, (1, 20)),  # only the ends are left
        ((1, 5, 6, 20), {5}, {10, 14}, (6,)),  # a neighbour of a colour that is used up
    ],
)
def test_rules_fall_one_by_one_for_a_player_without_a_legal_card(
    cards: tuple[int, ...], shown: set[int], elsewhere: set[int], legal: tuple[int, ...]
) -> None:
    """K6: the colour limit first, then the neighbour rule, then the ends rule."""
    assert revealable(small_hand(ADVANCED, cards, shown, elsewhere)) == legal
