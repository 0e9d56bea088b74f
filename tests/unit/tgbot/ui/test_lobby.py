"""The lobby's message: seats first, few keys, and everything else behind one of them."""

import pytest

from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, LINKS, ROOM, dealt, full_lobby, moment, over, turn
from tests.unit.tgbot.builders.teams import PEOPLE, team_lobby
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import commands, lobby, taps
from tgbot.tables.buttons import (
    AddRobot,
    Balance,
    CancelTable,
    CloseLobby,
    Join,
    LeaveTable,
    Rematch,
    ShowMore,
    ShowSettings,
    Shuffle,
    StartGame,
    SwitchGame,
    TakeSide,
)
from tgbot.tables.context import Decision, seat_nonce
from tgbot.tables.model import Encore, Stage, Table
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Text
from tgbot.telegram.updates import Sender
from tgbot.ui.fitting import ROW_ROOM, text_width
from tgbot.ui.lobby import lobby_message
from tgbot.ui.rematch import rematch_question

SAY = Say("en")


def drawn(table: Table, language: str = "en") -> Text:
    return lobby_message(table, Say(language), LINKS)


def keys(table: Table) -> list[list[object]]:
    """The kinds of keys, row by row; a link by itself."""
    return [[type(button.press) if button.press else "link" for button in row] for row in drawn(table).keyboard]


def tapped(table: Table, person: Sender, press: Press) -> Decision[Table]:
    return taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, 0), press))


def waiting() -> Table:
    """A lobby with Ana, and Bo who has never opened the bot."""
    table = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    return lobby.join(table, BO, False)


def test_seats_come_first_and_two_rows_of_keys() -> None:
    table = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    title, pair, interceptor, *_ = drawn(table).text.split("\n")
    assert "Secret codes" in title
    assert "Ana" in pair
    assert interceptor.endswith("…")
    assert keys(table) == [[Join], ["link", ShowMore]]


def test_the_start_stands_alone_on_top_as_soon_as_it_can() -> None:
    assert keys(full_lobby())[0] == [StartGame]


def test_the_key_names_who_can_start_and_the_line_above_does_not() -> None:
    message = drawn(full_lobby())
    assert message.keyboard[0][0].text == "▶️ Ana: start"
    assert message.text.endswith("\n\nReady to go!")
    nobody = full_lobby().replace(host=0)
    assert drawn(nobody).keyboard[0][0].text == SAY.plain("button-start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_fits_its_row_whatever_the_host_is_called(language: str) -> None:
    host, *others = full_lobby().players
    label = drawn(full_lobby().replace(players=(host.replace(name="Константинопольский Ш." * 3), *others)), language)
    text = label.keyboard[0][0].text
    assert text_width(text) <= ROW_ROOM
    assert "Конст" in text
    assert "…" in text


def test_the_key_for_a_robot_says_what_becomes_of_the_interceptor() -> None:
    two = lobby.join(lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment()), BO, True)
    assert drawn(two).keyboard[0][0].text == SAY.plain("button-robot-intercepts")
    named = lobby.take_side(two, BO.id, "interceptor")
    assert drawn(named).keyboard[0][0].text == SAY.plain("button-robot-pair")
    unfolded = [button.text for row in drawn(lobby.unfold(named, lobby.UNFOLDED)).keyboard for button in row]
    assert SAY.plain("button-robot-pair") in unfolded
    assert {player.side for player in lobby.add_robot(named, ANA.id).players if player.user} == {"pair"}


def test_who_has_to_press_start_is_named_once_and_there_is_a_key_for_it() -> None:
    message = drawn(waiting())
    assert message.text.count("Start") == 1
    assert message.text.count("Bo") == 2  # in the seat, and in the one sentence
    assert keys(waiting()) == [[AddRobot], [Join, "link"], ["link", ShowMore]]


def test_more_unfolds_in_the_same_message_and_folds_again() -> None:
    more = tapped(full_lobby(), DI, ShowMore(1)).document
    assert drawn(more).key == drawn(full_lobby()).key
    shown = [key for row in keys(more) for key in row]
    assert {TakeSide, Shuffle, SwitchGame, ShowSettings, LeaveTable, CancelTable, ShowMore} < set(shown)
    assert SAY("lobby-about-kryptos") in drawn(more).text
    assert tapped(more, ANA, ShowMore(0)).document == full_lobby()


