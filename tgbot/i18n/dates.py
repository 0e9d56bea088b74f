"""Dates and shares as people of a language write them."""

from datetime import date

from babel.dates import format_skeleton
from babel.numbers import format_percent

REGIONS = {"en": "en_GB"}  # American English writes November 18
FIRST = {"fr": "1er"}  # of a month, where it is not written as a number like the others


def day_and_month(day: str, language: str) -> str:
    """A day such as 2026-11-18 in words: 18 November."""
    then = date.fromisoformat(day)
    words = format_skeleton("MMMMd", then, locale=REGIONS.get(language, language))
    return words.replace("1", FIRST[language], 1) if then.day == 1 and language in FIRST else words


def percent(share: float, language: str) -> str:
    """A share such as 0.4 in per cent: 40%."""
    return format_percent(share, locale=language)
