"""Where the languages lie, and which there are: one folder each, and one column of the table of words."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import overload

FOLDER = Path(__file__).parents[2] / "locales"  # what comes with the bot
DEFAULT_LANGUAGE = "en"
TEXTS = "texts.ftl"
WORDS = "words.tsv"


class _Languages(Sequence[str]):
    """The codes of the languages in the folder in use: those with texts and a column of words, in its order."""

    @overload
    def __getitem__(self, place: int) -> str: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[str, ...]: ...
    def __getitem__(self, place: int | slice) -> str | tuple[str, ...]:
        return _discovered()[place]

    def __len__(self) -> int:
        return len(_discovered())

    def __iter__(self) -> Iterator[str]:
        return iter(_discovered())

    def __contains__(self, code: object) -> bool:
        return code in _discovered()

    def __repr__(self) -> str:
        return repr(_discovered())


LANGUAGES: Sequence[str] = _Languages()


def folder() -> Path:
    """The folder in use."""
    return _folder


def use_folder(path: Path) -> None:
    """Take all languages from another folder from now on; every cache of texts and words is emptied."""
    global _folder  # noqa: PLW0603 - the one place that knows it
    _folder = path
    changed()


def on_change(clear: Callable[[], None]) -> None:
    """Register what empties a cache that depends on texts or words."""
    _clearing.append(clear)


def changed() -> None:
    """Empty every registered cache."""
    for clear in _clearing:
        clear()


@cache
def _discovered() -> tuple[str, ...]:
    with (_folder / WORDS).open(encoding="utf-8") as table:
        _, *columns = table.readline().rstrip("\n").split("\t")
    return tuple(code for code in columns if (_folder / code / TEXTS).is_file())


_folder = FOLDER
_clearing: list[Callable[[], None]] = [_discovered.cache_clear]
