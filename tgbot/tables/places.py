"""Places: what a document in the store is called, and the keys under which its parts lie.

All keys of a place carry the tag of its partition, so one script can write them together on a single Redis and on
Redis Cluster.
"""

import re
import zlib
from dataclasses import dataclass
from functools import cached_property

PARTITIONS = 64
PUZZLE = "z"  # the kind of a puzzle, with which its name begins
_PLACE = re.compile(r"([tw])(-?\d{1,19})(?::(\d{1,19}))?|(u)(\d{1,19})|(z)([0-9a-f]{32})")


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of a place, and those of what its whole partition shares."""

    doc: str
    seen: str
    lease: str
    posts: str
    dirty: str
    timers: str
    member: str  # the place itself, in what the partition shares


@dataclass(frozen=True)
class Place:
    """A table of a chat (and topic), a person's own page, a chat's own words, or a puzzle."""

    kind: str  # "t", "u", "w" or "z"
    chat: int  # of a puzzle its id
    topic: int | None = None

    def __str__(self) -> str:
        """The short form that buttons and links carry."""
        if self.kind == PUZZLE:
            return f"{PUZZLE}{self.chat:032x}"
        return f"{self.kind}{self.chat}" + ("" if self.topic is None else f":{self.topic}")

    @property
    def private(self) -> bool:
        """Whether a table stands here in a person's own chat with the bot, whose id is theirs."""
        return self.kind == "t" and self.chat > 0

    @cached_property
    def partition(self) -> int:
        """The partition of this place: all topics of a chat lie together."""
        return _partition(self.chat)

    @cached_property
    def name(self) -> str:
        """The short form that buttons carry."""
        return str(self)

    @cached_property
    def keys(self) -> "Keys":
        """The keys of all parts of this place."""
        return Keys(
            doc=self.key("doc"),
            seen=self.key("seen"),
            lease=self.key("lease"),
            posts=self.key("posts"),
            dirty=partition_key("dirty", self.partition),
            timers=partition_key("timers", self.partition),
            member=self.name,
        )

    def key(self, part: str) -> str:
        """The key of one part of this place."""
        return f"{part}:{{p{self.partition:02d}}}:{self}"


def table_place(chat: int, topic: int | None = None) -> Place:
    """The place of a chat's table."""
    return Place("t", chat, topic)


def user_place(user: int) -> Place:
    """The place of a person's own page."""
    return Place("u", user)


def own_table_place(user: int, number: int) -> Place:
    """The place of one of a person's own tables, at which they play alone; they are told apart as topics are."""
    return Place("t", user, number)


def words_place(chat: int) -> Place:
    """The place of a chat's own words."""
    return Place("w", chat)


def puzzle_place(puzzle: str) -> Place:
    """The place of a puzzle, by its id."""
    return Place(PUZZLE, int(puzzle, 16))


def parse_place(text: str) -> Place | None:
    """The place that a button names, or None."""
    match = _PLACE.fullmatch(text)
    if match is None or not text.isascii():
        return None
    kind, chat, topic, user, user_id, puzzle, number = match.groups()
    if puzzle:
        return Place(puzzle, int(number, 16))
    return Place(user, int(user_id)) if user else Place(kind, int(chat), None if topic is None else int(topic))


def partition_key(part: str, partition: int) -> str:
    """The key of something that a whole partition shares."""
    return f"{part}:{{p{partition:02d}}}"


def chat_key(part: str, chat: int) -> str:
    """The key of something that belongs to a chat, in all its places."""
    return f"{part}:{{p{_partition(chat):02d}}}:{chat}"


def _partition(chat: int) -> int:
    return zlib.crc32(str(chat).encode()) % PARTITIONS
