"""What the words of a language make people think of, as house players use it.

A lexicon takes a second to make and lies in memory once for each language that robots play in: it is made off the loop,
when a robot needs it first.
"""

import threading
from collections.abc import Iterator
from functools import cache, lru_cache

from engine.codes.lexicon import Concept, Lexicon
from engine.text import words as words_in
from tgbot.games.codes.words.letters import letters
from tgbot.games.codes.words.roots import stem_of
from tgbot.games.codes.words.vocabulary import Word, small_words, words
from tgbot.i18n.folder import folder, on_change
from tgbot.tables.errors import NotAtHand

ASSOCIATIONS = "associations.tsv"
BETWEEN = "|"

_made: dict[str, Lexicon] = {}
_making = threading.Lock()


def lexicon(language: str) -> Lexicon:
    """The lexicon of a language; raises `NotAtHand` where it has to be made first."""
    made = _made.get(language)
    if made is None:
        raise NotAtHand(lambda: make(language))
    return made


def make(language: str) -> Lexicon:
    """Make the lexicon of a language, once."""
    with _making:
        if language not in _made:
            _made[language] = Lexicon(_concepts(language), lambda text: stems(text, language))
        return _made[language]


@cache
def has_associations(language: str) -> bool:
    """Robots can play in a language."""
    return (folder() / language / ASSOCIATIONS).is_file()


def rows(language: str) -> Iterator[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """The table of a language: for each word by id, what a robot may say, and what it only understands."""
    for row in (folder() / language / ASSOCIATIONS).read_text(encoding="utf-8").splitlines():
        key, say, hear = row.split("\t")
        yield key, _entries(say), _entries(hear)


@lru_cache(maxsize=16384)
def stems(text: str, language: str) -> tuple[str, ...]:
    """The stems of the words of a text that mean something; of one that has only small words, all."""
    said = words_in(text)
    small = _folded_small_words(language)
    telling = [word for word in said if word not in small] or said
    return tuple(stem_of(letters(word, language), language) for word in telling)


def _concepts(language: str) -> Iterator[Concept]:
    known: dict[str, Word] = {word.id: word for word in words()}
    for key, say, hear in rows(language):
        if word := known.get(key):  # a word that was taken out of the list may still have its row
            yield Concept(word.forms[language], say, hear, word.names(language))


def _entries(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(BETWEEN)) if cell else ()


@cache
def _folded_small_words(language: str) -> frozenset[str]:
    return frozenset(piece for word in small_words(language) for piece in words_in(word))


for _cached in (has_associations, stems, _folded_small_words):
    on_change(_cached.cache_clear)
on_change(_made.clear)
