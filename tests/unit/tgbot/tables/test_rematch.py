"""The next game: who waits for it, and the rematch that the former players are asked about."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.unit.tgbot.builders import cards
from tests.unit.tgbot.builders.settings import with_settings
from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, LINKS, NOW, ROOM, dealt, full_lobby, moment, over, turn
from tests.unit.tgbot.builders.teams import PEOPLE, team_game
from tgbot.games.codes.settings import MODE
from tgbot.i18n.texts import Say
from tgbot.store.codec import dump, load
from tgbot.tables import chat_changes, commands, erasure, lobby, play, rematch, seats, taps
from tgbot.tables.buttons import DeclineRematch, Join, PlayNext, Rematch, StartGame
from tgbot.tables.context import seat_nonce
from tgbot.tables.model import Stage, Table
from tgbot.tables.own_page import respeak
from tgbot.tables.rematch import ENCORE_S, MAX_QUEUE
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Answer, Chat
from tgbot.telegram.updates import Room, Sender
from tgbot.ui.screen import screen

SAY = Say("en")


def tap(table: Table, person: Sender, press: Press, **known: bool) -> tuple[Table, Answer]:
    """The table after a tap, and the answer to it."""
    taken = taps.tap_table(table, turn(person, **known), Tapped("t-100", seat_nonce(table, 0), press))
    assert taken.answer is not None
    return taken.document, taken.answer


def tapped(table: Table, person: Sender, press: Press) -> Table:
    return tap(table, person, press)[0]


def board(table: Table) -> str:
    return screen(table, LINKS)[Chat(-100)][-1].text


def own_card(table: Table, person: Sender) -> str:
    return screen(table, LINKS)[Chat(person.id)][-1].text


def own_presses(table: Table, person: Sender) -> set[Press | None]:
    return {button.press for row in screen(table, LINKS)[Chat(person.id)][-1].keyboard for button in row}


def presses(table: Table) -> set[type[Press]]:
    keyboard = screen(table, LINKS)[Chat(-100)][-1].keyboard
    return {type(button.press) for row in keyboard for button in row if button.press}


def seated(table: Table) -> set[int]:
    return {player.user for player in table.players}


def half_a_minute_later(table: Table) -> Table:
    return chat_changes.time_up(table, moment(NOW + ENCORE_S + 1)).document


# ── the rematch ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_first_tap_asks_the_others_and_starts_nothing() -> None:
    table, answer = tap(over(), BO, Rematch("same"))
    assert (table.stage, table.due) == (Stage.OVER, NOW + ENCORE_S)
    assert answer.text == SAY.plain("toast-rematch-waits", names="Ana, Cy")
    assert "Bo wants another" in board(table)
    assert "Ana, Cy, are you in?" in board(table)
    assert {Rematch, DeclineRematch, PlayNext} <= presses(table)
    assert DeclineRematch not in presses(over())


def test_it_starts_as_soon_as_all_have_said_yes_with_the_roles_of_the_first() -> None:
    table = over()
    for person in (ANA, BO, CY):
        assert table.stage is Stage.OVER
        table, answer = tap(table, person, Rematch("next"))
    assert (table.stage, answer.text, table.encore) == (Stage.GAME, SAY.plain("toast-rematch-on"), None)
    interceptor = next(player.user for player in table.players if player.side == "interceptor")
    assert interceptor == ANA.id  # the next one


def test_a_button_with_other_roles_than_those_asked_for_casts_nobody() -> None:
    asked = tapped(over(), CY, Rematch("next"))
    table, answer = tap(asked, ANA, Rematch("same"))
    assert table == asked
    assert answer.text == SAY.plain("toast-rematch-other", name="Cy", roles="Ana intercepts")


def test_while_a_rematch_is_asked_for_every_card_says_with_which_roles_and_takes_a_yes_or_a_no() -> None:
    assert own_presses(over(), CY) == {Rematch("same"), None}
    table = tapped(over(), CY, Rematch("next"))
    for person in (ANA, BO):
        assert own_presses(table, person) >= {Rematch("next"), DeclineRematch()}
        assert SAY("rematch-called", name="Cy", roles="Ana intercepts") in own_card(table, person)
    assert own_presses(table, CY) == {DeclineRematch(), None}
    assert SAY("rematch-you-are-in") in own_card(table, CY)
    assert own_card(tapped(table, BO, Rematch("next")), ANA) == own_card(table, ANA)  # an answer costs no edits


def test_the_card_game_asks_in_the_same_way() -> None:
    table = tapped(play.call_off(cards.dealt(), moment()), BO, Rematch("next"))
    first = table.name(table.players[1].seat)
    assert SAY("rematch-called", name="Bo", roles=f"{first} goes first") in own_card(table, CY)
    assert own_presses(table, CY) >= {Rematch("next"), DeclineRematch()}


def test_the_button_for_the_next_roles_names_the_next_interceptor() -> None:
    labels = [button.text for row in screen(over(), LINKS)[Chat(-100)][-1].keyboard for button in row]
    assert SAY.plain("button-rematch-next", name="Ana") in labels
    assert labels[:2] == ["🔁 Same roles", "🎲 Random roles"]
    four = tapped(over(), DI, PlayNext())  # they would play in two teams
    assert screen(four, LINKS)[Chat(-100)][-1].keyboard[0][0].text == "🔁 Play again"
    assert Rematch("next") not in {
        button.press for row in screen(four, LINKS)[Chat(-100)][-1].keyboard for button in row
    }


@pytest.mark.parametrize(
    ("roles", "told"), [("same", "Cy intercepts"), ("next", "Ana intercepts"), ("shuffled", "all shuffled")]
)
def test_the_question_tells_the_roles(roles: str, told: str) -> None:
    table = tapped(over(), BO, Rematch(roles))
    assert SAY("rematch-called", name="Bo", roles=told) in board(table)
    for person in (ANA, CY):
        table = tapped(table, person, Rematch(roles))
    if roles != "shuffled":
        name = next(player.name for player in table.players if player.side == "interceptor")
        assert told == f"{name} intercepts"


def test_the_question_follows_who_is_in() -> None:
    table = tapped(over(), BO, Rematch("next"))
    assert "in two teams" in board(tapped(table, DI, PlayNext()))
    assert "the lobby opens for more players" in board(tapped(table, CY, DeclineRematch()))
    instead = tapped(tapped(table, DI, PlayNext()), CY, DeclineRematch())
    assert "Ana intercepts" in board(instead)
    begun = tapped(instead, ANA, Rematch("next"))
    assert next(player.name for player in begun.players if player.side == "interceptor") == "Ana"
    teams = play.call_off(team_game(4), moment())
    assert "the teams swap colours" in board(tapped(teams, BO, Rematch("next")))
    assert "as before" in board(tapped(teams, BO, Rematch("same")))


def test_the_question_stands_by_itself_and_goes_when_it_is_answered() -> None:
    end = screen(over(), LINKS)[Chat(-100)][-1]
    *_, below, question = screen(tapped(over(), BO, Rematch("same")), LINKS)[Chat(-100)]
    assert (below.key, below.text) == (end.key, end.text)
    assert not any(button.press for row in below.keyboard for button in row)  # only what passes the result on
    assert question.fleeting


def test_again_lets_the_other_one_of_the_pair_encode_first() -> None:
    encoders = []
    table = dealt()
    for _ in range(2):
        encoders.append(session(table).view().sides[0].encoder)
        table = play.call_off(table, moment())
        for person in (ANA, BO, CY):
            table = tapped(table, person, Rematch("same"))
    assert encoders == [str(ANA.id), str(BO.id)]
    assert {player.user for player in table.players if player.side == "pair"} == {ANA.id, BO.id}


def test_who_did_not_answer_is_not_dragged_in_and_where_too_few_did_a_lobby_opens() -> None:
    table = half_a_minute_later(tapped(tapped(over(), BO, Rematch("same")), CY, Rematch("same")))
    assert (table.stage, seated(table), table.host) == (Stage.LOBBY, {BO.id, CY.id}, BO.id)
    assert table.due == NOW + ENCORE_S + 1 + lobby.LOBBY_OPEN_S


def test_after_the_time_it_starts_with_those_who_tapped_where_a_line_up_fits_them() -> None:
    table = play.call_off(team_game(5), moment())
    for person in PEOPLE[:4]:
        table = tapped(table, person, Rematch("same"))
    assert table.stage is Stage.OVER
    table = half_a_minute_later(table)
    assert (table.stage, seated(table)) == (Stage.GAME, {person.id for person in PEOPLE[:4]})


def test_who_says_no_is_not_waited_for() -> None:
    table, answer = tap(tapped(over(), BO, Rematch("same")), ANA, DeclineRematch())
    assert answer.text == SAY.plain("toast-rematch-without-you")
    table = tapped(table, CY, Rematch("same"))
    assert (table.stage, seated(table)) == (Stage.LOBBY, {BO.id, CY.id})


def test_when_nobody_wants_another_any_more_nobody_is_asked() -> None:
    table = tapped(tapped(over(), BO, Rematch("same")), BO, DeclineRematch())
    assert (table.encore, table.due, table.stage) == (None, None, Stage.OVER)
    assert "wants another" not in board(table)


def test_a_yes_can_follow_a_no() -> None:
    table = tapped(tapped(tapped(over(), BO, Rematch("same")), ANA, DeclineRematch()), ANA, Rematch("same"))
    assert table.encore is not None
    assert (table.encore.yes, table.encore.no) == ((BO.id, ANA.id), ())


def test_who_left_the_game_is_not_asked() -> None:
    table = play.call_off(seats.leave(team_game(5), PEOPLE[4].id, moment()), moment())
    for person in PEOPLE[:4]:
        table = tapped(table, person, Rematch("same"))
    assert table.stage is Stage.GAME


def test_a_bot_that_was_shut_out_asks_again_for_the_whole_time() -> None:
    table = chat_changes.away(tapped(over(), BO, Rematch("same"))).document
    assert table.due is None
    assert chat_changes.back(table, moment(NOW + 500)).document.due == NOW + 500 + ENCORE_S


def test_too_few_words_of_the_chats_own_open_a_lobby() -> None:
    table = with_settings(over(), words_from="theirs")
    for person in (ANA, BO, CY):
        table = tapped(table, person, Rematch("same"))
    assert (table.stage, seated(table)) == (Stage.LOBBY, {ANA.id, BO.id, CY.id})


def test_who_leaves_last_lets_the_others_begin_with_the_words_of_the_chats_own() -> None:
    own = tuple(f"{letter}-word" for letter in "abcdefghijklmnop")
    table = with_settings(tapped(over(), DI, PlayNext()), words_from="theirs")
    for person in (ANA, BO):
        table = tapped(table, person, Rematch("same"))
    for left in (
        commands.leave_by_command(table, turn(CY, own_words=own)).document,
        commands.leave(table, CY.id, moment(), own).document,
    ):
        assert (left.stage, seated(left)) == (Stage.GAME, {ANA.id, BO.id, DI.id})


# ── who waits ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_tap_puts_a_name_below_the_board_and_a_second_one_takes_it_off() -> None:
    table, answer = tap(dealt(), DI, PlayNext())
    assert answer.text == SAY.plain("toast-on-the-list")
    assert "🙋 Next game: Di" in board(table)
    table, answer = tap(table, DI, PlayNext())
    assert answer.text == SAY.plain("toast-off-the-list")
    assert table == dealt()


def test_who_plays_is_told_so() -> None:
    table, answer = tap(dealt(), ANA, PlayNext())
    assert (table, answer.text) == (dealt(), SAY.plain("toast-playing-already"))


def test_who_has_not_opened_the_bot_is_led_there() -> None:
    table, answer = tap(dealt(), DI, PlayNext(), known=False)
    assert answer.url == LINKS.start("jt-100")
    assert "Di ⏳" in board(table)
    again, answer = tap(table, DI, PlayNext(), known=False)
    assert (again, answer.url) == (table, LINKS.start("jt-100"))
    ready = chat_changes.reachable(table, DI).document
    assert "🙋 Next game: Di" in board(ready)
    assert chat_changes.unreachable(ready, DI.id, moment()).document == table


def test_the_list_is_bounded() -> None:
    table = dealt()
    for number in range(MAX_QUEUE):
        table = tapped(table, Sender(50 + number, f"N{number}", "en"), PlayNext())
    full, answer = tap(table, DI, PlayNext())
    assert (full, answer.text) == (table, SAY.plain("toast-list-full"))
    asked = commands.open_table(table, turn(DI)).document
    assert asked.page is not None
    assert asked.page.kind == "list-full"


def test_a_rematch_seats_who_waits_and_with_four_there_are_two_teams() -> None:
    table = tapped(over(), DI, PlayNext())
    assert "🙋 Next game: Di" in board(table)
    for person in (ANA, BO, CY):
        table = tapped(table, person, Rematch("same"))
    assert (table.stage, seated(table), table.queue) == (Stage.GAME, {1, 2, 3, 4}, ())
    assert {player.side for player in table.players} == {"white", "black"}


def test_who_waits_takes_the_place_of_who_said_no() -> None:
    table = tapped(tapped(over(), DI, PlayNext()), BO, Rematch("same"))
    table = tapped(tapped(table, ANA, DeclineRematch()), CY, Rematch("same"))
    assert (table.stage, seated(table)) == (Stage.GAME, {BO.id, CY.id, DI.id})


def test_where_the_mode_has_no_room_they_go_on_waiting() -> None:
    table = tapped(MODE.choose(over(), "interceptor", moment()), DI, PlayNext())
    for person in (ANA, BO, CY):
        table = tapped(table, person, Rematch("same"))
    assert (table.stage, seated(table)) == (Stage.GAME, {ANA.id, BO.id, CY.id})
    assert "🙋 Next game: Di" in board(table)


def test_who_has_to_open_the_bot_yet_holds_nobody_up() -> None:
    table = tap(over(), DI, PlayNext(), known=False)[0]
    for person in (ANA, BO, CY):
        table = tapped(table, person, Rematch("same"))
    assert (table.stage, [player.user for player in table.queue]) == (Stage.GAME, [DI.id])


def test_who_opens_the_bot_at_last_sits_down_in_the_lobby_that_is_open_by_then() -> None:
    eve = PEOPLE[4]
    table = tap(tap(over(), DI, PlayNext(), known=False)[0], eve, PlayNext(), known=False)[0]
    table = half_a_minute_later(tapped(tapped(table, ANA, Rematch("same")), BO, Rematch("same")))
    assert (table.stage, seated(table)) == (Stage.LOBBY, {ANA.id, BO.id, DI.id})
    assert (seated(chat_changes.reachable(table, eve).document)) == {ANA.id, BO.id, DI.id, eve.id}
    opened = chat_changes.started(table, eve).document
    assert (opened.queue, Chat(eve.id) in screen(opened, LINKS)) == ((), True)
    full = MODE.choose(table, "interceptor", moment())
    waiting = chat_changes.started(full, eve).document
    assert (seated(waiting), [player.ready for player in waiting.queue]) == (seated(full), [True])


def test_who_waits_and_sits_down_in_the_lobby_waits_no_longer() -> None:
    table = full_lobby().replace(queue=tapped(dealt(), DI, PlayNext()).queue)
    assert lobby.join(table, DI, True).queue == ()


def test_who_is_in_reads_so_when_a_rematch_waits_for_more_and_the_group_reads_who_never_answered() -> None:
    table = play.deal(chat_changes.started(full_lobby(), BO).document, moment())
    table = tapped(tapped(play.call_off(table, moment()), BO, Rematch("same")), CY, Rematch("same"))
    shown = screen(half_a_minute_later(table), LINKS)
    assert set(shown) == {Chat(-100), Chat(ANA.id), Chat(BO.id), Chat(CY.id)}
    assert [message.text for message in shown[Chat(BO.id)]] == [SAY("page-seated", title="The club")]
    assert shown[Chat(-100)][-1].text == SAY("page-rematch-late", names="Ana")
    again = lobby.join(half_a_minute_later(table), ANA, True)
    assert screen(again, LINKS)[Chat(-100)][-1].text != SAY("page-rematch-late", names="Ana")


def test_a_new_lobby_seats_who_waits_but_not_for_ever() -> None:
    table = tapped(over(), DI, PlayNext())
    opened = lobby.open_lobby(table, ANA, ROOM, True, moment())
    assert seated(opened) == {ANA.id, DI.id}
    late = lobby.open_lobby(table, ANA, ROOM, True, moment(NOW + lobby.LOBBY_OPEN_S + 1))
    assert (seated(late), late.queue) == ({ANA.id}, ())


def test_a_lobby_that_an_anonymous_admin_opens_has_a_host_among_those_who_wait() -> None:
    table = tapped(tapped(tapped(over(), BO, Rematch("same")), ANA, Rematch("same")), DI, PlayNext())
    admin = Sender(ROOM.chat, "The club", "en", nameless=True, leads=True)
    opened = commands.open_table(table, turn(admin, admin=True, known=False)).document
    assert (seated(opened), opened.host) == ({ANA.id, BO.id, DI.id}, ANA.id)
    assert tapped(opened, ANA, StartGame()).stage is Stage.GAME


def test_a_host_who_finds_no_seat_in_the_rematch_is_host_no_more() -> None:
    table = MODE.choose(play.call_off(team_game(5), moment()), "interceptor", moment()).replace(host=PEOPLE[4].id)
    for person in PEOPLE[:5]:
        table = tapped(table, person, Rematch("same"))
    assert (table.stage, table.player(PEOPLE[4].id)) == (Stage.GAME, None)
    assert table.host in seated(table)


def test_a_former_player_who_wants_to_play_next_asks_for_no_rematch_but_says_yes_to_one() -> None:
    table, answer = tap(over(), BO, PlayNext())
    assert table == over()
    assert answer.text == SAY.plain("toast-play-again")
    table, answer = tap(tapped(over(), ANA, Rematch("same")), BO, PlayNext())
    assert table.encore is not None
    assert answer.text == SAY.plain("toast-rematch-waits", names="Cy")


def test_who_chooses_another_language_is_spoken_to_in_it_in_the_next_game() -> None:
    table = respeak(tapped(over(), DI, PlayNext()), DI, "fr").document
    assert [player.language for player in table.queue] == ["fr"]


def test_who_takes_a_free_seat_no_longer_waits() -> None:
    table = tapped(seats.leave(dealt(), BO.id, moment()), DI, PlayNext())
    assert seats.take_seat(table, DI, BO.id, True, moment()).queue == ()


# ── by command ──────────────────────────────────────────────────────────────────────────────────────────────────


def kind(table: Table) -> str:
    return table.page.kind if table.page else ""


def test_play_and_join_put_a_name_on_the_list_while_no_seat_is_free() -> None:
    for command in (commands.open_table, commands.join_by_command):
        table = command(dealt(), turn(DI)).document
        assert (kind(table), [player.user for player in table.queue]) == ("next-game", [DI.id])
        assert kind(command(dealt(), turn(DI, known=False)).document) == "next-game-open"
        left = commands.leave_by_command(table, turn(DI)).document
        assert left.queue == ()


def test_join_takes_the_free_seat_and_of_several_offers_a_choice() -> None:
    one = seats.leave(dealt(), BO.id, moment())
    taken = commands.join_by_command(one, turn(DI)).document
    assert taken.player(DI.id) is not None
    led = commands.join_by_command(one, turn(DI, known=False)).document
    assert (kind(led), led.player(DI.id) is not None) == ("open-bot", True)
    two = seats.leave(one, CY.id, moment())
    offered = commands.join_by_command(two, turn(DI)).document
    assert (offered.player(DI.id), offered.queue) == (None, ())
    assert screen(offered, LINKS)[Chat(-100)][-1].key != screen(two, LINKS)[Chat(-100)][-1].key


def test_who_sat_on_the_other_side_waits_for_the_next_game_l1() -> None:
    table = seats.leave(dealt(), CY.id, moment())
    table = seats.take_seat(table, DI, CY.id, True, moment())
    table = seats.leave(table, BO.id, moment())
    table = commands.join_by_command(table, turn(CY)).document
    assert (table.player(CY.id), [player.user for player in table.queue]) == (None, [CY.id])


def test_who_plays_or_has_no_seat_gets_an_answer() -> None:
    assert kind(commands.join_by_command(dealt(), turn(ANA)).document) == "playing-already"
    assert kind(commands.open_table(dealt(), turn(ANA)).document) == "game-runs"
    assert kind(commands.leave_by_command(dealt(), turn(DI)).document) == "no-seat"
    assert kind(commands.leave_by_command(full_lobby(), turn(DI)).document) == "no-seat"
    assert kind(commands.leave_by_command(over(), turn(ANA)).document) == "no-seat"
    assert kind(commands.show_free_seats(dealt(), turn(DI)).document) == "no-free-seat"


# ── what is kept ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("older", [False, True], ids=["this version", "the version before"])
def test_it_is_stored_and_a_worker_of_the_version_before_can_read_the_rest(older: bool) -> None:
    table = tapped(tapped(seats.leave(team_game(5), 5, moment()), Sender(9, "Zoe", "en"), PlayNext()), ANA, PlayNext())
    table = tapped(play.call_off(table, moment()), ANA, Rematch("next"))
    read = load(table.place, dump(table, older=older))
    assert isinstance(read, Table)
    if older:
        assert (read.queue, read.encore, read.players[-1].parting) == ((), None, "")
    else:
        assert read == table.replace(events=())


def test_a_person_who_is_forgotten_neither_waits_nor_is_asked() -> None:
    table = tapped(tapped(over(), DI, PlayNext()), BO, Rematch("same"))
    assert erasure.names_of(table, DI.id) == {"Di"}
    without = chat_changes.forget(table, DI.id, moment()).document
    assert (without.queue, erasure.names_of(without, DI.id)) == ((), set())
    assert chat_changes.forget(table, BO.id, moment()).document.encore is None
    both = tapped(table, ANA, Rematch("same"))
    left = chat_changes.forget(both, BO.id, moment()).document.encore
    assert left is not None
    assert (left.by, left.yes) == (ANA.id, (ANA.id,))


def test_who_leaves_the_group_is_neither_waited_for_nor_asked() -> None:
    table = tapped(tapped(over(), DI, PlayNext()), BO, Rematch("same"))
    assert commands.leave(table, DI.id, moment()).document.queue == ()
    assert commands.leave(table, BO.id, moment()).document.encore is None
    assert [player.user for player in rematch.undecided(commands.leave(table, ANA.id, moment()).document)] == [CY.id]


# ── who has not answered in time ────────────────────────────────────────────────────────────────────────────────


def too_late(*late: Sender) -> Table:
    """The lobby of a rematch of four that these have not answered to, and the others but one did not want."""
    table = play.call_off(team_game(4), moment())
    first, *others = (person for person in PEOPLE[:4] if person not in late)
    table = tapped(table, first, Rematch("same"))
    for person in others:
        table = tapped(table, person, DeclineRematch())
    return half_a_minute_later(table)


def test_who_has_not_answered_in_time_is_asked_in_private_with_a_key_to_join() -> None:
    table = half_a_minute_later(tapped(tapped(over(), BO, Rematch("same")), CY, Rematch("same")))
    [asked] = screen(table, LINKS)[Chat(ANA.id)]
    assert (asked.text, asked.fleeting) == (SAY("rematch-open", title="The club"), True)
    [[join]] = asked.keyboard
    assert join.press == Join()
    own = replace(turn(ANA), room=Room(ANA.id, private=True, title=""))
    joined = taps.tap_table(table, own, Tapped("t-100", asked.nonce, Join())).document
    assert seated(joined) == {ANA.id, BO.id, CY.id}
    assert [message.text for message in screen(joined, LINKS)[Chat(ANA.id)]] == [SAY("page-seated", title="The club")]


def test_who_joins_is_no_longer_named_among_those_who_have_not_answered() -> None:
    table = too_late(*PEOPLE[:2])
    page = screen(table, LINKS)[Chat(-100)][-1]
    assert (page.text, page.fleeting) == (SAY("page-rematch-late", names="Ana, Bo"), True)
    joined = lobby.join(table, ANA, True)
    assert screen(joined, LINKS)[Chat(-100)][-1].key == page.key
    assert screen(joined, LINKS)[Chat(-100)][-1].text == SAY("page-rematch-late", names="Bo")
    assert Chat(ANA.id) not in screen(joined, LINKS)
    assert Chat(BO.id) in screen(joined, LINKS)


@pytest.mark.parametrize(
    "without",
    [
        lobby.close,
        lambda table: chat_changes.forget(table, ANA.id, moment()).document,
        lambda table: chat_changes.unreachable(table, ANA.id, moment()).document,
        lambda table: chat_changes.parted(table, ANA.id),
    ],
)
def test_nobody_is_asked_who_cannot_come(without: Callable[[Table], Table]) -> None:
    table = without(too_late(ANA))
    assert Chat(ANA.id) not in screen(table, LINKS)
    assert table.page is None


def test_who_has_not_answered_is_asked_in_the_language_they_choose() -> None:
    table = respeak(too_late(ANA), ANA, "da").document
    assert screen(table, LINKS)[Chat(ANA.id)][0].text == Say("da")("rematch-open", title="The club")
    assert respeak(table, BO, "da").document.page == table.page


def test_a_page_of_an_older_version_names_nobody_who_could_be_asked() -> None:
    table = too_late(ANA)
    assert table.page is not None
    older = table.replace(page=table.page.replace(facts={"names": "Ana"}))
    assert Chat(ANA.id) not in screen(older, LINKS)
    assert lobby.join(older, DI, True).page == older.page
