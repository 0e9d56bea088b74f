"""Tables for tests, without a store or Telegram: three people, from the lobby to any phase of a game."""

from typing import Any

from engine.codes.actions import GiveClues, LockGuess, LockInterception
from engine.core import Seat
from engine.registry import GAMES
from tests.unit.tgbot.builders.settings import with_settings
from tgbot.tables import lobby, play
from tgbot.tables.context import Context, Moment
from tgbot.tables.game import game_of
from tgbot.tables.model import Encore, Table
from tgbot.tables.session import session
from tgbot.telegram.messages import Links
from tgbot.telegram.updates import Room, Sender, TextMessage

ANA, BO, CY, DI = (Sender(number, name, "en") for number, name in enumerate(("Ana", "Bo", "Cy", "Di"), start=1))
ROOM = Room(-100, private=False, title="The club")
LINKS = Links("crosswire_bot")
NOW = 1_000_000.0


def moment(now: float = NOW) -> Moment:
    """Return a moment with chance of its own."""
    return Moment(now, f"chance at {now}")


def turn(person: Sender, now: float = NOW, **known: Any) -> Context:
    """The context of something that a person does in the group."""
    return Context(person, ROOM, moment(now), LINKS, **({"known": True} | known))


def full_lobby(**settings: Any) -> Table:
    """Return a lobby with Ana and Bo as the pair and Cy as the interceptor."""
    table = lobby.open_lobby(Table(chat=-100), ANA, ROOM, True, moment())
    for person in (BO, CY):
        table = lobby.join(table, person, True)
    return with_settings(table, **settings)


def dealt(**settings: Any) -> Table:
    """Return a game in its first round, with Ana as the encoder."""
    return play.deal(full_lobby(**settings), moment())


def guessing(round_: int = 1, **settings: Any) -> Table:
    """Return a game in which the clues of a round lie on the table."""
    table = dealt(**settings)
    while True:
        table = with_clues(table)
        if session(table).view().round == round_:
            return table
        table = answered(table)


def over(**settings: Any) -> Table:
    """Return a game that the pair has won after five rounds."""
    table = guessing(5, **settings)
    return answered(table)


def rematched(table: Table, roles: str = "same") -> Table:
    """The lobby of a rematch that everybody who is still there has agreed to."""
    here = tuple(player.user for player in table.players if not player.left)
    return lobby.rematch(table, Encore(by=here[0], roles=roles, yes=here), moment())


def with_clues(table: Table) -> Table:
    """Return the table after its encoder handed in clues."""
    view = session(table).view()
    encoder = next(entry.seats[0] for entry in view.awaited if entry.task == "clues")
    clues = tuple(f"hint {view.round}{letter}" for letter in "abc")
    return play.act(table, int(encoder), GiveClues(clues), moment())


def answered(table: Table, decoded: bool = True, intercepted: bool = False) -> Table:
    """Return the table after the reveal, with right or wrong answers."""
    game = session(table)
    codes = [game.seat(player.user).code for player in table.players if not player.left]
    code = next((code for code in codes if code is not None), "123")  # an encoder who left took the code along
    for entry in game.view().awaited:
        right = decoded if entry.task == "guess" else intercepted
        answer = code if right else code[::-1]
        table = play.act(
            table,
            int(entry.seats[0]),
            LockGuess(answer) if entry.task == "guess" else LockInterception(answer),
            moment(),
        )
    return table


def written_in_private(
    table: Table,
    person: Sender,
    text: str,
    *,
    message: int = 7,
    edited: bool = False,
    media: tuple[str, str] | None = None,
    unusable: bool = False,
    now: float = NOW,
) -> Table:
    """The table after a private message of a player: text, a file by its kind and id, or what no game can use."""
    room = Room(person.id, private=True, title="")
    sent = TextMessage(1, person, room, message, text, edited, media, unusable)
    context = Context(person, room, moment(now), LINKS, known=True)
    return game_of(table).on_text(table, context, sent)


def seat_view(table: Table, person: Sender) -> Any:
    """Return what a player may know."""
    game = GAMES[table.game]
    return game.seat_view(game.thaw(table.state or {}), Seat(str(person.id)))
