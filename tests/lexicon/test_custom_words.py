"""A chat's own words: how they are read, how many and how long they may be, and how they are drawn."""

import pytest

from tgbot import custom_words
from tgbot.documents import WordDeck, WordList
from tgbot.lexicon import TooFewWords, draw

EMPTY = WordList(chat=-100)
NAMES = ("anchor", "biscuit", "cello", "dune", "ember", "fjord", "goblet", "harp")


def test_words_are_separated_by_commas_semicolons_and_lines() -> None:
    assert custom_words.parse("red  fox, moon;\n\n star ,") == ["red fox", "moon", "star"]


def test_letters_are_composed() -> None:
    assert custom_words.parse("cafe\u0301") == ["café"]


def test_a_word_is_taken_once_whatever_its_case_and_accents() -> None:
    own, taken = custom_words.add(EMPTY, ["Café", "cafe", "CAFÉ", "tea"])
    assert (own.words, taken) == (("Café", "tea"), 2)


@pytest.mark.parametrize(("letters", "taken"), [(custom_words.LONGEST, 1), (custom_words.LONGEST + 1, 0)])
def test_a_word_has_at_most_thirty_characters(letters: int, taken: int) -> None:
    assert custom_words.LONGEST == 30
    assert custom_words.add(EMPTY, ["x" * letters])[1] == taken


def test_a_word_that_nobody_sees_is_not_taken() -> None:
    assert custom_words.add(EMPTY, ["\u200b", "ㅤ"])[1] == 0


def test_a_list_has_at_most_five_hundred_words() -> None:
    own, taken = custom_words.add(EMPTY, [f"word{number}" for number in range(600)])
    assert taken == len(own.words) == custom_words.MOST == 500
    assert custom_words.add(own, ["one more"])[1] == 0


def test_words_are_removed_whatever_their_case() -> None:
    own, _ = custom_words.add(EMPTY, ["Moon", "star"])
    assert custom_words.remove(own, ["MOON", "sun"]) == (own.but(words=("star",)), 1)


def test_eight_words_unlike_each_other_are_enough_for_a_game() -> None:
    assert custom_words.FEWEST == 8
    drawn, _ = draw(WordDeck(seed="s"), 8, "en", custom_words.as_words(NAMES))
    assert {word.forms["en"] for word in drawn} == set(NAMES)


def test_a_list_with_too_few_unlike_words_is_too_few_words() -> None:
    alike = (*NAMES[:7], "harps", "harpist", "ember", "embers")
    own, _ = custom_words.add(EMPTY, list(alike))
    drawn, _ = draw(WordDeck(seed="s"), 8, "en", custom_words.as_words(own.words))
    assert len(drawn) == 8
    with pytest.raises(TooFewWords):
        draw(WordDeck(seed="s"), 9, "en", custom_words.as_words(own.words))


def test_nobody_knows_the_translations_of_own_words() -> None:
    assert custom_words.as_words(("moon",))[0].others("en") == ()
