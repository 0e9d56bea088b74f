"""A game as people meet it at a table: what they can do there, and what they see of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from tgbot.answers import Moment, Taken
from tgbot.documents import Player, Table
from tgbot.drafting import Sent
from tgbot.locale import Html, Say
from tgbot.pictures import Picture
from tgbot.presses import Press
from tgbot.screens.message import Links, Message, Rows
from tgbot.turn import Turn

Tap: TypeAlias = Callable[[Table, Turn, Any], Taken[Table]]


@dataclass(frozen=True, slots=True)
class TableGame:
    """What belongs to one game, as pure functions; `course.Course` has what its table asks of it.

    The taps are those on its own buttons, for players only: in the lobby, and in the game. The views that the screens
    take are the game's own: the public one for the group, a seat's own for its card.
    """

    lobby_taps: Mapping[type[Press], Tap]
    taps: Mapping[type[Press], Tap]
    peek: Callable[[Table, int, Say], str]  # the own secrets, as an alert on the board's button
    takes_text: Callable[[Table, Turn, Sent], Table]
    lines_wanted: Callable[[Table, int], int]  # how many lines of text a player is awaited for
    wants_text: Callable[[Table, int], bool]  # and whether everybody would learn too much if they came in the group
    hears_text: Callable[[Table, int], bool]
    after_leaving: Callable[[Table, Moment], Table]
    after_seating: Callable[[Table, Moment], Table]
    late: Callable[[Table], list[int]]
    time_up: Callable[[Table, Moment], Table]
    lobby_lines: Callable[[Table, Say], list[Html]]
    lobby_rows: Callable[[Table, Say], Rows]
    board: Callable[[Table, Any, Say, Links], list[Message]]
    private: Callable[[Table, Any, Player, Say], list[Message]]
    sharing: Callable[[Any], list[int]]  # whose cards a player's own card is drawn from too
    sheet_lines: Callable[[Table, Any, Say], list[str]]
    picture: Callable[[Table, Any, Say], Picture]  # the table as everybody knows it
    called: str  # the text that has the game's name
    rules: str  # what the kinds of its pages of rules begin with
    rules_pages: int
    named_header: Callable[[dict[str, Any], Mapping[str, str]], dict[str, Any]]  # a record's header with people's names
