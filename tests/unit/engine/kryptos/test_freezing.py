"""A state as plain values and back."""

import json
from pathlib import Path

import pytest

from engine.kryptos import KRYPTOS
from engine.kryptos.actions import EndGame, GuessCard, Leave, PassTurn, Substitute
from engine.kryptos.setup import Options
from engine.kryptos.state import State

from .tables import ANA, BO, CY, DI, FAY, act, hit, in_every_phase, opened, table, trio, wrong

SAMPLE = Path(__file__).parent / "frozen-1.json"


def sample() -> State:
    """A game with a bit of everything: options, a hit, a bought miss, a leaver, a substitute."""
    state = hit(opened(table(4, Options(advanced=True, mystery=True, bribe=True), first="bo")), "ana")
    state = act(state, "cy", GuessCard(DI, 8, 48))
    state = act(act(state, "cy", wrong(state, "ana")), "di", Leave())
    state = act(act(state, "ana", wrong(state, "bo")), "ana", PassTurn())
    return act(act(state, "cy", Leave()), None, Substitute(CY, FAY))


STATES = dict(in_every_phase())
STATES |= {
    "a bit of everything": sample(),
    "a free seat": act(trio(), "bo", Leave()),
    "called off": act(trio(), None, EndGame()),
    "nobody left": act(act(act(table(), "ana", Leave()), None, Substitute(ANA, ANA)), None, EndGame()),
}


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_frozen_state_thaws_to_the_same(state: State) -> None:
    """K14, K18: in every phase, and through JSON."""
    assert KRYPTOS.thaw(KRYPTOS.freeze(state)) == state
    assert KRYPTOS.thaw(json.loads(json.dumps(KRYPTOS.freeze(state)))) == state


def test_another_version_is_not_guessed_at() -> None:
    with pytest.raises(ValueError, match=r"^a card game of version 2, not 1$"):
        KRYPTOS.thaw(KRYPTOS.freeze(trio()) | {"version": 2})


def test_what_is_frozen_does_not_change_by_accident() -> None:
    """A saved game is read by later versions: a change here changes VERSION too, and keeps the old sample."""
    kept = json.loads(SAMPLE.read_text("utf-8"))
    assert KRYPTOS.freeze(sample()) == kept
    assert KRYPTOS.thaw(kept) == sample()


def test_a_thawed_game_goes_on() -> None:
    """K7: where it stood."""
    state = KRYPTOS.thaw(KRYPTOS.freeze(sample()))
    after = act(state, state.mover.seat, wrong(state, BO if state.mover.seat != BO else ANA))
    assert len(after.attempts) == len(state.attempts) + 1
