"""Pages and choices: settings, rules, statistics, the record, nudges and rerolls."""

import io
from collections.abc import Callable

import pytest

from engine import record
from tests.table.tables import (
    ANA,
    BO,
    CY,
    DI,
    NOW,
    answered,
    dealt,
    full_lobby,
    guessing,
    over,
    seat_view,
    turn,
)
from tests.table.teams import team_game
from tgbot import choices, group, lobby, statistics, taps
from tgbot.answers import Answer, Taken, seat_nonce
from tgbot.buttons import Tapped
from tgbot.codes_game import CODES_GAME
from tgbot.codes_presses import Object, RerollWords, Stand, Withdraw
from tgbot.decode import Person
from tgbot.documents import Table
from tgbot.export import export
from tgbot.places import Chat
from tgbot.presses import NudgeAwaited, Press, SetPace, SetRerolls, SetSpoilers, TurnPage
from tgbot.screens.message import Links, Message
from tgbot.screens.pages import page_nonce
from tgbot.screens.screen import screen
from tgbot.sitting import sitting

GROUP = Chat(-100)
RULES_PAGES = CODES_GAME.rules_pages


def shown(table: Table, chat: Chat = GROUP) -> list[Message]:
    """Return the messages that a chat should show."""
    return screen(table, Links("crosswire_bot"))[chat]


def tap(table: Table, person: Person, press: Press, now: float = NOW) -> Taken[Table]:
    """Tap a button of the group's board."""
    return taps.tap_table(table, turn(person, now), Tapped("t-100", seat_nonce(table, 0), press))


def tap_page(table: Table, person: Person, press: Press) -> Taken[Table]:
    """Tap a button of the page that the group shows."""
    assert table.page is not None
    return taps.tap_table(table, turn(person), Tapped("t-100", page_nonce(table.page), press))


def test_settings_are_chosen_on_their_page() -> None:
    table = choices.settings_page(full_lobby(), turn(ANA)).document
    for press in (SetPace("slow"), SetSpoilers(1), SetRerolls(0)):
        table = tap_page(table, BO, press).document
    assert (table.pace, table.spoilers, table.rerolls) == ("slow", True, 0)
    assert "slow: 12 hours for each answer" in shown(table)[-1].text


@pytest.mark.parametrize("press", [SetPace("hasty"), SetRerolls(9)])
def test_a_setting_that_does_not_exist_changes_nothing(press: Press) -> None:
    table = choices.settings_page(full_lobby(), turn(ANA)).document
    assert tap_page(table, BO, press) == Taken(table, Answer("I do not know this button."))


def test_the_rules_are_turned_page_by_page() -> None:
    table = group.rules(full_lobby(), turn(ANA)).document
    keys = {shown(table)[-1].key}
    for page in range(2, RULES_PAGES + 1):
        table = tap_page(table, CY, TurnPage(page)).document
        keys.add(shown(table)[-1].key)
        assert f"({page} of {RULES_PAGES})" in shown(table)[-1].text
    assert len(keys) == 1  # one message, edited
    assert tap_page(table, CY, TurnPage(RULES_PAGES + 1)).document == table


def test_the_sheet_tells_everybody_the_finished_rounds_and_nothing_else() -> None:
    table = group.sheet(guessing(2), turn(DI)).document
    page, picture = shown(table)[-2:]
    assert "hint 1a, hint 1b, hint 1c ✅" in page.text
    assert "hint 2a" not in page.text
    assert picture.picture is not None
    secrets = (*seat_view(table, ANA).keywords, "hint 2a")
    assert not any(secret in repr(picture.picture) for secret in secrets)


def test_those_awaited_are_pinged_by_a_nudge_once_a_minute() -> None:
    table = guessing(2)
    nudged = tap(table, DI, NudgeAwaited())
    page = shown(nudged.document)[-1].text
    assert f"tg://user?id={ANA.id}" in page
    assert f"tg://user?id={CY.id}" in page
    assert tap(nudged.document, DI, NudgeAwaited(), NOW + 59).document == nudged.document
    assert tap(nudged.document, DI, NudgeAwaited(), NOW + 61).document != nudged.document


