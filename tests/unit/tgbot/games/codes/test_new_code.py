"""Clues that an encoder types where everybody can read them, and the code that is drawn again after a leak (D3)."""

import pytest

from engine.codes.clues import Media
from tests.unit.tgbot.builders.encoder import board, boards, card_of, labels, sent
from tests.unit.tgbot.builders.tables import (
    ANA,
    BO,
    LINKS,
    answered,
    dealt,
    guessing,
    moment,
    rematched,
    seat_view,
    turn,
    with_clues,
)
from tests.unit.tgbot.builders.teams import revealed, team_game, written
from tgbot.games.codes import drafts, leaks, pad
from tgbot.games.codes.buttons import ConfirmNewCode, Lock, NewCode
from tgbot.games.codes.model import OWN
from tgbot.i18n.texts import Say
from tgbot.tables import lobby, play, seats, taps
from tgbot.tables.chat_changes import forget
from tgbot.tables.context import seat_nonce
from tgbot.tables.erasure import is_stand_in
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.model import Notice, Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Chat, Message
from tgbot.telegram.updates import Room, TextMessage
from tgbot.ui.screen import screen

REDRAWN_BY_ANA = "🔄 The code leaked, so Ana drew a new one."
REDRAWN_BY_BO = "🔄 The code leaked, so Bo drew a new one."


def exposed(table: Table, user: int) -> Table:
    """Return the table after a player wrote a set of clues in the group, where it stays."""
    return leaks.typed_in_group(table, user, "shiny\nround\nyellow", erased=False)


def offers_a_code(table: Table, user: int) -> bool:
    """Return whether a player's card offers another code."""
    (card,) = screen(table, LINKS)[Chat(user)]
    return any(isinstance(button.press, NewCode) for row in card.keyboard for button in row)


def test_small_talk_in_the_group_never_buys_a_code_d3() -> None:
    table = before = dealt()
    for text in ("hi all", "brb, two minutes", "what a night", "pizza?", "ok", "back"):
        table = leaks.typed_in_group(table, ANA.id, text, erased=False)
        assert not offers_a_code(table, ANA.id)
        with pytest.raises(TableRefusal, match="toast-old-button"):
            leaks.new_code(table, ANA.id, moment())
    card = table.card(ANA.id)
    assert card == before.card(ANA.id).replace(notice=Notice(text="notice-clues-go-here"))  # told once, in place
    assert board(table) == board(before)


def test_small_talk_hides_no_other_notice() -> None:
    leaked = exposed(dealt(), ANA.id)
    assert leaks.typed_in_group(leaked, ANA.id, "sorry!", erased=False) == leaked


def test_an_encoder_who_gives_something_away_is_told_and_may_draw_another_code() -> None:
    table = exposed(dealt(), ANA.id)
    card = screen(table, LINKS)[Chat(ANA.id)][0]
    assert "Everyone can read what you just wrote in the group!" in card.text
    assert offers_a_code(table, ANA.id)
    drawn = leaks.new_code(table, ANA.id, moment())
    assert drawn.log[-1] == {"do": "redraw", "side": "pair"}
    assert seat_view(drawn, ANA).code is not None
    assert not offers_a_code(drawn, ANA.id)


def test_what_was_erased_in_the_group_buys_no_code() -> None:
    table = leaks.typed_in_group(dealt(), ANA.id, "shiny\nround\nyellow", erased=True)
    assert table.card(ANA.id).notice == Notice(text="notice-erased-in-group")
    assert not offers_a_code(table, ANA.id)


def test_a_leak_shows_nothing_in_the_group_until_a_code_is_drawn() -> None:
    table = dealt()
    assert board(exposed(table, ANA.id)) == board(table)


def test_a_second_leak_in_a_round_buys_no_code() -> None:
    table = exposed(leaks.new_code(exposed(dealt(), ANA.id), ANA.id, moment()), ANA.id)
    assert table.card(ANA.id).notice == Notice(text="notice-leaked-again")
    assert not offers_a_code(table, ANA.id)
    with pytest.raises(TableRefusal, match="toast-old-button"):
        leaks.new_code(table, ANA.id, moment())
    forced = OWN.put_card(table, ANA.id, exposed=True)
    assert not offers_a_code(forced, ANA.id)
    with pytest.raises(TableRefusal, match="toast-old-button"):
        leaks.new_code(forced, ANA.id, moment())


