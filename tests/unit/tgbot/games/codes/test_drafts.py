"""Clues as an encoder writes them: accepted, refused one by one, changed, split."""

import pytest

from engine.codes.actions import ObjectToClue
from engine.codes.clues import Media
from tests.unit.tgbot.builders.encoder import board, card_of, keyword, labels, sent
from tests.unit.tgbot.builders.tables import (
    ANA,
    BO,
    CY,
    answered,
    dealt,
    guessing,
    moment,
    seat_view,
    turn,
    with_clues,
    written_in_private,
)
from tgbot.games.codes import drafts, texts
from tgbot.games.codes.buttons import ChangeClue
from tgbot.games.codes.drafts import Sent
from tgbot.games.codes.model import OWN
from tgbot.tables import play, taps
from tgbot.tables.context import seat_nonce
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.model import Notice, Table
from tgbot.telegram.buttons import Tapped
from tgbot.telegram.updates import Room, TextMessage


@pytest.mark.parametrize("lines", [("salt",), ("salt", "boats", "rope")])
def test_a_changed_message_keeps_its_lines(lines: tuple[str, ...]) -> None:
    table = drafts.draft(dealt(), ANA.id, Sent(7, ("salt", "tides")), moment())
    changed = drafts.draft(table, ANA.id, Sent(7, ("salt", "boats"), edited=True), moment())
    assert seat_view(changed, ANA).draft == ("salt", "boats", None)
    refused = drafts.draft(table, ANA.id, Sent(7, lines, edited=True), moment())
    assert seat_view(refused, ANA).draft == ("salt", "tides", None)
    assert refused.card(ANA.id).notice == Notice(text="notice-edit-lines")


def in_round_3() -> Table:
    """Return a game in which Ana writes again, after her clues of round 1."""
    return answered(with_clues(answered(with_clues(dealt()))))


def test_only_the_refused_line_is_asked_again() -> None:
    table = sent(in_round_3(), "cape", "Hint 1a!", "rope")
    assert seat_view(table, ANA).draft == ("cape", None, "rope")
    asked = f"⚠️ “Hint 1a!” was already used in round 1. Another one for <b>{keyword(table, 1)}</b>?"
    assert asked in card_of(table).text
    table = sent(table, "salt", message=8)
    assert seat_view(table, ANA).draft == ("cape", "salt", "rope")
    assert "Another one" not in card_of(table).text
    assert OWN.card(table, ANA.id).refused == {}


def test_two_refused_lines_are_both_named_with_their_reasons() -> None:
    table = sent(dealt(), "cape", "Cape!", "x" * 168)
    assert seat_view(table, ANA).draft == ("cape", None, None)
    text = card_of(table).text
    assert f"“Cape!” is already one of your clues. Another one for <b>{keyword(table, 1)}</b>?" in text
    assert f"can’t be longer than 100 characters (yours has 168). Another one for <b>{keyword(table, 2)}</b>?" in text
    table = sent(table, "salt", "rope", message=8)
    assert seat_view(table, ANA).draft == ("cape", "salt", "rope")


def test_a_refused_change_keeps_the_clue_and_asks_again_for_its_place() -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    table = sent(drafts.change_clue(table, ANA.id, 2), "rope", message=8)
    assert seat_view(table, ANA).draft == ("cape", "salt", "rope")
    stays = f"“rope” is already one of your clues. Send another for <b>{keyword(table, 1)}</b>, or keep “salt”."
    assert stays in card_of(table).text
    assert seat_view(sent(table, "tides", message=9), ANA).draft == ("cape", "tides", "rope")


def test_a_nod_is_for_clues_that_are_accepted() -> None:
    def nod(table: Table, message: int) -> str | None:
        said = TextMessage(1, ANA, Room(ANA.id, private=True, title=""), message, "", edited=False)
        return game_of(table).reaction(table, said)

    table = sent(dealt(), "cape", "salt", "rope")
    assert nod(table, 7) is not None
    table = sent(drafts.change_clue(table, ANA.id, 1), "x" * 168, message=8)
    assert nod(table, 8) is None
    assert nod(sent(table, "boats", message=9), 9) is not None
    first = seat_view(table, ANA).code or ""
    assert nod(sent(table, f"keyword {first[0]}", message=10), 10) is None  # C4: it is warned about


