"""Guessing and the reveal (D10-D14, D18, D19)."""

import pytest

from engine.codes.actions import Action, DraftClues, Leave, LockGuess, LockInterception, Substitute, TimeUp
from engine.codes.events import CodeRevealed, TokenGiven
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import Task, awaited, table_view
from engine.core import Seat

from .tables import (
    act,
    code_of,
    events,
    fresh,
    given,
    half_played,
    in_every_phase,
    in_round,
    refusal,
    tally,
    teams,
    trio,
    view,
    words,
    written,
)


def waiting(state: State) -> dict[str, list[str]]:
    return {entry.task.value: sorted(entry.seats) for entry in awaited(state)}


def test_white_is_guessed_first_and_black_is_hidden_until_whites_reveal() -> None:
    """D10: Black's clues are not shown to anyone before White's code is revealed."""
    state = act(act(teams(), "cy", given("wool", "horn", "keys")), "ana", fresh(teams(), "white"))
    assert table_view(state).half.side == "white"  # type: ignore[union-attr]
    for shown in (table_view(state), view(state, "ana"), view(state, "bo"), view(state, "di")):
        assert "horn" not in repr(shown)
    assert view(state, "cy").clues == ("wool", "horn", "keys")
    state = half_played(state)
    assert table_view(state).half.clues == ("wool", "horn", "keys")  # type: ignore[union-attr]


def test_then_black_in_the_same_round() -> None:
    """D18: the same with the teams swapped."""
    state = half_played(written(in_round(teams(), 2)))
    assert (state.round, state.on_table.side) == (2, "black")
    assert waiting(state) == {"guess": ["cy"], "interception": ["ana", "bo"]}
    state = half_played(state, intercepted=True)
    assert (state.round, state.phase) == (3, Phase.CLUES)
    assert tally(state, "white") == (1, 0)


def test_guessers_are_the_team_without_its_encoder_and_interceptors_are_all_of_the_other() -> None:
    """D11: the other team's encoder takes part in the interception."""
    state = written(in_round(teams("w1 w2 w3", "b1 b2 b3"), 2))
    assert waiting(state) == {"guess": ["w1", "w3"], "interception": ["b1", "b2", "b3"]}
    for seat in ("w1", "w3"):
        assert act(state, seat, LockGuess("421")).on_table.guess == "421"
    for seat in ("b1", "b2", "b3"):
        assert act(state, seat, LockInterception("421")).on_table.interception == "421"


@pytest.mark.parametrize("by", ["bo", "cy", "di"])
def test_the_encoder_and_the_other_team_do_not_guess(by: str) -> None:
    """D11, D12: in round 2 bo encodes for White."""
    assert refusal(written(in_round(teams(), 2)), by, LockGuess("421")) == "not-your-turn"


@pytest.mark.parametrize("by", ["ana", "bo"])
def test_a_team_does_not_intercept_its_own_code(by: str) -> None:
    """D11."""
    assert refusal(written(in_round(teams(), 2)), by, LockInterception("421")) == "not-your-turn"


@pytest.mark.parametrize("action", [LockGuess("421"), LockInterception("421")])
@pytest.mark.parametrize("by", ["eve", None])
def test_strangers_and_the_clock_do_not_answer(by: str | None, action: LockGuess | LockInterception) -> None:
    """D11."""
    assert refusal(written(in_round(teams(), 2)), by, action) == "unknown-player"


def test_a_locked_answer_stays_locked() -> None:
    """D11: one answer a team, from its first player to lock one."""
    state = written(in_round(teams("w1 w2 w3", "b1 b2"), 2))
    guessed = act(state, "w1", LockGuess("123"))
    assert refusal(guessed, "w1", LockGuess("421")) == "already-locked"
    assert refusal(guessed, "w3", LockGuess("421")) == "already-locked"
    intercepted = act(state, "b1", LockInterception("123"))
    assert refusal(intercepted, "b2", LockInterception("421")) == "already-locked"


@pytest.mark.parametrize(
    "code", ["", "42", "4211", "422", "420", "451", "4 2 1", "4.2.1", "abc", "-42", "٤٢١", "４２１", "421\n", "1.0"]
)
def test_a_guess_is_three_different_digits_of_1_to_4(code: str) -> None:
    """D3, D11: anything else is refused, and the answer is still awaited."""
    state = written(in_round(teams(), 2))
    assert refusal(state, "ana", LockGuess(code)) == "bad-code"
    assert refusal(state, "cy", LockInterception(code)) == "bad-code"


def test_an_answer_is_of_those_who_sat_there_when_it_was_locked() -> None:
    """D11: whoever comes later has not given it; without an answer, those who sat there at the reveal."""
    state = act(written(in_round(teams("w1 w2 w3", "b1 b2 b3"), 2)), "w1", LockGuess("123"))
    state = act(act(state, "w1", Leave()), None, Substitute(Seat("w1"), Seat("eve")))
    state = act(act(state, "b1", Leave()), None, TimeUp())
    assert state.played[-1].guessers == ("w1", "w3")
    assert state.played[-1].interceptors == ("b2", "b3")


