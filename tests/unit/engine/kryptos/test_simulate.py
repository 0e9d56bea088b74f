"""`python -m engine simulate --game kryptos`: random legal players, whole games, one line of JSON."""

import json
from typing import Any

import pytest

from engine.__main__ import main
from engine.kryptos import KRYPTOS
from engine.simulate import simulate


@pytest.mark.parametrize(
    ("players", "options", "chosen"),
    [
        ("3", [], []),
        ("4", ["--options", "advanced", "mystery"], ["advanced", "mystery"]),
        ("5", ["--options", "bribe,mystery"], ["mystery", "bribe"]),
        ("6", ["--options"], []),
    ],
)
def test_it_prints_one_object(
    players: str, options: list[str], chosen: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """K13, K14, K15: every game ends, with a winner."""
    calls = ["simulate", "--game", "kryptos", "--players", players, *options, "--games", "20", "--seed", "7"]
    assert main(calls) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["players"], found["options"]) == ("kryptos", int(players), chosen)
    assert (found["games"], found["seed"]) == (20, "7")
    assert set(found["winners"]) == {str(place) for place in range(1, int(players) + 1)}
    assert sum(found["winners"].values()) == sum(found["reasons"].values()) == sum(found["rounds"].values()) == 20
    assert found["games_per_second"] > 0


def test_the_same_seed_plays_the_same_games() -> None:
    """K2: all chance comes from the seed."""

    def played(seed: str) -> dict[str, Any]:
        found = simulate(KRYPTOS, {"players": ("4",), "options": ("bribe",)}, 20, seed)
        return {key: value for key, value in found.items() if key != "games_per_second"}

    assert played("1") == played("1")
    assert played("1") | {"seed": "2"} != played("2")


def test_both_ends_come_up() -> None:
    """K13, K15."""
    found = simulate(KRYPTOS, {"players": ("5",), "options": ()}, 100, "ends")
    assert set(found["reasons"]) == {"points", "no-card-left"}
    assert min(found["winners"].values()) > 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "kryptos", "--players", "3", "--options", "mystery"], "mystery is for 4 or 5 players"),
        (["--game", "kryptos", "--options", "dance"], "not one of advanced, mystery, bribe"),
        (["--game", "kryptos", "--mode", "teams"], "kryptos has no --mode"),
        (["--game", "codes", "--players", "4"], "codes has no --players"),
    ],
)
def test_choices_that_are_no_game(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    """K12: a message on standard error, exit code 2."""
    assert main(["simulate", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
