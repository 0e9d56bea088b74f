"""What happens to a table from outside the game: the bot comes and goes, people press Start, forums have topics."""

from tests.unit.tgbot.builders.tables import BO, DI, LINKS, NOW, ROOM, dealt, full_lobby, guessing, moment, with_clues
from tgbot.tables.chat_changes import MAX_TOPICS, added, away, back, started, time_up, unreachable, with_topic
from tgbot.tables.model import Table
from tgbot.tables.pages import turned
from tgbot.telegram.messages import Chat
from tgbot.ui.screen import screen


def test_a_topic_is_noted_once() -> None:
    once = with_topic(Table(chat=-1), 7).document
    assert (once.topics, with_topic(once, 7).document) == ((7,), once)


def test_of_very_many_topics_the_newest_are_noted() -> None:
    table = Table(chat=-1)
    for topic in range(1, MAX_TOPICS + 3):
        table = with_topic(table, topic).document
    assert (table.topics[0], table.topics[-1], len(table.topics)) == (3, MAX_TOPICS + 2, MAX_TOPICS)


def test_a_forum_that_plays_in_a_topic_is_not_greeted_in_general() -> None:
    table = Table(chat=-100, topics=(7,))
    assert added(table, ROOM, "en", moment()).document == table
    assert added(Table(chat=-100), ROOM, "en", moment()).document.page is not None


def test_a_bot_that_comes_back_shows_the_board_of_now_and_not_the_whole_game_again() -> None:
    """Where it was shut out, it has forgotten what it showed."""
    before = screen(guessing(2), LINKS)[Chat(-100)]
    shown = screen(back(away(guessing(2)).document, moment()).document, LINKS)[Chat(-100)]
    assert len(before) > 1
    assert shown == before[-1:]


def test_start_sends_the_card_again_below_everything_else_but_not_twice() -> None:
    table = dealt()
    again = started(table, BO).document
    assert again.card(BO.id) == table.card(BO.id).below()
    player = table.player(BO.id)
    assert player is not None
    shut = table.with_player(player.replace(ready=False))
    assert started(shut, BO).document == table  # it comes by itself, as loud as it is


def test_start_answers_with_the_seat_in_a_lobby() -> None:
    lobby = started(full_lobby(), BO).document
    (told,) = screen(lobby, LINKS)[Chat(BO.id)]
    assert "Head back to <b>The club</b>" in told.text
    assert Chat(BO.id) not in screen(full_lobby(), LINKS)
    (again,) = screen(started(lobby, BO).document, LINKS)[Chat(BO.id)]
    assert again.key != told.key


def test_start_of_a_stranger_changes_nothing() -> None:
    for table in (dealt(), full_lobby()):
        assert started(table, DI).document == table


def test_no_limit_is_left_of_what_began_while_the_bot_was_shut_out() -> None:
    table = away(dealt(pace="classic")).document
    table = with_clues(table)  # in private, where the game goes on
    assert table.last_minute
    after = time_up(table, moment(NOW + 1000)).document
    assert (after.due, after.last_minute, after.limit) == (None, False, None)


def test_a_page_at_a_table_of_ones_own_is_not_kept_for_who_has_blocked_the_bot() -> None:
    """Not even where nobody sits yet: it would neither come again when the bot is let in, nor be missed."""
    table = Table(chat=BO.id, topic=4)
    table = table.replace(page=turned(table, "puzzle-gone"))
    assert screen(table, LINKS)[Chat(BO.id)]
    assert unreachable(table, BO.id, moment()).document.page is None
