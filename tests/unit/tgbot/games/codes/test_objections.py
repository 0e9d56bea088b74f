"""Objections (C13): asked in the objector's own card, put to the encoder with a ring, told in sentences."""

import re

import pytest

from tests.unit.tgbot.builders.tables import ANA, BO, CY, answered, guessing, moment, turn, written_in_private
from tests.unit.tgbot.builders.teams import card_text
from tgbot.games.codes import objections
from tgbot.games.codes.buttons import AskObjection, Object, Stand, Withdraw
from tgbot.games.codes.model import OWN
from tgbot.tables import seats, taps
from tgbot.tables.context import Decision, seat_nonce
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.model import Table
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Button, Chat, Links
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen


def tap(table: Table, person: Sender, press: Press) -> Decision[Table]:
    return taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, person.id), press))


def keys(table: Table, chat: int) -> list[Button]:
    return [button for row in screen(table, Links("bot"))[Chat(chat)][-1].keyboard for button in row]


def test_the_board_has_one_key_for_it_and_no_numbered_hands_a1() -> None:
    presses = [button.press for button in keys(guessing(2), -100)]
    assert AskObjection(1) in presses
    assert not any(isinstance(press, Object) for press in presses)


def test_the_objector_is_asked_which_clue_on_the_own_card() -> None:
    table = tap(guessing(2), CY, AskObjection(1)).document
    assert "Which clue is unfair?</b>\nBo can take it back or stand by it." in card_text(table, CY.id)
    assert [button.press for button in keys(table, CY.id)] == [Object(1), Object(2), Object(3), AskObjection(0)]
    back = tap(table, CY, AskObjection(0)).document
    assert "Which clue is unfair?" not in card_text(back, CY.id)


@pytest.mark.parametrize("person", [ANA, BO])
def test_the_pair_is_told_that_only_the_other_side_can_object(person: Sender) -> None:
    table = guessing(2)
    done = tap(table, person, AskObjection(1))
    assert done.document == table
    assert done.answer is not None
    assert done.answer.text == "Only the other side can object to these clues."


def test_the_encoder_gets_a_new_card_that_says_who_what_and_what_either_key_does_a2() -> None:
    before = guessing(2)
    table = tap(before, CY, Object(2)).document
    assert table.cards[BO.id].number == before.cards[BO.id].number + 1
    assert not table.cards[BO.id].quiet
    card = card_text(table, BO.id)
    assert "✋ <b>Cy finds “hint 2b” unfair.</b>" in card
    assert "Taking it back just crosses it out for everyone to see. The round goes on either way." in card
    labels = {button.press: button.text for button in keys(table, BO.id)}
    assert labels[Withdraw(2)] == "↩️ Take back “hint 2b”"
    assert labels[Stand(2)] == "🛡 “hint 2b” is fair"
    assert "Your words" not in card  # the question and its keys fit on one screen, in any round


def test_the_objector_reads_who_decides() -> None:
    answer = tap(guessing(2), CY, Object(2)).answer
    assert answer is not None
    assert answer.text == "Objection! Now Bo decides."


@pytest.mark.parametrize(
    ("press", "said"),
    [
        (Withdraw(2), "Taken back. It’s crossed out on the board."),
        (Stand(2), "You’re standing by it, and the group can see that."),
    ],
)
def test_an_answer_to_an_objection_is_told_what_it_did(press: Press, said: str) -> None:
    answer = tap(tap(guessing(2), CY, Object(2)).document, BO, press).answer
    assert answer is not None
    assert answer.text == said


def test_the_question_goes_when_it_is_answered() -> None:
    table = tap(tap(guessing(2), CY, Object(2)).document, BO, Stand(2)).document
    assert "unfair" not in card_text(table, BO.id)
    assert Stand(2) not in [button.press for button in keys(table, BO.id)]


def test_the_reveal_still_shows_the_clue_that_its_encoder_stood_by_c13() -> None:
    table = answered(tap(tap(guessing(2), CY, Object(2)).document, BO, Stand(2)).document)
    (reveal,) = (one for one in screen(table, Links("bot"))[Chat(-100)] if one.key == "1/2/pair")
    assert re.search(r"<b>\d</b> hint 2b 🛡", reveal.text)


def test_an_objector_who_is_forgotten_is_not_named() -> None:
    table, _ = objections.object_to(guessing(2), CY.id, 1, moment())
    replaced = game_of(table).replaced(table, CY.id, -7)
    assert [one.by for one in OWN.of(replaced).objections] == [-7]


def test_nobody_objects_where_all_clues_have_an_objection() -> None:
    table = guessing(2)
    for clue in (1, 2, 3):
        table, _ = objections.object_to(table, CY.id, clue, moment())
    with pytest.raises(TableRefusal):
        objections.ask(table, CY.id)


def test_who_types_a_code_instead_of_objecting_guesses() -> None:
    table = tap(guessing(2), CY, AskObjection(1)).document
    table = written_in_private(table, CY, "321")
    assert "Which clue is unfair?" not in card_text(table, CY.id)
    assert OWN.card(table, CY.id).draft == "321"


def test_nobody_objects_to_the_clues_of_an_encoder_who_has_left() -> None:
    asked = tap(guessing(2), CY, AskObjection(1)).document
    table = seats.leave(asked, BO.id, moment())
    assert "Which clue is unfair?" not in card_text(table, CY.id)
    assert AskObjection(1) not in [button.press for button in keys(table, -100)]
    for press in (AskObjection(1), Object(2)):
        done = tap(table, CY, press)
        assert (done.document, done.answer and done.answer.text) == (
            table,
            "Bo left the game, so nobody can take a clue back.",
        )
    back = seats.take_seat(table, BO, BO.id, True, moment())
    assert AskObjection(1) in [button.press for button in keys(back, -100)]


def test_an_objection_that_nobody_can_answer_any_more_says_so() -> None:
    table = seats.leave(tap(guessing(2), CY, Object(2)).document, BO.id, moment())
    told = screen(table, Links("bot"))[Chat(-100)][-1].text
    assert "✋ Objection to “hint 2b”! But Bo left the game, so nobody can answer it." in told
    assert "decides" not in told
