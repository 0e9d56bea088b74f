"""The card game at a table: lobby, opening, turns, the end, seats and time."""

import io
import json
from urllib.parse import quote

import pytest

from engine.core import Seat
from engine.kryptos.deduction import Flaw, flaw
from engine.kryptos.setup import OPTIONS, Options
from engine.kryptos.terms import Phase
from engine.record import replay
from tests.unit.tgbot.builders.cards import (
    answer,
    card,
    card_lobby,
    dealt,
    finished,
    guess,
    named,
    on_turn,
    open_card,
    opened,
    opened_by_all,
    person,
    presses,
    seat,
    shown,
    tapped,
    target,
    view,
)
from tests.unit.tgbot.builders.tables import full_lobby, moment, rematched, turn, written_in_private
from tests.unit.tgbot.builders.teams import PEOPLE, team_lobby
from tgbot.games.codes.buttons import SendClues
from tgbot.games.kryptos.buttons import (
    CallTheEnd,
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SayNumber,
    SetDeduction,
    SetFirst,
    SetOption,
)
from tgbot.games.kryptos.lifecycle import chosen_first, shows_ranges
from tgbot.games.kryptos.model import OWN, KryptosTally
from tgbot.games.kryptos.pictures.track import TrackPicture
from tgbot.games.kryptos.screens.card import saying_label
from tgbot.games.kryptos.screens.parts import GLUE, LETTERS, card_text
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.playground.entities import parse_html, utf16_length
from tgbot.tables import commands, lobby, play, seats, statistics, taps
from tgbot.tables.buttons import NudgeAwaited, ReadRules, ShowMore, ShowWords, SwitchGame, TurnPage
from tgbot.tables.context import page_nonce, seat_nonce
from tgbot.tables.export import export
from tgbot.tables.model import Stage, Table, Visitor
from tgbot.tables.own_page import tap_own_page
from tgbot.tables.pace import PACES
from tgbot.tables.pages import rules_page
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import MAX_ANSWER_LEN, Chat, Photo
from tgbot.telegram.updates import MAX_NAME_LEN
from tgbot.ui.fitting import ROW_ROOM, text_width

SAY = Say("en")
LONGEST_MESSAGE = 4096  # UTF-16 units, as Telegram counts
ANA, BO, CY, DI = (one.id for one in PEOPLE[:4])
PLAINLY_POSSIBLE = (None, Flaw.DOES_NOT_FIT)  # the second is a conclusion

# ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────────


def in_group(table: Table, user: int, press: object) -> tuple[Table, str | None]:
    taken = taps.tap_table(table, turn(person(user)), Tapped("", seat_nonce(table, 0), press))  # type: ignore[arg-type]
    return taken.document, taken.answer.text if taken.answer else None


def unfolded(table: Table) -> Table:
    return in_group(table, DI, ShowMore(1))[0]


def test_a_button_in_the_lobby_switches_the_game_and_back() -> None:
    table = unfolded(full_lobby())
    assert SwitchGame("kryptos") in presses(shown(table)[-1])
    table, _ = in_group(table, BO, SwitchGame("kryptos"))
    assert table.game == "kryptos"
    assert {player.side for player in table.players} == {"circle"}
    assert SAY("cards-lobby-title") in shown(table)[-1].text
    table, _ = in_group(table, BO, SwitchGame("codes"))
    assert sorted(player.side for player in table.players) == ["interceptor", "pair", "pair"]


def test_only_who_sits_there_switches_the_game() -> None:
    before = full_lobby()
    after, told = in_group(before, DI, SwitchGame("kryptos"))
    assert (after, told) == (before, SAY.plain("toast-not-seated"))
    assert in_group(before, ANA, SwitchGame("chess"))[0] == before


def test_seven_are_too_many_for_the_card_game() -> None:
    before = team_lobby(7)
    after, told = in_group(before, ANA, SwitchGame("kryptos"))
    assert (after, told) == (before, SAY.plain("toast-too-many", most=6))


