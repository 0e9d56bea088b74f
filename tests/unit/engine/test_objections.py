"""Objections (C13) and clues that do not change (C8)."""

import pytest

from engine.codes.actions import (
    DraftClues,
    Leave,
    LockGuess,
    ObjectToClue,
    StandByClue,
    Substitute,
    TimeUp,
    WithdrawClue,
)
from engine.codes.state import State
from engine.codes.views import awaited, table_view
from engine.core import Seat

from .tables import act, events, given, half_played, in_round, refusal, tally, teams, trio, written


def marks(state: State) -> list[str]:
    return [mark.value for mark in state.on_table.marks]


def test_the_other_side_objects_and_the_encoder_answers() -> None:
    """C13: withdraws it or stands by it, and the table sees which."""
    state = act(written(teams()), "cy", ObjectToClue(2))
    assert marks(state) == ["plain", "objected", "plain"]
    assert marks(act(state, "ana", WithdrawClue(2))) == ["plain", "withdrawn", "plain"]
    assert marks(act(state, "ana", StandByClue(2))) == ["plain", "stood-by", "plain"]
    half = table_view(state).half
    assert half is not None
    assert [mark.value for mark in half.marks] == ["plain", "objected", "plain"]


@pytest.mark.parametrize("clue", [1, 2, 3])
def test_each_clue_has_its_own_objection(clue: int) -> None:
    """C13: the first, the second, the third."""
    state = act(written(trio()), "cy", ObjectToClue(clue))
    assert [mark == "objected" for mark in marks(state)] == [clue == 1, clue == 2, clue == 3]


@pytest.mark.parametrize("by", ["cy", "di"])
def test_anybody_of_the_other_side_may_object(by: str) -> None:
    """C13: its encoder too, and in round 1 as well."""
    assert marks(act(written(teams()), by, ObjectToClue(1)))[0] == "objected"


@pytest.mark.parametrize(("by", "why"), [("ana", "not-your-turn"), ("bo", "not-your-turn"), ("eve", "unknown-player")])
def test_the_own_side_and_strangers_do_not_object(by: str, why: str) -> None:
    """C13: a player of the other side."""
    assert refusal(written(teams()), by, ObjectToClue(1)) == why


@pytest.mark.parametrize("clue", [0, 4, -1, 10**30])
def test_there_are_three_clues(clue: int) -> None:
    """C13, C2."""
    state = written(teams())
    assert refusal(state, "cy", ObjectToClue(clue)) == "no-such-clue"
    assert refusal(state, "ana", WithdrawClue(clue)) == "no-such-clue"
    assert refusal(state, "ana", StandByClue(clue)) == "no-such-clue"


def test_a_missing_clue_has_nothing_to_object_to() -> None:
    """C13, D9."""
    state = act(act(trio(), "ana", DraftClues(("salt", None, None))), None, TimeUp())
    assert refusal(state, "cy", ObjectToClue(2)) == "no-such-clue"
    assert marks(act(state, "cy", ObjectToClue(1))) == ["objected", "plain", "plain"]


def test_one_objection_a_clue() -> None:
    """C13: also after it was answered."""
    state = act(written(teams()), "cy", ObjectToClue(1))
    assert refusal(state, "di", ObjectToClue(1)) == "already-objected"
    for answer in (WithdrawClue(1), StandByClue(1)):
        answered = act(state, "ana", answer)
        assert refusal(answered, "di", ObjectToClue(1)) == "already-objected"
        assert refusal(answered, "ana", WithdrawClue(1)) == "no-objection"
        assert refusal(answered, "ana", StandByClue(1)) == "no-objection"


@pytest.mark.parametrize(
    ("by", "why"), [("bo", "not-the-encoder"), ("cy", "not-the-encoder"), ("eve", "unknown-player")]
)
def test_only_the_encoder_answers(by: str, why: str) -> None:
    """C13: not the guessers, not who objected, and Black's encoder does not answer for White."""
    state = act(written(teams()), "cy", ObjectToClue(1))
    assert refusal(state, by, WithdrawClue(1)) == why
    assert refusal(state, by, StandByClue(1)) == why


def test_a_substitute_does_not_answer_for_the_encoder_who_left() -> None:
    """C13, D12: who wrote the clues is gone, and the objection stays open."""
    state = act(written(trio()), "cy", ObjectToClue(1))
    state = act(act(state, "ana", Leave()), None, Substitute(Seat("ana"), Seat("eve")))
    assert refusal(state, "eve", StandByClue(1)) == "not-the-encoder"


def test_nobody_answers_what_nobody_asked() -> None:
    """C13."""
    assert refusal(written(teams()), "ana", WithdrawClue(1)) == "no-objection"
    assert refusal(written(teams()), "ana", StandByClue(3)) == "no-objection"


def test_objections_come_before_the_reveal() -> None:
    """C13: not while clues are written, and not to a half that is over."""
    for action in (ObjectToClue(1), WithdrawClue(1), StandByClue(1)):
        assert refusal(teams(), "cy", action) == "wrong-phase"
    state = half_played(act(written(teams()), "cy", ObjectToClue(1)))
    assert marks(state) == ["plain", "plain", "plain"], "Black's clues are others"
    assert refusal(state, "ana", WithdrawClue(1)) == "not-the-encoder"
    assert refusal(state, "cy", WithdrawClue(1)) == "no-objection"


def test_withdrawing_unsays_nothing() -> None:
    """C8, C13: the clue stays visible, counts as used, stops no clock and moves no token."""
    before = act(trio(), "ana", given("salt", "boats", "rope"))
    state = act(act(before, "cy", ObjectToClue(1)), "ana", WithdrawClue(1))
    half = table_view(state).half
    assert half is not None
    assert half.clues == ("salt", "boats", "rope")
    assert awaited(state) == awaited(before)
    state = half_played(state)
    assert tally(state, "interceptor") == (0, 0)
    sheet = table_view(state).side("pair").sheet
    assert sheet.rounds[0].marks[0].value == "withdrawn"
    assert sheet.by_slot[3] == ("salt",)
    assert refusal(state, "bo", given("salt", "x", "y")) == "clue-repeated"


def test_an_objection_does_not_stop_the_guess() -> None:
    """C13: the awaited players answer, with the objection open."""
    state = act(written(in_round(trio(), 2)), "cy", ObjectToClue(1))
    assert act(state, "ana", LockGuess("342")).on_table.guess == "342"


def test_the_events_of_an_objection() -> None:
    """C13."""
    state = written(teams())
    assert [event.kind() for event in events(state, "cy", ObjectToClue(2))] == ["clue-objected"]
    state = act(state, "cy", ObjectToClue(2))
    assert [event.kind() for event in events(state, "ana", WithdrawClue(2))] == ["clue-withdrawn"]
    assert [event.kind() for event in events(state, "ana", StandByClue(2))] == ["clue-stood-by"]
    for answer in (WithdrawClue(2), StandByClue(2)):
        assert [(event.side, event.clue) for event in events(state, "ana", answer)] == [("white", 2)]  # type: ignore[attr-defined]
