"""Leaving, kicking, substitutes, votes and time-outs, in every phase: nobody is ever stuck."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.codes.actions import GiveClues, LockGuess, LockInterception
from tests.unit.tgbot.builders import teams
from tests.unit.tgbot.builders.tables import (
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
    written_in_private,
)
from tests.unit.tgbot.builders.teams import team_game
from tgbot.games.codes import agreement
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import Say
from tgbot.tables import chat_changes, commands, play, seats, taps
from tgbot.tables.buttons import (
    ConfirmLeave,
    KickPlayer,
    NudgeAwaited,
    PlayNext,
    ShowWords,
    StayInGame,
    TakeSeat,
    VoteOff,
    WaitFor,
)
from tgbot.tables.context import page_nonce, seat_nonce
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Stage, Table
from tgbot.tables.pace import PACES
from tgbot.tables.session import session
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.messages import Chat
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

SAY = Say("en")
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
    """A player is awaited, or a seat is offered, or the game is over."""
    view = session(table).view()
    return view.outcome is not None or any(entry.seats for entry in view.awaited) or bool(seats.free_seats(table))


def board(table: Table) -> str:
    """Return the last message of the group."""
    return screen(table, LINKS)[Chat(-100)][-1].text


@each_phase
@each_person
def test_when_a_player_leaves_the_game_goes_on_with_a_seat_to_take(phase: Callable[[], Table], person: Sender) -> None:
    asked = commands.leave_by_command(phase(), turn(person)).document
    assert asked.page is not None
    assert asked.replace(page=None) == phase()  # it is only asked
    left = taps.tap_table(asked, turn(person), Tapped("t-100", page_nonce(asked.page), ConfirmLeave())).document
    assert left.player(person.id) is None
    assert left.page is None
    assert seats.free_seats(left) == [person.id]
    assert goes_on(left)
    assert left.limit == NOW + PACES["relaxed"].substitute  # L2


@each_phase
@each_person
def test_a_substitute_takes_the_seat_and_the_game_can_be_played_to_its_end(
    phase: Callable[[], Table], person: Sender
) -> None:
    table = seats.take_seat(seats.leave(phase(), person.id, moment()), DI, person.id, True, moment())
    assert table.player(DI.id) is not None
    for _ in range(12):
        if table.stage is Stage.OVER:
            break
        view = session(table).view()
        table = with_clues(table) if view.half is None else answered(table)
    assert table.stage is Stage.OVER


@each_phase
def test_nobody_takes_the_seat_in_time_and_the_game_ends_without_a_winner_l2(phase: Callable[[], Table]) -> None:
    left = seats.leave(phase(), BO.id, moment())
    ended = chat_changes.time_up(left, moment((left.limit or 0) + 1)).document
    outcome = session(ended).view().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (None, "side-short")


def test_the_next_encoder_draws_when_one_leaves_who_had_seen_the_code_l3() -> None:
    table = dealt()
    left = seats.leave(table, ANA.id, moment())
    assert seat_view(left, BO).code is None  # the pair is short: nobody writes yet
    table = seats.take_seat(left, DI, ANA.id, True, moment())
    assert seat_view(table, BO).code is not None
    assert [line["do"] for line in table.log] == ["leave", "substitute", "redraw"]


def test_a_player_who_sat_on_one_side_never_sits_on_the_other_l1() -> None:
    table = seats.leave(guessing(2), CY.id, moment())
    table = seats.leave(table, BO.id, moment())
    nonce = seat_nonce(table, 0)
    taken = taps.tap_table(table, turn(CY), Tapped("t-100", nonce, TakeSeat(str(BO.id))))
    assert taken.document == table
    assert taken.answer is not None
    assert taken.answer.text == "You’ve already played for the other side in this game."


def test_who_comes_back_to_a_mates_seat_is_not_thrown_out_by_who_takes_the_own_one() -> None:
    table = seats.leave(seats.leave(guessing(2), ANA.id, moment()), BO.id, moment())
    table = seats.take_seat(table, ANA, BO.id, True, moment())
    assert "🚪 Bo left the game" in board(table)
    assert "Ana left" not in board(table)
    assert seats.free_seats(table) == [BO.id]
    table = seats.take_seat(table, DI, BO.id, True, moment())
    assert (table.player(ANA.id) is not None, table.player(DI.id) is not None) == (True, True)
    assert seats.free_seats(table) == []
    assert {entry.task for entry in session(table).view().awaited} == {"guess", "interception"}


def test_who_has_left_is_still_named_for_what_they_did() -> None:
    """A text without a name in it would say nothing."""
    boards = [
        board(seats.leave(play.act(guessing(2), ANA.id, LockGuess("123"), moment()), ANA.id, moment())),
        board(seats.leave(play.act(guessing(2), CY.id, LockInterception("123"), moment()), CY.id, moment())),
    ]
    for text, told in zip(boards, ("🔒 Ana has guessed", "🔒 Cy has locked in an interception"), strict=True):
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
    table = commands.kick(phase(), turn(ANA)).document
    assert table.page is not None
    kick = Tapped("t-100", page_nonce(table.page), KickPlayer(str(CY.id)))
    refused = taps.tap_table(table, turn(BO), kick)
    assert refused.document == table
    assert taps.tap_table(table, turn(ANA), kick).document.player(CY.id) is None


@each_phase
def test_two_of_three_votes_call_the_game_off(phase: Callable[[], Table]) -> None:
    table = commands.cancel_by_command(phase(), turn(BO)).document
    assert table.stage is Stage.GAME
    assert table.page is not None
    vote = Tapped("t-100", page_nonce(table.page), VoteOff())
    assert taps.tap_table(table, turn(BO), vote).document.stage is Stage.GAME  # once each
    assert taps.tap_table(table, turn(DI), vote).document == table
    assert taps.tap_table(table, turn(CY), vote).document.stage is Stage.OVER


def test_asking_to_cancel_while_a_vote_is_on_is_a_vote() -> None:
    table = commands.cancel_by_command(guessing(), turn(BO)).document
    again = commands.cancel_by_command(table, turn(BO)).document
    assert (again.stage, again.votes) == (Stage.GAME, (BO.id,))  # once each
    assert commands.cancel_by_command(again, turn(CY)).document.stage is Stage.OVER


def test_a_vote_is_counted_again_when_a_seat_changes_hands() -> None:
    table = commands.cancel_by_command(team_game(6), turn(BO)).document
    table = commands.cancel_by_command(table, turn(CY)).document
    assert table.page is not None
    assert table.page.facts == {"count": 2, "needed": 4}
    for user, facts in ((CY.id, {"count": 1, "needed": 3}), (6, {"count": 1, "needed": 3})):
        table = commands.leave(table, user, moment()).document
        assert (table.stage, table.page) == (Stage.GAME, table.page and table.page.replace(facts=facts))
    table = seats.take_seat(seats.take_seat(table, CY, CY.id, True, moment()), teams.PEOPLE[5], 6, True, moment())
    assert table.page is not None
    assert table.page.facts == {"count": 1, "needed": 4}


def test_a_departure_can_make_the_votes_enough() -> None:
    table = commands.cancel_by_command(team_game(4), turn(BO)).document
    table = commands.cancel_by_command(table, turn(CY)).document
    assert (table.stage, table.votes) == (Stage.GAME, (BO.id, CY.id))
    table = commands.leave(table, DI.id, moment()).document
    assert (table.stage, table.page and table.page.kind) == (Stage.OVER, "vote-over")


def test_a_vote_that_another_page_has_replaced_is_over() -> None:
    table = commands.cancel_by_command(guessing(), turn(BO)).document
    table = commands.rules(table, turn(BO)).document
    table = commands.cancel_by_command(table, turn(CY)).document
    assert (table.stage, table.votes) == (Stage.GAME, (CY.id,))


def test_the_vote_of_who_left_does_not_count() -> None:
    table = commands.cancel_by_command(team_game(5), turn(BO)).document
    table = seats.leave(table, BO.id, moment())
    table = commands.cancel_by_command(table, turn(CY)).document
    assert table.votes == (CY.id,)


@each_phase
def test_the_time_runs_out_and_the_game_goes_on_d19(phase: Callable[[], Table]) -> None:
    table = phase().replace(pace="classic")
    table = seats.time_up(table, moment())
    assert goes_on(table)
    assert table.stage is Stage.OVER or table.due is not None


def test_a_limit_is_not_moved_by_the_first_of_two_answers() -> None:
    table = guessing(2, pace="classic")
    before = table.due
    view = seat_view(table, ANA)
    locked = agreement.agree(OWN.put_card(table, ANA.id, draft="123"), ANA.id, moment(NOW + 60))
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


def test_clues_that_were_written_but_not_sent_are_no_miss_d9() -> None:
    table = written_in_private(dealt(pace="classic"), ANA, "apple\npear")
    assert seats.time_up(table, moment()).misses == {}


def test_an_answer_wipes_a_miss_away() -> None:
    table = seats.time_up(dealt(pace="classic"), moment())
    assert table.misses == {ANA.id: 1}
    table = play.act(answered(table), BO.id, GiveClues(("one thing", "another", "a third")), moment())
    assert BO.id not in table.misses


def test_a_seat_that_is_taken_cannot_be_taken() -> None:
    with pytest.raises(TableRefusal, match="refusal-seat-not-free"):
        seats.take_seat(dealt(), DI, BO.id, True, moment())


@each_phase
@each_person
def test_a_player_who_blocks_the_bot_is_named_on_the_board_and_comes_back_by_opening_it(
    phase: Callable[[], Table], person: Sender
) -> None:
    table = phase()
    player = table.player(person.id)
    assert player is not None
    blocked = table.with_player(player.replace(ready=False))
    screens = screen(blocked, LINKS)
    assert goes_on(blocked)
    assert Chat(person.id) not in screens
    assert f"I can’t message {person.name}" in screens[Chat(-100)][-1].text
    assert Chat(person.id) in screen(chat_changes.reachable(blocked, person).document, LINKS)


# ── leaving is asked about, told and made up for ────────────────────────────────────────────────────────────────


def asked_to_leave(person: Sender = BO) -> tuple[Table, str]:
    """A game in which a player has sent /leave, and the nonce of the question."""
    table = commands.leave_by_command(dealt(), turn(person)).document
    assert table.page is not None
    return table, page_nonce(table.page)


def test_only_who_asked_to_leave_can_answer() -> None:
    table, nonce = asked_to_leave()
    for press in (ConfirmLeave(), StayInGame()):
        refused = taps.tap_table(table, turn(ANA), Tapped("t-100", nonce, press))
        assert refused.document == table
        assert refused.answer is not None
        assert refused.answer.text == SAY.plain("toast-asked-another", name="Bo")
    stayed = taps.tap_table(table, turn(BO), Tapped("t-100", nonce, StayInGame()))
    assert stayed.document == dealt()
    assert stayed.answer is not None
    assert stayed.answer.text == SAY.plain("toast-stayed")


def test_the_question_goes_with_the_game() -> None:
    table, _ = asked_to_leave()
    assert play.call_off(table, moment()).page is None


@each_phase
@each_person
def test_a_new_board_says_who_left_and_offers_the_seat(phase: Callable[[], Table], person: Sender) -> None:
    before = screen(phase(), LINKS)[Chat(-100)]
    for how in ("left", "kicked"):
        message = screen(seats.leave(phase(), person.id, moment(), how), LINKS)[Chat(-100)][-1]
        assert message.key not in {one.key for one in before}  # sent, not edited: it rings
        assert f"🚪 {person.name} left the game" in message.text
        assert TakeSeat(str(person.id)) in {button.press for row in message.keyboard for button in row}


@pytest.mark.parametrize("how", ["left", "kicked"])
def test_who_lost_the_seat_is_told_so_in_private_and_nothing_else_stays(how: str) -> None:
    table = seats.leave(dealt(), BO.id, moment(), how)
    (told,) = screen(table, LINKS)[Chat(BO.id)]
    assert told.text == SAY(f"parting-{how}", title="The club")


def test_a_kick_is_told_as_one() -> None:
    table = commands.kick(dealt(), replace(turn(ANA), reply_to=BO.id)).document
    (told,) = screen(table, LINKS)[Chat(BO.id)]
    assert told.text == SAY("parting-kicked", title="The club")


def test_who_is_forgotten_is_told_nothing() -> None:
    assert Chat(BO.id) not in screen(chat_changes.forget(dealt(), BO.id, moment()).document, LINKS)


def test_a_board_that_waits_for_a_substitute_asks_nobody_for_anything_else_l2() -> None:
    left = seats.leave(dealt(), BO.id, moment())
    presses = [type(button.press) for row in screen(left, LINKS)[Chat(-100)][-1].keyboard for button in row]
    assert presses == [TakeSeat, ShowWords, PlayNext]


def test_the_partner_reads_what_the_game_waits_for_and_until_when_l2() -> None:
    table = seats.leave(dealt(), ANA.id, moment())
    card = screen(table, LINKS)[Chat(BO.id)][-1].text
    assert SAY("card-seat-free", names="Ana") in card
    assert "🕐" in card
    written = written_in_private(table, BO, "apple")
    assert written.card(BO.id).notice == Notice(text="notice-seat-free")
    assert SAY("card-seat-free", names="Bo") not in screen(dealt(), LINKS)[Chat(BO.id)][-1].text


@pytest.mark.parametrize(
    ("person", "welcome"),
    [
        (BO, "You’re in for Bo: you’re in the pair in The club."),
        (CY, "You’re in for Cy: you’re the interceptor in The club."),
    ],
)
def test_the_card_of_a_substitute_begins_with_a_welcome(person: Sender, welcome: str) -> None:
    table = seats.take_seat(seats.leave(dealt(), person.id, moment()), DI, person.id, True, moment())
    card = screen(table, LINKS)[Chat(DI.id)][-1]
    assert welcome in card.text
    assert "⚠️" not in card.text
    assert not card.silent


def test_the_welcome_of_a_team_names_it_in_the_language_of_the_substitute() -> None:
    table = seats.leave(teams.team_game(6), BO.id, moment())
    zoe = Sender(99, "Zoe", "fr")
    card = screen(seats.take_seat(table, zoe, BO.id, True, moment()), LINKS)[Chat(99)][-1]
    assert Say("fr")("welcome-team", name="Bo", title="The club", team=Say("fr").plain("side-white")) in card.text


# ── who is away ─────────────────────────────────────────────────────────────────────────────────────────────────


def away_twice() -> Table:
    """A game in which Bo has missed the time twice."""
    return dealt(pace="classic").replace(misses={BO.id: 2})


def test_two_misses_are_told_on_the_board_with_two_ways_to_go_on() -> None:
    message = screen(away_twice(), LINKS)[Chat(-100)][-1]
    assert "💤 Bo seems to be away" in message.text
    assert {TakeSeat(str(BO.id)), WaitFor(str(BO.id))} <= {b.press for row in message.keyboard for b in row}


def test_a_player_waits_and_all_are_told_who() -> None:
    table = away_twice()
    tapped = Tapped("t-100", seat_nonce(table, 0), WaitFor(str(BO.id)))
    stranger = taps.tap_table(table, turn(DI), tapped)
    assert stranger.document == table
    waited = taps.tap_table(table, turn(ANA), tapped).document
    assert (waited.misses, seats.free_seats(waited)) == ({}, [])
    assert screen(waited, LINKS)[Chat(-100)][-1].text == SAY("page-waits-for", name="Ana", away="Bo")


def test_who_was_away_learns_that_the_seat_is_taken() -> None:
    table = seats.take_seat(away_twice(), DI, BO.id, True, moment())
    assert screen(table, LINKS)[Chat(BO.id)][-1].text == SAY("parting-replaced", title="The club")


# ── nudges ──────────────────────────────────────────────────────────────────────────────────────────────────────


def nudged(table: Table, person: Sender) -> tuple[Table, str]:
    """The table after a tap on the button, and the answer to it."""
    taken = taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, 0), NudgeAwaited()))
    assert taken.answer is not None
    return taken.document, taken.answer.text or ""


def test_a_nudge_says_who_has_to_do_what_with_the_key_to_it() -> None:
    table, answer = nudged(dealt(), BO)
    message = screen(table, LINKS)[Chat(-100)][-1]
    assert answer == SAY.plain("toast-nudged", names="Ana")
    assert message.text == '⏰ <a href="tg://user?id=1">Ana</a>, your turn: send me your clues in our private chat.'
    ((key,),) = message.keyboard
    assert (key.text, key.url) == (SAY.plain("button-write-clues"), LINKS.open())
    assert message.fleeting


def test_a_nudge_goes_when_its_duty_is_done_and_stays_for_the_others() -> None:
    table, _ = nudged(guessing(2), BO)
    keys = [row[0].text for row in screen(table, LINKS)[Chat(-100)][-1].keyboard]
    assert keys == [SAY.plain("button-guess-code"), SAY.plain("button-intercept-code")]
    one = play.act(table, ANA.id, LockGuess("123"), moment())
    assert one.page is not None
    assert one.page.facts == {"users": str(CY.id)}
    assert play.act(one, CY.id, LockInterception("123"), moment()).page is None


def test_a_nudge_that_pings_nobody_says_why() -> None:
    assert nudged(dealt(), ANA)[1] == SAY.plain("toast-nudge-you")
    assert nudged(seats.leave(dealt(), BO.id, moment()), ANA)[1] == SAY.plain("toast-nudge-seat-free")
    again = nudged(nudged(dealt(), BO)[0], CY)
    assert again[1] == SAY.plain("toast-nudged-already")


def test_who_was_not_nudged_yet_can_be_and_who_is_awaited_is_told_so() -> None:
    table, answer = nudged(guessing(2), ANA)  # Ana guesses, too
    assert answer == SAY.plain("toast-nudged-too", names="Cy")
    assert nudged(table, ANA)[1] == SAY.plain("toast-nudged-already-too")
    table, answer = nudged(table, BO)
    assert answer == SAY.plain("toast-nudged", names="Ana")
    assert table.page is not None
    assert table.page.facts == {"users": str(ANA.id)}  # Cy is not pinged twice
    assert nudged(table, BO)[1] == SAY.plain("toast-nudged-already")
    assert nudged(table.replace(nudged=NOW - 61), BO)[1] == SAY.plain("toast-nudged", names="Ana, Cy")


def test_a_nudge_by_command_is_answered_in_the_group() -> None:
    free = commands.nudge_by_command(seats.leave(dealt(), BO.id, moment()), turn(ANA)).document
    assert screen(free, LINKS)[Chat(-100)][-1].text == SAY("page-nudge-seat-free")
    once = commands.nudge_by_command(dealt(), turn(BO)).document
    twice = commands.nudge_by_command(once, turn(CY)).document
    assert screen(twice, LINKS)[Chat(-100)][-1].text == SAY("page-nudged-already")
