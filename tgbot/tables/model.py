"""The documents that the store keeps: a chat's table, a person's own page, and the words that a chat has brought along.

All are frozen values with a version. What belongs to one game only is a value of that game's own model: on the table
(`GameTable`), on a player's card (`GameCard`) and in a player's tally (`GameTally`); a game reads and changes them
through `Own`. A seat is held by an occupant, a person or a robot; the engine knows both by the seat's name only.
"""

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Generic, Self, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, SerializeAsAny

from engine.codec import Json
from engine.core import Event, Seat
from tgbot.tables.places import PUZZLE, Place, puzzle_place, table_place, user_place, words_place
from tgbot.telegram.messages import Chat

TABLE_VERSION = 3
VISITOR_VERSION = 1
WORDS_VERSION = 1
PUZZLE_VERSION = 1
MAX_HINTS = 12
MAX_TABLES = 500  # that one person's page remembers, so that all of them can forget that person
MAX_PUZZLES = 200  # among them
MAX_TRIES = 10_000  # of a puzzle that are counted
LAST_MINUTE_S = 60
DEFAULT_GAME = "codes"
AUTO_LEVEL = "auto"  # house players play as well as makes an even game
_ROBOT = "r"


class Frozen(BaseModel):
    """A frozen value of a document."""

    # A document holds every secret: an error must not quote it.
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    def replace(self, **changes: object) -> Self:
        """A copy with some fields changed."""
        return self.model_copy(update=changes)


class Stage(StrEnum):
    """What a chat's table is doing."""

    IDLE = "idle"
    LOBBY = "lobby"
    GAME = "game"
    OVER = "over"


class Notice(Frozen):
    """A line of text that a screen shows once: the id of the text, and what it names."""

    text: str
    facts: dict[str, str | int] = {}


class Page(Frozen):
    """A page that was asked for, shown as a message of its own; `serial` tells one request from the next."""

    kind: str
    serial: int
    facts: dict[str, str | int] = {}


class Person(Frozen):
    """A person, by the id that Telegram gave them."""

    user: int


class Robot(Frozen):
    """A house player, by its number at the table."""

    number: int


Occupant: TypeAlias = Person | Robot


def seat_of(occupant: Occupant) -> Seat:
    """The seat that an occupant holds."""
    return person_seat(occupant.user) if isinstance(occupant, Person) else Seat(f"{_ROBOT}{occupant.number}")


def person_seat(user: int) -> Seat:
    """The seat that a person holds."""
    return Seat(str(user))


def user_of(seat: str) -> int | None:
    """The id of the person who holds a seat; None for a robot's."""
    return None if seat.startswith(_ROBOT) else int(seat)


def person_of(seat: str) -> int:
    """The id of the person who holds a seat; `ValueError` for a robot's."""
    return int(seat)


def number_of(seat: str) -> int:
    """A seat as a number: a person's id, the number of a robot below zero, and 0 for no seat."""
    user = user_of(seat or "0")
    return -int(seat.removeprefix(_ROBOT)) if user is None else user


def numbered_seat(number: int) -> str:
    """The seat of such a number; empty for none."""
    if number == 0:
        return ""
    return person_seat(number) if number > 0 else seat_of(Robot(number=-number))


def users_of(seats: Iterable[str]) -> list[int]:
    """The ids of the people who hold these seats."""
    return [user for seat in seats if (user := user_of(seat)) is not None]


class Player(Frozen):
    """A seat at the table and who holds it; `ready` once the bot may write to them."""

    occupant: Occupant
    name: str
    language: str
    side: str
    ready: bool = False
    left: bool = False
    parting: str = ""  # how this player lost the seat: a text of that name tells it in private
    welcomed: int = 0  # how often opening the bot was answered with this seat in a lobby
    played: tuple[str, ...] = ()  # the games that this person had finished anywhere when they sat down

    @property
    def seat(self) -> Seat:
        """The name that the engine knows this player by."""
        return seat_of(self.occupant)

    @property
    def user(self) -> int:
        """The id of the person; 0 for a robot, which has no chat, no card and no tally."""
        return self.occupant.user if isinstance(self.occupant, Person) else 0

    @property
    def is_robot(self) -> bool:
        """The seat is held by a house player."""
        return isinstance(self.occupant, Robot)


