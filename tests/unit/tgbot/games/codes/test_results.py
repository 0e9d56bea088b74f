"""The result comes to the thumb: reveals on the board, first lines on every card, the end for everyone."""

from collections.abc import Callable
from urllib.parse import unquote_plus

import pytest

from engine.codes.actions import GiveClues, LockGuess, LockInterception, TimeUp
from engine.codes.clues import MAX_CLUE_LEN
from tests.unit.tgbot.builders.encoder import sent
from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, NOW, answered, dealt, guessing, moment, over, with_clues
from tests.unit.tgbot.builders.teams import card_text, in_half, revealed, written
from tgbot.games.codes import pad
from tgbot.tables import chat_changes, play, seats
from tgbot.tables.buttons import Rematch
from tgbot.tables.model import Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Chat, Links, Message, Photo
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

GROUP = Chat(-100)


def board(table: Table) -> list[Message]:
    """The messages of the group."""
    return screen(table, Links("crosswire_bot"))[GROUP]


def reveal(table: Table, round_: int) -> list[str]:
    """The lines of a finished round's board."""
    (message,) = (one for one in board(table) if one.key.split("~")[0] == f"1/{round_}/pair")
    return message.text.split("\n")


def dots(table: Table) -> str:
    """The code on the table."""
    game = session(table)
    return "·".join(next(code for user in (1, 2, 3) if (code := game.seat(user).code)))


def test_an_interception_is_the_first_line_of_the_board_with_its_token_d13_d15() -> None:
    table = guessing(2)
    code = dots(table)
    lines = reveal(answered(table, intercepted=True), 2)
    assert lines[0] == "<b>Round 2 of 5</b> · clues by Bo"  # at the end it would be read as the title of what follows
    assert lines[1] == f"🎯 <b>Cy intercepts {code}!</b>"
    assert lines[2] == "🕵️ Cy ●○ – one more code intercepted or misread, and Cy wins."
    assert lines[3:6] == [f"<b>{digit}</b> hint 2{letter}" for digit, letter in zip(code[::2], "abc", strict=True)]
    assert lines[6] == "✅ Ana read it too."


def test_a_misread_code_is_the_first_line_where_nobody_intercepted_i5() -> None:
    table = guessing(2)
    code = dots(table)
    lines = reveal(answered(table, decoded=False), 2)
    assert lines[1] == f"🙈 <b>Ana said {code[::-1]}, but it was {code}</b>"
    assert lines[2] == "🕵️ The pair missed the code: a token for Cy."
    assert lines[3] == "🕵️ Cy ●○ – one more code intercepted or misread, and Cy wins."


def test_after_the_last_round_no_token_is_to_come_i7() -> None:
    assert "🕵️ Cy ●○ (two tokens win)" in reveal(answered(guessing(5), intercepted=True), 5)


def test_a_guess_that_never_came_is_no_misread_code_d19_i5() -> None:
    table = play.act(guessing(2), None, TimeUp(), moment())
    lines = reveal(table, 2)
    assert lines[1].startswith("⌛ <b>Ana didn’t guess in time. It was ")
    assert lines[2] == "🕵️ The pair missed the code: a token for Cy."
    assert "🕵️ Cy didn’t guess." in lines
    told = {user: card_text(table, user) for user in (ANA.id, BO.id, CY.id)}
    assert "⌛ Time ran out before you guessed. It was " in told[ANA.id]
    assert "⌛ Ana didn’t guess in time." in told[BO.id]
    assert "🎁 Ana didn’t get it: a token for you!" in told[CY.id]
    assert not any("misread" in text for text in told.values())


def substituted(table: Table, person: Sender) -> Table:
    """The table after Di took over from a player."""
    return seats.take_seat(seats.leave(table, person.id, moment()), DI, person.id, True, moment())


def test_the_cards_of_a_substitutes_team_name_who_answered() -> None:
    table = answered(guessing(2), decoded=False)
    assert "🙈 Ana said" in card_text(substituted(table, ANA), BO.id)
    assert "You said" in card_text(substituted(table, CY), ANA.id)


@pytest.mark.parametrize("person", [ANA, CY], ids=["guesser", "interceptor"])
def test_a_finished_round_is_never_told_of_who_came_later(person: Sender) -> None:
    """Ana misread the code of round 2, and Cy missed it."""
    table = with_clues(answered(guessing(2), decoded=False))
    told = reveal(table, 2)
    later = substituted(table, person)
    assert reveal(later, 2) == told
    card = card_text(later, DI.id)
    assert "🙈 <b>Ana said" in card
    assert "🕵️ Cy tried" in card
    assert "You said" not in card


