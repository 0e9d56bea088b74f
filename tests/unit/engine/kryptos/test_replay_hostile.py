"""`python -m engine replay` with card games that nobody should send: refusals, exit codes, no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from tests.unit.engine.test_replay_hostile import replay

HANDS = {name: list(range(at, 31, 3)) for at, name in enumerate(("ana", "bo", "cy"), start=1)}
HEADER: dict[str, Any] = {
    "game": "kryptos",
    "players": ["ana", "bo", "cy"],
    "first": "ana",
    "options": {"advanced": False, "mystery": False, "bribe": False},
    "hands": HANDS,
    "aside": [31, 32],
}
OPENING = [{"do": "time"}] * 6
GUESS = {"by": "ana", "do": "guess", "player": "bo", "place": 3, "number": 8}
UNREADABLE: list[Any] = [
    b"",
    b"nonsense",
    b"[]",
    b"null",
    b"\xff",
    b'{"do": "time", "x": NaN}',
    {"do": ["time"]},
    {"do": "clues", "by": "ana", "clues": ["a", "b", "c"]},
    {"do": "redraw", "side": "pair"},
    {"do": "guess", "player": "bo", "place": 3, "number": 8},
    GUESS | {"by": 7},
    GUESS | {"player": None},
    GUESS | {"place": "3"},
    GUESS | {"place": 3.0},
    GUESS | {"place": True},
    GUESS | {"number": None},
    GUESS | {"number": [8]},
    GUESS | {"number": "8"},
    b'{"by": "ana", "do": "guess", "player": "bo", "place": 3, "number": 1e400}',
    {"by": "ana", "do": "reveal"},
    {"do": "pass"},
    {"do": "call-end"},
    {"do": "leave"},
    {"do": "substitute", "seat": "ana"},
]
REFUSED: list[tuple[Any, str]] = [
    (GUESS | {"by": "eve"}, "unknown-player"),
    (GUESS | {"by": ""}, "unknown-player"),
    (GUESS | {"by": "bo", "player": "ana"}, "not-your-turn"),
    (GUESS | {"player": "eve"}, "unknown-player"),
    (GUESS | {"player": "ana"}, "own-card"),
    (GUESS | {"place": 0}, "no-such-card"),
    (GUESS | {"place": -1}, "no-such-card"),
    (GUESS | {"place": 10**4000}, "no-such-card"),
    (GUESS | {"place": 1}, "card-already-open"),
    (GUESS | {"number": 0}, "bad-number"),
    (GUESS | {"number": 49}, "bad-number"),
    (GUESS | {"number": -(10**4000)}, "bad-number"),
    ({"by": "ana", "do": "reveal", "place": 3}, "wrong-phase"),
    ({"by": "ana", "do": "pass"}, "wrong-phase"),
    ({"by": "ana", "do": "call-end"}, "too-early-to-end"),
    ({"by": "eve", "do": "leave"}, "unknown-player"),
    ({"do": "substitute", "seat": "ana", "player": "eve"}, "seat-not-free"),
    ({"do": "substitute", "seat": "eve", "player": "fay"}, "unknown-player"),
]


def test_each_line_is_answered_and_the_replay_goes_on() -> None:
    """K5, K7, K9: nothing of this changes the table, and the right guess still counts after it."""
    bad = [*UNREADABLE, *(line for line, _ in REFUSED)]
    done = replay(HEADER, *OPENING, *bad, GUESS)
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == 1 + len(OPENING) + len(bad) + 1
    *_, first = answers[: 1 + len(OPENING)]
    *rest, last = answers[1 + len(OPENING) :]
    reasons = ["unreadable"] * len(UNREADABLE) + [reason for _, reason in REFUSED]
    for line, answer, reason in zip(bad, rest, reasons, strict=True):
        assert answer == first | {"ok": False, "refused": reason}, line
    assert (last["ok"], last["points"]["ana"], last["turn"]) == (True, 5, "bo")


@pytest.mark.parametrize(
    "header",
    [
        {"game": "kryptos"},
        HEADER | {"players": ["ana", "bo", "bo"]},
        HEADER | {"players": ["ana", "bo"]},
        HEADER | {"players": {"ana": 1, "bo": 2, "cy": 3}},
        HEADER | {"players": ["p"] * 5000},
        HEADER | {"first": "eve"},
        HEADER | {"first": ["ana"]},
        HEADER | {"hands": HANDS | {"cy": HANDS["cy"][1:]}},
        HEADER | {"hands": HANDS | {"cy": HANDS["bo"]}},
        HEADER | {"hands": HANDS | {"cy": [*HANDS["cy"][1:], 10**4000]}},
        HEADER | {"hands": HANDS | {"cy": [*HANDS["cy"][1:], "30"]}},
        HEADER | {"hands": HANDS | {"cy": [*HANDS["cy"][1:], True]}},
        HEADER | {"hands": HANDS | {"eve": []}},
        HEADER | {"hands": list(HANDS.values())},
        HEADER | {"aside": [31]},
        HEADER | {"aside": [31, 48]},
        HEADER | {"aside": "31, 32"},
        HEADER | {"options": {"mystery": True}},
        HEADER | {"options": {"bribe": "yes"}},
        HEADER | {"options": [True]},
    ],
)
def test_a_header_that_starts_no_game(header: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """K2, K4, K12: a message on standard error, exit code 2, and nothing on standard output."""
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(header) + '\n{"do": "time"}\n')
    assert main(["replay", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("this record cannot start a game: ")
    assert printed.err.count("\n") == 1