def test_three_to_six_can_start() -> None:
    assert [lobby.standing(card_lobby(count)).can_start for count in range(2, 7)] == [False, True, True, True, True]
    assert lobby.standing(card_lobby(6)).full


def test_options_are_toggles() -> None:
    table = unfolded(card_lobby(4))
    for option in ("bribe", "advanced", "mystery"):
        assert SetOption(option, 1) in presses(shown(table)[-1])
        table, _ = in_group(table, BO, SetOption(option, 1))
    assert view(play.deal(table, moment())).options == Options(advanced=True, mystery=True, bribe=True)
    table, _ = in_group(table, BO, SetOption("bribe", 0))
    assert OWN.of(table).options == ("advanced", "mystery")


def test_mystery_is_left_out_where_there_are_too_few_or_too_many_k12() -> None:
    for count, played in ((3, False), (4, True), (5, True), (6, False)):
        table = card_lobby(count, options=("mystery",))
        assert (SAY("cards-lobby-no-mystery") in shown(table)[-1].text) is not played
        assert view(play.deal(table, moment())).options.mystery is played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_a_rule_that_is_added_says_what_it_does(option: str, language: str) -> None:
    """K6, K11, K12: whole, since a toast holds no more than Telegram takes."""
    say = Say(language)
    told = say.plain("toast-option-added", option=say.plain(f"option-{option}")), say.plain(f"toast-rule-{option}")
    assert utf16_length(". ".join(told)) <= MAX_ANSWER_LEN
    _, added = in_group(card_lobby(4), BO, SetOption(option, 1))
    assert SAY.plain(f"toast-rule-{option}") in (added or "")
    _, dropped = in_group(card_lobby(4), BO, SetOption(option, 0))
    assert SAY.plain(f"toast-rule-{option}") not in (dropped or "")


@pytest.mark.parametrize("press", [SetOption("chess", 1), SetFirst("99"), SetFirst("x")])
def test_a_forged_choice_in_the_lobby_changes_nothing(press: object) -> None:
    table = card_lobby()
    assert in_group(table, ANA, press)[0] == table


def test_the_host_picks_the_first_player_or_leaves_it_to_the_lot_k4() -> None:
    table = unfolded(card_lobby(4, first=""))
    offered = [press for press in presses(shown(table)[-1]) if isinstance(press, SetFirst)]
    assert offered == [SetFirst(str(ANA))]
    assert in_group(table, BO, SetFirst(str(CY)))[1] == SAY.plain("toast-host-picks-first", name="Ana")
    table, _ = in_group(table, ANA, SetFirst(str(CY)))
    assert view(play.deal(table, moment())).hands[0].seat == str(CY)
    drawn = {view(play.deal(card_lobby(4, first=""), moment(now))).hands[0].seat for now in range(40)}
    assert drawn == {"1", "2", "3", "4"}


def test_nobody_is_nudged_by_a_forged_button_before_the_game() -> None:
    table = card_lobby()
    assert in_group(table, ANA, NudgeAwaited()) == (table, SAY.plain("toast-old-button"))


def test_options_are_not_changed_in_the_game() -> None:
    table = opened()
    assert in_group(table, ANA, SetOption("bribe", 1)) == (table, SAY.plain("toast-old-button"))


# ── the opening ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_opening_goes_against_the_turn_order_twice_round_k5() -> None:
    table, order = dealt(), []
    while view(table).phase is Phase.REVEAL:
        order.append(on_turn(table))
        table = open_card(table)
    assert order == [CY, BO, ANA, CY, BO, ANA]
    assert SAY("cards-started-reverse", names="Cy → Bo → Ana") in shown(dealt())[0].text
    assert on_turn(table) == ANA


