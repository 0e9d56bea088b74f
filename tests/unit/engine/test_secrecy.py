"""Secrecy as equality: what a viewer may not know makes no difference to what that viewer sees."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from engine.chance import stream
from engine.codes import CODES
from engine.codes.actions import Action, DraftClues, GiveClues, GuessKeywords, LockGuess, LockInterception
from engine.codes.lineups import LINEUPS, LineUp
from engine.codes.setup import CODES_OF_A_DECK
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import Task
from engine.core import Seat, Step
from engine.simulate import play

from .secrets import scrambled
from .tables import act, given, in_every_phase, in_round, over, teams, tied, trio, written

STATES = dict(in_every_phase()) | dict(over())


def everybody(state: State) -> list[Seat]:
    return [seat for side in state.sides for seat in side.present]


def assert_secrets_are_kept(state: State, chance: Random) -> None:
    """Compare the views of a state with those of states that differ only in what the viewer may not know."""
    assert CODES.table_view(scrambled(state, None, chance)) == CODES.table_view(state)
    for seat in everybody(state):
        assert CODES.seat_view(scrambled(state, seat, chance), seat) == CODES.seat_view(state, seat)


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
@examples(seed=st.integers())
def test_what_a_viewer_may_not_know_makes_no_difference(state: State, seed: int) -> None:
    """D7, D10, D11, D12, D26: in every phase, for every seat and for spectators."""
    assert_secrets_are_kept(state, Random(seed))


@pytest.mark.parametrize("lineup", LINEUPS.values(), ids=LINEUPS)
@settings(max_examples=20)
@examples(seed=st.integers())
def test_no_game_shows_a_secret_on_its_way(lineup: LineUp, seed: int) -> None:
    """D7, D10, D11, D12, D13, D24: after each step of whole games, both line-ups."""
    chance = Random(seed)

    def watch(_: Seat | None, __: Action, step: Step[State]) -> None:
        assert_secrets_are_kept(step.state, chance)

    play(CODES, {"mode": (lineup.key,)}, chance, watch)


@examples(st.sampled_from(CODES_OF_A_DECK), st.sampled_from(CODES_OF_A_DECK))
def test_only_the_encoder_can_tell_two_codes_apart(one: str, other: str) -> None:
    """D7: nobody else sees the code, before and after the clues are in."""
    for a, b in (
        (teams(white_codes=(one,)), teams(white_codes=(other,))),
        (written(teams(white_codes=(one,))), written(teams(white_codes=(other,)))),
    ):
        assert CODES.table_view(a) == CODES.table_view(b)
        for seat in ("bo", "cy", "di"):
            assert CODES.seat_view(a, Seat(seat)) == CODES.seat_view(b, Seat(seat))
        assert (CODES.seat_view(a, Seat("ana")) == CODES.seat_view(b, Seat("ana"))) == (one == other)


@examples(st.sampled_from(CODES_OF_A_DECK), st.sampled_from(CODES_OF_A_DECK))
def test_only_those_who_locked_it_can_tell_two_answers_apart(one: str, other: str) -> None:
    """D11, D12: before both are in."""
    state = written(in_round(teams(), 2))
    for action, knowing in ((LockGuess, {"ana"}), (LockInterception, {"cy", "di"})):
        by = "ana" if action is LockGuess else "cy"
        a, b = act(state, by, action(one)), act(state, by, action(other))
        assert CODES.table_view(a) == CODES.table_view(b)
        for seat in {"ana", "bo", "cy", "di"} - knowing:
            assert CODES.seat_view(a, Seat(seat)) == CODES.seat_view(b, Seat(seat))
        for seat in knowing:
            assert (CODES.seat_view(a, Seat(seat)) == CODES.seat_view(b, Seat(seat))) == (one == other)


def test_only_the_own_side_can_tell_its_keywords_apart() -> None:
    """D2, D26: until the game is over."""
    a, b = tied(), tied(teams(white_words=("lamp", "quay", "stairs", "salt")))
    assert CODES.table_view(a) == CODES.table_view(b)
    for seat in ("cy", "di"):
        assert CODES.seat_view(a, Seat(seat)) == CODES.seat_view(b, Seat(seat))
    for seat in ("ana", "bo"):
        assert CODES.seat_view(a, Seat(seat)) != CODES.seat_view(b, Seat(seat))


def test_the_other_encoder_cannot_tell_two_drafts_apart() -> None:
    """D8, D9, D10: nor the own team, nor the table."""
    a, b = (act(teams(), "ana", DraftClues((clue, None, None))) for clue in ("salt", "boats"))
    assert CODES.table_view(a) == CODES.table_view(b)
    for seat in ("bo", "cy", "di"):
        assert CODES.seat_view(a, Seat(seat)) == CODES.seat_view(b, Seat(seat))
    c, d = (act(state, "ana", given(clue, "x", "y")) for state, clue in ((a, "salt"), (b, "boats")))
    assert CODES.table_view(c) == CODES.table_view(d)
    for seat in ("bo", "cy", "di"):
        assert CODES.seat_view(c, Seat(seat)) == CODES.seat_view(d, Seat(seat))


class Canaries:
    """Words of which each may be seen by some only, until the table sees it."""

    def __init__(self) -> None:
        self.known: dict[str, set[Seat]] = {}

    def sing(self, secret: str, *, to: Iterator[Seat] | list[Seat]) -> str:
        self.known[secret] = set(to)
        return secret

    def open(self, *secrets: Any) -> None:
        for secret in secrets:
            self.known.pop(secret, None)

    def assert_silent(self, state: State, events: tuple[Any, ...]) -> None:
        public = repr((CODES.table_view(state), events))
        views = {seat: repr(CODES.seat_view(state, seat)) for seat in everybody(state)}
        for secret, knowing in self.known.items():
            assert secret not in public
            for seat, view in views.items():
                assert seat in knowing or secret not in view


@pytest.mark.parametrize("start", [teams("a1 a2 a3", "b1 b2"), trio("a1 a2", "c1")], ids=["teams", "trio"])
@pytest.mark.parametrize("seed", range(15))
def test_no_canary_sings_before_its_time(start: State, seed: int) -> None:
    """D2, D9, D10, D24: keywords, drafts, clues and keyword guesses are in no other view and in no event."""
    chance = stream(f"canaries {seed}")
    canaries = Canaries()
    state = start
    for side in state.sides:
        for word in side.keywords:
            canaries.sing(word, to=list(side.present))
    while state.phase is not Phase.OVER:
        entry = chance.choice(CODES.table_view(state).awaited)
        seat = chance.choice(entry.seats)
        right = state.side(state.half.side).code if state.half else None
        action: Action
        if entry.task is Task.CLUES:
            clues = tuple(canaries.sing(f"canary{chance.getrandbits(64):x}", to=[seat]) for _ in range(3))
            action = GiveClues(clues) if chance.random() < 0.7 else DraftClues(clues)
        elif entry.task is Task.KEYWORDS:
            team = list(state.side(entry.side).present)
            action = GuessKeywords(tuple(canaries.sing(f"canary{chance.getrandbits(64):x}", to=team) for _ in "1234"))
        else:
            code = right if right and chance.random() < 0.9 else chance.choice(CODES_OF_A_DECK)
            action = LockGuess(code) if entry.task is Task.GUESS else LockInterception(chance.choice(CODES_OF_A_DECK))
        step = CODES.apply(state, seat, action)
        state = step.state
        if state.half is not None:
            canaries.open(*state.half.clues)
        if state.phase is Phase.OVER:
            canaries.open(*(word for side in state.sides for word in (*side.keywords, *(side.words_guess or ()))))
        canaries.assert_silent(state, step.events)


def test_the_seed_of_a_game_is_in_no_view() -> None:
    """D3: who knows the seed knows every code to come."""
    chance = stream("seed")

    def watch(_: Seat | None, __: Action, step: Step[State]) -> None:
        seeds = {side.deck.seed for side in step.state.sides} - {None}
        seen = repr((CODES.table_view(step.state), [CODES.seat_view(step.state, s) for s in everybody(step.state)]))
        assert seeds
        assert all(str(seed) not in seen for seed in seeds)

    for lineup in LINEUPS.values():
        play(CODES, {"mode": (lineup.key,)}, chance, watch)
