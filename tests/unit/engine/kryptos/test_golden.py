"""Golden records of the card game, which `test_golden.py` of the engine replays line by line: what they tell."""

import pytest

from tests.unit.engine.test_golden import replayed


@pytest.mark.parametrize(
    ("name", "winners", "points"),
    [
        ("kryptos-tie", ["ana"], {"ana": 17, "bo": 17, "cy": 5}),
        ("kryptos-end-called", ["cy"], {"cy": 4, "di": 1, "ana": 3, "bo": 3}),
        ("kryptos-leaving", ["fay"], {"bo": 5, "cy": 2, "di": 5, "fay": 2, "ana": 2}),
    ],
)
def test_how_the_golden_games_end(name: str, winners: list[str], points: dict[str, int]) -> None:
    """K13, K14, K17, K18: of equals the earlier; after three quiet rounds; the only one who never left."""
    last = replayed(name)[-1]
    assert (last["over"], last["winners"], last["points"]) == (True, winners, points)


def test_the_last_round_of_the_tie_is_played_to_its_end() -> None:
    """K13: ana has 17 points, and bo and cy still have their turns."""
    turns = [answer["turn"] for answer in replayed("kryptos-tie") if answer["points"]["ana"] == 17]
    assert turns == ["bo", "cy", "cy", None, None]


def test_what_a_bribe_moved() -> None:
    """K11: cy paid ana and found a card; di paid bo and found nothing."""
    paid = [answer["points"] for answer in replayed("kryptos-end-called")]
    assert paid[13] == {"cy": 2, "di": 2, "ana": 2, "bo": 2}
    assert paid[14] == {"cy": 4, "di": 2, "ana": 3, "bo": 2}
    assert paid[17] == {"cy": 4, "di": 1, "ana": 3, "bo": 3}
