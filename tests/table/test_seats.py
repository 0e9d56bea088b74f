"""Leaving, kicking, substitutes, votes and time-outs, in every phase: nobody is ever stuck."""

from collections.abc import Callable

import pytest

from engine.codes.actions import GiveClues, LockGuess, LockInterception
from tests.table import teams
from tests.table.tables import (
    ANA,
    BO,
    CY,
    DI,
    LINKS,
    NOW,
    answered,
    dealt,
    guessing,
    moment,
    seat_view,
    turn,
    with_clues,
)
from tests.table.teams import team_game
from tgbot import agreement, choices, group, play, seats, taps
from tgbot.answers import seat_nonce
from tgbot.buttons import Tapped
from tgbot.decode import Person
from tgbot.documents import Stage, Table
from tgbot.lobby import LobbyRefusal
from tgbot.pace import PACES
from tgbot.places import Chat
from tgbot.presses import KickPlayer, TakeSeat, VoteOff
from tgbot.screens.pages import page_nonce
from tgbot.screens.screen import screen
from tgbot.sitting import sitting

PHASES: dict[str, Callable[[], Table]] = {
    "first clues": dealt,
    "first guess": guessing,
    "later clues": lambda: answered(guessing()),
    "interception": lambda: guessing(2),
    "last round": lambda: guessing(5),
}
each_phase = pytest.mark.parametrize("phase", PHASES.values(), ids=PHASES.keys())
each_person = pytest.mark.parametrize("person", [ANA, BO, CY], ids=lambda person: person.name)


def goes_on(table: Table) -> bool:
    """Tell whether somebody is awaited or a seat is offered, or the game is over."""
    view = sitting(table).view()
    return view.outcome is not None or any(entry.seats for entry in view.awaited) or bool(seats.free_seats(table))


def board(table: Table) -> str:
    """Return the last message of the group."""
    return screen(table, LINKS)[Chat(-100)][-1].text


@each_phase
@each_person
def test_whoever_leaves_the_game_goes_on_with_a_seat_to_take(phase: Callable[[], Table], person: Person) -> None:
    left = group.leave_by_command(phase(), turn(person)).document
    assert left.player(person.id) is None
    assert seats.free_seats(left) == [person.id]
    assert goes_on(left)
    assert left.due == NOW + PACES["relaxed"].seat  # L2


@each_phase
@each_person
def test_a_substitute_takes_the_seat_and_the_game_can_be_played_to_its_end(
    phase: Callable[[], Table], person: Person
) -> None:
    table = seats.take_seat(seats.leave(phase(), person.id, moment()), DI, person.id, True, moment())
    assert table.player(DI.id) is not None
    for _ in range(12):
        if table.stage is Stage.OVER:
            break
        view = sitting(table).view()
        table = with_clues(table) if view.half is None else answered(table)
    assert table.stage is Stage.OVER


@each_phase
def test_nobody_takes_the_seat_in_time_and_the_game_ends_without_a_winner_l2(phase: Callable[[], Table]) -> None:
    left = seats.leave(phase(), BO.id, moment())
    ended = group.time_up(left, moment((left.due or 0) + 1)).document
    outcome = sitting(ended).view().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (None, "side-short")


def test_the_next_encoder_draws_when_one_leaves_who_had_seen_the_code_l3() -> None:
    table = dealt()
    left = seats.leave(table, ANA.id, moment())
    assert seat_view(left, BO).code is None  # the pair is short: nobody writes yet
    table = seats.take_seat(left, DI, ANA.id, True, moment())
    assert seat_view(table, BO).code is not None
    assert [line["do"] for line in table.log] == ["leave", "substitute", "redraw"]


def test_whoever_sat_on_one_side_never_sits_on_the_other_l1() -> None:
    table = seats.leave(guessing(2), CY.id, moment())
    table = seats.leave(table, BO.id, moment())
    nonce = seat_nonce(table, 0)
    taken = taps.tap_table(table, turn(CY), Tapped("t-100", nonce, TakeSeat(str(BO.id))))
    assert taken.document == table
    assert taken.answer is not None
    assert taken.answer.text == "You sat on the other side in this game."


def test_who_has_left_is_still_named_for_what_they_did() -> None:
    """A text without a name in it would say nothing."""
    boards = [
        board(seats.leave(play.act(guessing(2), ANA.id, LockGuess("123"), moment()), ANA.id, moment())),
        board(seats.leave(play.act(guessing(2), CY.id, LockInterception("123"), moment()), CY.id, moment())),
    ]
    for text, told in zip(boards, ("🔒 Ana has guessed", "🔒 Cy has tried to intercept"), strict=True):
        assert told in text
    alone = seats.leave(seats.leave(dealt(), ANA.id, moment()), BO.id, moment())
    assert "Ana, Bo against Cy" in screen(alone, LINKS)[Chat(-100)][0].text


def test_a_side_that_waits_for_a_substitute_is_not_said_to_write_l2() -> None:
    assert "Ana is writing three clues" in board(dealt())
    for person in (ANA, BO):
        assert "is writing" not in board(seats.leave(dealt(), person.id, moment()))


