"""Comparing texts: two count as the same when they fold to the same, on every keyboard and in every script.

Folding drops case, accents that do not matter, spaces, hyphens, punctuation, and invisible and bidi characters, and it
maps digits and look-alike letters of another script to one form. A letter that only looks accented, as й, stays.
"""

import re
import unicodedata
from functools import lru_cache

# Characters that show nothing (Unicode's Default_Ignorable_Code_Point), and the blank braille pattern.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

# Letters that Unicode does not decompose.
_PLAIN = {"ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i", "ŀ": "l"}

# One table for both cases, on folded letters: В looks like B and must still equal в. It is one-to-one on each of our
# alphabets, so two words of one language are never taken for each other.
_LOOK_ALIKE = dict(zip("авекмнорстухіјѕԁԛԝһґӏ" + "αβεικμνορτυχ", "abekmhopctyxijsdqwhrl" + "abeikmvoptux", strict=True))

# Letters in circles and squares that NFKC leaves alone (🅰, 🇦): each block is an alphabet.
_ALPHABETS = (0x1F130, 0x1F150, 0x1F170, 0x1F1E6)
_IN_BOXES = {start + i: chr(ord("a") + i) for start in _ALPHABETS for i in range(26)}

_LETTERS = str.maketrans(_PLAIN | _LOOK_ALIKE)
_SHORT_I = "\u0438\u0306"  # й is a letter of its own, not an и with an accent
_MARKS = {"Mn", "Me"}
_WORD = re.compile(r"[^\W_]+")
_BLANK = re.compile(r"[\s\x00-\x1f\x7f-\x9f]+")


# A clue is shorter. A longer text comes once, and folded it can have many times its length.
MAX_KEPT_LEN = 100


def words(text: str) -> tuple[str, ...]:
    """The folded words of a text, in order, split at every sign that is not a letter or a digit."""
    return _words(text) if len(text) <= MAX_KEPT_LEN else _words.__wrapped__(text)


@lru_cache(maxsize=4096)
def fold(text: str) -> str:
    """The folded text without spaces; its signs where it has no letter or digit (an emoji, "?!")."""
    return "".join(words(text)) or _BLANK.sub("", _folded(text))


def fold_once(text: str) -> str:
    """The same of a text that may be long, and of which nothing is kept."""
    return fold.__wrapped__(text)


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(_folded(text)))


def _folded(text: str) -> str:
    if text.isascii():  # fast path for most clues: nothing below changes ASCII
        return text.lower()
    visible = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text.translate(_IN_BOXES)))
    letters = unicodedata.normalize("NFD", visible.casefold())  # decomposed last: casefolding can add marks
    parts = ("".join(c for c in part if unicodedata.category(c) not in _MARKS) for part in letters.split(_SHORT_I))
    return "".join(str(unicodedata.digit(c, c)) for c in "й".join(parts)).translate(_LETTERS)
