"""Tokens, and who has won (D15-D17, D20-D25, I4-I7)."""

from functools import cache
from itertools import product

import pytest

from engine.codes.actions import LockGuess, LockInterception
from engine.codes.scoring import (
    Outcome,
    Reason,
    SideKey,
    Tally,
    Tie,
    TieCase,
    Token,
    interceptor_verdict,
    keywords_verdict,
    teams_verdict,
    tie_case,
)
from engine.codes.state import State
from engine.codes.terms import Phase

from .tables import QUIET, Result, act, half_played, in_round, rounds_played, tally, teams, trio, winners, written

RESULTS: list[Result] = list(product([True, False], [True, False]))


@cache
def teams_in(number: int) -> State:
    return written(in_round(teams(), number))


@cache
def trio_in(number: int) -> State:
    return written(in_round(trio(), number))


@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize(("white", "black"), list(product(RESULTS, RESULTS)))
def test_every_result_of_a_round_of_teams(number: int, white: Result, black: Result) -> None:
    """D14, D15, D16, D17, D18: an exact interception is a token, a wrong own guess is one, both are both."""
    state = teams_in(number)
    for decoded, intercepted in (white, black):
        state = half_played(state, decoded=decoded, intercepted=intercepted)
    intercepting = number > 1
    assert tally(state, "white") == (int(black[1] and intercepting), int(not white[0]))
    assert tally(state, "black") == (int(white[1] and intercepting), int(not black[0]))


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize(("decoded", "intercepted"), RESULTS)
def test_every_result_of_a_round_of_three(number: int, decoded: bool, intercepted: bool) -> None:
    """I4, I5, I6: each right interception and each failure of the pair is a token for the interceptor."""
    state = half_played(trio_in(number), decoded=decoded, intercepted=intercepted)
    assert tally(state, "interceptor") == (int(intercepted and number > 1) + int(not decoded), 0)
    assert tally(state, "pair") == (0, 0)


@pytest.mark.parametrize("near", ["341", "324", "243", "432"])
def test_two_digits_right_are_wrong(near: str) -> None:
    """D15, D16: exactly right means three digits in order; the code is 342."""
    state = act(act(teams_in(2), "ana", LockGuess(near)), "cy", LockInterception(near))
    assert (tally(state, "white"), tally(state, "black")) == ((0, 1), (0, 0))


def test_tokens_add_up() -> None:
    """D15, D16, D23: an interception is a point, a miscommunication takes one."""
    tokens = Tally().plus(Token.INTERCEPTION).plus(Token.INTERCEPTION).plus(Token.MISCOMMUNICATION)
    assert tokens == Tally(2, 1)
    assert tokens.points == 1
    assert Tally(0, 1).points == -1


WHITE: tuple[SideKey, ...] = ("white",)
BLACK: tuple[SideKey, ...] = ("black",)


