"""Pages and choices: settings, rules, statistics, the record, nudges and rerolls."""

import io
import re
from collections.abc import Callable

import pytest

from engine import record
from tests.unit.tgbot.builders.tables import (
    ANA,
    BO,
    CY,
    DI,
    NOW,
    answered,
    dealt,
    full_lobby,
    guessing,
    moment,
    over,
    seat_view,
    turn,
)
from tests.unit.tgbot.builders.teams import team_game, team_lobby, written
from tgbot.games.codes import CodesGame
from tgbot.games.codes.buttons import Object, RerollWords, SetRerolls, Stand, Withdraw
from tgbot.games.codes.model import OWN, CodesTally
from tgbot.games.codes.settings import MODE
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import commands, lobby, play, statistics, taps
from tgbot.tables.buttons import (
    ClosePage,
    EndGameNow,
    NudgeAwaited,
    OpenSetting,
    SetPace,
    SetSpoilers,
    TurnPage,
)
from tgbot.tables.context import Decision, page_nonce, seat_nonce
from tgbot.tables.export import export
from tgbot.tables.model import Page, Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Answer, Chat, Links, Message, Photo
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

GROUP = Chat(-100)
SAY = Say("en")


def shown(table: Table, chat: Chat = GROUP) -> list[Message]:
    """Return the messages that a chat should show."""
    return screen(table, Links("crosswire_bot"))[chat]


def tap(table: Table, person: Sender, press: Press, now: float = NOW) -> Decision[Table]:
    """Tap a button of the group's board."""
    return taps.tap_table(table, turn(person, now), Tapped("t-100", seat_nonce(table, 0), press))


def tap_page(table: Table, person: Sender, press: Press) -> Decision[Table]:
    """Tap a button of the page that the group shows."""
    assert table.page is not None
    return taps.tap_table(table, turn(person), Tapped("t-100", page_nonce(table.page), press))


def labels(table: Table) -> list[str]:
    """The buttons of the last message of the group."""
    return [button.text for row in shown(table)[-1].keyboard for button in row]


def test_a_setting_is_opened_explained_and_chosen_with_a_sign() -> None:
    table = commands.settings_page(full_lobby(), turn(ANA)).document
    assert labels(table)[0] == "⏱ Pace: relaxed ▸"
    opened = tap_page(table, BO, OpenSetting("pace")).document
    assert labels(opened) == ["✓ Relaxed: no time limit", "Classic: 3–4 minutes", "Slow: 12 hours", "◂ Back"]
    assert "from the next step on" in shown(opened)[-1].text
    assert labels(tap_page(opened, BO, OpenSetting("")).document) == labels(table)
    chosen = tap_page(opened, BO, SetPace("classic"))
    assert chosen.answer == Answer("⏱ Pace: classic")
    assert labels(chosen.document)[0] == "⏱ Pace: classic ▸"


def test_the_pace_of_a_running_game_holds_from_the_next_decision_on() -> None:
    before = guessing(2)
    table = tap_page(commands.settings_page(before, turn(ANA)).document, ANA, SetPace("classic")).document
    assert table.due == before.due is None
    assert answered(table).due is not None


@pytest.mark.parametrize("pace", ["relaxed", "slow"])
def test_a_sandglass_is_not_turned_over_a_decision_that_began_at_another_pace_d9(pace: str) -> None:
    began = team_game(pace=pace)
    table = commands.settings_page(began, turn(ANA)).document
    table = written(tap_page(table, ANA, SetPace("classic")).document, "white")
    assert (table.due, OWN.of(table).sand) == (began.due, None)


def test_settings_are_chosen_on_their_page() -> None:
    table = commands.settings_page(full_lobby(), turn(ANA)).document
    for press in (SetPace("slow"), SetSpoilers(1), SetRerolls(0)):
        table = tap_page(table, BO, press).document
    assert (table.pace, table.spoilers, OWN.of(table).rerolls) == ("slow", True, 0)
    assert "⏱ Pace: slow ▸" in labels(table)


