"""While a worker of the version before may have to read it, a document is written as that version did."""

import json
from pathlib import Path

import pytest

from tests.unit.tgbot.store.saves import saved_table, saves
from tests.unit.tgbot.store.test_upgrades import EVERYTHING
from tgbot.games.codes.model import OWN, Redraw
from tgbot.store.codec import dump, load, unpacked
from tgbot.tables.model import Notice, Person, Player, Subscriber, Table, Visitor
from tgbot.tables.places import table_place

# The fields of version 1, which refuses a document with any other.
TABLE = frozenset(
    [
        "version",
        "chat",
        "topic",
        "title",
        "language",
        "stage",
        "serial",
        "nonce",
        "host",
        "players",
        "game",
        "state",
        "log",
        "cards",
        "word_language",
        "words_in",
        "words_from",
        "words",
        "page",
        "due",
        "opened",
        "sand",
        "mode",
        "team_names",
        "agreement",
        "talk_on",
        "talk",
        "options",
        "first",
        "deduction",
        "pace",
        "spoilers",
        "rerolls",
        "rerolled",
        "misses",
        "nudged",
        "tallies",
        "finished",
        "repeated",
        "votes",
        "reposted",
        "forgotten",
        "away",
        "moved_to",
        "home",
        "gone",
        "topics",
    ]
)
PLAYER = frozenset(["user", "name", "language", "side", "ready", "left", "muted"])
CARD = frozenset(
    [
        "number",
        "quiet",
        "notice",
        "exposed",
        "changing",
        "typed",
        "draft",
        "words",
        "agreed",
        "aim",
        "whole_pad",
        "reading",
    ],
)
TALLY = frozenset(
    [
        "name",
        "games",
        "pair_wins",
        "interceptor_wins",
        "team_wins",
        "intercepted",
        "interceptions",
        "decoded",
        "guesses",
        "card_wins",
        "cards_found",
        "card_guesses",
    ]
)


def fields_are_those_of_version_1(body: bytes) -> bool:
    values = json.loads(unpacked(body))
    return (
        values["version"] == 1
        and values.keys() <= TABLE
        and all(player.keys() <= PLAYER for player in values.get("players", ()))
        and all(card.keys() <= CARD for card in values.get("cards", {}).values())
        and all(tally.keys() <= TALLY for tally in values.get("tallies", {}).values())
    )


@pytest.mark.parametrize("save", saves("table-[12]-*"), ids=lambda save: save.stem)
def test_every_table_goes_to_version_1_and_back(save: Path) -> None:
    table = saved_table(save)
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table.place, body) == table


def test_a_table_that_uses_every_field_goes_to_version_1_and_back() -> None:
    place = table_place(EVERYTHING["chat"], EVERYTHING["topic"])
    table = load(place, json.dumps(EVERYTHING).encode())
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    again = load(place, body)
    assert isinstance(table, Table)
    assert isinstance(again, Table)
    assert again == OWN.put(table, redrawn=())


def test_what_version_1_had_no_place_for_is_left_out() -> None:
    table = OWN.put(Table(chat=-100, lobby_menu="more"), redrawn=(Redraw(side="pair", round=2, by=1),), talk_on=False)
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table.place, body) == OWN.put(table, redrawn=()).replace(lobby_menu="")


def test_who_is_told_of_lobbies_is_left_out_for_version_1() -> None:
    subscriber = Subscriber(user=7, language="da", ready=True)
    table = Table(chat=-100, subscribers=(subscriber,), told=(7,), told_at=1000.5)
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table.place, body) == Table(chat=-100)
    assert load(table.place, dump(table)) == table


def test_what_version_1_had_no_place_for_on_a_seat_is_left_out() -> None:
    ana = Player(occupant=Person(user=1), name="Ana", language="en", side="pair")
    table = Table(chat=-100, players=(ana.replace(played=("codes",), parting="left", welcomed=2),))
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table.place, body) == table.replace(players=(ana,))
    assert load(table.place, dump(table)) == table


def test_what_version_1_had_no_place_for_on_a_card_is_left_out() -> None:
    why = {1: Notice(text="refusal-clue-is-code", facts={"clue": "421"})}
    table = OWN.put_card(Table(chat=-100), 7, refused=why, redrawing=True, changing=2)
    body = dump(table, older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table.place, body) == OWN.put_card(table, 7, refused={}, redrawing=False)
    assert load(table.place, dump(table)) == table


@pytest.mark.parametrize(("due", "limit"), [(None, None), (1000.0, 1060.0)])
def test_a_warning_before_the_limit_becomes_the_limit(due: float | None, limit: float | None) -> None:
    body = dump(Table(chat=-100, due=due, last_minute=True), older=True)
    assert fields_are_those_of_version_1(body)
    assert load(table_place(-100), body) == Table(chat=-100, due=limit)


def test_a_visitor_is_the_same_in_both_versions() -> None:
    visitor = Visitor(user=7, name="Ana", started=True)
    body = dump(visitor, older=True)
    assert load(visitor.place, body) == visitor
