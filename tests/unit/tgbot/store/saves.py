"""The saves that must load for ever."""

import json
from pathlib import Path

from tgbot.store.codec import load
from tgbot.tables.model import Table
from tgbot.tables.places import Place, table_place, user_place

SAVES = Path(__file__).parents[3] / "saves"


def saves(pattern: str = "*") -> list[Path]:
    """The saves as JSON whose names are like this, without their ending."""
    return sorted(SAVES.glob(f"{pattern}.json"))


def place_of(body: bytes) -> Place:
    """The place that a save was made of."""
    values = json.loads(body)
    return user_place(values["user"]) if "user" in values else table_place(values["chat"], values.get("topic"))


def saved_table(save: Path) -> Table:
    """The table of a save."""
    body = save.read_bytes()
    table = load(place_of(body), body)
    assert isinstance(table, Table)
    return table
