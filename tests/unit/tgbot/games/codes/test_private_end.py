"""The end of a game in private: who won, all keywords with their clues (D26), and confetti for the winners."""

import pytest

from engine.codes.actions import GiveClues
from tests.unit.tgbot.builders.encoder import boards, card_of
from tests.unit.tgbot.builders.tables import ANA, BO, CY, DI, answered, dealt, guessing, moment, over, with_clues
from tests.unit.tgbot.builders.teams import in_half, revealed, tied, written
from tgbot.games.codes import agreement
from tgbot.games.codes.screens.end_card import MAX_CLUE_LEN
from tgbot.games.codes.verdict import Title, titles
from tgbot.tables import play
from tgbot.tables.model import Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Effect

WHITE, BLACK = "⬜\u00a0White", "⬛\u00a0Black"


def white_intercepts_twice() -> Table:
    """Return a game that White has won in round 3, by codes of Black that it read in rounds 2 and 3."""
    table = revealed(in_half(2, "black"), intercepted=True)
    return revealed(revealed(written(table)), intercepted=True)


def shared() -> Table:
    """Return a game whose tie-break nobody knew a word of (D25)."""
    table = tied(agreement="any")
    for user in (ANA.id, CY.id):
        table = agreement.agree(table, user, moment())
    return table


def lines(table: Table, user: int) -> list[str]:
    """Return the lines of a card below its title."""
    return card_of(table, user).text.split("\n")[2:]


def keywords(table: Table, user: int) -> list[list[str]]:
    """Return the last two parts of a card, by lines: the keywords of both teams."""
    return [part.split("\n") for part in "\n".join(lines(table, user)).split("\n\n")[-2:]]


def test_a_team_that_lost_reads_who_won() -> None:
    table = white_intercepts_twice()
    assert [lines(table, user)[0] for user in (ANA.id, BO.id)] == ["🏆 <b>You won!</b>"] * 2
    assert [lines(table, user)[0] for user in (CY.id, DI.id)] == [f"<b>{WHITE} won this one.</b>"] * 2


def test_everybody_reads_that_the_win_is_shared_d25() -> None:
    table = shared()
    assert {lines(table, user)[0] for user in (1, 2, 3, 4)} == {"🤝 <b>You share the win!</b>"}


def test_a_team_reads_all_keywords_with_their_clues_the_own_ones_named_so_d26() -> None:
    table = white_intercepts_twice()
    view = session(table).view()
    told = [
        [
            f"{slot} <b>{word}</b> – {', '.join(clues)}" if clues else f"{slot} <b>{word}</b>"
            for slot, (word, clues) in enumerate(zip(side.keywords, side.sheet.by_slot, strict=True), start=1)
        ]
        for side in view.sides
    ]
    assert all(len(words) == 4 for words in told)
    assert keywords(table, ANA.id) == [["Your keywords:", *told[0]], [BLACK, *told[1]]]
    assert keywords(table, DI.id) == [[WHITE, *told[0]], ["Your keywords:", *told[1]]]


def test_the_interceptor_reads_the_keywords_of_the_pair_d26() -> None:
    table = over()
    words = session(table).view().sides[0].keywords
    theirs, own = lines(table, CY.id)[-5:], lines(table, ANA.id)[-5:]
    assert theirs[0] == "🔑 The keywords:"
    assert [f"<b>{word}</b>" in line for word, line in zip(words, theirs[1:], strict=True)] == [True] * 4
    assert own == ["Your keywords:", *theirs[1:]]


def test_a_keyword_without_a_clue_stands_alone() -> None:
    table = answered(guessing(1))
    missing = ({"1", "2", "3", "4"} - set(session(table).view().sides[0].sheet.rounds[0].code)).pop()
    table = play.call_off(table, moment())
    word = session(table).view().sides[0].keywords[int(missing) - 1]
    assert lines(table, ANA.id)[-5:][int(missing)] == f"{missing} <b>{word}</b>"


def test_a_long_clue_is_cut_so_that_all_of_a_long_game_fit() -> None:
    long = "x" * (MAX_CLUE_LEN + 1)
    table = answered(play.act(dealt(), ANA.id, GiveClues((long, "salt", "rope")), moment()))
    text = card_of(play.call_off(table, moment()), BO.id).text.rpartition("Your keywords:")[2]
    assert f"{'x' * (MAX_CLUE_LEN - 1)}…" in text
    assert long[:MAX_CLUE_LEN] not in text


def test_a_code_that_is_read_in_the_last_round_earns_a_title() -> None:
    early = answered(with_clues(answered(guessing(3), intercepted=True)), intercepted=True)
    table = answered(guessing(2), intercepted=True)
    for last in (False, False, True):
        table = answered(with_clues(table), intercepted=last)
    assert titles(session(table).view()) == [Title.BUZZER]
    assert "🔔 <i>At the buzzer</i>: decided in the very last round." in boards(table)[-1].split("\n")
    assert session(early).view().outcome is not None
    assert "At the buzzer" not in boards(early)[-1]


def effects(table: Table) -> list[Effect | None]:
    """Return what the cards play when they come, in the order of the seats."""
    return [card_of(table, player.user).effect for player in table.players]


def test_the_cards_of_the_winners_bring_confetti() -> None:
    assert effects(white_intercepts_twice()) == [Effect.CONFETTI, Effect.CONFETTI, None, None]
    assert effects(shared()) == [Effect.CONFETTI] * 4  # D25
    assert effects(over()) == [Effect.CONFETTI, Effect.CONFETTI, None]


@pytest.mark.parametrize("table", [guessing(5), play.call_off(guessing(2), moment())], ids=["running", "called off"])
def test_without_a_winner_there_is_no_confetti(table: Table) -> None:
    assert effects(table) == [None] * 3
