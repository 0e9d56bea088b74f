"""Roots of words: whether two words look like one family, in each language.

No stemmer alone is good, and not every language has one. So a word is taken apart: a root whose last letters may have
changed, and what may stand around it (a prefix, suffixes, an ending, or the other half of a compound). A bare beginning
in common is no sign: "cast" is no castle. The answer is a fair warning, never a verdict (C12).
"""

import re
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache

import snowballstemmer

from tgbot.games.codes.words.grammar import Grammar, grammar_of
from tgbot.games.codes.words.letters import SIGNS, VOWELS, letters
from tgbot.games.codes.words.vocabulary import irregular_forms, words
from tgbot.i18n.folder import on_change
from tgbot.i18n.language import Morphology
from tgbot.i18n.language import language as tables_of

MIN_ROOT_LEN = 3
MIN_STEM_LEN = 4  # shorter ones are equal by chance: Snowball takes a Danish billet for a bil
LONG_ROOT_LEN = 5  # long enough that any suffix is a sign
MIN_TAIL_LEN = 4
WHOLE_ROOT_LEN = 6  # long enough that no chance makes another word begin with it
SHARED_PART = 0.6  # of the longer word: a beginning in common that is a sign by itself

_ENDS_IN_CLUSTER = re.compile(f"[^{VOWELS}{SIGNS}]{{2}}$")
_LAST_VOWEL = re.compile(f"^(.*?)([{VOWELS}]+)([^{VOWELS}]+)$")


class _Kind(Enum):
    """How a root comes from its word."""

    WHOLE = 0  # as it stands in the word
    SOFTENED = 1  # its last consonant changed, which is half a sign already
    RESHAPED = 2  # its last vowel changed, or its last consonant is written twice
    STRIPPED = 3  # without a suffix


@dataclass(frozen=True, slots=True)
class _Root:
    """A root that a word may have, and what may follow it to make a new word."""

    text: str
    kind: _Kind
    derived: re.Pattern[str]


def same_root(one: str, other: str, language: str) -> bool:
    """Whether two words look like one family in this language."""
    return _same_root(letters(one, language), letters(other, language), language)


def stem_of(word: str, language: str) -> str:
    """A word in plain letters without its ending: by the language's stemmer or, where it has none, by its grammar."""
    return _stem_of(word, language) if tables_of(language).stemmer else _without_ending(word, language)


def alike_by_rule(one: str, other: str, language: str) -> bool:
    """Whether two words in plain letters look like one family by their parts, without the table of forms."""
    if one == other or _same_stem(one, other, language):
        return True
    if _grows(one, other, language) or _grows(other, one, language):
        return True
    return _shared_beginning(one, other) >= max(WHOLE_ROOT_LEN, SHARED_PART * len(one), SHARED_PART * len(other))


def is_inflected(word: str, other: str, language: str) -> bool:
    """Whether a word in plain letters is another with an ending of a noun, its root perhaps changed: dog, dogs."""
    roots = [root.text for root in _roots(word, language) if root.kind is not _Kind.STRIPPED]
    endings = grammar_of(language).nouns
    return any(other.startswith(root) and endings.fullmatch(other[len(root) :]) for root in (word, *roots))


@lru_cache(maxsize=16384)
def _same_root(one: str, other: str, language: str) -> bool:
    forms = _irregular_forms(language)
    if other in forms.get(one, ()) or one in forms.get(other, ()):
        return True
    return alike_by_rule(one, other, language)


@cache
def _irregular_forms(language: str) -> dict[str, frozenset[str]]:
    """For each of our words, its forms that its parts do not show; a language may have no table of them."""
    forms = irregular_forms(language)
    return {letters(word.forms[language], language): forms[word.id] for word in words() if word.id in forms}


def _same_stem(one: str, other: str, language: str) -> bool:
    stem = _stem_of(one, language)
    return len(stem) >= MIN_STEM_LEN and stem == _stem_of(other, language)


