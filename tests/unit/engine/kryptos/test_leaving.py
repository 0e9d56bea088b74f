"""Leaving, coming back and substitutes."""

import pytest

from engine.core import Seat
from engine.kryptos.actions import CallEnd, GuessCard, Leave, Substitute, TimeUp
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Phase

from .tables import (
    ANA,
    BO,
    act,
    hand,
    hit,
    missed,
    opened,
    points,
    refusal,
    right,
    rounds_missed,
    table,
    trio,
    view,
    winner,
    with_hidden,
    with_points,
    wrong,
)

EVE = Seat("eve")


def left(state: State, *leavers: str) -> State:
    for leaver in leavers:
        state = act(state, leaver, Leave())
    return state


def replaced(state: State, seat: Seat, player: Seat) -> State:
    return act(state, None, Substitute(seat, player))


def test_a_leavers_hand_is_opened_and_its_points_stay() -> None:
    """K18."""
    state = left(with_points(trio(), bo=9), "bo")
    assert hand(state, "bo").hidden == ()
    assert points(state) == {"ana": 2, "bo": 9, "cy": 2}
    assert view(state, "ana").table.hand(BO).cards == hand(state, "bo").cards
    assert refusal(state, "ana", GuessCard(BO, 5, 14)) == "card-already-open"


def test_a_leavers_turns_are_skipped() -> None:
    """K18."""
    state = left(trio(), "bo")
    assert state.mover.seat == "ana"
    state = missed(state)
    assert state.mover.seat == "cy"
    assert (missed(state).mover.seat, missed(state).round) == ("ana", 2)


@pytest.mark.parametrize("again", [False, True], ids=["turn", "again"])
def test_the_turn_of_who_leaves_ends(again: bool) -> None:
    """K18."""
    state = act(trio(), "ana", wrong(trio(), "bo")) if again else trio()
    after = left(state, "ana")
    assert (after.mover.seat, after.phase) == ("bo", Phase.TURN)


def test_a_leaver_cannot_win() -> None:
    """K18, K14: not even with most points."""
    state = left(with_points(trio(), bo=14, cy=3), "bo")
    state = hit(with_points(state, ana=12), "cy")
    assert winner(missed(state)) == ("ana", "points")


def test_a_leavers_points_still_bring_the_last_round() -> None:
    """K13, K18: its points stay."""
    state = left(with_points(trio(), cy=15, bo=3), "cy")
    assert winner(missed(missed(state))) == ("bo", "points")


def test_the_last_one_at_the_table_wins() -> None:
    """K15, K18: nobody is left who may guess a card."""
    assert winner(left(trio(), "ana", "cy")) == ("bo", "no-card-left")
    assert winner(left(table(), "cy", "ana")) == ("bo", "no-card-left")


def test_the_first_of_the_last_two_to_go_leaves_the_other_the_game() -> None:
    """K18: also in the middle of a turn."""
    state = act(trio(), "ana", wrong(trio(), "bo"))
    assert winner(left(state, "bo", "cy")) == ("ana", "no-card-left")


def test_who_waits_before_a_table_without_hidden_cards_is_skipped() -> None:
    """K16, K18: only bo's cards could be guessed by ana; after bo has left, only ana's are hidden."""
    state = with_hidden(trio(), ana=3, bo=3, cy=0)
    after = left(state, "bo")
    assert (after.mover.seat, after.phase) == ("cy", Phase.TURN)


def test_nobody_wins_when_nobody_can() -> None:
    """K18, K15: ana has come back, but has left; the others go."""
    state = replaced(left(opened(table(4)), "ana"), ANA, ANA)
    assert winner(left(state, "bo", "cy", "di")) == (None, "no-card-left")


def test_leaving_in_the_opening_passes_the_reveals_on() -> None:
    """K5, K18: each of the others still opens two cards."""
    state = left(table(4), "di")
    assert (state.phase, state.mover.seat) == (Phase.REVEAL, "cy")
    state = left(state, "bo")
    order = []
    while state.phase is Phase.REVEAL:
        order.append(state.mover.seat)
        state = act(state, None, TimeUp())
    assert order == ["cy", "ana", "cy", "ana"]
    assert state.mover.seat == "ana"