def test_an_answer_is_of_who_locked_it_though_another_sits_there_at_the_reveal() -> None:
    table = play.act(guessing(2), ANA.id, LockGuess("123"), moment())
    table = substituted(table, ANA)
    table = with_clues(play.act(table, CY.id, LockInterception("123"), moment()))
    assert any("Ana" in line for line in reveal(table, 2))
    assert not any("Di " in line for line in reveal(table, 2))


def test_a_round_of_an_older_save_is_told_of_who_sits_there() -> None:
    table = answered(guessing(2))
    state = dict(table.state or {})
    noted = ("guessers", "interceptors")
    state["played"] = [{name: it for name, it in half.items() if name not in noted} for half in state["played"]]
    assert reveal(table.replace(state=state), 2) == reveal(table, 2)


def test_no_more_tokens_are_shown_than_decide_i5() -> None:
    table = answered(with_clues(answered(guessing(2), intercepted=True)), decoded=False, intercepted=True)
    assert "●●" in board(table)[-2].text
    assert not any("●●●" in message.text for message in board(table))


def test_an_old_board_does_not_change_when_more_tokens_come() -> None:
    """Each edit costs a call."""
    before = answered(guessing(2), intercepted=True)
    after = answered(with_clues(before), decoded=False, intercepted=True)
    assert reveal(after, 2) == reveal(before, 2)[: len(reveal(after, 2))]


@pytest.mark.parametrize(
    ("user", "decoded", "intercepted", "told"),
    [
        (CY.id, True, True, "🎯 <b>Intercepted!</b>"),
        (CY.id, True, False, "🙈 You said"),
        (CY.id, False, False, "🎁 Ana didn’t get it: a token for you!"),
        (ANA.id, True, True, "… but 🕵️ Cy read it too!"),
        (ANA.id, True, False, "✅ <b>Right, "),
        (ANA.id, False, False, "🙈 You said"),
        (BO.id, True, False, "✅ <b>Ana got all three.</b>"),
        (BO.id, False, False, "🙈 Ana said"),
    ],
)
def test_every_card_begins_with_what_the_reveal_means_to_its_reader(
    user: int, decoded: bool, intercepted: bool, told: str
) -> None:
    table = answered(guessing(2), decoded=decoded, intercepted=intercepted)
    _, _, *lines = card_text(table, user).split("\n")
    assert told in "\n".join(lines[:3])
    assert "Round 3 of 5 · 🕵️ Cy" in "\n".join(lines[:4])


def test_a_wrong_guess_is_explained_by_each_clue_that_it_got_wrong() -> None:
    table = guessing(2)
    code = dots(table)
    after = answered(table)  # Cy says the code backwards: the first clue and the last are wrong
    assert f"it was {code}: “hint 2a” meant {code[0]}, “hint 2c” meant {code[4]}." in card_text(after, CY.id)


def test_the_encoder_reads_what_each_misread_clue_was_taken_for() -> None:
    table = guessing(2)
    code = dots(table)
    after = answered(table, decoded=False)  # Ana says it backwards
    taken = f"took “hint 2a” for {code[4]}, “hint 2c” for {code[0]}."
    assert f"🙈 Ana said {code[::-1]} and {taken}" in card_text(after, BO.id)


def test_who_waits_for_several_reads_no_name_that_may_be_done() -> None:
    table = guessing(2)
    assert "⏳ The others are guessing." in card_text(table, BO.id)
    locked = play.act(table, CY.id, LockInterception("123"), moment())
    assert card_text(locked, BO.id) == card_text(table, BO.id)  # a lock costs no edit of the other cards
    assert "⏳ Guessing: Ana" in card_text(locked, CY.id)


def test_the_result_goes_when_its_reader_has_a_whole_answer() -> None:
    table = with_clues(answered(guessing(2)))  # Ana has written the clues of round 3
    assert "Round 3 of 5" not in card_text(table, ANA.id)
    assert "Round 3 of 5" in card_text(table, CY.id)
    for clue in (1, 2):  # nothing moves under the thumb
        table = pad.set_digit(table, CY.id, clue, clue)
        assert "Round 3 of 5" in card_text(table, CY.id)
    table = pad.set_digit(table, CY.id, 3, 3)
    assert "Round 3 of 5" not in card_text(table, CY.id)


