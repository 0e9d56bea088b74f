"""Setting up: who plays, which keywords, which codes (D1-D5, I1)."""

from collections import Counter

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from engine.chance import shuffled
from engine.codes import CODES
from engine.codes.lineups import INTERCEPTOR, LINEUPS, PUZZLE, TEAMS, LineUp
from engine.codes.setup import CODES_OF_A_DECK, Deck, Setup
from engine.codes.views import awaited, table_view

from .tables import BLACK_WORDS, WHITE_WORDS, code_of, in_round, round_played, seats, teams, trio, view


def names(count: int, of: str) -> str:
    return " ".join(f"{of}{n}" for n in range(count))


@pytest.mark.parametrize(("white", "black"), [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (4, 3), (4, 4)])
def test_teams_of_two_to_four_play_when_they_differ_by_at_most_one(white: int, black: int) -> None:
    """D1: four to eight players in two teams."""
    view = table_view(teams(names(white, "w"), names(black, "b")))
    assert [len(side.seats) for side in view.sides] == [white, black]
    assert white + black in CODES.seats


@pytest.mark.parametrize(
    ("white", "black", "why"),
    [
        (1, 2, "white: 1 players, not 2 to 4"),
        (2, 1, "black: 1 players, not 2 to 4"),
        (5, 4, "white: 5 players, not 2 to 4"),
        (4, 5, "black: 5 players, not 2 to 4"),
        (0, 2, "white: 0 players, not 2 to 4"),
        (2, 4, "the sizes of the sides differ by more than one"),
        (4, 2, "the sizes of the sides differ by more than one"),
    ],
)
def test_other_sizes_are_no_game(white: int, black: int, why: str) -> None:
    """D1: under two, over four, or too uneven."""
    with pytest.raises(ValueError, match=f"^{why}$"):
        teams(names(white, "w"), names(black, "b"))


@pytest.mark.parametrize(
    ("pair", "interceptor", "why"),
    [
        (1, 1, "pair: 1 players, not 2"),
        (3, 1, "pair: 3 players, not 2"),
        (2, 0, "interceptor: 0 players, not 1"),
        (2, 2, "interceptor: 2 players, not 1"),
    ],
)
def test_three_play_as_a_pair_and_an_interceptor(pair: int, interceptor: int, why: str) -> None:
    """I1: exactly three."""
    assert table_view(trio()).rounds == 5
    with pytest.raises(ValueError, match=f"^{why}$"):
        trio(names(pair, "p"), names(interceptor, "i"))


def test_the_pair_has_keywords_and_codes_and_the_interceptor_has_a_sheet() -> None:
    """I1, I3: the interceptor never draws a code of its own."""
    state = trio()
    pair, interceptor = table_view(state).sides
    assert (pair.encodes, interceptor.encodes) == (True, False)
    assert interceptor.encoder is None
    assert view(state, "cy").table.side("pair").sheet == pair.sheet
    assert state.side("interceptor").code is None


def test_nobody_sits_twice() -> None:
    """D1: a player is on one side."""
    with pytest.raises(ValueError, match=r"^a player sits twice$"):
        teams("ana bo", "ana di")


def test_each_team_has_four_keywords_for_the_whole_game() -> None:
    """D2: slots 1-4 keep their keyword."""
    state = teams()
    assert state.side("white").keywords == WHITE_WORDS
    assert in_round(state, 8).side("white").keywords == WHITE_WORDS
    assert in_round(state, 8).side("black").keywords == BLACK_WORDS


@pytest.mark.parametrize("count", [0, 3, 5])
def test_three_or_five_keywords_are_no_game(count: int) -> None:
    """D2: four."""
    with pytest.raises(ValueError, match=f"^white: {count} keywords, not 4$"):
        teams(white_words=("lamp", "boat", "step", "salt", "tree")[:count])


@pytest.mark.parametrize("again", ["engine", "Engine", "éngine", "еngine", "en-gine"])
def test_all_eight_keywords_differ(again: str) -> None:
    """D2: in more than case, accents or the script of a letter."""
    with pytest.raises(ValueError, match=r"^two keywords are the same$"):
        teams(white_words=("lantern", "harbour", "ladder", again))


def test_a_keyword_that_cannot_be_seen_is_no_keyword() -> None:
    """D2."""
    with pytest.raises(ValueError, match=r"^a keyword is empty$"):
        teams(white_words=("lantern", "harbour", "ladder", "\u200b "))


