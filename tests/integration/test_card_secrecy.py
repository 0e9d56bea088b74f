"""Secrecy of the card game as an equality: tables that differ in what a chat may not know look the same there."""

from collections.abc import Callable
from random import Random

import pytest

from engine.core import Seat
from engine.registry import GAMES
from tests.thorough import long
from tests.unit.engine.kryptos.secrets import scrambled
from tests.unit.tgbot.builders.cards import (
    GROUP,
    dealt,
    finished,
    guess,
    on_turn,
    open_card,
    opened,
    seat,
    shown,
    tapped,
    target,
)
from tests.unit.tgbot.builders.tables import LINKS, turn
from tests.unit.tgbot.builders.teams import PEOPLE
from tgbot.games.kryptos.buttons import MoreNumbers, NameNumber, PickCard, PickHand
from tgbot.tables import commands
from tgbot.tables.model import Table
from tgbot.telegram.messages import Chat
from tgbot.ui.screen import screen

KRYPTOS = GAMES["kryptos"]


def aiming(count: int) -> Table:
    table = opened(count)
    hand, place, _ = target(table, right=True)
    return tapped(tapped(table, on_turn(table), PickHand(hand)), on_turn(table), PickCard(place))


def warned(count: int) -> Table:
    table = aiming(count)
    return tapped(table, on_turn(table), NameNumber(seat(table, on_turn(table)).cards[3]))


PHASES: dict[str, Callable[[int], Table]] = {
    "dealt": dealt,
    "one card open": lambda count: open_card(dealt(count)),
    "the first turn": opened,
    "a card is chosen": aiming,
    "the whole pad": lambda count: tapped(aiming(count), on_turn(aiming(count)), MoreNumbers(1)),
    "a number is doubted": warned,
    "missed": lambda count: guess(opened(count), right=False),
    "found": lambda count: guess(opened(count), right=True),
    "without deduction": lambda count: opened(count, deduction=False),
    "the sheet": lambda count: commands.sheet(guess(opened(count), right=False), turn(PEOPLE[0])).document,
    "under spoilers": lambda count: opened(count, spoilers=True),
}

in_every_phase = pytest.mark.parametrize("phase", PHASES.values(), ids=PHASES)


def with_other_secrets(table: Table, user: int | None, seed: int) -> Table:
    """Return the table with other hidden cards, all but a player's own."""
    viewer = None if user is None else Seat(str(user))
    return table.replace(state=KRYPTOS.freeze(scrambled(KRYPTOS.thaw(table.state or {}), viewer, Random(seed))))


@in_every_phase
@pytest.mark.parametrize("count", [3, 4, pytest.param(6, marks=long)])
def test_a_chat_cannot_tell_apart_what_it_may_not_know(phase: Callable[[int], Table], count: int) -> None:
    table = phase(count)
    screens = screen(table, LINKS)
    for seed in range(2):
        assert shown(with_other_secrets(table, None, seed)) == screens[GROUP]
        for person in PEOPLE[:count]:
            other = with_other_secrets(table, person.id, seed)
            assert shown(other, Chat(person.id)) == screens[Chat(person.id)]


@in_every_phase
def test_a_player_sees_the_own_cards(phase: Callable[[int], Table]) -> None:
    """The equality above would also hold for screens that show nothing."""
    table = phase(3)
    other = with_other_secrets(table, 1, 1)
    assert shown(other, Chat(2)) != shown(table, Chat(2))


@pytest.mark.parametrize("phase", [aiming, warned])
def test_nobody_else_sees_what_a_player_thinks_of_naming(phase: Callable[[int], Table]) -> None:
    before, after = opened(4), phase(4)
    for chat in (GROUP, *(Chat(person.id) for person in PEOPLE[1:4])):
        assert shown(after, chat) == shown(before, chat)
    assert shown(after, Chat(1)) != shown(before, Chat(1))


@in_every_phase
def test_cards_cannot_be_forwarded(phase: Callable[[int], Table]) -> None:
    for person in PEOPLE[:3]:
        assert all(message.secret for message in shown(phase(3), Chat(person.id)))


def test_at_the_end_there_is_no_secret_left() -> None:
    table = finished(opened())
    assert with_other_secrets(table, None, 1) == table
