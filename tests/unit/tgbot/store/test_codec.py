"""Documents as they are stored: what was ever written can be read for ever."""

import json
import tracemalloc
from pathlib import Path

import pytest

from tests.unit.tgbot.store.saves import place_of, saves
from tgbot.games.codes.model import CodesCard, CodesTable, CodesTally, Redraw
from tgbot.games.kryptos.model import KryptosCard, KryptosTable, KryptosTally
from tgbot.store.codec import MAX_BYTES, MAX_VALUES, dump, load, packed, unpacked
from tgbot.store.errors import Damaged, FromTheFuture
from tgbot.tables.model import (
    TABLE_VERSION,
    VISITOR_VERSION,
    Card,
    Notice,
    Page,
    Person,
    Player,
    PlayerTally,
    Robot,
    Stage,
    Table,
    Visitor,
)
from tgbot.tables.places import parse_place, puzzle_place, table_place, user_place
from tgbot.telegram.messages import Links
from tgbot.ui.screen import screen

PHASES = ("lobby", "clues", "guess", "over", "cards", "cards-over", "teams-guess", "teams-keywords")


@pytest.mark.parametrize("save", saves(), ids=lambda save: save.stem)
def test_a_frozen_sample_loads_for_ever(save: Path) -> None:
    body = save.read_bytes()
    document = load(place_of(body), body)
    assert document.place == place_of(body)
    assert load(document.place, dump(document)) == document
    assert screen(document, Links("crosswire_bot"))


def test_there_is_a_sample_of_every_version() -> None:
    names = {save.stem for save in saves()}
    for version in range(1, TABLE_VERSION + 1):
        assert {f"table-{version}-{phase}" for phase in PHASES} <= names
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
            players=(
                Player(occupant=Person(user=7), name="Ana", language="bg", side="pair", ready=True),
                Player(occupant=Robot(number=1), name="Bo", language="en", side="pair"),
            ),
            cards={
                7: Card(
                    number=2,
                    notice=Notice(text="x", facts={"clue": "ü", "number": 3}),
                    own=CodesCard(draft="12_", typed={70: (0, 2)}, words=("lamp", None, None, None)),
                )
            },
            own={
                "codes": CodesTable(redrawn=(Redraw(side="pair", round=2, by=7),), muted=(7,)),
                "kryptos": KryptosTable(options=("bribe",)),
            },
            tallies={
                7: PlayerTally(name="Ana", games=2, own={"codes": CodesTally(), "kryptos": KryptosTally(card_wins=1)})
            },
            page=Page(kind="help", serial=4),
            due=1.5,
        ),
        Table(
            chat=-100,
            game="kryptos",
            cards={7: Card(own=KryptosCard(aim=(2, 3), whole_pad=True)), 8: Card(own=KryptosCard())},
        ),
        Visitor(user=7, name="Ana", language="fr", chose_language=True, started=True, tables=("t-100", "t-100:7")),
    ],
)
def test_a_document_comes_back_as_it_was(document: Table | Visitor) -> None:
    assert load(document.place, dump(document)) == document


def test_a_table_with_a_robot_is_not_written_for_workers_that_know_no_robots() -> None:
    people = tuple(Player(occupant=Person(user=user), name="Ana", language="en", side="pair") for user in (7, 8))
    robot = Player(occupant=Robot(number=1), name="🤖 Bolt", language="en", side="interceptor", ready=True)
    table = Table(chat=-100, stage=Stage.LOBBY, players=people, robots="hard")
    assert json.loads(unpacked(dump(table, older=True)))["version"] == 1
    assert "robots" not in json.loads(unpacked(dump(table, older=True)))
    with_robot = table.replace(players=(*people, robot))
    assert load(table.place, dump(with_robot, older=True)) == with_robot


def test_a_body_names_its_version_and_leaves_out_what_is_usual() -> None:
    assert json.loads(unpacked(dump(Visitor(user=7)))) == {"version": VISITOR_VERSION, "user": 7}


def test_what_a_game_keeps_that_this_program_does_not_know_is_written_again_as_it_was() -> None:
    """Two workers of which one has a game more share a store."""
    own = {"dice": {"sides": 6, "last": [1, {"two": 2}]}}
    values = {
        "version": 2,
        "chat": -100,
        "own": own,
        "tallies": {"7": {"name": "Ana", "games": 1, "own": {"dice": {"sixes": 3}}}},
    }
    table = load(table_place(-100), json.dumps(values).encode())
    assert json.loads(unpacked(dump(table))) == values
    assert load(table.place, dump(table)) == table


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


@pytest.mark.parametrize("own", [{"codes": None}, {"codes": []}, {"codes": "the secret word"}, {"dice": 6}])
def test_a_game_whose_own_values_are_no_object_makes_a_document_unreadable(own: dict[str, object]) -> None:
    body = json.dumps({"version": TABLE_VERSION, "chat": -100, "own": own}).encode()
    with pytest.raises(Damaged, match="wrong unknown field"):
        load(table_place(-100), body)


@pytest.mark.parametrize(
    "bomb",
    [
        b'{"version":2,"chat":-100,"players":[' + b"0," * (MAX_BYTES // 2 - 99) + b"0]}",
        b'{"version":2,"chat":-100,"own":{"codes":{"talk":[' + b"{}," * (MAX_VALUES // 2) + b"{}]}}}",
    ],
    ids=["of values", "of errors"],
)
def test_a_document_that_is_packed_to_burst_is_damaged_and_takes_little_memory(bomb: bytes) -> None:
    stored = packed(bomb)
    assert len(stored) < 20_000
    tracemalloc.start()
    try:
        with pytest.raises(Damaged):
            load(table_place(-100), stored)
        assert tracemalloc.get_traced_memory()[1] < 50_000_000
    finally:
        tracemalloc.stop()


def test_a_visitor_remembers_the_newest_tables_only() -> None:
    visitor = Visitor(user=7)
    for chat in [*range(1, 15), 10]:
        visitor = visitor.at(table_place(-chat))
    assert visitor.tables == tuple(f"t-{chat}" for chat in (10, 14, 13, 12, 11, 9, 8, 7, 6, 5, 4, 3))


def test_a_visitor_remembers_puzzles_beside_the_tables() -> None:
    """Only who is to be forgotten is told there; what happens to a player at a table means nothing to a puzzle."""
    puzzle = puzzle_place("0" * 31 + "1")
    visitor = Visitor(user=7).at(table_place(-1)).beside(puzzle).at(table_place(-2))
    assert (visitor.tables, visitor.past) == (("t-2", "t-1"), (str(puzzle),))
