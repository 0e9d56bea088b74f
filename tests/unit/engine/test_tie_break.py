"""The keywords decide (D24-D26)."""

import pytest

from engine.codes.actions import EndGame, TimeUp
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import awaited, table_view

from .tables import (
    BLACK_CODES,
    BLACK_WORDS,
    WHITE_CODES,
    WHITE_WORDS,
    act,
    events,
    reason,
    refusal,
    teams,
    tied,
    trio,
    view,
    winners,
    words,
    written,
)


def decided(state: State, white: tuple[str | None, ...], black: tuple[str | None, ...]) -> State:
    return act(act(state, "ana", words(*white)), "cy", words(*black))


NOTHING = (None, None, None, None)


def test_each_team_writes_the_others_keywords() -> None:
    """D24: anybody of a team, once."""
    state = tied()
    assert state.phase is Phase.KEYWORDS
    assert [(entry.task.value, entry.seats) for entry in awaited(state)] == [
        ("keywords", ("ana", "bo")),
        ("keywords", ("cy", "di")),
    ]
    state = act(state, "bo", words(*BLACK_WORDS))
    assert state.phase is Phase.KEYWORDS
    assert [entry.side for entry in awaited(state)] == ["black"]
    assert refusal(state, "ana", words(*NOTHING)) == "already-locked"
    assert refusal(state, "eve", words(*NOTHING)) == "unknown-player"


@pytest.mark.parametrize("count", [0, 3, 5])
def test_a_guess_has_four_places(count: int) -> None:
    """D24."""
    assert refusal(tied(), "ana", words(*[None] * count)) == "four-words-needed"


@pytest.mark.parametrize(
    ("white", "black", "won"),
    [
        (BLACK_WORDS, NOTHING, ("white",)),
        (NOTHING, WHITE_WORDS, ("black",)),
        (("engine", None, None, None), ("lantern", "harbour", None, None), ("black",)),
        # the slot counts
        (("orchard", "engine", "glove", "piano"), (None, None, None, "pepper"), ("black",)),
        # an empty text is a blank
        (("", " ", "\u200b", "?"), (None, None, "ladder", None), ("black",)),
        # D25
        (NOTHING, NOTHING, ("black", "white")),
        (BLACK_WORDS, WHITE_WORDS, ("black", "white")),
        (("engine", None, None, None), (None, None, None, "pepper"), ("black", "white")),
    ],
)
def test_more_right_wins(white: tuple[str | None, ...], black: tuple[str | None, ...], won: tuple[str, ...]) -> None:
    """D24, D25: slot by slot; still equal is a shared victory."""
    state = decided(tied(), white, black)
    assert winners(state) == won
    assert reason(state) == ("shared" if len(won) == 2 else "keywords")


@pytest.mark.parametrize(
    ("keyword", "written_as"),
    [
        ("Ёлка", "елка"),
        ("łódka", "LODKA"),
        ("straße", "Strasse"),
        ("smørrebrød", "smorrebrod"),
        ("hot dog", "hot-dog"),
        ("été", "ete"),
        ("cat", "саt"),
        ("поезд", "ПОЕЗД!"),
    ],
)
def test_keywords_are_compared_fairly(keyword: str, written_as: str) -> None:
    """D24: case, accents, hyphens and the script of a letter make no word wrong."""
    state = tied(teams(black_words=(keyword, "orchard", "piano", "glove")))
    assert winners(decided(state, (written_as, None, None, None), NOTHING)) == ("white",)


def test_a_translation_is_not_the_keyword() -> None:
    """D24: the word itself is asked for."""
    state = tied(teams(translations={"engine": ("двигател", "motor")}))
    assert winners(decided(state, ("motor", None, None, None), NOTHING)) == ("black", "white")


@pytest.mark.parametrize(
    ("white", "won"), [(None, ("black", "white")), (BLACK_WORDS, ("white",)), (NOTHING, ("black", "white"))]
)
def test_a_team_that_gave_no_answer_in_time_named_no_keyword(
    white: tuple[str | None, ...] | None, won: tuple[str, ...]
) -> None:
    """D24, D19: what is in counts."""
    state = tied()
    if white:
        state = act(state, "ana", words(*white))
    assert winners(act(state, None, TimeUp())) == won


def test_a_team_sees_only_its_own_guess() -> None:
    """D24: like D11, in secret."""
    state = act(tied(), "ana", words("motor", None, None, None))
    known = [view(state, seat).words_guess is not None for seat in ("ana", "bo", "cy", "di")]
    assert known == [True, True, False, False]
    assert "motor" not in repr(table_view(state))


def test_nobody_encodes_while_the_keywords_are_guessed() -> None:
    """D24: no round will come, so nobody is shown as its encoder."""
    state = tied()
    assert [side.encoder for side in table_view(state).sides] == [None, None]
    assert not any(view(state, seat).is_encoder for seat in ("ana", "bo", "cy", "di"))


def test_the_events_of_a_tie_break() -> None:
    """D24, D25: opened, guessed, ended; no event holds a word."""
    state = tied()
    told = events(state, "ana", words(*BLACK_WORDS))
    assert [event.kind() for event in told] == ["keywords-guessed"]
    told = events(act(state, "ana", words(*NOTHING)), "cy", words(*NOTHING))
    assert [event.kind() for event in told] == ["keywords-guessed", "game-ended"]


def test_afterwards_everything_is_shown() -> None:
    """D26: all keywords and codes, to everybody; before the end none of them."""
    before = table_view(tied())
    assert [(side.keywords, side.codes) for side in before.sides] == [((), ()), ((), ())]
    after = table_view(decided(tied(), NOTHING, NOTHING))
    assert [side.keywords for side in after.sides] == [WHITE_WORDS, BLACK_WORDS]
    assert [side.codes for side in after.sides] == [WHITE_CODES[:8], BLACK_CODES[:8]]
    assert [side.encoder for side in after.sides] == [None, None]
    assert after.awaited == ()


def test_a_game_that_breaks_off_shows_everything_too() -> None:
    """D26: also the code that nobody has guessed yet; the half on the table is gone."""
    view = table_view(act(written(trio()), None, EndGame()))
    assert view.side("pair").keywords == WHITE_WORDS
    assert view.side("pair").codes == ("421",)
    assert view.half is None


def test_what_each_team_wrote_is_shown_when_it_has_decided() -> None:
    """D24, D26: not before, and how many were right."""
    state = act(tied(), "ana", words(*BLACK_WORDS))
    assert [side.words_guess for side in table_view(state).sides] == [None, None]
    white, black = table_view(act(state, "cy", words(WHITE_WORDS[0], None, None, "else"))).sides
    assert (white.words_guess, white.words_right) == (BLACK_WORDS, 4)
    assert (black.words_guess, black.words_right) == ((WHITE_WORDS[0], None, None, "else"), 1)