@pytest.mark.parametrize(
    ("white", "black", "verdict"),
    [
        # D20, D21: a reason for one team only
        ((2, 0), (0, 0), Outcome(WHITE, Reason.INTERCEPTIONS)),
        ((0, 0), (2, 0), Outcome(BLACK, Reason.INTERCEPTIONS)),
        ((0, 2), (0, 0), Outcome(BLACK, Reason.MISCOMMUNICATIONS)),
        ((0, 0), (0, 2), Outcome(WHITE, Reason.MISCOMMUNICATIONS)),
        ((2, 1), (1, 1), Outcome(WHITE, Reason.INTERCEPTIONS)),
        ((1, 2), (1, 1), Outcome(BLACK, Reason.MISCOMMUNICATIONS)),
        # D22: two reasons for the same team are a plain win
        ((2, 0), (0, 2), Outcome(WHITE, Reason.INTERCEPTIONS)),
        ((0, 2), (2, 0), Outcome(BLACK, Reason.INTERCEPTIONS)),
        ((2, 1), (1, 2), Outcome(WHITE, Reason.INTERCEPTIONS)),
        # D22, D23: one team has both 2 and 2
        ((2, 2), (0, 0), Tie),
        ((2, 2), (1, 0), Outcome(BLACK, Reason.POINTS)),
        ((2, 2), (0, 1), Outcome(WHITE, Reason.POINTS)),
        ((2, 2), (1, 1), Tie),
        ((0, 0), (2, 2), Tie),
        ((1, 0), (2, 2), Outcome(WHITE, Reason.POINTS)),
        # D22, D23: both reach 2 interceptions, or both 2 miscommunications
        ((2, 0), (2, 0), Tie),
        ((2, 1), (2, 0), Outcome(BLACK, Reason.POINTS)),
        ((2, 0), (2, 1), Outcome(WHITE, Reason.POINTS)),
        ((0, 2), (0, 2), Tie),
        ((1, 2), (0, 2), Outcome(WHITE, Reason.POINTS)),
        ((0, 2), (1, 2), Outcome(BLACK, Reason.POINTS)),
        # D22: three and four reasons
        ((2, 2), (0, 2), Outcome(WHITE, Reason.POINTS)),
        ((2, 2), (2, 0), Outcome(BLACK, Reason.POINTS)),
        ((2, 2), (2, 2), Tie),
        # nothing yet
        ((1, 1), (1, 1), None),
        ((0, 0), (0, 0), None),
        ((1, 0), (0, 1), None),
    ],
)
@pytest.mark.parametrize("last_round", [True, False])
def test_the_end_of_a_round_of_teams(
    white: tuple[int, int], black: tuple[int, int], verdict: Outcome | type[Tie] | None, last_round: bool
) -> None:
    """D20, D21, D22, D23: a reason for one team decides at once, reasons for both go to the points."""
    if verdict is None and last_round:
        points = (white[0] - white[1]) - (black[0] - black[1])
        verdict = Outcome(WHITE, Reason.POINTS) if points > 0 else Tie
    assert teams_verdict((Tally(*white), Tally(*black)), last_round) == verdict


@pytest.mark.parametrize("tokens", list(product(range(4), repeat=4)))
@pytest.mark.parametrize("last_round", [True, False])
def test_the_verdict_is_fair(tokens: tuple[int, int, int, int], last_round: bool) -> None:
    """D20, D21, D22, D23: with the tokens swapped, the winners are swapped."""
    white, black = Tally(*tokens[:2]), Tally(*tokens[2:])
    one, other = teams_verdict((white, black), last_round), teams_verdict((black, white), last_round)
    assert isinstance(one, Outcome) == isinstance(other, Outcome)
    if isinstance(one, Outcome) and isinstance(other, Outcome):
        assert {one.winners, other.winners} == {WHITE, BLACK}
        assert one.reason == other.reason
    else:
        assert one is other


@pytest.mark.parametrize("last_round", [True, False])
@pytest.mark.parametrize("tokens", range(4))
def test_the_end_of_a_round_of_three(tokens: int, last_round: bool) -> None:
    """I7: two tokens win for the interceptor, five rounds without them win for the pair."""
    verdict = interceptor_verdict((Tally(), Tally(tokens, 0)), last_round)
    if tokens >= 2:
        assert verdict == Outcome(("interceptor",), Reason.INTERCEPTOR_TOKENS)
    else:
        assert verdict == (Outcome(("pair",), Reason.ROUNDS_SURVIVED) if last_round else None)


@pytest.mark.parametrize(("white", "black"), list(product(range(5), repeat=2)))
def test_more_keywords_win(white: int, black: int) -> None:
    """D24, D25: equal is a shared victory."""
    outcome = keywords_verdict(white, black)
    if white == black:
        assert outcome == Outcome(("black", "white"), Reason.SHARED)
    else:
        assert outcome == Outcome(WHITE if white > black else BLACK, Reason.KEYWORDS)


