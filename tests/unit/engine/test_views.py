"""Views: what everybody may know, and what one seat may know besides."""

from random import Random

import pytest

from engine.codes import CODES
from engine.codes.actions import EndGame, Leave, LockGuess, LockInterception, TimeUp
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import Award, Outcome, Reason, Tally, Token
from engine.codes.state import State
from engine.codes.terms import Mark, Phase
from engine.codes.views import Awaited, HalfView, SeatView, Sheet, SheetRound, SideView, TableView, Task, table_view
from engine.core import Seat
from engine.simulate import play

from .tables import act, given, half_played, in_round, over, rounds_played, seats, teams, tied, trio, view, written

ANA, BO, CY = seats("ana bo cy")
PLAIN = (Mark.PLAIN, Mark.PLAIN, Mark.PLAIN)
CLUES = ("salt", "boats", "night walk")


def test_the_table_of_three_in_its_second_round() -> None:
    """D5, D11, I1: everything that a spectator sees."""
    state = half_played(act(trio(), "ana", given(*CLUES)), decoded=False)
    state = act(act(state, "bo", given("rungs", "mill", "sea")), "ana", LockGuess("123"))
    first = SheetRound(
        round=1,
        encoder=ANA,
        clues=CLUES,
        marks=PLAIN,
        interception=None,
        guess="124",
        code="421",
        intercepted=False,
        decoded=False,
        awards=(Award("interceptor", Token.INTERCEPTION),),
        guessers=(BO,),
        interceptors=(CY,),
    )
    assert table_view(state) == TableView(
        lineup="interceptor",
        phase=Phase.GUESS,
        round=2,
        rounds=5,
        intercepting=True,
        sides=(
            SideView(
                key="pair",
                seats=(ANA, BO),
                vacant=(),
                encodes=True,
                encoder=BO,
                tally=Tally(),
                tokens=(),
                sheet=Sheet((first,), (("night walk",), ("boats",), (), ("salt",))),
                rotation=(ANA, BO),
            ),
            SideView(
                key="interceptor",
                seats=(CY,),
                vacant=(),
                encodes=False,
                encoder=None,
                tally=Tally(1, 0),
                tokens=(Token.INTERCEPTION,),
                sheet=Sheet(),
            ),
        ),
        half=HalfView(
            round=2,
            side="pair",
            encoder=BO,
            clues=("rungs", "mill", "sea"),
            marks=PLAIN,
            guess_locked=True,
            interception_locked=False,
        ),
        awaited=(Awaited(Task.INTERCEPTION, "interceptor", (CY,)),),
        outcome=None,
    )


def test_what_a_guesser_sees() -> None:
    """D11, D12: the own keywords and the own locked guess."""
    state = act(written(in_round(trio(), 2)), "ana", LockGuess("123"))
    assert view(state, "ana") == SeatView(
        seat=ANA,
        table=table_view(state),
        side="pair",
        tasks=(),
        is_encoder=False,
        keywords=("lantern", "harbour", "ladder", "pepper"),
        guess="123",
    )


def test_what_an_encoder_sees() -> None:
    """D7: the own code and clues, until the reveal."""
    state = written(in_round(teams(), 2))
    assert view(state, "bo") == SeatView(
        seat=BO,
        table=table_view(state),
        side="white",
        tasks=(),
        is_encoder=True,
        keywords=("lantern", "harbour", "ladder", "pepper"),
        code="342",
        clues=("white hint 2 a", "white hint 2 b", "white hint 2 c"),
    )
    revealed = view(half_played(state), "bo")
    assert (revealed.code, revealed.clues) == (None, None)
    assert revealed.tasks == (Task.INTERCEPTION,)


def test_what_the_interceptor_sees() -> None:
    """I1, D11: no keywords, and the own locked interception."""
    state = act(written(in_round(trio(), 2)), "cy", LockInterception("123"))
    assert view(state, "cy") == SeatView(
        seat=CY, table=table_view(state), side="interceptor", tasks=(), is_encoder=False, interception="123"
    )


def test_each_seat_knows_its_tasks() -> None:
    """D8, D11: what this player may do now to bring the game on."""
    state = written(in_round(teams(), 2))
    assert {seat: view(state, seat).tasks for seat in ("ana", "bo", "cy", "di")} == {
        "ana": (Task.GUESS,),
        "bo": (),
        "cy": (Task.INTERCEPTION,),
        "di": (Task.INTERCEPTION,),
    }
    assert view(teams(), "ana").tasks == (Task.CLUES,)


def rotations(state: State) -> list[tuple[Seat, ...]]:
    return [side.rotation for side in table_view(state).sides]


