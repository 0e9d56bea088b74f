"""Whose turn it is, the last round, who wins, and the other ends."""

import pytest

from engine.kryptos.actions import Action, CallEnd, EndGame, GuessCard, PassTurn, TimeUp
from engine.kryptos.scoring import best
from engine.kryptos.setup import Options
from engine.kryptos.state import State
from engine.kryptos.terms import Phase

from .tables import (
    ANA,
    BO,
    CY,
    act,
    hit,
    missed,
    opened,
    points,
    refusal,
    right,
    rounds_missed,
    table,
    trio,
    winner,
    with_hidden,
    with_points,
    wrong,
)


@pytest.mark.parametrize("players", range(3, 7))
def test_turns_go_round(players: int) -> None:
    """K7."""
    state = opened(table(players, first="bo"))
    turns = []
    for _ in range(2 * players):
        turns.append((state.round, state.mover.seat))
        state = missed(state)
    order = [hand.seat for hand in state.hands]
    assert order[0] == "bo"
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order]


def test_the_round_goes_on_after_fifteen_points() -> None:
    """K13, K14: all have the same number of turns; then most points win."""
    state = hit(with_points(trio(), ana=12, bo=13), "cy")
    assert (points(state)["ana"], state.mover.seat, state.last_round) == (15, "bo", True)
    state = hit(state, "cy")
    assert (points(state)["bo"], state.mover.seat) == (16, "cy")
    assert winner(missed(state)) == ("bo", "points")


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    """K13."""
    state = missed(missed(with_points(trio(), cy=12)))
    assert winner(hit(state, "ana")) == ("cy", "points")


def test_fourteen_points_are_not_enough() -> None:
    """K13."""
    state = missed(missed(with_points(trio(), cy=11)))
    assert hit(state, "ana").phase is Phase.TURN


def test_a_bribe_can_bring_the_last_round() -> None:
    """K11, K13: the point that cy receives is the fifteenth."""
    state = with_points(trio(Options(bribe=True)), cy=14)
    state = act(act(state, "ana", wrong(state, "bo")), "ana", wrong(state, "cy"))
    assert (points(state)["cy"], state.last_round) == (15, True)
    assert winner(missed(missed(state))) == ("cy", "points")


def test_paying_below_fifteen_does_not_undo_it() -> None:
    """K13, K10: cy had fifteen by the bribe, and pays the point away."""
    state = with_points(trio(Options(bribe=True)), cy=14)
    state = missed(act(act(state, "ana", wrong(state, "bo")), "ana", wrong(state, "cy")))
    state = act(act(state, "cy", wrong(state, "ana")), "cy", wrong(state, "bo"))
    assert points(state)["cy"] == 14
    assert winner(state) == ("cy", "points")


def test_of_equals_the_earlier_in_turn_order_wins() -> None:
    """K14: from the first player, who need not be ana."""
    for first, expected in (("ana", "ana"), ("bo", "bo"), ("cy", "cy")):
        state = with_points(opened(table(first=first)), ana=15, bo=15, cy=15)
        assert winner(missed(missed(missed(state)))) == (expected, "points")
    assert best([(ANA, 3), (BO, 7), (CY, 7)]) == BO
    assert best([]) is None


def test_the_game_ends_when_no_card_is_left_to_guess() -> None:
    """K15: after that turn, in the middle of a round, with few points."""
    state = hit(with_hidden(trio(), ana=0, bo=1, cy=0), "bo")
    assert winner(state) == ("ana", "no-card-left")
    assert points(state) == {"ana": 3, "bo": 2, "cy": 2}


def test_cards_that_lie_aside_keep_no_game_alive() -> None:
    """K12, K15."""
    state = with_hidden(opened(table(4, Options(mystery=True))), ana=0, bo=1, cy=0, di=0)
    assert winner(hit(state, "bo")) == ("ana", "no-card-left")


def test_who_has_nothing_to_guess_is_skipped() -> None:
    """K16: only bo has hidden cards, so bo has nothing to guess, and cy and ana take turns."""
    state = with_hidden(trio(), ana=0, bo=3, cy=0)
    after = missed(state)
    assert (after.mover.seat, after.round) == ("cy", 1)
    assert (missed(after).mover.seat, missed(after).round) == ("ana", 2)


def test_a_skipped_turn_ends_the_last_round() -> None:
    """K13, K16: cy is skipped, and the round is over."""
    state = with_points(with_hidden(trio(), ana=0, bo=0, cy=3), bo=15)
    assert winner(missed(missed(state))) == ("bo", "points")


@pytest.mark.parametrize("caller", ["ana", "bo", "cy"])
def test_any_player_may_call_the_end_after_three_quiet_rounds(caller: str) -> None:
    """K17, K14."""
    state = with_points(rounds_missed(trio(), 3), bo=4)
    assert state.round == 4
    assert winner(act(state, caller, CallEnd())) == ("bo", "end-called")


def test_not_before_three_whole_rounds() -> None:
    """K17: a turn short of them is too early."""
    state = rounds_missed(trio(), 2)
    for _ in range(3):
        assert refusal(state, "ana", CallEnd()) == "too-early-to-end"
        state = missed(state)
    assert act(state, "ana", CallEnd()).phase is Phase.OVER


def test_a_revealed_card_begins_the_count_again() -> None:
    """K17: the round of the reveal does not count."""
    state = hit(rounds_missed(trio(), 3), "cy")
    assert refusal(state, "ana", CallEnd()) == "too-early-to-end"
    state = rounds_missed(state, 3)
    assert (state.round, refusal(state, "ana", CallEnd())) == (7, "too-early-to-end")
    assert act(rounds_missed(state, 1), "ana", CallEnd()).phase is Phase.OVER


def test_turns_that_time_ended_count_too() -> None:
    """K17: nobody is ever stuck."""
    state = trio()
    for _ in range(9):
        state = act(state, None, TimeUp())
    assert act(state, "bo", CallEnd()).phase is Phase.OVER


def test_the_end_may_be_called_between_two_attempts() -> None:
    """K17, K10: by anybody at the table, and by nobody else."""
    state = rounds_missed(trio(), 3)
    state = act(state, "ana", wrong(state, "bo"))
    assert refusal(state, "eve", CallEnd()) == "unknown-player"
    assert act(state, "bo", CallEnd()).phase is Phase.OVER


def test_there_is_no_end_to_call_in_the_opening() -> None:
    """K17, K5."""
    assert refusal(table(), "ana", CallEnd()) == "wrong-phase"


def test_a_game_that_is_called_off_has_no_winner() -> None:
    """K14: not by points."""
    for state in (table(), trio(), with_points(trio(), ana=20)):
        assert winner(act(state, None, EndGame())) == (None, "called-off")


def finished() -> State:
    return hit(with_hidden(trio(), ana=0, bo=1, cy=0), "bo")


@pytest.mark.parametrize("action", [PassTurn(), CallEnd(), TimeUp(), EndGame(), GuessCard(BO, 3, 8)])
def test_nothing_happens_after_the_end(action: Action) -> None:
    """K15."""
    assert refusal(finished(), "ana", action) == "wrong-phase"


def test_the_right_guess_of_a_last_card_can_win_from_behind() -> None:
    """K14, K15: a point is enough."""
    state = with_points(with_hidden(trio(), ana=0, bo=0, cy=1), ana=4, bo=4)
    state = missed(state)
    assert winner(act(state, "bo", right(state, "cy"))) == ("bo", "no-card-left")
