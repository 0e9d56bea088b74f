"""The code game as a `TableGame`."""

from collections.abc import Mapping, Sequence

from engine.codec import Json
from engine.codes import CODES
from engine.codes.views import SeatView, TableView
from tgbot.games.codes import lifecycle, notebook, robots, sandglass, seats, statistics, talk, texts
from tgbot.games.codes.commands import WORDS_CHANGED, WORDS_PAGE, command, word_rows
from tgbot.games.codes.keywords import words_alert
from tgbot.games.codes.model import KEY, NO_DRAFT, OWN, CodesCard, CodesTable, CodesTally
from tgbot.games.codes.my_data import personal
from tgbot.games.codes.screens.board import board_messages
from tgbot.games.codes.screens.card import private_messages
from tgbot.games.codes.screens.lobby import lobby_lines, lobby_rows
from tgbot.games.codes.screens.sheet import sheet_lines, sheet_picture
from tgbot.games.codes.screens.solo import OWN_PAGES, own_page_rows
from tgbot.games.codes.settings import SETTINGS
from tgbot.games.codes.solo import daily, lesson, puzzles
from tgbot.games.codes.solo.commands import DAILY_TABLE, alone, counted, followed, parted, reminded, silenced
from tgbot.games.codes.solo.inline import inline_offers
from tgbot.games.codes.taps import tap
from tgbot.games.codes.teams import signed
from tgbot.games.codes.words import check_associations
from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.game import TableGame
from tgbot.tables.model import GameCard, Table
from tgbot.telegram.messages import Rows


class CodesGame(TableGame[TableView, SeatView]):
    """Two teams, or a pair and an interceptor, pass codes by clues."""

    key = KEY
    rules = CODES
    title = "picture-game"
    rules_text = "rules-"
    rules_pages = 9
    about = "lobby-about-codes"
    table_model = CodesTable
    card_model = CodesCard
    tally_model = CodesTally
    taps = tap
    commands = command
    settings = SETTINGS
    robot_button = robots.INTERCEPTS
    alone = alone
    lesson = lesson.KIND
    inline_table = DAILY_TABLE

    # ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────

    lineups = staticmethod(lifecycle.lineups)
    start = staticmethod(lifecycle.start)
    lobby_lines = staticmethod(lobby_lines)
    lobby_rows = staticmethod(lobby_rows)
    side_name = staticmethod(signed)
    again = staticmethod(lifecycle.next_encoders)
    next_roles = staticmethod(lifecycle.next_roles)
    roles_told = staticmethod(lifecycle.roles_told)

    def rules_order(self, table: Table | None) -> Sequence[int]:
        return lifecycle.rules_order(table)

    def new_lobby(self, table: Table) -> Table:
        if OWN.of(table) == CodesTable():
            return table
        table = talk.without_leavers(table)
        return OWN.put(
            table, talk=(), notes=(), rerolled=0, redrawn=(), objections=(), suspected=(), sand=None, offer=None
        )

    # ── robots ──────────────────────────────────────────────────────────────────────────────────────────────────

    max_robots = staticmethod(robots.max_robots)
    robot_label = staticmethod(robots.label)
    robots_in_place = staticmethod(robots.in_place)
    robot_may_replace = staticmethod(robots.may_replace)
    robot_action = staticmethod(robots.action)

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    duties = staticmethod(lifecycle.duties)
    decision = staticmethod(lifecycle.decision)
    awaited = staticmethod(seats.awaited)
    deadline = staticmethod(lifecycle.deadline)
    still_deciding = staticmethod(sandglass.turned)
    news = staticmethod(lifecycle.news)
    minute_notice = staticmethod(texts.minute_notice)
    clock_restarted = staticmethod(sandglass.laid_down)
    tick = staticmethod(sandglass.run_on)
    time_up = staticmethod(seats.time_up)
    late = staticmethod(seats.late)

    def is_over(self, view: TableView) -> bool:
        return view.outcome is not None

    def idle_card(self, own: GameCard | None) -> GameCard | None:
        """Drop the draft; keep what was typed, exposed or being read."""
        if own is None:
            return None
        dropped = {"draft": NO_DRAFT, "asked": None, "words": (), "agreed": False}
        return OWN.on(own).replace(changing=None, refused={}, redrawing=False, objecting=False, **dropped)

    # ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────

    vacant = staticmethod(lifecycle.vacant)
    welcome = staticmethod(seats.welcome)

    def seats_changed(self, table: Table, moment: Moment) -> Table:
        return seats.seats_changed(talk.without_leavers(table), moment)

    def seat_taken(self, table: Table, moment: Moment) -> Table:
        return seats.draw_again(talk.without_leavers(table), moment)

    def silenced(self, table: Table, user: int) -> Table:
        return silenced(notebook.silenced(talk.silenced(table, user), user), user)

    parted = staticmethod(parted)
    personal = staticmethod(personal)

    def replaced(self, table: Table, user: int, other: int) -> Table:
        return notebook.replaced(talk.replaced(table, user, other), user, other)

    # ── alone ───────────────────────────────────────────────────────────────────────────────────────────────────

    reminded = staticmethod(reminded)
    followed = staticmethod(followed)
    result_alone = staticmethod(daily.result_alone)
    inline_offers = staticmethod(inline_offers)
    report = staticmethod(puzzles.report)
    compared = staticmethod(puzzles.compared)
    puzzle_gone = staticmethod(puzzles.gone)

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────

    hears_text = staticmethod(texts.takes_text)
    on_text = staticmethod(texts.on_text)
    reaction = staticmethod(texts.reaction)
    knows_message = staticmethod(texts.knows_message)
    on_unknown_command = staticmethod(texts.on_unknown_command)
    leaks = staticmethod(texts.leaks)
    on_group_text = staticmethod(texts.on_group_text)

    def awaits_text(self, table: Table, user: int) -> bool:
        return texts.lines_wanted(table, user) > 0

    # ── screens ─────────────────────────────────────────────────────────────────────────────────────────────────

    board = staticmethod(board_messages)
    private = staticmethod(private_messages)
    duty_texts = staticmethod(seats.duty_texts)
    peek = staticmethod(words_alert)
    sheet_lines = staticmethod(sheet_lines)
    picture = staticmethod(sheet_picture)

    def page_rows(self, table: Table, kind: str, say: Say) -> Rows:
        if kind in OWN_PAGES:
            return own_page_rows(kind, say)
        return word_rows(table, say) if kind in {WORDS_PAGE, WORDS_CHANGED} else ()

    # ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────

    earned = staticmethod(statistics.earned)
    chat_tally = staticmethod(statistics.chat_tally)
    figures = staticmethod(statistics.figures)
    bars = staticmethod(statistics.bars)

    locale_findings = staticmethod(check_associations.findings)

    def counted(self, table: Table, view: TableView) -> Table:
        return counted(table, view) if table.private else robots.counted(statistics.counted(table, view), view)

    def named_header(self, header: Json, called: Mapping[str, str]) -> Json:
        """The header with player names, by side."""
        players = {side: [called[seat] for seat in seats] for side, seats in header["players"].items()}
        return header | {"players": players}