def test_the_deck_holds_24_codes() -> None:
    """D3: three different digits of 1-4, in order."""
    assert len(CODES_OF_A_DECK) == len(set(CODES_OF_A_DECK)) == 24
    for code in CODES_OF_A_DECK:
        assert len(set(code)) == 3
        assert set(code) < set("1234")


def test_each_team_draws_uniformly_from_its_own_deck() -> None:
    """D3: every code comes up about as often as every other, and the decks of the teams are not the same."""
    white = Counter(Deck(seed="a seed").draw("white", count) for count in range(4800))
    black = [Deck(seed="a seed").draw("black", count) for count in range(50)]
    assert set(white) == set(CODES_OF_A_DECK)
    assert all(140 < times < 260 for times in white.values())
    assert black != [Deck(seed="a seed").draw("white", count) for count in range(50)]


def test_the_same_code_can_come_again() -> None:
    """D3: the card goes back after the round."""
    state = round_played(trio(codes=("421", "421")))
    assert code_of(state, "pair") == "421"


def test_a_seed_always_draws_the_same() -> None:
    """D3: pinned, so that a saved game goes on with the same codes under every later version."""
    assert [Deck(seed="seed").draw("white", count) for count in range(6)] == PINNED_DRAWS
    assert shuffled("seed", "keywords", "abcdefgh") == list(PINNED_SHUFFLE)


PINNED_DRAWS = ["431", "143", "241", "421", "132", "124"]
PINNED_SHUFFLE = "hgacdfbe"


@examples(st.text(), st.text(), st.lists(st.integers(), max_size=20))
def test_shuffling_loses_nothing(seed: str, label: str, items: list[int]) -> None:
    """D2: a shuffled list of cards is the same cards."""
    drawn = shuffled(seed, label, items)
    assert Counter(drawn) == Counter(items)
    assert shuffled(seed, label, items) == drawn


def test_every_order_can_come_out_of_a_shuffle() -> None:
    """D2: the last card can come first, and a card can stay in its place."""
    orders = Counter("".join(shuffled(f"{n}", "cards", "abc")) for n in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_names_of_teams_are_left_to_the_table() -> None:
    """D4: the rules know a team by its key; what it calls itself is text for people."""
    assert [side.key for side in table_view(teams()).sides] == ["white", "black"]
    assert LINEUPS == {"teams": TEAMS, "interceptor": INTERCEPTOR, "puzzle": PUZZLE}


def test_the_note_sheet_has_every_round_and_every_slot() -> None:
    """D5: clues, guess and right code by round; all clues so far by slot; wrong guesses stay."""
    state = teams(white_codes=("421", "342", "123"))
    state = round_played(state)
    state = round_played(state, (False, True))
    sheet = table_view(state).side("white").sheet
    first, second = sheet.rounds
    assert (first.round, first.encoder, first.code, first.guess, first.interception) == (1, "ana", "421", "421", None)
    assert (second.round, second.encoder, second.code, second.guess, second.interception) == (
        2,
        "bo",
        "342",
        "243",
        "342",
    )
    assert [(row.decoded, row.intercepted) for row in sheet.rounds] == [(True, False), (False, True)]
    assert first.clues == ("white hint 1 a", "white hint 1 b", "white hint 1 c")
    assert sheet.by_slot == (
        ("white hint 1 c",),
        ("white hint 1 b", "white hint 2 c"),
        ("white hint 2 a",),
        ("white hint 1 a", "white hint 2 b"),
    )
    assert [row.code for row in table_view(state).side("black").sheet.rounds] == ["432", "234"]


def test_a_set_up_without_a_deck_is_out_of_codes() -> None:
    """D3: no code, nobody can write; a game of a table always has its seed."""
    setup = Setup(INTERCEPTOR, {"pair": seats("ana bo"), "interceptor": seats("cy")}, {"pair": WHITE_WORDS}, {})
    assert awaited(CODES.start(setup).state) == ()


@pytest.mark.parametrize("lineup", LINEUPS.values(), ids=LINEUPS)
def test_a_side_that_is_not_named_has_no_players(lineup: LineUp) -> None:
    """D1, I1: a set-up must name everybody."""
    with pytest.raises(ValueError, match=f"^{lineup.sides[0].key}: 0 players"):
        CODES.start(Setup(lineup, {}, {}, {}))
    players = {rule.key: seats(names(rule.sizes.start, rule.key)) for rule in lineup.sides}
    with pytest.raises(ValueError, match=f"^{lineup.sides[0].key}: 0 keywords, not 4$"):
        CODES.start(Setup(lineup, players, {}, {}))
