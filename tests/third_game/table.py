"""Tic-tac-toe at a table: a board of nine buttons in the group, and nothing to hide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from engine.core import Seat
from tests.third_game.rules import TICTACTOE, MarkSquare, SeatView, TableView
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import Rematch, Shuffle
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.game import LineUp, TableGame
from tgbot.tables.model import GameTally, Notice, Player, Table
from tgbot.tables.pages import keyed
from tgbot.tables.play import act, call_off, noticed
from tgbot.tables.routes import During, Taps
from tgbot.telegram.buttons import Press
from tgbot.telegram.messages import Answer, Button, Links, Message, Rows, Text
from tgbot.telegram.updates import TextMessage
from tgbot.ui.parts import mentions, seat_names
from tgbot.ui.rematch import rematch_lines, rematch_rows

TEXTS = Path(__file__).parent / "texts"
SIGNS = ("✖️", "⭕")
EMPTY = "▫️"

tap = Taps()


@dataclass(frozen=True, slots=True)
class TapSquare(Press):
    """Mark a square."""

    code: ClassVar[str] = "t3"
    square: int


@tap(TapSquare, during=During.GAME)
def _tap_square(table: Table, context: Context, press: TapSquare) -> Decision[Table]:
    table = act(table, context.person.id, MarkSquare(press.square), context.moment)
    return Decision(table, Answer(context.say.plain("toast-tictactoe-marked")))


@dataclass(frozen=True, slots=True)
class Duel:
    """The only line-up, and its only side: two players."""

    key: str = "duel"
    sizes: range = range(2, 3)
    most_apart: int = 0

    @property
    def sides(self) -> tuple["Duel"]:
        """The duel itself."""
        return (self,)


class TictactoeTally(GameTally):
    """What a player's games came to."""

    won: int = 0

    @property
    def wins(self) -> int:
        """Games won."""
        return self.won


class TictactoeGame(TableGame[TableView, SeatView]):
    """Two players mark squares in turn."""

    key = "tictactoe"
    rules = TICTACTOE
    title = "tictactoe-game"
    rules_text = "rules-tictactoe-"
    rules_pages = 1
    tally_model = TictactoeTally
    taps = tap

    def lineups(self, _: Table) -> Sequence[LineUp]:
        return (Duel(),)

    def start(self, table: Table, _: Moment, __: tuple[str, ...]) -> tuple[object, Table]:
        first, second = (player.seat for player in table.players)
        return TICTACTOE.start((first, second)).state, table

    def lobby_lines(self, table: Table, say: Say) -> list[Html]:
        names = join(", ", seat_names(table, say))
        return [say("tictactoe-lobby", names=names)]

    def lobby_rows(self, _: Table, say: Say) -> Rows:
        return ((Button(say.plain("button-shuffle"), Shuffle()),),)

    def duties(self, view: TableView) -> Mapping[Seat, object]:
        return {} if view.turn is None else {view.turn: view.squares}

    def decision(self, view: TableView) -> object:
        return view.squares

    def is_over(self, view: TableView) -> bool:
        return view.over

    def time_up(self, table: Table, moment: Moment) -> Table:
        return call_off(table, moment)

    def on_text(self, table: Table, context: Context, _: TextMessage) -> Table:
        return noticed(table, context.person.id, Notice(text="notice-by-buttons"))

    def board(self, table: Table, view: TableView, say: Say, _: Links) -> list[Message]:
        opening = Text(keyed(table, "lobby"), say("tictactoe-board", names=mentions(table, view.players, say)))
        text, rows = self._live(table, view, say)
        return [opening, Text(keyed(table, "board"), text, rows)]

    def private(self, table: Table, view: SeatView, player: Player, say: Say, _: Links) -> list[Message]:
        text = "tictactoe-your-turn" if view.table.turn == view.seat else "tictactoe-wait"
        card = table.card(player.user)
        return [Text(f"{table.serial}/card/{card.number}", say(text), silent=card.quiet, fleeting=True)]

    def peek(self, _: Table, __: int, say: Say) -> str:
        return say.plain("alert-tictactoe")

    def earned(self, view: TableView) -> Mapping[Seat, GameTally]:
        return {seat: TictactoeTally(won=int(seat == view.winner)) for seat in view.players} if view.winner else {}

    def _live(self, table: Table, view: TableView, say: Say) -> tuple[Html, Rows]:
        if view.over:
            text = say("tictactoe-won", name=table.name(view.winner)) if view.winner else say("tictactoe-draw")
            offers = ((Button(say.plain("button-rematch-same"), Rematch("same")),),)
            return join("\n", [text, *rematch_lines(table, say)]), rematch_rows(table, say, offers)
        return say("tictactoe-turn", names=mentions(table, [view.turn or ""], say)), _squares(view)


def _squares(view: TableView) -> Rows:
    shown = [EMPTY if seat is None else SIGNS[view.players.index(seat)] for seat in view.squares]
    buttons = [Button(sign, TapSquare(at)) for at, sign in enumerate(shown)]
    return tuple(tuple(buttons[at : at + 3]) for at in range(0, len(buttons), 3))
