"""The tables of associations: complete, fit to be said, and read as they are compared."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.thorough import some
from tgbot.games.codes.words.associations import lexicon, make, rows, stems
from tgbot.games.codes.words.check_associations import findings, similar_pairs
from tgbot.games.codes.words.vocabulary import words
from tgbot.i18n.texts import FOLDER, LANGUAGES, use_folder
from tgbot.tables.errors import NotAtHand


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A copy of the locales that a test can break."""
    copy = shutil.copytree(FOLDER, tmp_path / "locales")
    use_folder(copy)
    yield copy
    use_folder(FOLDER)


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_every_keyword_has_its_row_in_every_language(language: str) -> None:
    assert [key for key, _, _ in rows(language)] == [word.id for word in words()]
    assert list(findings(language)) == []


@pytest.mark.parametrize(
    ("said", "finding"),
    [
        ("cats", "“cats” has the root of “cat”, or translates it."),
        ("kat", "“kat” has the root of “cat”, or translates it."),
        ("the cat in the hat", "“the cat in the hat” is too long."),
        ("котёл", "“котёл” has"),
        ("shit", "“shit” is not to be said."),
        ("meow|meows", "“meow” comes twice."),
        ("", "entries, not 36 to 48."),
    ],
)
def test_what_is_wrong_is_named(said: str, finding: str, folder: Path) -> None:
    path = folder / "en" / "associations.tsv"
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    key, say, hear = first.split("\t")
    kept = [entry for entry in say.split("|") if not entry.startswith("meow")][:30]
    path.write_text("\n".join([f"{key}\t{'|'.join([*kept, said])}\t{hear}", *rest]) + "\n", encoding="utf-8")
    assert any(line.startswith("en/associations.tsv: cat: ") and finding in line for line in findings("en"))


def test_a_missing_row_and_an_unknown_word_are_named(folder: Path) -> None:
    path = folder / "en" / "associations.tsv"
    first, *rest = path.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join([first.replace("cat\t", "kot\t", 1), *rest]) + "\n", encoding="utf-8")
    found = list(findings("en"))
    assert "en/associations.tsv: cat has no row." in found
    assert "en/associations.tsv: kot is no word of ours." in found


def test_a_language_without_a_table_has_nothing_to_check(folder: Path) -> None:
    (folder / "da" / "associations.tsv").unlink()
    use_folder(folder)
    assert list(findings("da")) == []


@pytest.mark.usefixtures("folder")
def test_a_lexicon_is_made_once_and_only_off_the_decision() -> None:
    with pytest.raises(NotAtHand) as lacking:
        lexicon("en")
    made = lacking.value.make()
    assert lexicon("en") is made
    assert make("en") is made


def test_clues_are_read_by_their_stems() -> None:
    assert stems("the Whiskers", "en") == stems("whisker", "en")
    assert stems("the", "en") == ("the",)
    assert stems("усами", "ru") == stems("усы", "ru")


@pytest.mark.parametrize("language", some(LANGUAGES))
def test_a_first_thought_points_to_its_keyword(language: str) -> None:
    """The first entry of a row says more of its own keyword than of nearly all others."""
    made = make(language)
    ranks = []
    for place, concept in enumerate(made.concepts):
        found = made.likelihood(concept.say[0])
        assert found is not None
        ranks.append(sum(other > found[place] for other in found))
    assert sum(rank < 10 for rank in ranks) > 0.9 * len(ranks)


def test_keywords_that_are_alike_are_listed() -> None:
    pairs = similar_pairs("en")
    assert len(pairs) == 40
    assert pairs == sorted(pairs, key=lambda pair: -pair[2])
