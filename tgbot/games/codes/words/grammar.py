"""The parts of words as patterns: what may follow a root, and how a root may change."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from tgbot.games.codes.words.letters import VOWELS
from tgbot.i18n.folder import on_change
from tgbot.i18n.language import language as tables_of


@dataclass(frozen=True, slots=True)
class Grammar:
    """A language's word parts, ready for matching."""

    nouns: re.Pattern[str]
    inflected: re.Pattern[str]
    verbs: re.Pattern[str]
    derived: re.Pattern[str]  # after any short root
    derived_feminine: re.Pattern[str]
    derived_neuter: re.Pattern[str]
    derived_freely: re.Pattern[str]  # after a root that is a good sign by itself
    ending: re.Pattern[str]
    oblique: tuple[str, ...]
    feminine_ends: tuple[str, ...]
    neuter_ends: tuple[str, ...]
    removable: tuple[str, ...]
    prefixes: tuple[tuple[str, bool], ...]  # each with whether it asks for a suffix too
    changes: tuple[tuple[str, str], ...]
    vowels: tuple[tuple[str, str], ...]
    inserted: tuple[str, ...]
    links: tuple[str, ...]


@cache
def grammar_of(language: str) -> Grammar:
    """The patterns of a language."""
    parts = tables_of(language).morphology
    suffixes, feminine, neuter = parts.suffixes.split(), parts.feminine.split(), parts.neuter.split()
    late = parts.late.split()
    ending = _any(parts.endings.split())
    any_ending = _any([*parts.endings.split(), *parts.verbs.split()])

    def derived(*first: str) -> re.Pattern[str]:
        soft = f"{parts.soft}?" if parts.soft else ""
        return re.compile(f"{soft}{_any(first)}{_any([*suffixes, *late, *feminine])}*{any_ending}?")

    return Grammar(
        nouns=re.compile(f"{ending}?"),
        inflected=re.compile(f"{any_ending}?"),
        verbs=re.compile(_any(parts.verbs.split())),
        derived=derived(*suffixes),
        derived_feminine=derived(*suffixes, *feminine),
        derived_neuter=derived(*suffixes, *feminine, *neuter),
        derived_freely=derived(*suffixes, *feminine, *neuter, *late),
        ending=re.compile(f"{ending}$"),
        oblique=(*VOWELS, *parts.oblique),
        feminine_ends=tuple(parts.feminine_ends),
        neuter_ends=tuple(parts.neuter_ends),
        removable=tuple(parts.removable.split()),
        prefixes=(
            *((prefix, True) for prefix in parts.prefixes.split()),
            *((prefix, False) for prefix in parts.lone_prefixes.split()),
        ),
        changes=_pairs(parts.changes),
        vowels=_pairs(parts.vowels),
        inserted=tuple(parts.inserted.split()),
        links=tuple(parts.links.split()),
    )


def _any(parts: Iterable[str]) -> str:
    return f"(?:{'|'.join(sorted(set(parts), key=len, reverse=True))})"


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((old, new) for old, _, new in (pair.partition(":") for pair in text.split()))


on_change(grammar_of.cache_clear)