@pytest.mark.parametrize(
    ("table", "theirs"),
    [(full_lobby(), True), (guessing(2), True), (over(), False), (Table(chat=-100), False)],
    ids=["lobby", "game", "over", "nobody yet"],
)
def test_the_settings_page_says_who_may_change_settings(table: Table, theirs: bool) -> None:
    page = commands.settings_page(table, turn(DI)).document
    assert ("<i>Players in this game and admins can change these.</i>" in shown(page)[-1].text) is theirs
    assert (tap_page(page, DI, SetPace("slow")).document.pace != "slow") is theirs
    assert tap_page(page, ANA, SetPace("slow")).document.pace == "slow"


@pytest.mark.parametrize("press", [SetPace("hasty"), SetRerolls(9)])
def test_a_setting_that_does_not_exist_changes_nothing(press: Press) -> None:
    table = commands.settings_page(full_lobby(), turn(ANA)).document
    assert tap_page(table, BO, press) == Decision(table, Answer("That button doesn’t do anything here."))


def test_the_rules_are_turned_page_by_page() -> None:
    table = commands.rules(full_lobby(), turn(ANA)).document
    keys = {shown(table)[-1].key}
    for page in range(2, 6):
        table = tap_page(table, CY, TurnPage(page)).document
        keys.add(shown(table)[-1].key)
        assert f"({page} of 5)" in shown(table)[-1].text
    assert len(keys) == 1  # one message, edited
    assert tap_page(table, CY, TurnPage(6)).document == table


@pytest.mark.parametrize(
    ("table", "kinds"),
    [
        (full_lobby(), (1, 2, 3, 4, 5)),
        (guessing(2), (1, 2, 3, 4, 5)),
        (over(), (1, 2, 3, 4, 5)),
        (team_lobby(4), (6, 8, 7, 9)),
        (team_game(5), (6, 8, 7, 9)),
        (Table(chat=-100), (1, 2, 3, 4, 5, 6, 7)),
    ],
)
def test_a_table_reads_the_rules_that_concern_it(table: Table, kinds: tuple[int, ...]) -> None:
    table, read = commands.rules(table, turn(ANA)).document, []
    for page in range(1, len(kinds) + 1):
        table = tap_page(table, CY, TurnPage(page)).document
        assert f"({page} of {len(kinds)})" in shown(table)[-1].text
        read.append(table.page.kind if table.page else "")
    assert read == [f"rules-{kind}" for kind in kinds]


def test_every_page_of_the_rules_closes_them_and_its_keys_keep_their_places() -> None:
    table = commands.rules(full_lobby(), turn(ANA)).document
    shapes = []
    for page in range(1, 6):
        table = tap_page(table, CY, TurnPage(page)).document
        (back, forth), *others, (close,) = shown(table)[-1].keyboard
        shapes.append([len(row) for row in others])
        turns = [button.press for button in (back, forth) if not button.disabled]
        assert turns == [TurnPage(number) for number in (page - 1, page + 1) if 1 <= number <= 5]
        assert close.press == ClosePage()
        closed = tap_page(table, BO, ClosePage())
        assert (closed.document.page, closed.answer) == (None, Answer())
    assert all(shape == shapes[0] for shape in shapes)
    end = shown(table)[-1].keyboard[0][1]
    assert (end.text, end.disabled) == ("5/5", True)
    assert tap_page(table, CY, TurnPage(5)).document == table  # where Telegram knows no disabled keys


@pytest.mark.parametrize("table", [Table(chat=-100), full_lobby(), guessing(2)], ids=["nobody yet", "lobby", "game"])
def test_the_help_can_be_closed_and_is_gone_then(table: Table) -> None:
    helped = commands.show_help(table, turn(DI)).document
    page = shown(helped)[-1]
    assert page.text == SAY("page-help")
    assert [[button.press for button in row] for row in page.keyboard] == [[ClosePage()]]
    assert page.fleeting
    closed = tap_page(helped, BO, ClosePage())
    assert (closed.document.page, closed.answer) == (None, Answer())


