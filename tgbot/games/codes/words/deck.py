"""Each chat's way through the words: no keyword twice until all have been met (D2)."""

import hashlib

from tgbot.games.codes.model import WordDeck
from tgbot.games.codes.words.roots import same_root
from tgbot.games.codes.words.vocabulary import Word, words

__all__ = ["TooFewWords", "Word", "alike", "draw", "words"]

MAX_PASSES = 3  # through a list that has too few words unlike each other


class TooFewWords(Exception):
    """A chat's own list has too few words that do not resemble each other."""


def draw(
    deck: WordDeck, count: int, language: str, pool: tuple[Word, ...] | None = None
) -> tuple[tuple[Word, ...], WordDeck]:
    """Draw words that this chat has not met, until all have been met (D2); none of them resemble each other.

    The words lie in an order drawn from the deck's seed and the deck remembers the last one, so a word that is added
    to the table later takes its place without bringing an old one back.
    """
    drawn: list[Word] = []
    for _ in range(MAX_PASSES):
        for place, word in _order(deck.seed, words() if pool is None else pool):
            if place <= deck.met:
                continue
            deck = deck.replace(met=place)
            if word not in drawn and not any(alike(word, other, language) for other in drawn):
                drawn.append(word)
            if len(drawn) == count:
                return tuple(drawn), deck
        deck = WordDeck(seed=_place(deck.seed, "again"))  # all met: the cards are turned over
    raise TooFewWords


def _order(seed: str, pool: tuple[Word, ...]) -> list[tuple[str, Word]]:
    return sorted(((_place(seed, word.id), word) for word in pool), key=lambda entry: entry[0])


def _place(seed: str, word_id: str) -> str:
    return hashlib.sha256(f"{seed}\n{word_id}".encode()).hexdigest()[:16]


def alike(one: Word, other: Word, language: str) -> bool:
    """Whether any two words of two keywords share a root (C12 would forbid each as a clue for the other)."""
    pairs = ((a, b) for a in one.forms[language].split() for b in other.forms[language].split())
    return any(same_root(a, b, language) for a, b in pairs)
