"""Whole games by random hands, legal and not: what holds in every state and after every action."""

from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule, run_state_machine_as_test

from engine import record
from engine.core import Seat, Step
from engine.kryptos import KRYPTOS
from engine.kryptos.actions import CallEnd, EndGame, GuessCard, Leave, PassTurn, RevealCard, Substitute, TimeUp
from engine.kryptos.events import AttemptBought, CardGuessed, CardRevealed, GuessMissed, SeatLeft
from engine.kryptos.setup import Options, deal_cards
from engine.kryptos.simulation import random_move
from engine.kryptos.state import State
from engine.kryptos.terms import Phase
from engine.simulate import play
from tests.thorough import THOROUGH
from tests.unit.engine.machines import GameMachine, replayed

from .tables import NAMES
from .test_secrecy import assert_secrets_are_kept

STRANGERS = [Seat(name) for name in ("gus", "hal", "ida")]
PLACES = st.integers(-1, 11)
NUMBERS = st.one_of(st.integers(1, 48), st.sampled_from([-1, 0, 49, 10**9]))


class CardGame(GameMachine):
    """Everything that people, the clock and the table can do, in any order."""

    game = KRYPTOS
    state: State

    @initialize(
        players=st.integers(3, 6),
        advanced=st.booleans(),
        mystery=st.booleans(),
        bribe=st.booleans(),
        seed=st.integers(0, 2**32),
    )
    def sit_down(self, players: int, advanced: bool, mystery: bool, bribe: bool, seed: int) -> None:
        options = Options(advanced, mystery and players in (4, 5), bribe)
        self.begin(deal_cards(NAMES[:players], options, str(seed)), Random(seed))

    @rule(moves=st.integers(1, 12))
    def play_on(self, moves: int) -> None:
        """The players on turn do something legal; often right."""
        for _ in range(moves):
            if move := random_move(self.state, self.chance):
                self.do(*move)

    @rule(data=st.data(), place=PLACES)
    def reveal(self, data: st.DataObject, place: int) -> None:
        self.do(self.anybody(data), RevealCard(place))

    @rule(data=st.data(), place=PLACES, number=NUMBERS)
    def guess(self, data: st.DataObject, place: int, number: int) -> None:
        self.do(self.anybody(data), GuessCard(self.anybody(data), place, number))

    @rule(data=st.data(), action=st.sampled_from([PassTurn(), CallEnd(), Leave()]))
    def say(self, data: st.DataObject, action: Any) -> None:
        self.do(self.anybody(data), action)

    @rule(turns=st.integers(1, 24))
    def wait(self, turns: int) -> None:
        for _ in range(turns):
            self.do(None, TimeUp())

    @rule(data=st.data())
    def take_a_seat(self, data: st.DataObject) -> None:
        """Mostly a seat that is free; now and then one that is not."""
        free = [hand.seat for hand in self.state.hands if hand.vacant] or [self.anybody(data)]
        self.do(None, Substitute(data.draw(st.sampled_from(free)), self.anybody(data)))

    @rule(sure=st.integers(0, 29))
    def end(self, sure: int) -> None:
        if sure == 0:
            self.do(None, EndGame())

    def anybody(self, data: st.DataObject) -> Seat:
        """Mostly who is on turn."""
        return data.draw(
            st.sampled_from([self.state.mover.seat] * 3 + [seat for seat, _ in self.state.sat] + STRANGERS)
        )

    def check_step(self, before: State, step: Step[State]) -> None:
        check_points(before, step)
        check_rewards(before, step)
        check_cards(before, step)

    @invariant()
    def somebody_can_move(self) -> None:
        """K15, K16, K18: nobody is ever stuck."""
        if self.begun:
            assert (self.state.phase is Phase.OVER) == (self.state.outcome is not None)
            if self.state.phase is Phase.REVEAL:
                assert self.state.mover.hidden
                assert not self.state.mover.vacant
            elif self.state.phase is not Phase.OVER:
                assert self.state.may_guess(self.state.turn)
            if self.state.phase is Phase.AGAIN:
                assert self.state.mover.points > 0

    @invariant()
    def hands_stay_as_they_were_dealt(self) -> None:
        """K1, K2, K3."""
        if self.begun:
            dealt = [number for hand in self.state.hands for number in hand.cards]
            assert sorted((*dealt, *self.state.aside)) == list(range(1, self.state.top + 1))
            assert all(list(hand.cards) == sorted(hand.cards) for hand in self.state.hands)
            assert all(hand.points >= 0 for hand in self.state.hands)

    @invariant()
    def secrets_are_kept(self) -> None:
        if self.begun and self.chance.random() < 0.3:
            assert_secrets_are_kept(self.state, self.chance)

    def teardown(self) -> None:
        if not self.begun:
            return
        if self.state.phase is not Phase.OVER:
            self.do(None, EndGame())
        assert replayed(KRYPTOS, record.write(KRYPTOS, self.state, self.log)) == self.state


def check_points(before: State, step: Step[State]) -> None:
    """Points come only from a card found (K8), and go only for a second attempt (K10), to its owner by bribe (K11)."""
    gained = dict.fromkeys((hand.seat for hand in step.state.hands), 0)
    for event in step.events:
        if isinstance(event, CardGuessed):
            hidden = next(len(hand.hidden) for hand in before.hands if hand.seat == event.owner)
            assert event.points == (min(3, hidden))
            gained[event.seat] += event.points
        elif isinstance(event, AttemptBought):
            assert before.phase is Phase.AGAIN
            assert (event.paid_to is not None) == before.options.bribe
            gained[event.seat] -= 1
            if event.paid_to is not None:
                gained[event.paid_to] += 1
    assert {
        hand.seat: hand.points - old.points for hand, old in zip(step.state.hands, before.hands, strict=True)
    } == gained