@pytest.mark.parametrize(
    ("decoded", "intercepted", "rings"), [(True, True, True), (False, False, True), (True, False, False)]
)
def test_an_interception_or_a_misread_code_rings_for_everyone(decoded: bool, intercepted: bool, rings: bool) -> None:
    table = guessing(2)
    after = answered(table, decoded=decoded, intercepted=intercepted)
    loud = {user for user, card in after.cards.items() if card.number > table.cards[user].number and not card.quiet}
    assert loud == ({1, 2, 3} if rings else {ANA.id})  # Ana writes next: her duty rings anyway


def test_a_new_board_rings_nobody_but_the_cards_ring_once() -> None:
    table = guessing(2)
    assert board(table)[-1].silent
    assert "tg://user" not in board(table)[-1].text


def test_each_team_reads_whose_code_was_read_and_the_score_of_both_d17() -> None:
    table = revealed(in_half(2, "white"), decoded=False, intercepted=True)
    assert "🎯 <b>Intercepted!</b>" in card_text(table, 3)
    assert "⬜ ○○ ◆◇ · ⬛ ●○ ◇◇" in card_text(table, 1)
    (message,) = (one for one in board(table) if one.key == "1/2/white")
    assert "🎯 ⬛\u00a0Black ●○" in message.text
    assert "❌ ⬜\u00a0White ◆◇" in message.text


def test_the_end_has_a_headline_by_name_titles_and_the_rounds_folded() -> None:
    end = board(over())[-1]
    assert isinstance(end, Photo)
    assert end.text.startswith("🏆 <b>Ana and Bo win!</b>")
    assert "<i>Poker face</i>" in end.text
    assert "<i>Soulmates</i>" in end.text
    assert "<blockquote expandable>" in end.text
    assert end.picture.headline == "Ana and Bo win"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("before", "last"),
    [(guessing(4), answered), (in_half(7, "black"), revealed)],
    ids=["pair", "teams"],
)
def test_the_last_round_is_called_so_on_the_board_and_on_every_card(
    before: Table, last: Callable[[Table], Table]
) -> None:
    cards = [card_text(before, player.user) for player in before.players]
    assert not any("Last round" in text for text in (board(before)[-1].text, *cards))
    table = last(before)
    assert "✍️ <b>Last round</b>" in board(table)[-1].text
    for player in table.players:
        assert "Last round · " in card_text(table, player.user)
    encoder = int(session(table).view().awaited[0].seats[0])
    assert "Last round. Your code" in card_text(table, encoder)
    guessed = with_clues(table) if len(table.players) == 3 else written(table)
    assert board(guessed)[-1].text.startswith("<b>Last round</b>")


def test_the_encoder_reads_the_whole_of_a_clue_that_takes_two_lines() -> None:
    table = answered(guessing(4))
    clues = ("princess and the pea on a mattress", "three layers of springs", "x" * MAX_CLUE_LEN)
    card = card_text(play.act(table, ANA.id, GiveClues(clues), moment()), ANA.id)
    assert [clue in card for clue in clues] == [True, True, False]


def test_the_boards_first_key_names_the_one_who_is_awaited() -> None:
    keys = [board(table)[-1].keyboard[0][0].text for table in (dealt(), guessing(), guessing(2))]
    assert keys == ["✍️ Ana: write", "🔓 Bo: guess", "🔓 Guess the code"]  # from round 2 on, two guess (D14)


def test_the_boards_first_key_names_what_the_text_above_it_names() -> None:
    intercepting = play.act(guessing(2), ANA.id, LockGuess("123"), moment())
    assert "Cy: intercept the code in our private chat" in board(intercepting)[-1].text
    assert board(intercepting)[-1].keyboard[0][0].text == "🕵️ Intercept"


def test_the_board_says_where_clues_are_written_and_leads_there() -> None:
    message = board(dealt())[-1]
    assert "in private" in message.text
    assert message.keyboard[0][0].url == Links("crosswire_bot").open()


def test_the_interceptor_cracks_it_by_name() -> None:
    table = answered(guessing(2), intercepted=True)
    table = answered(with_clues(table), intercepted=True)
    end = board(table)[-1]
    assert end.text.startswith("🏆 <b>Cy cracks it in round 3!</b>")
    assert "<i>Mind reader</i>" in end.text
    assert "🏆 <b>You won!</b>" in card_text(table, CY.id)
    assert "🕵️ <b>You lost: Cy cracked your code.</b>" in card_text(table, ANA.id)


