"""Events: what everybody at the table may hear, in order, with its facts."""

import ast
import dataclasses
from pathlib import Path
from types import ModuleType
from typing import get_type_hints

import pytest

from engine import codes, kryptos
from engine.codes import CODES
from engine.codes import events as codes_events
from engine.codes.actions import (
    DraftClues,
    EndGame,
    Leave,
    LockGuess,
    LockInterception,
    ObjectToClue,
    RedrawCode,
    TimeUp,
)
from engine.codes.events import (
    ClueObjected,
    CluesDrafted,
    CluesGiven,
    CodeRedrawn,
    CodeRevealed,
    GameEnded,
    GuessingOpened,
    GuessLocked,
    InterceptionLocked,
    KeywordsGuessed,
    RoundBegan,
    SeatLeft,
    TieBreakOpened,
    TokenGiven,
)
from engine.codes.lineups import INTERCEPTOR
from engine.codes.scoring import Outcome, Reason, SideKey, Token
from engine.codes.setup import Deck, Setup
from engine.core import Event, Seat
from engine.kryptos import events as kryptos_events
from engine.kryptos.scoring import Outcome as CardOutcome

from .tables import (
    QUIET,
    WHITE_WORDS,
    act,
    events,
    fresh,
    half_played,
    in_round,
    rounds_played,
    seats,
    teams,
    tied,
    trio,
    words,
    written,
)


def test_the_first_round_begins() -> None:
    """D6, D7."""
    setup = Setup(
        INTERCEPTOR,
        {"pair": seats("ana bo"), "interceptor": seats("cy")},
        {"pair": WHITE_WORDS},
        {"pair": Deck(listed=("421",))},
    )
    assert CODES.start(setup).events == (RoundBegan(1),)


def test_clues_are_drafted_given_and_read_out() -> None:
    """D8, D9, D10: White's are read out first."""
    state = teams()
    assert events(state, "cy", DraftClues(("salt", None, None))) == (CluesDrafted("black"),)
    assert events(state, "cy", fresh(state, "black")) == (CluesGiven("black"),)
    late = act(state, "cy", fresh(state, "black"))
    assert events(late, None, TimeUp()) == (CluesGiven("white"), GuessingOpened("white"))


def test_answers_are_locked_and_the_code_is_revealed() -> None:
    """D11, D13, D15, D16: tokens in the order of the reveal; then Black's half."""
    state = written(in_round(teams(), 2))
    assert events(state, "ana", LockGuess("243")) == (GuessLocked("white"),)
    assert events(state, "cy", LockInterception("123")) == (InterceptionLocked("black"),)
    assert events(act(state, "ana", LockGuess("243")), "cy", LockInterception("342")) == (
        InterceptionLocked("black"),
        CodeRevealed("white", intercepted=True, decoded=False),
        TokenGiven("black", Token.INTERCEPTION),
        TokenGiven("white", Token.MISCOMMUNICATION),
        GuessingOpened("black"),
    )


def test_time_up_reveals_too() -> None:
    """D19, I5: and the next round begins."""
    assert events(written(trio()), None, TimeUp()) == (
        CodeRevealed("pair", intercepted=False, decoded=False),
        TokenGiven("interceptor", Token.INTERCEPTION),
        RoundBegan(2),
    )


def test_the_last_reveal_ends_the_game() -> None:
    """I7: with the outcome."""
    state = written(rounds_played(trio(), ((False, False),)))
    told = events(state, None, TimeUp())
    assert told[-1] == GameEnded(Outcome(("interceptor",), Reason.INTERCEPTOR_TOKENS))


def test_a_tie_opens_the_keywords() -> None:
    """D24, D25."""
    state = half_played(written(rounds_played(teams(), *[(QUIET, QUIET)] * 7)))
    state = act(state, "ana", LockInterception("123"))
    guesser = "cy" if "cy" in state.side("black").guessers else "di"
    code = state.side("black").code or ""
    assert events(state, guesser, LockGuess(code))[-1] == TieBreakOpened()
    nothing = words(None, None, None, None)
    assert events(tied(), "cy", nothing) == (KeywordsGuessed("black"),)
    assert events(act(tied(), "cy", nothing), "ana", nothing) == (
        KeywordsGuessed("white"),
        GameEnded(Outcome(("black", "white"), Reason.SHARED)),
    )


def test_objections_seats_and_draws() -> None:
    """C13, L2, L3."""
    assert events(written(teams()), "di", ObjectToClue(3)) == (ClueObjected("white", 3),)
    assert events(teams(), "di", Leave()) == (SeatLeft("black", Seat("di")),)
    assert events(teams(), None, RedrawCode("black")) == (CodeRedrawn("black"),)
    assert events(teams(), None, EndGame()) == (GameEnded(Outcome(None, Reason.CALLED_OFF)),)


def kinds(module: ModuleType) -> list[type[Event]]:
    found = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event))
    return [kind for kind in found if kind is not Event]


@pytest.mark.parametrize(("game", "module"), [(codes, codes_events), (kryptos, kryptos_events)], ids=["codes", "cards"])
def test_every_event_is_emitted_by_its_rules(game: ModuleType, module: ModuleType) -> None:
    called = {
        node.func.id
        for path in Path(game.__path__[0]).glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert {kind.__name__ for kind in kinds(module)} <= called


SAYABLE = {int, bool, Seat, Seat | None, SideKey, Token, Outcome, CardOutcome}


@pytest.mark.parametrize("kind", [*kinds(codes_events), *kinds(kryptos_events)], ids=lambda kind: kind.__name__)
def test_no_event_has_a_place_for_a_clue_a_code_or_a_keyword(kind: type[Event]) -> None:
    """D2, D7, D10: only sides, seats, counts and verdicts; a number of the card game lies open or was said."""
    assert dataclasses.is_dataclass(kind)
    assert {get_type_hints(kind)[field.name] for field in dataclasses.fields(kind)} <= SAYABLE
