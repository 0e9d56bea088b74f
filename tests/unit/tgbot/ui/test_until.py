"""Until when a table waits, as its board says."""

import pytest

from tgbot.games.codes.model import CodesTable
from tgbot.games.codes.screens.parts import limit_lines
from tgbot.i18n.texts import Say
from tgbot.tables.model import Table
from tgbot.tables.pace import HOUR, MINUTE, PACES

NOON = 1_800_014_400.0  # 2027-01-15, 12:00 in UTC


def told(waits: float, sand: int | None = None) -> str:
    """Return what is told of a decision that began at noon."""
    (line,) = limit_lines(Table(chat=-1, opened=NOON, due=NOON + waits), CodesTable(sand=sand), Say("en"))
    return line


def test_a_limit_of_minutes_names_the_time() -> None:
    assert told(4 * MINUTE) == '🕐 Until <tg-time unix="1800014640" format="t">12:04 UTC</tg-time>'


def test_a_limit_that_may_end_on_another_day_names_the_day() -> None:
    """Where a phone knows no local times, the date."""
    assert told(12 * HOUR) == '🕐 Until <tg-time unix="1800057600" format="dt">16.01. 00:00 UTC</tg-time>'


def test_a_sandglass_names_the_second() -> None:
    """D9."""
    assert 'format="T">12:00:30 UTC<' in told(15, sand=15)


@pytest.mark.parametrize("pace", PACES.values(), ids=lambda pace: pace.key)
def test_every_limit_is_short_or_has_its_day(pace: object) -> None:
    """A time of day stands for the next one."""
    limits = [getattr(pace, name) for name in ("clues", "guess", "substitute")]
    assert all(limit < 2 * HOUR or 'format="dt"' in told(limit) for limit in limits if limit is not None)


def test_a_table_without_a_limit_says_nothing() -> None:
    assert limit_lines(Table(chat=-1), CodesTable(), Say("en")) == []
