"""Whole games by random hands, legal and not: what holds in every state and after every action."""

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine import record
from engine.codes import CODES
from engine.codes.actions import (
    Action,
    DraftClues,
    EndGame,
    GiveClues,
    GuessKeywords,
    Leave,
    LockGuess,
    LockInterception,
    ObjectToClue,
    RedrawCode,
    StandByClue,
    Substitute,
    TimeUp,
    WithdrawClue,
)
from engine.codes.clues import Media
from engine.codes.events import CodeRevealed, TokenGiven
from engine.codes.lineups import LINEUPS
from engine.codes.scoring import Award, SideKey, Token
from engine.codes.setup import CODES_OF_A_DECK, Deck
from engine.codes.simulation import random_answer, random_setup
from engine.codes.state import State
from engine.codes.terms import Phase
from engine.codes.views import Task, awaited
from engine.core import Seat, Step
from engine.simulate import play
from tests.thorough import THOROUGH

from .machines import GameMachine, replayed
from .test_secrecy import assert_secrets_are_kept

STRANGERS = [Seat(name) for name in ("eve", "fay", "gus")]
SIDES: list[SideKey] = ["white", "black", "pair", "interceptor"]
CLUES = st.one_of(
    st.none(),
    st.sampled_from(["salt", "Salt", "boats", "4", "2", "1", "421", "", "keyword white a", "a keyword pair b here"]),
    st.text(max_size=8),
    st.builds(Media, st.sampled_from(["voice", "photo"]), st.sampled_from("123")),
)
CODES_AND_OTHERS = st.one_of(st.sampled_from(CODES_OF_A_DECK), st.sampled_from(["", "111", "450", "12"]))
NUMBERS = st.integers(-1, 5)


class CodeGame(GameMachine):
    """Everything that people, the clock and the table can do, in any order."""

    game = CODES
    state: State
    mode: str

    @initialize(seed=st.integers(0, 2**32))
    def sit_down(self, seed: int) -> None:
        chance = Random(seed)
        self.begin(random_setup({"mode": (self.mode,)}, chance), chance)

    @rule()
    @precondition(lambda self: self.state.phase is not Phase.OVER)
    def answer(self) -> None:
        """An awaited player answers; often right."""
        if tasks := [entry for entry in awaited(self.state) if entry.seats]:
            entry = self.chance.choice(tasks)
            right = self.state.side(self.state.half.side).code if self.state.half else None
            self.do(self.chance.choice(entry.seats), random_answer(entry.task, self.chance, right))

    @rule()
    def a_round_of_answers(self) -> None:
        for _ in range(8):
            if self.state.phase is not Phase.OVER:
                self.answer()

    @rule(data=st.data(), clues=st.tuples(CLUES, CLUES, CLUES), whole=st.booleans())
    def write(self, data: st.DataObject, clues: tuple[Any, ...], whole: bool) -> None:
        self.do(self.anybody(data), GiveClues(clues) if whole else DraftClues(clues))

    @rule(data=st.data(), code=CODES_AND_OTHERS, own=st.booleans())
    def lock(self, data: st.DataObject, code: str, own: bool) -> None:
        self.do(self.anybody(data), LockGuess(code) if own else LockInterception(code))

    @rule(data=st.data(), number=NUMBERS, kind=st.sampled_from([ObjectToClue, ObjectToClue, WithdrawClue, StandByClue]))
    def dispute(self, data: st.DataObject, number: int, kind: Any) -> None:
        self.do(self.anybody(data), kind(number))

    @rule(data=st.data(), words=st.lists(st.one_of(st.none(), st.text(max_size=5)), min_size=3, max_size=5))
    def name_keywords(self, data: st.DataObject, words: list[str | None]) -> None:
        self.do(self.anybody(data), GuessKeywords(tuple(words)))

    @rule()
    def time_up(self) -> None:
        self.do(None, TimeUp())

    @rule(data=st.data())
    def leave(self, data: st.DataObject) -> None:
        self.do(self.anybody(data), Leave())

    @rule(data=st.data(), kind=st.booleans())
    def take_a_seat(self, data: st.DataObject, kind: bool) -> None:
        """Mostly a seat that is free; now and then one that is not."""
        free = [place.seat for side in self.state.sides for place in side.places if place.vacant]
        seat = data.draw(st.sampled_from(free)) if free and kind else self.anybody(data)
        self.do(None, Substitute(seat, self.anybody(data)))

    @rule(side=st.sampled_from(SIDES))
    def redraw(self, side: SideKey) -> None:
        self.do(None, RedrawCode(side))

    @rule(sure=st.integers(0, 19))
    def end(self, sure: int) -> None:
        if sure == 0:
            self.do(None, EndGame())

    def anybody(self, data: st.DataObject) -> Seat:
        return data.draw(st.sampled_from([seat for seat, _ in self.state.sat] + STRANGERS))

    def check_step(self, before: State, step: Step[State]) -> None:
        """D15, D16, I4, I5."""
        check_tokens(before, step)

    @invariant()
    def the_game_ends_within_its_rounds(self) -> None:
        """D22, I7."""
        if self.begun:
            assert 1 <= self.state.round <= self.state.lineup.rounds
            assert (self.state.phase is Phase.OVER) == (self.state.outcome is not None)
            assert (self.state.phase is Phase.GUESS) == (self.state.half is not None)

    @invariant()
    def somebody_is_awaited(self) -> None:
        """L2: nobody is ever stuck."""
        if self.begun:
            waiting = awaited(self.state)
            assert bool(waiting) == (self.state.phase is not Phase.OVER)
            for entry in waiting:
                assert bool(entry.seats) == (entry.task is not Task.SUBSTITUTE)

    @invariant()
    def secrets_are_kept(self) -> None:
        if self.begun:
            assert_secrets_are_kept(self.state, self.chance)

    def teardown(self) -> None:
        if not self.begun:
            return
        limit = 3 * self.state.lineup.rounds + 1
        for _ in range(limit):
            if self.state.phase is not Phase.OVER:
                self.do(None, TimeUp())
        assert self.state.phase is Phase.OVER, "time alone ends every game"
        assert same_game(replayed(CODES, record.write(CODES, self.state, self.log)), self.state)


