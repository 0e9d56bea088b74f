"""The command that tells translators what is missing."""

from pathlib import Path

import pytest

from tgbot import locales_check
from tgbot.__main__ import main
from tgbot.locale import FOLDER


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the locales that a test can break."""
    for name in ("en.ftl", "da.ftl", "words.tsv"):
        (tmp_path / name).write_bytes((FOLDER / name).read_bytes())
    monkeypatch.setattr(locales_check, "FOLDER", tmp_path)
    return tmp_path


def test_nothing_is_missing_in_our_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["locales", "check"]) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_a_missing_text_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "da.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("toast-left =", "toast-gone ="), encoding="utf-8")
    assert main(["locales", "check", "da"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "da.ftl: toast-left is missing.",
        "da.ftl: toast-gone is not used any more: delete it.",
    ]


def test_a_missing_variable_is_named(folder: Path) -> None:
    path = folder / "da.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("{ $keyword }", "ordet"), encoding="utf-8")
    assert "da.ftl: hint-rhyme must use exactly $clue, $keyword, not $clue." in locales_check.check(["da"])


def test_a_missing_word_and_a_missing_language_are_named(folder: Path) -> None:
    path = folder / "words.tsv"
    header, first, *rest = path.read_text(encoding="utf-8").splitlines()
    cells = first.split("\t")
    cells[header.split("\t").index("da")] = ""
    path.write_text("\n".join([header, "\t".join(cells), *rest]), encoding="utf-8")
    assert locales_check.check(["da"]) == [f"words.tsv: line 2 ({cells[0]}) has no word."]
    assert locales_check.check(["sv"]) == ["sv.ftl does not exist: copy en.ftl and translate it."]
