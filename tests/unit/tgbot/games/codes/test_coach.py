"""The coach speaks in somebody's first game only, and once about each role."""

from tests.unit.tgbot.builders.tables import ANA, BO, CY, answered, dealt, guessing, moment, with_clues
from tests.unit.tgbot.builders.teams import card_text
from tgbot.games.codes.model import CodesTally
from tgbot.tables import lobby, play
from tgbot.tables.model import PlayerTally, Table

SIGN = "🎓"


def known(table: Table) -> Table:
    """The table, of people who have finished a game."""
    tally = PlayerTally(name="x", games=1, own={"codes": CodesTally()})
    return table.replace(tallies=dict.fromkeys((1, 2, 3), tally))


def test_a_first_game_says_what_each_role_is_about() -> None:
    assert "Too clear, and Cy cracks the code. Too vague, and Bo won’t get it." in card_text(dealt(), ANA.id)
    assert "Two tokens within five rounds, and you win." in card_text(dealt(), CY.id)
    assert "Ana goes first." in card_text(dealt(), BO.id)
    assert "Ana’s code is three of your four numbers" in card_text(guessing(1), BO.id)


def test_a_first_game_says_that_a_misread_code_is_a_token_before_there_is_one_i5() -> None:
    theirs = "You get a token for each code you intercept, and for each one they get wrong."
    assert theirs in card_text(dealt(), CY.id)
    stakes = (
        "Cy gets a token for each code intercepted, and for each one you two get wrong. "
        "With two tokens, Cy wins. Hold out for five rounds, and you two win."
    )
    for table, user in ((dealt(), BO.id), (guessing(1), ANA.id)):  # while they wait, and their cards have room
        assert stakes in card_text(table, user)
    for table, user in ((guessing(1), BO.id), (guessing(2), ANA.id), (answered(guessing(1)), ANA.id)):
        assert stakes not in card_text(table, user)


def test_the_interceptor_reads_who_the_pair_is() -> None:
    assert "Ana and Bo share four secret keywords" in card_text(dealt(), CY.id)


def test_the_first_encoder_reads_who_sees_the_keywords_and_the_second_one_has_seen_them() -> None:
    whose = "Only your side sees these keywords"
    second = answered(guessing(1))
    assert [whose in card_text(table, user) for table, user in ((dealt(), ANA.id), (second, BO.id))] == [True, False]
    assert SIGN in card_text(second, BO.id)


def test_a_role_that_was_played_once_needs_no_coach() -> None:
    third = with_clues(answered(guessing(2)))
    for user in (ANA.id, BO.id, CY.id):
        assert SIGN not in card_text(third, user)


def test_who_has_finished_a_game_elsewhere_has_no_coach_and_the_others_have() -> None:
    for key, coached in (("codes", False), ("kryptos", True)):
        table = lobby.with_past(dealt(), ANA.id, (key,))
        assert (SIGN in card_text(table, ANA.id), SIGN in card_text(table, CY.id)) == (coached, True)


def test_who_has_finished_a_game_has_no_coach() -> None:
    for table in (known(dealt()), known(guessing(1))):
        for user in (ANA.id, BO.id, CY.id):
            assert SIGN not in card_text(table, user)


def test_a_first_game_that_was_called_off_needs_no_coach_any_more() -> None:
    for table in (dealt(), guessing(1)):
        for user in (ANA.id, BO.id, CY.id):
            assert SIGN not in card_text(play.call_off(table, moment()), user)
