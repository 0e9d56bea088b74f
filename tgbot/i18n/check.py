"""What is missing in a language: `python -m tgbot locales check [LANGUAGE]`, for translators."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tgbot.i18n.folder import DEFAULT_LANGUAGE, TEXTS, WORDS, folder
from tgbot.i18n.language import BadLanguage, language
from tgbot.i18n.texts import text_files

_BETWEEN_LETTERS = frozenset(" -'’")


def check(languages: list[str]) -> list[str]:
    """The findings of some languages; of every folder with texts where none is named."""
    chosen = languages or sorted(path.parent.name for path in folder().glob(f"*/{TEXTS}"))
    return [line for code in chosen for line in findings(code)]


def findings(code: str) -> Iterator[str]:
    """One line for each thing that a translator still has to do."""
    if not (folder() / code / TEXTS).is_file():
        yield f"{code}/{TEXTS} does not exist: copy {DEFAULT_LANGUAGE}/{TEXTS} and translate it."
        return
    yield from _texts(code)
    alphabet = ""
    try:
        alphabet = language(code).alphabet
    except BadLanguage as error:
        yield f"{error}."
    yield from _words(code, alphabet)


def _texts(code: str) -> Iterator[str]:
    name = f"{code}/{TEXTS}"
    ours, wanted = _messages(text_files(code)), _messages(text_files(DEFAULT_LANGUAGE))
    for message_id, variables in wanted.items():
        if message_id not in ours:
            yield f"{name}: {message_id} is missing."
        elif ours[message_id] != variables:
            yield f"{name}: {message_id} must use exactly {_listed(variables)}, not {_listed(ours[message_id])}."
    for message_id in ours.keys() - wanted.keys():
        yield f"{name}: {message_id} is not used any more: delete it."


def _messages(files: list[Path]) -> dict[str, frozenset[str]]:
    entries = (entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body)
    return {entry.id.name: _variables(entry) for entry in entries if isinstance(entry, ast.Message)}


def _variables(message: ast.Message) -> frozenset[str]:
    found = _VariableFinder()
    found.visit(message)
    return frozenset(found.names)


class _VariableFinder(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.names.add(node.id.name)


def _words(code: str, alphabet: str) -> Iterator[str]:
    header, *rows = (folder() / WORDS).read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    if code not in columns:
        yield f"{WORDS}: there is no column {code}."
        return
    place = columns.index(code)
    letters = _BETWEEN_LETTERS.union(alphabet)
    for number, row in enumerate(rows, start=2):
        cells = row.split("\t")
        word = cells[place].strip() if len(cells) > place else ""
        if not word:
            yield f"{WORDS}: line {number} ({cells[0]}) has no word."
        elif alphabet and (foreign := sorted(set(word) - letters)):
            yield f"{WORDS}: line {number}: {word} has {' '.join(foreign)}, not in the alphabet of {code}."


def _listed(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"