def test_the_end_is_checked_only_after_both_halves() -> None:
    """D20, D22: White's second interception in its own half of the round lets Black play on, and Black may tie."""
    state = rounds_played(teams(), (QUIET, QUIET), ((True, True), (True, True)))
    state = half_played(written(state), intercepted=True)
    assert tally(state, "black") == (2, 0)
    assert state.phase is Phase.GUESS
    assert winners(half_played(state)) == ("black",)
    assert half_played(state, intercepted=True).phase is Phase.KEYWORDS


def test_two_miscommunications_lose() -> None:
    """D21: also in the first two rounds."""
    state = rounds_played(teams(), ((False, False), QUIET), ((False, False), QUIET))
    assert (winners(state), state.round) == (("black",), 2)


@pytest.mark.parametrize("fatal", range(2, 6))
def test_the_interceptor_wins_in_the_round_of_the_second_token(fatal: int) -> None:
    """I7: checked at the end of each round."""
    state = rounds_played(trio(), *[(QUIET,)] * (fatal - 2), ((False, False),))
    assert state.phase is Phase.CLUES
    state = rounds_played(state, ((True, True),))
    assert (winners(state), state.round) == (("interceptor",), fatal)


def test_both_tokens_in_one_round_win_at_once() -> None:
    """I5, I7: +2."""
    state = rounds_played(trio(), (QUIET,), ((False, True),))
    assert (winners(state), tally(state, "interceptor")) == (("interceptor",), (2, 0))


@pytest.mark.parametrize("slip", [None, 1, 2, 5])
def test_the_pair_wins_after_five_rounds(slip: int | None) -> None:
    """I7: with no token or with one."""
    rounds = [((False, False),) if number == slip else (QUIET,) for number in range(1, 6)]
    state = rounds_played(trio(), *rounds)
    assert (winners(state), state.round) == (("pair",), 5)


def test_points_decide_after_round_8() -> None:
    """D22, D23: nobody has won or lost, and one interception is one point."""
    state = rounds_played(teams(), *[(QUIET, QUIET)] * 7, (QUIET, (True, True)))
    assert (winners(state), state.round) == (("white",), 8)
    state = rounds_played(teams(), *[(QUIET, QUIET)] * 7, ((False, False), QUIET))
    assert winners(state) == ("black",)


@pytest.mark.parametrize(
    ("rounds", "won"),
    [
        # one team has 2 and 2, the other nothing: 0 points each
        ([((False, False), (True, True))] * 2, None),
        # both reach two interceptions in the same round; White misread once
        ([((True, True), (True, True)), ((False, True), (True, True))], "black"),
        # both reach two miscommunications in the same round; Black intercepted once
        ([((False, False), (False, False)), ((False, True), (False, False))], "black"),
    ],
)
def test_the_ties_of_a_played_game(rounds: list[tuple[Result, Result]], won: SideKey | None) -> None:
    """D22, D23: played from round 2 on, where interceptions count."""
    state = rounds_played(teams(), (QUIET, QUIET), *rounds)
    if won is None:
        assert state.phase is Phase.KEYWORDS
    else:
        assert winners(state) == (won,)


@pytest.mark.parametrize(
    ("white", "black", "case"),
    [
        (Tally(2, 2), Tally(0, 0), TieCase.ONE_HAS_BOTH),
        (Tally(1, 1), Tally(2, 2), TieCase.ONE_HAS_BOTH),
        (Tally(2, 0), Tally(2, 1), TieCase.BOTH_INTERCEPTED),
        (Tally(0, 2), Tally(1, 2), TieCase.BOTH_MISREAD),
        (Tally(1, 1), Tally(0, 1), TieCase.ROUNDS_OVER),
    ],
)
def test_a_tie_case_is_told_from_the_others(white: Tally, black: Tally, case: TieCase) -> None:
    """D22."""
    assert tie_case((white, black)) == case
