"""A worker of version 2 reads what this version writes, or knows that it is newer and leaves it alone."""

import json
from pathlib import Path

import pytest

from engine.codes.scripts import Script, ScriptRound
from tests.unit.tgbot.store import version_2
from tests.unit.tgbot.store.saves import saved_table, saves
from tgbot.games.codes import model as codes
from tgbot.games.kryptos import model as kryptos
from tgbot.i18n.texts import text_files
from tgbot.store.codec import dump, load, unpacked
from tgbot.store.upgrades import NEW_CODES_IN_3, NEW_PAGES, NEW_TABLE_IN_3
from tgbot.tables import model
from tgbot.tables.model import Frozen, Page, Subscriber, Table, Visitor
from tgbot.tables.places import own_table_place

GROUP = Table(chat=-100, title="The club")
OF_A_TABLE = {
    "subscribers": (Subscriber(user=7, language="da"),),
    "told": (7,),
    "told_at": 1000.5,
}
OF_THE_CODE_GAME = {
    "solo": codes.Solo(kind="daily", date="2026-11-18"),
    "script": Script(keywords=("a", "b", "c", "d"), rounds=(ScriptRound("123", ("x", "y", "z"), "123"),)),
    "freedom": 3.0,
    "diary": codes.Diary(streak=2),
    "followers": (7,),
    "offer": codes.Offer(yes=(7,)),
}
SINCE = {"Table": NEW_TABLE_IN_3, "CodesTable": NEW_CODES_IN_3}


@pytest.mark.parametrize("save", saves("table-[12]-*"), ids=lambda save: save.stem)
def test_a_table_that_uses_nothing_new_is_read_after_a_roll_back(save: Path) -> None:
    table = saved_table(save)
    body = dump(table)
    assert version_2.reads(body)
    assert load(table.place, body) == table


@pytest.mark.parametrize("save", saves("table-3-*"), ids=lambda save: save.stem)
def test_a_table_that_uses_something_new_is_left_alone_after_a_roll_back(save: Path) -> None:
    assert not version_2.reads(dump(saved_table(save)))


@pytest.mark.parametrize("name", OF_A_TABLE)
def test_a_table_with_a_field_that_is_new_is_left_alone(name: str) -> None:
    table = GROUP.replace(**{name: OF_A_TABLE[name]})
    assert not version_2.reads(dump(table))
    assert load(table.place, dump(table)) == table


@pytest.mark.parametrize("name", OF_THE_CODE_GAME)
def test_a_table_with_a_field_of_the_code_game_that_is_new_is_left_alone(name: str) -> None:
    table = codes.OWN.put(GROUP, **{name: OF_THE_CODE_GAME[name]})
    assert not version_2.reads(dump(table))
    assert load(table.place, dump(table)) == table


def test_a_table_is_read_again_once_it_has_nothing_new_any_more() -> None:
    body = dump(GROUP.replace(told=(7,)).replace(told=()))
    assert version_2.reads(body)


def test_every_field_that_is_new_is_among_those() -> None:
    """A field that is added and not named here would be a damaged document to the version before."""
    kinds: dict[str, type[Frozen]] = {
        name: kind for module in (model, codes, kryptos) for name, kind in vars(module).items() if _is_model(kind)
    }
    for name, known in version_2.FIELDS.items():
        assert kinds[name].model_fields.keys() - set(known.split()) == set(SINCE.get(name, ())), name
    assert (set(OF_A_TABLE), set(OF_THE_CODE_GAME)) == (set(NEW_TABLE_IN_3), set(NEW_CODES_IN_3))


def test_a_persons_own_table_is_left_alone_whatever_it_says() -> None:
    place = own_table_place(7, 3)
    table = Table(chat=place.chat, topic=place.topic)
    assert not version_2.reads(dump(table))
    assert load(place, dump(table)) == table


def test_a_persons_own_table_keeps_what_version_1_had_no_place_for() -> None:
    table = codes.OWN.put(Table(chat=7, topic=3), diary=codes.Diary(streak=2))
    assert load(table.place, dump(table, older=True)) == table


@pytest.mark.parametrize("kind", sorted(NEW_PAGES))
@pytest.mark.parametrize("document", [GROUP, Visitor(user=7)], ids=["group", "private chat"])
def test_a_page_without_a_text_in_version_2_is_the_help_there_and_comes_back(
    document: Table | Visitor, kind: str
) -> None:
    """Without a text a worker could show nothing of the whole place: no board, and no card either."""
    document = document.replace(page=Page(kind=kind, serial=4, facts={"name": "Ana"}))
    body = dump(document)
    assert version_2.reads(body)
    assert json.loads(unpacked(body))["page"]["kind"] == "help"
    assert load(document.place, body) == document


def test_every_page_without_a_text_in_version_2_is_among_those() -> None:
    texts = "\n".join(file.read_text() for file in text_files("en"))
    pages = {line.split(" ")[0].removeprefix("page-") for line in texts.splitlines() if line.startswith("page-")}
    assert pages - set(version_2.PAGES.split()) == NEW_PAGES


def _is_model(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Frozen)
