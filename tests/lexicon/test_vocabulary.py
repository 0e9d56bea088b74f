"""Translations that name a keyword, and words that only look like one."""

import pytest

from tests.lexicon.answers import answer
from tgbot.lexicon import words


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "tea", "in the morning"),  # thé
        ("en", "sheep", "long ago and far away"),  # får
        ("en", "lion", "all you need is love"),  # løve
        ("en", "lake", "so quiet"),  # sø
        ("da", "salt", "sol over havet"),  # sól
        ("da", "terning", "de ruller"),  # dé
        ("ru", "кастрюля", "открой рот"),  # pot, in Latin letters that look like these
        ("ru", "отель", "кто хотел отдохнуть"),  # хотел is a Bulgarian hotel
        ("fr", "gâteau", "vous avez tort"),  # tort
    ],
)
def test_a_word_of_the_language_is_no_translation(language: str, keyword: str, clue: str) -> None:
    assert answer(clue, keyword, 1, language) == "ok"


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "goose", "gaas"),
        ("fr", "pain", "broed"),
        ("bg", "маса", "table"),
        ("pl", "sól", "sel"),
    ],
)
def test_a_translation_is_refused_with_or_without_its_accents(language: str, keyword: str, clue: str) -> None:
    assert answer(clue, keyword, 1, language) == "refuse"


@pytest.mark.parametrize(("language", "keyword", "clue"), [("en", "lion", "Løve"), ("en", "goose", "en gås")])
def test_a_translation_that_only_its_accents_tell_from_another_word_is_warned_about(
    language: str, keyword: str, clue: str
) -> None:
    assert answer(clue, keyword, 1, language) == "warn"


def test_a_word_is_no_translation_of_itself() -> None:
    assert [word for word in words() for language, form in word.forms.items() if form in word.others(language)] == []
