"""The card game (Kryptos) as a `TableGame`."""

from collections.abc import Mapping, Sequence

from engine.actions import TimeUp
from engine.chance import Chance
from engine.codec import Json
from engine.core import Action, Event, Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.views import SeatView, TableView
from tgbot.games.kryptos import lifecycle, news, robots, statistics
from tgbot.games.kryptos.lifecycle import CIRCLE
from tgbot.games.kryptos.model import KEY, OWN, KryptosCard, KryptosTable, KryptosTally
from tgbot.games.kryptos.screens.board import board_messages, log_lines
from tgbot.games.kryptos.screens.card import private_messages
from tgbot.games.kryptos.screens.lobby import lobby_lines, lobby_rows
from tgbot.games.kryptos.screens.parts import own_rows
from tgbot.games.kryptos.screens.picture import table_picture
from tgbot.games.kryptos.settings import SETTINGS
from tgbot.games.kryptos.taps import tap
from tgbot.i18n.texts import Html, Say
from tgbot.pictures.picture import Picture
from tgbot.pictures.stats import Bar, Figure
from tgbot.tables.context import Context, Moment
from tgbot.tables.game import LineUp, TableGame
from tgbot.tables.model import GameTally, Notice, Player, Table, person_seat
from tgbot.tables.play import act, noticed
from tgbot.tables.session import session_of
from tgbot.telegram.messages import Links, Message, Rows
from tgbot.telegram.updates import TextMessage


class KryptosGame(TableGame[TableView, SeatView]):
    """Players guess the numbers of each other's hidden cards."""

    key = KEY
    rules = KRYPTOS
    title = "track-game"
    rules_text = "rules-cards-"
    rules_pages = 5
    about = "lobby-about-kryptos"
    table_model = KryptosTable
    card_model = KryptosCard
    tally_model = KryptosTally
    taps = tap
    settings = SETTINGS
    leave_question = "cards-leave"  # K18
    robot_seated = "toast-robot-in-open"  # K18
    robot_button = "button-robot-add"

    def lineups(self, _: Table) -> Sequence[LineUp]:
        return (CIRCLE,)

    def start(self, table: Table, moment: Moment, _: tuple[str, ...]) -> tuple[object, Table]:
        return lifecycle.start(table, moment)

    def lobby_lines(self, table: Table, say: Say) -> list[Html]:
        return lobby_lines(table, say)

    def lobby_rows(self, table: Table, say: Say) -> Rows:
        return lobby_rows(table, say)

    def next_roles(self, table: Table) -> Table:
        return lifecycle.next_first(table)

    def shuffled_roles(self, table: Table) -> Table:
        return lifecycle.random_first(table)

    def max_robots(self, table: Table, people: int) -> int:
        return robots.max_robots(table, people)

    def robot_may_replace(self, _: Table, __: Player) -> bool:
        return True

    def robot_action(self, table: Table, view: SeatView, chance: Chance) -> Action:
        return robots.action(table, view, chance)

    def roles_told(self, seated: Table, roles: str, say: Say) -> str:
        if roles == "next":
            return say.plain("rematch-roles-first", name=seated.name(seated.players[0].seat))
        return super().roles_told(seated, roles, say)

    def duties(self, view: TableView) -> Mapping[Seat, object]:
        return lifecycle.duties(view)

    def decision(self, view: TableView) -> object:
        return lifecycle.decision(view)

    def news(self, _: TableView, now: TableView) -> list[int]:
        return lifecycle.news(now)

    def is_over(self, view: TableView) -> bool:
        return view.outcome is not None

    def time_up(self, table: Table, moment: Moment) -> Table:
        """The turn passes, or the lowest legal card is opened."""
        return act(table, None, TimeUp(), moment)

    def vacant(self, view: TableView) -> frozenset[Seat]:
        return lifecycle.vacant(view)

    def duty_texts(self, view: TableView, _: Seat) -> tuple[str, str]:
        return lifecycle.duty_texts(view)

    def happened(self, table: Table, before: TableView, events: Sequence[Event]) -> Table:
        return news.kept(table, before, session_of(KRYPTOS, table).view(), events)

    def replaced(self, table: Table, user: int, other: int) -> Table:
        own = OWN.of(table)
        if own.first == person_seat(user):
            table = lifecycle.random_first(table)
        if not any(one.seat == person_seat(user) for one in own.happened):
            return table
        return OWN.put(table, happened=news.renamed(own.happened, person_seat(user), person_seat(other)))

    def on_text(self, table: Table, context: Context, message: TextMessage) -> Table:
        """Answer that this game is played by buttons only."""
        return table if message.edited else noticed(table, context.person.id, Notice(text="notice-by-buttons"))

    def board(self, table: Table, view: TableView, say: Say, links: Links) -> list[Message]:
        return board_messages(table, view, say, links)

    def private(self, table: Table, view: SeatView, player: Player, say: Say, links: Links) -> list[Message]:
        return private_messages(table, view, player, say, links)

    def peek(self, table: Table, user: int, say: Say) -> str:
        """The player's own cards."""
        view = session_of(KRYPTOS, table).seat(user)
        return say.plain("alert-cards", cards="\n".join(own_rows(view.cards, view.table.hand(view.seat).cards)))

    def sheet_lines(self, table: Table, view: TableView, _: Say) -> list[str]:
        return log_lines(table, view)

    def picture(self, table: Table, view: TableView, say: Say) -> Picture:
        return table_picture(table, view, say)

    def earned(self, view: TableView) -> Mapping[Seat, GameTally]:
        return statistics.earned(view)

    def figures(self, tally: GameTally, say: Say) -> tuple[Figure, ...]:
        return statistics.figures(tally, say)

    def bars(self, tally: GameTally, say: Say) -> tuple[Bar, ...]:
        return statistics.bars(tally, say)

    def named_header(self, header: Json, called: Mapping[str, str]) -> Json:
        """The header with player names, in turn order."""
        return header | {
            "players": [called[seat] for seat in header["players"]],
            "first": called[header["first"]],
            "hands": {called[seat]: hand for seat, hand in header["hands"].items()},
        }
