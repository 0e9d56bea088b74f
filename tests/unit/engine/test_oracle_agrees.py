"""The engine and the oracle, two readings of the same rules, give the same answer to every line.

The refusals are compared by name where the record names them, else only that both refuse.
"""

from random import Random

import pytest

from tests.oracle.codes import NAMED_REASONS, Line, Oracle, odd_lines, random_game, random_header, random_line

from .agreeing import assert_they_agree

MODES = ["teams", "interceptor"]


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("leaving", [False, True], ids=["all stay", "some leave"])
@pytest.mark.parametrize("mode", MODES)
def test_they_agree_on_whole_games(mode: str, leaving: bool, seed: int) -> None:
    """D8, D11, D19, D22, I7, C9, C10, C11, C13, L1, L2, L3: legal and illegal lines mixed."""
    assert_they_agree(*random_game(Random(seed), mode, leaving=leaving), NAMED_REASONS)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("rounds", [0, 1, 2])
@pytest.mark.parametrize("mode", MODES)
def test_they_agree_when_the_codes_run_out(mode: str, rounds: int, seed: int) -> None:
    """D3: a record that lists fewer codes than the game needs."""
    assert_they_agree(*random_game(Random(seed), mode, leaving=False, rounds=rounds), NAMED_REASONS)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("mode", MODES)
def test_they_agree_where_the_rules_are_silent(mode: str, seed: int) -> None:
    """C13, L1, L3: lines that no rule decides; here both readings were made the same on purpose."""
    chance = Random(f"odd {seed}")
    oracle = Oracle(random_header(chance, mode))
    lines: list[Line] = []
    answers = [oracle.opening]
    while not answers[-1]["over"] and len(lines) < 80:
        odd = odd_lines(oracle, chance)
        lines.append(chance.choice(odd) if odd and chance.random() < 0.3 else random_line(oracle, chance))
        answers.append(oracle.play(lines[-1]))
    assert_they_agree(oracle.header, lines, answers, NAMED_REASONS)
