"""The cards: colours, how many are dealt, tokens."""

import pytest

from engine.kryptos.cards import HIGHEST, Layout, colour_of, layout, tokens
from engine.kryptos.terms import Colour


def test_forty_eight_cards_in_four_colours_of_twelve() -> None:
    """K1: each number has one colour, in turn."""
    assert [colour_of(number).value for number in range(1, 7)] == ["red", "yellow", "green", "blue", "red", "yellow"]
    assert tokens(range(1, HIGHEST + 1)) == dict.fromkeys(Colour, 12)


@pytest.mark.parametrize(
    ("players", "dealt"),
    [(3, Layout(32, 10, 2)), (4, Layout(36, 9, 0)), (5, Layout(40, 8, 0)), (6, Layout(48, 8, 0))],
)
def test_how_many_cards_are_dealt(players: int, dealt: Layout) -> None:
    """K2: all cards of the game are in a hand or aside."""
    assert layout(players, mystery=False) == dealt
    assert players * dealt.in_hand + dealt.aside == dealt.cards


@pytest.mark.parametrize(("players", "dealt"), [(4, Layout(40, 9, 4)), (5, Layout(44, 8, 4))])
def test_mystery_lays_four_more_cards_aside(players: int, dealt: Layout) -> None:
    """K12."""
    assert layout(players, mystery=True) == dealt


@pytest.mark.parametrize("players", [3, 6])
def test_mystery_is_for_four_or_five(players: int) -> None:
    """K12."""
    with pytest.raises(ValueError, match=r"^mystery is for 4 or 5 players$"):
        layout(players, mystery=True)


@pytest.mark.parametrize("players", [0, 2, 7])
def test_three_to_six_play(players: int) -> None:
    """K2."""
    with pytest.raises(ValueError, match=rf"^{players} players, not 3 to 6$"):
        layout(players, mystery=False)


def test_tokens_name_all_four_colours() -> None:
    """K3: zeros included."""
    assert tokens([2, 6, 8]) == {Colour.RED: 0, Colour.YELLOW: 2, Colour.GREEN: 0, Colour.BLUE: 1}