def test_only_the_cards_that_may_be_opened_are_offered_k6() -> None:
    table = dealt(options=("advanced",))
    user = on_turn(table)
    offered = [press.place for press in presses(card(table, user)) if isinstance(press, RevealOwn)]
    assert tuple(offered) == seat(table, user).revealable
    assert 1 not in offered
    assert SAY("cards-card-advanced") in card(table, user).text
    refused, told = answer(table, user, RevealOwn(1))
    assert (refused, told.text) == (table, SAY.plain("refusal-card-not-allowed"))


def test_a_double_tap_opens_one_card() -> None:
    table = dealt()
    user = on_turn(table)
    again = Tapped(str(table.place), seat_nonce(table, user), RevealOwn(3))
    table = tapped(table, user, RevealOwn(2))
    assert taps.tap_table(table, turn(person(user)), again).document == table


# ── a turn ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_guess_is_whose_card_then_which_then_its_number_k7() -> None:
    table = opened()
    hand, place, number = target(table, right=True)
    assert [press for press in presses(card(table, ANA)) if isinstance(press, PickHand)] == [PickHand(2), PickHand(3)]
    letter, said = LETTERS[place - 1], card_text(number)
    table, told = answer(table, ANA, PickHand(hand))
    assert told.text == SAY.plain("toast-aim-hand", name="Bo")
    assert answer(table, ANA, PickHand(0))[1].text == SAY.plain("toast-aim-nobody")
    assert PickCard(place) in presses(card(table, ANA))
    table, told = answer(table, ANA, PickCard(place))
    assert told.text == SAY.plain("toast-aim-card", name="Bo", place=letter)
    table, told = answer(table, ANA, NameNumber(number))
    assert told.text == SAY.plain("toast-aim-number", name="Bo", place=letter, card=said)
    assert view(table).attempts == ()
    table, told = answer(table, ANA, SayNumber(number))
    assert told.text == SAY.plain("toast-card-found", card=card_text(number), points=3)
    assert [hand.points for hand in view(table).hands] == [5, 2, 2]
    assert on_turn(table) == BO


def hand_rows(name: str) -> list[int]:
    """How many keys are in each row of hands, where everybody has this name."""
    table = opened(6)
    for player in table.players:
        table = table.with_player(player.replace(name=name))
    return [len(row) for row in card(table, ANA).keyboard if isinstance(row[0].press, PickHand)]


def test_names_of_wide_signs_stand_in_pairs_only_where_they_fit() -> None:
    assert hand_rows("Ana") == [2, 2, 1]
    assert hand_rows("佐藤") == [2, 2, 1]
    assert hand_rows("佐藤さくら") == hand_rows("🐙🐙🐙🐙🐙") == [1, 1, 1, 1, 1]


def test_a_long_name_leaves_its_key_room_for_the_points() -> None:
    table = opened()
    table = table.replace(players=tuple(player.replace(name="🐙" * MAX_NAME_LEN) for player in table.players))
    labels = [button.text for row in card(table, ANA).keyboard for button in row if isinstance(button.press, PickHand)]
    assert all(label.endswith("…  +3") and text_width(label) <= ROW_ROOM for label in labels)


@pytest.mark.parametrize("deduction", [True, False])
def test_the_pad_offers_what_is_possible_first_and_the_rest_behind_a_button(deduction: bool) -> None:
    table = opened(deduction=deduction)
    hand, place, number = target(table, right=True)
    table = tapped(tapped(table, ANA, PickHand(hand)), ANA, PickCard(place))
    first = {press.number for press in presses(card(table, ANA)) if isinstance(press, NameNumber)}
    table = tapped(table, ANA, MoreNumbers(1))
    rest = {press.number for press in presses(card(table, ANA)) if isinstance(press, NameNumber)}
    assert number in first
    assert not first & rest
    assert not first & set(seat(table, ANA).cards)
    assert first | rest == set(range(1, view(table).top + 1))


