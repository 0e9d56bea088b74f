"""What may be seen: the public view and each seat's view, built up from what they may know, never stripped.

A view has no place for what its reader must not know, so a secret has no way out. Before the reveal of a code
(D13) nobody but its encoder knows it, nobody sees a guess or an interception but those who made it (D11, D12),
and clues that are not read out yet are known only to who wrote them (D10).
"""

from dataclasses import dataclass
from enum import StrEnum

from engine import core
from engine.codes.clues import NO_CLUES, Clue, Draft
from engine.codes.guessing import words_right
from engine.codes.scoring import Outcome, SideKey, Tally, Token
from engine.codes.setup import SLOTS
from engine.codes.state import Half, Side, State
from engine.codes.terms import Mark, Phase
from engine.core import Seat

_IN_A_ROUND = (Phase.CLUES, Phase.GUESS)


class Task(StrEnum):
    """What somebody is awaited for."""

    CLUES = "clues"
    GUESS = "guess"
    INTERCEPTION = "interception"
    KEYWORDS = "keywords"
    SUBSTITUTE = "substitute"


@dataclass(frozen=True, slots=True)
class Awaited:
    """One answer that the table waits for, and everybody who may give it."""

    task: Task
    side: SideKey
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SheetRound:
    """A finished half on the note sheet: wrong guesses stay beside the right code (D5)."""

    round: int
    encoder: Seat
    clues: Draft
    marks: tuple[Mark, Mark, Mark]
    interception: str | None
    guess: str | None
    code: str
    intercepted: bool
    decoded: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of the note sheet: the finished rounds, and all clues given so far for each slot (D5)."""

    rounds: tuple[SheetRound, ...] = ()
    by_slot: tuple[tuple[Clue, ...], ...] = ((),) * SLOTS


@dataclass(frozen=True, slots=True)
class SideView:
    """What everybody may know of a side."""

    key: SideKey
    seats: tuple[Seat, ...]
    vacant: tuple[Seat, ...]
    encodes: bool
    encoder: Seat | None
    tally: Tally
    tokens: tuple[Token, ...]
    sheet: Sheet
    rotation: tuple[Seat, ...] = ()  # D6: who encodes in the rounds to come, from the next one on
    keywords: tuple[str, ...] = ()  # D26: only when the game is over
    codes: tuple[str, ...] = ()  # D26: the codes drawn, only when the game is over
    words_guess: tuple[str | None, ...] | None = None  # D24: its guess of the other's keywords, only when they decided
    words_right: int = 0  # D24: how many of them are right


@dataclass(frozen=True, slots=True)
class HalfView:
    """The clues on the table, before the reveal: which answers are locked, but never what they say."""

    round: int
    side: SideKey
    encoder: Seat
    clues: Draft
    marks: tuple[Mark, Mark, Mark]
    guess_locked: bool
    interception_locked: bool


@dataclass(frozen=True, slots=True)
class TableView(core.TableView):
    """What everybody may know, spectators included."""

    lineup: str
    phase: Phase
    round: int
    rounds: int
    intercepting: bool
    sides: tuple[SideView, ...]
    half: HalfView | None
    awaited: tuple[Awaited, ...]
    outcome: Outcome | None

    def side(self, key: str) -> SideView:
        """Return a side by its key."""
        return next(side for side in self.sides if side.key == key)

    def side_of(self, seat: Seat) -> SideView | None:
        """Return the side where this player sits now."""
        return next((side for side in self.sides if seat in side.seats), None)


@dataclass(frozen=True, slots=True)
class SeatView(core.SeatView):
    """What one seated player may know besides the public view."""

    seat: Seat
    table: TableView
    side: SideKey
    tasks: tuple[Task, ...]  # what this player may do now to bring the game on
    is_encoder: bool
    keywords: tuple[str, ...] = ()
    code: str | None = None  # the encoder's own, until its reveal (D7)
    draft: Draft = NO_CLUES  # the encoder's own
    clues: Draft | None = None  # the encoder's own, once handed in
    guess: str | None = None  # the own side's locked guess, not for its encoder (D12)
    interception: str | None = None  # the own side's locked interception
    words_guess: tuple[str | None, ...] | None = None  # the own side's guess of the keywords (D24)


def table_view(state: State) -> TableView:
    """Return what everybody may know."""
    return TableView(
        lineup=state.lineup.key,
        phase=state.phase,
        round=state.round,
        rounds=state.lineup.rounds,
        intercepting=state.intercepting,
        sides=tuple(_side_view(state, index) for index in range(len(state.sides))),
        half=None if state.half is None else _half_view(state.half),
        awaited=awaited(state),
        outcome=state.outcome,
    )


def seat_view(state: State, seat: Seat, public: TableView | None = None) -> SeatView:
    """Return what this seated player may know; `KeyError` for somebody who does not sit at the table.

    `public` is what everybody may know of this state, from whoever has it at hand.
    """
    side = state.side_of(seat)
    if side is None:
        raise KeyError(seat)
    is_encoder = _encoder(state, side) == seat
    half = state.half
    guesses = half is not None and half.side == side.key and not is_encoder
    intercepts = half is not None and half.side != side.key
    return SeatView(
        seat=seat,
        table=public or table_view(state),
        side=side.key,
        tasks=tuple(entry.task for entry in awaited(state) if seat in entry.seats),
        is_encoder=is_encoder,
        keywords=side.keywords,
        code=side.code if is_encoder else None,
        draft=side.draft if is_encoder else NO_CLUES,
        clues=side.written.clues if is_encoder and side.written else None,
        guess=half.guess if half and guesses else None,
        interception=half.interception if half and intercepts else None,
        words_guess=side.words_guess,
    )


def awaited(state: State) -> tuple[Awaited, ...]:
    """Return whose answers the table waits for, and the sides that want a substitute (L2)."""
    if state.phase is Phase.OVER or state.out_of_codes:
        return ()
    short = {side.key for side in state.short_sides}
    answers = tuple(entry for entry in _awaited_answers(state) if entry.side not in short)
    return (*answers, *(Awaited(Task.SUBSTITUTE, key, ()) for key in sorted(short)))


def _awaited_answers(state: State) -> tuple[Awaited, ...]:
    if state.phase is Phase.CLUES:
        late = (side for side in state.encoding if side.written is None)
        return tuple(Awaited(Task.CLUES, side.key, _only(side.encoder_present)) for side in late)
    if state.phase is Phase.KEYWORDS:
        late = (side for side in state.sides if side.words_guess is None)
        return tuple(Awaited(Task.KEYWORDS, side.key, side.present) for side in late)
    half = state.half
    if half is None:
        return ()
    own, other = state.side(half.side), state.other(half.side)
    answers: tuple[Awaited, ...] = ()
    if half.guess is None:
        answers += (Awaited(Task.GUESS, own.key, own.guessers),)
    if state.intercepting and half.interception is None:
        answers += (Awaited(Task.INTERCEPTION, other.key, other.present),)  # D11: the encoder too
    return answers


def _only(seat: Seat | None) -> tuple[Seat, ...]:
    return () if seat is None else (seat,)


def _side_view(state: State, index: int) -> SideView:
    side, rule = state.sides[index], state.lineup.sides[index]
    over = state.phase is Phase.OVER
    by_words = state.outcome is not None and state.outcome.by_keywords
    return SideView(
        key=side.key,
        seats=side.present,
        vacant=tuple(place.seat for place in side.places if place.vacant),
        encodes=rule.encodes,
        encoder=_encoder(state, side),
        tally=side.tally,
        tokens=rule.tokens,
        sheet=_sheet(state, side),
        rotation=_rotation(state, side),
        keywords=side.keywords if over else (),  # D26
        codes=_drawn(side) if over else (),
        words_guess=side.words_guess if by_words else None,
        words_right=words_right(side, state.other(side.key)) if by_words else 0,
    )


def _encoder(state: State, side: Side) -> Seat | None:
    """Return who encodes for a side in this round; nobody when no round is played any more."""
    return side.encoder_present if side.keywords and state.phase in _IN_A_ROUND else None


def _rotation(state: State, side: Side) -> tuple[Seat, ...]:
    if not side.keywords or state.phase not in _IN_A_ROUND:
        return ()
    return tuple([side.places[place].seat for place in side.rotation])


def _drawn(side: Side) -> tuple[str, ...]:
    drawn = (side.deck.draw(side.key, count) for count in range(side.drawn))
    return tuple(code for code in drawn if code is not None)


def _half_view(half: Half) -> HalfView:
    return HalfView(
        round=half.round,
        side=half.side,
        encoder=half.encoder,
        clues=half.clues,
        marks=half.marks,
        guess_locked=half.guess is not None,
        interception_locked=half.interception is not None,
    )


def _sheet(state: State, side: Side) -> Sheet:
    rounds = tuple(_sheet_round(half) for half in state.played if half.side == side.key)
    slots: tuple[list[Clue], ...] = tuple([] for _ in range(SLOTS))
    for row in rounds:
        for digit, clue in zip(row.code, row.clues, strict=True):
            if clue is not None:
                slots[int(digit) - 1].append(clue)
    return Sheet(rounds, tuple(tuple(slot) for slot in slots))


def _sheet_round(half: Half) -> SheetRound:
    code = half.code or ""
    return SheetRound(
        round=half.round,
        encoder=half.encoder,
        clues=half.clues,
        marks=half.marks,
        interception=half.interception,
        guess=half.guess,
        code=code,
        intercepted=half.interception == code,
        decoded=half.guess == code,
    )
