"""The engine and the oracle, two readings of the same rules, give the same answer to every line."""

from random import Random

import pytest

from tests.oracle.kryptos import NAMED_REASONS, random_game
from tests.unit.engine.agreeing import assert_they_agree

SEEDS = 20


@pytest.mark.parametrize("leaving", [False, True], ids=["all stay", "some leave"])
@pytest.mark.parametrize("players", range(3, 7))
def test_they_agree_on_whole_games(players: int, leaving: bool) -> None:
    """K5, K6, K8, K10, K11, K13, K14, K15, K16, K17, K18, L1: legal and illegal lines mixed."""
    for seed in range(SEEDS):
        assert_they_agree(*random_game(Random(f"{players} {seed}"), players, leaving=leaving), NAMED_REASONS)
