"""What a decision gives back: the changed document, and the answer to the tap that asked for it."""

import base64
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from tgbot.documents import Table, Visitor, WordList

MOST_UNITS = 200
KEPT_NONCES = 20_000  # four for a table of three
AnyDocument = TypeVar("AnyDocument", Table, Visitor, WordList)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the person who tapped sees: a toast, an alert to be closed, or a link that opens."""

    text: str | None = None
    alert: bool = False
    url: str | None = None

    @property
    def clipped(self) -> str | None:
        """Return the text within what Telegram shows, which counts in UTF-16 units."""
        if self.text is None:
            return None
        return self.text.encode("utf-16-le")[: 2 * MOST_UNITS].decode("utf-16-le", errors="ignore")


@dataclass(frozen=True, slots=True)
class Moment:
    """The clock and fresh chance, drawn once per update: deciding again on it gives the same."""

    now: float
    chance: str

    def token(self, purpose: str, length: int = 8) -> str:
        """Return a random token for a purpose."""
        return short_hash(f"{self.chance}/{purpose}", length)


@dataclass(frozen=True, slots=True)
class Taken(Generic[AnyDocument]):
    """A decision: the document as it is now, and the answer to a tap."""

    document: AnyDocument
    answer: Answer | None = None


def short_hash(text: str, length: int = 8) -> str:
    """Return a short digest in letters that a button can carry."""
    return base64.urlsafe_b64encode(hashlib.blake2b(text.encode(), digest_size=16).digest()).decode()[:length]


def seat_nonce(table: Table, user: int) -> str:
    """Return the nonce of a player's buttons at the present decision point; `user` 0 is the group."""
    return _seat_nonce(table.nonce, user)


@lru_cache(KEPT_NONCES)
def _seat_nonce(decision: str, user: int) -> str:
    return short_hash(f"{decision}/{user}")