def check_rewards(before: State, step: Step[State]) -> None:
    """The view tells of each attempt what it brought (K8), in every later state, also after a player left (K18)."""
    told = [attempt.points for attempt in KRYPTOS.table_view(before).attempts]
    attempts = [event for event in step.events if isinstance(event, CardGuessed | GuessMissed)]
    told += [event.points if isinstance(event, CardGuessed) else 0 for event in attempts]
    assert [attempt.points for attempt in KRYPTOS.table_view(step.state).attempts] == told


def check_cards(before: State, step: Step[State]) -> None:
    """A card is opened by its owner (K5), by a right guess (K8), or with the hand of a leaver (K18), and stays open."""
    opened = [
        (hand.seat, number)
        for hand, old in zip(step.state.hands, before.hands, strict=True)
        for number in sorted(hand.shown - old.shown)
    ]
    told: list[tuple[Seat, int]] = []
    for event in step.events:
        if isinstance(event, CardRevealed):
            told.append((event.seat, event.number))
        elif isinstance(event, CardGuessed):
            told.append((event.owner, event.number))
        elif isinstance(event, SeatLeft):
            hand = next(hand for hand in before.hands if hand.seat == event.seat)
            told += [(event.seat, number) for number in hand.hidden]
        elif isinstance(event, GuessMissed):
            hand = next(hand for hand in before.hands if hand.seat == event.owner)
            assert hand.cards[event.place - 1] != event.number
    assert opened == told
    assert all(hand.shown >= old.shown for hand, old in zip(step.state.hands, before.hands, strict=True))


def test_what_holds_whatever_people_do() -> None:
    """K1, K2, K3, K5, K8, K10, K11, K15, K16, K18: the invariants above, in every state."""
    run_state_machine_as_test(CardGame, settings=settings(max_examples=30 if THOROUGH else 10, stateful_step_count=20))


CHOICES = [(players, options) for players in "3456" for options in ((), ("advanced", "bribe"))]


@pytest.mark.parametrize(("players", "options"), [*CHOICES, ("4", ("mystery",)), ("5", ("mystery",))])
def test_a_played_game_can_be_replayed(players: str, options: tuple[str, ...]) -> None:
    """K14: the record of a finished game gives the same game."""
    for seed in range(4):
        log: list[tuple[Seat | None, Any]] = []

        def note(by: Seat | None, action: Any, _: object, log: list[tuple[Seat | None, Any]] = log) -> None:
            log.append((by, action))

        final = play(KRYPTOS, {"players": (players,), "options": options}, Random(seed), note)
        assert replayed(KRYPTOS, record.write(KRYPTOS, final, log)) == final


def never_right(state: State) -> GuessCard:
    """A guess that is wrong and was not refuted yet; the right one where no other is left for any card."""
    refuted = {(attempt.owner, attempt.place, attempt.number) for attempt in state.attempts}
    last: GuessCard | None = None
    for index, hand in enumerate(state.hands):
        if index == state.turn:
            continue
        for right in hand.hidden:
            place = hand.place(right)
            last = GuessCard(hand.seat, place, right)
            for number in range(1, state.top + 1):
                if number != right and (index, place, number) not in refuted:
                    return GuessCard(hand.seat, place, number)
    assert last is not None
    return last


def few_hidden(players: int) -> State:
    """A game at its first turn, of which most cards lie open already: so that the worst game is not too long."""
    state = KRYPTOS.start(deal_cards(NAMES[:players], Options(), "worst")).state
    while state.phase is Phase.REVEAL:
        state = KRYPTOS.apply(state, None, TimeUp()).state
    for index, hand in enumerate(state.hands):
        for number in hand.hidden[2:]:
            hand = hand.showing(number)  # noqa: PLW2901 - the hand goes on
        state = state.with_hand(index, hand)
    return state


@pytest.mark.parametrize("players", range(3, 7))
def test_a_game_ends_even_when_everybody_guesses_as_badly_as_can_be(players: int) -> None:
    """K8, K9, K13, K15: who never repeats a refuted guess must be right in the end."""
    state = few_hidden(players)
    hidden = sum(len(hand.hidden) for hand in state.hands)
    turns = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.AGAIN:
            state = KRYPTOS.apply(state, state.mover.seat, PassTurn()).state
        else:
            state = KRYPTOS.apply(state, state.mover.seat, never_right(state)).state
            turns += 1
        assert turns <= hidden * state.top
    assert turns > hidden * (state.top - 2) / 2


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", range(3, 7))
def test_a_game_of_players_who_never_repeat_a_refuted_guess_ends(players: int, seed: int) -> None:
    """K8, K9, K10, K13, K15: guesses at random, on whole hands, and nobody calls the end."""
    chance = Random(seed)
    state = KRYPTOS.start(deal_cards(NAMES[:players], Options(bribe=bool(seed % 2)), str(seed))).state
    while state.phase is Phase.REVEAL:
        state = KRYPTOS.apply(state, None, TimeUp()).state
    left = {
        (index, hand.place(card)): chance.sample(range(1, state.top + 1), state.top)
        for index, hand in enumerate(state.hands)
        for card in hand.hidden
    }
    guesses = sum(len(numbers) for numbers in left.values())
    while state.phase is not Phase.OVER:
        index, place = chance.choice(
            [(i, hand.place(n)) for i, hand in enumerate(state.hands) if i != state.turn for n in hand.hidden]
        )
        guess = GuessCard(state.hands[index].seat, place, left[index, place].pop())
        state = KRYPTOS.apply(state, state.mover.seat, guess).state
        guesses -= 1
    assert guesses >= 0
