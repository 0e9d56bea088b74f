"""The command that tells translators what is missing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tgbot.cli.main import main
from tgbot.i18n import check
from tgbot.i18n.texts import FOLDER, use_folder


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A copy of the locales that a test can break."""
    copy = shutil.copytree(FOLDER, tmp_path / "locales")
    use_folder(copy)
    yield copy
    use_folder(FOLDER)


def test_nothing_is_missing_in_our_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "check"]) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_a_missing_text_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "da" / "texts.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("toast-left =", "toast-gone ="), encoding="utf-8")
    assert main(["locales", "check", "da"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "da/texts.ftl: toast-left is missing.",
        "da/texts.ftl: toast-gone is not used any more: delete it.",
    ]


def test_a_missing_variable_is_named(folder: Path) -> None:
    path = folder / "da" / "texts.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("{ $keyword }", "ordet"), encoding="utf-8")
    assert "da/texts.ftl: hint-rhyme must use exactly $clue, $keyword, not $clue." in check.check(["da"])


def test_a_missing_word_and_a_missing_language_are_named(folder: Path) -> None:
    path = folder / "words.tsv"
    header, first, *rest = path.read_text(encoding="utf-8").splitlines()
    cells = first.split("\t")
    cells[header.split("\t").index("da")] = ""
    path.write_text("\n".join([header, "\t".join(cells), *rest]), encoding="utf-8")
    assert check.check(["da"]) == [f"words.tsv: line 2 ({cells[0]}) has no word."]
    assert check.check(["sv"]) == ["sv/texts.ftl does not exist: copy en/texts.ftl and translate it."]


def test_a_language_without_a_column_or_tables_is_named(folder: Path) -> None:
    shutil.copytree(folder / "en", folder / "xx")
    assert check.check(["xx"]) == ["words.tsv: there is no column xx."]
    (folder / "xx" / "language.toml").unlink()
    use_folder(folder)  # as in another process
    assert check.check(["xx"]) == ["xx/language.toml does not exist.", "words.tsv: there is no column xx."]
    assert check.check([]) == check.check(["xx"])


def test_a_letter_that_is_not_in_the_alphabet_is_named(folder: Path) -> None:
    path = folder / "words.tsv"
    path.write_text(path.read_text(encoding="utf-8").replace("\tkat\t", "\tкat\t"), encoding="utf-8")
    assert check.check(["da"]) == ["words.tsv: line 2: кat has к, not in the alphabet of da."]
