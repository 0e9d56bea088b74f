"""Documents are packed with what every document says, and what was packed once loads for ever."""

import json
from pathlib import Path

import pytest

from tests.unit.tgbot.store.saves import SAVES, saves
from tgbot.store.codec import MAX_BYTES, PACKED, Unpackable, packed, unpacked


def plain(name: str) -> bytes:
    return json.dumps(json.loads((SAVES / f"{name}.json").read_bytes()), separators=(",", ":")).encode()


@pytest.mark.parametrize("name", ["table-1-guess", "visitor-1"])
def test_a_packed_sample_loads_for_ever(name: str) -> None:
    stored = (SAVES / f"{name}.packed-{PACKED}").read_bytes()
    assert stored[0] == PACKED
    assert unpacked(stored) == plain(name)


@pytest.mark.parametrize("save", saves(), ids=lambda save: save.stem)
def test_what_is_packed_is_unpacked_the_same(save: Path) -> None:
    body = plain(save.stem)
    assert unpacked(packed(body)) == body
    assert unpacked(body) == body  # as all were stored once


@pytest.mark.parametrize("name", ["table-1-guess", "table-2-guess"])
def test_a_table_in_the_middle_of_a_game_takes_less_than_a_third_of_its_json(name: str) -> None:
    assert len(packed(plain(name))) < len(plain(name)) / 3


def test_a_dictionary_of_a_newer_program_is_refused() -> None:
    with pytest.raises(Unpackable):
        unpacked(bytes([PACKED + 1]) + packed(b"{}")[1:])


@pytest.mark.parametrize(
    "nonsense",
    [
        b"",
        b"nonsense",
        b"\x00" + packed(b"{}")[1:],
        packed(b'{"a":1}')[:-2],
        packed(b'{"a":1}') + b"}",
        packed(b"{}")[:1] + b"\xff" * 20,
        packed(b" " * (MAX_BYTES + 1)),
    ],
    ids=["nothing", "text", "no packing", "cut short", "with a rest", "broken", "far too long"],
)
def test_what_no_program_has_written_is_nonsense(nonsense: bytes) -> None:
    with pytest.raises(ValueError, match=r"text|packed"):
        unpacked(nonsense)
