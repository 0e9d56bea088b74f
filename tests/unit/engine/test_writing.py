"""Writing clues: whose turn it is, drafts, and the sandglass (D6-D9, I2, I3)."""

import pytest

from engine.codes.actions import DraftClues, GiveClues, TimeUp
from engine.codes.refusals import ClueEmpty
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import awaited, table_view

from .tables import (
    act,
    code_of,
    events,
    fresh,
    given,
    half_played,
    in_round,
    refusal,
    round_played,
    teams,
    trio,
    view,
    written,
)

CLUES = given("salt", "boats", "night walk")


def waiting(state: State) -> list[str]:
    return sorted(seat for entry in awaited(state) for seat in entry.seats)


def test_the_role_of_the_encoder_goes_round_each_team_in_order() -> None:
    """D6: one encoder a team and round; teams of different sizes go round at their own pace."""
    state = teams("w1 w2 w3", "b1 b2")
    encoders = []
    for _ in range(7):
        encoders.append([table_view(state).side(key).encoder for key in ("white", "black")])
        state = round_played(state)
    assert encoders == [[f"w{1 + n % 3}", f"b{1 + n % 2}"] for n in range(7)]


def test_encoder_and_decoder_swap_every_round() -> None:
    """I2: in the pair one encodes and the other decodes."""
    state = trio()
    for number in range(1, 6):
        encoder, decoder = ("ana", "bo") if number % 2 else ("bo", "ana")
        assert waiting(state) == [encoder]
        state = written(state)
        assert waiting(state) == sorted([decoder] if number == 1 else [decoder, "cy"])
        state = half_played(state)


def test_only_the_encoder_sees_the_code() -> None:
    """D7: both encoders see their own code; nobody else does."""
    state = teams()
    codes = {seat: view(state, seat).code for seat in ("ana", "bo", "cy", "di")}
    assert codes == {"ana": "421", "bo": None, "cy": "432", "di": None}
    assert [view(state, seat).is_encoder for seat in ("ana", "bo", "cy", "di")] == [True, False, True, False]
    assert "421" not in repr(table_view(state))
    assert view(trio(), "cy").code is None


def test_both_encoders_write_at_the_same_time_in_either_order() -> None:
    """D8: the game goes on when both are done, in either order."""
    state = teams()
    assert waiting(state) == ["ana", "cy"]
    ana_first = act(act(state, "ana", CLUES), "cy", fresh(state, "black"))
    cy_first = act(act(state, "cy", fresh(state, "black")), "ana", CLUES)
    assert ana_first == cy_first
    assert ana_first.phase is Phase.GUESS
    half_way = act(state, "ana", CLUES)
    assert half_way.phase is Phase.CLUES
    assert waiting(half_way) == ["cy"]


def test_clues_stand_in_the_order_of_the_codes_digits() -> None:
    """D8: the first clue is for the keyword behind the first digit."""
    state = half_played(act(trio(codes=("421", "342")), "ana", CLUES))
    assert table_view(state).side("pair").sheet.by_slot == (("night walk",), ("boats",), (), ("salt",))


@pytest.mark.parametrize(
    ("by", "why"),
    [("bo", "not-the-encoder"), ("di", "not-the-encoder"), ("eve", "unknown-player"), (None, "unknown-player")],
)
@pytest.mark.parametrize("kind", [GiveClues, DraftClues])
def test_only_the_encoder_writes(kind: type[GiveClues] | type[DraftClues], by: str | None, why: str) -> None:
    """D6: not the rest of the team, no stranger, and not the clock."""
    assert refusal(teams(), by, kind(CLUES.clues)) == why


def test_the_interceptor_never_writes() -> None:
    """I3: the interceptor has no code of its own."""
    assert refusal(trio(), "cy", CLUES) == "not-the-encoder"


def test_clues_that_are_in_are_not_changed() -> None:
    """C8: nor drafted again, while the other encoder still writes."""
    state = act(teams(), "ana", CLUES)
    assert refusal(state, "ana", given("a", "b", "c")) == "clues-already-given"
    assert refusal(state, "ana", DraftClues(("a", None, None))) == "clues-already-given"


@pytest.mark.parametrize("clues", [(), ("salt",), ("salt", "boats"), ("salt", "boats", "rope", "rung")])
@pytest.mark.parametrize("kind", [GiveClues, DraftClues])
def test_a_set_is_three_clues(kind: type[GiveClues] | type[DraftClues], clues: tuple[str, ...]) -> None:
    """C2: three clues, told apart and numbered."""
    assert refusal(trio(), "ana", kind(clues)) == "three-clues-needed"