def test_a_refused_line_of_an_edit_keeps_the_clue_and_a_second_edit_fixes_it() -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    table = sent(table, "cape", "Cape", "tides", edited=True)
    assert seat_view(table, ANA).draft == ("cape", "salt", "tides")
    table = sent(table, "cape", "boats", "tides", edited=True)
    assert seat_view(table, ANA).draft == ("cape", "boats", "tides")
    assert "⚠️" not in card_of(table).text


def test_the_card_asks_for_exactly_the_clue_that_is_missing() -> None:
    table = dealt()
    assert "one message with three lines, or three messages" in card_of(table).text
    assert "🎤 Voice, stickers, GIFs and photos" in card_of(table).text
    table = sent(table, "cape", "salt")
    assert f"✍️ Now send a clue for <b>{keyword(table, 2)}</b>." in card_of(table).text


@pytest.mark.parametrize(
    ("first", "lines", "notice"),
    [
        ((), 4, Notice(text="notice-too-many-lines", facts={"count": 4})),
        (("cape", "salt", "rope"), 4, Notice(text="notice-too-many-lines", facts={"count": 4})),
        (("cape", "salt"), 2, Notice(text="notice-one-missing")),
    ],
)
def test_too_many_lines_are_told_as_what_they_are(first: tuple[str, ...], lines: int, notice: Notice) -> None:
    table = sent(dealt(), *first) if first else dealt()
    after = sent(table, *(f"x{number}" for number in range(lines)), message=8)
    assert after.card(ANA.id).notice == notice
    assert seat_view(after, ANA).draft == seat_view(table, ANA).draft


@pytest.mark.parametrize("lines", [1, 2, 3])
def test_a_complete_draft_is_not_overwritten(lines: int) -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    after = sent(table, *(f"x{number}" for number in range(lines)), message=8)
    assert seat_view(after, ANA).draft == ("cape", "salt", "rope")
    assert after.card(ANA.id).notice == Notice(text="notice-all-written")


def test_pencils_carry_the_keywords_and_a_tap_says_which_clue_is_next() -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    words = [keyword(table, place).partition(" ")[2] for place in range(3)]
    assert labels(table)[:3] == [f"✏️ {word}" for word in words]
    table = drafts.change_clue(table, ANA.id, 3)
    assert f"✏️ Send a new clue for <b>{keyword(table, 2)}</b>." in card_of(table).text
    assert seat_view(sent(table, "tide", message=8), ANA).draft == ("cape", "salt", "tide")


def test_only_a_clue_that_is_there_has_a_pencil() -> None:
    assert labels(dealt())[0] == "💡 Example"
    assert not [label for label in labels(dealt()) if "✏️" in label]
    table = sent(dealt(), "cape")
    pencil = f"✏️ {keyword(table, 0).partition(' ')[2]}"
    assert [label for label in labels(table) if "✏️" in label or "💡" in label] == [pencil]
    old = drafts.change_clue(dealt(), ANA.id, 2)  # by a button of an older card
    assert f"✍️ Now send a clue for <b>{keyword(old, 1)}</b>." in card_of(old).text
    assert "Send a new clue" not in card_of(old).text


def test_pencils_carry_numbers_where_words_are_hidden() -> None:
    table = sent(dealt(spoilers=True), "cape", "salt", "rope")
    assert labels(table)[:3] == ["✏️ 1", "✏️ 2", "✏️ 3"]  # their places: the digits would be the code


@pytest.mark.parametrize(
    "line", ["haunted, tears,honk", "haunted; tears; honk", "haunted / tears / honk", "haunted, tears, honk,"]
)
def test_three_parts_with_commas_can_be_split(line: str) -> None:
    table = sent(dealt(), line)
    assert seat_view(table, ANA).draft == (line, None, None)
    assert "✂️ Split into three" in labels(table)
    split = drafts.split(table, ANA.id, moment())
    assert seat_view(split, ANA).draft == ("haunted", "tears", "honk")
    assert "✂️ Split into three" not in labels(split)
    edited = sent(split, "haunted, onion, honk", edited=True)
    assert seat_view(edited, ANA).draft == ("haunted", "onion", "honk")


def test_one_line_with_a_refused_part_is_taken_for_three_clues_and_only_that_part_asked_for_again() -> None:
    table = dealt()
    view = seat_view(table, ANA)
    keyword = view.keywords[int((view.code or "")[1]) - 1]
    table = sent(table, f"haunted, {keyword}, honk")
    assert seat_view(table, ANA).draft == ("haunted", None, "honk")
    assert f"Another one for <b>{(view.code or '')[1]} {keyword}</b>?" in card_of(table).text
    edited = sent(table, "haunted, tears, honk", edited=True)
    assert seat_view(edited, ANA).draft == ("haunted", "tears", "honk")


