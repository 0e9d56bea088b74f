"""Golden records: whole games with what the table looks like after each line."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import record

RECORDS = Path(__file__).parent / "records"
NAMES = sorted(path.stem for path in RECORDS.glob("*.jsonl") if not path.stem.endswith(".expected"))


def replayed(name: str) -> list[dict[str, Any]]:
    with (RECORDS / f"{name}.jsonl").open("rb") as lines:
        return list(record.replay(lines))


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_replays_line_by_line(name: str) -> None:
    """D1, D22, I7, L2, K13, K17, K18: each line of the record gives the line that was written beside it."""
    expected = [json.loads(line) for line in (RECORDS / f"{name}.expected.jsonl").read_text("utf-8").splitlines()]
    actual = replayed(name)
    assert len(actual) == len((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    for number, (line, wanted) in enumerate(zip(actual, expected, strict=True), start=1):
        assert line == wanted, f"line {number}"


@pytest.mark.parametrize("reading", ["bg-ru-pl", "da"])
def test_the_example_game_of_the_rulebooks(reading: str) -> None:
    """D14, D15, D16, D17, D18: after two rounds Black has no token, and White one of each."""
    answers = replayed(f"example-{reading}")
    black_first, white_failed, two_rounds = answers[4], answers[8], answers[10]
    none = {"intercepts": 0, "miscommunications": 0}
    assert (black_first["round"], black_first["tokens"]) == (2, {"white": none, "black": none})
    assert white_failed["tokens"] == {"white": {"intercepts": 0, "miscommunications": 1}, "black": none}
    assert two_rounds["tokens"] == {"white": {"intercepts": 1, "miscommunications": 1}, "black": none}
    assert all(answer["ok"] for answer in answers[:-1])


@pytest.mark.parametrize(
    ("name", "winners", "rounds"),
    [
        ("interceptor-wins", ["interceptor"], 3),
        ("interceptor-wins-at-once", ["interceptor"], 2),
        ("pair-wins", ["pair"], 5),
        ("shared-victory", ["black", "white"], 8),
        ("leaving", None, 2),
    ],
)
def test_how_the_golden_games_end(name: str, winners: list[str] | None, rounds: int) -> None:
    """I7, D25, L2: each kind of end."""
    last = replayed(name)[-1]
    assert (last["over"], last["winners"], last["round"]) == (True, winners, rounds)
