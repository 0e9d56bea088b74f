"""The game record: a header and lines, replayed."""

import io
import json
from pathlib import Path

from engine.record import BadHeader, replay
from tests.fuzz.target import Target

RECORDS = Path(__file__).parents[2] / "unit/engine/records"
MAX_LINES = 64  # of one input: every line is answered by itself


def seeds() -> list[bytes]:
    """The sample records of both games."""
    return [path.read_bytes() for path in sorted(RECORDS.glob("*.jsonl")) if ".expected." not in path.name]


def check(data: bytes) -> None:
    """A record starts no game, or each line has an answer that can be written; a refusal changes nothing."""
    record = b"\n".join(data.split(b"\n")[:MAX_LINES])
    before = None
    try:
        for answer in replay(io.BytesIO(record)):
            json.dumps(answer, ensure_ascii=False).encode()
            table = answer | {"ok": True, "refused": None}
            assert answer["ok"] == (answer["refused"] is None), "an answer that says both"
            assert answer["ok"] or table == before, "a refusal that changes something"
            before = table
    except BadHeader as error:
        str(error).encode()


TARGET = Target("records", seeds, check, max_len=1 << 15)
