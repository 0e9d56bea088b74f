"""A game is registered from outside, and everything that serves every game serves it too."""

import io
import json
from collections.abc import Iterator

import pytest

from engine import record
from engine.__main__ import main
from engine.codes import CODES
from engine.registry import GAMES, register

from . import test_contract as contract
from .nim import NIM


@pytest.fixture(autouse=True)
def _third_game() -> Iterator[None]:
    register(NIM)
    yield
    del GAMES["nim"]


def test_a_registered_game_is_known_by_its_key() -> None:
    assert list(GAMES) == ["codes", "kryptos", "nim"]
    assert GAMES["nim"] is NIM


@pytest.mark.parametrize("game", [NIM, CODES], ids=["nim", "codes"])
def test_a_key_is_taken_once(game: object) -> None:
    before = dict(GAMES)
    with pytest.raises(ValueError, match="a game of this key is registered"):
        register(game)  # type: ignore[arg-type]
    assert before == GAMES


def test_it_keeps_the_contract() -> None:
    for chosen in contract.simulated(NIM):
        contract.test_every_step_keeps_the_contract(NIM, chosen)
        contract.test_a_record_gives_the_game_again(NIM, chosen)


def test_its_record_is_replayed() -> None:
    lines = [{"game": "nim", "players": ["ana", "bo"], "heap": 3}, {"by": "bo", "do": "take", "count": 3}]
    text = record.lines([*lines, {"by": "ana", "do": "take", "count": 3}])
    assert list(record.replay(io.BytesIO(text.encode()))) == [
        {"ok": True, "refused": None, "heap": 3, "over": False, "winners": None},
        {"ok": False, "refused": "not-your-turn", "heap": 3, "over": False, "winners": None},
        {"ok": True, "refused": None, "heap": 0, "over": True, "winners": ["ana"]},
    ]


def test_a_header_of_no_game_names_it_among_those_known() -> None:
    with pytest.raises(record.BadHeader, match="codes, kryptos, nim"):
        list(record.replay(io.BytesIO(b'{"game": "chess"}')))


def test_it_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    """Its `--players` and `--options` are not those of the card game."""
    assert main(["simulate", "--game", "nim", "--players", "2", "--options", "large", "--games", "20"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert (printed["game"], printed["players"], sum(printed["winners"].values())) == ("nim", 2, 20)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--game", "nim", "--players", "6"], "--players 6: not one of 2, 3, 4"),
        (["--game", "kryptos", "--players", "2"], "--players 2: not one of 3, 4, 5, 6"),
        (["--game", "kryptos", "--options", "large"], "--options large: not one of advanced, mystery, bribe"),
        (["--game", "nim", "--options", "small", "large"], "--options: not one value"),
        (["--game", "nim", "--mode", "teams"], "nim has no --mode"),
    ],
)
def test_games_that_share_a_choice_keep_their_own_values(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert told in capsys.readouterr().err