class Names(dict[Seat, str]):
    """Names by seat; one that is not known is a question mark."""

    def __missing__(self, _: Seat) -> str:
        return "?"


class Encore(Frozen):
    """A rematch that somebody has asked for: with which roles, and who has said yes or no so far."""

    by: int
    roles: str
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


class Subscriber(Frozen):
    """A person who is told privately when a lobby opens; `ready` once the bot may write to them."""

    user: int
    language: str
    ready: bool = False


class GameCard(Frozen):
    """What a game keeps on a player's card."""


class Card(Frozen):
    """A player's private card: its number grows when it is sent again, loudly when there is something to do."""

    number: int = 0
    quiet: bool = True
    notice: Notice | None = None
    own: SerializeAsAny[GameCard] | None = None

    def below(self, **changes: object) -> "Card":
        """The card as it is sent again, quietly, below what was written last."""
        return self.replace(number=self.number + 1, quiet=True, **changes)


_BLANK_CARD = Card()


class GameTally(Frozen):
    """What a game counts for a player."""

    @property
    def wins(self) -> int:
        """Games won, in any role."""
        return 0


class PlayerTally(Frozen):
    """What a player's finished games at one table came to."""

    name: str
    games: int = 0
    own: dict[str, SerializeAsAny[GameTally]] = {}  # by the key of the game

    @property
    def wins(self) -> int:
        """All games won."""
        return sum(tally.wins for tally in self.own.values())


class GameTable(Frozen):
    """What a game keeps about a table: its settings, and what goes on beside its rules."""


class Table(Frozen):
    """Everything about one chat's table."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    version: int = TABLE_VERSION
    chat: int
    topic: int | None = None
    title: str = ""
    language: str = "en"
    stage: Stage = Stage.IDLE
    serial: int = 0  # counts the games of this chat; message keys carry it
    nonce: str = ""  # of the present decision; buttons carry what is derived from it
    host: int = 0
    players: tuple[Player, ...] = ()
    game: str = DEFAULT_GAME
    state: Json | None = None  # the engine's own frozen state
    log: tuple[Json, ...] = ()
    cards: dict[int, Card] = {}
    own: dict[str, SerializeAsAny[GameTable]] = {}  # by the key of the game
    page: Page | None = None
    due: float | None = None
    last_minute: bool = False  # `due` is a minute before the limit, when those who are late are told
    opened: float = 0.0  # when the present decision began
    pace: str = "relaxed"
    spoilers: bool = False
    robots: str = AUTO_LEVEL  # how well house players play here
    misses: dict[int, int] = {}  # how often each player has missed the time
    nudged: float = 0.0  # when somebody was nudged last
    pinged: tuple[int, ...] = ()  # who was nudged then, or shortly before
    tallies: dict[int, PlayerTally] = {}
    finished: int = 0  # games that ended with a winner
    lobby_menu: str = ""  # what the lobby has unfolded for everybody: "more", or "close" while it asks
    votes: tuple[int, ...] = ()  # of those who want to call the game off
    reposted: dict[str, int] = {}  # how often a message of the group was asked for again
    queue: tuple[Player, ...] = ()  # who plays in the next game, on no side yet
    encore: Encore | None = None  # the rematch that is being asked for, until `due`
    subscribers: tuple[Subscriber, ...] = ()  # who is told privately when a lobby opens
    told: tuple[int, ...] = ()  # which of them are told of the present lobby
    told_at: float = 0.0  # when subscribers were last told of a lobby
    forgotten: tuple[int, ...] = ()  # people to forget as soon as the present game is over
    away: bool = False  # the bot may not write in the group
    moved_to: int = 0  # the id of the supergroup that the group has become
    home: int = 0  # the id of the group that this supergroup was, where its table is; this one is only a pointer
    gone: tuple[str, ...] = ()  # keys of messages that stay behind where the group was
    topics: tuple[int, ...] = ()  # of a forum: which topics have tables, so that they learn what happens to the chat
    events: tuple[Event, ...] = Field(default=(), exclude=True)  # of this decision only: never stored

    @property
    def place(self) -> Place:
        """Where this table is kept."""
        return table_place(self.chat, self.topic)

    @property
    def limit(self) -> float | None:
        """Until when the table waits."""
        return None if self.due is None else self.due + LAST_MINUTE_S * self.last_minute

    @property
    def window(self) -> Chat:
        """The chat in which everybody sees this table."""
        return Chat(self.moved_to or self.chat, self.topic)

    @property
    def private(self) -> bool:
        """The table stands in a person's own chat with the bot, whose id is theirs: they play alone, against robots."""
        return self.chat > 0  # as `Place.private`, for every screen: without a place built for it

    def player(self, user: int) -> Player | None:
        """The person with this id, if they sit at the table now."""
        here = (player for player in self.players if player.user == user and not player.left)
        return next((player for player in here if not player.is_robot), None)

    def present(self) -> list[Seat]:
        """The seats of those who sit at the table now."""
        return [player.seat for player in self.players if not player.left]

    def robot_players(self) -> list[Player]:
        """The house players who sit at the table now."""
        return [player for player in self.players if player.is_robot and not player.left]

    def queued(self, user: int) -> Player | None:
        """The person with this id, if they wait for the next game."""
        return next((player for player in self.queue if player.user == user), None)

    def subscriber(self, user: int) -> Subscriber | None:
        """The person with this id, if they asked to be told when a lobby opens."""
        return next((one for one in self.subscribers if one.user == user), None)

    def name(self, who: int | str) -> str:
        """The name of a seat, or of a person's; of equal names the later ones are numbered."""
        return self.names()[person_seat(who) if isinstance(who, int) else Seat(who)]

    def names(self) -> "Names":
        """The names of all who have a seat, or had one; of equal names the later ones are numbered."""
        equal: Counter[str] = Counter()
        names = Names()
        for player in self.players:
            equal[player.name] += 1
            count = equal[player.name]
            names[player.seat] = f"{player.name} ({count})" if count > 1 else player.name
        return names

    def with_player(self, changed: Player) -> "Table":
        """The table with one player changed."""
        return self.replace(players=tuple(changed if p.seat == changed.seat else p for p in self.players))

    def card(self, user: int) -> Card:
        """A player's card."""
        return self.cards.get(user, _BLANK_CARD)

    def with_card(self, user: int, card: Card) -> "Table":
        """The table with one card changed."""
        return self.replace(cards=self.cards | {user: card})