def test_a_code_that_the_pair_misread_is_not_cracked_by_the_interceptor_i5() -> None:
    table = answered(with_clues(answered(guessing(2), intercepted=True)), decoded=False)
    end = board(table)[-1]
    assert isinstance(end, Photo)
    assert end.text.startswith("🏆 <b>Cy wins in round 3!</b>")
    assert "Tokens won: round 2 (intercepted), round 3 (pair missed it)." in end.text
    assert end.picture.headline == "Cy wins in round 3"  # type: ignore[attr-defined]
    assert "🙈 <b>You lost: this code gave Cy the deciding token.</b>" in card_text(table, ANA.id)
    (share,) = (button.url for row in end.keyboard for button in row if button.text == "📣 Share")
    assert "the interceptor won in round 3" in unquote_plus(share or "")


def test_who_lost_by_one_token_is_told_so_and_can_play_again_from_the_card() -> None:
    table = guessing(5)
    table = answered(table, intercepted=True)
    assert "🤏 <b>One token short.</b>" in card_text(table, CY.id)
    card = screen(table, Links("bot"))[Chat(CY.id)][-1]
    assert Rematch("same") in [button.press for row in card.keyboard for button in row]


@pytest.mark.parametrize("rounds", [3, 8])
def test_the_caption_of_a_long_team_game_fits(rounds: int) -> None:
    table = in_half(rounds, "black", 8)
    table = play.call_off(table, moment())
    end = board(table)[-1]
    assert isinstance(end, Photo)
    assert end.has_caption


def test_who_gave_no_clues_in_time_is_told_the_truth_and_so_is_the_board_d9_d19() -> None:
    table = dealt(pace="classic")
    table = play.act(table, None, TimeUp(), moment())
    assert "⌛ Time’s up, and no clues from you." in card_text(table, ANA.id)
    assert "Poker face" not in card_text(table, ANA.id)
    assert "⌛ Time’s up, and no clues from Ana. Bo must guess blind: 1 in 24!" in board(table)[-1].text


def test_who_must_guess_without_a_clue_reads_the_odds_and_nothing_about_clues_d19() -> None:
    card = card_text(play.act(dealt(pace="classic"), None, TimeUp(), moment()), BO.id)
    assert "No clues came in time" in card
    assert "1 chance in 24" in card
    for said in ("no clue</i>", "Each clue stands for", "button for each clue"):
        assert said not in card


def test_the_interceptor_is_asked_to_listen_to_no_clues_that_never_came_d9() -> None:
    card = card_text(play.act(dealt(pace="classic"), None, TimeUp(), moment()), CY.id)
    assert "⌛ Time’s up, and no clues from Ana." in card
    assert "no clue</i>" not in card
    assert "soon you’ll see which number" not in card


def test_a_board_without_clues_lists_none_and_one_with_some_lists_all_places_d9() -> None:
    table = play.act(dealt(pace="classic"), None, TimeUp(), moment())
    assert "no clue</i>" not in board(table)[-1].text
    some = play.act(sent(dealt(pace="classic"), "hint aa"), None, TimeUp(), moment())
    assert board(some)[-1].text.count("no clue</i>") == 2


def test_a_minute_before_the_end_those_who_are_awaited_are_told_once_and_quietly() -> None:
    table = dealt(pace="classic")
    assert table.limit == NOW + 240
    assert chat_changes.time_up(table, moment(NOW + 100)).document == table
    warned = chat_changes.time_up(table, moment(NOW + 181)).document
    assert "⌛ A minute left: 3 clues to go." in card_text(warned, ANA.id)
    assert warned.cards[ANA.id].quiet
    assert warned.cards[BO.id] == table.cards[BO.id]
    assert (warned.limit, warned.due) == (NOW + 240, NOW + 240)
    late = chat_changes.time_up(warned, moment(NOW + 241)).document
    assert late.misses == {ANA.id: 1}


def test_the_card_of_who_must_act_says_until_when_b11() -> None:
    table = dealt(pace="classic")
    assert "🕐 Until" in card_text(table, ANA.id)
    assert "🕐 Until" not in card_text(table, BO.id)


def test_the_interceptor_reads_the_clues_of_round_1_and_what_to_do_with_them_i6() -> None:
    card = card_text(guessing(1), CY.id)
    assert "Clues from Ana:" in card
    assert "hint 1b" in card
    assert "Round 1 is for listening" in card
    assert "No clues yet" not in card