def test_the_next_encoder_of_the_side_draws_no_second_code_in_the_round_either() -> None:
    table = leaks.new_code(exposed(team_game(6), ANA.id), ANA.id, moment())
    table = exposed(seats.leave(table, ANA.id, moment()), BO.id)
    assert seat_view(table, BO).is_encoder
    assert not offers_a_code(table, BO.id)
    assert REDRAWN_BY_ANA in board(table)  # and not by who encodes now


def test_the_next_round_has_a_draw_of_its_own_and_boards_keep_what_they_told() -> None:
    table = leaks.new_code(exposed(dealt(), ANA.id), ANA.id, moment())
    table = answered(with_clues(table))
    assert board(table).count("The code leaked") == 1
    table = exposed(table, BO.id)
    assert offers_a_code(table, BO.id)
    table = leaks.new_code(table, BO.id, moment())
    assert [text in board(table) for text in (REDRAWN_BY_ANA, REDRAWN_BY_BO)] == [True, True]


def test_the_board_tells_of_a_code_that_was_drawn_again_until_the_end_of_the_game() -> None:
    table = leaks.new_code(exposed(dealt(), ANA.id), ANA.id, moment())
    assert REDRAWN_BY_ANA in board(table)
    table = with_clues(table)
    assert REDRAWN_BY_ANA in board(table)
    table = answered(table)
    assert REDRAWN_BY_ANA in board(table)
    assert REDRAWN_BY_ANA in board(play.call_off(table, moment()))
    again = rematched(play.call_off(table, moment()))
    assert OWN.of(again).redrawn == ()


def test_each_team_has_a_draw_of_its_own() -> None:
    table = team_game()
    white, black = (int(side.encoder or 0) for side in session(table).view().sides)
    table = leaks.new_code(exposed(table, white), white, moment())
    table = exposed(table, black)
    assert offers_a_code(table, black)
    table = written(leaks.new_code(table, black, moment()))
    names = [table.name(white), table.name(black)]
    told = boards(table)
    assert [f"{name} drew a new one" in told[-1] for name in names] == [True, False]  # White's half
    table = revealed(table)
    told = boards(table)
    assert [f"{name} drew a new one" in told[-1] for name in names] == [False, True]
    assert f"{names[0]} drew a new one" in told[-2]


def test_a_player_who_asks_to_be_forgotten_is_not_named_as_who_drew() -> None:
    table = leaks.new_code(exposed(team_game(6), ANA.id), ANA.id, moment())
    table = play.call_off(forget(table, ANA.id, moment()).document, moment())
    assert [is_stand_in(one.by) for one in OWN.of(table).redrawn] == [True]


def tapped(table: Table, press: Press, user: int = ANA.id) -> tuple[Table, str]:
    """Return the table after a tap on a player's card, and the answer."""
    person = ANA if user == ANA.id else BO
    done = taps.tap_table(table, turn(person), Tapped("t-100", seat_nonce(table, user), press))
    assert done.answer is not None
    return done.document, done.answer.text or ""


@pytest.mark.parametrize("clues", [(), ("cape",), ("cape", "wave", "purr")])
def test_a_hasty_second_tap_throws_no_code_away(clues: tuple[str, ...]) -> None:
    """The key that keeps the code stands where the one stood that asked for another."""
    leaked = exposed(sent(dealt(), *clues) if clues else dealt(), ANA.id)
    asked, _ = tapped(leaked, NewCode())
    before, now = labels(leaked)[::-1], labels(asked)[::-1]
    assert before.index("🔄 Leaked? New code") == now.index("↩️ Keep this code")


def test_another_code_takes_a_second_tap_and_says_what_is_thrown_away() -> None:
    leaked = exposed(sent(dealt(), "cape"), ANA.id)
    table, answer = tapped(leaked, ConfirmNewCode(1))
    assert (table, answer) == (leaked, "This button is out of date.")
    asked, answer = tapped(leaked, NewCode())
    assert answer == "Sure? Tap “Yes, a new code” to throw this code and your clues away."
    assert asked.log == leaked.log
    assert "your clues for it will be thrown away" in card_of(asked).text
    assert labels(asked) == ["🔄 Yes, a new code", "↩️ Keep this code"]
    assert not OWN.card(sent(asked, "salt", message=8), ANA.id).redrawing  # who writes on keeps the code
    kept, answer = tapped(asked, ConfirmNewCode(0))
    assert (kept.log, answer) == (leaked.log, "You’re keeping your code.")
    assert seat_view(kept, ANA).draft == ("cape", None, None)
    drawn, answer = tapped(asked, ConfirmNewCode(1))
    assert (drawn.log[-1]["do"], answer) == ("redraw", "You have a new code.")
    assert not OWN.card(drawn, ANA.id).redrawing


