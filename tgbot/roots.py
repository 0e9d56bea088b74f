"""Roots of words: whether two words look like one family, in each of our languages.

No stemmer alone is good, and Bulgarian has none, so several signs are asked: equal stems, a known irregular form, a
beginning that is shared for the most part, a compound. The answer is a fair warning, never a verdict (C12).
"""

from functools import cache, lru_cache

import snowballstemmer

from engine.codes.folding import fold
from tgbot.locale import FOLDER, LANGUAGES

_SNOWBALL = {"en": "english", "ru": "russian", "pl": "polish", "da": "danish", "fr": "french"}

# Bulgarian: the article at the end of a noun, and the endings of plural, gender and diminutive, longest first.
_BULGARIAN = [
    "овете",
    "ищата",
    "ението",
    "енията",
    "ичката",
    "ичките",
    "ният",
    "ията",
    "иите",
    "овци",
    "ове",
    "ища",
    "ета",
    "ичка",
    "ички",
    "иче",
    "ният",
    "ият",
    "ата",
    "ето",
    "ите",
    "ото",
    "ята",
    "ета",
    "ене",
    "ен",
    "на",
    "но",
    "ни",
    "ки",
    "ка",
    "ят",
    "ът",
    "та",
    "то",
    "те",
    "ия",
    "ии",
    "ие",
    "ей",
    "ти",
    "ци",
    "зи",
    "си",
    "а",
    "я",
    "о",
    "е",
    "и",
    "ъ",
    "у",
]

# Last consonants of a stem that change within one family: рука, ручка; noga, nożka.
_SOFTENED = {
    "ru": {"ч": "к", "ц": "к", "ж": "г", "з": "г", "ш": "х"},
    "bg": {"ч": "к", "ц": "к", "ж": "г", "з": "г", "ш": "х"},
    "pl": {"cz": "k", "c": "k", "ż": "g", "dz": "g", "sz": "ch", "rz": "r", "ś": "s", "ź": "z", "ć": "t", "ń": "n"},
}
_DIMINUTIVES = {
    "ru": ("очк", "ечк", "ичк", "ёк", "ек", "ок", "ик", "к", "н", "ов", "ев", "ин", "ник", "ниц", "ск", "ист", "ян"),
    "bg": ("ичк", "ец", "ник", "ниц", "ар", "ск", "ов", "ев", "ин", "ист", "к", "н", "чик", "ън"),
    "pl": ("eczk", "ek", "ik", "yk", "k", "ow", "n", "nik", "nic", "arz", "ars", "sk", "owy", "iast"),
    "en": ("y", "er", "ish", "let", "like", "ful", "less"),
    "da": ("er", "lig", "isk", "et", "ede", "e"),
    "fr": ("ier", "ièr", "ett", "et", "eux", "eus", "ist", "age", "on"),
}
MOST_OF = 0.6
SHORTEST_ROOT = 4
COMPOUNDING = frozenset({"da"})  # where any word may stand before or behind another


@lru_cache(maxsize=8192)
def stem_of(word: str, language: str) -> str:
    """Return the stem of a lower-case word."""
    name = _SNOWBALL.get(language)
    if name is None:
        return _bulgarian_stem(word)
    return str(_stemmer(name).stemWord(word))


@lru_cache(maxsize=16384)
def same_root(one: str, other: str, language: str) -> bool:
    """Tell whether two lower-case words look like one family in this language."""
    if one == other or stem_of(one, language) == stem_of(other, language):
        return True
    if other in irregular_forms(language).get(one, ()) or one in irregular_forms(language).get(other, ()):
        return True
    short, long = sorted((fold(one), fold(other)), key=len)
    if len(short) < 3:
        return False
    shared = _shared_beginning(short, long)
    if shared >= SHORTEST_ROOT and shared >= MOST_OF * len(long):
        return True
    return _compound(short, long, language) or _derived(one, other, language)


@cache
def irregular_forms(language: str) -> dict[str, frozenset[str]]:
    """Return, for each of our words, its forms that the stemmer does not find."""
    from tgbot.lexicon import words

    by_id = {word.id: word.forms[language] for word in words()}
    _, *rows = (FOLDER / "forms.tsv").read_text(encoding="utf-8").splitlines()
    entries = (row.split("\t") for row in rows)
    return {by_id[key]: frozenset(forms.split()) for key, code, forms in entries if code == language and key in by_id}


def _compound(short: str, long: str, language: str) -> bool:
    """Tell whether the shorter word stands whole at the beginning or end of the longer one."""
    rest = len(long) - len(short)
    least = 3 if language in COMPOUNDING else SHORTEST_ROOT
    if len(short) < least or (len(short) == 3 and rest < 3):
        return False
    return long.startswith(short) or (rest >= 3 and long.endswith(short))


def _derived(one: str, other: str, language: str) -> bool:
    """Tell whether the roots are the same once the endings that make new words are taken off."""
    if language not in LANGUAGES:
        return False
    a, b = _root(one, language), _root(other, language)
    if len(min(a, b, key=len)) < 3:
        return False
    return a == b or (len(a) >= SHORTEST_ROOT and b.startswith(a)) or (len(b) >= SHORTEST_ROOT and a.startswith(b))


@lru_cache(maxsize=8192)
def _root(word: str, language: str) -> str:
    root = stem_of(word, language)
    for ending in sorted(_DIMINUTIVES[language], key=len, reverse=True):
        if root.endswith(ending) and len(root) - len(ending) >= 3:
            root = root[: -len(ending)]
            break
    for soft, hard in _SOFTENED.get(language, {}).items():
        if root.endswith(soft) and len(root) > len(soft) + 1:
            root = root[: -len(soft)] + hard
            break
    return fold(root)


def _shared_beginning(short: str, long: str) -> int:
    return next((i for i, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))


def _bulgarian_stem(word: str) -> str:
    for ending in _BULGARIAN:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


@cache
def _stemmer(name: str) -> "snowballstemmer.stemmer":
    return snowballstemmer.stemmer(name)
