"""Texts in the reader's language: strict Fluent lookup, every argument escaped in one place.

A missing message, a missing variable or a broken pattern is an error and never an empty text.
"""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from tgbot.i18n.folder import DEFAULT_LANGUAGE, FOLDER, LANGUAGES, TEXTS, changed, folder, on_change, use_folder

__all__ = [
    "DEFAULT_LANGUAGE",
    "FOLDER",
    "LANGUAGES",
    "Argument",
    "Html",
    "Say",
    "UnknownText",
    "add_texts",
    "closest_language",
    "folder",
    "join",
    "on_change",
    "text_files",
    "use_folder",
]

PATTERN_CACHE_SIZE = 8192
CODE_CACHE_SIZE = 256  # far more than people have; a client can send any

Argument: TypeAlias = str | int | float

_PLACEHOLDER = re.compile("\ue000(\\w+)\ue001")
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class Html(str):
    """Text that is markup already, because `Say` made it: it is not escaped again."""

    __slots__ = ()


class UnknownText(Exception):
    """A text or one of its variables is missing: a bug that the tests of the locales find."""


@dataclass(frozen=True, slots=True)
class Say:
    """Speaks one language: `say(...)` gives markup for messages, `say.plain(...)` text for buttons and toasts."""

    language: str

    def __call__(self, text_id: str, /, **arguments: Argument) -> Html:
        """A message's text as HTML, with its arguments escaped."""
        for name, value in arguments.items():
            if isinstance(value, str) and not isinstance(value, Html):
                arguments[name] = html.escape(value, quote=False)
        return Html(self._format(text_id, arguments))

    def plain(self, text_id: str, /, **arguments: Argument) -> str:
        """A text without markup, for places where Telegram shows none."""
        return self._format(text_id, arguments)

    def _format(self, text_id: str, arguments: Mapping[str, Argument]) -> str:
        # Fluent's result depends on the numbers of a text, not on its strings: so one pattern serves all players.
        # The types are part of the key, since 1 and 1.0 read differently.
        asked: list[object] = [self.language, text_id]
        for name, value in arguments.items():
            if not isinstance(value, str):
                asked += (name, value, type(value))
        key = tuple(asked)
        pattern = _patterns.get(key)
        if pattern is None:
            pattern = _keep(key, _pattern(self.language, text_id, arguments))
        try:
            return pattern % arguments
        except KeyError as missing:
            raise UnknownText(f"{self.language}: {text_id}: no {missing}") from None


@lru_cache(CODE_CACHE_SIZE)
def closest_language(code: str | None) -> str:
    """Our language for Telegram's language code (`ru`, `pt-br`), English where we have none."""
    base = (code or "").replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else DEFAULT_LANGUAGE


def join(separator: str, parts: list[Html]) -> Html:
    """Pieces of markup, joined to one."""
    return Html(separator.join(parts))


def add_texts(added: Path) -> None:
    """Add a game's own texts: `<added>/<language>.ftl`, or `<added>/<language>/texts.ftl`.

    Its English texts stand in where a language has neither this file nor the text in its own folder. Adding a folder
    again changes nothing; a text whose id is there already is an error.
    """
    if added in _added:
        return
    file = _file(added, DEFAULT_LANGUAGE)
    if file is None:
        raise FileNotFoundError(f"{added}: no {DEFAULT_LANGUAGE}.ftl")
    known = {text_id: path for path in text_files(DEFAULT_LANGUAGE) for text_id in _ids(path)}
    for text_id in _ids(file):
        if text_id in known:
            raise ValueError(f"{file}: {text_id} is in {known[text_id]} already")
    _added.append(added)
    changed()


def text_files(language: str) -> list[Path]:
    """Every file with texts of a language, those of the games included; none that stands in for one."""
    files = [folder() / language / TEXTS, *(_file(added, language) for added in _added)]
    return [file for file in files if file is not None and file.is_file()]


def _file(added: Path, language: str) -> Path | None:
    paths = (added / f"{language}.ftl", added / language / TEXTS)
    return next((path for path in paths if path.is_file()), None)


def _ids(path: Path) -> list[str]:
    return _ID.findall(path.read_text(encoding="utf-8"))


def _pattern(language: str, text_id: str, arguments: Mapping[str, Argument]) -> str:
    """A text with its numbers in it, and a place for each of its strings: `%(name)s`."""
    bundle = _bundle(language)
    if not bundle.has_message(text_id):
        raise UnknownText(f"{language}: no text {text_id}")
    pattern = bundle.get_message(text_id).value
    if pattern is None:
        raise UnknownText(f"{language}: {text_id} has no value")
    # Placeholders, since Fluent refuses a player's text that is longer than it expects.
    shown = {name: f"\ue000{name}\ue001" if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise UnknownText(f"{language}: {text_id}: {errors[0]}")
    return _PLACEHOLDER.sub(r"%(\1)s", str(text).replace("%", "%%"))


def _keep(key: tuple[object, ...], pattern: str) -> str:
    if len(_patterns) >= PATTERN_CACHE_SIZE:
        _patterns.clear()  # all that are in use are back at once
    _patterns[key] = pattern
    return pattern


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownText(f"no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    lacking = [_file(added, DEFAULT_LANGUAGE) for added in _added if _file(added, language) is None]
    for path in (*text_files(language), *lacking):  # the first that has a text wins
        if path is not None:
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


_added: list[Path] = []
_patterns: dict[tuple[object, ...], str] = {}

on_change(_patterns.clear)
on_change(_bundle.cache_clear)
on_change(closest_language.cache_clear)
