"""The pad of a guess: which clue it asks for, what its keys say, and codes that are typed."""

import pytest

from engine.codes import CODES
from engine.codes.actions import Action, GiveClues, LockGuess, LockInterception
from tests.unit.tgbot.builders.tables import (
    ANA,
    BO,
    CY,
    LINKS,
    answered,
    guessing,
    moment,
    turn,
    with_clues,
    written_in_private,
)
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, in_half
from tgbot.games.codes import agreement, pad
from tgbot.games.codes.buttons import AskClue, Lock, SetDigit
from tgbot.games.codes.model import OWN
from tgbot.games.codes.taps import TOAST_ROOM
from tgbot.games.codes.words.custom import MAX_WORD_LEN
from tgbot.i18n.texts import LANGUAGES, Say
from tgbot.tables import play, taps
from tgbot.tables.context import seat_nonce
from tgbot.tables.model import Table
from tgbot.tables.session import seat_view, session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Chat
from tgbot.telegram.updates import Sender
from tgbot.ui.fitting import ROW_ROOM, clipped, newest_in_lines, newest_that_fit, quoted, text_width
from tgbot.ui.screen import screen

SAY = Say("en")
MAX_ANSWER = 200  # characters that Telegram takes


def rows(table: Table, person: Sender) -> list[list[str]]:
    """Return the labels of a player's card."""
    return [[button.text for button in row] for row in screen(table, LINKS)[Chat(person.id)][-1].keyboard]


def tap(table: Table, person: Sender, press: Press) -> Table:
    nonce = seat_nonce(table, person.id)
    return taps.tap_table(table, turn(person), Tapped("t-100", nonce, press)).document


def told(table: Table, person: Sender, press: Press) -> str | None:
    """Return what pops up after a tap."""
    answer = taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, person.id), press)).answer
    return answer.text if answer else None


def keys(table: Table, person: Sender) -> list[Press | None]:
    """Return what the keys of a player's card do."""
    return [button.press for row in screen(table, LINKS)[Chat(person.id)][-1].keyboard for button in row]


def asked(table: Table, person: Sender) -> int | None:
    return pad.asked_clue(OWN.card(table, person.id))


def test_a_digit_leads_to_the_next_clue_without_one() -> None:
    table = guessing()
    for clue, following in ((2, 3), (3, 1), (1, None)):
        table = tap(tap(table, BO, AskClue(clue)), BO, SetDigit(clue, clue))
        assert asked(table, BO) == following


def test_skip_leads_to_the_next_clue_without_a_digit_and_the_last_one_has_a_way_back_instead() -> None:
    skip, change = SAY.plain("button-next-clue"), SAY.plain("button-change-guess")
    table = tap(guessing(), BO, SetDigit(1, 3))
    assert (rows(table, BO)[-1][-1], keys(table, BO)[-1]) == (skip, AskClue(3))
    table = tap(table, BO, AskClue(3))
    assert (rows(table, BO)[-1][-1], keys(table, BO)[-1]) == (skip, AskClue(2))  # the first one has its digit
    table = tap(tap(table, BO, AskClue(2)), BO, SetDigit(2, 1))
    assert asked(table, BO) == 3
    assert (rows(table, BO)[-1][-1], keys(table, BO)[-1]) == (change, AskClue(2))
    assert keys(tap(table, BO, AskClue(2)), BO)[-1] == AskClue(3)
    table = tap(tap(tap(table, BO, SetDigit(3, 2)), BO, AskClue(0)), BO, AskClue(2))
    assert (rows(table, BO)[-1][-1], keys(table, BO)[-1]) == (change, AskClue(0))  # a whole guess


@pytest.mark.parametrize("whole", [False, True])
def test_no_digit_stands_where_the_lock_comes_to_stand(whole: bool) -> None:
    table = tap(tap(guessing(), BO, SetDigit(1, 3)), BO, SetDigit(2, 1))
    if whole:
        table = tap(tap(tap(table, BO, SetDigit(3, 2)), BO, AskClue(0)), BO, AskClue(3))
    last = screen(table, LINKS)[Chat(BO.id)][-1].keyboard[-1]
    assert not any(isinstance(button.press, SetDigit) for button in last)
    done = tap(table, BO, SetDigit(3, 2))
    assert [button.press for button in screen(done, LINKS)[Chat(BO.id)][-1].keyboard[-1]] == [Lock()]


def test_a_used_digit_is_marked_and_taken_back_or_swapped() -> None:
    table = tap(guessing(), BO, SetDigit(1, 3))
    words = session(table).seat(BO.id).keywords
    assert rows(table, BO)[1][0] == f"✓ 3 {words[2]}"
    table = tap(table, BO, SetDigit(2, 3))
    assert OWN.card(table, BO.id).draft == "___"
    assert asked(table, BO) == 1
    table = tap(tap(tap(table, BO, SetDigit(1, 4)), BO, SetDigit(2, 3)), BO, AskClue(1))
    table = tap(table, BO, SetDigit(1, 3))
    assert OWN.card(table, BO.id).draft == "34_"
    assert asked(table, BO) == 3


