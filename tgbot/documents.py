"""The documents that the store keeps: a chat's table, a person's own page, and the words that a chat has brought along.

All are frozen values with a version; `load` reads every version that was ever written. Changes are made by pure
functions elsewhere, with `but`.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Self, TypeAlias

import orjson
from pydantic import BaseModel, ConfigDict, ValidationError

from engine.registry import GAMES
from tgbot.damage import Damaged, FromTheFuture
from tgbot.packing import Unpackable, packed, unpacked
from tgbot.places import Chat, Place, table_place, user_place, words_place
from tgbot.sitting import sitting

TABLE_VERSION = 1
VISITOR_VERSION = 1
WORDS_VERSION = 1
MOST_HINTS = 12
MOST_TABLES = 500  # that one person's page remembers, so that all of them can forget that person


class Stage(StrEnum):
    """What a chat's table is doing."""

    IDLE = "idle"
    LOBBY = "lobby"
    GAME = "game"
    OVER = "over"


class _Frozen(BaseModel):
    # A document holds every secret: an error must not quote it.
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    def but(self, **changes: Any) -> Self:
        """Return a copy with some fields changed."""
        return self.model_copy(update=changes)


class Notice(_Frozen):
    """A line of text that a screen shows once: the id of the text, and what it names."""

    text: str
    facts: dict[str, str | int] = {}


class Page(_Frozen):
    """A page that somebody asked for, shown as a message of its own; `serial` tells one request from the next."""

    kind: str
    serial: int
    facts: dict[str, str | int] = {}


class Player(_Frozen):
    """Somebody at the table; `ready` once the bot may write to them."""

    user: int
    name: str
    language: str
    side: str
    ready: bool = False
    left: bool = False
    muted: bool = False  # hears nothing of the team's talk


class Card(_Frozen):
    """A player's private card: its number grows when it is sent anew, loudly when there is something to do."""

    number: int = 0
    quiet: bool = True
    notice: Notice | None = None
    exposed: bool = False  # the encoder has typed in the group, and may draw another code
    changing: int | None = None  # the clue that the next text replaces
    typed: dict[int, tuple[int, ...]] = {}  # which clues of the draft each message gave, so that it can be edited
    draft: str = "___"  # the digits of the guess so far
    words: tuple[str | None, ...] = ()  # the keywords of the other team, as far as guessed (D24)
    agreed: bool = False  # to the answer that stands on this card
    aim: tuple[int, ...] = ()  # K7: hand, place and number of a guess, as far as they are chosen
    whole_pad: bool = False  # offers the numbers that cannot be right
    reading: str = ""  # the half of which the encoder reads the team's talk, after its reveal (D12)


_BLANK_CARD = Card()


class PlayerTally(_Frozen):
    """What a player's finished games at one table came to."""

    name: str
    games: int = 0
    pair_wins: int = 0
    interceptor_wins: int = 0
    team_wins: int = 0
    intercepted: int = 0
    interceptions: int = 0
    decoded: int = 0
    guesses: int = 0
    card_wins: int = 0
    cards_found: int = 0
    card_guesses: int = 0

    @property
    def wins(self) -> int:
        """Return all games won."""
        return self.pair_wins + self.interceptor_wins + self.team_wins + self.card_wins


class Remark(_Frozen):
    """What a player has said to the team: who hears it was decided when it was said."""

    number: int
    by: int
    half: str  # the code it is about, as `2/white`
    side: str  # of who said it
    to: tuple[int, ...]
    text: str = ""
    media: tuple[str, str] | None = None  # the kind and id of a file
    message: int = 0  # the message it came in, which can be edited
    at: float = 0.0


class WordDeck(_Frozen):
    """How far a chat has gone through the words, in an order drawn from the seed; `met` is the last one met."""

    seed: str
    met: str = ""


