"""Fair warnings about a clue before it is sent: C12 (the root of a keyword) and C4 (letters, slots, sounds).

What the rules refuse, the engine refuses; these are the things a program cannot be sure of, so the encoder may insist.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from engine.codes.clues import CLUES_IN_A_SET, Clue
from engine.codes.folding import fold, words
from tgbot import lexicon
from tgbot.roots import same_root

_VOWELS = frozenset("aeiouyаеёиоуыэюяъęąóøæåéèêàâîôûœ")
_LEET = str.maketrans("01345789@$", "oieastbgas")
_RAW_WORD = re.compile(r"[^\W_]+")

# "Letter" and "first letter" as players would write them, in every language.
_LETTER_WORDS = frozenset(
    fold(word)
    for word in [
        "letter",
        "letters",
        "буква",
        "букви",
        "букви",
        "буквата",
        "букв",
        "буквы",
        "букву",
        "litera",
        "litery",
        "liter",
        "literę",
        "bogstav",
        "bogstaver",
        "bogstavet",
        "lettre",
        "lettres",
    ]
)
_SLOT_WORDS = frozenset(
    fold(word)
    for word in [
        "slot",
        "number",
        "no",
        "nr",
        "слот",
        "номер",
        "число",
        "позиция",
        "место",
        "номера",
        "numer",
        "miejsce",
        "pozycja",
        "nummer",
        "plads",
        "numéro",
        "place",
        "case",
    ]
)
_NUMBERS = {
    fold(name): number
    for number, names in {
        1: "1 one first един една едно първа първи първо один одна одно первый первая первое первое jeden pierwszy "
        "pierwsza pierwsze en et første un une premier première i",
        2: "2 two second два две втора втори второ второй вторая второе dwa dwie drugi druga drugie to anden andet "
        "deux deuxième second seconde ii",
        3: "3 three third три трета трети трето третий третья третье trzy trzeci trzecia trzecie tre tredje trois "
        "troisième iii",
        4: "4 four fourth четири четвърта четвърти четвърто четыре четвёртый четвёртая четвёртое cztery czwarty "
        "czwarta czwarte fire fjerde quatre quatrième iv",
    }.items()
    for name in names.split()
}


class HintKind(StrEnum):
    """What a clue may be doing."""

    SAME_ROOT = "same-root"  # C12
    LETTER = "letter"  # C4
    SLOT = "slot"  # C4
    RHYME = "rhyme"  # C4
    DISGUISE = "disguise"  # C11, written so that only people see it


@dataclass(frozen=True, slots=True)
class Hint:
    """One warning: the clue's number, the clue as written, and the keyword it comes too close to."""

    kind: HintKind
    number: int
    clue: str
    keyword: str


def hints(clues: tuple[Clue | None, ...], code: str, keywords: tuple[str, ...], language: str) -> list[Hint]:
    """Return at most one warning for each clue of a draft."""
    found = []
    for index in range(CLUES_IN_A_SET):
        clue = clues[index]
        if not isinstance(clue, str):
            continue
        slot = int(code[index])
        hint = hint_for(clue, slot, keywords, language)
        if hint is not None:
            found.append(Hint(hint[0], index + 1, clue, hint[1]))
    return found


def hint_for(clue: str, slot: int, keywords: tuple[str, ...], language: str) -> tuple[HintKind, str] | None:
    """Return the warning for one clue that stands for the keyword in a slot, and the keyword it is about."""
    meant = keywords[slot - 1]
    for keyword in (meant, *(word for word in keywords if word != meant)):
        kind = _too_close(clue, keyword, language)
        if kind is not None:
            return kind, keyword
    if _names_letters(clue):
        return HintKind.LETTER, meant
    if _names_slot(clue, slot):
        return HintKind.SLOT, meant
    return (HintKind.RHYME, meant) if _rhymes(clue, meant) else None


def _too_close(clue: str, keyword: str, language: str) -> HintKind | None:
    pieces = _pieces(clue)
    for written in pieces:
        if written in lexicon.small_words(language):
            continue
        for part in _pieces(keyword):
            if same_root(part, written, language):
                return HintKind.SAME_ROOT
    if any(_disguised(written, keyword) for written in pieces):
        return HintKind.DISGUISE
    return None


def _pieces(text: str) -> list[str]:
    return [piece for piece in _RAW_WORD.findall(text.lower()) if not piece.isdecimal()]


def _disguised(written: str, keyword: str) -> bool:
    mixed = any(c.isdecimal() for c in written) and any(c.isalpha() for c in written)
    return mixed and fold(written.translate(_LEET)) == fold(keyword)


def _names_letters(clue: str) -> bool:
    """C4: a single letter, or talk about letters."""
    folded = words(clue)
    if len(folded) == 1 and len(folded[0]) == 1 and folded[0].isalpha():
        return True
    return any(word in _LETTER_WORDS for word in folded)


def _names_slot(clue: str, slot: int) -> bool:
    """C4: the keyword's place on the screen, as a number, a name of it, or "slot 2"."""
    rest = [word for word in words(clue) if word not in _SLOT_WORDS]
    return len(rest) == 1 and _NUMBERS.get(rest[0]) == slot


def _rhymes(clue: str, keyword: str) -> bool:
    """C4: one word that differs from the keyword only in how it begins."""
    pieces = _pieces(clue)
    if len(pieces) != 1:
        return False
    a, b = _rhyme(pieces[0]), _rhyme(keyword.lower())
    if len(a) < 2 or abs(len(pieces[0]) - len(keyword)) > 2:
        return False
    return a == b or (len(a) > 3 and len(b) > 3 and (a.endswith(b) or b.endswith(a)))


@cache
def _rhyme(word: str) -> str:
    """Return a word from its first vowel on."""
    return next((word[i:] for i, letter in enumerate(word) if letter in _VOWELS), word)
