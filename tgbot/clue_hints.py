"""Fair warnings about a clue before it is sent: C12 (the root of a keyword) and C4 (letters, slots, sounds).

What the rules refuse, the engine refuses; these are the things a program cannot be sure of, so the encoder may insist.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from engine.codes.clues import CLUES_IN_A_SET, Clue
from engine.codes.folding import fold, words
from tgbot.roots import letters, same_root
from tgbot.vocabulary import accented_translations, small_words

SHORTEST_WORD = 3  # a piece of a clue that is shorter has no root to compare
LONGEST_ONSET = 2  # letters that a word may have more than its rhyme before the first vowel, or less
_VOWELS = frozenset("aeiouyаеиоуыэюяъ")
_LEET = {
    False: str.maketrans("01345789@$", "oieastbgas"),
    True: str.maketrans("01346@", "оізчба"),  # for Cyrillic words
}
# Look-alikes whose capitals and small letters look like different letters, so folding cannot take them for one.
_SEEN_AS = str.maketrans("ΝΥΖΗѴѵᴀʙᴄᴅᴇɢʜᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢ", "NYZHVvabcdeghjklmnoprtuvwyz")
_RIGHT_TO_LEFT_OVERRIDE = "\u202e"  # shows what follows it backwards
_STRETCHED = re.compile(r"(.)\1{2,}")  # caaaat: no language writes a letter three times
_CAPITAL_WITHIN = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])")  # MyCat

# "Letter" as players would write it, and what may stand before the number of a slot, in every language.
_LETTERS = (
    "letter letters буква букви буквата букв буквы букву litera litery liter literę bogstav bogstaver bogstavet lettre "
    "lettres"
)
_SLOTS = "slot number no nr слот номер число позиция место номера numer miejsce pozycja nummer plads numéro place case"
_LETTER_WORDS = frozenset(fold(word) for word in _LETTERS.split())
_SLOT_WORDS = frozenset(fold(word) for word in _SLOTS.split())
_NUMBERS = {
    fold(name): number
    for number, names in {
        1: "1 one first един една едно първа първи първо първата първият първото один одна одно первый первая первое "
        "jeden pierwszy pierwsza pierwsze en et første un une premier première i",
        2: "2 two second два две втора втори второ втората вторият второто второй вторая второе dwa dwie drugi druga "
        "drugie to anden andet deux deuxième seconde ii",
        3: "3 three third три трета трети трето третата третият третото третий третья третье trzy trzeci trzecia "
        "trzecie tre tredje trois troisième iii",
        4: "4 four fourth четири четвърта четвърти четвърто четвъртата четвъртият четвъртото четыре четвёртый "
        "четвёртая четвёртое cztery czwarty czwarta czwarte fire fjerde quatre quatrième iv",
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
    if _names_letters(clue, meant):
        return HintKind.LETTER, meant
    if _names_slot(clue, slot):
        return HintKind.SLOT, meant
    return (HintKind.RHYME, meant) if _rhymes(clue, meant, language) else None


@lru_cache(maxsize=4096)
def _too_close(clue: str, keyword: str, language: str) -> HintKind | None:
    pieces, parts = _pieces(clue, language), _pieces(keyword, language)
    if len(parts) > 1:  # arc-en-ciel has no root in "en"
        parts = tuple(part for part in parts if part not in _little(language))
    for written in pieces:
        if len(written) < SHORTEST_WORD or written in _little(language):
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
    """Return the words of a text in plain letters, in every way that a reader may see them."""
    views = [text, _CAPITAL_WITHIN.sub(" ", text), text.translate(_SEEN_AS)]
    if _RIGHT_TO_LEFT_OVERRIDE in text:
        views.append(text[::-1])
    found = dict.fromkeys(piece for view in views for piece in words(view))
    bare = (piece.strip("0123456789") or piece for piece in found)
    return tuple(dict.fromkeys(letters(piece, language) for piece in (*found, *bare) if not piece.isdecimal()))


@cache
def _little(language: str) -> frozenset[str]:
    return frozenset(letters(word, language) for word in small_words(language))


def _disguised(written: str, keyword: str) -> bool:
    """Tell whether people read the keyword in a piece: c4t, caaaat, catcatcat, xcatx."""
    if keyword in (
        fold(written.translate(_LEET[False])),
        written.translate(_LEET[True]),
        _STRETCHED.sub(r"\1", written),
    ):
        return True
    times, rest = divmod(len(written), len(keyword))
    repeated = times > 1 and not rest and written == keyword * times
    return repeated or (written[1:-1] == keyword and written[0] == written[-1])


def _names_letters(clue: str, keyword: str) -> bool:
    """C4: a single letter, talk about letters, or a sentence that ends in the keyword's first letter."""
    folded = words(clue)
    if not folded:
        return False
    last = folded[-1]
    has_case = last.lower() != last.upper()  # a letter of an alphabet, and no 猫
    if len(last) == 1 and has_case and (len(folded) == 1 or fold(keyword).startswith(last)):
        return True
    return any(word in _LETTER_WORDS for word in folded)


def _names_slot(clue: str, slot: int) -> bool:
    """C4: the keyword's place on the screen, as a number, a name of it, or "slot 2"."""
    rest = [word for word in words(clue) if word not in _SLOT_WORDS]
    return len(rest) == 1 and _NUMBERS.get(rest[0]) == slot


def _rhymes(clue: str, keyword: str, language: str) -> bool:
    """C4: one word that differs from the keyword only in how it begins."""
    pieces = words(clue)
    if len(pieces) != 1 or abs(len(pieces[0]) - len(keyword)) > LONGEST_ONSET:
        return False
    a, b = _rhyme(letters(pieces[0], language)), _rhyme(letters(keyword, language))
    if len(a) < 2:
        return False
    return a == b or (len(a) > 3 and len(b) > 3 and (a.endswith(b) or b.endswith(a)))


@lru_cache(maxsize=2048)
def _rhyme(word: str) -> str:
    """Return a word from its first vowel on."""
    return next((word[i:] for i, letter in enumerate(word) if letter in _VOWELS), word)
