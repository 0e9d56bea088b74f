"""Leaving, substitutes and drawing again (L1-L3)."""

import pytest

from engine.codes import CODES
from engine.codes.actions import (
    Action,
    DraftClues,
    EndGame,
    Leave,
    LockGuess,
    LockInterception,
    RedrawCode,
    Substitute,
    TimeUp,
)
from engine.codes.scoring import SideKey
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import awaited, table_view
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
    over,
    reason,
    refusal,
    round_played,
    teams,
    tied,
    trio,
    view,
    winners,
    words,
    written,
)


def substitute(seat: str, player: str) -> Substitute:
    return Substitute(Seat(seat), Seat(player))


def left(state: State, *players: str) -> State:
    for player in players:
        state = act(state, player, Leave())
    return state


def waiting(state: State) -> list[tuple[str, str, list[str]]]:
    return [(entry.task.value, entry.side, sorted(entry.seats)) for entry in awaited(state)]


def drawn(state: State, side: SideKey) -> State:
    return act(state, None, RedrawCode(side))


CLUES = given("salt", "boats", "rope")
EVERY_PHASE = dict(in_every_phase())
OVER = dict(over())


@pytest.mark.parametrize("state", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_in_every_phase_a_player_leaves_and_a_substitute_comes(state: State) -> None:
    """L1, L2: the seat is free until it is taken; a leaver may come back to the own side, never to the other."""
    free = left(state, "bo")
    side = table_view(state).side_of(Seat("bo"))
    assert side is not None
    assert table_view(free).side(side.key).vacant == ("bo",)
    assert table_view(free).side_of(Seat("bo")) is None
    assert refusal(free, "bo", Leave()) == "unknown-player"
    with pytest.raises(KeyError):
        CODES.seat_view(free, Seat("bo"))
    taken = act(free, None, substitute("bo", "eve"))
    assert table_view(taken).side(side.key).vacant == ()
    assert table_view(taken).side(side.key).seats == ("ana", "eve")
    back = act(free, None, substitute("bo", "bo"))
    assert table_view(back).side(side.key).seats == ("ana", "bo")
    assert refusal(left(taken, "cy"), None, substitute("cy", "bo")) == "sat-on-other-side"
    assert refusal(left(taken, "cy", "eve"), None, substitute("cy", "eve")) == "sat-on-other-side"


@pytest.mark.parametrize("state", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_in_every_phase_a_short_side_waits_until_the_deadline(state: State) -> None:
    """L2: then the game ends without a winner."""
    free = left(state, "bo")
    side = next(side.key for side in table_view(state).sides if "bo" in side.seats)
    assert ("substitute", side, []) in waiting(free)
    ended = act(free, None, TimeUp())
    assert (winners(ended), reason(ended)) == (None, "side-short")
    ended = act(left(state, "cy"), None, TimeUp())
    assert (winners(ended), reason(ended)) == (None, "side-short")


@pytest.mark.parametrize("state", OVER.values(), ids=OVER)
@pytest.mark.parametrize(
    "action", [Leave(), TimeUp(), EndGame(), substitute("ana", "eve"), RedrawCode("white"), LockGuess("421"), CLUES]
)
def test_nothing_changes_when_the_game_is_over(state: State, action: Action) -> None:
    """D26, L2: nobody leaves, and nothing ends twice."""
    assert refusal(state, "ana" if isinstance(action, Leave | LockGuess) else None, action) == "wrong-phase"


@pytest.mark.parametrize("state", EVERY_PHASE.values(), ids=EVERY_PHASE)
def test_a_table_can_call_the_game_off_in_every_phase(state: State) -> None:
    """L2: without a winner; whatever lay on the table is gone."""
    ended = act(state, None, EndGame())
    assert (winners(ended), reason(ended)) == (None, "called-off")
    assert ended.half is None
    assert [event.kind() for event in events(state, None, EndGame())] == ["game-ended"]


def test_a_team_that_is_not_short_plays_on() -> None:
    """L2: two are enough."""
    state = left(teams("w1 w2 w3", "b1 b2 b3"), "w2", "b3")
    assert waiting(state) == [("clues", "white", ["w1"]), ("clues", "black", ["b1"])]
    state = written(state)
    assert waiting(state) == [("guess", "white", ["w3"])]
    assert act(state, None, TimeUp()).phase is Phase.GUESS


@pytest.mark.parametrize(
    ("state", "gone", "action"),
    [
        (teams(), "bo", CLUES),
        (teams(), "bo", DraftClues(("salt", None, None))),
        (written(in_round(teams(), 2)), "bo", LockGuess("421")),
        (half_played(written(in_round(teams(), 2))), "bo", LockInterception("421")),
        (tied(), "bo", words(None, None, None, None)),
    ],
    ids=["clues", "draft", "guess", "intercept", "keywords"],
)
def test_who_is_left_of_a_short_side_waits(state: State, gone: str, action: Action) -> None:
    """L2: the other side plays on meanwhile."""
    free = left(state, gone)
    assert refusal(free, "ana", action) == "side-short"
    assert all("ana" not in seats for _, _, seats in waiting(free))
    assert any("cy" in seats or "di" in seats for _, _, seats in waiting(free))
    again = act(act(free, None, substitute(gone, "eve")), "ana", action)
    assert again != free


def test_a_table_without_an_interceptor_waits() -> None:
    """L2: no interceptor; the pair writes and guesses on, and the half stays open."""
    state = left(written(in_round(trio(), 2)), "cy")
    assert waiting(state) == [("guess", "pair", ["ana"]), ("substitute", "interceptor", [])]
    state = act(state, "ana", LockGuess("342"))
    assert waiting(state) == [("substitute", "interceptor", [])]
    state = act(state, None, substitute("cy", "eve"))
    assert waiting(state) == [("interception", "interceptor", ["eve"])]
    assert act(state, "eve", LockInterception("123")).round == 3


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (substitute("ana", "eve"), "seat-not-free"),
        (substitute("zoe", "eve"), "unknown-player"),
        (substitute("bo", "ana"), "already-seated"),
        (substitute("bo", "cy"), "already-seated"),
    ],
)
def test_a_substitute_needs_a_free_seat(action: Substitute, why: str) -> None:
    """L1: nobody is pushed from a chair, and nobody sits twice."""
    assert refusal(left(teams(), "bo"), None, action) == why