def test_a_missing_clue_is_handed_in_by_nobody() -> None:
    """C2: an encoder who is done has three clues."""
    assert refusal(trio(), "ana", given("salt", None, "boats")) == "clue-empty"
    with pytest.raises(ClueEmpty) as caught:
        act(trio(), "ana", given("salt", None, "boats"))
    assert caught.value.facts == {"clue_number": 2}


def test_the_sandglass_takes_what_is_written_so_far() -> None:
    """D9: the late team goes on with its draft; a missing clue is shown as missing."""
    state = act(teams(), "cy", DraftClues(("wool", "old draft", None)))
    state = act(state, "cy", DraftClues(("wool", None, None)))
    state = act(act(state, "ana", CLUES), None, TimeUp())
    assert state.phase is Phase.GUESS
    assert table_view(state).half.clues == CLUES.clues  # type: ignore[union-attr]
    black = half_played(state)
    assert table_view(black).half.clues == ("wool", None, None)  # type: ignore[union-attr]


def test_time_up_takes_nothing_when_nothing_is_written() -> None:
    """D9: the half is still played, with three missing clues; a lucky guess counts."""
    state = act(teams(), None, TimeUp())
    assert table_view(state).half.clues == (None, None, None)  # type: ignore[union-attr]
    assert half_played(state, decoded=True).played[-1].clues == (None, None, None)


def test_a_whole_draft_is_taken_whole() -> None:
    """D9: three drafted clues are three clues."""
    state = act(act(trio(), "ana", DraftClues(CLUES.clues)), None, TimeUp())
    assert table_view(state).half.clues == CLUES.clues  # type: ignore[union-attr]


def test_clues_that_the_sandglass_took_count_as_given() -> None:
    """D9, C9: what was read out is not said again."""
    state = half_played(act(act(trio(), "ana", DraftClues(("salt", None, None))), None, TimeUp()))
    assert refusal(state, "bo", given("Salt", "boats", "rope")) == "clue-repeated"


def test_a_draft_that_was_replaced_is_not_used_up() -> None:
    """D9, C9: only what is read out counts."""
    state = act(trio(), "ana", DraftClues(("salt", None, None)))
    state = half_played(act(state, "ana", given("rope", "rung", "step")))
    assert act(state, "bo", given("salt", "boats", "sea")).phase is Phase.GUESS


def test_a_draft_dies_with_its_round() -> None:
    """D9: handing in clears the draft, so the next round begins with none."""
    state = act(act(trio(), "ana", DraftClues(("salt", None, None))), "ana", CLUES)
    assert state.side("pair").draft == (None, None, None)
    assert view(half_played(state), "bo").draft == (None, None, None)


def test_only_the_encoder_sees_the_draft_and_the_clues_handed_in() -> None:
    """D9, D10: the own ones; nobody else's."""
    state = act(teams(), "ana", DraftClues(("salt", None, None)))
    assert [view(state, seat).draft[0] for seat in ("ana", "bo", "cy", "di")] == ["salt", None, None, None]
    state = act(state, "ana", CLUES)
    assert [view(state, seat).clues for seat in ("ana", "bo", "cy", "di")] == [CLUES.clues, None, None, None]


def test_a_draft_is_checked_like_clues() -> None:
    """D9, C9, C10, C11: what the sandglass would take must be legal."""
    state = trio()
    assert refusal(state, "ana", DraftClues(("salt", "salt", None))) == "clue-repeated"
    assert refusal(state, "ana", DraftClues((None, "4-2-1", None))) == "clue-is-code"
    assert refusal(state, "ana", DraftClues((None, None, "Lantern"))) == "clue-is-keyword"
    assert refusal(state, "ana", DraftClues((None, " ", None))) == "clue-empty"


def test_what_happens_while_clues_are_written() -> None:
    """D8, D9, D10: drafted, given, read out; no event says what the clues are."""
    state = teams()
    assert [event.kind() for event in events(state, "ana", DraftClues(("salt", None, None)))] == ["clues-drafted"]
    assert [event.kind() for event in events(state, "ana", CLUES)] == ["clues-given"]
    state = act(state, "ana", CLUES)
    assert [event.kind() for event in events(state, "cy", fresh(state, "black"))] == ["clues-given", "guessing-opened"]
    assert [event.kind() for event in events(teams(), None, TimeUp())] == [
        "clues-given",
        "clues-given",
        "guessing-opened",
    ]
    assert "salt" not in repr(events(teams(), "ana", CLUES))


def test_one_code_is_drawn_a_round() -> None:
    """D7, I3: in the order of the deck."""
    assert [code_of(in_round(trio(), number), "pair") for number in range(1, 6)] == ["421", "342", "123", "234", "341"]
