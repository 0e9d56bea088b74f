"""The benchmark of pictures draws every number of players; how long it takes is for the benchmark itself to judge."""

import pytest

from bench.pictures import MAX_BYTES, Costs, main, measure, pictures
from engine.kryptos.cards import PLAYERS
from tests.thorough import long


def test_a_game_is_drawn_from_its_opening_to_its_end() -> None:
    game = list(pictures(3, game=1))
    costs = Costs()
    measure(game, costs)
    assert not game[0].overline
    assert game[-1].overline  # only the end has one
    assert len(costs.updates) == len(costs.sizes) == len(game)
    assert max(costs.sizes) < MAX_BYTES


@long
def test_it_prints_a_line_for_each_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0]) for line in lines[3:]] == list(PLAYERS)
