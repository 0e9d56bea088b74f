"""Translations that name a keyword, and words that only look like one."""

import pytest

from engine.text import fold
from tests.unit.tgbot.games.codes.words.answers import answer
from tgbot.games.codes.words.deck import words
from tgbot.i18n.language import language as tables_of
from tgbot.i18n.texts import LANGUAGES


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


@pytest.mark.parametrize(
    ("language", "keyword", "clue"),
    [
        ("en", "frog", "frogs"),
        ("en", "ant", "tiny ANTS"),
        ("en", "hero", "heroes"),
        ("en", "goose", "wild geese"),
        ("bg", "жаба", "жабите"),
        ("bg", "герой", "героят"),
        ("ru", "герой", "для героя"),
        ("ru", "лев", "львы"),
        ("pl", "lew", "lwów"),
        ("pl", "żaba", "żabami"),
        ("da", "frugt", "frugterne"),
        ("da", "hund", "hundens"),
        ("fr", "cheval", "chevaux"),
        ("fr", "singe", "des singes"),
        ("en", "twins", "evil twin"),  # a keyword in the plural
        ("bg", "пари", "парите"),
        ("ru", "лыжи", "пара лыж"),
        ("pl", "pieniądze", "za pieniędzmi"),
        ("da", "tvillinger", "tvillingen"),
        ("fr", "épinards", "un épinard"),
        ("bg", "панда", "пандата"),  # in no dictionary
        ("pl", "dworzec", "na dworcu"),
        ("fr", "œil", "mes yeux"),
        ("fr", "grand-mère", "nos grands-mères"),
    ],
)
def test_another_form_of_a_keyword_is_refused_like_the_keyword(language: str, keyword: str, clue: str) -> None:
    """C11, C12."""
    assert answer(clue, keyword, 1, language) == "refuse"


@pytest.mark.parametrize(
    ("language", "keyword", "clue", "expected"),
    [
        ("en", "frog", "froggy", "warn"),  # C12: the same root and another word
        ("en", "hero", "heroine", "warn"),
        ("en", "hero", "heroic", "warn"),
        ("en", "bear", "bare feet", "warn"),  # a verb that sounds alike
        ("fr", "dé", "des ruines", "ok"),
        ("en", "shorts", "the shortest", "warn"),  # an adjective
        ("da", "sky", "skyere", "warn"),  # shyer, not a cloud
        ("ru", "суши", "суша", "warn"),  # dry land
        ("ru", "лес", "лесной", "warn"),
    ],
)
def test_another_word_with_the_same_root_is_not_refused(language: str, keyword: str, clue: str, expected: str) -> None:
    """C12."""
    assert answer(clue, keyword, 1, language) == expected


@pytest.mark.parametrize(
    ("language", "slot", "clue", "expected"),
    [
        ("en", 4, "4", "refuse"),
        ("en", 1, "First keyword", "refuse"),
        ("en", 4, "4th", "refuse"),
        ("en", 2, "№ 2", "refuse"),
        ("bg", 3, "третата дума", "refuse"),
        ("ru", 1, "1-й", "refuse"),
        ("pl", 2, "słowo drugie", "refuse"),
        ("da", 4, "fire", "refuse"),
        ("en", 4, "fire", "warn"),  # the Danish four
        ("en", 2, "second", "warn"),  # of a minute
        ("en", 1, "4", "ok"),
    ],
)
def test_the_number_of_the_own_slot_is_refused_in_the_language_of_the_game(
    language: str, slot: int, clue: str, expected: str
) -> None:
    """C3, C4."""
    assert answer(clue, "§", slot, language) == expected


def test_every_form_that_a_language_names_is_refused() -> None:
    for language in LANGUAGES:
        for word, *forms in map(str.split, tables_of(language).forms):
            assert [form for form in forms if answer(form, word, 1, language) != "refuse"] == [], word


def test_a_form_of_a_keyword_is_no_other_keyword() -> None:
    """C11: what is refused for one keyword is no name of another."""
    for language in LANGUAGES:
        names = {fold(word.forms[language]): word.id for word in words()}
        met = [(word.id, form) for word in words() for form in word.inflected(language)]
        assert [one for one in met if names.get(fold(one[1]), one[0]) != one[0]] == []
