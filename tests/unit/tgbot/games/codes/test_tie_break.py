"""The tie-break by keywords (D24): four blanks on the cards of a team, filled by what its players write."""

import pytest

from tests.unit.tgbot.builders.encoder import card_of
from tests.unit.tgbot.builders.tables import LINKS, moment, written_in_private
from tests.unit.tgbot.builders.teams import PEOPLE, card_text, in_half, revealed, team_game, tied, written
from tgbot.games.codes import agreement, drafts
from tgbot.games.codes.model import OWN
from tgbot.tables import play, seats
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Chat
from tgbot.ui.screen import screen

ANA, BO, CY, DI = (person.id for person in PEOPLE[:4])


def wrote(table: Table, user: int, *lines: str, message: int = 7, edited: bool = False) -> Table:
    """Return the table after a private text of a player."""
    return written_in_private(table, PEOPLE[user - 1], "\n".join(lines), message=message, edited=edited)


def test_everybody_is_called_to_write() -> None:
    table = tied()
    assert session(table).view().phase == "keywords"
    assert not any(table.card(user).quiet for user in (ANA, BO, CY, DI))


def test_lines_fill_the_blanks_in_order_and_a_dash_leaves_one() -> None:
    table = wrote(tied(), ANA, "lamp")
    table = wrote(table, ANA, "quay", "-", message=8)
    assert OWN.card(table, ANA).words == ("lamp", "quay", None, None)
    assert OWN.card(wrote(table, ANA, "a", "b", "c", "d", message=9), ANA).words == ("a", "b", "c", "d")


def test_a_word_can_be_changed_by_its_pencil_or_by_its_message() -> None:
    table = wrote(tied(), ANA, "a", "b", "c", "d")
    changed = wrote(drafts.change_clue(table, ANA, 3), ANA, "x", message=8)
    assert OWN.card(changed, ANA).words == ("a", "b", "x", "d")
    assert OWN.card(wrote(table, ANA, "a", "y", "c", "d", edited=True), ANA).words == ("a", "y", "c", "d")


def ready_to_write(table: Table) -> list[bool]:
    """Whose phones open the keyboard when the cards come."""
    return [card_of(table, user).force_reply for user in (ANA, BO, CY, DI)]


def test_a_phone_is_ready_to_write_when_a_card_comes_that_asks_for_a_keyword() -> None:
    table = tied()
    assert ready_to_write(table) == [True] * 4
    table = wrote(table, ANA, "lamp", "quay")
    assert ready_to_write(table) == [True] * 4
    table = wrote(table, ANA, "-", "rope", message=8)  # a dash is an answer too
    assert ready_to_write(table) == [False, True, True, True]
    changing = drafts.change_clue(table, ANA, 1)
    assert card_of(changing, ANA).key == card_of(table, ANA).key  # it is edited, and not sent again for that
    assert ready_to_write(wrote(changing, ANA, "x" * 101, message=9)) == [True] * 4
    assert ready_to_write(wrote(changing, ANA, "pond", message=9)) == [False, True, True, True]


def test_who_has_agreed_is_not_asked_to_write() -> None:
    table = agreement.agree(tied(), ANA, moment())
    assert ready_to_write(table) == [False, True, True, True]
    assert ready_to_write(seats.time_up(tied(pace="classic"), moment())) == [False] * 4


@pytest.mark.parametrize(
    ("lines", "notice"),
    [
        (("a", "b", "c", "d", "e"), "notice-four-words"),
        (("x" * 101,), "notice-word-too-long"),
        ((), "notice-words-only"),
    ],
)
def test_what_does_not_fit_is_answered_with_the_reason(lines: tuple[str, ...], notice: str) -> None:
    table = wrote(tied(), ANA, *lines)
    card = table.card(ANA)
    assert OWN.card(table, ANA).words == ()
    assert card.notice is not None
    assert card.notice.text == notice


def test_a_teams_words_are_seen_by_the_team_only_d24() -> None:
    table = wrote(tied(), ANA, "lamppost", "-", "-", "-")
    assert "Ana: lamppost, —, —, —" in card_text(table, BO)
    for user in (CY, DI):
        assert "lamppost" not in card_text(table, user)
    locked = table
    for user in (ANA, BO):
        locked = agreement.take_over(locked, BO, ANA) if user == BO else locked
        locked = agreement.agree(locked, user, moment())
    assert locked.log[-1]["words"] == ["lamppost", None, None, None]
    for user in (CY, DI):
        assert "lamppost" not in card_text(locked, user)


def test_a_team_that_knows_no_word_may_say_so() -> None:
    table = tied(agreement="any")
    for user in (ANA, CY):
        table = agreement.agree(table, user, moment())
    outcome = session(table).view().outcome
    assert table.stage is Stage.OVER
    assert outcome is not None
    assert outcome.winners == ("black", "white")  # D25


def test_nobody_is_told_of_a_round_that_does_not_come() -> None:
    table = team_game(agreement="any")
    for _ in range(2):
        table = revealed(revealed(written(table), decoded=False), decoded=False)
    table = agreement.agree(table, ANA, moment())  # White waits for Black
    assert (session(table).view().phase, session(table).view().round) == ("keywords", 2)
    for user in (ANA, BO):
        assert "You give clues in round" not in card_text(table, user)


def test_a_tie_break_in_which_nobody_wrote_is_told_to_its_end_d25() -> None:
    table = seats.time_up(tied(pace="classic"), moment())
    assert table.stage is Stage.OVER
    told = next(message.text for message in screen(table, LINKS)[Chat(-100)] if message.key.endswith("/keywords"))
    assert "White: —, —, —, — – 0 right" in told
    assert "⏳" not in told


def test_a_tie_break_that_is_called_off_awaits_nobody() -> None:
    table = tied()
    (key, told) = next((one.key, one.text) for one in screen(table, LINKS)[Chat(-100)] if one.key.endswith("/keywords"))
    assert "⏳ Waiting for" in told
    off = play.call_off(table, moment())
    told = next(message.text for message in screen(off, LINKS)[Chat(-100)] if message.key == key)
    assert "⏳" not in told
    assert " right" not in told


def test_a_game_that_is_called_off_before_a_tie_has_no_tie_break() -> None:
    for table in (team_game(), revealed(written(team_game())), in_half(8, "black"), in_half(2, "white")):
        shown = screen(play.call_off(table, moment()), LINKS)[Chat(-100)]
        assert [message.key for message in shown if message.key.endswith("/keywords")] == []


def test_the_time_runs_out_with_the_words_that_are_there_d24() -> None:
    table = tied(pace="classic")
    words = session(table).seat(CY).keywords
    table = seats.time_up(wrote(table, ANA, words[0], "-", "-", "-"), moment())
    outcome = session(table).view().outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (("white",), "keywords")


def test_the_words_of_a_team_mention_nobody_when_all_read_them() -> None:
    table = tied()
    for person in PEOPLE[:4]:
        table = wrote(table, person.id, "@durov", "-", "-", "-", message=person.id)
    for person in PEOPLE[:4]:
        table = agreement.agree(table, person.id, moment())
    told = "\n".join(message.text for message in screen(table, LINKS)[Chat(-100)])
    assert (table.stage, told.count("@\u2060durov"), "@durov" in told) == (Stage.OVER, 2, False)
