"""The clues that our tests and pictures give, against every keyword that chance can deal them."""

import pytest

from engine.codes.clues import check, forbid_all
from engine.core import Refusal
from tests.browser.evening import CLUES
from tests.browser.guests import GUESTS
from tests.thorough import some
from tests.unit.tgbot.games.codes.words.answers import CODE, UNLIKE
from tgbot.games.codes.words.deck import Word, words
from tgbot.games.codes.words.hints import hint_for

IN_BOT_TESTS = ("hint aa", "hint bb", "hint cc", "hint1", "hint2", "hint3")


@pytest.mark.parametrize("language", some(list(GUESTS), each=3))
def test_no_keyword_stands_in_the_way_of_our_own_clues(language: str) -> None:
    clues = (*GUESTS[language].clues, *IN_BOT_TESTS, *CLUES)
    met = [(clue, word.id) for word in words() for clue in clues if not _innocent(clue, word, language)]
    assert met == []


def _innocent(clue: str, word: Word, language: str) -> bool:
    keyword = word.forms[language]
    try:
        check(
            (clue, None, None), CODE, forbid_all((keyword,), ((*word.others(language), *word.inflected(language)),)), {}
        )
    except Refusal:
        return False
    return hint_for(clue, 1, (keyword, UNLIKE, UNLIKE, UNLIKE), language) is None
