"""Strings that try to get past the checks, each handled as intended."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.unit.tgbot.games.codes.words.answers import answer, language_of

STRINGS = json.loads((Path(__file__).parent / "hostile.json").read_text(encoding="utf-8"))

# The engine folds small letters and so cannot refuse these; the hints see them, and the encoder is warned. Why:
WARNED_INSTEAD = {
    "\u202etac\u202c": "a right-to-left override is stripped, and only the hints read backwards",
    "\u202eesroh\u202c": "the same",
    "\u202eанул\u202c": "the same",
    "ԝаѵе": "an izhitsa is in no table of the engine",
    "ΝΕSΤ": "a capital Ν looks like N, a small ν like v: one table for both cases can have one of them",
    "ΜΟΝΚΕΥ": "the same, and Υ",
    "ΡΙΖΖΑ": "the same with Ζ",
    "ᴄᴀᴛ": "small capitals have no decomposition",
}


def test_there_are_at_least_two_hundred_of_every_kind() -> None:
    assert len(STRINGS) >= 200
    assert set(Counter(entry["expected"] for entry in STRINGS)) == {"ok", "warn", "refuse", "empty", "too-long"}


@pytest.mark.parametrize(
    "entry", STRINGS, ids=[f"{number}-{entry['expected']}" for number, entry in enumerate(STRINGS)]
)
def test_each_is_handled_as_intended(entry: dict[str, str]) -> None:
    expected = "warn" if entry["clue"] in WARNED_INSTEAD else entry["expected"]
    keyword = entry["keyword"]
    assert answer(entry["clue"], keyword, 1, language_of(keyword)) == expected, entry["why"]
