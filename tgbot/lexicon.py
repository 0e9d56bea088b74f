"""The words: one table, aligned across languages, and each chat's way through it."""

import hashlib
from dataclasses import dataclass
from functools import cache

from engine.codes.folding import fold
from tgbot.documents import WordDeck
from tgbot.locale import FOLDER, LANGUAGES

SHARED_PREFIX = 0.6  # two words of a game do not share so much of the longer one's beginning


@dataclass(frozen=True, slots=True)
class Word:
    """One concept, in every language."""

    id: str
    forms: dict[str, str]

    def others(self, language: str) -> tuple[str, ...]:
        """Return the word's translations out of a language."""
        return tuple(form for key, form in self.forms.items() if key != language)


@cache
def words() -> tuple[Word, ...]:
    """Return all words of the table."""
    header, *rows = (FOLDER / "words.tsv").read_text(encoding="utf-8").splitlines()
    columns = header.split("\t")
    entries = (dict(zip(columns, row.split("\t"), strict=True)) for row in rows)
    return tuple(Word(entry["id"], {key: entry[key] for key in LANGUAGES}) for entry in entries)


def draw(deck: WordDeck, count: int, language: str) -> tuple[tuple[Word, ...], WordDeck]:
    """Draw words that this chat has not met, until all have been met (D2); none of them resemble each other.

    The words lie in an order drawn from the deck's seed and the deck remembers the last one, so a word that is added
    to the table later takes its place without bringing an old one back.
    """
    drawn: list[Word] = []
    while True:
        for place, word in _order(deck.seed):
            if place <= deck.met:
                continue
            deck = deck.but(met=place)
            if word not in drawn and not any(_alike(word.forms[language], other.forms[language]) for other in drawn):
                drawn.append(word)
            if len(drawn) == count:
                return tuple(drawn), deck
        deck = WordDeck(seed=_place(deck.seed, "again"))  # all met: the cards are turned over


@cache
def _order(seed: str) -> tuple[tuple[str, Word], ...]:
    return tuple(sorted(((_place(seed, word.id), word) for word in words()), key=lambda entry: entry[0]))


def _place(seed: str, word_id: str) -> str:
    return hashlib.sha256(f"{seed}\n{word_id}".encode()).hexdigest()[:16]


def _alike(one: str, other: str) -> bool:
    a, b = sorted((fold(one), fold(other)), key=len)
    shared = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), len(a))
    return shared >= SHARED_PREFIX * len(b) or (len(a) > 3 and a in b)
