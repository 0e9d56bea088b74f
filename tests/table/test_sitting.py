"""A game is thawed once for each of its states, and its views are taken once."""

import copy

import pytest

from tests.table.tables import ANA, CY, dealt, guessing
from tgbot import sitting as sittings
from tgbot.documents import dump, load
from tgbot.sitting import sitting


def test_a_table_whose_game_did_not_change_has_the_same_sitting() -> None:
    table = guessing(2)
    renamed = table.but(title="Another name")
    assert sitting(renamed) is sitting(table)
    assert sitting(renamed).view() is sitting(table).view()
    assert sitting(renamed).seat(CY.id) is sitting(table).seat(CY.id)


def test_what_is_kept_is_what_the_frozen_state_means() -> None:
    table = guessing(2)
    stranger = table.but(state=copy.deepcopy(table.state))
    assert sitting(stranger) is not sitting(table)
    assert sitting(stranger).state == sitting(table).state
    assert sitting(stranger).seat(ANA.id) == sitting(table).seat(ANA.id)


def test_only_the_newest_sittings_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "KEPT_SITTINGS", 2)
    monkeypatch.setattr(sittings, "_kept", type(sittings._kept)())
    tables = [dealt().but(state=copy.deepcopy(dealt().state)) for _ in range(3)]
    first = [sitting(table) for table in tables]
    assert [sitting(table) is one for table, one in zip(tables, first, strict=True)] == [False, False, False]
    assert len(sittings._kept) == 2


def test_a_document_that_was_read_again_shares_what_is_equal() -> None:
    table = guessing(2)
    body = dump(table.but(title="Another name"))
    shared = load(table.place, body, table)
    assert shared == load(table.place, body)
    assert shared.state is table.state  # type: ignore[union-attr]
    assert shared.title == "Another name"  # type: ignore[union-attr]
