"""The tables that these tests play at: a builder for each line-up, and the moves that bring a game on.

`teams` seats ana and bo against cy and di; `trio` seats ana and bo against the interceptor cy.
The first of a side is its first encoder.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.codes import CODES
from engine.codes.actions import GiveClues, GuessKeywords, LockGuess, LockInterception
from engine.codes.lineups import INTERCEPTOR, TEAMS
from engine.codes.scoring import SideKey, Tally
from engine.codes.setup import NO_SLOT_NAMES, Deck, Setup, SlotNames
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import SeatView, Task, awaited
from engine.core import Seat

from .acting import Acting
from .acting import seats as seats

act, events, refusal = Acting(CODES).act, Acting(CODES).events, Acting(CODES).refusal

WHITE_WORDS = ("lantern", "harbour", "ladder", "pepper")
BLACK_WORDS = ("engine", "orchard", "piano", "glove")
WHITE_CODES = ("421", "342", "123", "234", "341", "132", "213", "431", "124", "312", "243", "142")
BLACK_CODES = ("432", "234", "314", "143", "241", "321", "134", "423", "214", "231", "412", "324")


def teams(
    white: str = "ana bo",
    black: str = "cy di",
    *,
    white_codes: Sequence[str] = WHITE_CODES,
    black_codes: Sequence[str] = BLACK_CODES,
    white_words: Sequence[str] = WHITE_WORDS,
    black_words: Sequence[str] = BLACK_WORDS,
    translations: Mapping[str, tuple[str, ...]] | None = None,
) -> State:
    """A game of two teams at its beginning."""
    return CODES.start(
        Setup(
            lineup=TEAMS,
            players={"white": seats(white), "black": seats(black)},
            keywords={"white": tuple(white_words), "black": tuple(black_words)},
            decks={"white": Deck(listed=tuple(white_codes)), "black": Deck(listed=tuple(black_codes))},
            translations=translations or {},
        )
    ).state


def trio(
    pair: str = "ana bo",
    interceptor: str = "cy",
    *,
    codes: Sequence[str] = WHITE_CODES,
    words: Sequence[str] = WHITE_WORDS,
    translations: Mapping[str, tuple[str, ...]] | None = None,
    number_words: tuple[str, ...] = (),
    slot_names: SlotNames = NO_SLOT_NAMES,
) -> State:
    """A game of a pair and an interceptor at its beginning."""
    return CODES.start(
        Setup(
            lineup=INTERCEPTOR,
            players={"pair": seats(pair), "interceptor": seats(interceptor)},
            keywords={"pair": tuple(words)},
            decks={"pair": Deck(listed=tuple(codes))},
            translations=translations or {},
            number_words=number_words,
            slot_names=slot_names,
        )
    ).state


def given(*clues: Any) -> GiveClues:
    """The action that hands in these clues."""
    return GiveClues(clues)


def fresh(state: State, side: SideKey) -> GiveClues:
    """Three clues that this side has not given yet."""
    return GiveClues(tuple(f"{side} hint {state.round} {letter}" for letter in "abc"))


def written(state: State) -> State:
    """The state after every encoder who is awaited handed in fresh clues."""
    while tasks := [entry for entry in awaited(state) if entry.task is Task.CLUES and entry.seats]:
        state = act(state, tasks[0].seats[0], fresh(state, tasks[0].side))
    return state


def code_of(state: State, side: SideKey) -> str:
    """The code that a side has drawn and not yet shown."""
    code = state.side(side).code
    assert code is not None
    return code


def wrong(code: str) -> str:
    """Another code than this."""
    return code[::-1]


def half_played(state: State, *, decoded: bool = True, intercepted: bool = False) -> State:
    """The state after the half on the table was guessed; where nobody may intercept, nobody does."""
    side = state.on_table.side
    code = code_of(state, side)
    for entry in awaited(state):
        if entry.task is Task.GUESS:
            state = act(state, entry.seats[0], LockGuess(code if decoded else wrong(code)))
        elif entry.task is Task.INTERCEPTION:
            state = act(state, entry.seats[0], LockInterception(code if intercepted else wrong(code)))
    return state


Result = tuple[bool, bool]
"""What came of a half: whether it was decoded, whether it was intercepted."""

QUIET: Result = (True, False)


def round_played(state: State, *results: Result) -> State:
    """The state after a whole round; a half without a given result is decoded and not intercepted."""
    state = written(state)
    for decoded, intercepted in [*results, *[QUIET] * (sum(1 for _ in state.encoding) - len(results))]:
        state = half_played(state, decoded=decoded, intercepted=intercepted)
    return state


def rounds_played(state: State, *rounds: tuple[Result, ...]) -> State:
    """The state after several whole rounds."""
    for results in rounds:
        state = round_played(state, *results)
    return state


def in_round(state: State, number: int) -> State:
    """The state at the beginning of a later round, after rounds without any token."""
    while state.round < number:
        state = round_played(state)
    return state


def tied(state: State | None = None) -> State:
    """A game of teams in which only the keywords can decide (D24)."""
    return rounds_played(state or teams(), *[(QUIET, QUIET)] * 8)


def tally(state: State, side: SideKey) -> tuple[int, int]:
    """A side's interception and miscommunication tokens."""
    tokens: Tally = state.side(side).tally
    return tokens.intercepts, tokens.miscommunications


def view(state: State, seat: str) -> SeatView:
    """What one seat may know."""
    return CODES.seat_view(state, Seat(seat))


def winners(state: State) -> tuple[str, ...] | None:
    """Who won a game that is over."""
    assert state.phase is Phase.OVER
    assert state.outcome is not None
    return state.outcome.winners


def reason(state: State) -> str:
    """The rule that ended a game."""
    assert state.outcome is not None
    return state.outcome.reason.value


def words(*guess: str | None) -> GuessKeywords:
    """The action that locks a guess of four keywords."""
    return GuessKeywords(guess)


def in_every_phase() -> Iterator[tuple[str, State]]:
    """A state of each kind that a game goes through, both line-ups, with its name."""
    for name, start in (("teams", teams()), ("trio", trio())):
        yield f"{name}, clues", start
        yield f"{name}, guess", written(start)
        yield f"{name}, guess in round 2", written(in_round(start, 2))
    yield "teams, Black's half", half_played(written(teams()))
    yield "teams, keywords", tied()


def over() -> Iterator[tuple[str, State]]:
    """A finished game of each line-up, with its name."""
    yield "teams, over", rounds_played(teams(), ((False, False), QUIET), ((False, False), QUIET))
    yield "trio, over", rounds_played(trio(), ((False, False),), ((False, False),))