def test_the_last_to_reveal_can_leave() -> None:
    """K5, K18: the first turn is the next player's."""
    state = table()
    for _ in range(5):
        state = act(state, None, TimeUp())
    after = left(state, "ana")
    assert (after.phase, after.mover.seat, after.round) == (Phase.TURN, "bo", 1)


def test_opened_cards_count_as_revealed() -> None:
    """K6, K17, K18: for the colours of the advanced opening, and for calling the end."""
    state = left(table(4, Options(advanced=True)), "cy")
    assert view(state, "di").revealable == tuple(range(2, 9)), "no colour is left, so the limit falls"
    state = rounds_missed(opened(table(4)), 3)
    assert refusal(left(state, "di"), "ana", CallEnd()) == "too-early-to-end"
    assert act(left(with_hidden(state, di=0), "di"), "ana", CallEnd()).phase is Phase.OVER


def test_who_left_does_nothing_more() -> None:
    """K18."""
    state = left(trio(), "bo")
    for action in (Leave(), right(state, "cy"), CallEnd()):
        assert refusal(state, "bo", action) == "unknown-player"
    assert refusal(state, "eve", Leave()) == "unknown-player"


def test_a_substitute_takes_the_seat_with_its_points_and_turns() -> None:
    """K18, L1: and can win."""
    state = replaced(left(with_points(trio(), bo=12), "bo"), BO, EVE)
    assert points(state) == {"ana": 2, "eve": 12, "cy": 2}
    state = missed(state)
    assert state.mover.seat == "eve"
    state = hit(state, "cy")
    assert winner(missed(state)) == ("eve", "points")


def test_a_substitute_can_be_named_in_a_guess_and_has_nothing_hidden() -> None:
    """K18."""
    state = replaced(left(trio(), "bo"), BO, EVE)
    assert refusal(state, "ana", GuessCard(EVE, 5, 14)) == "card-already-open"
    assert refusal(state, "ana", GuessCard(BO, 5, 14)) == "unknown-player"


def test_who_comes_back_plays_on_but_cannot_win() -> None:
    """K18, L1: opening the own hand must not pay."""
    state = replaced(left(with_points(trio(), ana=20), "ana"), ANA, ANA)
    assert points(state)["ana"] == 20
    state = missed(missed(state))
    assert winner(state) == ("bo", "points")


def test_leaving_twice_is_leaving() -> None:
    """K18."""
    state = left(replaced(left(trio(), "ana"), ANA, ANA), "ana")
    assert state.left == ("ana",)


@pytest.mark.parametrize(
    ("seat", "player", "why"),
    [
        ("cy", "eve", "seat-not-free"),
        ("fay", "eve", "unknown-player"),
        ("bo", "cy", "already-seated"),
        ("bo", "ana", "sat-in-other-seat"),
    ],
)
def test_who_may_not_take_a_seat(seat: str, player: str, why: str) -> None:
    """L1: ana and bo have left; each seat is a side of its own."""
    state = left(opened(table(4)), "ana", "bo")
    assert refusal(state, None, Substitute(Seat(seat), Seat(player))) == why


def test_only_the_table_seats_a_substitute() -> None:
    """L1."""
    assert refusal(left(trio(), "bo"), "ana", Substitute(BO, EVE)) == "not-your-turn"


def test_a_substitute_of_the_opening_has_no_card_to_reveal() -> None:
    """K5, K18: they are open."""
    state = replaced(left(table(4), "cy"), Seat("cy"), EVE)
    order = []
    while state.phase is Phase.REVEAL:
        order.append(state.mover.seat)
        state = act(state, None, TimeUp())
    assert order == ["di", "bo", "ana"] * 2
    assert missed(missed(state)).mover.seat == "eve"


def test_a_substitute_who_leaves_can_be_replaced() -> None:
    """K18, L1: the seat is named by who left it last."""
    state = left(replaced(left(trio(), "bo"), BO, EVE), "eve")
    assert refusal(state, None, Substitute(BO, Seat("fay"))) == "unknown-player"
    assert points(replaced(state, EVE, Seat("fay"))) == {"ana": 2, "fay": 2, "cy": 2}
