"""Links that name a table: what they carry, and what is read from them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tgbot.tables.links import invitation, invited, subscription
from tgbot.tables.places import Place, table_place

TABLES = st.builds(table_place, st.integers(-(10**15), 10**15), st.none() | st.integers(1, 10**12))


@given(TABLES)
def test_a_link_is_read_as_it_was_written(place: Place) -> None:
    assert [invited(invitation(place)), invited(subscription(place))] == [place, place]
    assert invitation(place) != subscription(place)


@given(TABLES)
def test_a_link_carries_what_telegram_lets_it(place: Place) -> None:
    for payload in (invitation(place), subscription(place)):
        assert re.fullmatch(r"[A-Za-z0-9_-]{1,64}", payload)


def test_the_links_that_people_have_hold_for_ever() -> None:
    assert (invitation(table_place(-100, 7)), subscription(table_place(-100))) == ("jt-100_7", "nt-100")


@pytest.mark.parametrize("payload", ["", "j", "t-100", "jt", "ju7", "nw-100", "daily", "next"])
def test_anything_else_names_no_table(payload: str) -> None:
    assert invited(payload) is None
