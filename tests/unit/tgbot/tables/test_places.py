"""Places: their names on buttons and their keys in the store."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.tables.places import PARTITIONS, Place, parse_place, puzzle_place, table_place, user_place, words_place

IDS = st.integers(-(10**15), 10**15)


@given(st.builds(table_place, IDS, st.none() | st.integers(1, 10**12)) | st.builds(user_place, st.integers(1, 10**15)))
def test_a_place_is_read_as_it_was_written(place: Place) -> None:
    assert parse_place(str(place)) == place


@pytest.mark.parametrize(
    "text", ["", "t", "u", "t-", "u-7", "t1:", "t1:-2", "t1:2:3", " t1", "t1\n", "t١", "x1", "t" + "1" * 30, "u7:1"]
)
def test_what_is_no_place_is_none(text: str) -> None:
    assert parse_place(text) is None


@given(st.builds(table_place, IDS))
def test_all_parts_of_a_place_carry_the_tag_of_one_partition(place: Place) -> None:
    assert 0 <= place.partition < PARTITIONS
    tag = f"{{p{place.partition:02d}}}"
    assert all(place.key(part).count(tag) == 1 for part in ("doc", "seen", "lease", "shown"))


def test_topics_of_a_chat_have_tables_of_their_own_in_one_partition() -> None:
    one, other = table_place(-100, 1), table_place(-100, 2)
    assert one.key("doc") != other.key("doc")
    assert one.partition == other.partition


def test_a_person_and_a_group_of_the_same_number_are_different_places() -> None:
    assert user_place(7).key("doc") != table_place(7).key("doc")


@pytest.mark.parametrize(
    ("place", "private"),
    [
        (table_place(-100, 7), False),
        (table_place(100, 7), True),
        (user_place(100), False),
        (words_place(100), False),
        (puzzle_place("1f"), False),
    ],
)
def test_a_table_in_a_persons_own_chat_is_private(place: Place, private: bool) -> None:
    assert place.private is private