@pytest.mark.parametrize("action", [substitute("bo", "eve"), RedrawCode("white")])
def test_seats_and_draws_are_the_tables(action: Action) -> None:
    """L1, L3: a player does not seat another, nor draw alone."""
    assert refusal(left(teams(), "bo"), "ana", action) == "not-your-turn"


@pytest.mark.parametrize("by", ["eve", None])
def test_a_stranger_cannot_leave(by: str | None) -> None:
    """L2."""
    assert refusal(teams(), by, Leave()) == "unknown-player"


def test_a_seat_can_be_left_many_times() -> None:
    """L1: each of a row of substitutes belongs to that side for ever."""
    state = left(teams(), "bo")
    for player in ("eve", "fay", "gus"):
        state = left(act(state, None, substitute(table_view(state).side("white").vacant[0], player)), player)
    state = left(state, "cy")
    for player in ("bo", "eve", "fay", "gus"):
        assert refusal(state, None, substitute("cy", player)) == "sat-on-other-side"
    assert act(state, None, substitute("gus", "eve")).side("white").present == ("ana", "eve")


def test_the_next_encoder_draws_a_new_code() -> None:
    """L3: after an encoder who saw the code has left."""
    state = left(teams("w1 w2 w3"), "w1")
    assert state.side("white").code is None
    assert table_view(state).side("white").encoder == "w2"
    state = drawn(state, "white")
    assert view(state, "w2").code == "342"
    assert [event.kind() for event in events(left(teams("w1 w2 w3"), "w1"), None, RedrawCode("white"))] == [
        "code-redrawn"
    ]
    state = act(act(state, "w2", CLUES), "cy", fresh(state, "black"))
    assert code_of(state, "white") == "342"
    assert waiting(state) == [("guess", "white", ["w3"])]


@pytest.mark.parametrize("action", [CLUES, DraftClues(("salt", None, None))])
def test_who_writes_without_drawing_has_drawn(action: Action) -> None:
    """L3: the new code, whether the table said so or not; the clues are checked against it."""
    state = left(teams("w1 w2 w3"), "w1")
    assert refusal(state, "w2", given("3", "4", "2")) == "clue-is-code"
    state = act(state, "w2", action)
    assert code_of(state, "white") == "342"
    assert state.side("white").drawn == 2


def test_time_up_draws_for_an_encoder_who_has_not() -> None:
    """L3, D9: three missing clues for the new code."""
    state = act(left(teams("w1 w2 w3"), "w1"), None, TimeUp())
    assert state.on_table.clues == (None, None, None)
    assert state.on_table.encoder == "w2"
    assert code_of(state, "white") == "342"


def test_the_draft_of_who_left_is_for_the_old_code() -> None:
    """L3: and goes with it."""
    state = act(teams("w1 w2 w3"), "w1", DraftClues(("salt", None, None)))
    state = left(state, "w1")
    assert view(state, "w2").draft == (None, None, None)
    assert act(state, None, TimeUp()).on_table.clues == (None, None, None)