def test_a_number_that_cannot_be_right_is_warned_of_before_it_is_said() -> None:
    table = opened()
    own = seat(table, ANA).cards[4]
    hand, place, _ = target(table, right=True)
    table = tapped(tapped(table, ANA, PickHand(hand)), ANA, PickCard(place))
    warned, told = answer(table, ANA, NameNumber(own))
    assert told.alert
    assert told.text is not None
    assert told.text.startswith(SAY.plain("flaw-own-card", number=own))
    assert SAY.plain("button-say-anyway", card=card_text(own)) in told.text  # what to tap
    assert SAY("flaw-own-card", number=own) in card(warned, ANA).text
    assert view(warned).attempts == ()
    other = seat(table, ANA).cards[5]
    assert view(tapped(warned, ANA, NameNumber(other))).attempts == ()  # another number: another warning
    anyway = next(button for row in card(warned, ANA).keyboard for button in row if button.press == SayNumber(own))
    assert (anyway.text, anyway.style) == (SAY.plain("button-say-anyway", card=card_text(own)), "danger")
    said = tapped(warned, ANA, SayNumber(own))
    assert [attempt.number for attempt in view(said).attempts] == [own]


def test_no_double_tap_spends_a_possible_number() -> None:
    table = opened()
    hand, place, number = target(table, right=True)
    held = tapped(tapped(tapped(table, ANA, PickHand(hand)), ANA, PickCard(place)), ANA, NameNumber(number))
    assert tapped(held, ANA, NameNumber(number)) == held
    assert tapped(held, ANA, SayNumber(number + 1)) == held  # only what the card asks about is said
    back = tapped(held, ANA, PickCard(place))
    assert tapped(back, ANA, SayNumber(number)) == back
    assert view(tapped(held, ANA, SayNumber(number))).attempts[-1].right


def test_a_miss_offers_a_second_attempt_or_to_pass_k10() -> None:
    table = guess(opened(), right=False)
    assert view(table).phase is Phase.AGAIN
    assert PassAttempt() in presses(card(table, ANA))
    passed = tapped(table, ANA, PassAttempt())
    assert (on_turn(passed), view(passed).hands[0].points) == (BO, 2)
    paid = guess(table, right=False)
    assert (on_turn(paid), view(paid).hands[0].points) == (BO, 1)


def held(table: Table, *, right: bool) -> tuple[Table, Press]:
    """The player on turn has tapped a number, and is asked whether it is meant."""
    user = on_turn(table)
    hand, place, number = target(table, right=right)
    for press in (PickHand(hand), PickCard(place), NameNumber(number)):
        table = tapped(table, user, press)
    return table, SayNumber(number)


def label(table: Table, user: int, press: Press) -> str:
    return next(button.text for row in card(table, user).keyboard for button in row if button.press == press)


def test_what_a_guess_brings_and_costs_is_said_before_and_after_k10() -> None:
    first, press = held(opened(), right=False)
    assert "worth +3, and a wrong one costs nothing." in card(first, ANA).text
    assert SAY("cards-card-confirm-more") in card(first, ANA).text
    assert "⭐" not in label(first, ANA, press)
    missed, told = answer(first, ANA, press)
    assert "⭐" not in (told.text or "")
    second, press = held(missed, right=True)
    assert "This guess costs 1 point, so it’s +2 in all if you’re right." in card(second, ANA).text
    assert label(second, ANA, press).endswith("(−1\u00a0⭐)")
    found, told = answer(second, ANA, press)
    assert (told.text or "").endswith("+2 ⭐")
    assert "</b> +2, so you have ⭐4." in card(found, ANA).text
    second, press = held(missed, right=False)
    assert (answer(second, ANA, press)[1].text or "").endswith(" −1\u00a0⭐")


