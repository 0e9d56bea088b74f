"""Tables of two teams for tests, without a store or Telegram: from the lobby to any phase of a game."""

from typing import Any

from engine.codes.actions import GiveClues
from tests.unit.tgbot.builders.settings import with_settings
from tests.unit.tgbot.builders.tables import LINKS, ROOM, moment
from tgbot.games.codes import agreement
from tgbot.games.codes.model import OWN
from tgbot.tables import lobby, play
from tgbot.tables.model import Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Chat
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

PEOPLE = tuple(
    Sender(number, name, "en")
    for number, name in enumerate(("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal"), start=1)
)
CLUES = "abc"


def team_lobby(count: int = 4, **settings: Any) -> Table:
    """Return a lobby in which so many sit, the first half of them in White."""
    host, *others = PEOPLE[:count]
    table = lobby.open_lobby(with_settings(Table(chat=-100), **settings), host, ROOM, True, moment())
    for person in others:
        table = lobby.join(table, person, True)
    return lobby.deal_sides(table, table.players)


def team_game(count: int = 4, **settings: Any) -> Table:
    """Return a game of two teams in its first round: with four, Ana and Bo against Cy and Di."""
    return play.deal(team_lobby(count, **settings), moment())


def in_half(round_: int, side: str, count: int = 4, **settings: Any) -> Table:
    """Return a game in which the clues of a half lie on the table; every code before was read, none intercepted."""
    table = team_game(count, **settings)
    while True:
        view = session(table).view()
        if view.half is None:
            table = written(table)
        elif (view.half.round, view.half.side) == (round_, side):
            return table
        else:
            table = revealed(table)


def written(table: Table, *sides: str) -> Table:
    """Return the table after the encoders of these sides, of both where none is named, have handed in clues."""
    view = session(table).view()
    for entry in (entry for entry in view.awaited if not sides or entry.side in sides):
        clues = tuple(f"{entry.side} hint {view.round}{letter}" for letter in CLUES)
        table = play.act(table, int(entry.seats[0]), GiveClues(clues), moment())
    return table


def revealed(table: Table, decoded: bool = True, intercepted: bool = False) -> Table:
    """Return the table after a reveal, with right or wrong answers on which everybody agrees."""
    right = code_on_table(table)
    for entry in session(table).view().awaited:
        good = decoded if entry.task == "guess" else intercepted
        for seat in entry.seats:
            table = OWN.put_card(table, int(seat), draft=right if good else right[::-1])
        for seat in entry.seats:
            if agreement.shared(session(table).view(), int(seat)) == entry:
                table = agreement.agree(table, int(seat), moment())
    return table


def tied(count: int = 4, **settings: Any) -> Table:
    """Return a game that only the keywords can decide: eight rounds without a token (D22, D24)."""
    return revealed(in_half(8, "black", count, **settings))


def code_on_table(table: Table) -> str:
    """Return the code that is being guessed."""
    game = session(table)
    half = game.view().half
    assert half is not None
    return game.seat(int(half.encoder)).code or ""


def card_text(table: Table, user: int) -> str:
    """Return what a player's private chat shows."""
    return "\n".join(message.text for message in screen(table, LINKS)[Chat(user)])
