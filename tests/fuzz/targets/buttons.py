"""Callback data: read from what a client sends, and tapped at tables of every phase.

The first line of an input names a table. Each other line is a tap: who taps, and the button's own part of the data; the
place and the nonce that hold there are put before it. A line without them is only read.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import cache

from tests.fuzz.target import Target
from tests.unit.tgbot.builders import cards, tables, teams
from tgbot.store.codec import dump, load
from tgbot.tables import commands, taps
from tgbot.tables.context import Context, page_nonce, seat_nonce
from tgbot.tables.model import Table
from tgbot.tables.places import parse_place
from tgbot.tables.routes import During
from tgbot.telegram.buttons import PRESSES, Press, Tapped, pack, unpack
from tgbot.telegram.updates import Room, Sender
from tgbot.ui.screen import screen

MAX_TAPS = 8
OWN_WORDS = tuple(f"word{number}" for number in range(12))
TABLES: dict[str, Callable[[], Table]] = {
    "lobby": tables.full_lobby,
    "settings": lambda: _asked(tables.full_lobby(), "settings"),
    "words": lambda: _asked(tables.full_lobby(), "words"),
    "language": lambda: _asked(tables.full_lobby(), "lang"),
    "rules": lambda: _asked(tables.full_lobby(), "rules"),
    "kick": lambda: _asked(tables.dealt(), "kick"),
    "leave": lambda: _asked(tables.dealt(), "leave"),
    "end": lambda: _asked(tables.dealt(), "cancel"),
    "vote": lambda: _asked(tables.dealt(), "cancel", tables.BO),
    "clues": tables.dealt,
    "guess": tables.guessing,
    "over": tables.over,
    "team lobby": teams.team_lobby,
    "team clues": teams.team_game,
    "team guess": lambda: teams.in_half(1, "white"),
    "card lobby": cards.card_lobby,
    "card opening": cards.dealt,
    "card turn": cards.opened,
    "card over": lambda: cards.finished(cards.opened()),
}


def _asked(table: Table, command: str, person: Sender = tables.ANA) -> Table:
    """The table with the page that a command of the group shows."""
    route = commands.find(command)
    assert route is not None, command
    return route.handler(table, tables.turn(person, own_words=OWN_WORDS)).document


@cache
def _table(name: str) -> Table:
    return TABLES[name]()


def seeds() -> list[bytes]:
    """Every button at every table, with numbers and names that may mean something there."""
    lines = [f"{1 + number % 3}|{press}" for number, press in enumerate(_presses())]
    parts = [lines[start : start + MAX_TAPS] for start in range(0, len(lines), MAX_TAPS)]
    return [
        *("\n".join([name, *part]).encode() for name in TABLES for part in parts),
        *(
            f"lobby\n{pack(Tapped(place, 'abcdefgh', press))}".encode()
            for place, press in zip(_PLACES, _kinds(), strict=False)
        ),
    ]


_PLACES = ("t-100", "t-1001234567890:99", "u7", "w-100", f"z{7:032x}", "t7:3")


def _presses() -> list[str]:
    return [pack(Tapped("", "", press)).removeprefix("||") for press in _kinds()]


def _kinds() -> list[Press]:
    return [kind(*(1 if field.type is int else "1" for field in fields(kind))) for kind in PRESSES.values()]


def check(data: bytes) -> None:
    """A tap changes the table to one that can be stored and shown, or answers why not."""
    name, *lines = data.decode(errors="replace").split("\n")[: MAX_TAPS + 1]
    table = _table(name if name in TABLES else "lobby")
    for line in lines:
        _read(line)
        user, _, press = line.partition("|")
        if user in {"1", "2", "3", "4", "9"}:
            table = _tapped(table, int(user), press)


def _read(line: str) -> None:
    tapped = unpack(line)
    if tapped is not None:
        parse_place(tapped.place)
        assert unpack(pack(tapped)) == tapped, "it does not come back as it was"


def _tapped(table: Table, user: int, packed: str) -> Table:
    bare = unpack(f"||{packed}")
    route = None if bare is None else taps.find(bare.press)
    if bare is None or route is None:
        return table
    on_page = route.during is During.PAGE
    nonce = page_nonce(table.page) if on_page and table.page else seat_nonce(table, user)
    person = teams.PEOPLE[user - 1] if user <= len(teams.PEOPLE) else tables.DI
    room = Room(table.chat, private=False, title="The club") if on_page else Room(user, private=True, title="")
    context = Context(person, room, tables.moment(), tables.LINKS, known=True, own_words=OWN_WORDS)
    taken = taps.tap_table(table, context, Tapped(str(table.place), nonce, bare.press))
    if taken.answer is not None and taken.answer.text is not None:
        assert taken.answer.text, "an answer that says nothing"
        (taken.answer.clipped or "").encode()
    if taken.document != table:
        stored = dump(taken.document)
        assert dump(load(table.place, stored)) == stored, "it is not read as it was written"
        screen(taken.document, tables.LINKS)
    return taken.document


TARGET = Target("buttons", seeds, check, max_len=1 << 10)
