"""What every game owes its callers, whichever it is."""

import io
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import record
from engine.core import Action, AnyGame, Chosen, Event, Move, Refusal, Seat, SeatView, Step, TableView
from engine.registry import GAMES
from engine.simulate import play


def simulated(game: AnyGame) -> Iterator[Chosen]:
    """Each choice of a game's simulation once, the others as they are by default."""
    choices = game.simulation.choices
    plain = {choice.name: choice.default for choice in choices}
    for choice in choices:
        yield from (plain | {choice.name: (value,)} for value in choice.values)


EVERY_GAME = [
    pytest.param(game, chosen, id=f"{key} {' '.join(word for words in chosen.values() for word in words)}")
    for key, game in GAMES.items()
    for chosen in simulated(game)
]


class Nonsense(Action):
    """No action of any game."""


@pytest.mark.parametrize(("game", "chosen"), EVERY_GAME)
def test_every_step_keeps_the_contract(game: AnyGame, chosen: Chosen) -> None:
    """D26, K3: a state freezes and thaws, has its views and its snapshot, and refuses an action of another game."""
    seats: set[Seat] = set()

    def watch(by: Seat | None, action: Action, step: Step[Any]) -> None:
        state = step.state
        if by is not None:
            seats.add(by)
        assert all(isinstance(event, Event) for event in step.events)
        assert game.thaw(json.loads(json.dumps(game.freeze(state)))) == state
        assert isinstance(game.table_view(state), TableView)
        assert all(isinstance(game.seat_view(state, seat), SeatView) for seat in seats)
        with pytest.raises(KeyError):
            game.seat_view(state, Seat("nobody"))
        with pytest.raises(Refusal):
            game.apply(state, by, Nonsense())
        line = game.notation.write_action(by, action)
        assert game.notation.read_action(json.loads(json.dumps(line))) == (by, action)
        shown = game.notation.snapshot(state)
        assert json.loads(json.dumps(shown)) == shown

    play(game, chosen, Random(1), watch)
    assert len(seats) in game.seats


@pytest.mark.parametrize(("game", "chosen"), EVERY_GAME)
def test_a_record_gives_the_game_again(game: AnyGame, chosen: Chosen) -> None:
    """D26, K14: only when it is over, and then line by line."""
    log: list[Move] = []
    printed: list[dict[str, Any]] = []

    def watch(by: Seat | None, action: Action, step: Step[Any]) -> None:
        log.append((by, action))
        printed.append({"ok": True, "refused": None} | game.notation.snapshot(step.state))
        if not printed[-1]["over"]:
            with pytest.raises(ValueError, match="only when the game is over"):
                record.write(game, step.state, log)

    final = play(game, chosen, Random(2), watch)
    _, *answers = record.replay(io.BytesIO(record.write(game, final, log).encode()))
    assert answers == printed
