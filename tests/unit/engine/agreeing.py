"""The engine's answers beside an oracle's, line by line."""

import io
import json
from collections.abc import Set
from typing import Any

from engine import record

Line = dict[str, Any]


def engine_answers(header: Line, lines: list[Line]) -> list[Line]:
    """What a replay prints for these lines."""
    text = "".join(f"{json.dumps(line)}\n" for line in [header, *lines])
    return list(record.replay(io.BytesIO(text.encode())))


def comparable(answer: Line, beside: Line, named: Set[str]) -> Line:
    """An answer without its reason for a refusal, unless the record names that of both."""
    both_named = {answer["refused"], beside["refused"]} <= named | {None}
    return answer if both_named else answer | {"refused": "-"}


def assert_they_agree(header: Line, lines: list[Line], expected: list[Line], named: Set[str]) -> None:
    """Compare every answer; reasons only where they are among the named ones."""
    actual = engine_answers(header, lines)
    for number, (ours, theirs) in enumerate(zip(actual, expected, strict=True)):
        line = lines[number - 1] if number else header
        assert comparable(ours, theirs, named) == comparable(theirs, ours, named), f"line {number}: {line}"