def test_the_settings_can_be_closed_and_go_when_the_game_begins() -> None:
    table = commands.settings_page(full_lobby(), turn(ANA)).document
    assert shown(table)[-1].keyboard[-1][0].press == ClosePage()
    assert shown(table)[-1].fleeting
    assert tap_page(table, BO, ClosePage()).document.page is None
    opened = tap_page(table, BO, OpenSetting("pace")).document
    for page in (table, opened, commands.show_help(full_lobby(), turn(ANA)).document):
        assert play.deal(page, moment()).page is None


def test_what_closes_a_page_closes_no_other() -> None:
    table = commands.languages(full_lobby(), turn(ANA)).document
    assert tap_page(table, BO, ClosePage()).document == table


def has_press(table: Table, press: Press) -> bool:
    return any(button.press == press for row in shown(table)[-1].keyboard for button in row)


def test_rules_are_read_to_their_end_though_another_line_up_sits_there_now() -> None:
    table = tap_page(commands.rules(full_lobby(), turn(ANA)).document, BO, TurnPage(4)).document
    teams = lobby.join(table, DI, True)
    assert "(5 of 5)" in shown(tap_page(teams, BO, TurnPage(5)).document)[-1].text
    assert tap_page(teams, BO, TurnPage(6)).answer == Answer("That button doesn’t do anything here.")
    again = commands.rules(teams, turn(CY)).document
    assert "(1 of 4)" in shown(again)[-1].text


def test_rules_that_an_older_version_showed_are_turned() -> None:
    table = Table(chat=-100, page=Page(kind="rules-2", serial=3, facts={"page": 2, "pages": 7}))
    assert "(3 of 7)" in shown(tap_page(table, BO, TurnPage(3)).document)[-1].text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "others"), [(full_lobby(), "side-white"), (team_lobby(4), "side-interceptor")])
def test_the_rules_of_one_line_up_say_nothing_of_the_other(table: Table, others: str, language: str) -> None:
    say = Say(language)
    read = [say(f"page-rules-{kind}", page=1, pages=1) for kind in CodesGame().rules_order(table)]
    named = re.split(r"[ ’]", say.plain(others).lower())[-1]
    assert [text for text in read if named in text.lower()] == []


def test_the_rules_say_that_a_code_can_come_twice() -> None:
    for table in (full_lobby(), team_lobby(4)):
        read = [SAY(f"page-rules-{kind}", page=1, pages=1) for kind in CodesGame().rules_order(table)]
        assert sum("the same one can come up twice" in text for text in read) == 1


def test_the_sheet_tells_everybody_the_finished_rounds_and_nothing_else() -> None:
    table = commands.sheet(guessing(2), turn(DI)).document
    page = shown(table)[-1]
    assert "hint 1a, hint 1b, hint 1c ✅" in page.text
    assert "hint 2a" not in page.text
    assert isinstance(page, Photo)
    secrets = (*seat_view(table, ANA).keywords, "hint 2a")
    assert not any(secret in repr(page.picture) for secret in secrets)


def test_a_sheet_that_is_too_long_for_a_caption_stands_above_its_picture() -> None:
    table = commands.sheet(guessing(2), turn(DI)).document
    assert table.page is not None
    long = table.replace(page=table.page.replace(facts={"rounds": "clue " * 300}))
    page, picture = shown(long)[-2:]
    assert "clue clue" in page.text
    assert not isinstance(page, Photo)
    assert isinstance(picture, Photo)


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


