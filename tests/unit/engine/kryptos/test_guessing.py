"""Guessing: right, wrong, a second attempt, the bribe."""

import pytest

from engine.core import Seat
from engine.kryptos.actions import Action, GuessCard, PassTurn, RevealCard, TimeUp
from engine.kryptos.scoring import worth
from engine.kryptos.setup import Options
from engine.kryptos.terms import Phase

from .tables import (
    ANA,
    BO,
    act,
    hand,
    hit,
    opened,
    points,
    refusal,
    right,
    table,
    trio,
    with_hidden,
    with_points,
    wrong,
)


def test_a_right_guess_opens_the_card_and_ends_the_turn() -> None:
    """K7, K8: bo's third card is 8."""
    state = act(trio(), "ana", GuessCard(BO, 3, 8))
    assert hand(state, "bo").shown == {2, 5, 8}
    assert points(state) == {"ana": 5, "bo": 2, "cy": 2}
    assert (state.phase, state.mover.seat) == (Phase.TURN, "bo")


@pytest.mark.parametrize(("hidden", "gained"), [(8, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_a_card_is_worth_what_its_hand_hid(hidden: int, gained: int) -> None:
    """K8: three points with three or more hidden cards, two with two, one with one."""
    state = with_hidden(trio(), bo=hidden)
    assert points(hit(state, "bo"))["ana"] == 2 + gained
    assert worth(hidden) == gained


def test_a_wrong_guess_tells_nothing_and_offers_a_second_attempt() -> None:
    """K9, K10: no card moves, no point either."""
    state = trio()
    after = act(state, "ana", GuessCard(BO, 3, 11))
    assert (after.phase, after.mover.seat) == (Phase.AGAIN, "ana")
    assert after.hands == state.hands


@pytest.mark.parametrize("owner", ["bo", "cy"])
def test_a_second_attempt_costs_a_point_and_may_be_at_any_card(owner: str) -> None:
    """K10, K8: the turn ends after it, right or wrong."""
    state = act(trio(), "ana", wrong(trio(), "bo"))
    bought = act(state, "ana", right(state, owner))
    assert (points(bought)["ana"], bought.mover.seat, bought.phase) == (4, "bo", Phase.TURN)
    lost = act(state, "ana", wrong(state, owner))
    assert (points(lost)["ana"], lost.mover.seat, lost.phase) == (1, "bo", Phase.TURN)
    assert points(lost)["bo"] == points(lost)["cy"] == 2


def test_there_is_never_a_third_attempt() -> None:
    """K10."""
    state = act(act(trio(), "ana", wrong(trio(), "bo")), "ana", wrong(trio(), "bo"))
    assert refusal(state, "ana", wrong(state, "bo")) == "not-your-turn"


def test_no_second_attempt_without_a_point() -> None:
    """K10: the turn goes on at once."""
    state = with_points(trio(), ana=0)
    after = act(state, "ana", wrong(state, "bo"))
    assert (after.phase, after.mover.seat, points(after)["ana"]) == (Phase.TURN, "bo", 0)


def test_the_last_point_buys_an_attempt() -> None:
    """K10."""
    state = act(with_points(trio(), ana=1), "ana", wrong(trio(), "bo"))
    assert points(act(state, "ana", wrong(state, "bo")))["ana"] == 0


@pytest.mark.parametrize("found", [True, False])
def test_the_bribe_goes_to_the_owner_of_the_card_attempted(found: bool) -> None:
    """K11: not to the owner of the card that was missed first; right or wrong."""
    state = trio(Options(bribe=True))
    state = act(state, "ana", wrong(state, "bo"))
    after = act(state, "ana", right(state, "cy") if found else wrong(state, "cy"))
    assert points(after) == {"ana": 4 if found else 1, "bo": 2, "cy": 3}


def test_pass_and_time_buy_nothing() -> None:
    """K10."""
    state = act(trio(), "ana", wrong(trio(), "bo"))
    for after in (act(state, "ana", PassTurn()), act(state, None, TimeUp())):
        assert (after.mover.seat, after.phase, points(after)["ana"]) == ("bo", Phase.TURN, 2)


def test_time_ends_a_turn() -> None:
    """K7: nobody waits for ever."""
    after = act(trio(), None, TimeUp())
    assert (after.mover.seat, after.phase, after.attempts) == ("bo", Phase.TURN, ())


@pytest.mark.parametrize(
    ("by", "action", "why"),
    [
        ("bo", GuessCard(ANA, 3, 7), "not-your-turn"),
        ("eve", GuessCard(BO, 3, 8), "unknown-player"),
        ("ana", GuessCard(Seat("eve"), 3, 8), "unknown-player"),
        ("ana", GuessCard(ANA, 3, 7), "own-card"),
        ("ana", GuessCard(BO, 0, 8), "no-such-card"),
        ("ana", GuessCard(BO, 11, 8), "no-such-card"),
        ("ana", GuessCard(BO, -1, 29), "no-such-card"),
        ("ana", GuessCard(BO, 1, 2), "card-already-open"),
        ("ana", GuessCard(BO, 3, 0), "bad-number"),
        ("ana", GuessCard(BO, 3, 49), "bad-number"),
        ("ana", PassTurn(), "wrong-phase"),
        ("ana", RevealCard(3), "wrong-phase"),
    ],
)
def test_what_a_turn_refuses(by: str, action: Action, why: str) -> None:
    """K7, K10: another player's hidden card, a number of 1-48; a pass only after a miss."""
    assert refusal(trio(), by, action) == why


@pytest.mark.parametrize("number", [1, 2, 4, 31, 33, 48])
def test_a_guess_that_cannot_be_right_is_legal(number: int) -> None:
    """K1, K7, K9: open, in the guesser's hand, aside or not in the game: it is just wrong."""
    assert act(trio(), "ana", GuessCard(BO, 3, number)).phase is Phase.AGAIN


@pytest.mark.parametrize("players", [4, 5])
def test_nobody_can_guess_a_card_of_the_mystery(players: int) -> None:
    """K12: it is in no hand."""
    state = opened(table(players, Options(mystery=True)))
    assert len(state.aside) == 4
    for number in state.aside:
        assert act(state, "ana", GuessCard(BO, 3, number)).phase is Phase.AGAIN
