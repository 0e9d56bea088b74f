"""What a language's words are made of, read from its `language.toml`: letters, numbers, small words, word parts.

The keys are the fields below, explained for translators in `locales/README.md`. A language that leaves a key out has
fewer hints about clues, and nothing else.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import Any, TypeVar, get_type_hints

from tgbot.i18n.folder import folder, on_change

TABLES = "language.toml"
NUMBERS = 4  # the digits of a code: each has its names

T = TypeVar("T")


class BadLanguage(Exception):
    """A `language.toml` that cannot be used; the message names the file and the key."""


@dataclass(frozen=True, slots=True)
class Morphology:
    """How a language inflects its words and makes new ones of them.

    All parts are written as words are compared: without accents, ё as е, æ as ae, ø as o, å as a, ł as l.
    """

    endings: str = ""  # of nouns and adjectives
    oblique: str = ""  # letters that endings end in, besides vowels: котор-ый has no second root
    verbs: str = ""  # endings of a verb made of a noun
    suffixes: str = ""  # make a new word of any root
    late: str = ""  # the same, but begin too many other words to follow a short root at once
    feminine: str = ""  # make a new word of one with a feminine end: рыба, рыбка; not чай, чайка
    feminine_ends: str = ""  # letters
    neuter: str = ""  # make a new word of one with a neuter end: куче, кучета; not план, планета
    neuter_ends: str = ""  # letters
    lemma: str = ""  # letters that a dictionary form may end in and its root does not
    soft: str = ""  # may be written between a root and its suffix: kot, kociak
    removable: str = ""  # suffixes that a keyword itself may have: without them its root shows
    prefixes: str = ""
    lone_prefixes: str = ""  # need no suffix at the other end: беззъб, parapluie
    changes: str = ""  # of the last consonants, as "from:to"
    vowels: str = ""  # of the last vowel; nothing after the colon: it drops
    inserted: str = ""  # vowels that come between the last two consonants: солнце, солнечный
    doubles: bool = False  # the last consonant may be written twice: fog, foggy
    links: str = ""  # between the two roots of a compound
    link_suffices: bool = False  # a link is sign enough, whatever follows; elsewhere the other part must be known
    compounds_from: int = 0  # letters of a word from which on any rest is the second part of a compound
    parts: str = ""  # frequent parts of compounds, besides our own words


@dataclass(frozen=True, slots=True)
class Language:
    """The tables of one language. Lists of words are texts with spaces or line breaks between the words."""

    alphabet: str  # all small letters
    quotes: str = ""  # quotation marks and apostrophes of its texts; any where none are named
    stemmer: str = ""  # the name of a Snowball stemmer
    typed: str = ""  # how its letters are typed without its keyboard, as "letter:letters"
    numbers: tuple[str, ...] = ()  # names of 1, 2, 3 and 4
    ordinals: tuple[str, ...] = ()  # first, second, third and fourth
    letter_words: str = ""  # "letter", as players would write it
    slot_words: str = ""  # what may stand before the number of a slot
    small_words: str = ""  # stand in any sentence, and hint at nothing
    everyday_words: str = ""  # happen to be a translation from elsewhere: an English sky is no Danish cloud
    unsaid: str = ""  # rude words, in the forms that would be written: house players never say them
    look_alikes: tuple[str, ...] = ()  # two keywords each that look like one family by chance
    forms: tuple[str, ...] = ()  # a keyword each, and forms of it that no dictionary shows: œil, yeux
    morphology: Morphology = field(default_factory=Morphology)


@cache
def language(code: str) -> Language:
    """The tables of a language; `BadLanguage` for a file that is missing or wrong."""
    name = f"{code}/{TABLES}"
    try:
        table = tomllib.loads((folder() / name).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadLanguage(f"{name} does not exist") from None
    except tomllib.TOMLDecodeError as error:
        raise BadLanguage(f"{name}: {error}") from None
    return _checked(_filled(Language, table, name), name)


def _filled(kind: type[T], table: Mapping[str, Any], name: str, within: str = "") -> T:
    """A dataclass with the values of a table, whose keys and types must be its own."""
    types = get_type_hints(kind)
    for key in table:
        if key not in types:
            raise BadLanguage(f"{name}: unknown key {within}{key}")
    for entry in fields(kind):  # type: ignore[arg-type]
        if entry.name not in table and entry.default is MISSING and entry.default_factory is MISSING:
            raise BadLanguage(f"{name}: missing key {within}{entry.name}")
    return kind(**{key: _value(types[key], value, name, within + key) for key, value in table.items()})


def _value(kind: Any, value: Any, name: str, key: str) -> Any:
    if kind is Morphology and isinstance(value, dict):
        return _filled(Morphology, value, name, f"{key}.")
    if kind == tuple[str, ...] and isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    if type(value) is kind:
        return value
    raise BadLanguage(f"{name}: {key} must be {_KINDS[kind]}")


def _checked(tables: Language, name: str) -> Language:
    for key in ("numbers", "ordinals"):
        if len(getattr(tables, key)) not in (0, NUMBERS):
            raise BadLanguage(f"{name}: {key} must have {NUMBERS} texts, for 1 to {NUMBERS}")
    return tables


_KINDS: dict[Any, str] = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    tuple[str, ...]: "a list of texts",
    Morphology: "a table",
}

on_change(language.cache_clear)