def test_who_has_no_point_is_not_told_of_a_second_guess_k10() -> None:
    table = opened()
    for _ in range(2):  # Ana pays for two
        table = guess(guess(table, right=False), right=False)
        while on_turn(table) != ANA:
            table = guess(table, right=True)
    assert view(table).hands[0].points == 0
    asked = card(held(table, right=False)[0], ANA).text
    assert "costs nothing" in asked
    assert SAY("cards-card-confirm-more") not in asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_warning_fits_whole(language: str) -> None:
    say, table = Say(language), guess(opened(), right=False)
    button = saying_label(seat(table, ANA), 48, say, flawed=True)
    alerts = [say.plain("alert-flaw", reason=say.plain(f"flaw-{why}", number=48), button=button) for why in Flaw]
    assert max(map(utf16_length, alerts)) <= MAX_ANSWER_LEN


def test_the_point_of_a_second_attempt_goes_to_the_owner_by_the_bribe_k11() -> None:
    table = guess(opened(options=("bribe",)), right=False)
    assert SAY("cards-card-missed-bribe") in card(table, ANA).text
    table = guess(table, right=False, owner=CY)
    assert [hand.points for hand in view(table).hands] == [1, 2, 3]


def test_everybody_hears_every_attempt() -> None:
    table = opened()
    hand, place, number = target(table, right=False)
    table = named(table, hand, place, number)
    letter, said = LETTERS[place - 1], card_text(number)
    heard = SAY("cards-news-missed", name="Ana", owner="Bo", place=letter, card=said)
    assert shown(table)[-1].text.startswith(heard)
    page = commands.sheet(table, turn(PEOPLE[1])).document
    sheet = shown(page)[-1]
    assert f"❌ Ana → Bo {letter} = {said}" in sheet.text
    assert isinstance(sheet, Photo)
    assert isinstance(sheet.picture, TrackPicture)


def test_a_finished_round_stays_on_the_board_with_its_attempts() -> None:
    table = opened()
    while view(table).round == 1:
        table = guess(table, right=True)
    finished_round = next(message for message in shown(table) if message.key.endswith("round/1"))
    assert finished_round.text.count("🎯") == 3
    assert not finished_round.keyboard


def test_a_leavers_card_is_no_target_any_more_k18() -> None:
    table = tapped(opened(4), ANA, PickHand(2))
    table = seats.leave(table, BO, moment())
    offered = [press for press in presses(card(table, ANA)) if isinstance(press, PickHand)]
    assert offered == [PickHand(3), PickHand(4)]
    assert answer(table, ANA, PickCard(1))[1].text == SAY.plain("toast-old-button")


@pytest.mark.parametrize(
    "press",
    [
        *(PickHand(1), PickHand(7), PickCard(1), MoreNumbers(1), NameNumber(5), SayNumber(5)),
        *(RevealOwn(1), PassAttempt(), SendClues()),
    ],
)
def test_a_forged_tap_of_the_player_on_turn_changes_nothing(press: object) -> None:
    table = opened()
    assert tapped(table, ANA, press) == table  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "press", [PickHand(1), PickCard(1), NameNumber(5), SayNumber(5), RevealOwn(1), PassAttempt(), CallTheEnd()]
)
def test_who_is_not_on_turn_can_do_nothing(press: object) -> None:
    table = tapped(opened(), ANA, PickHand(2))
    for user in (BO, CY, DI):
        assert tapped(table, user, press) == table  # type: ignore[arg-type]


@pytest.mark.parametrize("press", [PickCard(2), PickCard(11), PickCard(99)])
def test_a_card_that_lies_open_or_is_not_there_cannot_be_chosen(press: PickCard) -> None:
    table = tapped(opened(), ANA, PickHand(2))
    assert 2 not in view(table).hands[1].hidden
    assert tapped(table, ANA, press) == table


def test_a_number_that_no_card_has_is_refused() -> None:
    table = tapped(tapped(opened(), ANA, PickHand(2)), ANA, PickCard(3))
    for number in (0, 49, 99):
        after = tapped(tapped(table, ANA, NameNumber(number)), ANA, SayNumber(number))
        assert view(after).attempts == ()


