"""Writing clues: drafts, handing in, and the sandglass (D6-D9)."""

from dataclasses import replace

from engine.codes import clues as clue_rules
from engine.codes.actions import DraftClues, GiveClues
from engine.codes.clues import CLUES_IN_A_SET, NO_CLUES, Clue, Draft
from engine.codes.events import CluesDrafted, CluesGiven
from engine.codes.guessing import break_off, open_half_or_end_round
from engine.codes.refusals import ClueEmpty, CluesAlreadyGiven, NoCode, NotTheEncoder, ThreeCluesNeeded
from engine.codes.seating import draw_code
from engine.codes.state import Side, State, Written
from engine.core import Seat, Step


def draft_clues(state: State, by: Seat | None, action: DraftClues) -> Step[State]:
    """The clues so far are saved; the sandglass takes them as they are (D9)."""
    side = _encoded_by(state, by)
    clues = _set_of_three(action.clues)
    _refuse_illegal(state, side, clues)
    return Step(state.with_side(replace(side, draft=clues)), (CluesDrafted(side.key),))


def give_clues(state: State, by: Seat | None, action: GiveClues) -> Step[State]:
    """D8: the encoder hands in three clues, in the order of the code's digits."""
    side = _encoded_by(state, by)
    clues = _set_of_three(action.clues)
    for number, clue in enumerate(clues, start=1):
        if clue is None:
            raise ClueEmpty(number)
    _refuse_illegal(state, side, clues)
    return _hand_in(state, (side,), {side.key: clues})


def clue_time_up(state: State) -> Step[State]:
    """D9: a side that is late goes on with the clues written so far."""
    if state.short_sides:
        return break_off(state)
    late = tuple(side if side.code else draw_code(side) for side in state.encoding if side.written is None)
    return _hand_in(state, late, {side.key: side.draft for side in late})


def _hand_in(state: State, sides: tuple[Side, ...], given: dict[str, Draft]) -> Step[State]:
    for side in sides:
        written = Written(side.places[side.encoder].seat, given[side.key])
        state = state.with_side(replace(side, written=written, draft=NO_CLUES))
    events = tuple(CluesGiven(side.key) for side in sides)
    if any(side.written is None for side in state.encoding):
        return Step(state, events)  # D9: the other encoder is still writing
    return open_half_or_end_round(state, events)


def _encoded_by(state: State, by: Seat | None) -> Side:
    """The side that this player encodes for in this round, while its clues are not in (D6, C8)."""
    side = state.playing(by)
    if not side.keywords or side.encoder_present != by:
        raise NotTheEncoder
    if side.written is not None:
        raise CluesAlreadyGiven
    return side if side.code is not None else draw_code(side)  # L3: after an encoder has left


def _set_of_three(clues: tuple[Clue | None, ...]) -> Draft:
    if len(clues) != CLUES_IN_A_SET:
        raise ThreeCluesNeeded  # C2
    first, second, third = clues
    return first, second, third


def _refuse_illegal(state: State, side: Side, clues: Draft) -> None:
    if side.code is None:
        raise NoCode
    if state.recited:
        return
    used = state.used_clues(side.key)
    clue_rules.check(clues, side.code, side.forbidden, used, state.number_words, state.slot_names)