@lru_cache(maxsize=8192)
def _stem_of(word: str, language: str) -> str:
    name = tables_of(language).stemmer
    return str(_stemmer(name).stemWord(word)) if name else word


def _grows(word: str, other: str, language: str) -> bool:
    """Whether a root of one word, with parts around it, makes the other."""
    for root in _roots(word, language):
        if root.text not in other:
            continue
        for prefix, prefixed in (("", False), *grammar_of(language).prefixes):
            start = prefix + root.text
            if other.startswith(start) and _follows(root, other[len(start) :], language, prefixed=prefixed):
                return True
    return _compounded(word, other, language)


def _follows(root: _Root, rest: str, language: str, *, prefixed: bool) -> bool:
    """Whether a rest may follow a root; the shorter the root, the more is asked of the rest."""
    size = len(root.text)
    if size >= WHOLE_ROOT_LEN and root.kind is _Kind.WHOLE:
        return True
    if rest and root.derived.fullmatch(rest):
        return True
    if root.kind is _Kind.STRIPPED:  # the suffix that is missing had made it a noun: baker, bakes
        return grammar_of(language).verbs.fullmatch(rest) is not None
    if not grammar_of(language).inflected.fullmatch(rest) or (not rest and root.kind is not _Kind.WHOLE):
        return False
    return size > MIN_ROOT_LEN or (root.kind is _Kind.WHOLE and not prefixed)


def _compounded(word: str, other: str, language: str) -> bool:
    """Whether a word is one half of a compound."""
    if _morphology(language).link_suffices:
        base = _bases(word, language)[0]
        link, rest = other[len(base) : len(base) + 1], other[len(base) + 1 :]
        if len(base) < MIN_ROOT_LEN or not other.startswith(base) or link not in grammar_of(language).links:
            return False
        if rest.endswith(grammar_of(language).oblique):
            rest = grammar_of(language).ending.sub("", rest)
        return len(rest) >= MIN_ROOT_LEN
    rest = other[len(word) :]
    if other.startswith(word) and (_is_part(rest, language, first=False) or _is_tail(word, rest, language)):
        return True
    if len(word) < MIN_ROOT_LEN or not other.endswith(word):
        return False
    # The end must be no ending: a Danish skoven is a skov, and has no ven in it. Of a longer word Snowball takes a last
    # letter that it leaves to a short one: a microwave is a microwav, a wave a wave.
    stem, longer = _stem_of(word, language), _stem_of(other, language)
    whole = longer.endswith(stem) or f"{longer}{word[-1]}".endswith(stem)
    rest = other[: -len(word)]
    return whole and (_is_part(rest, language, first=True) or (len(word) >= WHOLE_ROOT_LEN and _is_word(rest)))


def _is_tail(word: str, rest: str, language: str) -> bool:
    """Whether a word is long enough for its language to make any longer rest a second part."""
    least = _morphology(language).compounds_from
    return 0 < least <= len(word) and _is_word(rest)


def _is_word(rest: str) -> bool:
    """Whether the rest of a compound can be a word of its own: "pick" in a pickpocket, but no "in" or "b"."""
    return len(rest) >= MIN_TAIL_LEN and any(letter in VOWELS for letter in rest)


def _is_part(text: str, language: str, *, first: bool) -> bool:
    """Whether a text is a known part of compounds: the first, with a link behind it, or the second, after one."""
    known, grammar = _parts(language), grammar_of(language)
    for link in ("", *grammar.links):
        if first and text.endswith(link) and text.removesuffix(link) in known:
            return True
        part = text.removeprefix(link)
        if not first and text.startswith(link) and (part in known or _without_ending(part, language) in known):
            return True
    return False


@cache
def _parts(language: str) -> frozenset[str]:
    if not _morphology(language).parts:
        return frozenset()
    own = {letters(word.forms[language], language) for word in words()}
    known = {part for part in own if len(part) >= MIN_ROOT_LEN} | set(_morphology(language).parts.split())
    return frozenset(known | {_without_ending(part, language) for part in known})


