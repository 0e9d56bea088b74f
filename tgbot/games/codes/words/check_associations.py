"""What is wrong with a language's table of associations: a part of `python -m tgbot locales check`, for its writers."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

from engine.text import fold
from engine.text import words as words_in
from tgbot.games.codes.words.associations import ASSOCIATIONS, has_associations, make, rows, stems
from tgbot.games.codes.words.roots import same_root
from tgbot.games.codes.words.vocabulary import Word, words
from tgbot.i18n.language import language as tables_of

ENTRIES = range(36, 49)  # of a row: enough to know what people say, and no more than they think of first
MAX_WORDS, MAX_LETTERS = 3, 24
MAX_ROWS = 40  # that may say the same: what fits everything tells nothing
SHOWN_PAIRS = 40
_SIGNS = frozenset(" -'’.!?&/0123456789")
_BETWEEN_WORDS = re.compile(r"[\s\-’']+")


def findings(language: str) -> Iterator[str]:
    """One line for each thing to fix; nothing for a language that has no table, in which no robot plays."""
    if not has_associations(language):
        return
    name = f"{language}/{ASSOCIATIONS}"
    known = {word.id: word for word in words()}
    listed = {key: (say, hear) for key, say, hear in rows(language)}
    yield from (f"{name}: {key} has no row." for key in known if key not in listed)
    yield from (f"{name}: {key} is no word of ours." for key in listed if key not in known)
    for key, (say, hear) in listed.items():
        if key in known:
            yield from (f"{name}: {key}: {wrong}." for wrong in _row(known[key], say, hear, language))
    said = Counter(stem for say, _ in listed.values() for stem in {_stem(entry, language) for entry in say})
    yield from (f"{name}: “{stem}” is said in {count} rows." for stem, count in said.items() if count > MAX_ROWS)


def similar_pairs(language: str) -> list[tuple[str, str, float]]:
    """The keywords whose associations are most alike: the pairs that a robot mixes up first."""
    lexicon = make(language)
    pairs = {
        (min(one, other), max(one, other)): alike
        for one in range(len(lexicon.concepts))
        for other, alike in lexicon.neighbours(one)
    }
    most = sorted(pairs.items(), key=lambda pair: -pair[1])[:SHOWN_PAIRS]
    return [(lexicon.concepts[one].word, lexicon.concepts[other].word, alike) for (one, other), alike in most]


def _row(word: Word, say: Sequence[str], hear: Sequence[str], language: str) -> Iterator[str]:
    entries = (*say, *hear)
    if len(entries) not in ENTRIES:
        yield f"{len(entries)} entries, not {ENTRIES.start} to {ENTRIES.stop - 1}"
    alike = Counter(_stem(entry, language) for entry in entries)
    yield from (f"“{stem}” comes twice" for stem, count in alike.items() if count > 1)
    rude = {fold(unsaid) for unsaid in tables_of(language).unsaid.split()}
    yield from (f"“{entry}” is not to be said" for entry in say if rude.intersection(words_in(entry)))
    for entry in entries:
        if len(entry.split()) > MAX_WORDS or len(entry) > MAX_LETTERS:
            yield f"“{entry}” is too long"
        if foreign := sorted({letter for letter in entry.lower() if not _letters(language) & {letter, _bare(letter)}}):
            yield f"“{entry}” has {' '.join(foreign)}, of another script"
        if _names(entry, word, language):
            yield f"“{entry}” has the root of “{word.forms[language]}”, or translates it"


def _names(entry: str, word: Word, language: str) -> bool:
    """C11, C12: an entry that could be no clue for its word."""
    own = word.forms[language].split()
    if any(same_root(piece, part, language) for piece in _BETWEEN_WORDS.split(entry) if piece for part in own):
        return True
    named = {fold(name) for name in word.names(language)}
    return fold(entry) in named or any(piece in named for piece in words_in(entry))


def _stem(entry: str, language: str) -> str:
    return " ".join(stems(entry, language))


def _bare(letter: str) -> str:
    """A letter without its accent: a café is English, too."""
    return unicodedata.normalize("NFD", letter)[0]


@cache
def _letters(language: str) -> frozenset[str]:
    return _SIGNS.union(tables_of(language).alphabet)