class Table(_Frozen):
    """Everything about one chat's table."""

    version: int = TABLE_VERSION
    chat: int
    topic: int | None = None
    title: str = ""
    language: str = "en"
    stage: Stage = Stage.IDLE
    serial: int = 0  # counts the games of this chat; message keys carry it
    nonce: str = ""  # of the present decision point; buttons carry what is derived from it
    host: int = 0
    players: tuple[Player, ...] = ()
    game: str = "codes"
    state: dict[str, Any] | None = None  # the engine's own frozen state
    log: tuple[dict[str, Any], ...] = ()
    cards: dict[int, Card] = {}
    word_language: str = "en"  # of the present game's keywords
    words_in: str = ""  # the language to draw keywords in; empty for the group's own
    words_from: str = "ours"  # "ours", "theirs" or "both"
    words: WordDeck | None = None
    page: Page | None = None
    due: float | None = None
    opened: float = 0.0  # when the present decision began
    sand: int | None = None  # D9: the seconds that the sandglass has left when `due` comes; None while it lies
    mode: str = "auto"  # the line-up: by the number of players, or a fixed one
    team_names: dict[str, str] = {}  # D4: by side, where a team has chosen one
    agreement: str = "all"  # who of a team locks an answer: "all" of them agree, or "any" one does
    talk_on: bool = True
    talk: tuple[Remark, ...] = ()  # the newest of the present game
    options: tuple[str, ...] = ()  # K6, K11, K12: the rules that the card game is played with
    first: int = 0  # K4: who begins the card game; 0 for whoever the lot falls on
    deduction: bool = True  # cards tell what their reader could work out about the others' cards
    pace: str = "relaxed"
    spoilers: bool = False
    rerolls: int = 1  # how often the keywords of a game may be drawn again, before its first clue
    rerolled: int = 0
    misses: dict[int, int] = {}  # how often each player has missed the time
    nudged: float = 0.0
    tallies: dict[int, PlayerTally] = {}
    finished: int = 0  # games that ended with a winner
    repeated: dict[str, int] = {}  # how often answers that several players share stand in `tallies` beyond the first
    votes: tuple[int, ...] = ()  # who wants to call the game off
    reposted: dict[str, int] = {}  # how often a message of the group was asked for again
    forgotten: tuple[int, ...] = ()  # who asked to be forgotten as soon as the present game is over
    away: bool = False  # the bot may not write in the group
    moved_to: int = 0  # the id of the supergroup that the group has become
    home: int = 0  # the id of the group that this supergroup was, where its table is; this one is only a pointer
    gone: tuple[str, ...] = ()  # keys of messages that stay behind where the group was
    topics: tuple[int, ...] = ()  # of a forum: in which topics there are tables, to be told what happens to the chat

    @property
    def place(self) -> Place:
        """Return where this table is kept."""
        return table_place(self.chat, self.topic)

    @property
    def window(self) -> Chat:
        """Return the chat in which this table is shown to everybody."""
        return Chat(self.moved_to or self.chat, self.topic)

    def player(self, user: int) -> Player | None:
        """Return who sits at the table under this id."""
        return next((player for player in self.players if player.user == user and not player.left), None)

    def name(self, user: int | str) -> str:
        """Return the name of somebody who plays or has played here; of equal ones the later are numbered."""
        wanted = int(user)
        earlier: list[str] = []
        for player in self.players:
            if player.user == wanted:
                equal = earlier.count(player.name)
                return f"{player.name} ({equal + 1})" if equal else player.name
            earlier.append(player.name)
        return "?"

    def with_player(self, changed: Player) -> "Table":
        """Return the table with one player changed."""
        return self.but(players=tuple(changed if p.user == changed.user else p for p in self.players))

    def card(self, user: int) -> Card:
        """Return a player's card."""
        return self.cards.get(user, _BLANK_CARD)

    def with_card(self, user: int, card: Card) -> "Table":
        """Return the table with one card changed."""
        return self.but(cards=self.cards | {user: card})


