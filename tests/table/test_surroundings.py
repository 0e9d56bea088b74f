"""What a forum's own table knows of those in its topics."""

from tgbot.documents import Table
from tgbot.surroundings import MOST_TOPICS, with_topic


def test_a_topic_is_noted_once() -> None:
    once = with_topic(Table(chat=-1), 7).document
    assert (once.topics, with_topic(once, 7).document) == ((7,), once)


def test_of_very_many_topics_the_newest_are_noted() -> None:
    table = Table(chat=-1)
    for topic in range(1, MOST_TOPICS + 3):
        table = with_topic(table, topic).document
    assert (table.topics[0], table.topics[-1], len(table.topics)) == (3, MOST_TOPICS + 2, MOST_TOPICS)
