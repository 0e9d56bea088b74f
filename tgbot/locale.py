"""Texts in the reader's language: strict Fluent lookup, every argument escaped in one place.

A missing message, a missing variable or a broken pattern is an error and never an empty text.
"""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "bg", "ru", "pl", "da", "fr")
DEFAULT_LANGUAGE = "en"
KEPT_PATTERNS = 8192
FOLDER = Path(__file__).parent.parent / "locales"

Argument: TypeAlias = str | int | float

_STAND_IN = re.compile("\ue000(\\w+)\ue001")


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
        """Return a message's text as HTML, with its arguments escaped."""
        for name, value in arguments.items():
            if isinstance(value, str) and not isinstance(value, Html):
                arguments[name] = html.escape(value, quote=False)
        return Html(self._format(text_id, arguments))

    def plain(self, text_id: str, /, **arguments: Argument) -> str:
        """Return a text without markup, for places where Telegram shows none."""
        return self._format(text_id, arguments)

    def _format(self, text_id: str, arguments: Mapping[str, Argument]) -> str:
        # What Fluent makes of a text depends on its numbers, not on the strings in it: so it is asked once for all
        # players. The types are part of it, since 1 and 1.0 read differently.
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


def closest_language(code: str | None) -> str:
    """Return our language for Telegram's language code (`ru`, `pt-br`), English where we have none."""
    base = (code or "").replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else DEFAULT_LANGUAGE


def join(separator: str, parts: list[Html]) -> Html:
    """Return pieces of markup joined to one."""
    return Html(separator.join(parts))


def _pattern(language: str, text_id: str, arguments: Mapping[str, Argument]) -> str:
    """Return a text with its numbers in it, and a place for each of its strings: `%(name)s`."""
    bundle = _bundle(language)
    if not bundle.has_message(text_id):
        raise UnknownText(f"{language}: no text {text_id}")
    pattern = bundle.get_message(text_id).value
    if pattern is None:
        raise UnknownText(f"{language}: {text_id} has no value")
    # Stand-ins hold the places: Fluent refuses a text of people that is longer than it expects.
    shown = {name: f"\ue000{name}\ue001" if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, shown)
    if errors:
        raise UnknownText(f"{language}: {text_id}: {errors[0]}")
    return _STAND_IN.sub(r"%(\1)s", str(text).replace("%", "%%"))


def _keep(key: tuple[object, ...], pattern: str) -> str:
    if len(_patterns) >= KEPT_PATTERNS:
        _patterns.clear()  # all that are in use are back at once
    _patterns[key] = pattern
    return pattern


_patterns: dict[tuple[object, ...], str] = {}


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownText(f"no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