def test_who_encodes_in_the_rounds_to_come() -> None:
    """D6: in order, from the next round on; nobody where no round comes."""
    state = in_round(teams("w1 w2 w3"), 2)
    assert rotations(state) == [seats("w3 w1 w2"), seats("cy di")]
    assert rotations(trio()) == [(BO, ANA), ()]
    assert rotations(tied()) == [(), ()]
    assert rotations(act(state, None, EndGame())) == [(), ()]


def test_the_rotation_goes_on_from_an_encoder_who_has_left() -> None:
    """D6: the clues stay, and the next one encodes in the next round."""
    state = act(written(in_round(teams("w1 w2 w3"), 2)), "w2", Leave())
    assert rotations(state)[0] == seats("w3 w1")
    later = half_played(half_played(state))
    assert table_view(later).side("white").encoder == "w3"


def test_a_stranger_has_no_view() -> None:
    """D1: a spectator sees the table."""
    with pytest.raises(KeyError, match="eve"):
        CODES.seat_view(trio(), Seat("eve"))


def test_sides_by_key_and_by_seat() -> None:
    """D1: a view finds them for its reader."""
    shown = table_view(teams())
    assert [shown.side(key).key for key in ("white", "black")] == ["white", "black"]
    assert [getattr(shown.side_of(seat), "key", None) for seat in seats("bo cy eve")] == ["white", "black", None]


@pytest.mark.parametrize(("name", "winner"), [("teams, over", "black"), ("trio, over", "interceptor")])
def test_the_outcome_is_seen_by_all(name: str, winner: str) -> None:
    """D21, I7, D26: who won, and by which rule."""
    shown = table_view(dict(over())[name])
    assert shown.outcome is not None
    assert (shown.phase, shown.outcome.winners) == (Phase.OVER, (winner,))
    assert shown.awaited == ()


def test_an_outcome_without_winners() -> None:
    """L2: broken off."""
    state = act(act(trio(), "cy", Leave()), None, TimeUp())
    assert table_view(state).outcome == Outcome(None, Reason.SIDE_SHORT)


@pytest.mark.parametrize("mode", LINEUPS)
def test_the_codes_of_a_seeded_game_are_shown_in_the_end(mode: str) -> None:
    """D3, D26: those on the sheet, in order; the header of its record has the same."""
    final = play(CODES, {"mode": (mode,)}, Random(3))
    header = CODES.notation.write_header(final)
    for side in table_view(final).sides:
        if side.encodes:
            assert list(side.codes) == [row.code for row in side.sheet.rounds] == header["codes"][side.key]


def test_a_missing_clue_is_in_no_slot() -> None:
    """D5, D9."""
    state = half_played(act(trio(), None, TimeUp()))
    sheet = table_view(state).side("pair").sheet
    assert sheet.by_slot == ((), (), (), ())
    assert sheet.rounds[0].clues == (None, None, None)


def test_a_sheet_tells_what_came_of_each_half() -> None:
    """D5, D15, D16."""
    state = rounds_played(teams(), ((True, False),), ((False, True), (True, True)))
    white, black = (table_view(state).side(key).sheet for key in ("white", "black"))
    assert [(row.decoded, row.intercepted) for row in white.rounds] == [(True, False), (False, True)]
    assert [(row.decoded, row.intercepted) for row in black.rounds] == [(True, False), (True, True)]


@pytest.mark.parametrize(
    ("decoded", "intercepted", "in_teams", "of_three"),
    [
        (True, False, [], []),
        (True, True, [("black", "interception")], [("interceptor", "interception")]),
        (False, False, [("white", "miscommunication")], [("interceptor", "interception")]),
        (
            False,
            True,
            [("black", "interception"), ("white", "miscommunication")],
            [("interceptor", "interception"), ("interceptor", "interception")],
        ),
    ],
)
def test_a_sheet_tells_the_tokens_of_each_half(
    decoded: bool, intercepted: bool, in_teams: list[tuple[str, str]], of_three: list[tuple[str, str]]
) -> None:
    """D15, D16, D17, I4, I5: in the order of the reveal (D13)."""
    for start, side, expected in ((teams(), "white", in_teams), (trio(), "pair", of_three)):
        state = half_played(written(in_round(start, 2)), decoded=decoded, intercepted=intercepted)
        first, second = table_view(state).side(side).sheet.rounds
        assert (first.awards, [(award.side, award.token) for award in second.awards]) == ((), expected)


def test_a_half_without_its_code_brings_nothing_yet() -> None:
    """D13, D19: a missing answer does not equal a missing code."""
    half = written(in_round(teams(), 2)).on_table
    assert (half.code, half.guess, half.interception) == (None, None, None)
    assert (half.intercepted, half.decoded) == (False, False)
