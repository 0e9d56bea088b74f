"""The card game (Kryptos) as a `TableGame`."""

from collections.abc import Mapping, Sequence

from engine.actions import TimeUp
from engine.codec import Json
from engine.core import Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.views import SeatView, TableView
from tgbot.games.kryptos import lifecycle, robots, statistics
from tgbot.games.kryptos.lifecycle import CIRCLE
from tgbot.games.kryptos.model import KEY, OWN, KryptosCard, KryptosTable, KryptosTally
from tgbot.games.kryptos.news import kept, renamed
from tgbot.games.kryptos.screens.board import board_messages, log_lines
from tgbot.games.kryptos.screens.card import cards_alert, private_messages
from tgbot.games.kryptos.screens.lobby import lobby_lines, lobby_rows
from tgbot.games.kryptos.screens.picture import table_picture
from tgbot.games.kryptos.settings import SETTINGS
from tgbot.games.kryptos.taps import tap
from tgbot.i18n.texts import Say
from tgbot.tables.context import Context, Moment
from tgbot.tables.game import LineUp, TableGame
from tgbot.tables.model import Notice, Player, Table, person_seat
from tgbot.tables.play import act, noticed
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

    # ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────

    lobby_lines = staticmethod(lobby_lines)
    lobby_rows = staticmethod(lobby_rows)
    next_roles = staticmethod(lifecycle.next_first)
    shuffled_roles = staticmethod(lifecycle.random_first)

    def lineups(self, _: Table) -> Sequence[LineUp]:
        return (CIRCLE,)

    def start(self, table: Table, moment: Moment, _: tuple[str, ...]) -> tuple[object, Table]:
        return lifecycle.start(table, moment)

    def roles_told(self, seated: Table, roles: str, say: Say) -> str:
        if roles == "next":
            return say.plain("rematch-roles-first", name=seated.name(seated.players[0].seat))
        return super().roles_told(seated, roles, say)

    # ── robots ──────────────────────────────────────────────────────────────────────────────────────────────────

    robot_action = staticmethod(robots.action)

    def max_robots(self, _: Table, people: int) -> int:
        return robots.max_robots(people)

    def robot_may_replace(self, _: Table, __: Player) -> bool:
        return True

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    duties = staticmethod(lifecycle.duties)
    decision = staticmethod(lifecycle.decision)
    vacant = staticmethod(lifecycle.vacant)
    happened = staticmethod(kept)

    def news(self, _: TableView, now: TableView) -> list[int]:
        return lifecycle.news(now)

    def is_over(self, view: TableView) -> bool:
        return view.outcome is not None

    def time_up(self, table: Table, moment: Moment) -> Table:
        """The turn passes, or the lowest legal card is opened."""
        return act(table, None, TimeUp(), moment)

    def replaced(self, table: Table, user: int, other: int) -> Table:
        own = OWN.of(table)
        if own.first == person_seat(user):
            table = lifecycle.random_first(table)
        if not any(one.seat == person_seat(user) for one in own.happened):
            return table
        return OWN.put(table, happened=renamed(own.happened, person_seat(user), person_seat(other)))

    def on_text(self, table: Table, context: Context, message: TextMessage) -> Table:
        """Answer that this game is played by buttons only."""
        return table if message.edited else noticed(table, context.person.id, Notice(text="notice-by-buttons"))

    # ── screens ─────────────────────────────────────────────────────────────────────────────────────────────────

    board = staticmethod(board_messages)
    private = staticmethod(private_messages)
    peek = staticmethod(cards_alert)
    picture = staticmethod(table_picture)

    def duty_texts(self, view: TableView, _: Seat) -> tuple[str, str]:
        return lifecycle.duty_texts(view)

    def sheet_lines(self, table: Table, view: TableView, _: Say) -> list[str]:
        return log_lines(table, view)

    # ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────

    earned = staticmethod(statistics.earned)
    figures = staticmethod(statistics.figures)
    bars = staticmethod(statistics.bars)

    def named_header(self, header: Json, called: Mapping[str, str]) -> Json:
        """The header with player names, in turn order."""
        return header | {
            "players": [called[seat] for seat in header["players"]],
            "first": called[header["first"]],
            "hands": {called[seat]: hand for seat, hand in header["hands"].items()},
        }
