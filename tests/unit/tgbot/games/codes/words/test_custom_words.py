"""A chat's own words: how they are read, how many and how long they may be, and how they are drawn."""

import pytest

from tgbot.games.codes.model import WordDeck
from tgbot.games.codes.words import custom
from tgbot.games.codes.words.custom import Fate
from tgbot.games.codes.words.deck import TooFewWords, draw
from tgbot.tables.model import WordList

EMPTY = WordList(chat=-100)
NAMES = ("anchor", "biscuit", "cello", "dune", "ember", "fjord", "goblet", "harp")


def test_words_are_separated_by_commas_semicolons_and_lines() -> None:
    assert custom.parse("red  fox, moon;\n\n star ,") == ["red fox", "moon", "star"]


def test_letters_are_composed() -> None:
    assert custom.parse("cafe\u0301") == ["café"]


def test_a_word_is_taken_once_whatever_its_case_and_accents() -> None:
    own, taken = custom.add(EMPTY, ["Café", "cafe", "CAFÉ", "tea"])
    assert own.words == ("Café", "tea")
    assert taken == {Fate.ADDED: ["Café", "tea"], Fate.KNOWN: ["cafe", "CAFÉ"]}


@pytest.mark.parametrize(
    ("letters", "taken"), [(custom.MAX_WORD_LEN, Fate.ADDED), (custom.MAX_WORD_LEN + 1, Fate.LONG)]
)
def test_a_word_has_at_most_thirty_characters(letters: int, taken: Fate) -> None:
    assert custom.MAX_WORD_LEN == 30
    assert list(custom.add(EMPTY, ["x" * letters])[1]) == [taken]


def test_a_word_that_nobody_sees_is_not_taken() -> None:
    assert custom.add(EMPTY, ["\u200b", "ㅤ"]) == (EMPTY, {})


def test_a_list_has_at_most_five_hundred_words() -> None:
    own, taken = custom.add(EMPTY, [f"word{number}" for number in range(600)])
    assert len(taken[Fate.ADDED]) == len(own.words) == custom.MAX_WORDS == 500
    assert len(taken[Fate.FULL]) == 100
    assert custom.add(own, ["one more"]) == (own, {Fate.FULL: ["one more"]})


def test_words_are_removed_whatever_their_case() -> None:
    own, _ = custom.add(EMPTY, ["Moon", "star"])
    assert custom.remove(own, ["MOON", "sun"]) == (
        own.replace(words=("star",)),
        {Fate.REMOVED: ["Moon"], Fate.UNKNOWN: ["sun"]},
    )


def test_eight_words_unlike_each_other_are_enough_for_a_game() -> None:
    assert custom.MIN_WORDS == 8
    drawn, _ = draw(WordDeck(seed="s"), 8, "en", custom.as_words(NAMES))
    assert {word.forms["en"] for word in drawn} == set(NAMES)


def test_a_list_with_too_few_unlike_words_is_too_few_words() -> None:
    alike = (*NAMES[:7], "harps", "harpist", "ember", "embers")
    own, _ = custom.add(EMPTY, list(alike))
    drawn, _ = draw(WordDeck(seed="s"), 8, "en", custom.as_words(own.words))
    assert len(drawn) == 8
    with pytest.raises(TooFewWords):
        draw(WordDeck(seed="s"), 9, "en", custom.as_words(own.words))


def test_nobody_knows_the_translations_of_own_words() -> None:
    assert custom.as_words(("moon",))[0].others("en") == ()