def test_new_words_are_told_to_the_partner_by_who_drew_them() -> None:
    table = dealt()
    drawn = taps.tap_table(table, turn(ANA), Tapped("t-100", seat_nonce(table, ANA.id), RerollWords())).document
    told = SAY("news-new-words", name="Ana")
    cards = {person.id: shown(drawn, Chat(person.id))[-1].text for person in (ANA, BO, CY)}
    assert [told in cards[person.id] for person in (ANA, BO, CY)] == [False, True, False]


def test_the_interceptor_cannot_draw_the_pairs_words_again() -> None:
    table = dealt()
    press = Tapped("t-100", seat_nonce(table, CY.id), RerollWords())
    assert taps.tap_table(table, turn(CY), press).document == table


@pytest.mark.parametrize("mode", ["teams", "interceptor"])
@pytest.mark.parametrize("begun", [dealt, team_game], ids=["pair", "teams"])
def test_words_are_drawn_again_for_those_who_play_whatever_the_next_game_is(
    begun: Callable[..., Table], mode: str
) -> None:
    table = MODE.choose(begun(rerolls=1), mode, moment())
    again = taps.tap_table(table, turn(ANA), Tapped("t-100", seat_nonce(table, ANA.id), RerollWords())).document
    assert OWN.of(again).rerolled == 1
    assert session(again).view().lineup == session(table).view().lineup


def test_spoilers_hide_keywords_and_code_on_the_card() -> None:
    plain, hidden = (shown(dealt(spoilers=on), Chat(ANA.id))[0].text for on in (False, True))
    assert "<tg-spoiler>" not in plain
    view = seat_view(dealt(spoilers=True), ANA)
    for secret in (*view.keywords, "·".join(view.code)):
        assert f"<tg-spoiler>{secret}</tg-spoiler>" in hidden


def test_an_objection_is_answered_and_the_board_shows_how_c13() -> None:
    table = tap(guessing(2), CY, Object(1)).document
    table = tap(table, CY, Object(2)).document
    assert "✋ Objection! Cy says “hint 2b” is unfair. Bo decides in our private chat." in shown(table)[-1].text
    table = tap(table, BO, Withdraw(1)).document
    table = tap(table, BO, Stand(2)).document
    board = shown(table)[-1].text
    assert "<s>hint 2a</s>" in board
    assert "↩️ Bo takes back “hint 2a”" in board
    assert "🛡 Bo stands by “hint 2b”" in board


def test_a_game_counts_once_and_for_what_each_player_did() -> None:
    table = over()
    # Ana guessed in rounds 2 and 4.
    assert statistics.of_player([table], ANA.id) == (1, {"codes": CodesTally(pair_wins=1, guesses=2, decoded=2)})
    assert statistics.of_player([table], CY.id) == (1, {"codes": CodesTally(interceptions=4)})
    assert statistics.of_table(table)[0] == 1
    assert [one.name for one in statistics.leaders(table)] == ["Ana", "Bo", "Cy"]


def test_a_game_without_a_winner_does_not_count() -> None:
    asked = commands.cancel_by_command(guessing(2), turn(ANA)).document
    assert asked.stage is Stage.GAME
    table = tap_page(asked, ANA, EndGameNow()).document
    assert table.stage is Stage.OVER
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
    twins = tuple(player.replace(name="Ana") for player in table.players)
    written = export(table.replace(players=twins))
    assert written is not None
    assert all(line["ok"] for line in record.replay(io.BytesIO(written.encode())))


def test_the_board_is_sent_again_and_stays_one_message() -> None:
    table = guessing(2)
    again = commands.show_again(table, turn(DI)).document
    assert shown(again)[-1].key == f"{shown(table)[-1].key}~1"
    assert [message.key for message in shown(answered(again))][-1] == shown(again)[-1].key


def test_the_end_is_one_message_with_the_sheet_as_its_picture() -> None:
    *_, before, end = shown(over())
    assert not isinstance(before, Photo)
    assert isinstance(end, Photo)
    assert "Ana and Bo win!" in end.text
    assert end.keyboard
