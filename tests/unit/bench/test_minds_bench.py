"""The bench of house players: it reads anybody's clues, and the floors hold for ours."""

import json
from pathlib import Path

import pytest

from bench.minds import CHANCE, main, measure, read
from tests.thorough import long
from tgbot.i18n.texts import LANGUAGES

CLUES = Path(__file__).parents[3] / "bench" / "clues" / "clues.tsv"


def test_other_columns_a_heading_and_unknown_words_are_ignored(tmp_path: Path) -> None:
    table = tmp_path / "clues.tsv"
    table.write_text("language\tconcept\tclue\nen\tcat\tpurrs\tby Ana\nen\tnonsense\tx\nxx\tcat\ty\nen\tcat\t\n\n")
    assert read(table) == {"en": {"cat": ["purrs"]}}


def test_every_language_has_clues_and_one_object_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(read(CLUES)) == set(LANGUAGES)
    main(["--clues", str(CLUES), "--games", "2", "--seed", "s", "--languages", "en"])
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == ["en"]
    assert printed["en"]["games"] == 2


def test_without_a_table_it_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([])
    assert "--clues is missing" in capsys.readouterr().err


@long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_robot_reads_six_times_as_many_codes_as_chance(language: str) -> None:
    found = measure(language, read(CLUES)[language], 60, "floors")
    assert found["intercepted"] >= 6 * CHANCE
    assert found["intercepted"] >= 1.5 * found["intercepted_first_ten"]
