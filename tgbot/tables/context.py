"""What a decision gets and gives, and the nonces that tie a button to one decision and one reader.

All that is decided from a context is pure, so a lost race is simply run again.
"""

import base64
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Generic, TypeVar

from tgbot.i18n.texts import Say
from tgbot.tables.model import Page, Puzzle, Table, Visitor, WordList
from tgbot.telegram.messages import Answer, Links
from tgbot.telegram.updates import Room, Sender

NONCE_CACHE_SIZE = 20_000  # four for a table of three

AnyDocument = TypeVar("AnyDocument", Table, Visitor, WordList, Puzzle)


@dataclass(frozen=True, slots=True)
class Moment:
    """The clock and fresh chance, drawn once per update: deciding again on it gives the same."""

    now: float
    chance: str

    def token(self, purpose: str, length: int = 8) -> str:
        """A random token for a purpose."""
        return short_hash(f"{self.chance}/{purpose}", length)


@dataclass(frozen=True, slots=True)
class Context:
    """Who does something, where and when, and what is known of that person from outside the table."""

    person: Sender
    room: Room
    moment: Moment
    links: Links
    known: bool = False  # the bot may write to this person
    played: tuple[str, ...] = ()  # the games that this person has finished at other tables
    admin: bool = False  # of the group
    own_words: tuple[str, ...] = ()  # that the chat has brought along
    argument: str = ""  # what stands behind a command
    reply_to: int | None = None  # the person whose message a command replies to
    # What only this bot's operator has: seeds and signatures that nobody can work out.
    secret: str = field(default="", repr=False)
    own_tables: Mapping[int, Table] = field(default_factory=dict)  # of the people whom the game follows
    puzzle: Puzzle | None = None  # that a link names

    def in_charge(self, table: Table) -> bool:
        """This person may start a game, call it off or take a seat away."""
        return self.admin or self.person.id == table.host

    def keyed(self, text: str) -> str:
        """A seed or a signature that only who has the operator's secret can work out."""
        return hashlib.blake2b(text.encode(), key=self.secret.encode()[:64], digest_size=16).hexdigest()

    @property
    def say(self) -> Say:
        """The person's own language."""
        return Say(self.person.language)


@dataclass(frozen=True, slots=True)
class Decision(Generic[AnyDocument]):
    """The document as it is now, and the answer to the tap that asked for it."""

    document: AnyDocument
    answer: Answer | None = None


def short_hash(text: str, length: int = 8) -> str:
    """A short digest in letters that a button can carry."""
    return base64.urlsafe_b64encode(hashlib.blake2b(text.encode(), digest_size=16).digest()).decode()[:length]


def seat_nonce(table: Table, user: int) -> str:
    """The nonce of a player's buttons at the present decision; `user` 0 is the group."""
    return _seat_nonce(table.nonce, user)


def page_nonce(page: Page) -> str:
    """The nonce of a page's buttons; a page decides nothing secret, so its serial is enough."""
    return short_hash(f"page/{page.serial}")


@lru_cache(NONCE_CACHE_SIZE)
def _seat_nonce(decision: str, user: int) -> str:
    return short_hash(f"{decision}/{user}")