@pytest.mark.parametrize("listed", ["1. cape\n2. twig\n3. pond", "1) cape\n2) twig\n3) pond", "1 cape\n2 twig\n3 pond"])
def test_the_numbers_of_a_list_are_no_part_of_its_clues(listed: str) -> None:
    assert sent(dealt(), *listed.split("\n")) == sent(dealt(), "cape", "twig", "pond")


@pytest.mark.parametrize("dot", [".", ""])
def test_a_list_numbered_by_the_code_gives_nothing_away(dot: str) -> None:
    table = dealt()
    code = seat_view(table, ANA).code
    numbered = [f"{digit}{dot} {clue}" for digit, clue in zip(code, ("cape", "twig", "pond"), strict=True)]
    assert seat_view(sent(table, *numbered), ANA).draft == ("cape", "twig", "pond")


@pytest.mark.parametrize("place", [1, 2, 3])
def test_three_parts_can_be_split_wherever_they_went(place: int) -> None:
    table = sent(drafts.change_clue(dealt(), ANA.id, place), "haunted, tears, honk")
    assert "✂️ Split into three" in labels(table)
    again = sent(table, "haunted, tears, honk", message=8)  # refused as a repetition, and still to be split
    for one in (table, again):
        split = drafts.split(one, ANA.id, moment())
        assert seat_view(split, ANA).draft == ("haunted", "tears", "honk")
    edited = sent(drafts.split(table, ANA.id, moment()), "haunted, onion, honk", edited=True)
    assert seat_view(edited, ANA).draft == ("haunted", "onion", "honk")


def test_who_forgot_the_commas_sends_the_line_again_with_them() -> None:
    table = sent(sent(dealt(), "haunted tears honk"), "haunted, tears, honk", message=8)
    assert seat_view(table, ANA).draft == ("haunted", "tears", "honk")


def test_a_part_that_is_refused_leaves_nothing_of_the_whole_line_in_its_place_c9() -> None:
    table = drafts.split(sent(answered(guessing(2)), "hint 1a, tears, honk"), ANA.id, moment())
    assert seat_view(table, ANA).draft == (None, "tears", "honk")
    assert "“hint 1a” was already used in round 1. Another one for" in card_of(table).text


def test_of_two_lines_with_commas_the_newer_is_split() -> None:
    table = sent(sent(dealt(), "salt, tide, rope"), "haunted, tears, honk", message=8)
    assert seat_view(drafts.split(table, ANA.id, moment()), ANA).draft == ("haunted", "tears", "honk")


def test_a_split_costs_no_other_clue() -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    table = sent(drafts.change_clue(table, ANA.id, 2), "haunted, tears, honk", message=8)
    assert seat_view(table, ANA).draft == ("cape", "haunted, tears, honk", "rope")
    assert "✂️ Split into three" not in labels(table)


def test_a_part_that_is_refused_is_asked_again() -> None:
    table = drafts.split(sent(dealt(), "haunted, tears, Haunted!"), ANA.id, moment())
    assert seat_view(table, ANA).draft == ("haunted", "tears", None)
    assert f"Another one for <b>{keyword(table, 2)}</b>?" in card_of(table).text


@pytest.mark.parametrize("lines", [("one, two",), ("a, b, c, d",), ("and/or/not",), ("haunted, tears, honk", "salt")])
def test_other_clues_cannot_be_split(lines: tuple[str, ...]) -> None:
    table = sent(dealt(), *lines)
    assert "✂️ Split into three" not in labels(table)
    with pytest.raises(TableRefusal, match="toast-old-button"):
        drafts.split(table, ANA.id, moment())


def test_nobody_else_splits_a_clue() -> None:
    table = sent(dealt(), "haunted, tears, honk")
    with pytest.raises(TableRefusal, match="toast-old-button"):
        drafts.split(table, BO.id, moment())


def test_words_below_a_photo_are_said_to_be_no_part_of_the_clue() -> None:
    table = written_in_private(dealt(), ANA, "a caption", media=("photo", "file"))
    assert seat_view(table, ANA).draft == (Media("photo", "file"), None, None)
    assert table.card(ANA.id).notice == Notice(text="notice-caption")
    table = written_in_private(dealt(), ANA, "", media=("photo", "file"))
    assert table.card(ANA.id).notice is None


