"""Tables of two teams for tests, without a store or Telegram: from the lobby to any phase of a game."""

from typing import Any

from engine.codes.actions import GiveClues
from tests.table.tables import LINKS, ROOM, moment
from tgbot import agreement, lobby, play
from tgbot.decode import Person
from tgbot.documents import Table
from tgbot.places import Chat
from tgbot.screens.screen import screen
from tgbot.sitting import sitting

PEOPLE = tuple(
    Person(number, name, "en")
    for number, name in enumerate(("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"), start=1)
)
CLUES = "abc"


def team_lobby(count: int = 4, **settings: Any) -> Table:
    """Return a lobby in which so many sit, the first half of them in White."""
    host, *others = PEOPLE[:count]
    table = lobby.open_lobby(Table(chat=-100).but(**settings), host, ROOM, True, moment())
    for person in others:
        table = lobby.join(table, person, True)
    return lobby._dealt_sides(table, table.players)


def team_game(count: int = 4, **settings: Any) -> Table:
    """Return a game of two teams in its first round: with four, Ana and Bo against Cy and Di."""
    return play.deal(team_lobby(count, **settings), moment())


def in_half(round_: int, side: str, count: int = 4, **settings: Any) -> Table:
    """Return a game in which the clues of a half lie on the table; every code before was read, none intercepted."""
    table = team_game(count, **settings)
    while True:
        view = sitting(table).view()
        if view.half is None:
            table = written(table)
        elif (view.half.round, view.half.side) == (round_, side):
            return table
        else:
            table = revealed(table)


def written(table: Table, *sides: str) -> Table:
    """Return the table after the encoders of these sides, of both where none is named, have handed in clues."""
    view = sitting(table).view()
    for entry in (entry for entry in view.awaited if not sides or entry.side in sides):
        clues = tuple(f"{entry.side} hint {view.round}{letter}" for letter in CLUES)
        table = play.act(table, int(entry.seats[0]), GiveClues(clues), moment())
    return table


def revealed(table: Table, decoded: bool = True, intercepted: bool = False) -> Table:
    """Return the table after a reveal, with right or wrong answers on which everybody agrees."""
    right = code_on_table(table)
    for entry in sitting(table).view().awaited:
        good = decoded if entry.task == "guess" else intercepted
        for seat in entry.seats:
            table = table.with_card(int(seat), table.card(int(seat)).but(draft=right if good else right[::-1]))
        for seat in entry.seats:
            if agreement.shared(sitting(table).view(), int(seat)) == entry:
                table = agreement.agree(table, int(seat), moment())
    return table


def tied(count: int = 4, **settings: Any) -> Table:
    """Return a game that only the keywords can decide: eight rounds without a token (D22, D24)."""
    return revealed(in_half(8, "black", count, **settings))


def code_on_table(table: Table) -> str:
    """Return the code that is being guessed."""
    game = sitting(table)
    half = game.view().half
    assert half is not None
    return game.seat(int(half.encoder)).code or ""


def card_text(table: Table, user: int) -> str:
    """Return what a player's private chat shows."""
    return "\n".join(message.text for message in screen(table, LINKS)[Chat(user)])
