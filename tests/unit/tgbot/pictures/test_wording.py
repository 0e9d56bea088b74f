"""Every text can be drawn: the letters of all languages are there, and what is not there gets a sign."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.i18n.language import language
from tgbot.i18n.texts import FOLDER, LANGUAGES
from tgbot.pictures import fonts
from tgbot.pictures.blocks import LEADING
from tgbot.pictures.colours import TEXT
from tgbot.pictures.fonts import Face
from tgbot.pictures.wording import ELLIPSIS, MAX_TEXT_LEN, NOTHING, SIGN, Pen, drawable, fits, listed, wrapped

ALPHABETS = {code: language(code).alphabet for code in LANGUAGES}
SIGNS = "0123456789 .,:;!?…·—–-'’\"“”„«»()[]{}<>&@#%*+=/\\|_~^`$€№✓✗●○◆◇★♪◉▶☻▣→×①②③④⑤⑥⑦⑧⑨⑩▲■✚"
PEN = Pen(Face.REGULAR, 32, TEXT)
each_face = pytest.mark.parametrize("face", list(Face))


@each_face
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_every_language(language: str, face: Face) -> None:
    letters = ALPHABETS[language]
    assert [c for c in letters + letters.upper() if not fonts.has_glyph(c, face)] == []


@each_face
def test_the_fonts_have_every_sign_that_is_drawn(face: Face) -> None:
    assert [sign for sign in SIGNS + SIGN + ELLIPSIS + NOTHING if not fonts.has_glyph(sign, face)] == []


@each_face
def test_the_fonts_have_every_letter_of_the_word_lists(face: Face) -> None:
    letters = set((FOLDER / "words.tsv").read_text("utf-8")) - set("\t\n")
    assert {letter for letter in letters if not fonts.has_glyph(letter, face)} == set()


def test_both_faces_have_the_same_characters() -> None:
    everything = [chr(code) for code in [*range(0x20, 0x3000), *range(0x1F300, 0x1F700)]]
    assert [c for c in everything if fonts.has_glyph(c, Face.REGULAR) != fonts.has_glyph(c, Face.BOLD)] == []


@pytest.mark.parametrize("missing", ["\uffff", "漢", "🔥", "\U0001f9ff"])
def test_the_fonts_tell_what_they_have_not(missing: str) -> None:
    assert not fonts.has_glyph(missing)


@each_face
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_stays_within_the_height_of_its_line(language: str, face: Face) -> None:
    font = fonts.font(face, 32)
    ascent, descent = font.getmetrics()
    letters = ALPHABETS[language] + ALPHABETS[language].upper() + SIGNS
    inked = [(letter, font.getbbox(letter, anchor="ls")) for letter in letters]
    assert [letter for letter, (_, top, _, bottom) in inked if top < -ascent - LEADING or bottom > descent] == []


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("hot", "hot"),
        ("  two \n\t words ", "two words"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("na\u0308ive", "näive"),
        ("z\u0335\u0321a\u0334lgo", "zalgo"),
        ("\u202eevil\u202c", "evil"),
        ("a\x00\x07b\x7f", "ab"),
        ("so\u00adft", "soft"),
        ("\ud800x", "x"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("Ǻḁ", "Aa"),
        ("1\ufe0f\u20e3", "1"),
        ("🇧🇬", "BG"),
        ("❤\ufe0f", "❤"),
        ("😀", "😀"),
        ("👍🏽", SIGN),
        ("👨\u200d👩\u200d👧", SIGN),
        ("🤷\u200d♂\ufe0f", SIGN),
        ("Bo 🔥🔥", f"Bo\u00a0{SIGN}"),
        ("王小明", SIGN),
        ("", NOTHING),
        ("\u200b\u200b", NOTHING),
    ],
)
def test_a_text_is_drawn_as(text: str, shown: str) -> None:
    assert drawable(text) == shown


@given(st.text(st.characters(), max_size=60))
def test_whatever_is_drawn_has_a_glyph(text: str) -> None:
    shown = drawable(text)
    assert shown
    assert [c for c in shown if not fonts.has_glyph(c) and not c.isspace()] == []
    assert drawable(shown) == shown


def test_a_huge_text_is_cut_before_it_costs_anything() -> None:
    assert len(drawable("x" * 10_000)) == MAX_TEXT_LEN


# ── lines ───────────────────────────────────────────────────────────────────────────────────────────────────────


@given(st.text(max_size=200).map(drawable), st.integers(60, 900), st.integers(1, 6))
def test_lines_are_never_wider_or_more_than_allowed(text: str, width: int, most: int) -> None:
    lines = wrapped(text, PEN, width, most)
    assert 1 <= len(lines) <= most
    assert [line for line in lines if PEN.width(line) > width] == []


@given(st.text("абв ghi", min_size=1, max_size=80).map(drawable), st.integers(200, 900))
def test_text_that_fits_is_shown_whole(text: str, width: int) -> None:
    if fits(text, PEN, width, 3):
        assert " ".join(wrapped(text, PEN, width, 3)) == text


def test_text_that_does_not_fit_ends_with_an_ellipsis() -> None:
    assert wrapped("one two three four", PEN, 150, 2)[-1].endswith(ELLIPSIS)


def test_a_word_longer_than_a_line_is_broken_with_a_hyphen() -> None:
    lines = wrapped("konstantynopolitańczykowianeczka", PEN, 300, 4)
    assert len(lines) > 1
    assert re.sub("-$", "", lines[0]) + "".join(lines[1:]).replace("-", "") == "konstantynopolitańczykowianeczka"


def test_a_list_breaks_between_its_texts() -> None:
    assert listed(["night walk", "firefly", "camping"], " ·", PEN, 330, 3) == ("night walk · firefly ·", "camping")
