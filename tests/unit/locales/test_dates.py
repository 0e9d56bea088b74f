"""Dates as people of a language write them."""

import pytest

from tgbot.i18n.dates import day_and_month


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
