"""Routing: a tap or a command is declared where it is handled, with what it needs to be handled."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Flag, StrEnum, auto
from typing import TypeAlias, TypeVar, cast

from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.model import Puzzle, Table, WordList
from tgbot.telegram.buttons import Press

AnyPress = TypeVar("AnyPress", bound=Press)
Tap: TypeAlias = Callable[[Table, Context, AnyPress], Decision[Table]]
"""What a tap on a button does; its third argument is the button's own type."""

Kinds: TypeAlias = str | tuple[str, ...]
"""What the kinds of some pages begin with."""

WantedPuzzle: TypeAlias = Callable[[Table, Context], Puzzle | None]
"""The puzzle as a table wants it: there, or not there any more; None where it says nothing about one."""

CommandHandler: TypeAlias = Callable[[Table, Context], Decision[Table]]
AnyHandler = TypeVar("AnyHandler", bound=CommandHandler)


class Needs(Flag):
    """What has to be known from outside the table before it can decide."""

    NOTHING = 0
    PROFILE = auto()  # whether the bot may write to this person; the person's page gets a hint to the table
    ADMIN = auto()  # whether this person is an admin of the group
    OWN_WORDS = auto()  # the words that the chat has brought along
    FOLLOWERS = auto()  # the own tables of people whom the game follows here
    PUZZLE = auto()  # the puzzle that the argument names


class During(StrEnum):
    """When, and by whom, a button can be tapped."""

    ALWAYS = "always"
    LOBBY = "lobby"  # by those who have a seat
    GAME = "game"  # by the players
    PAGE = "page"  # while its page is shown


@dataclass(frozen=True, slots=True)
class TapRoute:
    """A tap: what it does, what that needs, and where it can be tapped."""

    tap: Tap[Press]
    needs: Needs
    during: During
    page: Kinds = ""  # what the kind of its page begins with
    puzzle: WantedPuzzle | None = None


class Taps(dict[type[Press], TapRoute]):
    """Taps on buttons, by their types."""

    def __call__(
        self,
        press: type[AnyPress],
        *,
        needs: Needs = Needs.NOTHING,
        during: During = During.ALWAYS,
        page: Kinds = "",
        puzzle: WantedPuzzle | None = None,
    ) -> Callable[[Tap[AnyPress]], Tap[AnyPress]]:
        """Declare what a tap on this kind of button does; `page` names the pages that it stands on."""

        def declare(tap: Tap[AnyPress]) -> Tap[AnyPress]:
            # Looked up by the type of the button, so each is called with its own.
            self[press] = TapRoute(cast(Tap[Press], tap), needs, During.PAGE if page else during, page, puzzle)
            return tap

        return declare


@dataclass(frozen=True, slots=True)
class CommandRoute:
    """A command of the group: what it does, what that needs, and where it stands in the menu."""

    name: str
    handler: CommandHandler
    needs: Needs = Needs.NOTHING
    menu: int = 0  # the order in the menu; 0 is not listed
    personal: bool = False  # means nothing from those who write for a group or a channel
    words: Callable[[WordList, str], WordList] | None = None  # changes the chat's own words; the handler sees the old
    own_table: int = 0  # of the sender, at which a command of the private chat plays; 0 for a command of the group
    button: str = ""  # the text of the button that does the same
    link: str = ""  # what the payload of a link begins with that does the same; the rest is the argument
    at_group: CommandHandler | None = None  # what a link that a group has signed does at that group's table, first
    puzzle: WantedPuzzle | None = None
    done: Callable[[Table, Moment], bool] | None = None  # there is nothing to play at the own table for now


class Commands(dict[str, CommandRoute]):
    """Commands of the group, by name."""

    def __call__(
        self,
        name: str,
        *,
        needs: Needs = Needs.NOTHING,
        menu: int = 0,
        personal: bool = False,
        words: Callable[[WordList, str], WordList] | None = None,
        own_table: int = 0,
        button: str = "",
        link: str = "",
        at_group: CommandHandler | None = None,
        puzzle: WantedPuzzle | None = None,
        done: Callable[[Table, Moment], bool] | None = None,
    ) -> Callable[[AnyHandler], AnyHandler]:
        """Declare what a command does."""

        def declare(handler: AnyHandler) -> AnyHandler:
            self[name] = CommandRoute(
                name, handler, needs, menu, personal, words, own_table, button, link, at_group, puzzle, done
            )
            return handler

        return declare

    def listed(self) -> Iterator[CommandRoute]:
        """The commands that stand in the menu."""
        return (route for route in self.values() if route.menu)
