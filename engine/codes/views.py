"""What may be seen: the public view and each seat's view, built up from what they may know, never stripped.

A view has no place for what its reader must not know, so a secret has no way out. Before the reveal of a code (D13)
only its encoder knows it, only the side that locked a guess or an interception sees it (D11, D12), and only their
author knows clues that are not read out yet (D10).
"""

from dataclasses import dataclass
from enum import StrEnum

from engine import core
from engine.codes.clues import NO_CLUES, Clue, Draft
from engine.codes.guessing import words_right
from engine.codes.scoring import Award, Outcome, SideKey, Tally, Token
from engine.codes.setup import SLOTS
from engine.codes.state import Half, Side, State
from engine.codes.terms import Mark, Phase
from engine.core import Seat

_IN_A_ROUND = (Phase.CLUES, Phase.GUESS)


class Task(StrEnum):
    """What the table waits for."""

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
    awards: tuple[Award, ...]  # D15-D17, I4, I5: the tokens that this half brought
    guessers: tuple[Seat, ...] = ()  # who answered for the side itself; empty where an older save does not say
    interceptors: tuple[Seat, ...] = ()  # likewise, for the other side


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
    rotation: tuple[Seat, ...] = ()  # D6: the encoders of the rounds to come, from the next one on
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
        return next(side for side in self.sides if side.key == key)

    def side_of(self, seat: Seat) -> SideView | None:
        """The side where this player sits now."""
        return next((side for side in self.sides if seat in side.seats), None)


@dataclass(frozen=True, slots=True)
class SeatView(core.SeatView):
    """What one seated player may know besides the public view."""

    seat: Seat
    table: TableView
    side: SideKey
    tasks: tuple[Task, ...]  # what the table waits for from this player
    is_encoder: bool
    mates: tuple[Seat, ...] = ()  # the others who may give this player's answer (D11)
    keywords: tuple[str, ...] = ()
    code: str | None = None  # the encoder's own, until its reveal (D7)
    draft: Draft = NO_CLUES  # the encoder's own
    clues: Draft | None = None  # the encoder's own, once handed in
    guess: str | None = None  # the own side's locked guess, not for its encoder (D12)
    interception: str | None = None  # the own side's locked interception
    words_guess: tuple[str | None, ...] | None = None  # the own side's guess of the keywords (D24)


def table_view(state: State) -> TableView:
    return TableView(
        lineup=state.lineup.key,
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        intercepting=state.intercepting,
        sides=tuple(_side_view(state, index) for index in range(len(state.sides))),
        half=None if state.half is None else _half_view(state.half),
        awaited=awaited(state),
        outcome=state.outcome,
    )


def seat_view(state: State, seat: Seat, public: TableView | None = None) -> SeatView:
    """What this seated player may know; `KeyError` for a stranger.

    `public` is the table's view of the same state, from a caller that has it.
    """
    table = public or table_view(state)
    sides = zip(state.sides, table.sides, strict=True)
    side, seen = next(((side, seen) for side, seen in sides if seat in seen.seats), (None, None))
    if side is None or seen is None:
        raise KeyError(seat)
    is_encoder = seen.encoder == seat
    half = state.half
    guesses = half is not None and half.side == side.key and not is_encoder
    intercepts = half is not None and half.side != side.key
    return SeatView(
        seat=seat,
        table=table,
        side=side.key,
        tasks=tuple(entry.task for entry in table.awaited if seat in entry.seats),
        is_encoder=is_encoder,
        mates=tuple(mate for entry in table.awaited if seat in entry.seats for mate in entry.seats if mate != seat),
        keywords=side.keywords,
        code=side.code if is_encoder else None,
        draft=side.draft if is_encoder else NO_CLUES,
        clues=side.written.clues if is_encoder and side.written else None,
        guess=half.guess if half and guesses else None,
        interception=half.interception if half and intercepts else None,
        words_guess=side.words_guess,
    )


def awaited(state: State) -> tuple[Awaited, ...]:
    """The answers that the table waits for, and the sides that need a substitute (L2)."""
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
    """The encoder of a side in this round; None when no further round is played."""
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
    rounds = tuple(_sheet_round(state, half) for half in state.played if half.side == side.key)
    slots: tuple[list[Clue], ...] = tuple([] for _ in range(SLOTS))
    for row in rounds:
        for digit, clue in zip(row.code, row.clues, strict=True):
            if clue is not None:
                slots[int(digit) - 1].append(clue)
    return Sheet(rounds, tuple(tuple(slot) for slot in slots))


def _sheet_round(state: State, half: Half) -> SheetRound:
    return SheetRound(
        round=half.round,
        encoder=half.encoder,
        clues=half.clues,
        marks=half.marks,
        interception=half.interception,
        guess=half.guess,
        code=half.code or "",
        intercepted=half.intercepted,
        decoded=half.decoded,
        awards=state.awards(half),
        guessers=half.guessers,
        interceptors=half.interceptors,
    )