def test_who_leaves_without_the_code_changes_no_code() -> None:
    """L3: only the encoder has seen it, and only while it is not handed in."""
    state = left(teams("w1 w2 w3"), "w2")
    assert view(state, "w1").code == "421"
    state = left(act(teams("w1 w2 w3"), "w1", CLUES), "w1")
    assert (code_of(state, "white"), state.side("white").written is not None) == ("421", True)
    state = left(written(teams("w1 w2 w3")), "w1")
    assert code_of(state, "white") == "421"
    assert waiting(state) == [("guess", "white", ["w2", "w3"])]
    state = left(trio(), "cy")
    assert view(state, "ana").code == "421"


def test_a_pair_whose_encoder_left_swaps() -> None:
    """L3, I2: the other one draws; the substitute decodes, and encodes in the next round."""
    state = act(left(trio(), "ana"), None, substitute("ana", "eve"))
    state = drawn(state, "pair")
    assert (view(state, "bo").code, view(state, "eve").code) == ("342", None)
    state = written(state)
    assert waiting(state) == [("guess", "pair", ["eve"])]
    assert table_view(half_played(state)).side("pair").encoder == "eve"


def test_when_all_have_left_the_first_who_comes_encodes() -> None:
    """L3: nobody of the new ones has seen a code."""
    state = left(trio(), "ana", "bo")
    assert table_view(state).side("pair").encoder is None
    state = act(state, None, substitute("bo", "eve"))
    assert table_view(state).side("pair").encoder == "eve"
    state = act(state, None, substitute("ana", "fay"))
    assert table_view(state).side("pair").encoder == "eve"
    assert waiting(state) == [("clues", "pair", ["eve"])]
    state = act(state, "eve", CLUES)
    assert waiting(state) == [("guess", "pair", ["fay"])]


def test_the_first_who_comes_encodes_in_whatever_seat() -> None:
    """L3, D6: bo was the last who held the code; eve sits down in the other seat and is the encoder."""
    state = act(left(trio(), "ana", "bo"), None, substitute("ana", "eve"))
    assert table_view(state).side("pair").encoder == "eve"
    state = act(state, None, substitute("bo", "fay"))
    assert waiting(state) == [("clues", "pair", ["eve"])]


def test_a_substitute_takes_no_role_that_is_played() -> None:
    """D6, L3: in Black's half White's code is told, so who comes then waits for the own turn."""
    state = left(half_played(written(teams("w1 w2 w3", "b1 b2"))), "w1", "w2")
    state = act(state, None, substitute("w2", "eve"))
    assert table_view(half_played(state)).side("white").encoder == "eve"
    handed_in = left(act(teams("w1 w2 w3", "b1 b2"), "w1", CLUES), "w1", "w2")
    handed_in = act(handed_in, None, substitute("w2", "eve"))
    after = half_played(half_played(act(handed_in, "b1", fresh(handed_in, "black"))))
    assert table_view(after).side("white").encoder == "eve"


def test_coming_back_is_noted_once() -> None:
    """L1: who ever sat where."""
    state = teams()
    assert act(left(state, "bo"), None, substitute("bo", "bo")).sat == state.sat
    assert act(left(state, "bo"), None, substitute("bo", "eve")).sat == (*state.sat, ("eve", "white"))


def test_who_comes_back_to_another_seat_leaves_the_own_one_under_the_mates_name_l1() -> None:
    """L1: else a seat would be free by the name of a player who sits."""
    state = act(left(teams("w1 w2 w3"), "w1", "w2"), None, substitute("w2", "w1"))
    side = table_view(state).side("white")
    assert (side.seats, side.vacant) == (("w1", "w3"), ("w2",))
    assert refusal(state, None, substitute("w1", "eve")) == "seat-not-free"
    state = act(state, None, substitute("w2", "eve"))
    assert (table_view(state).side("white").seats, state.side("white").places[0].seat) == (("eve", "w1", "w3"), "eve")
    state = act(left(state, "eve", "w1"), None, substitute("w1", "w2"))  # who never left a seat that is free
    assert table_view(state).side("white").vacant == ("eve",)


def test_a_round_that_begins_without_anybody_waits_for_who_comes_first() -> None:
    """L2, L3: a pair that left after its guess was locked."""
    state = act(written(in_round(trio(), 2)), "ana", LockGuess("342"))
    state = act(left(state, "ana", "bo"), "cy", LockInterception("123"))
    assert (state.round, waiting(state)) == (3, [("substitute", "pair", [])])
    state = act(act(state, None, substitute("bo", "eve")), None, substitute("ana", "fay"))
    assert waiting(state) == [("clues", "pair", ["eve"])]
    assert view(state, "eve").code == "123"


