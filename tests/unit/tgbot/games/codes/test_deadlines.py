"""Until when the group waits: the board says it wherever something is awaited within a time."""

import pytest

from tests.unit.tgbot.builders.encoder import boards
from tests.unit.tgbot.builders.tables import NOW, dealt, guessing, moment, over
from tests.unit.tgbot.builders.teams import in_half, team_game, tied, written
from tgbot.tables import play
from tgbot.tables.model import Table
from tgbot.tables.pace import PACES

LIMITED = {
    "clues": dealt(pace="classic"),
    "a guess": guessing(2, pace="classic"),
    "the clues of two teams": team_game(pace="classic"),
    "a team's guess": in_half(2, "black", pace="classic"),
    "keywords": tied(pace="classic"),
}


def limits(table: Table) -> list[str]:
    """Return the lines of the group's messages that name a time."""
    return [line for board in boards(table) for line in board.split("\n") if "<tg-time" in line]


@pytest.mark.parametrize("table", LIMITED.values(), ids=LIMITED)
def test_the_board_ends_with_until_when_it_waits(table: Table) -> None:
    assert table.limit is not None
    (line,) = limits(table)
    assert line.startswith(f'🕐 Until <tg-time unix="{int(table.limit)}" format="t">')
    assert boards(table)[-1].endswith(line)


@pytest.mark.parametrize(("awaited", "limit"), [("clues", "clues"), ("a team's guess", "guess"), ("keywords", "clues")])
def test_what_is_written_has_the_limit_for_it(awaited: str, limit: str) -> None:
    """D24: four words take longer than three taps."""
    table = LIMITED[awaited]
    assert table.limit == NOW + getattr(PACES["classic"], limit)


def test_the_board_of_a_slow_game_names_the_day() -> None:
    (line,) = limits(guessing(2, pace="slow"))
    assert line.startswith("🕐 Until ")
    assert 'format="dt"' in line


def test_the_board_counts_the_sandglass_to_the_second_d9() -> None:
    (line,) = limits(written(team_game(pace="classic"), "white"))
    assert 'format="T"' in line


@pytest.mark.parametrize(
    "table",
    [guessing(2), over(pace="classic"), play.call_off(guessing(2, pace="classic"), moment())],
    ids=["relaxed", "over", "called off"],
)
def test_a_board_that_does_not_wait_names_no_time(table: Table) -> None:
    assert limits(table) == []
