"""Objections to a clue that lies on the table (C13)."""

from dataclasses import replace

from engine.codes.actions import ObjectToClue, StandByClue, WithdrawClue
from engine.codes.clues import CLUES_IN_A_SET
from engine.codes.events import ClueObjected, ClueStoodBy, ClueWithdrawn
from engine.codes.refusals import AlreadyObjected, NoObjection, NoSuchClue, NotTheEncoder, NotYourTurn
from engine.codes.state import Half, State
from engine.codes.terms import Mark
from engine.core import Seat, Step


def object_to_clue(state: State, by: Seat | None, action: ObjectToClue) -> Step[State]:
    """A player of the other side objects to a clue."""
    half = state.on_table
    if state.seated(by).key == half.side:
        raise NotYourTurn
    if _mark(half, action.clue) is not Mark.PLAIN:
        raise AlreadyObjected
    return Step(_marked(state, half, action.clue, Mark.OBJECTED), (ClueObjected(half.side, action.clue),))


def withdraw(state: State, by: Seat | None, action: WithdrawClue) -> Step[State]:
    """The encoder withdraws a clue: it stays visible, counts as used and moves no token (C8)."""
    half = _answerable(state, by, action.clue)
    return Step(_marked(state, half, action.clue, Mark.WITHDRAWN), (ClueWithdrawn(half.side, action.clue),))


def stand_by(state: State, by: Seat | None, action: StandByClue) -> Step[State]:
    half = _answerable(state, by, action.clue)
    return Step(_marked(state, half, action.clue, Mark.STOOD_BY), (ClueStoodBy(half.side, action.clue),))


def _answerable(state: State, by: Seat | None, clue: int) -> Half:
    half = state.on_table
    if state.seated(by).key != half.side or state.side(half.side).encoder_present != by:
        raise NotTheEncoder
    if _mark(half, clue) is not Mark.OBJECTED:
        raise NoObjection
    return half


def _mark(half: Half, clue: int) -> Mark:
    if clue not in range(1, CLUES_IN_A_SET + 1) or half.clues[clue - 1] is None:
        raise NoSuchClue
    return half.marks[clue - 1]


def _marked(state: State, half: Half, clue: int, mark: Mark) -> State:
    first, second, third = (mark if place == clue else old for place, old in enumerate(half.marks, start=1))
    return replace(state, half=replace(half, marks=(first, second, third)))