def test_a_whole_guess_is_locked_or_changed() -> None:
    table = guessing()
    for clue, digit in enumerate((3, 1, 2), start=1):
        table = tap(table, BO, SetDigit(clue, digit))
    assert rows(table, BO) == [["↩️ Change"], ["🔒 Lock in 3·1·2"]]
    assert keys(table, BO)[0] == AskClue(0)
    table = tap(table, BO, AskClue(0))
    clues = session(table).view().half.clues
    assert rows(table, BO)[1:] == [[f"{clue} → {digit}"] for clue, digit in zip(clues, "312", strict=True)]
    assert keys(table, BO)[1:] == [AskClue(1), AskClue(2), AskClue(3)]
    assert "▸" not in card_text(table, BO.id)
    assert SAY("card-which") in card_text(table, BO.id)
    assert OWN.card(table, BO.id).draft == "312"
    table = tap(table, BO, AskClue(2))
    assert f"▸ <b>{clues[1]}</b> → " in card_text(table, BO.id)
    assert [label[0] for row in rows(table, BO)[1:3] for label in row].count("✓") == 3  # a tap on these swaps
    assert asked(tap(table, BO, SetDigit(2, 1)), BO) is None  # the same digit is an answer too
    assert OWN.card(tap(table, BO, SetDigit(2, 4)), BO.id).draft == "342"


def test_a_tap_on_a_used_digit_says_what_becomes_of_the_other_clue() -> None:
    table = tap(guessing(), BO, SetDigit(1, 3))
    first, second, _ = session(table).view().half.clues
    assert told(table, BO, SetDigit(2, 3)) == SAY.plain("toast-freed", clue=first)
    for clue, digit in ((2, 1), (3, 2)):
        table = tap(table, BO, SetDigit(clue, digit))
    words = session(table).seat(BO.id).keywords
    swapped = SAY.plain("toast-swapped", clue=second, choice=f"3 {words[2]}", other=first, old=f"1 {words[0]}")
    assert told(table, BO, SetDigit(2, 3)) == swapped
    assert told(table, BO, SetDigit(2, 1)) == "3 · 1 · 2"  # its own digit again
    assert told(table, BO, SetDigit(2, 4)) == "3 · 4 · 2"


def test_a_swap_says_no_keyword_to_the_interceptor_nor_where_they_are_hidden() -> None:
    for table, person in ((guessing(2), CY), (guessing(2, spoilers=True), ANA)):
        first, second, _ = session(table).view().half.clues
        swapped = SAY.plain("toast-swapped", clue=second, choice="1", other=first, old="2")
        whole = tap(tap(table, person, SetDigit(1, 1)), person, SetDigit(2, 2))
        assert told(whole, person, SetDigit(2, 1)) == swapped


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_toast_about_two_long_clues_fits(language: str) -> None:
    clue, word = clipped("word " * 60, TOAST_ROOM), f"3 {'w' * MAX_WORD_LEN}"
    for text in (
        Say(language).plain("toast-freed", clue=clue),
        Say(language).plain("toast-swapped", clue=clue, choice=word, other=clue, old=word),
    ):
        assert len(text) <= MAX_ANSWER


def test_an_interceptor_sees_the_newest_clue_of_each_number() -> None:
    table = guessing(2, spoilers=True)
    by_slot = session(table).view().sides[0].sheet.by_slot
    expected = [f"{slot} {clues[-1] if clues else '?'}" for slot, clues in enumerate(by_slot, start=1)]
    assert [label for row in rows(table, CY)[:2] for label in row] == expected
    assert sum(label.endswith("?") for label in expected) == 1


def test_the_question_is_there_in_every_round() -> None:
    for round_ in (1, 2, 3, 4, 5):
        table, later = guessing(round_), round_ > 2
        encoder = session(table).view().half.encoder
        partner = next(user for user in (ANA.id, BO.id) if str(user) != encoder)
        assert ("Which keyword does each clue stand for?" in card_text(table, partner)) is not later
        assert ("(1 of 3): which keyword?" in card_text(table, partner)) is later
        assert ("(1 of 3): which number?" in card_text(table, CY.id)) is later


@pytest.mark.parametrize(("words", "asked"), [(4, True), (30, False)])
def test_the_question_gives_way_to_long_clues(words: int, asked: bool) -> None:
    table = answered(guessing(4))
    clues = tuple(f"{letter}x {'qw ' * words}".strip() for letter in "abc")
    table = play.act(table, ANA.id, GiveClues(clues), moment())
    assert ("which keyword?" in card_text(table, BO.id)) is asked
    assert ("which number?" in card_text(table, CY.id)) is asked