# ── deduction ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_tells_what_its_reader_could_work_out_unless_the_table_does_without() -> None:
    table = opened(deduction=True)
    assert "<b>C</b>" in card(table, BO).text
    ranged = card(table, BO).text
    page = commands.settings_page(table, turn(PEOPLE[0])).document
    nonce = shown(page)[-1].nonce
    purist = taps.tap_table(page, turn(PEOPLE[0]), Tapped(str(page.place), nonce, SetDeduction(0))).document
    assert not OWN.of(purist).deduction
    assert "–" in ranged
    assert "–" not in card(purist, BO).text


def test_without_deduction_only_what_is_plain_to_see_is_left_out_and_warned_of() -> None:
    table = opened()
    table = tapped(tapped(table, ANA, PickHand(2)), ANA, PickCard(3))
    plain = [n for n in range(1, view(table).top + 1) if flaw(seat(table, ANA), Seat("2"), 3, n) in PLAINLY_POSSIBLE]
    offered = [press.number for press in presses(card(table, ANA)) if isinstance(press, NameNumber)]
    assert offered == plain
    for number in offered:
        assert not answer(table, ANA, NameNumber(number))[1].alert
    own = seat(table, ANA).cards[4]
    assert answer(table, ANA, NameNumber(own))[1].alert


def test_ranges_are_off_unless_a_table_chose_them_or_played_when_they_were_on() -> None:
    assert not shows_ranges(card_lobby())
    assert OWN.of(opened()).deduction is False  # stored with the game that began without
    assert shows_ranges(card_lobby(deduction=True))
    before = finished(opened())
    assert shows_ranges(OWN.put(before, deduction=None))  # a default was not stored: they played with ranges
    again = rematched(OWN.put(before, deduction=None), "same")
    assert OWN.of(play.deal(again, moment())).deduction is True
    assert not shows_ranges(before)
    assert not shows_ranges(OWN.put(before, deduction=False))


def test_my_cards_are_shown_to_their_owner_alone() -> None:
    table = opened()
    _, told = answer(table, BO, ShowWords(), in_group=True)
    cards = zip(LETTERS, seat(table, BO).cards, strict=True)
    low, next_, *hidden = (f"{letter}{GLUE}{card_text(number)}" for letter, number in cards)
    assert told.text is not None
    first, second = told.text.split("\n")  # two rows: a line would break between a letter and its card
    assert f"{first} {second}".split() == [f"({low})", f"({next_})", *hidden]  # everybody sees those in brackets
    assert answer(table, DI, ShowWords(), in_group=True)[1].text == SAY.plain("alert-spectator")


def test_a_text_is_answered_kindly() -> None:
    table = written_in_private(opened(), PEOPLE[1], "17")
    assert SAY("notice-by-buttons") in card(table, BO).text


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_says_who_won_and_why_and_shows_all_cards_k13() -> None:
    table = finished(opened())
    end = shown(table)[-1]
    won = view(table).outcome
    assert won is not None
    assert won.winner is not None
    points = view(table).hand(won.winner).points
    assert SAY("cards-won", name=table.name(won.winner), points=points) in end.text
    assert SAY("track-why-points", count=15) in end.text
    for number in range(1, view(table).top + 1):
        assert card_text(number) in end.text


def test_a_game_that_was_called_off_is_passed_on_as_one_without_a_winner() -> None:
    table = play.call_off(opened(), moment())
    links = [button.url for row in shown(table)[-1].keyboard for button in row if button.url]
    assert any(quote(SAY.plain("share-cards-played"), safe="") in link for link in links)


