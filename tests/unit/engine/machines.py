"""What holds in every state of every game, whatever people do: the ground for each game's state machine."""

import io
import json
from random import Random
from typing import Any, ClassVar

from hypothesis.stateful import RuleBasedStateMachine, invariant

from engine import record
from engine.core import Action, AnyGame, Move, Refusal, Seat, Step


class GameMachine(RuleBasedStateMachine):
    """A game that random hands play; each game's machine begins it, and says what a step may change."""

    game: ClassVar[AnyGame]
    state: Any
    chance: Random
    log: list[Move]

    def begin(self, setup: Any, chance: Random) -> None:
        self.state = self.game.start(setup).state
        self.chance = chance
        self.log = []

    @property
    def begun(self) -> bool:
        """Invariants are asked before the first rule too."""
        return hasattr(self, "log")

    def check_step(self, before: Any, step: Step[Any]) -> None:
        """Compare the state before an action with the step that it made."""
        raise NotImplementedError

    def do(self, by: Seat | None, action: Action) -> None:
        before = self.state
        frozen = json.dumps(self.game.freeze(before))
        step = self.applied(by, action)
        assert step == self.applied(by, action), "apply is deterministic"
        assert json.dumps(self.game.freeze(before)) == frozen, "apply does not change its argument"
        if step is not None:
            self.check_step(before, step)
            self.state = step.state
            self.log.append((by, action))

    def applied(self, by: Seat | None, action: Action) -> Step[Any] | None:
        try:
            return self.game.apply(self.state, by, action)
        except Refusal:
            return None

    @invariant()
    def a_frozen_state_thaws(self) -> None:
        if self.begun:
            assert self.game.thaw(self.game.freeze(self.state)) == self.state
            assert self.game.thaw(json.loads(json.dumps(self.game.freeze(self.state)))) == self.state


def replayed(game: AnyGame, text: str) -> Any:
    """The state at the end of a record, of which every line must be accepted."""
    lines = [json.loads(line) for line in text.split("\n")[:-1]]  # not splitlines: a clue may hold U+0085
    answers = list(record.replay(io.BytesIO(text.encode())))
    assert all(answer["ok"] for answer in answers)
    state = game.start(game.notation.read_header(lines[0])).state
    for line in lines[1:]:
        state = game.apply(state, *game.notation.read_action(line)).state
    assert answers[-1] == {"ok": True, "refused": None} | game.notation.snapshot(state)
    return state
