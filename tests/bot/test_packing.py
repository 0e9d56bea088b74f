"""Documents are packed with what every document says, and what was packed once loads for ever."""

import json
from pathlib import Path

import pytest

from tgbot.packing import DICTIONARIES, MOST_BYTES, Unpackable, packed, unpacked

SAVES = Path(__file__).parents[1] / "saves"


def plain(name: str) -> bytes:
    return json.dumps(json.loads((SAVES / f"{name}.json").read_bytes()), separators=(",", ":")).encode()


@pytest.mark.parametrize("dictionary", DICTIONARIES)
@pytest.mark.parametrize("name", ["table-1-guess", "visitor-1"])
def test_a_packed_sample_loads_for_ever(name: str, dictionary: int) -> None:
    assert unpacked((SAVES / f"{name}.packed-{dictionary}").read_bytes()) == plain(name)


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.json")), ids=lambda save: save.stem)
def test_what_is_packed_is_unpacked_the_same(save: Path) -> None:
    body = plain(save.stem)
    assert unpacked(packed(body)) == body
    assert unpacked(body) == body  # as all were stored once


def test_a_table_in_the_middle_of_a_game_takes_less_than_a_third_of_its_json() -> None:
    assert len(packed(plain("table-1-guess"))) < len(plain("table-1-guess")) / 3


def test_a_dictionary_of_a_newer_program_is_refused() -> None:
    with pytest.raises(Unpackable):
        unpacked(bytes([max(DICTIONARIES) + 1]) + packed(b"{}")[1:])


@pytest.mark.parametrize(
    "nonsense",
    [b"nonsense", packed(b'{"a":1}')[:-2], packed(b"{}")[:1] + b"\xff" * 20, packed(b" " * (MOST_BYTES + 1))],
    ids=["text", "cut short", "broken", "far too long"],
)
def test_what_no_program_has_written_is_nonsense(nonsense: bytes) -> None:
    with pytest.raises(ValueError, match=r"text|packed"):
        unpacked(nonsense)
