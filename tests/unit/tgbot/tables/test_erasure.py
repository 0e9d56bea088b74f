"""/forget: what a table keeps in the place of a person, wherever it knew that person from."""

from collections.abc import Callable

import pytest

from tests.unit.tgbot.builders.cards import card_lobby
from tests.unit.tgbot.builders.tables import BO, CY, DI, dealt, full_lobby, moment, over, turn
from tgbot.games.kryptos.model import OWN as CARDS
from tgbot.tables import chat_changes, commands, lobby, seats
from tgbot.tables.model import Table
from tgbot.telegram.updates import Sender


def forgotten(table: Table, person: Sender) -> Table:
    return chat_changes.forget(table, person.id, moment(), person.name).document


def names(table: Table, person: Sender) -> bool:
    """Whether a table says a person's name anywhere, alone."""
    return f'"{person.name}"' in table.model_dump_json()


def substituted() -> Table:
    """A game in which Di plays for Bo, and is told so."""
    return seats.take_seat(seats.leave(dealt(), BO.id, moment()), DI, BO.id, True, moment())


KNOWN: dict[str, Callable[[], tuple[Table, Sender]]] = {
    "a player": lambda: (dealt(), BO),
    "a former player": lambda: (over(), BO),
    "who left, on the card of the substitute": lambda: (substituted(), BO),
    "who waits, on a page": lambda: (commands.open_table(dealt(), turn(DI)).document, DI),
    "who left the lobby, on a page": lambda: (commands.leave_by_command(full_lobby(), turn(CY)).document, CY),
    "who sits in the lobby, on a page": lambda: (commands.join_by_command(full_lobby(), turn(CY)).document, CY),
    "who has no seat, on a page": lambda: (commands.leave_by_command(full_lobby(), turn(DI)).document, DI),
}


@pytest.mark.parametrize("known", KNOWN.values(), ids=KNOWN.keys())
def test_no_name_is_left(known: Callable[[], tuple[Table, Sender]]) -> None:
    table, person = known()
    assert names(table, person)
    without = forgotten(table, person)
    assert not names(without, person)
    assert forgotten(without, person) == without


def test_who_asked_to_be_told_of_lobbies_is_told_no_more() -> None:
    """With a seat or without, whether the person was told of the present lobby or not."""
    asked = [commands.notify_by_command(Table(chat=-100), turn(person)).document for person in (BO, DI)]
    told = commands.open_table(asked[0], turn(CY)).document
    seated = lobby.join(commands.open_table(asked[1], turn(CY)).document, DI, ready=True)
    for table, person in ((asked[0], BO), (told, BO), (seated, DI)):
        assert table.subscriber(person.id) is not None
        without = forgotten(table, person)
        assert (without.subscribers, without.told) == ((), ())


def test_others_who_asked_are_still_told() -> None:
    table = Table(chat=-100)
    for person in (BO, DI):
        table = commands.notify_by_command(table, turn(person)).document
    table = commands.open_table(table, turn(CY)).document
    without = forgotten(table, BO)
    assert ([one.user for one in without.subscribers], without.told) == ([DI.id], (DI.id,))


def test_who_was_to_begin_and_left_the_lobby_is_forgotten_too() -> None:
    table = lobby.leave(card_lobby(4, first="4"), 4)
    assert CARDS.of(chat_changes.forget(table, 4, moment()).document).first == ""


def test_a_notice_that_names_somebody_else_stays() -> None:
    table = substituted()
    assert table.card(DI.id).notice is not None
    assert forgotten(table, Sender(99, "Zoe", "en")) == table
