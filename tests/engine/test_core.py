"""What every game is made of."""

import dataclasses

import pytest

from engine.codes import CODES
from engine.codes.events import ClueStoodBy
from engine.core import kebab, replace
from engine.kryptos import KRYPTOS
from engine.registry import GAMES

from .tables import teams, trio, written


def test_replace_is_that_of_dataclasses() -> None:
    """A value of the same class with some fields changed; the old one stays as it was."""
    for state in (teams(), written(trio())):
        before = CODES.freeze(state)
        assert replace(state, round=3) == dataclasses.replace(state, round=3)
        assert replace(state.sides[0], code=None, drawn=7) == dataclasses.replace(state.sides[0], code=None, drawn=7)
        assert CODES.freeze(state) == before


def test_replace_knows_its_fields() -> None:
    with pytest.raises(KeyError, match="rounds"):
        replace(teams(), rounds=3)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("name", "told"), [("ClueRepeated", "clue-repeated"), ("NoCode", "no-code"), ("Leave", "leave")]
)
def test_names_of_classes_are_told_in_kebab_case(name: str, told: str) -> None:
    assert kebab(name) == told
    assert ClueStoodBy.kind() == "clue-stood-by"


def test_the_games_are_known_by_their_keys() -> None:
    """D1, I1, K2: three to eight players, and three to six."""
    assert {key: game.seats for key, game in GAMES.items()} == {"codes": range(3, 9), "kryptos": range(3, 7)}
    assert (GAMES["codes"], GAMES["kryptos"]) == (CODES, KRYPTOS)
