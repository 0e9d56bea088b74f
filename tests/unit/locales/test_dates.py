"""Dates and shares as people of a language write them."""

import pytest

from tgbot.i18n.dates import day_and_month, percent
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.ui.stats import share_bar


@pytest.mark.parametrize(
    ("day", "language", "words"),
    [
        ("2026-11-18", "en", "18 November"),
        ("2026-11-01", "en", "1 November"),
        ("2026-11-01", "fr", "1er novembre"),
        ("2026-11-11", "fr", "11 novembre"),
        ("2026-11-01", "da", "1. november"),
    ],
)
def test_a_day_in_words(day: str, language: str, words: str) -> None:
    assert day_and_month(day, language) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "67%"), ("bg", "67%"), ("ru", "67\u00a0%"), ("pl", "67%"), ("da", "67\u00a0%"), ("fr", "67\u00a0%")],
)
def test_a_share_in_per_cent(language: str, words: str) -> None:
    assert percent(2 / 3, language) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bar_of_the_statistics_writes_its_share_the_same_way(language: str) -> None:
    assert share_bar("", 2, 3, Say(language)).percent == percent(2 / 3, language)
