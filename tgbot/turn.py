"""A turn: who does something, where and when. All that is decided from it is pure, so a lost race is run again."""

from dataclasses import dataclass

from tgbot.answers import Moment
from tgbot.decode import Person, Room
from tgbot.documents import Table
from tgbot.locale import Say
from tgbot.screens.message import Links


@dataclass(frozen=True, slots=True)
class Turn:
    """Who does something, where and when, and what is known of that person from outside the table."""

    person: Person
    room: Room
    moment: Moment
    links: Links
    known: bool = False  # the bot may write to this person
    admin: bool = False  # of the group
    own_words: tuple[str, ...] = ()  # that the chat has brought along

    def in_charge(self, table: Table) -> bool:
        """Tell whether this person may start a game, call it off or take a seat away."""
        return self.admin or self.person.id == table.host

    @property
    def say(self) -> Say:
        """Return the person's own language."""
        return Say(self.person.language)
