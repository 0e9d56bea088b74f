"""Clues, and those of their rules that a program can decide: C9, C10, C11, and the slot number of C4."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import TypeAlias

from engine.codes.refusals import ClueEmpty, ClueIsCode, ClueIsKeyword, ClueIsSlot, ClueRepeated, ClueTooLong
from engine.codes.setup import NO_SLOT_NAMES, SlotNames
from engine.text import fold, words

MAX_CLUE_LEN = 100
CLUES_IN_A_SET = 3
THIS_SET = 0  # in the place of the round in which a clue was given

DIGIT_SIGNS = ("1 i", "2 ii", "3 iii", "4 iv")  # of no language; a game brings the number words of its languages

_NUMBER_OR_LETTERS = re.compile(r"\d+|\D+")


@dataclass(frozen=True, slots=True)
class Media:
    """A clue that is not text: a voice message, a video note, a GIF, a sticker or a photo (C1)."""

    kind: str
    id: str


Clue: TypeAlias = str | Media
ClueKey: TypeAlias = str | Media
Draft: TypeAlias = tuple[Clue | None, Clue | None, Clue | None]

NO_CLUES: Draft = (None, None, None)


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A keyword, and the folded texts that name it: itself, its other forms and its translations (C11)."""

    keyword: str
    forms: frozenset[str]


@lru_cache(maxsize=1024)
def forbid_all(keywords: tuple[str, ...], translations: tuple[tuple[str, ...], ...]) -> tuple[Forbidden, ...]:
    """The forms that clues may not use, by keyword (C11); cached, since every clue of a game asks for them."""
    return tuple(
        Forbidden(keyword, frozenset(fold(form) for form in (keyword, *others)) - {""})
        for keyword, others in zip(keywords, translations, strict=True)
    )


def check(
    clues: Draft,
    code: str,
    forbidden: Sequence[Forbidden],
    used: Mapping[ClueKey, int],
    number_words: tuple[str, ...] = (),
    slot_names: SlotNames = NO_SLOT_NAMES,
) -> None:
    """Refuse a set of clues, complete or not, that breaks one of these rules; `used` has the rounds of older clues."""
    seen = dict(used)
    for place, clue in enumerate(clues):
        if clue is None:
            continue
        _refuse_unfit(clue, place)
        key = key_of(clue)
        if key in seen:
            raise ClueRepeated(text_of(clue), seen[key])  # C9
        seen[key] = THIS_SET
        if isinstance(clue, str):
            said = words(clue)
            _refuse_code(clue, code)
            _refuse_keyword(clue, said, forbidden)
            _refuse_slot(clue, said, code[place], slot_names)
    if _spell_together(clues, code, _digit_names(number_words)):
        raise ClueIsCode(" ".join(text_of(clue) for clue in clues if clue is not None))  # C10


def key_of(clue: Clue) -> ClueKey:
    """What is compared to find a repeated clue (C9)."""
    return fold(clue) if isinstance(clue, str) else clue


def text_of(clue: Clue) -> str:
    """A clue as text; for a media clue, its kind."""
    return clue if isinstance(clue, str) else clue.kind


def _refuse_unfit(clue: Clue, place: int) -> None:
    if isinstance(clue, Media):
        return
    if len(clue) > MAX_CLUE_LEN:
        raise ClueTooLong(MAX_CLUE_LEN, len(clue))
    if not fold(clue):
        raise ClueEmpty(place + 1)


def _refuse_code(clue: str, code: str) -> None:
    """C10: one clue of digits and separators that spells the code."""
    if fold(clue) == code:
        raise ClueIsCode(clue)


def _refuse_keyword(clue: str, said: tuple[str, ...], forbidden: Sequence[Forbidden]) -> None:
    """C11: a name of a keyword, as the whole clue, as one word of it, or broken by spaces and hyphens."""
    longest = max((len(form) for entry in forbidden for form in entry.forms), default=0)
    runs = _runs(said, longest).union(map(fold, clue.split()))  # `words` drops signs, but a keyword may be a 🐱
    for entry in forbidden:
        if not entry.forms.isdisjoint(runs):
            raise ClueIsKeyword(clue, entry.keyword)


def _refuse_slot(clue: str, said: tuple[str, ...], digit: str, slot_names: SlotNames) -> None:
    """C4: the number of the clue's own keyword, alone or as "slot 2", "№2", "second keyword"; others mean something."""
    numbers, ordinals, fillers = _slot_names(slot_names)[digit]
    pieces = [piece for word in said for piece in _NUMBER_OR_LETTERS.findall(word)]
    rest = [piece for piece in pieces if piece not in fillers]
    if len(rest) == 1 and (rest[0] in numbers or (rest[0] in ordinals and len(pieces) > 1)):
        raise ClueIsSlot(clue)


def _runs(pieces: tuple[str, ...], longest: int) -> set[str]:
    """Every run of neighbouring words, written together: "my lan-tern" holds "lantern".

    One that is longer than every name is none; all of them would be many, since a single sign can fold to four words.
    """
    if len(pieces) == 1:
        return {pieces[0]}
    found: set[str] = set()
    for start in range(len(pieces)):
        run = ""
        for piece in pieces[start:]:
            run += piece
            if len(run) > longest:
                break
            found.add(run)
    return found


def _spell_together(clues: Draft, code: str, names: Mapping[str, frozenset[str]]) -> bool:
    """C10: three clues that each name a digit of the code, in its order."""
    return all(isinstance(clue, str) and fold(clue) in names[digit] for clue, digit in zip(clues, code, strict=True))


@lru_cache(maxsize=64)
def _slot_names(slots: SlotNames) -> dict[str, tuple[frozenset[str], frozenset[str], frozenset[str]]]:
    """For each digit its numbers, its ordinals, and the words that may stand beside them, folded."""
    digits = [signs[0] for signs in DIGIT_SIGNS]
    named = zip_longest(digits, slots.numbers, slots.ordinals, fillvalue="")
    fillers = _folded(slots.words)
    return {digit: (_folded(numbers), _folded(ordinals), fillers) for digit, numbers, ordinals in named}


def _folded(names: str) -> frozenset[str]:
    return frozenset(map(fold, names.split()))


@lru_cache(maxsize=64)
def _digit_names(number_words: tuple[str, ...]) -> dict[str, frozenset[str]]:
    pairs = zip_longest(DIGIT_SIGNS, number_words, fillvalue="")
    return {signs[0]: _folded(f"{signs} {names}") for signs, names in pairs}
