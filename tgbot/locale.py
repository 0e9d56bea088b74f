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

LANGUAGES = ("en", "bg", "ru", "pl", "da", "fr")
DEFAULT_LANGUAGE = "en"
KEPT_TEXTS = 8192
FOLDER = Path(__file__).parent.parent / "locales"

Argument: TypeAlias = str | int | float

_STAND_IN = re.compile("\ue000(\\d+)\ue001")


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
        return Html(self._format(text_id, {name: _escaped(value) for name, value in arguments.items()}))

    def plain(self, text_id: str, /, **arguments: Argument) -> str:
        """Return a text without markup, for places where Telegram shows none."""
        return self._format(text_id, arguments)

    def _format(self, text_id: str, arguments: Mapping[str, Argument]) -> str:
        if not arguments:
            return _worded(self.language, text_id, ())[0]
        values = tuple(arguments.values())
        shown = [_stand_in(place) if isinstance(value, str) else value for place, value in enumerate(values)]
        pieces = list(_worded(self.language, text_id, tuple(arguments), *shown))
        # Every second piece is the place of a string.
        pieces[1::2] = [str(values[int(place)]) for place in pieces[1::2]]
        return "".join(pieces)


def closest_language(code: str | None) -> str:
    """Return our language for Telegram's language code (`ru`, `pt-br`), English where we have none."""
    base = (code or "").replace("_", "-").split("-")[0].lower()
    return base if base in LANGUAGES else DEFAULT_LANGUAGE


def join(separator: str, parts: list[Html]) -> Html:
    """Return pieces of markup joined to one."""
    return Html(separator.join(parts))


# What Fluent makes of a text depends on its numbers, not on the strings in it, which stand-ins hold the places of: so
# it is asked once for all players. Typed, since 1 and 1.0 read differently.
@lru_cache(maxsize=KEPT_TEXTS, typed=True)
def _worded(language: str, text_id: str, names: tuple[str, ...], *shown: Argument) -> tuple[str, ...]:
    """Return a text cut into pieces: what is said, then the place of a string, and so on in turn."""
    bundle = _bundle(language)
    if not bundle.has_message(text_id):
        raise UnknownText(f"{language}: no text {text_id}")
    pattern = bundle.get_message(text_id).value
    if pattern is None:
        raise UnknownText(f"{language}: {text_id} has no value")
    text, errors = bundle.format_pattern(pattern, dict(zip(names, shown, strict=True)))
    if errors:
        raise UnknownText(f"{language}: {text_id}: {errors[0]}")
    return tuple(_STAND_IN.split(str(text)))


@cache
def _stand_in(place: int) -> str:
    """Return what Fluent puts in the place of a string: it refuses a text of people that is longer than it expects."""
    return f"\ue000{place}\ue001"


def _escaped(value: Argument) -> Argument:
    return html.escape(value, quote=False) if isinstance(value, str) and not isinstance(value, Html) else value


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownText(f"no language {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