class Visitor(_Frozen):
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
        """Return where this person's page is kept."""
        return user_place(self.user)

    @property
    def due(self) -> None:
        """Return when to wake this document: never."""
        return

    def at(self, table: Place) -> "Visitor":
        """Return the visitor with a hint to a table."""
        others = tuple(hint for hint in (*self.tables, *self.past) if hint != str(table))
        hints = (str(table), *others)
        return self.but(tables=hints[:MOST_HINTS], past=hints[MOST_HINTS:MOST_TABLES])

    @property
    def blank(self) -> bool:
        """Tell whether nothing is known of this person."""
        return self == Visitor(user=self.user)


class WordList(_Frozen):
    """The words that a chat has brought along."""

    version: int = WORDS_VERSION
    chat: int
    words: tuple[str, ...] = ()

    @property
    def place(self) -> Place:
        """Return where this list is kept."""
        return words_place(self.chat)

    @property
    def due(self) -> None:
        """Return when to wake this document: never."""
        return


Document: TypeAlias = Table | Visitor | WordList

# Version n -> how its plain values become those of version n + 1. None yet: all kinds are at their first version.
TABLE_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
VISITOR_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


# What reading values raises that nobody of us has written.
_NONSENSE = (ValueError, TypeError, LookupError, AttributeError, RecursionError)


def load(place: Place, body: bytes, like: Document | None = None) -> Document:
    """Return the document of a place, of whatever version; a new one where there is none. Raises Damaged.

    Where an older one is at hand, it is made of the very parts of that one wherever they are equal: what is remembered
    of those parts is found again, and comparing them costs nothing.
    """
    if not body:
        return _new(place)
    try:
        document = _sharing(_read(place, orjson.loads(unpacked(body))), like)
        if isinstance(document, Table) and document.state is not None:
            sitting(document).view()  # a game that cannot be shown cannot be played
        return document
    except Unpackable as error:
        raise FromTheFuture(place, str(error)) from None
    except _NONSENSE as error:
        raise Damaged(place, _what(error)) from None  # the error itself could quote a secret


def dump(document: Document) -> bytes:
    """Return a document as it is stored: the version, and what differs from its default."""
    # The version is that of its kind, a default like any other: it is left out, and comes first here.
    values = document.model_dump_json(exclude_defaults=True)
    return packed(f'{{"version":{document.version},{values[1:]}'.encode())


def _what(error: Exception) -> str:
    """Return what is wrong with a document, without a word of what it says."""
    if not isinstance(error, ValidationError):
        return type(error).__name__
    ours = Table.model_fields | Visitor.model_fields | WordList.model_fields
    fields = {str(problem["loc"][0]) for problem in error.errors(include_input=False)}
    return "wrong " + ", ".join(sorted(field if field in ours else "unknown field" for field in fields))


def _new(place: Place) -> Document:
    match place.kind:
        case "u":
            return Visitor(user=place.chat)
        case "w":
            return WordList(chat=place.chat)
    return Table(chat=place.chat, topic=place.topic)


def _read(place: Place, values: dict[str, Any]) -> Document:
    match place.kind:
        case "u":
            return Visitor.model_validate(_upgraded(place, values, VISITOR_VERSION, VISITOR_UPGRADES))
        case "w":
            return WordList.model_validate(_upgraded(place, values, WORDS_VERSION, {}))
    table = Table.model_validate(_upgraded(place, values, TABLE_VERSION, TABLE_UPGRADES))
    if table.game not in GAMES:
        raise LookupError("no such game")
    return table


def _sharing(new: Document, old: Document | None) -> Document:
    if old is None or type(new) is not type(old):
        return new
    before = old.__dict__
    return new.but(**{name: before[name] for name, value in new.__dict__.items() if value == before[name]})


def _upgraded(
    place: Place, values: dict[str, Any], version: int, upgrades: dict[int, Callable[[dict[str, Any]], dict[str, Any]]]
) -> dict[str, Any]:
    while values["version"] < version:
        values = upgrades[values["version"]](values)
    if values["version"] > version:
        raise FromTheFuture(place, f"version {values['version']}, this program knows {version}")
    return values