def test_a_photo_is_replaced_where_its_message_is_edited() -> None:
    table = written_in_private(dealt(), ANA, "", media=("photo", "file"))
    table = written_in_private(table, ANA, "", media=("photo", "other"), edited=True)
    assert seat_view(table, ANA).draft == (Media("photo", "other"), None, None)


def test_a_clue_mentions_nobody_sends_no_command_and_opens_nothing() -> None:
    """C1: the letters stay as they are, with a joiner that nobody sees."""
    table = sent(dealt(), "@durov", "go /cancel now", "a/b, 1.5 at t.me")
    table = drafts.send(table, ANA.id, moment())
    assert "@durov" not in board(table)
    assert all(text in board(table) for text in ("@\u2060durov", "go /\u2060cancel now", "a/b, 1.5 at t.\u2060me"))


def test_an_unknown_command_is_answered_with_what_is_awaited() -> None:
    table = game_of(dealt()).on_unknown_command(dealt(), ANA.id, "hero")
    assert f"I don’t know /hero. I’m waiting for your clue for {keyword(table, 0)}." in card_of(table).text
    complete = sent(dealt(), "cape", "salt", "rope")
    told = card_of(game_of(complete).on_unknown_command(complete, ANA.id, "hero")).text
    assert "I don’t know /hero." in told
    assert "waiting for your clue" not in told


def test_a_notice_about_a_late_edit_goes_with_the_next_thing_that_happens() -> None:
    table = drafts.send(sent(dealt(), "cape", "salt", "rope"), ANA.id, moment())
    table = sent(table, "cape", "salt", "tides", edited=True)
    assert table.card(ANA.id).notice == Notice(text="notice-edit-too-late")
    table = play.act(table, CY.id, ObjectToClue(1), moment())
    assert table.card(ANA.id).notice is None


def test_a_phone_is_ready_to_write_when_a_card_comes_that_asks_for_a_clue() -> None:
    table = dealt()
    assert [card_of(table, person.id).force_reply for person in (ANA, BO, CY)] == [True, False, False]
    table = sent(table, "cape", "salt")
    assert card_of(table).force_reply
    table = sent(table, "rope", message=8)
    assert not card_of(table).force_reply
    assert not card_of(drafts.send(table, ANA.id, moment())).force_reply


def test_a_phone_is_ready_to_write_when_a_card_comes_that_asks_for_another_clue() -> None:
    table = sent(dealt(), "cape", "salt", "rope")
    changing = drafts.change_clue(table, ANA.id, 2)
    assert card_of(changing).key == card_of(table).key  # it is edited, and not sent again for that
    refused = sent(changing, "rope", message=8)
    assert card_of(refused).key != card_of(table).key
    assert card_of(refused).force_reply
    assert not card_of(sent(refused, "tides", message=9)).force_reply


def test_where_secrets_are_hidden_the_encoders_card_says_none_beside_its_spoilers() -> None:
    """Neither a keyword in a warning or a refusal, nor a digit of the code on a pencil."""
    table = dealt(spoilers=True)
    view = seat_view(table, ANA)
    warned, refused = (view.keywords[int(digit) - 1] for digit in view.code[:2])
    table = sent(table, f"x{warned}x", refused.upper(), "rope")
    text = card_of(table).text
    assert f"looks like your keyword “<tg-spoiler>{warned}</tg-spoiler>”" in text
    assert f"gives away your keyword “<tg-spoiler>{refused}</tg-spoiler>”" in text
    assert [label for label in labels(table) if "✏️" in label] == ["✏️ 1", "✏️ 3"]


def test_where_secrets_are_hidden_no_toast_and_no_notice_names_a_clue_by_its_secrets() -> None:
    table = sent(dealt(spoilers=True), "salt", "rope", "mill")
    for clue in (1, 2, 3):
        pressed = Tapped("t-100", seat_nonce(table, ANA.id), ChangeClue(clue))
        answer = taps.tap_table(table, turn(ANA), pressed).answer
        assert answer is not None
        assert answer.text == f"Now send your new clue {clue}."
    notice = texts.on_unknown_command(dealt(spoilers=True), ANA.id, "hint").card(ANA.id).notice
    assert notice == Notice(text="notice-unknown-command", facts={"command": "hint"})