def test_both_write_in_secret() -> None:
    """D11: neither sees the other's answer before both are locked, and the table sees only that it is locked."""
    state = act(written(in_round(teams(), 2)), "ana", LockGuess("214"))
    half = table_view(state).half
    assert half is not None
    assert (half.guess_locked, half.interception_locked) == (True, False)
    assert [view(state, seat).guess for seat in ("ana", "bo", "cy", "di")] == ["214", None, None, None]
    state = act(written(in_round(teams(), 2)), "cy", LockInterception("214"))
    half = table_view(state).half
    assert half is not None
    assert (half.guess_locked, half.interception_locked) == (False, True)
    assert [view(state, seat).interception for seat in ("ana", "bo", "cy", "di")] == [None, None, "214", "214"]


def test_the_encoder_does_not_see_what_the_team_locked() -> None:
    """D12: a poker face is easy to keep about what one does not know."""
    state = act(written(in_round(trio(), 2)), "ana", LockGuess("214"))
    assert view(state, "bo").is_encoder
    assert view(state, "bo").guess is None
    assert "214" not in repr(view(state, "bo"))


def test_interception_then_guess_then_code() -> None:
    """D13: the events of a reveal come in the order in which the table tells them, tokens last."""
    state = act(written(in_round(teams(), 2)), "ana", LockGuess("243"))
    told = events(state, "cy", LockInterception("342"))
    assert [event.kind() for event in told] == [
        "interception-locked",
        "code-revealed",
        "token-given",
        "token-given",
        "guessing-opened",
    ]
    revealed = next(event for event in told if isinstance(event, CodeRevealed))
    assert (revealed.side, revealed.intercepted, revealed.decoded) == ("white", True, False)
    assert [(e.side, e.token.value) for e in told if isinstance(e, TokenGiven)] == [
        ("black", "interception"),
        ("white", "miscommunication"),
    ]


def test_the_order_of_the_answers_makes_no_difference() -> None:
    """D11, D13: both are in, in either order."""
    state = written(in_round(teams(), 2))
    one = act(act(state, "ana", LockGuess("342")), "cy", LockInterception("123"))
    other = act(act(state, "cy", LockInterception("123")), "ana", LockGuess("342"))
    assert one == other
    assert one.played[-1].code == "342"


def test_round_1_has_no_interception() -> None:
    """D14: nobody is awaited for it, and the own guess alone reveals the code."""
    state = written(teams())
    assert waiting(state) == {"guess": ["bo"]}
    assert not table_view(state).intercepting
    assert refusal(state, "cy", LockInterception("421")) == "no-interception-yet"
    after = act(state, "bo", LockGuess("421"))
    assert after.on_table.side == "black"
    assert table_view(in_round(teams(), 2)).intercepting


def test_the_interceptor_does_not_guess_in_round_1() -> None:
    """I6: and may from round 2 on."""
    assert refusal(written(trio()), "cy", LockInterception("421")) == "no-interception-yet"
    assert refusal(written(trio()), "cy", LockGuess("421")) == "not-your-turn"
    assert act(written(in_round(trio(), 2)), "cy", LockInterception("421")).on_table.interception == "421"


@pytest.mark.parametrize(("intercept", "tokens"), [(None, 0), ("342", 1), ("123", 0)])
def test_a_missing_guess_is_wrong(intercept: str | None, tokens: int) -> None:
    """D19: a miscommunication for the team; an interception that is in still counts."""
    state = written(in_round(teams(), 2))
    if intercept:
        state = act(state, "cy", LockInterception(intercept))
    state = act(state, None, TimeUp())
    assert tally(state, "white") == (0, 1)
    assert tally(state, "black") == (tokens, 0)
    assert state.played[-1].guess is None


def test_a_missing_interception_is_no_interception() -> None:
    """D19: and the guess that is in still counts."""
    state = act(written(in_round(teams(), 2)), "ana", LockGuess("342"))
    state = act(state, None, TimeUp())
    assert (tally(state, "white"), tally(state, "black")) == ((0, 0), (0, 0))
    sheet = table_view(state).side("white").sheet.rounds[-1]
    assert (sheet.interception, sheet.intercepted, sheet.decoded) == (None, False, True)


def test_a_decoder_without_an_answer_is_wrong() -> None:
    """I3, I5, D19: a token for the interceptor."""
    state = act(written(in_round(trio(), 2)), None, TimeUp())
    assert tally(state, "interceptor") == (1, 0)


def test_each_action_has_its_phase() -> None:
    """D8, D11, D24: an answer to another question is refused in every phase."""
    answers: dict[str, list[Action]] = {
        "clues": [given("salt", "boats", "sea"), DraftClues(("salt", None, None))],
        "guess": [LockGuess("421"), LockInterception("421")],
        "keywords": [words("a", "b", "c", "d")],
    }
    for name, state in in_every_phase():
        for phase, actions in answers.items():
            for action in actions:
                if phase != state.phase.value:
                    assert refusal(state, "ana", action) == "wrong-phase", name


def test_a_round_begins_with_new_codes_for_new_encoders() -> None:
    """D6, D7: after the second half, unless the game is over."""
    state = half_played(written(teams()))
    told = events(state, "di", LockGuess(code_of(state, "black")))
    assert [event.kind() for event in told] == ["guess-locked", "code-revealed", "round-began"]
    after = act(state, "di", LockGuess("432"))
    assert [view(after, seat).code for seat in ("ana", "bo", "cy", "di")] == [None, "342", None, "234"]
    assert [entry.task for entry in awaited(after)] == [Task.CLUES, Task.CLUES]
