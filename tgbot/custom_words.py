"""A chat's own words: kept apart from its table, since they are many and change rarely. Pure transitions."""

import re
import unicodedata

from engine.codes.folding import fold
from tgbot.documents import WordList
from tgbot.lexicon import Word
from tgbot.locale import LANGUAGES

FEWEST = 8  # enough for both teams of one game
MOST = 500
LONGEST = 30
SHOWN = 120  # of a long list, in one message


def parse(text: str) -> list[str]:
    """Return the words that somebody listed, separated by commas or lines."""
    pieces = (unicodedata.normalize("NFC", " ".join(piece.split())) for piece in re.split(r"[,;\n]", text))
    return [piece for piece in pieces if piece]


def add(own: WordList, words: list[str]) -> tuple[WordList, int]:
    """Add words that are new, short enough and visible; return the list and how many of them it took."""
    known = {fold(word) for word in own.words}
    taken: list[str] = []
    for word in words:
        key = fold(word)
        if key and key not in known and len(word) <= LONGEST and len(own.words) + len(taken) < MOST:
            known.add(key)
            taken.append(word)
    return own.but(words=(*own.words, *taken)), len(taken)


def remove(own: WordList, words: list[str]) -> tuple[WordList, int]:
    """Remove words; return the list and how many it lost."""
    unwanted = {fold(word) for word in words}
    rest = tuple(word for word in own.words if fold(word) not in unwanted)
    return own.but(words=rest), len(own.words) - len(rest)


def as_words(own: tuple[str, ...]) -> tuple[Word, ...]:
    """Return a chat's words like those of the table; they are of one language, and nobody knows their translations."""
    return tuple(Word(f"own/{fold(word)}", dict.fromkeys(LANGUAGES, word)) for word in own)