def test_the_next_lobby_is_folded() -> None:
    table = tapped(full_lobby(), ANA, ShowMore(1)).document
    closed = lobby.close(table)
    assert lobby.open_lobby(closed, ANA, ROOM, True, moment()).lobby_menu == lobby.FOLDED
    again = lobby.rematch(over(lobby_menu=lobby.UNFOLDED), Encore(by=ANA.id, roles="same", yes=(ANA.id,)), moment())
    assert again.lobby_menu == lobby.FOLDED


def test_closing_asks_first_and_keeps_the_seats_open_meanwhile() -> None:
    table = tapped(full_lobby(), ANA, CancelTable()).document
    assert table.stage is Stage.LOBBY
    assert keys(table) == [[StartGame], [Join], [CloseLobby], [ShowMore]]
    twice = tapped(table, ANA, CancelTable()).document
    assert twice.stage is Stage.LOBBY  # a double tap is no confirmation
    assert tapped(twice, ANA, CloseLobby()).document.stage is Stage.IDLE


def test_uneven_teams_are_evened_out_by_the_first_key() -> None:
    table = team_lobby(5)
    for person in PEOPLE[:5]:
        if not lobby.standing(table).unbalanced:
            table = tapped(table, person, TakeSide("white")).document
    assert lobby.standing(table).unbalanced
    assert keys(table)[0] == [Balance]


def test_the_settings_that_change_the_game_are_named_where_they_are_not_the_default() -> None:
    assert "Pace" not in drawn(full_lobby()).text
    assert "⏱ Pace: classic · 👥 Mode: two teams" in drawn(full_lobby(pace="classic", mode="teams")).text
    assert "Mode" not in drawn(full_lobby(mode="teams", game="kryptos")).text


@pytest.mark.parametrize("game", ["codes", "kryptos"])
def test_how_it_works_opens_the_rules_of_the_lobbys_game_in_private(game: str) -> None:
    (how, _) = drawn(full_lobby(game=game)).keyboard[-1]
    assert (how.text, how.url) == (SAY.plain("button-how"), LINKS.start(f"rules-{game}"))


def test_settings_are_a_tap_away() -> None:
    table = tapped(full_lobby(), BO, ShowSettings()).document
    assert table.page is not None
    assert table.page.kind == "settings"


@pytest.mark.parametrize(("person", "text"), [(CY, "toast-side-kept"), (ANA, "toast-side-taken")])
def test_who_wants_to_intercept_hears_what_they_are_now(person: Sender, text: str) -> None:
    done = tapped(full_lobby(), person, TakeSide("interceptor"))
    assert done.answer is not None
    assert done.answer.text == SAY.plain(text, side="🕵️\u00a0The interceptor")


def test_a_side_that_is_not_played_is_refused() -> None:
    table = full_lobby()
    assert tapped(table, ANA, TakeSide("white")).document == table


def test_nothing_of_the_lobby_works_in_the_game() -> None:
    table = dealt()
    for press in (ShowMore(1), ShowSettings(), CancelTable(), CloseLobby()):
        assert tapped(table, ANA, press).document == table


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_side_by_side_are_short_enough_for_a_phone(language: str) -> None:
    """At 360 px half a row has room for about 16 letters; Chromium shows it, this keeps it."""
    for table in (waiting(), full_lobby(lobby_menu=lobby.UNFOLDED)):
        pairs = [button.text for row in drawn(table, language).keyboard if len(row) == 2 for button in row]
        assert [text for text in pairs if len(text) > 18] == []


def test_the_rules_that_were_read_in_the_lobby_go_when_the_game_begins() -> None:
    table = commands.rules(full_lobby(), turn(BO)).document
    assert table.page is not None
    assert tapped(table, ANA, StartGame()).document.page is None


def test_the_line_about_who_is_missing_says_when_a_robot_could_play() -> None:
    alone = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    two = lobby.join(alone, BO, True)
    assert "Waiting for 2 more players – or one more and a robot." in drawn(alone).text
    assert "Waiting for one more player – or a robot." in drawn(two).text
    assert "robot" not in drawn(lobby.join(two, CY, True)).text
    cards = lobby.switch_game(alone, ANA.id, "kryptos")
    assert "Waiting for 2 more players – or robots." in drawn(cards).text
    assert "Waiting for one more player – or a robot." in drawn(lobby.add_robot(cards, ANA.id)).text


def test_the_question_about_a_rematch_names_no_second() -> None:
    asked = taps.tap_table(over(), turn(ANA), Tapped("t-100", seat_nonce(over(), 0), Rematch("same"))).document
    text = rematch_question(asked, asked.encore or Encore(by=0, roles="same"), SAY).text
    assert "Bo, Cy, are you in? We start once everyone has answered, or in half a minute." in text
    assert "tg-time" not in text