def test_a_code_that_was_exposed_is_drawn_again() -> None:
    """L3: while no clues are in; the draft for the old code goes with it."""
    state = drawn(act(trio(), "ana", DraftClues(("salt", None, None))), "pair")
    assert (view(state, "ana").code, view(state, "ana").draft) == ("342", (None, None, None))
    assert code_of(drawn(state, "pair"), "pair") == "123"


def test_no_code_is_drawn_again_once_its_clues_are_in() -> None:
    """L3, C8."""
    assert refusal(act(teams(), "ana", CLUES), None, RedrawCode("white")) == "clues-already-given"
    assert code_of(drawn(act(teams(), "ana", CLUES), "black"), "black") == "234"
    assert refusal(written(teams()), None, RedrawCode("white")) == "wrong-phase"


@pytest.mark.parametrize(("state", "side"), [(teams(), "pair"), (trio(), "white"), (trio(), "interceptor")])
def test_a_side_without_codes_draws_none(state: State, side: SideKey) -> None:
    """L3, I3."""
    assert refusal(state, None, RedrawCode(side)) == "unknown-player"


def test_the_last_code_of_a_record_stays_when_there_is_no_other() -> None:
    """L3: a draw that cannot be made changes nothing."""
    state = trio(codes=("421",))
    assert refusal(state, None, RedrawCode("pair")) == "no-code"
    assert act(state, "ana", CLUES).phase is Phase.GUESS


def test_an_encoder_who_leaves_with_the_last_code_leaves_the_record_without_one() -> None:
    """L3: everything is refused from there on."""
    state = left(teams("w1 w2 w3", white_codes=("421",)), "w1")
    assert waiting(state) == []
    for by, action in (
        ("w2", CLUES),
        (None, TimeUp()),
        (None, EndGame()),
        (None, RedrawCode("white")),
        ("cy", Leave()),
    ):
        assert refusal(state, by, action) == "no-code"


def test_a_list_that_is_used_up_stops_the_game() -> None:
    """D3: in the clues phase, with nobody awaited."""
    state = round_played(teams(white_codes=("421", "342"), black_codes=("432",)))
    assert (state.round, state.phase, waiting(state)) == (2, Phase.CLUES, [])
    assert refusal(state, "bo", CLUES) == "no-code"


def test_who_wrote_the_clues_never_guesses_them() -> None:
    """D12, L1: not even after coming back to another seat of the own side."""
    state = left(written(trio()), "ana")
    state = left(act(state, None, substitute("ana", "eve")), "bo")
    state = act(state, None, substitute("bo", "ana"))
    assert waiting(state) == [("guess", "pair", ["eve"])]
    assert refusal(state, "ana", LockGuess("421")) == "not-your-turn"
    assert act(state, "eve", LockGuess("421")).round == 2


def test_a_substitute_for_the_encoder_has_not_seen_the_code_and_guesses() -> None:
    """D7, D11: once the clues are in, the code belongs to who wrote them."""
    state = act(left(written(teams("w1 w2 w3")), "w1"), None, substitute("w1", "eve"))
    assert view(state, "eve").code is None
    assert not view(state, "eve").is_encoder
    assert waiting(state) == [("guess", "white", ["eve", "w2", "w3"])]
    assert table_view(state).side("white").encoder is None
    state = act(left(act(teams("w1 w2 w3"), "w1", CLUES), "w1"), None, substitute("w1", "eve"))
    assert (view(state, "eve").code, view(state, "eve").clues) == (None, None)


def test_the_encoder_who_comes_back_is_still_the_encoder() -> None:
    """D12, L1."""
    state = act(left(written(teams("w1 w2 w3")), "w1"), None, substitute("w1", "w1"))
    assert (view(state, "w1").code, view(state, "w1").is_encoder) == ("421", True)
    assert waiting(state) == [("guess", "white", ["w2", "w3"])]


def test_the_role_goes_on_past_a_free_seat() -> None:
    """D6, L2: the next one who sits there."""
    state = left(teams("w1 w2 w3"), "w2")
    assert table_view(round_played(state)).side("white").encoder == "w3"
    assert table_view(round_played(round_played(state))).side("white").encoder == "w1"


def test_the_events_of_leaving() -> None:
    """L1, L2: who, from which side."""
    (gone,) = events(teams(), "bo", Leave())
    assert (gone.kind(), gone.side, gone.seat) == ("seat-left", "white", "bo")  # type: ignore[attr-defined]
    (came,) = events(left(teams(), "bo"), None, substitute("bo", "eve"))
    assert (came.kind(), came.side, came.seat) == ("seat-taken", "white", "eve")  # type: ignore[attr-defined]
    (gone, *rest) = events(trio(), "ana", Leave())
    assert (gone.kind(), rest) == ("seat-left", [])
