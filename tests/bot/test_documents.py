"""Documents as they are stored: what was ever written can be read for ever."""

import json
from pathlib import Path

import pytest

from tgbot.damage import Damaged, FromTheFuture
from tgbot.documents import (
    TABLE_VERSION,
    VISITOR_VERSION,
    Card,
    Notice,
    Page,
    Player,
    Stage,
    Table,
    Visitor,
    dump,
    load,
)
from tgbot.packing import unpacked
from tgbot.places import Place, parse_place, table_place, user_place
from tgbot.screens.message import Links
from tgbot.screens.screen import screen

SAVES = Path(__file__).parents[1] / "saves"


def place_of(body: bytes) -> Place:
    values = json.loads(body)
    return user_place(values["user"]) if "user" in values else table_place(values["chat"], values.get("topic"))


@pytest.mark.parametrize("save", sorted(SAVES.glob("*.json")), ids=lambda save: save.stem)
def test_a_frozen_sample_loads_for_ever(save: Path) -> None:
    body = save.read_bytes()
    document = load(place_of(body), body)
    assert document.place == place_of(body)
    assert load(document.place, dump(document)) == document
    assert screen(document, Links("crosswire_bot"))


def test_there_is_a_sample_of_every_version() -> None:
    names = {save.stem for save in SAVES.glob("*.json")}
    for version in range(1, TABLE_VERSION + 1):
        assert {f"table-{version}-{phase}" for phase in ("lobby", "clues", "guess", "over")} <= names
    assert {f"visitor-{version}" for version in range(1, VISITOR_VERSION + 1)} <= names


@pytest.mark.parametrize(
    "document",
    [
        Table(chat=-100, topic=7),
        Table(
            chat=-100,
            title="Клубът <b>",
            stage=Stage.LOBBY,
            serial=3,
            players=(Player(user=7, name="Ana", language="bg", side="pair", ready=True),),
            cards={7: Card(number=2, notice=Notice(text="x", facts={"clue": "ü", "number": 3}), draft="12_")},
            page=Page(kind="help", serial=4),
            due=1.5,
        ),
        Visitor(user=7, name="Ana", language="fr", chose_language=True, started=True, tables=("t-100", "t-100:7")),
    ],
)
def test_a_document_comes_back_as_it_was(document: Table | Visitor) -> None:
    assert load(document.place, dump(document)) == document


def test_a_body_names_its_version_and_leaves_out_what_is_usual() -> None:
    assert json.loads(unpacked(dump(Visitor(user=7)))) == {"version": VISITOR_VERSION, "user": 7}


def test_a_place_without_a_body_has_a_new_document() -> None:
    assert load(table_place(-100, 7), b"") == Table(chat=-100, topic=7)
    assert load(user_place(7), b"") == Visitor(user=7)


@pytest.mark.parametrize("place", ["t-100", "u7"])
def test_a_newer_version_is_refused(place: str) -> None:
    known = parse_place(place)
    assert known is not None
    values = json.loads(unpacked(dump(load(known, b""))))
    newer = json.dumps(values | {"version": 99}).encode()
    with pytest.raises(FromTheFuture, match="99"):
        load(known, newer)


def test_an_unreadable_document_is_not_quoted() -> None:
    """What is wrong with a document is told, what it says is not: it holds every secret."""
    body = json.dumps({"version": 1, "chat": -100, "state": "the secret word", "title": ["another one"]}).encode()
    with pytest.raises(Damaged, match="wrong state, title") as error:
        load(table_place(-100), body)
    assert "secret word" not in str(error.value)
    assert "another one" not in str(error.value)


def test_a_visitor_remembers_the_newest_tables_only() -> None:
    visitor = Visitor(user=7)
    for chat in [*range(1, 15), 10]:
        visitor = visitor.at(table_place(-chat))
    assert visitor.tables == tuple(f"t-{chat}" for chat in (10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3))
