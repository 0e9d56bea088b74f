"""Fair warnings about a clue before it is sent: C12 (the root of a keyword) and C4 (letters, slots, sounds).

What the rules refuse, the engine refuses; these are the things a program cannot be sure of, so the encoder may insist.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from engine.codes.clues import CLUES_IN_A_SET, DIGIT_SIGNS, Clue
from engine.text import fold, words
from tgbot.games.codes.words.letters import VOWELS, letters
from tgbot.games.codes.words.roots import same_root
from tgbot.games.codes.words.vocabulary import accented_translations, number_words, small_words
from tgbot.i18n.folder import LANGUAGES, on_change
from tgbot.i18n.language import language as tables_of

MIN_WORD_LEN = 3  # a piece of a clue that is shorter has no root to compare
MAX_ONSET_DIFFERENCE = 2  # how much the onsets of two rhyming words may differ in length
# By script and not by language: a chat's own words may be in any of them.
_LEET = {
    False: str.maketrans("01345789@$", "oieastbgas"),
    True: str.maketrans("01346@", "оізчба"),  # for Cyrillic words
}
# Look-alikes whose capitals and small letters look like different letters, so folding cannot take them for one.
_SEEN_AS = str.maketrans("ΝΥΖΗѴѵᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", "NYZHVvabcdeghjklmnoprtuvwyz")
_RIGHT_TO_LEFT_OVERRIDE = "\u202e"  # shows what follows it backwards
_STRETCHED = re.compile(r"(.)\1{2,}")  # caaaat: no language writes a letter three times
_CAPITAL_WITHIN = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")  # MyCat


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
    """At most one warning for each clue of a draft."""
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
    """The warning for one clue that stands for the keyword in a slot, and the keyword it is about."""
    meant = keywords[slot - 1]
    for keyword in (meant, *(word for word in keywords if word != meant)):
        kind = _too_close(clue, keyword, language)
        if kind is not None:
            return kind, keyword
    said = words(clue)
    if _names_letters(said, meant):
        return HintKind.LETTER, meant
    if _names_slot(said, slot):
        return HintKind.SLOT, meant
    return (HintKind.RHYME, meant) if _rhymes(said, meant, language) else None


@lru_cache(maxsize=4096)
def _too_close(clue: str, keyword: str, language: str) -> HintKind | None:
    pieces, parts = _pieces(clue, language), _pieces(keyword, language)
    if len(parts) > 1:  # arc-en-ciel has no root in "en"
        parts = tuple(part for part in parts if part not in _little(language))
    for written in pieces:
        if len(written) < MIN_WORD_LEN or written in _little(language):
            continue
        if any(same_root(part, written, language) for part in parts):
            return HintKind.SAME_ROOT
    plain = letters(keyword, language)
    shouted = fold(clue.lower().translate(_LEET[not plain.isascii()]))
    if plain == letters(shouted, language) or any(_disguised(written, plain) for written in pieces):
        return HintKind.DISGUISE
    accented = accented_translations(language).get(keyword, frozenset())
    return HintKind.DISGUISE if accented and not accented.isdisjoint(clue.lower().split()) else None


@lru_cache(maxsize=2048)
def _pieces(text: str, language: str) -> tuple[str, ...]:
    """The words of a text in plain letters, in every way that a reader may see them."""
    views = dict.fromkeys([text, _CAPITAL_WITHIN.sub(" ", text), text.translate(_SEEN_AS)])
    if _RIGHT_TO_LEFT_OVERRIDE in text:
        views[text[::-1]] = None
    found = dict.fromkeys(piece for view in views for piece in words(view))
    bare = (piece.strip("0123456789") or piece for piece in found)
    return tuple(dict.fromkeys(letters(piece, language) for piece in (*found, *bare) if not piece.isdecimal()))


@cache
def _little(language: str) -> frozenset[str]:
    return frozenset(letters(word, language) for word in small_words(language))


def _disguised(written: str, keyword: str) -> bool:
    """Whether people read the keyword in a piece: c4t, caaaat, catcatcat, xcatx."""
    if keyword in (
        fold(written.translate(_LEET[False])),
        written.translate(_LEET[True]),
        _STRETCHED.sub(r"\1", written),
    ):
        return True
    times, rest = divmod(len(written), len(keyword))
    repeated = times > 1 and not rest and written == keyword * times
    return repeated or (written[1:-1] == keyword and written[0] == written[-1])


def _names_letters(said: tuple[str, ...], keyword: str) -> bool:
    """C4: a single letter, talk about letters, or a sentence that ends in the keyword's first letter."""
    if not said:
        return False
    last = said[-1]
    has_case = last.lower() != last.upper()  # a letter of an alphabet, and no 猫
    if len(last) == 1 and has_case and (len(said) == 1 or fold(keyword).startswith(last)):
        return True
    return not _letter_words().isdisjoint(said)


def _names_slot(said: tuple[str, ...], slot: int) -> bool:
    """C4: the keyword's place on the screen: a number, a name of it, "slot 2", or before a clue: "2 green mask"."""
    rest = [word for word in said if word not in _slot_words()]
    if len(rest) == 1 and rest[0] in _slot_names()[slot]:
        return True
    return said[:1] == (str(slot),) and any(word.isalpha() for word in said)


def _rhymes(said: tuple[str, ...], keyword: str, language: str) -> bool:
    """C4: one word that differs from the keyword only in how it begins."""
    if len(said) != 1 or abs(len(said[0]) - len(keyword)) > MAX_ONSET_DIFFERENCE:
        return False
    a, b = _rhyme(letters(said[0], language)), _rhyme(letters(keyword, language))
    if len(a) < 2:
        return False
    return a == b or (len(a) > 3 and len(b) > 3 and (a.endswith(b) or b.endswith(a)))


@lru_cache(maxsize=2048)
def _rhyme(word: str) -> str:
    """A word from its first vowel on."""
    return next((word[i:] for i, letter in enumerate(word) if letter in VOWELS), word)


@cache
def _letter_words() -> frozenset[str]:
    """The word "letter" in every language."""
    return _folded(" ".join(tables_of(language).letter_words for language in LANGUAGES))


@cache
def _slot_words() -> frozenset[str]:
    """What may stand before the number of a slot, in every language."""
    return _folded(" ".join(tables_of(language).slot_words for language in LANGUAGES))


@cache
def _slot_names() -> dict[int, frozenset[str]]:
    """What each slot is called, in every language: one, first, 1, I."""
    ordinals = [tables_of(language).ordinals for language in LANGUAGES]
    return {
        slot: _folded(" ".join([signs, named, *(names[slot - 1] for names in ordinals if names)]))
        for slot, (signs, named) in enumerate(zip(DIGIT_SIGNS, number_words(), strict=True), start=1)
    }


def _folded(text: str) -> frozenset[str]:
    return frozenset(fold(word) for word in text.split())


for _cached in (_too_close, _pieces, _little, _letter_words, _slot_words, _slot_names):
    on_change(_cached.cache_clear)
