"""Tables by the thousand: copies of one that people have played to the middle of a game, with ids of their own."""

import asyncio
import itertools
import json
import re
from dataclasses import dataclass
from typing import Any

from bench.people import NAMES, Group
from bench.telegram import BOT, BareTelegram, Shown
from tgbot.store.base import KEEP_S, SEEN_MESSAGES_S
from tgbot.store.codec import load, packed, unpacked
from tgbot.tables.places import Place, partition_key, table_place, user_place
from tgbot.telegram.messages import Links
from tgbot.ui.screen import screen

ROUND = 3  # the middle of a game of five
BATCH = 500
FAR = 4e9  # when the copies' timers are due
_LINKS = Links(str(BOT["username"]))
_copies = itertools.count(1)

Values = dict[bytes, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """What the store keeps of a place."""

    place: Place
    doc: Values
    posts: Values
    seen: Values


@dataclass(frozen=True, slots=True)
class Template:
    """What the store keeps of a group: its table first, then its people."""

    group: Group
    kept: tuple[Kept, ...]


async def play_half(group: Group) -> bool:
    """Play a game to its middle: the interceptor has answered, the decoder is about to; False if chance ended it."""
    await group.sit_down()
    for number in range(1, ROUND + 1):
        code = await group.dealt(number)
        if code is None:
            return False
        await group.clues(number)
        if number < ROUND:
            await group.answers(number, code)
    await group.guess(group.users[2], (1, 2, 3))
    await asyncio.sleep(0.5)  # for the last screens
    return True


def template(client: Any, group: Group) -> Template:
    """Return what the store keeps of a group."""
    return Template(group, tuple(_kept(client, place) for place in _places(group.chat, group.users)))


def bytes_of(client: Any, group: Group) -> int:
    """Return the memory that a group and its people take in the store, everything counted."""
    keys = [place.key(part) for place in _places(group.chat, group.users) for part in ("doc", "posts", "seen", "lease")]
    return sum(client.memory_usage(key, samples=0) or 0 for key in keys)


def seed(client: Any, pattern: Template, count: int) -> None:
    """Write so many copies, each with a timer: tables at which nobody does anything for now."""
    for first in range(0, count, BATCH):
        pipe = client.pipeline(transaction=False)
        for _ in range(min(BATCH, count - first)):
            _write(pipe, [_copy(kept, new) for new in [_Ids.next(pattern.group)] for kept in pattern.kept])
        pipe.execute()


def seed_active(client: Any, pattern: Template, count: int, telegram: BareTelegram) -> list[Group]:
    """Write so many copies that can be played on: their chats show what they should."""
    groups = []
    for _ in range(count):
        new = _Ids.next(pattern.group)
        table, *people = (_copy(kept, new) for kept in pattern.kept)
        pipe = client.pipeline(transaction=False)
        _write(pipe, [_shown(table, telegram), *people])
        pipe.execute()
        old = pattern.group
        groups.append(Group(new.chat, new.users, telegram, old.deliver, old.watch))
    return groups


@dataclass(frozen=True, slots=True)
class _Ids:
    """The ids of a copy, and how to write them wherever the template has its own: they are of the same lengths."""

    chat: int
    users: tuple[int, int, int]
    instead: dict[bytes, bytes]

    @classmethod
    def next(cls, group: Group) -> "_Ids":
        number = next(_copies)
        # Names follow from ids: the copies' people have those of the template's.
        chat, first = -1_002_000_000_000 - number, 50_000_000 + len(NAMES) * number + group.users[0] % len(NAMES)
        users = (first, first + 1, first + 2)
        pairs = zip((group.chat, *group.users), (chat, *users), strict=True)
        return cls(chat, users, {b"%d" % old: b"%d" % new for old, new in pairs})

    def written(self, text: bytes) -> bytes:
        """Return a text with these ids."""
        return re.sub(b"|".join(map(re.escape, self.instead)), lambda found: self.instead[found[0]], text)


def _places(chat: int, users: tuple[int, ...]) -> list[Place]:
    return [table_place(chat), *map(user_place, users)]


def _kept(client: Any, place: Place) -> Kept:
    seen = dict(client.zrange(place.key("seen"), 0, -1, withscores=True))
    return Kept(place, client.hgetall(place.key("doc")), client.hgetall(place.key("posts")), seen)


def _copy(kept: Kept, ids: _Ids) -> Kept:
    place = Place(kept.place.kind, int(ids.instead[b"%d" % kept.place.chat]))
    doc = {b"r": kept.doc[b"r"], b"b": packed(ids.written(unpacked(kept.doc[b"b"])))}
    return Kept(place, doc, {ids.written(chat): body for chat, body in kept.posts.items()}, kept.seen)


def _shown(table: Kept, telegram: BareTelegram) -> Kept:
    """Return a table whose posts tell what its chats show, and show it there."""
    posts = {}
    for chat, messages in screen(load(table.place, table.doc[b"b"]), _LINKS).items():
        rows = json.loads(table.posts[b"%d" % chat.id])
        window = telegram.window(chat.id)
        for message in messages:
            rows[message.key][1] = message.digest
            number = rows[message.key][0]
            window.messages[number] = Shown(number, message.text, message.markup)
        posts[b"%d" % chat.id] = json.dumps(rows, separators=(",", ":")).encode()
    return Kept(table.place, table.doc, posts, table.seen)


def _write(pipe: Any, places: list[Kept]) -> None:
    for kept in places:
        for part, values, keep in (("doc", kept.doc, KEEP_S), ("posts", kept.posts, KEEP_S)):
            pipe.hset(kept.place.key(part), mapping=values)
            pipe.expire(kept.place.key(part), keep)
        pipe.zadd(kept.place.key("seen"), kept.seen)
        pipe.expire(kept.place.key("seen"), SEEN_MESSAGES_S)
    table = places[0].place
    pipe.zadd(partition_key("timers", table.partition), {str(table): FAR})