def _without_ending(word: str, language: str) -> str:
    """A word without its ending, where enough is left of it."""
    bare = grammar_of(language).ending.sub("", word)
    return bare if len(bare) > MIN_ROOT_LEN else word


@lru_cache(maxsize=8192)
def _roots(word: str, language: str) -> tuple[_Root, ...]:
    """The roots that a word may have: its own, with the letters that change, and without a suffix."""
    grammar, doubles = grammar_of(language), _morphology(language).doubles
    found: dict[str, _Root] = {}
    for base in _bases(word, language):
        bare = [base.removesuffix(end) for end in grammar.removable if base.endswith(end)]
        for text in (base, *bare):
            for changed, change in _changed(text, language).items():
                kind = change if text == base else _Kind.STRIPPED
                # Without its suffix and with another vowel, little is left that tells a root from another.
                if len(changed) >= MIN_ROOT_LEN and (text == base or change is not _Kind.RESHAPED or doubles):
                    found.setdefault(changed, _Root(changed, kind, _what_follows(word, changed, kind, grammar)))
    return tuple(found.values())


def _bases(word: str, language: str) -> tuple[str, ...]:
    """A word without its ending: as a dictionary form, and as any other form."""
    dictionary = word[:-1] if word[-1:] in _morphology(language).lemma and len(word) > MIN_ROOT_LEN else word
    return dictionary, _without_ending(word, language)


def _what_follows(word: str, root: str, kind: _Kind, grammar: Grammar) -> re.Pattern[str]:
    if len(root) >= LONG_ROOT_LEN or kind is _Kind.SOFTENED:
        return grammar.derived_freely
    if kind is _Kind.STRIPPED or word.endswith(grammar.neuter_ends):
        return grammar.derived_neuter
    return grammar.derived_feminine if word.endswith(grammar.feminine_ends) else grammar.derived


def _changed(root: str, language: str) -> dict[str, _Kind]:
    """A root as it is, and as its last consonants and its last vowel may become."""
    grammar = grammar_of(language)
    found = {root: _Kind.WHOLE}
    for old, new in grammar.changes:
        if root.endswith(old):
            found.setdefault(root.removesuffix(old) + new, _Kind.SOFTENED)
    if _morphology(language).doubles and root[-1:] not in VOWELS:
        found.setdefault(root + root[-1:], _Kind.RESHAPED)
    for end in list(found):
        if _ENDS_IN_CLUSTER.search(root):
            for vowel in grammar.inserted:
                found.setdefault(root[:-1] + vowel + end[len(root) - 1 :], _Kind.RESHAPED)
        for other in _with_other_vowel(end, grammar):
            found.setdefault(other, _Kind.RESHAPED)
            if len(other) < len(end):  # the last vowel dropped, and the one before is the last now: вятър, ветр-
                found.update(dict.fromkeys(_with_other_vowel(other, grammar), _Kind.RESHAPED))
    return found


def _with_other_vowel(root: str, grammar: Grammar) -> list[str]:
    last = _LAST_VOWEL.match(root)
    if last is None:
        return []
    head, vowels, tail = last.groups()
    return [head + vowels.removesuffix(old) + new + tail for old, new in grammar.vowels if vowels.endswith(old)]


def _shared_beginning(one: str, other: str) -> int:
    shortest = min(len(one), len(other))
    return next((i for i in range(shortest) if one[i] != other[i]), shortest)


def _morphology(language: str) -> Morphology:
    return tables_of(language).morphology


@cache
def _stemmer(name: str) -> "snowballstemmer.stemmer":
    return snowballstemmer.stemmer(name)


for _cached in (_same_root, _irregular_forms, _stem_of, _parts, _roots):
    on_change(_cached.cache_clear)