def test_clues_are_in_though_their_encoder_has_left() -> None:
    table = seats.leave(teams.written(teams.team_game(6), "white"), ANA.id, moment())
    assert "White: done" in board(table)
    assert "Di is writing" in board(table)


def test_the_host_hands_over_when_leaving() -> None:
    assert seats.leave(dealt(), ANA.id, moment()).host == BO.id


def test_a_game_that_everybody_leaves_is_over() -> None:
    table = dealt()
    for person in (ANA, BO, CY):
        table = seats.leave(table, person.id, moment())
    assert table.stage is Stage.OVER


@each_phase
def test_the_host_kicks_and_nobody_else_does(phase: Callable[[], Table]) -> None:
    table = choices.kick_page(phase(), turn(ANA)).document
    assert table.page is not None
    kick = Tapped("t-100", page_nonce(table.page), KickPlayer(str(CY.id)))
    refused = taps.tap_table(table, turn(BO), kick)
    assert refused.document == table
    assert taps.tap_table(table, turn(ANA), kick).document.player(CY.id) is None


@each_phase
def test_two_of_three_votes_call_the_game_off(phase: Callable[[], Table]) -> None:
    table = group.cancel_by_command(phase(), turn(BO)).document
    assert table.stage is Stage.GAME
    assert table.page is not None
    vote = Tapped("t-100", page_nonce(table.page), VoteOff())
    assert taps.tap_table(table, turn(BO), vote).document.stage is Stage.GAME  # once each
    assert taps.tap_table(table, turn(DI), vote).document == table
    assert taps.tap_table(table, turn(CY), vote).document.stage is Stage.OVER


def test_asking_to_cancel_while_a_vote_is_on_is_a_vote() -> None:
    table = group.cancel_by_command(guessing(), turn(BO)).document
    again = group.cancel_by_command(table, turn(BO)).document
    assert (again.stage, again.votes) == (Stage.GAME, (BO.id,))  # once each
    assert group.cancel_by_command(again, turn(CY)).document.stage is Stage.OVER


def test_a_vote_that_another_page_has_replaced_is_over() -> None:
    table = group.cancel_by_command(guessing(), turn(BO)).document
    table = group.rules(table, turn(BO)).document
    table = group.cancel_by_command(table, turn(CY)).document
    assert (table.stage, table.votes) == (Stage.GAME, (CY.id,))


def test_the_vote_of_who_left_does_not_count() -> None:
    table = group.cancel_by_command(team_game(5), turn(BO)).document
    table = seats.leave(table, BO.id, moment())
    table = group.cancel_by_command(table, turn(CY)).document
    assert table.votes == (CY.id,)


@each_phase
def test_the_time_runs_out_and_the_game_goes_on_d19(phase: Callable[[], Table]) -> None:
    table = phase().but(pace="classic")
    table = seats.time_up(table, moment())
    assert goes_on(table)
    assert table.stage is Stage.OVER or table.due is not None


def test_a_limit_is_not_moved_by_the_first_of_two_answers() -> None:
    table = guessing(2, pace="classic")
    before = table.due
    view = seat_view(table, ANA)
    locked = agreement.agree(table.with_card(ANA.id, table.card(ANA.id).but(draft="123")), ANA.id, moment(NOW + 60))
    assert view.tasks == ("guess",)
    assert (locked.due, locked.nonce) == (before, table.nonce)


def test_two_misses_offer_the_seat_to_a_substitute() -> None:
    table = dealt(pace="classic")
    table = seats.time_up(table, moment())  # Ana gives no clues
    assert seats.free_seats(table) == []
    table = seats.time_up(table, moment())  # Bo does not guess
    table = seats.time_up(table, moment())  # Bo gives no clues
    assert seats.free_seats(table) == [BO.id]
    table = seats.take_seat(table, DI, BO.id, True, moment())
    assert table.player(BO.id) is None
    assert table.player(DI.id) is not None


def test_an_answer_wipes_a_miss_away() -> None:
    table = seats.time_up(dealt(pace="classic"), moment())
    assert table.misses == {ANA.id: 1}
    table = play.act(answered(table), BO.id, GiveClues(("one thing", "another", "a third")), moment())
    assert BO.id not in table.misses


def test_a_seat_that_is_taken_cannot_be_taken() -> None:
    with pytest.raises(LobbyRefusal, match="refusal-seat-not-free"):
        seats.take_seat(dealt(), DI, BO.id, True, moment())


@each_phase
@each_person
def test_whoever_blocks_the_bot_is_named_on_the_board_and_comes_back_by_opening_it(
    phase: Callable[[], Table], person: Person
) -> None:
    table = phase()
    player = table.player(person.id)
    assert player is not None
    blocked = table.with_player(player.but(ready=False))
    screens = screen(blocked, LINKS)
    assert goes_on(blocked)
    assert Chat(person.id) not in screens
    assert f"I cannot write to {person.name}" in screens[Chat(-100)][-1].text
    assert Chat(person.id) in screen(group.seat_visitor(blocked, person).document, LINKS)
