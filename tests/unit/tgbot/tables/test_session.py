"""A game is thawed once for each of its states, and its views are taken once."""

import copy

import pytest

from tests.unit.tgbot.builders.tables import ANA, CY, dealt, guessing
from tgbot.store.codec import dump, load
from tgbot.tables import session as sessions
from tgbot.tables.session import session


def test_a_table_whose_game_did_not_change_has_the_same_session() -> None:
    table = guessing(2)
    renamed = table.replace(title="Another name")
    assert session(renamed) is session(table)
    assert session(renamed).view() is session(table).view()
    assert session(renamed).seat(CY.id) is session(table).seat(CY.id)


def test_what_is_kept_is_what_the_frozen_state_means() -> None:
    table = guessing(2)
    stranger = table.replace(state=copy.deepcopy(table.state))
    assert session(stranger) is not session(table)
    assert session(stranger).state == session(table).state
    assert session(stranger).seat(ANA.id) == session(table).seat(ANA.id)


def test_only_the_newest_sessions_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "SESSION_CACHE_SIZE", 2)
    monkeypatch.setattr(sessions, "_cache", type(sessions._cache)())
    tables = [dealt().replace(state=copy.deepcopy(dealt().state)) for _ in range(3)]
    first = [session(table) for table in tables]
    assert [session(table) is one for table, one in zip(tables, first, strict=True)] == [False, False, False]
    assert len(sessions._cache) == 2


def test_a_document_that_was_read_again_shares_what_is_equal() -> None:
    table = guessing(2)
    body = dump(table.replace(title="Another name"))
    shared = load(table.place, body, table)
    assert shared == load(table.place, body)
    assert shared.state is table.state  # type: ignore[union-attr]
    assert shared.title == "Another name"  # type: ignore[union-attr]