class Visitor(Frozen):
    """What the bot knows of one person: the language, whether it may write to them, and where they sit."""

    version: int = VISITOR_VERSION
    user: int
    name: str = ""
    language: str = "en"
    chose_language: bool = False
    started: bool = False
    tables: tuple[str, ...] = ()  # hints, newest first; the tables themselves are the truth
    past: tuple[str, ...] = ()  # tables further back, which may still know this person
    page: Page | None = None
    focus: str = ""  # the table that a private text is for, where several await one

    @property
    def place(self) -> Place:
        """Where this person's page is kept."""
        return user_place(self.user)

    @property
    def due(self) -> None:
        """A visitor has no timer."""
        return

    def at(self, table: Place) -> "Visitor":
        """The visitor with a hint to a table; somebody else's own table is none of theirs, whatever a link says."""
        if table.private and table.chat != self.user:
            return self
        known = [hint for hint in (*self.tables, *self.past) if hint != str(table)]
        puzzles = [hint for hint in known if hint.startswith(PUZZLE)]  # nobody sits there
        hints = (str(table), *(hint for hint in known if not hint.startswith(PUZZLE)))
        return self.replace(tables=hints[:MAX_HINTS], past=(*puzzles, *hints[MAX_HINTS:])[: MAX_TABLES - MAX_HINTS])

    def known_at(self, table: Place) -> "Visitor":
        """The visitor with a hint to a table somewhere."""
        return self if str(table) in (*self.tables, *self.past) else self.at(table)

    def beside(self, place: Place) -> "Visitor":
        """The visitor with a document among those further back: it has to be told when this person is forgotten."""
        if str(place) in self.past:
            return self
        puzzles = [str(place), *(hint for hint in self.past if hint.startswith(PUZZLE))][:MAX_PUZZLES]
        tables = [hint for hint in self.past if not hint.startswith(PUZZLE)]
        return self.replace(past=(*puzzles, *tables)[: MAX_TABLES - MAX_HINTS])

    @property
    def blank(self) -> bool:
        """Nothing is known of this person."""
        return self == Visitor(user=self.user)


