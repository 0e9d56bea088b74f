"""`python -m engine simulate`: random legal players, whole games, one line of JSON."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.codes import CODES
from engine.codes.lineups import LINEUPS
from engine.simulate import simulate

ROOT = Path(__file__).parents[3]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=60, check=False)


def simulated(mode: str, games: int, seed: str) -> dict[str, Any]:
    return simulate(CODES, {"mode": (mode,)}, games, seed)


@pytest.mark.parametrize("mode", LINEUPS)
def test_it_prints_one_object(mode: str) -> None:
    """D22, I7: every game ends, with a winner or a shared victory, within its rounds."""
    done = run("simulate", "--game", "codes", "--mode", mode, "--games", "50", "--seed", "7")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["game"], found["mode"], found["games"], found["seed"]) == ("codes", mode, 50, "7")
    assert sum(found["winners"].values()) == sum(found["rounds"].values()) == 50
    assert set(found["winners"]) == {side.key for side in LINEUPS[mode].sides} | {"shared"}
    assert max(int(count) for count in found["rounds"]) <= LINEUPS[mode].rounds
    assert found["games_per_second"] > 0


@pytest.mark.parametrize("mode", LINEUPS)
def test_the_same_seed_plays_the_same_games(mode: str) -> None:
    """D3: all chance comes from the seed."""

    def played(seed: str) -> dict[str, Any]:
        return {key: value for key, value in simulated(mode, 60, seed).items() if key != "games_per_second"}

    assert played("1") == played("1")
    assert played("1") | {"seed": "2"} != played("2")


def test_all_ends_come_up() -> None:
    """D20, D21, D25, I7: random players meet every kind of end and every length."""
    teams, trio = simulated("teams", 700, "ends"), simulated("interceptor", 300, "ends")
    assert min(teams["winners"].values()) > 0
    assert set(teams["rounds"]) == {str(number) for number in range(2, 9)}
    assert min(trio["winners"][side] for side in ("pair", "interceptor")) > 0
    assert trio["winners"]["shared"] == 0
    assert trio["tokens"]["miscommunications"] == 0
    assert set(trio["rounds"]) == {"2", "3", "4", "5"}


@pytest.mark.parametrize(
    "arguments",
    [(), ("dance",), ("simulate", "--mode", "solo"), ("simulate", "--games", "0"), ("simulate", "--games", "many")],
)
def test_a_wrong_call_is_told_how(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    stop: Callable[..., Any] = main
    with pytest.raises(SystemExit) as stopped:
        stop(arguments)
    assert stopped.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err
