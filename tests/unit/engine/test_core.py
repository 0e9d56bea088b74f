"""What every game is made of."""

import dataclasses

import pytest

from engine.codec import Json
from engine.codes import CODES
from engine.codes import actions as codes_actions
from engine.codes.events import ClueStoodBy
from engine.core import Action, kebab
from engine.kryptos import KRYPTOS
from engine.kryptos import actions as kryptos_actions
from engine.notation import verb
from engine.registry import GAMES


@pytest.mark.parametrize(
    ("name", "told"), [("ClueRepeated", "clue-repeated"), ("NoCode", "no-code"), ("Leave", "leave")]
)
def test_names_of_classes_are_told_in_kebab_case(name: str, told: str) -> None:
    assert kebab(name) == told
    assert ClueStoodBy.kind() == "clue-stood-by"


def test_the_games_are_known_by_their_keys() -> None:
    """D1, I1, K2: three to eight players, and three to six."""
    assert {key: game.seats for key, game in GAMES.items()} == {"codes": range(3, 9), "kryptos": range(3, 7)}
    assert (GAMES["codes"], GAMES["kryptos"]) == (CODES, KRYPTOS)


ACTIONS = [
    kind
    for module in (codes_actions, kryptos_actions)
    for kind in vars(module).values()
    if isinstance(kind, type) and dataclasses.is_dataclass(kind) and kind.__module__ == module.__name__
]


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_an_action_is_frozen_and_has_nothing_but_its_fields(kind: type[Action]) -> None:
    action = kind(*[1 for _ in dataclasses.fields(kind)])  # type: ignore[arg-type]
    assert isinstance(action, Action)
    assert not hasattr(action, "__dict__")
    with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
        action.remark = "none"  # type: ignore[attr-defined]


def test_a_verb_writes_only_its_own_actions() -> None:
    def nothing(_: object) -> Json:
        return {}

    leave = verb("leave", codes_actions.Leave, lambda _: codes_actions.Leave(), nothing)
    assert leave.write(codes_actions.Leave()) == {}
    with pytest.raises(TypeError, match="leave: not a Leave"):
        leave.write(codes_actions.TimeUp())
