"""Clues, and what of their rules a program can decide: C9, C10 and C11."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from engine.codes.folding import fold, words
from engine.codes.refusals import ClueEmpty, ClueIsCode, ClueIsKeyword, ClueRepeated, ClueTooLong

LONGEST_CLUE = 100
CLUES_IN_A_SET = 3

# Digits, and their names as players of our languages write them: en, bg, ru, pl, da, fr; Roman numerals too.
_NUMBER_WORDS = {
    fold(word): digit
    for digit, names in {
        "1": "1 one един една едно один одна одно jeden jedna jedno en et un une i",
        "2": "2 two два две dwa dwie to deux ii",
        "3": "3 three три trzy tre trois iii",
        "4": "4 four четири четыре cztery fire quatre iv",
    }.items()
    for word in names.split()
}


@dataclass(frozen=True, slots=True)
class Media:
    """A clue that is no text: a voice message, a video note, a GIF, a sticker or a photo (C1)."""

    kind: str
    id: str


Clue: TypeAlias = str | Media
ClueKey: TypeAlias = str | Media
Draft: TypeAlias = tuple[Clue | None, Clue | None, Clue | None]

NO_CLUES: Draft = (None, None, None)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A keyword, and the folded forms that name it: itself and its translations (C11)."""

    keyword: str
    forms: frozenset[str]


@lru_cache(maxsize=1024)
def forbid_all(keywords: tuple[str, ...], translations: tuple[tuple[str, ...], ...]) -> tuple[Forbidden, ...]:
    """Return what a clue may not say of these keywords; folded once, since every clue of a game asks for it."""
    return tuple(
        Forbidden(keyword, frozenset(fold(form) for form in (keyword, *others)) - {""})
        for keyword, others in zip(keywords, translations, strict=True)
    )


def check(clues: Draft, code: str, forbidden: Sequence[Forbidden], used: frozenset[ClueKey]) -> None:
    """Refuse a set of clues, complete or not, that breaks a rule which can be decided."""
    seen = set(used)
    for place, clue in enumerate(clues):
        if clue is None:
            continue
        _refuse_unfit(clue, place)
        key = key_of(clue)
        if key in seen:
            raise ClueRepeated(text_of(clue))  # C9
        seen.add(key)
        if isinstance(clue, str):
            _refuse_code(clue, code)
            _refuse_keyword(clue, forbidden)
    if _spell_together(clues) == code:
        raise ClueIsCode(" ".join(text_of(clue) for clue in clues if clue is not None))  # C10


def key_of(clue: Clue) -> ClueKey:
    """Return what two clues have in common when they are the same (C9)."""
    return fold(clue) if isinstance(clue, str) else clue


def text_of(clue: Clue) -> str:
    """Return a clue as text; of a media clue, its kind."""
    return clue if isinstance(clue, str) else clue.kind


def _refuse_unfit(clue: Clue, place: int) -> None:
    if isinstance(clue, Media):
        return
    if len(clue) > LONGEST_CLUE:
        raise ClueTooLong(LONGEST_CLUE)
    if not fold(clue):
        raise ClueEmpty(place + 1)


def _refuse_code(clue: str, code: str) -> None:
    """C10: one clue of digits and separators that spells the code."""
    if fold(clue) == code:
        raise ClueIsCode(clue)


def _refuse_keyword(clue: str, forbidden: Sequence[Forbidden]) -> None:
    """C11: a keyword or its translation, as the whole clue, as one word of it, or broken by spaces and hyphens."""
    runs = _runs(words(clue)).union(map(fold, clue.split()))  # words have letters, but a keyword may be a 🐱
    for entry in forbidden:
        if not entry.forms.isdisjoint(runs):
            raise ClueIsKeyword(clue, entry.keyword)


def _runs(pieces: tuple[str, ...]) -> set[str]:
    """Return every run of neighbouring words, written together: "my lan-tern" holds "lantern"."""
    if len(pieces) == 1:
        return {pieces[0]}
    return {"".join(pieces[i:j]) for i in range(len(pieces)) for j in range(i + 1, len(pieces) + 1)}


def _spell_together(clues: Draft) -> str | None:
    """C10: return the digits that three clues name, one each, or None where one of them is more than a digit."""
    named = ""
    for clue in clues:
        if not isinstance(clue, str):
            return None
        digit = _NUMBER_WORDS.get(fold(clue))
        if digit is None:
            return None
        named += digit
    return named
