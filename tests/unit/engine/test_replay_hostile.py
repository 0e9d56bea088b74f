"""`python -m engine replay` with input that nobody should send: refusals, exit codes, no traceback, bounded memory."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.thorough import long

ROOT = Path(__file__).parents[3]
HEADER: dict[str, Any] = {
    "game": "codes",
    "mode": "interceptor",
    "players": {"pair": ["ana", "bo"], "interceptor": ["cy"]},
    "keywords": {"pair": ["lantern", "harbour", "ladder", "pepper"]},
    "codes": {"pair": ["421", "342", "123", "234", "341"]},
}
CLUES = {"by": "ana", "do": "clues", "clues": ["salt", "boats", "night walk"]}
# The command line as it is, and then what it took: VmHWM is the most memory that the process ever held.
MEASURED = """
import sys
from engine.__main__ import main
code = main(["replay", *sys.argv[1:]])
sys.stdout.flush()
print([line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")][0], file=sys.stderr)
sys.exit(code)
"""
MEMORY_KIB = 48 * 1024


def replay(*lines: Any, program: tuple[str, ...] = ("-m", "engine", "replay")) -> subprocess.CompletedProcess[bytes]:
    """Run the command line on lines given as bytes, or as values to be written in JSON."""
    text = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
    return subprocess.run(
        [sys.executable, *program], input=text, capture_output=True, cwd=ROOT, timeout=120, check=False
    )


def answers(*lines: Any) -> list[dict[str, Any]]:
    done = replay(HEADER, *lines)
    assert (done.returncode, done.stderr) == (0, b"")
    printed = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(printed) == len(lines) + 1
    return printed[1:]


UNREADABLE = [
    b"",
    b"   ",
    b"nonsense",
    b"{",
    b'{"by": "bo", "do": "guess", "code": "421"',
    b"null",
    b"[]",
    b"421",
    b'"time"',
    b"true",
    b"\xff\xfe\x00",
    b'{"do": "ti\xffme"}',
    b'{"do": "time", "x": "\\ud800"}',
    b'{"do": "time", "\\udfff": 1}',
    b'{"do": "time", "x": NaN}',
    b'{"do": "time", "x": -Infinity}',
    b'{"do": "time", "x": ' + b"9" * 5000 + b"}",
    b'{"do": "time", "x": ' + b"[" * 30000 + b"]" * 30000 + b"}",
    b"[" * 60000,
    b'{"x":' * 10000,
    b'{"do": "time"} {"do": "time"}',
    b'{"do": ["time"]}',
    b'{"do": {"time": 1}}',
    b'{"do": null}',
    b'{"do": 1}',
    b'{"by": 7, "do": "guess", "code": "421"}',
    b'{"by": null, "do": "guess", "code": "421"}',
    b'{"do": "guess", "code": "421"}',
    b'{"by": "bo", "do": "guess"}',
    b'{"by": "bo", "do": "guess", "code": 421}',
    b'{"by": "bo", "do": "guess", "code": ["4", "2", "1"]}',
    b'{"by": "cy", "do": "object", "clue": "1"}',
    b'{"by": "cy", "do": "object", "clue": 1.0}',
    b'{"by": "cy", "do": "object", "clue": true}',
    b'{"by": "cy", "do": "object", "clue": 1e400}',
    b'{"do": "substitute", "seat": "ana"}',
    b'{"do": "substitute", "seat": "ana", "player": 1}',
    b'{"do": "redraw", "side": 1}',
]
REFUSED: list[tuple[Any, str | None]] = [
    ({"by": "eve", "do": "guess", "code": "421"}, None),
    ({"by": "", "do": "guess", "code": "421"}, None),
    ({"by": "ana", "do": "guess", "code": "421"}, "not-your-turn"),
    *(
        ({"by": "bo", "do": "guess", "code": code}, "bad-code")
        for code in ("420", "451", "442", "", "4211", "x" * 9999)
    ),
    ({"by": "cy", "do": "object", "clue": 0}, None),
    ({"by": "cy", "do": "object", "clue": 10**4000}, None),
    (CLUES, "wrong-phase"),
    ({"by": "bo", "do": "keywords", "words": [None] * 4}, "wrong-phase"),
    ({"do": "redraw", "side": "pair"}, "wrong-phase"),
    ({"do": "substitute", "seat": "eve", "player": "fay"}, None),
]


def test_each_line_is_answered_and_the_replay_goes_on() -> None:
    """D3, D11: nothing of this changes the table, and the right answer still counts after it."""
    bad = [*UNREADABLE, *(line for line, _ in REFUSED)]
    first, *rest, last = answers(CLUES, *bad, {"by": "bo", "do": "guess", "code": "421"})
    reasons = ["unreadable"] * len(UNREADABLE) + [reason for _, reason in REFUSED]
    for line, answer, reason in zip(bad, rest, reasons, strict=True):
        assert answer["ok"] is False, line
        assert answer["refused"], line
        assert answer["refused"] == (reason or answer["refused"]), line
        assert answer | {"ok": True, "refused": None} == first, line
    assert (last["ok"], last["round"], last["phase"]) == (True, 2, "clues")


def test_unknown_keys_are_ignored() -> None:
    """D8: whatever they hold."""
    answered = answers(CLUES | {"deep": json.loads("[" * 400 + "]" * 400), "big": 10**4000, "": None})
    assert answered[0]["ok"] is True


@pytest.mark.parametrize(
    "header",
    [
        b"",
        b"nonsense",
        b"\xff",
        b"null",
        b"[]",
        b"{}",
        b"[" * 60000,
        b'{"game": "codes"}',
        b'{"game": "chess"}',
        b'{"game": ["codes"]}',
        HEADER | {"game": None},
        HEADER | {"mode": "solo"},
        HEADER | {"mode": ["teams"]},
        HEADER | {"mode": "teams"},
        HEADER | {"players": {"pair": ["ana", "ana"], "interceptor": ["cy"]}},
        HEADER | {"players": {"pair": ["ana"], "interceptor": ["cy"]}},
        HEADER | {"players": {"pair": {"ana": 1}, "interceptor": ["cy"]}},
        HEADER | {"players": {"pair": ["p"] * 5000, "interceptor": ["cy"]}},
        HEADER | {"keywords": {"pair": ["a", "b", "c"]}},
        HEADER | {"keywords": {"pair": ["a", "b", "c", "A"]}},
        HEADER | {"keywords": {"pair": ["a", "b", "c", "\u200b"]}},
        HEADER | {"keywords": {"pair": ["a", "b", "c", "\ud800"]}},
        HEADER | {"codes": {"pair": ["425"]}},
        HEADER | {"codes": {"pair": [421]}},
        HEADER | {"translations": [1]},
        json.dumps(HEADER).encode() + b" " * 70000,
    ],
)
def test_a_header_that_starts_no_game(header: Any) -> None:
    """D1, D2, D3, I1: a message on standard error, exit code 2, and nothing on standard output."""
    done = replay(header, {"do": "time"})
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"this record cannot start a game: ")
    assert done.stderr.count(b"\n") == 1


def test_no_input_is_no_game() -> None:
    done = replay()
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr


def test_a_list_without_codes_is_a_game_that_stands_still() -> None:
    """D3: phase clues, nobody awaited, everything refused."""
    done = replay(HEADER | {"codes": {"pair": []}}, CLUES, {"do": "time"}, {"do": "end"}, b"x")
    first, *rest, unreadable = [json.loads(line) for line in done.stdout.splitlines()]
    assert (first["ok"], first["phase"], first["awaiting"]) == (True, "clues", [])
    assert [answer["refused"] for answer in rest] == ["no-code"] * 3
    assert unreadable["refused"] == "unreadable"


def test_a_file_is_read_like_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(HEADER) + "\n" + json.dumps(CLUES))
    done = replay(program=("-m", "engine", "replay", str(file)))
    assert (done.returncode, len(done.stdout.splitlines())) == (0, 2)


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    done = replay(program=("-m", "engine", "replay", str(tmp_path / name)))
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr
    assert str(tmp_path).encode() in done.stderr


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(json.dumps(HEADER) + "\n" + '{"do": "dance"}\n' * 20_000)
    command = [sys.executable, "-m", "engine", "replay", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        assert json.loads(child.stdout.readline())["ok"] is True
        child.stdout.close()
        assert child.stderr.read() == b""
        assert child.wait(60) == 0


@long
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads VmHWM")
def test_long_lines_and_long_records_take_no_memory() -> None:
    """A 10 MB line, and 100,000 actions after the end, each answered in memory that does not grow with them."""
    huge = b'{"do": "time", "x": "' + b"x" * 10_000_000 + b'"}'
    many = [b'{"by": "bo", "do": "guess", "code": "421"}'] * 100_000
    done = replay(HEADER, huge, b"x" * 10_000_000, {"do": "end"}, *many, program=("-c", MEASURED))
    assert done.returncode == 0
    printed = done.stdout.splitlines()
    assert len(printed) == 100_004
    assert [json.loads(line)["refused"] for line in printed[:4]] == [None, "unreadable", "unreadable", None]
    assert set(printed[4:]) == {printed[4]}
    assert json.loads(printed[4])["refused"] == "wrong-phase"
    assert int(done.stderr) < MEMORY_KIB


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads VmHWM")
def test_folding_hostile_texts_keeps_nothing_big() -> None:
    """C9, C11, D24: clues that differ in each line, keyword guesses and keywords of 60,000 letters."""
    clues = [{"by": "ana", "do": "draft", "clues": [f"clue {n} {'ё' * 80}", None, None]} for n in range(6000)]
    huge = [{"by": "ana", "do": "draft", "clues": [f"{n}{'x' * 60_000}", None, None]} for n in range(300)]
    words = HEADER | {"keywords": {"pair": ["lantern", "harbour", "ladder", "p" * 60_000]}}
    done = replay(words, *clues, *huge, program=("-c", MEASURED))
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 6301
    assert int(done.stderr) < MEMORY_KIB