def test_what_is_chosen_names_the_keyword_in_every_round_where_that_takes_no_other_line() -> None:
    third = with_clues(answered(guessing(2)))
    word = seat_view(CODES, third, BO.id).keywords[2]
    assert f"• <b>hint 3a</b> → <b>3 {word}</b>" in card_text(tap(third, BO, SetDigit(1, 3)), BO.id)
    own = play.act(answered(guessing(2)), ANA.id, GiveClues(("a clue that fills the line", "bb", "cc")), moment())
    assert "• <b>a clue that fills the line</b> → <b>3</b>" in card_text(tap(own, BO, SetDigit(1, 3)), BO.id)


def test_hidden_words_are_not_on_keys_either() -> None:
    table = tap(guessing(spoilers=True), BO, SetDigit(1, 3))
    assert rows(table, BO)[:2] == [["1", "2"], ["✓ 3", "4"]]
    assert "→ <b>3</b>" in card_text(table, BO.id)


@pytest.mark.parametrize("press", [AskClue(0), AskClue(4), SetDigit(4, 1), SetDigit(1, 5), SetDigit(0, 0)])
def test_forged_keys_change_nothing(press: Press) -> None:
    table = guessing()
    assert tap(table, BO, press) == table


def test_only_who_guesses_walks_on_the_pad() -> None:
    table = guessing()  # I6: no interception in round 1
    assert tap(table, CY, AskClue(2)) == table


@pytest.mark.parametrize(
    ("typed", "draft", "notice"),
    [
        ("312", "312", None),
        ("3 1 2", "312", None),
        ("3-1-2", "312", None),
        ("3·1·2", "312", None),
        ("３１２", "312", None),
        ("31", "___", "refusal-bad-code"),
        ("315", "___", "refusal-bad-code"),
        ("311", "___", "refusal-bad-code"),
        ("3124", "___", "refusal-bad-code"),
        ("hello", "___", "notice-guess-by-button"),
        ("3 frogs", "___", "notice-guess-by-button"),
    ],
)
def test_a_typed_code_fills_the_pad_and_anything_else_is_answered(typed: str, draft: str, notice: str | None) -> None:
    table = written_in_private(guessing(), BO, typed)
    card = table.card(BO.id)
    assert OWN.card(table, BO.id).draft == draft
    assert (card.notice.text if card.notice else None) == notice
    assert not OWN.card(table, BO.id).agreed


@pytest.mark.parametrize(("person", "lock"), [(ANA, LockGuess("123")), (CY, LockInterception("123"))])
def test_who_types_another_code_after_the_lock_is_told_that_the_first_one_stays(person: Sender, lock: Action) -> None:
    locked = play.act(guessing(2), person.id, lock, moment())
    card = written_in_private(locked, person, "3 2 4").card(person.id)
    assert card.notice is not None
    assert card.notice.text == "refusal-already-locked"


@pytest.mark.parametrize(
    ("table", "user", "notice"),
    [
        (guessing(), BO, "notice-guess-by-button"),
        (guessing(2), CY, "notice-guess-by-button"),
        (in_half(2, "white", 6), PEOPLE[0], "notice-not-for-team"),
        (guessing(), CY, "notice-not-your-turn"),
        (guessing(), ANA, "notice-not-your-turn"),
    ],
    ids=["the pair's guesser", "the interceptor", "a team", "who listens", "the encoder"],
)
def test_who_sends_a_video_is_told_what_to_do_instead(table: Table, user: Sender, notice: str) -> None:
    said = written_in_private(table, user, "", unusable=True).card(user.id).notice
    assert said is not None
    assert said.text == notice


def test_who_chats_with_a_whole_guess_is_told_to_lock_it() -> None:
    table = written_in_private(written_in_private(guessing(), BO, "312"), BO, "lol that was easy", message=8)
    assert SAY.plain("notice-guess-not-locked") in card_text(table, BO.id)
    assert OWN.card(table, BO.id).draft == "312"


def test_in_a_team_a_code_fills_the_pad_and_everything_else_is_talk() -> None:
    table = in_half(2, "white", 6)  # Bo encodes for White
    ana = PEOPLE[0]
    table = written_in_private(table, ana, "3 1 2")
    assert (OWN.card(table, ana.id).draft, OWN.of(table).talk) == ("312", ())
    table = written_in_private(table, ana, "3 1 1?")
    assert [remark.text for remark in OWN.of(table).talk] == ["3 1 1?"]


def test_a_team_reads_whose_code_it_is() -> None:
    table = in_half(2, "white", 4)
    guesser, intercepting = PEOPLE[0].id, PEOPLE[2].id
    assert "🔓 <b>Your team’s code</b>: clues by Bo" in card_text(table, guesser)
    assert "🕵️ <b>Intercept White</b>: their clues so far" in card_text(table, intercepting)


