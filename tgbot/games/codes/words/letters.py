"""Words in plain letters, as they are compared: folded, and in the script of their language."""

import unicodedata
from functools import cache, lru_cache

from engine.text import fold
from tgbot.i18n.folder import on_change
from tgbot.i18n.language import language as tables_of

# By script and not by language: a chat's own words may be in any of them.
VOWELS = "aeiouyаеиоуыэюяъ"
SIGNS = "ьй"  # Cyrillic letters that are neither vowel nor consonant


@lru_cache(maxsize=8192)
def letters(word: str, language: str) -> str:
    """A word as roots and hints compare it: folded, with look-alikes of its own script put back."""
    return fold(word).translate(_own_script(language))


@cache
def _own_script(language: str) -> dict[int, str]:
    """Folding reads every script as Latin where letters look alike; this undoes it for the letters of a language."""
    bare = {unicodedata.normalize("NFD", letter)[0] for letter in tables_of(language).alphabet}
    return str.maketrans({fold(letter): letter for letter in bare if not _is_latin(letter)})


def _is_latin(letter: str) -> bool:
    return unicodedata.name(letter).startswith("LATIN")


on_change(letters.cache_clear)
on_change(_own_script.cache_clear)