def hush(table: Table) -> Message | None:
    """Return the group's answer to a clue that was written there."""
    return next((one for one in screen(table, LINKS)[Chat(-100)] if one.key.startswith("page/")), None)


@pytest.mark.parametrize("erased", [False, True])
def test_a_clue_in_the_group_is_answered_there_until_the_clues_are_given(erased: bool) -> None:
    table = leaks.typed_in_group(dealt(), ANA.id, "shiny\nround\nyellow", erased=erased)
    page = hush(table)
    assert page is not None
    assert (page.text, page.fleeting) == ("🤫 Not here, Ana: everyone can read it.", True)
    assert [(button.text, button.url) for row in page.keyboard for button in row] == [
        ("✍️ Write to the bot", LINKS.open())
    ]
    assert hush(drafts.send(sent(table, "cape", "salt", "rope"), ANA.id, moment())) is None


@pytest.mark.parametrize(
    ("said", "asked"), [("moonlight", True), ("луна", True), ("ok", False), ("pizza?", False), ("hi all", False)]
)
def test_a_lone_word_of_a_first_encoder_is_asked_about_once(said: str, asked: bool) -> None:
    table = leaks.typed_in_group(dealt(), ANA.id, said, erased=False)
    assert (table.page is not None) is asked
    if asked:
        assert Say("en")("page-was-a-clue", name="Ana") == screen(table, LINKS)[Chat(-100)][-1].text
        assert leaks.typed_in_group(table, ANA.id, "sunrise", erased=False) == table
        assert leaks.hushed(table).page is None


def test_a_lone_word_of_who_knows_the_game_is_small_talk() -> None:
    knowing = lobby.with_past(dealt(), ANA.id, ("codes",))
    assert leaks.typed_in_group(knowing, ANA.id, "moonlight", erased=False).page is None
    drafting = sent(dealt(), "hint aa")
    assert leaks.typed_in_group(drafting, ANA.id, "moonlight", erased=False).page is None


@pytest.mark.parametrize("said", ["salt water", "salt\nwater", Media("sticker", "file")])
def test_a_reply_to_the_board_is_answered_once_and_buys_no_code(said: str | Media) -> None:
    """D3: any reply would buy one."""
    table = leaks.typed_in_group(dealt(), ANA.id, said, erased=False, to_bot=True)
    assert hush(table) is not None
    assert not offers_a_code(table, ANA.id)
    assert leaks.typed_in_group(table, ANA.id, said, erased=False, to_bot=True) == table
    assert hush(leaks.typed_in_group(dealt(), ANA.id, said, erased=False)) is None


def test_a_long_reply_to_the_board_is_small_talk() -> None:
    assert hush(leaks.typed_in_group(dealt(), ANA.id, "a\nb\nc\nd", erased=False, to_bot=True)) is None


@pytest.mark.parametrize(
    ("said", "to_bot", "answered"), [("2 4 3", True, True), ("2 4 3", False, False), ("hm", True, False)]
)
def test_a_guess_in_answer_to_the_board_is_answered_until_it_is_locked(said: str, to_bot: bool, answered: bool) -> None:
    """D11: both write in secret."""
    table, game = guessing(), game_of(guessing())
    message = TextMessage(1, BO, Room(-100, private=False, title=""), 7, said, edited=False, to_bot=to_bot)
    assert game.leaks(table, message) == (False if answered else None)
    table = game.on_group_text(table, message, False)
    assert (hush(table) is not None) is answered
    filled = pad.fill(table, BO.id, "123")
    assert hush(taps.tap_table(filled, turn(BO), Tapped("t-100", seat_nonce(filled, BO.id), Lock())).document) is None


def test_nobody_else_draws_another_code() -> None:
    with pytest.raises(TableRefusal):
        leaks.new_code(dealt(), ANA.id, moment())  # nothing was exposed
    with pytest.raises(TableRefusal):
        leaks.new_code(exposed(dealt(), BO.id), BO.id, moment())
    with pytest.raises(TableRefusal):
        leaks.new_code(exposed(guessing(), ANA.id), ANA.id, moment())
