"""A chat's own words: kept apart from its table, since they are many and change rarely. Pure transitions."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum

from engine.text import fold
from tgbot.games.codes.words.deck import Word
from tgbot.i18n.folder import LANGUAGES
from tgbot.tables.model import WordList

MIN_WORDS = 8  # enough for both teams of one game
MAX_WORDS = 500
MAX_WORD_LEN = 30
MAX_SHOWN = 120  # of a long list, in one message


def parse(text: str) -> list[str]:
    """The words that a player listed, separated by commas or lines."""
    pieces = (unicodedata.normalize("NFC", " ".join(piece.split())) for piece in re.split(r"[,;\n]", text))
    return [piece for piece in pieces if piece]


class Fate(StrEnum):
    """What became of a word that somebody listed."""

    ADDED = "added"
    REMOVED = "removed"
    KNOWN = "known"
    LONG = "long"
    FULL = "full"  # the list is
    UNKNOWN = "unknown"


Told = Mapping[Fate, Sequence[str]]
"""The words that somebody listed, by what became of them."""


def add(own: WordList, words: list[str]) -> tuple[WordList, Told]:
    """The list with the words that are new, short enough and visible, and what became of each."""
    known = {fold(word) for word in own.words}
    told: dict[Fate, list[str]] = {}
    for word in words:
        key, room = fold(word), len(own.words) + len(told.get(Fate.ADDED, ())) < MAX_WORDS
        if not key:
            continue
        fate = _fate(word, key in known, room)
        told.setdefault(fate, []).append(word)
        if fate is Fate.ADDED:
            known.add(key)
    return own.replace(words=(*own.words, *told.get(Fate.ADDED, ()))), told


def _fate(word: str, known: bool, room: bool) -> Fate:
    if len(word) > MAX_WORD_LEN:
        return Fate.LONG
    if known:
        return Fate.KNOWN
    return Fate.ADDED if room else Fate.FULL


def remove(own: WordList, words: list[str]) -> tuple[WordList, Told]:
    """The list without some words, and what became of each."""
    unwanted = {fold(word) for word in words}
    known = {fold(word) for word in own.words}
    rest = tuple(word for word in own.words if fold(word) not in unwanted)
    told = {
        Fate.REMOVED: [word for word in own.words if fold(word) in unwanted],
        Fate.UNKNOWN: [word for word in words if fold(word) not in known],
    }
    return own.replace(words=rest), {fate: listed for fate, listed in told.items() if listed}


def as_words(own: tuple[str, ...]) -> tuple[Word, ...]:
    """A chat's words as words of the table: the same in every language, since their translations are not known."""
    return tuple(Word(f"own/{fold(word)}", dict.fromkeys(LANGUAGES, word)) for word in own)