def test_labels_are_cut_to_their_room_and_never_within_an_emoji() -> None:
    assert clipped("archaeologist", 13) == "archaeologist"
    assert clipped("archaeologists", 13) == "archaeologis…"
    assert clipped("🐸🐸🐸🐸", 6) == "🐸🐸…"
    family = "\N{MAN}\u200d\N{WOMAN}"
    assert clipped(family, 4) == "\N{MAN}…"


def test_the_newest_clues_stay_when_the_room_is_small() -> None:
    assert newest_that_fit(["one", "two", "three"], 40) == "one, two, three"
    assert newest_that_fit(["one", "two", "three"], 13) == "… two, three"
    assert newest_that_fit(["one", "two", "three"], 1) == "… three"
    assert newest_that_fit([], 1) == ""


def test_who_agrees_has_a_key_that_says_so_and_does_nothing() -> None:
    table, ana = in_half(2, "black", 4), PEOPLE[0]
    table = agreement.agree(pad.fill(table, ana.id, "123"), ana.id, moment())
    keys = [button for row in screen(table, LINKS)[Chat(ana.id)][-1].keyboard for button in row]
    assert [(key.text, key.disabled) for key in keys] == [("↩️ Change", False), ("✓ 1·2·3", True)]


def test_lists_are_shortened_together_and_only_where_they_take_too_many_lines() -> None:
    lists = [["night walk", "on the wall", "battery"], ["boats"], [], ["sneeze"]]
    whole = ["night walk, on the wall, battery", "boats", "", "sneeze"]
    assert newest_in_lines(lists, [5] * 4, 5) == whole
    assert newest_in_lines(lists, [5] * 4, 4) == ["… on the wall, battery", *whole[1:]]
    assert newest_in_lines([["x" * 90]], [5], 1) == ["x" * 25 + "…"]
    assert newest_in_lines([["x" * 90]], [5], 0) == ["x" * 11 + "…"]  # no less than the newest, however little room


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["button-object", "button-withdraw", "button-stand"])
def test_a_key_about_a_clue_of_any_length_fits_its_row(language: str, text: str) -> None:
    label = quoted(lambda clue: Say(language).plain(text, clue=clue), "word " * 20)
    assert text_width(label) <= ROW_ROOM
    assert "wor" in label
    assert "…" in label


def test_a_copied_answer_is_asked_about_no_more() -> None:
    table = in_half(2, "white", 6)
    ana, cy = PEOPLE[0], PEOPLE[2]
    table = pad.ask(pad.fill(table, ana.id, "123"), ana.id, 2)
    table = pad.fill(table, cy.id, "124")
    assert "Copy Cy’s 1·2·4" not in str(rows(table, ana))  # while a clue is changed
    table = pad.fill(table, ana.id, "123")
    assert rows(table, ana)[-1] == ["⬇️ Copy Cy’s 1·2·4"]


def test_a_whole_guess_of_which_one_clue_is_changed_can_still_be_locked() -> None:
    table = guessing()
    for clue, digit in enumerate((3, 1, 2), start=1):
        table = tap(table, BO, SetDigit(clue, digit))
    for clue in range(4):
        assert rows(tap(table, BO, AskClue(clue)), BO)[0] == ["🔒 Lock in 3·1·2"]


def test_a_warning_about_a_typed_code_stands_beside_the_keys() -> None:
    table = written_in_private(guessing(2), BO, "2 3")
    assert card_text(table, BO.id).split("\n")[-1].startswith("⚠️ ")


@pytest.mark.parametrize(("right", "toast"), [(True, "✅ Right, "), (False, "🙈 It was ")])
def test_the_lock_that_brings_the_reveal_tells_the_result(right: bool, toast: str) -> None:
    table = guessing()  # round 1: only the partner guesses
    code = seat_view(CODES, table, ANA.id).code or ""
    said = code if right else code[::-1]
    for clue, digit in enumerate(said, start=1):
        table = tap(table, BO, SetDigit(clue, int(digit)))
    answer = taps.tap_table(table, turn(BO), Tapped("t-100", seat_nonce(table, BO.id), Lock())).answer
    assert answer is not None
    assert answer.text == f"{toast}{'·'.join(code)}{'!' if right else '.'}"


def test_a_lock_that_others_are_awaited_after_tells_nothing_yet() -> None:
    """D11."""
    table = guessing(2)
    for clue, digit in enumerate((3, 1, 2), start=1):
        table = tap(table, CY, SetDigit(clue, digit))
    answer = taps.tap_table(table, turn(CY), Tapped("t-100", seat_nonce(table, CY.id), Lock())).answer
    assert answer is not None
    assert answer.text == "Locked in!"
