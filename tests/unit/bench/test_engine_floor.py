"""The floor of the engine's benchmark plays the same game as the engine."""

import io
import json
from random import Random
from typing import Any

import pytest

from bench import engine as bench
from engine import record
from tests.oracle.codes import is_readable, random_game


def floor_answers(header: dict[str, Any], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    game = bench.floor_start(header)
    answers = []
    for line in lines:
        try:
            bench.floor_play(game, line)
            ok = True
        except bench.Refused:
            ok = False
        answers.append({"ok": ok} | {key: game[key] for key in ("round", "phase", "tokens", "over", "winners")})
    return answers


def engine_answers(header: dict[str, Any], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    text = "".join(f"{json.dumps(line)}\n" for line in [header, *lines])
    shown = list(record.replay(io.BytesIO(text.encode())))[1:]
    return [
        {key: answer[key] for key in ("ok", "round", "phase", "over", "winners")}
        | {"tokens": answer["tokens"]["interceptor"]["intercepts"]}
        for answer in shown
    ]


@pytest.mark.parametrize("seed", range(40))
def test_the_floor_gives_the_same_answers(seed: int) -> None:
    """Legal and illegal lines, with people who leave; the floor reads no line that is unreadable."""
    header, lines, _ = random_game(Random(seed), "interceptor")
    readable = [line for line in lines if is_readable(line)]
    assert floor_answers(header, readable) == engine_answers(header, readable)


def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever it measures on a busy machine, it says what it should."""
    assert bench.main(["--games", "3", "--runs", "2"]) in (0, 1)
    printed = capsys.readouterr().out
    assert "games/s" in printed
    assert "us per action" in printed
    assert "times the floor" in printed
