"""The oracle of the card game says what its rules say, and its random games end."""

import random
from typing import Any

import pytest

from .kryptos import Line, Oracle, check_header, random_game, random_header

HANDS = {name: list(range(at, 31, 3)) for at, name in enumerate(("ana", "bo", "cy"), start=1)}
OFF = {"advanced": False, "mystery": False, "bribe": False}


def trio(**options: bool) -> Oracle:
    """A game of three at ana's first turn: the two lowest cards of each lie open."""
    header = {"game": "kryptos", "players": list(HANDS), "first": "ana", "hands": HANDS, "aside": [31, 32]}
    oracle = Oracle(header | {"options": OFF | options})
    say(oracle, *[{"do": "time"}] * 6)
    return oracle


def say(oracle: Oracle, *lines: Line) -> Line:
    """Plays lines that must all be accepted, and gives the last answer."""
    answer = oracle.opening
    for line in lines:
        answer = oracle.play(line)
        assert answer["ok"], (line, answer)
    return answer


def guess(by: str, player: str, place: int, number: int) -> Line:
    return {"by": by, "do": "guess", "player": player, "place": place, "number": number}


def test_a_hit_a_miss_and_a_second_attempt() -> None:
    """K8, K9, K10."""
    oracle = trio()
    assert say(oracle, guess("ana", "bo", 3, 8))["points"] == {"ana": 5, "bo": 2, "cy": 2}
    assert say(oracle, guess("bo", "cy", 3, 8))["phase"] == "again"
    answer = say(oracle, guess("bo", "cy", 3, 9))
    assert (answer["points"]["bo"], answer["turn"], answer["hidden"]["cy"]) == (4, "cy", 7)


def test_the_bribe() -> None:
    """K11."""
    answer = say(trio(bribe=True), guess("ana", "bo", 3, 1), guess("ana", "cy", 3, 1))
    assert answer["points"] == {"ana": 1, "bo": 2, "cy": 3}


def test_three_quiet_rounds() -> None:
    """K17."""
    oracle = trio()
    say(oracle, *[{"do": "time"}] * 8)
    assert oracle.play({"by": "cy", "do": "call-end"})["refused"]
    assert say(oracle, {"do": "time"}, {"by": "cy", "do": "call-end"})["winners"] == ["ana"]


def test_a_leaver() -> None:
    """K18."""
    answer = say(trio(), {"by": "bo", "do": "leave"}, {"do": "time"})
    assert (answer["turn"], answer["hidden"]["bo"]) == ("cy", 0)


@pytest.mark.parametrize("change", [{"players": ["ana", "bo"]}, {"first": "eve"}, {"aside": [1, 2]}, {"hands": {}}])
def test_what_starts_no_game(change: dict[str, Any]) -> None:
    """K2, K4."""
    header = random_header(random.Random(1), 3, OFF)
    check_header(header)
    with pytest.raises(ValueError, match=r"players|hands"):
        check_header(header | change)


@pytest.mark.parametrize("count", range(3, 7))
def test_random_games_end(count: int) -> None:
    """K13, K15: of twenty nearly all, within the lines that they may take."""
    ends = [random_game(random.Random(seed), count)[2][-1]["over"] for seed in range(20)]
    assert sum(ends) >= 18
