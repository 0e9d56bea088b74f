"""Folding: what two texts must have in common to count as the same."""

import tracemalloc
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from engine.text import fold, fold_once, words

EQUAL = [
    # case
    ("Lantern", "lANTERN"),
    ("ФЕНЕР", "фенер"),
    ("ΣΊΣΥΦΟΣ", "σίσυφος"),
    ("İstanbul", "istanbul"),
    # accents that do not matter
    ("été", "ete"),
    ("façade", "facade"),
    ("ёлка", "елка"),
    ("żółw", "zolw"),
    ("ĄĆĘŃŚŹ", "acensz"),
    ("naïve", "naive"),
    ("за́мок", "замок"),
    ("ѝ", "и"),
    ("å", "a"),
    ("q̈", "q"),
    # letters that no accent makes
    ("straße", "STRASSE"),
    ("ẞ", "ss"),
    ("łódź", "LODZ"),
    ("smørrebrød", "Smorrebrod"),
    ("æble", "aeble"),
    ("cœur", "coeur"),
    ("ðþđħı", "dthdhi"),
    # spaces, hyphens, punctuation
    ("hot dog", "hotdog"),
    ("hot-dog", "hot\u00a0dog!"),
    ("hot\u2011dog", "hot\u2014dog"),
    ("l'eau", "l’eau"),
    ("snake_case", "snake case"),
    # invisible and bidi characters
    ("lan\u200btern", "lantern"),
    ("\u202elantern\u202c", "lantern"),
    ("lan\u00adtern", "lantern"),
    ("\ufefflantern", "lantern"),
    ("lan\U000e0061tern", "lantern"),
    ("l\ufe0fantern", "lantern"),
    ("lan\u2060tern", "lantern"),
    ("lan\u3164tern", "lantern"),
    ("lan\uffa0tern", "lantern"),
    # look-alike letters of another script
    ("сat", "cat"),
    ("ВОК", "BOK"),
    ("Вок", "bok"),
    ("Ноте", "HOTE"),
    ("раураl", "paypal"),
    ("ѕoup", "soup"),
    ("јam", "jam"),
    ("ορα", "opa"),
    ("Αθ", "aθ"),
    ("χ", "x"),
    # compatibility forms
    ("ｌａｎｔｅｒｎ", "lantern"),
    ("𝓵𝓪𝓷𝓽𝓮𝓻𝓷", "lantern"),
    ("ⓛⓐⓝⓣⓔⓡⓝ", "lantern"),
    ("🅻🅰🅽🆃🅴🆁🅽", "lantern"),
    ("🅛🅐🅝🅣🅔🅡🅝", "lantern"),
    ("🄻🄰🄽🅃🄴🅁🄽", "lantern"),
    ("🇱🇦🇳🇹🇪🇷🇳", "lantern"),
    ("ﬁre", "fire"),
    ("ĳs", "ijs"),
    # digits
    ("4", "４"),
    ("4", "④"),
    ("4", "❹"),
    ("4", "4️⃣"),
    ("4", "४"),
    ("4", "𝟒"),
    # signs, where there is nothing else
    ("🐈", " 🐈\ufe0f "),
    ("? !", "?!"),
]

DIFFERENT = [
    ("край", "краи"),
    ("мой", "мои"),
    ("мыло", "мило"),
    ("шок", "щок"),
    ("цвет", "чвет"),
    ("бъз", "бьз"),
    ("cat", "cut"),
    ("вол", "бол"),
    ("нос", "пос"),
    ("нора", "мора"),
    ("кот", "код"),
    ("рок", "сок"),
    ("ухо", "эхо"),
    ("0", "o"),
    ("1", "l"),
    ("12", "21"),
    ("4", "5"),
    ("❹", "❺"),
    ("🐈", "🐕"),
    ("?", "!"),
    ("", "a"),
    ("", "?"),
    ("ab", "ba"),
    ("z", "ž ž"),
]


@pytest.mark.parametrize(("one", "other"), EQUAL)
def test_these_fold_to_the_same(one: str, other: str) -> None:
    """C9, C11, D24: the same word from another keyboard."""
    assert fold(one) == fold(other)
    assert fold(one)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_these_stay_different(one: str, other: str) -> None:
    """C9, C11, D24: й is a letter of its own, and so is each letter of one script."""
    assert fold(one) != fold(other)


@pytest.mark.parametrize(
    "nothing",
    [
        "",
        " ",
        "\n\t",
        "\u200b",
        "\u202e",
        "\u2800",
        "\u3164",
        "\u0301",
        "\u20e3",
        "\x00",
        "\x1f",
        "\x7f",
        "\x85",
        "\x9f",
    ],
)
def test_what_cannot_be_seen_folds_to_nothing(nothing: str) -> None:
    """C1, C2."""
    assert fold(nothing) == ""


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("night walk", ("night", "walk")),
        ("Night-WALK!", ("night", "walk")),
        ("a_b", ("a", "b")),
        ("  ", ()),
        ("?!", ()),
        ("l'eau 2", ("l", "eau", "2")),
        ("lan\u200btern boat", ("lantern", "boat")),
        ("стар фенер", ("ctap", "фehep")),
        ("край", ("kpaй",)),
    ],
)
def test_the_words_of_a_text(text: str, parts: tuple[str, ...]) -> None:
    """C11: a sign that is neither a letter nor a digit stands between words."""
    assert words(text) == parts


ALPHABETS = {
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя",  # ё is е
    "en": "abcdefghijklmnopqrstuvwxyz",
    "el": "αβγδεζηθικλμνξοπρστυφχψω",
}


@pytest.mark.parametrize("alphabet", ALPHABETS.values(), ids=ALPHABETS)
def test_letters_of_one_script_are_never_taken_for_each_other(alphabet: str) -> None:
    """C9, C11: the table of look-alikes is one-to-one within an alphabet."""
    assert len({fold(letter) for letter in alphabet}) == len(alphabet)
    assert [fold(letter.upper()) for letter in alphabet] == [fold(letter) for letter in alphabet]


@examples(st.text())
def test_folding_is_done_once(text: str) -> None:
    """C9: a folded text folds to itself, in whatever form of Unicode it came."""
    assert fold(fold(text)) == fold(text)
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert fold(unicodedata.normalize(form, text)) == fold(text)


@examples(st.text())
def test_case_never_matters(text: str) -> None:
    """C9."""
    assert fold(text.swapcase().casefold()) == fold(text.casefold())


@examples(st.text(), st.sampled_from(" -'.,!\u200b\u00a0"), st.text())
def test_a_separator_never_matters(left: str, separator: str, right: str) -> None:
    """C9: where there are letters on both sides of it."""
    assert fold(f"a{separator}b") == "ab"
    assert "".join(words(f"{left} {right}")) == "".join(words(left)) + "".join(words(right))


@pytest.mark.parametrize("compared", [fold_once, words])
def test_a_long_text_is_not_kept(compared: Callable[[str], object]) -> None:
    """A chat can be flooded with texts that fold to many times their size (ﷺ), each another."""
    compared("a text to begin with")
    tracemalloc.start()
    try:
        for number in range(50):
            compared(f"{number}" + "\ufdfa" * 1000)
        assert tracemalloc.get_traced_memory()[0] < 100_000
    finally:
        tracemalloc.stop()
