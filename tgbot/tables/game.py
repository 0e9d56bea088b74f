"""A game at a table: one class with what its lobby, its play and its screens ask of it, and the registry of all games.

The registry is filled from above (`tgbot.games`), so nothing here knows which games there are.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol

from engine.chance import Chance
from engine.codec import Json
from engine.core import Action, Event, OwnView, Rules, Seat, View
from tgbot.i18n.texts import Html, Say
from tgbot.pictures.picture import Picture
from tgbot.pictures.stats import Bar, Figure
from tgbot.tables.context import Context, Moment
from tgbot.tables.model import GameCard, GameTable, GameTally, Notice, Player, Puzzle, Table
from tgbot.tables.pace import Pace
from tgbot.tables.places import Place
from tgbot.tables.routes import Commands, Taps
from tgbot.tables.setting import AnySetting
from tgbot.telegram.inline import InlineOffer
from tgbot.telegram.messages import Links, Message, Rows
from tgbot.telegram.updates import TextMessage


class Side(Protocol):
    """A side of a line-up: how many sit there."""

    @property
    def key(self) -> str:
        """The name under which its players are kept."""

    @property
    def sizes(self) -> range:
        """How many can sit there."""


class LineUp(Protocol):
    """Who plays with whom, as far as a lobby has to know it."""

    @property
    def key(self) -> str:
        """Its name."""

    @property
    def sides(self) -> Sequence[Side]:
        """Its sides."""

    @property
    def most_apart(self) -> int:
        """How far the sizes of the sides may differ (D1)."""


class TableGame(ABC, Generic[View, OwnView]):
    """A game as people meet it at a table. All of it is pure; a game says only what differs from the defaults."""

    key: ClassVar[str]
    rules: Rules[View, OwnView]
    title: ClassVar[str]  # the text that has the game's name
    rules_text: ClassVar[str]  # what the kinds of its pages of rules begin with
    rules_pages: ClassVar[int]  # how many there are, of which a table may need only some
    about: ClassVar[str] = ""  # the text that tells in one line what it is, to those who could play it instead
    table_model: ClassVar[type[GameTable]] = GameTable
    card_model: ClassVar[type[GameCard]] = GameCard
    tally_model: ClassVar[type[GameTally]] = GameTally
    taps: ClassVar[Taps] = Taps()
    commands: ClassVar[Commands] = Commands()
    alone: ClassVar[Commands] = Commands()  # of the private chat, at one of the person's own tables
    lesson: ClassVar[str] = ""  # the one of them that teaches the game
    inline_table: ClassVar[int] = 0  # the own table that `inline_offers` judges by; 0 where there are none
    settings: ClassVar[Sequence[AnySetting]] = ()
    leave_question: ClassVar[str] = "page-leave"  # the text that asks a player whether to leave a running game
    robot_seated: ClassVar[str] = "toast-robot-in"  # the text that tells that a robot plays on for a player who left
    robot_button: ClassVar[str] = ""  # the text of the button that seats a robot; empty where none may play

    # ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def lineups(self, table: Table) -> Sequence[LineUp]:
        """The line-ups that can be played, the smallest first."""

    @abstractmethod
    def start(self, table: Table, moment: Moment, own_words: tuple[str, ...]) -> tuple[object, Table]:
        """The state of a new game, and the table with what its start has changed, the events included."""

    @abstractmethod
    def lobby_lines(self, table: Table, say: Say) -> list[Html]:
        """What is played, and who plays."""

    def lobby_rows(self, table: Table, say: Say) -> Rows:
        """The game's own buttons in the lobby."""
        return ()

    def side_name(self, table: Table, side: str, say: Say) -> str:
        """A side, as a player is told who goes there."""
        return side

    def new_lobby(self, table: Table) -> Table:
        """The table without what belonged to the last game only."""
        return table

    def again(self, table: Table) -> Table:
        """The lobby of a rematch with the same sides."""
        return table

    def next_roles(self, table: Table) -> Table:
        """The lobby of a rematch with the next roles: here, the first player goes to the end of the order."""
        return table.replace(players=(*table.players[1:], *table.players[:1]))

    def shuffled_roles(self, table: Table) -> Table:
        """The lobby of a rematch whose sides were drawn by lot, with whatever else chance decides then."""
        return table

    def roles_told(self, seated: Table, roles: str, say: Say) -> str:
        """What a rematch is like with these roles, in a few words; `seated` is the lobby that it would begin from."""
        return say.plain("rematch-roles-shuffled" if roles == "shuffled" else "rematch-roles-before")

    def rules_order(self, table: Table | None) -> Sequence[int]:
        """The pages of rules that concern a table, in the order in which they are read; for no table, all."""
        return range(1, self.rules_pages + 1)

    # ── robots ──────────────────────────────────────────────────────────────────────────────────────────────────

    def max_robots(self, table: Table, people: int) -> int:
        """How many house players may sit at a table with so many people."""
        return 0

    def robot_label(self, table: Table) -> str:
        """The text of the button that seats a robot, by who sits in the lobby."""
        return self.robot_button

    def robots_in_place(self, table: Table) -> Table:
        """The lobby with its robots where they may sit."""
        return table

    def robot_may_replace(self, table: Table, former: Player) -> bool:
        """A robot may take the seat of a player who left."""
        return False

    def robot_action(self, table: Table, view: OwnView, chance: Chance) -> Action | None:
        """What a robot does that is awaited, judging by its own seat's view; None where it has nothing to do."""
        return None

    # ── play ────────────────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def duties(self, view: View) -> Mapping[Seat, object]:
        """Who is awaited for what: another duty rings."""

    @abstractmethod
    def decision(self, view: View) -> object:
        """What stays equal as long as the buttons hold."""

    @abstractmethod
    def is_over(self, view: View) -> bool:
        """The game has ended."""

    def awaited(self, table: Table, view: View) -> list[Seat]:
        """Who still has to do something: those worth a nudge."""
        return list(self.duties(view))

    def deadline(self, pace: Pace, view: View, now: float) -> float | None:
        """Until when the table waits for the answers that it awaits now."""
        return now + pace.guess if pace.guess is not None and self.duties(view) else None

    def idle_card(self, own: GameCard | None) -> GameCard | None:
        """What stays on the card of a player who has nothing to do."""
        return None

    def happened(self, table: Table, before: View, events: Sequence[Event]) -> Table:
        """What the game keeps of the events of an action, which the table itself forgets."""
        return table

    def still_deciding(self, table: Table, before: View, now: View, moment: Moment) -> Table:
        """What an answer changes while the decision goes on."""
        return table

    def news(self, before: View, now: View) -> list[int]:
        """The people whose cards ring because of what an action has revealed, besides those with a new duty."""
        return []

    def minute_notice(self, table: Table, user: int) -> Notice:
        """What a player who has not answered is told when a minute is left."""
        return Notice(text="news-minute-left")

    def clock_restarted(self, table: Table) -> Table:
        """The time of the decision begins again."""
        return table

    def tick(self, table: Table) -> Table | None:
        """What a timer does before the time is up; None when it is."""
        return None

    @abstractmethod
    def time_up(self, table: Table, moment: Moment) -> Table:
        """Go on without what is missing."""

    def late(self, table: Table, view: View) -> list[Seat]:
        """Who has missed the time."""
        return self.awaited(table, view)

    # ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────

    def vacant(self, view: View) -> frozenset[Seat]:
        """Seats that stand empty and can be taken."""
        return frozenset()

    def seats_changed(self, table: Table, moment: Moment) -> Table:
        """What it means that a player left, or cannot be written to, or that other agreements hold."""
        return table

    def welcome(self, table: Table, player: Player, former: Player, say: Say) -> Notice:
        """What the card of a substitute begins with: for whom they play, and as what."""
        return Notice(text="welcome-substitute", facts={"name": former.name, "title": table.title})

    def seat_taken(self, table: Table, moment: Moment) -> Table:
        """What it means that a substitute sat down."""
        return table

    def silenced(self, table: Table, user: int) -> Table:
        """The game's own values without what a person said who is to be forgotten."""
        return table

    def personal(self, table: Table, user: int) -> Json:
        """What the game's own values have about a person, for themselves."""
        return {}

    def parted(self, table: Table, user: int) -> Table:
        """The game's own values without what concerned a person only as long as they were in the group."""
        return table

    def replaced(self, table: Table, user: int, other: int) -> Table:
        """The game's own values with another id in the place of a person who is to be forgotten."""
        return table

    # ── alone ───────────────────────────────────────────────────────────────────────────────────────────────────

    def reminded(self, table: Table, moment: Moment) -> Table:
        """What the timer of a person's own table was set for."""
        return table.replace(due=None)

    def report(self, table: Table) -> tuple[str, str] | None:
        """The id of the puzzle that a person has just solved, and what came of it; None where that is told."""
        return None

    def compared(self, table: Table, puzzle: Puzzle) -> Table:
        """A person's own table, with what came of all who tried the puzzle that they solved there."""
        return table

    def puzzle_gone(self, table: Table, puzzle: str) -> Table:
        """The table without a puzzle that was made of its last game, which was taken back elsewhere."""
        return table

    def followed(self, table: Table) -> Sequence[Place]:
        """The own tables of people that a group is told of, since they wanted that."""
        return ()

    def result_alone(self, table: Table, say: Say, moment: Moment) -> list[str]:
        """What is kept of the games that a person has played at their own table, a line each."""
        return []

    def inline_offers(self, table: Table | None, say: Say, links: Links, moment: Moment) -> Sequence[InlineOffer]:
        """What a person can send to any chat, by their own table, which is None where it cannot be read."""
        return ()

    # ── texts ───────────────────────────────────────────────────────────────────────────────────────────────────

    def awaits_text(self, table: Table, user: int) -> bool:
        """A private text of this player would be an answer."""
        return False

    def hears_text(self, table: Table, user: int) -> bool:
        """A private text of this player is for this game first, though it does not wait for one."""
        return False

    @abstractmethod
    def on_text(self, table: Table, context: Context, message: TextMessage) -> Table:
        """Take a private message of a player."""

    def reaction(self, table: Table, message: TextMessage) -> str | None:
        """The emoji on a private message that has just been taken; it says nothing that the card does not."""
        return None

    def knows_message(self, table: Table, user: int, message: int) -> bool:
        """An earlier private message of this player matters, so that an edit of it does too."""
        return False

    def on_unknown_command(self, table: Table, user: int, name: str) -> Table:
        """Answer a command that does not exist, above what the player's card says is awaited."""
        notice = Notice(text="notice-unknown-command", facts={"command": name})
        return table.with_card(user, table.card(user).below(notice=notice))

    def leaks(self, table: Table, message: TextMessage) -> bool | None:
        """A player's message in the group gives something away; None where the game takes no notice of it."""
        return None

    def on_group_text(self, table: Table, message: TextMessage, erased: bool) -> Table:
        """Take notice of a player's message in the group, which is perhaps deleted."""
        return table

    # ── screens ─────────────────────────────────────────────────────────────────────────────────────────────────

    @abstractmethod
    def board(self, table: Table, view: View, say: Say, links: Links) -> list[Message]:
        """The messages of the group, from the public view."""

    @abstractmethod
    def private(self, table: Table, view: OwnView, player: Player, say: Say, links: Links) -> list[Message]:
        """The messages of a player's own chat, from the seat's view; the last one is the card."""

    def duty_texts(self, view: View, seat: Seat) -> tuple[str, str]:
        """What a player is awaited for: the text of a nudge, and that of the button which opens the bot for it."""
        return "nudge-any", "button-open-bot"

    @abstractmethod
    def peek(self, table: Table, user: int, say: Say) -> str:
        """A player's own secrets, as an alert on the board's button."""

    def sheet_lines(self, table: Table, view: View, say: Say) -> list[str]:
        """What has happened so far, for everybody."""
        return []

    def picture(self, table: Table, view: View, say: Say) -> Picture | None:
        """The table as everybody knows it."""
        return None

    def page_rows(self, table: Table, kind: str, say: Say) -> Rows:
        """The buttons of a page of the game's own."""
        return ()

    # ── afterwards ──────────────────────────────────────────────────────────────────────────────────────────────

    def earned(self, view: View) -> Mapping[Seat, GameTally]:
        """What each player has earned; nothing where the game has no winner."""
        return {}

    def counted(self, table: Table, view: View) -> Table:
        """What the game counts for the chat besides its players' tallies."""
        return table

    def chat_tally(self, table: Table, total: GameTally) -> GameTally:
        """The numbers of a whole chat, from the sum of its players'."""
        return total

    def figures(self, tally: GameTally, say: Say) -> tuple[Figure, ...]:
        """Numbers to be drawn large."""
        return ()

    def bars(self, tally: GameTally, say: Say) -> tuple[Bar, ...]:
        """Shares to be drawn as bars."""
        return ()

    def locale_findings(self, language: str) -> Iterator[str]:
        """What is wrong with the game's own tables of a language, a line each, for their writers."""
        return iter(())

    def named_header(self, header: Json, called: Mapping[str, str]) -> Json:
        """The header of a record with people's names instead of seats."""
        return header | {"players": [called[seat] for seat in header["players"]]}


AnyTableGame = TableGame[Any, Any]

_GAMES: dict[str, AnyTableGame] = {}


def register(game: AnyTableGame) -> None:
    """Add a game; `ValueError` for a key that is taken."""
    if game.key in _GAMES:
        raise ValueError(f"{game.key}: a game of this key is registered")
    _GAMES[game.key] = game


def games() -> Mapping[str, AnyTableGame]:
    """All games by key, in the order in which they were registered."""
    return _GAMES


def game_of(table: Table) -> AnyTableGame:
    """The game that is played at a table."""
    return _GAMES[table.game]