class WordList(Frozen):
    """The words that a chat has brought along."""

    version: int = WORDS_VERSION
    chat: int
    words: tuple[str, ...] = ()

    @property
    def place(self) -> Place:
        """Where this list is kept."""
        return words_place(self.chat)

    @property
    def due(self) -> None:
        """A list has no timer."""
        return


class Puzzle(Frozen):
    """A game that people have finished and that others can play again, alone. It has nobody's name."""

    version: int = PUZZLE_VERSION
    id: str  # 128 bits in hexadecimal digits: who does not know it cannot guess it
    game: str = ""  # empty where there is none, or none any more
    language: str = ""
    script: Json = {}  # the game's own
    original: str = ""  # what came of it: for each guess a 1 if it was right
    makers: tuple[int, ...] = ()  # who may take it back; never shown
    tries: dict[int, str] = {}  # what came of each person's first try

    @property
    def place(self) -> Place:
        """Where this puzzle is kept."""
        return puzzle_place(self.id)

    @property
    def due(self) -> None:
        """A puzzle has no timer."""
        return

    @property
    def there(self) -> bool:
        """It can be played."""
        return bool(self.game)

    @property
    def results(self) -> tuple[str, ...]:
        """What came of all tries."""
        return tuple(self.tries.values())

    def tried(self, user: int, marks: str) -> "Puzzle":
        """The puzzle with a person's first try; a later one, and one of those who made it, does not count."""
        if not self.there or user in self.tries or user in self.makers or len(marks) != len(self.original):
            return self
        if len(self.tries) >= MAX_TRIES:
            return self
        return self.replace(tries=self.tries | {user: marks})

    def as_wanted(self, wanted: "Puzzle", user: int) -> "Puzzle":
        """The puzzle when a person makes it, unless it is there, or takes it back, if it is theirs."""
        if wanted.there:
            return self if self.there else wanted
        return wanted if user in self.makers else self

    def without(self, user: int) -> "Puzzle":
        """The puzzle when a person is to be forgotten: gone if they made it, else without their try.

        What came of a try goes, too: who comes back could try again, and would count twice.
        """
        if user in self.makers:
            return Puzzle(id=self.id)
        if user not in self.tries:
            return self
        return self.replace(tries={one: marks for one, marks in self.tries.items() if one != user})


Document: TypeAlias = Table | Visitor | WordList | Puzzle


OwnTable = TypeVar("OwnTable", bound=GameTable)
OwnCard = TypeVar("OwnCard", bound=GameCard)


class Own(Generic[OwnTable, OwnCard]):
    """Reads and changes a game's own values; where there are none yet, they are the model's defaults."""

    def __init__(self, key: str, table: type[OwnTable], card: type[OwnCard]) -> None:
        """`table` and `card` are the game's models, every field of which has a default."""
        self._key = key
        self._new_table, self._new_card = table(), card()

    def of(self, table: Table) -> OwnTable:
        """What the game keeps about a table."""
        own = table.own.get(self._key)
        return own if isinstance(own, type(self._new_table)) else self._new_table

    def put(self, table: Table, **changes: object) -> Table:
        """The table with some of the game's own fields changed."""
        return table.replace(own=table.own | {self._key: self.of(table).replace(**changes)})

    def card(self, table: Table, user: int) -> OwnCard:
        """What the game keeps on a player's card."""
        return self.on(table.card(user).own)

    def on(self, own: GameCard | None) -> OwnCard:
        """What the game keeps on a card."""
        return own if isinstance(own, type(self._new_card)) else self._new_card

    def put_card(self, table: Table, user: int, **changes: object) -> Table:
        """The table with some of the game's own fields changed on a player's card."""
        card = table.card(user)
        return table.with_card(user, card.replace(own=self.on(card.own).replace(**changes)))

    def renew_card(self, table: Table, user: int, **changes: object) -> Table:
        """The same, without the card's notice: it was about what is changed now."""
        card = table.card(user)
        return table.with_card(user, card.replace(notice=None, own=self.on(card.own).replace(**changes)))
