"""What is missing in a language: `python -m tgbot locales check [LANG]`, for translators."""

from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tgbot.locale import DEFAULT_LANGUAGE, FOLDER, LANGUAGES


def findings(language: str) -> Iterator[str]:
    """Yield one line for each thing that a translator still has to do."""
    path = FOLDER / f"{language}.ftl"
    if not path.is_file():
        yield f"{path.name} does not exist: copy {DEFAULT_LANGUAGE}.ftl and translate it."
        return
    ours, wanted = _messages(language), _messages(DEFAULT_LANGUAGE)
    for message_id, variables in wanted.items():
        if message_id not in ours:
            yield f"{path.name}: {message_id} is missing."
        elif ours[message_id] != variables:
            yield f"{path.name}: {message_id} must use exactly {_listed(variables)}, not {_listed(ours[message_id])}."
    for message_id in ours.keys() - wanted.keys():
        yield f"{path.name}: {message_id} is not used any more: delete it."
    yield from _missing_words(language)


def check(languages: list[str]) -> list[str]:
    """Return the findings of some languages; of all but English where none is named."""
    chosen = languages or [language for language in LANGUAGES if language != DEFAULT_LANGUAGE]
    return [line for language in chosen for line in findings(language)]


def _messages(language: str) -> dict[str, frozenset[str]]:
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: _variables(entry) for entry in resource.body if isinstance(entry, ast.Message)}


def _variables(message: ast.Message) -> frozenset[str]:
    found = _VariableFinder()
    found.visit(message)
    return frozenset(found.names)


class _VariableFinder(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent.syntax names it
        self.names.add(node.id.name)


def _missing_words(language: str) -> Iterator[str]:
    header, *rows = (FOLDER / "words.tsv").read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    if language not in columns:
        yield f"words.tsv: there is no column {language}."
        return
    place = columns.index(language)
    for number, row in enumerate(rows, start=2):
        cells = row.split("\t")
        if len(cells) <= place or not cells[place].strip():
            yield f"words.tsv: line {number} ({cells[0]}) has no word."


def _listed(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variable"