def test_a_called_end_names_its_reason_k17() -> None:
    table = opened()
    while not view(table).end_may_be_called:
        assert CallTheEnd() not in presses(shown(table)[-1])
        table = guess(table, right=False)
        if view(table).phase is Phase.AGAIN:
            table = tapped(table, on_turn(table), PassAttempt())
    assert CallTheEnd() in presses(shown(table)[-1])
    assert answer(table, DI, CallTheEnd(), in_group=True)[0] == table
    table, _ = answer(table, CY, CallTheEnd(), in_group=True)
    assert table.stage is Stage.OVER
    assert SAY("track-why-end-called") in shown(table)[-1].text
    assert SAY("cards-why-earlier") in shown(table)[-1].text  # K14: nobody has found a card


def test_who_has_left_and_come_back_is_no_equal_who_played_earlier_k18() -> None:
    table = seats.take_seat(seats.leave(opened(), ANA, moment()), person(ANA), ANA, True, moment())
    table = seats.leave(table, CY, moment())
    while not view(table).end_may_be_called:
        table = guess(table, right=False)
        if view(table).phase is Phase.AGAIN:
            table = tapped(table, on_turn(table), PassAttempt())
    table, _ = answer(table, BO, CallTheEnd(), in_group=True)
    assert SAY("cards-won", name="Bo", points=2) in shown(table)[-1].text
    assert SAY("cards-why-earlier") not in shown(table)[-1].text


def test_a_rematch_keeps_the_game_and_lets_the_next_one_begin() -> None:
    table = finished(opened(4, options=("bribe",)))
    again = rematched(table, "next")
    game = play.deal(again, moment())
    assert (game.game, OWN.of(game).options) == ("kryptos", ("bribe",))
    assert [hand.seat for hand in view(game).hands] == ["2", "3", "4", "1"]


def test_after_next_player_first_a_shuffled_rematch_leaves_the_first_player_to_chance() -> None:
    """K4: as the question says, "all shuffled"."""
    table = rematched(finished(opened(4, first="")), "next")
    table = finished(opened_by_all(play.deal(table, moment())))
    shuffled = rematched(table, "shuffled")
    assert chosen_first(shuffled) is None
    first = {view(play.deal(shuffled, moment(now))).hands[0].seat for now in range(40)}
    assert first == {"1", "2", "3", "4"}


def test_a_finished_game_counts_once_for_each_player() -> None:
    table = finished(opened())
    assert table.finished == 1
    assert sum(tally.wins for tally in table.tallies.values()) == 1
    count, by_game = statistics.of_table(table)
    assert (count, list(by_game)) == (1, ["kryptos"])
    numbers = by_game["kryptos"]
    assert isinstance(numbers, KryptosTally)
    assert numbers.card_wins == 1
    assert numbers.cards_found == numbers.card_guesses == len(view(table).attempts)


def test_the_record_replays_to_the_same_end_under_peoples_names() -> None:
    table = finished(guess(opened(4, options=("mystery", "bribe")), right=False))
    text = export(table)
    assert text is not None
    lines = list(map(json.loads, text.splitlines()))
    assert lines[0]["players"] == ["Ana", "Bo", "Cy", "Di"]
    last = list(replay(io.BytesIO(text.encode())))[-1]
    assert (last["ok"], last["over"]) == (True, True)
    assert last["points"] == {table.name(hand.seat): hand.points for hand in view(table).hands}
    assert export(opened()) is None


# ── seats and time ──────────────────────────────────────────────────────────────────────────────────────────────


def test_who_wants_to_leave_is_told_that_all_cards_will_be_revealed_k18() -> None:
    table = commands.leave_by_command(opened(), turn(PEOPLE[1])).document
    assert SAY("cards-leave", name="Bo") == shown(table)[-1].text


def test_a_leavers_hand_is_opened_and_the_seat_can_be_taken_k18() -> None:
    table = seats.leave(opened(4), ANA, moment())
    assert view(table).hands[0].hidden == ()
    assert (on_turn(table), table.host) == (BO, BO)
    assert seats.free_seats(table) == [ANA]
    eve = PEOPLE[4]
    table = seats.take_seat(table, eve, ANA, True, moment())
    assert seat(table, eve.id).cards == tuple(number for number in view(table).hands[0].cards if number)


