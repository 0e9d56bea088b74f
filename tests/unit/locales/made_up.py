"""A made-up seventh language, as a translator would add it: one folder and one column."""

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

CODE = "xx"
TABLES = """\
alphabet = "abcdefghijklmnopqrstuvwxyz"
numbers = ["unz", "duz", "triz", "kvarz"]
small_words = "ze"

[morphology]
endings = "im"
"""


def add_language(folder: Path) -> None:
    """Add the language to a copy of the locales."""
    own = folder / CODE
    own.mkdir()
    (own / "texts.ftl").write_text(bracketed((folder / "en" / "texts.ftl").read_text("utf-8")), "utf-8")
    (own / "language.toml").write_text(TABLES, "utf-8")
    table = folder / "words.tsv"
    header, *rows = table.read_text("utf-8").splitlines()
    lines = [f"{header}\t{CODE}", *(f"{row}\t{made_up(row.split()[0])}" for row in rows)]
    table.write_text("\n".join(lines) + "\n", "utf-8")


def with_locales(folder: Path, ours: Path) -> Path:
    """A copy of our locales with the language in it."""
    copy = shutil.copytree(ours, folder / "locales")
    add_language(copy)
    return copy


def made_up(word_id: str) -> str:
    """A word that no language has: cat, tacoz."""
    return word_id.replace("-", "")[::-1][:11] + "oz"


def bracketed(texts: str) -> str:
    """Every message in brackets."""
    resource = FluentParser().parse(texts)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements = [ast.TextElement("⟦"), *entry.value.elements, ast.TextElement("⟧")]
    return FluentSerializer().serialize(resource)
