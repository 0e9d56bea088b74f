"""The keywords in an alert: who else sees them, and that the longest fit."""

import pytest

from tests.unit.tgbot.builders.tables import ANA, dealt
from tgbot.games.codes.keywords import words_alert
from tgbot.games.codes.words.custom import MAX_WORD_LEN
from tgbot.i18n.texts import LANGUAGES, Say

MAX_ANSWER = 200  # characters that Telegram takes


def test_who_looks_at_the_keywords_reads_that_nobody_else_sees_them() -> None:
    first, *words = words_alert(dealt(), ANA.id, Say("en")).splitlines()
    assert first == "🤫 Only you can see this:"
    assert len(words) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_words_that_a_group_can_add_fit(language: str) -> None:
    lines = "\n".join(f"{slot}  {'w' * MAX_WORD_LEN}" for slot in range(1, 5))
    assert len(Say(language).plain("alert-words", words=lines)) <= MAX_ANSWER


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_has_a_line_for_each_keyword_with_its_clue(language: str) -> None:
    _, *lines = Say(language).plain("alert-example").splitlines()
    assert [line[0] for line in lines] == ["4", "2", "1"]
    assert all(" → " in line for line in lines)