def test_the_game_ends_when_only_one_is_left() -> None:
    table = opened()
    for user in (BO, CY):
        table = seats.leave(table, user, moment())
    assert table.stage is Stage.OVER
    assert SAY("cards-won", name="Ana", points=2) in shown(table)[-1].text


def test_time_up_passes_the_turn_and_remembers_who_was_late() -> None:
    table = opened(pace="classic")
    assert table.limit == moment().now + (PACES["classic"].guess or 0)
    table = seats.time_up(table, moment())
    assert (on_turn(table), table.misses) == (BO, {ANA: 1})
    assert opened(pace="relaxed").due is None


def test_time_up_opens_a_card_for_who_is_late_in_the_opening() -> None:
    table = dealt(pace="slow")
    late = on_turn(table)
    table = seats.time_up(table, moment())
    assert len(view(table).hand(view(table).hands[late - 1].seat).hidden) == 9
    assert on_turn(table) != late


def test_only_who_is_on_turn_is_nudged() -> None:
    table = commands.nudge(opened(), turn(PEOPLE[1], 2_000_000.0)).document
    assert table.page is not None
    assert table.page.facts == {"users": str(ANA)}
    assert commands.is_awaited(opened(), ANA)
    assert not commands.is_awaited(opened(), BO)


def test_a_turn_rings_once_for_both_attempts() -> None:
    table = opened()
    rung = table.card(ANA)
    assert not rung.quiet
    missed = guess(table, right=False)
    assert missed.card(ANA).number == rung.number
    assert not guess(missed, right=False).card(BO).quiet


# ── rules ───────────────────────────────────────────────────────────────────────────────────────────────────────


def on_page(table: Table, press: Press) -> Table:
    return taps.tap_table(table, turn(PEOPLE[1]), Tapped(str(table.place), shown(table)[-1].nonce, press)).document


def test_the_rules_are_those_of_the_tables_game_and_lead_to_the_other() -> None:
    table = commands.rules(card_lobby(), turn(PEOPLE[0])).document
    assert SAY("page-rules-cards-1", page=1, pages=5) == shown(table)[-1].text
    assert ReadRules("codes") in presses(shown(table)[-1])
    last = on_page(table, TurnPage(5))
    assert SAY("page-rules-cards-5", page=5, pages=5) == shown(last)[-1].text
    assert on_page(last, TurnPage(6)) == last
    assert on_page(last, ReadRules("chess")) == last
    assert SAY("page-rules-1", page=1, pages=7) == shown(on_page(last, ReadRules("codes")))[-1].text


def test_in_private_the_rules_of_both_games_can_be_read() -> None:
    visitor = Visitor(user=ANA)
    visitor = visitor.replace(page=rules_page(visitor, 1, "codes"))
    tap = Tapped(str(visitor.place), page_nonce(rules_page(Visitor(user=ANA), 1, "codes")), ReadRules("kryptos"))
    page = tap_own_page(visitor, turn(PEOPLE[0]), tap).document.page
    assert page is not None
    assert page.kind == "rules-cards-1"


# ── lengths ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_longest_game_of_six_fits_into_telegrams_messages() -> None:
    table = opened(6, options=("advanced",))
    for player in table.players:
        table = table.with_player(player.replace(name=f"{player.user}" * MAX_NAME_LEN))
    for _ in range(70):
        table = guess(table, right=False)
    table = commands.sheet(table, turn(PEOPLE[0])).document
    assert shown(table)[-1].text.count("\n") < len(view(table).attempts)  # the oldest are left out
    for ended in (table, finished(table)):
        screens = [shown(ended), *(shown(ended, Chat(one.id)) for one in PEOPLE[:6])]
        lengths = [utf16_length(parse_html(message.text)[0]) for messages in screens for message in messages]
        assert max(lengths) <= LONGEST_MESSAGE