def check_tokens(before: State, step: Step[State]) -> None:
    """Tokens change only at a reveal, each for a reason (D15, D16, I4, I5)."""
    after = step.state
    gained = {
        (side.key, token): count
        for side, old in zip(after.sides, before.sides, strict=True)
        for token, count in (
            (Token.INTERCEPTION, side.tally.intercepts - old.tally.intercepts),
            (Token.MISCOMMUNICATION, side.tally.miscommunications - old.tally.miscommunications),
        )
        if count
    }
    revealed = [event for event in step.events if isinstance(event, CodeRevealed)]
    told = [(event.side, event.token) for event in step.events if isinstance(event, TokenGiven)]
    assert len(revealed) == len(after.played) - len(before.played) <= 1
    assert gained == {key: told.count(key) for key in told}
    expected = []
    for half in after.played[len(before.played) :]:
        other = after.other(half.side).key
        assert half.code == before.side(half.side).code
        if half.interception == half.code:
            assert half.round > 1
            expected.append((other, Token.INTERCEPTION))
        if half.guess != half.code:
            own_token = (half.side, Token.MISCOMMUNICATION)
            expected.append(own_token if after.lineup.key == "teams" else (other, Token.INTERCEPTION))
    assert told == expected
    new = tuple(Award(*award) for award in told)
    for side, old in zip(CODES.table_view(after).sides, CODES.table_view(before).sides, strict=True):
        already = [row.awards for row in old.sheet.rounds]
        shown_now = [new for event in revealed if event.side == side.key]
        assert [row.awards for row in side.sheet.rounds] == already + shown_now


def same_game(one: State, other: State) -> bool:
    """Compare two games in everything but the deck: a record lists the codes that a seed drew."""
    plain: list[dict[str, Any]] = []
    for state in (one, other):
        frozen = CODES.freeze(state)
        for side in frozen["sides"]:
            side |= {"seed": None, "listed": drawn(side)}
        plain.append(frozen)
    return plain[0] == plain[1]


def drawn(side: dict[str, Any]) -> list[str | None]:
    deck = Deck(side["seed"], tuple(side["listed"]))
    return [deck.draw(side["key"], count) for count in range(side["drawn"])]


class TeamsGame(CodeGame):
    mode = "teams"


class InterceptorGame(CodeGame):
    mode = "interceptor"


MANY = settings(max_examples=30 if THOROUGH else 10, stateful_step_count=40)


@pytest.mark.parametrize("game", [TeamsGame, InterceptorGame])
def test_what_holds_whatever_people_do(game: type[CodeGame]) -> None:
    """D15, D16, D22, I4, I5, I7, L2: the invariants above, in every state."""
    run_state_machine_as_test(game, settings=MANY)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("mode", LINEUPS)
def test_a_played_game_can_be_replayed(mode: str, seed: int) -> None:
    """D26: the record of a finished game gives the same game."""
    log: list[tuple[Seat | None, Action]] = []
    final = play(CODES, {"mode": (mode,)}, Random(seed), lambda by, action, _: log.append((by, action)))
    assert same_game(replayed(CODES, record.write(CODES, final, log)), final)
