"""A language's tables: every key is known, has the right kind of value, and is said to be wrong by its name."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import snowballstemmer

from tgbot.i18n.language import BadLanguage, language
from tgbot.i18n.texts import FOLDER, LANGUAGES, use_folder


@pytest.fixture
def toml(tmp_path: Path) -> Iterator[Path]:
    """The tables of a language `xx`, to be written by a test."""
    (tmp_path / "xx").mkdir()
    use_folder(tmp_path)
    yield tmp_path / "xx" / "language.toml"
    use_folder(FOLDER)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_tables_that_load(code: str) -> None:
    tables = language(code)
    assert tables.alphabet == tables.alphabet.lower()
    assert tables.stemmer in ("", *snowballstemmer.algorithms())
    assert len(tables.numbers) == len(tables.ordinals) == 4


def test_an_alphabet_is_enough(toml: Path) -> None:
    toml.write_text('alphabet = "abc"', encoding="utf-8")
    assert language("xx").alphabet == "abc"
    assert language("xx").morphology.endings == language("xx").small_words == ""


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ('quotes = "«»"', "xx/language.toml: missing key alphabet"),
        ('alphabet = "a"\nsmal_words = "b"', "xx/language.toml: unknown key smal_words"),
        ('alphabet = "a"\n[morphology]\nending = "s"', "xx/language.toml: unknown key morphology.ending"),
        ('alphabet = "a"\nmorphology = "s"', "xx/language.toml: morphology must be a table"),
        ('alphabet = ["a"]', "xx/language.toml: alphabet must be a text"),
        ('alphabet = "a"\nnumbers = "one"', "xx/language.toml: numbers must be a list of texts"),
        ('alphabet = "a"\nnumbers = ["one", 2]', "xx/language.toml: numbers must be a list of texts"),
        ('alphabet = "a"\nordinals = ["first"]', "xx/language.toml: ordinals must have 4 texts, for 1 to 4"),
        ('alphabet = "a"\n[morphology]\ndoubles = 1', "xx/language.toml: morphology.doubles must be true or false"),
        ("alphabet = ", "xx/language.toml: Invalid value (at end of document)"),
    ],
)
def test_what_is_wrong_is_named_with_its_file_and_key(toml: Path, written: str, why: str) -> None:
    toml.write_text(written, encoding="utf-8")
    with pytest.raises(BadLanguage) as caught:
        language("xx")
    assert str(caught.value) == why


def test_a_file_that_is_missing_is_named(toml: Path) -> None:
    assert not toml.exists()
    with pytest.raises(BadLanguage, match=r"^xx/language\.toml does not exist$"):
        language("xx")