def test_keywords_are_drawn_again_before_the_first_clue_and_only_as_often_as_allowed() -> None:
    table = dealt(rerolls=1)
    before = seat_view(table, BO).keywords
    press = Tapped("t-100", seat_nonce(table, BO.id), RerollWords())
    again = taps.tap_table(table, turn(BO, NOW + 1), press).document
    assert not set(before) & set(seat_view(again, BO).keywords)  # D2
    press = Tapped("t-100", seat_nonce(again, BO.id), RerollWords())
    assert taps.tap_table(again, turn(BO, NOW + 2), press).document == again


def test_the_interceptor_cannot_draw_the_pairs_words_again() -> None:
    table = dealt()
    press = Tapped("t-100", seat_nonce(table, CY.id), RerollWords())
    assert taps.tap_table(table, turn(CY), press).document == table


@pytest.mark.parametrize("mode", ["teams", "interceptor"])
@pytest.mark.parametrize("begun", [dealt, team_game], ids=["pair", "teams"])
def test_words_are_drawn_again_for_those_who_play_whatever_the_next_game_shall_be(
    begun: Callable[..., Table], mode: str
) -> None:
    table = lobby.play_mode(begun(rerolls=1), mode)
    again = taps.tap_table(table, turn(ANA), Tapped("t-100", seat_nonce(table, ANA.id), RerollWords())).document
    assert again.rerolled == 1
    assert sitting(again).view().lineup == sitting(table).view().lineup


def test_spoilers_hide_keywords_and_code_on_the_card() -> None:
    plain, hidden = (shown(dealt(spoilers=on), Chat(ANA.id))[0].text for on in (False, True))
    assert "<tg-spoiler>" not in plain
    view = seat_view(dealt(spoilers=True), ANA)
    for secret in (*view.keywords, "·".join(view.code)):
        assert f"<tg-spoiler>{secret}</tg-spoiler>" in hidden


def test_an_objection_is_answered_and_the_board_shows_how_c13() -> None:
    table = tap(guessing(2), CY, Object(1)).document
    table = tap(table, CY, Object(2)).document
    assert shown(table)[-1].text.count("✋") == 2
    table = tap(table, BO, Withdraw(1)).document
    table = tap(table, BO, Stand(2)).document
    board = shown(table)[-1].text
    assert "<s>hint 2a</s>" in board
    assert "<b>hint 2b</b> 🛡" in board


def test_a_game_counts_once_and_for_what_each_player_did() -> None:
    table = over()
    ana, cy = (statistics.of_player([table], person.id) for person in (ANA, CY))
    assert (ana.games, ana.pair_wins, ana.guesses, ana.decoded) == (1, 1, 2, 2)  # Ana guessed in rounds 2 and 4
    assert (cy.games, cy.interceptor_wins, cy.interceptions, cy.intercepted) == (1, 0, 4, 0)
    assert statistics.of_table(table).games == 1
    assert [one.name for one in statistics.leaders(table)] == ["Ana", "Bo", "Cy"]


def test_a_game_without_a_winner_does_not_count() -> None:
    table = group.cancel_by_command(guessing(2), turn(ANA)).document
    assert (table.finished, table.tallies) == (0, {})


def test_a_record_is_exported_when_the_game_is_over_and_replays_to_the_same_end() -> None:
    assert export(guessing(2)) is None
    written = export(over())
    assert written is not None
    assert '"Ana"' in written
    last = list(record.replay(io.BytesIO(written.encode())))[-1]
    assert (last["ok"], last["over"], last["winners"]) == (True, True, ["pair"])


def test_people_of_the_same_name_are_told_apart_in_a_record() -> None:
    table = over()
    twins = tuple(player.but(name="Ana") for player in table.players)
    written = export(table.but(players=twins))
    assert written is not None
    assert all(line["ok"] for line in record.replay(io.BytesIO(written.encode())))


def test_the_board_is_sent_again_and_stays_one_message() -> None:
    table = guessing(2)
    again = group.show_again(table, turn(DI)).document
    assert shown(again)[-1].key == f"{shown(table)[-1].key}~1"
    assert [message.key for message in shown(answered(again))][-1] == shown(again)[-1].key


def test_the_end_shows_a_picture_of_the_sheet_above_the_last_message() -> None:
    *_, picture, end = shown(over())
    assert picture.picture is not None
    assert "The pair wins" in end.text
