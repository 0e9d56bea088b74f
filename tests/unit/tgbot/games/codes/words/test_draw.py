"""D2: a chat meets no keyword twice until its list is used up, and no two of a game share a root."""

from itertools import combinations

import pytest

from tgbot.games.codes.model import WordDeck
from tgbot.games.codes.words.deck import TooFewWords, Word, draw, words
from tgbot.games.codes.words.roots import same_root
from tgbot.i18n.texts import LANGUAGES

IN_A_GAME = 8


def play(
    deck: WordDeck, games: int, language: str, pool: tuple[Word, ...] | None = None
) -> tuple[list[Word], WordDeck]:
    """Draw the words of some games; the deck is stored and read again between them, as after a restart."""
    met: list[Word] = []
    for _ in range(games):
        drawn, deck = draw(WordDeck.model_validate_json(deck.model_dump_json()), IN_A_GAME, language, pool)
        met += drawn
    return met, deck


def before_the_last_game(language: str, seed: str) -> list[Word]:
    """Play through nearly all of the list: a few words are left out, since they would be like others of their game."""
    met, _ = play(WordDeck(seed=seed), len(words()) // IN_A_GAME - 5, language)
    return met


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_keyword_comes_twice_before_the_list_is_used_up(language: str) -> None:
    met = before_the_last_game(language, "a seed")
    assert len(set(met)) == len(met)


def test_when_the_list_is_used_up_the_words_come_again_in_another_order() -> None:
    first, _ = play(WordDeck(seed="s"), 60, "en")
    _, spent = play(WordDeck(seed="s"), len(words()) // IN_A_GAME + 1, "en")
    again, _ = play(spent, 60, "en")
    assert spent.seed != "s"
    assert len(set(again)) == len(again)
    assert again != first


def test_two_chats_go_different_ways() -> None:
    assert play(WordDeck(seed="one"), 5, "en")[0] != play(WordDeck(seed="two"), 5, "en")[0]


def test_a_word_added_later_brings_no_old_one_back() -> None:
    old = words()[:400]
    met, deck = play(WordDeck(seed="s"), 20, "en", old)
    later, _ = play(deck, 20, "en", words())
    assert set(met).isdisjoint(later)


def test_a_word_taken_away_brings_no_old_one_back() -> None:
    met, deck = play(WordDeck(seed="s"), 20, "en")
    left = tuple(word for word in words() if word != met[-1])
    later, _ = play(deck, 20, "en", left)
    assert set(met).isdisjoint(later)


def test_a_word_that_is_named_otherwise_later_does_not_come_again() -> None:
    met, deck = play(WordDeck(seed="s"), 20, "en")
    renamed = tuple(Word(word.id, {"en": f"{word.id}§"}) for word in words())
    later, _ = play(deck, 20, "en", renamed)
    assert set(met).isdisjoint(later)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_one_game_never_share_a_root(language: str) -> None:
    deck = WordDeck(seed="roots")
    for _ in range(80):
        drawn, deck = draw(deck, IN_A_GAME, language)
        forms = [word.forms[language] for word in drawn]
        assert not any(same_root(one, other, language) for one, other in combinations(forms, 2))


def test_words_alike_are_never_drawn_together() -> None:
    pool = tuple(Word(form, dict.fromkeys(LANGUAGES, form)) for form in ("baker", "bakery", "bakers", "moon"))
    drawn, _ = draw(WordDeck(seed="s"), 2, "en", pool)
    assert Word("moon", {}) in drawn


def test_a_list_of_one_family_is_too_few_words() -> None:
    pool = tuple(Word(form, dict.fromkeys(LANGUAGES, form)) for form in ("snow", "snowy", "snowman", "snows"))
    with pytest.raises(TooFewWords):
        draw(WordDeck(seed="s"), 2, "en", pool)
