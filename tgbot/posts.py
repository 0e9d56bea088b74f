"""Posts: which messages the chats of a place show, as they are remembered in the store."""

import json
from dataclasses import dataclass, replace
from typing import Any

from tgbot.places import Chat, Place
from tgbot.screens.message import FILE, Message
from tgbot.store import Store

LEASE_S = 3.0  # so long the screens of a worker that died wait for another; it is renewed while one works


class LeaseLost(Exception):
    """Another worker shows this place now."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message as it stands in a chat.

    Without a digest it is an intent: it was about to be sent, and nobody has heard yet whether it arrived. Without an
    id it is one that Telegram does not take. With the digest `UNSURE` nobody knows what it shows.
    """

    id: int
    digest: str
    buttons: bool
    fleeting: bool

    @property
    def intended(self) -> bool:
        """Tell whether it is not known to have arrived."""
        return not self.digest


INTENT = Post(0, "", buttons=False, fleeting=False)
UNSURE = "?"  # the digest of no content, so it is edited whatever it should show


def as_post(message_id: int, message: Message) -> Post:
    """Return how a message is remembered once it is shown."""
    return Post(message_id, message.digest(), bool(message.keyboard), message.fleeting)


def doubted(post: Post) -> Post:
    """Return a message of which nobody knows what it shows; a file is never edited, so it is beyond doubt."""
    return post if post.intended or post.digest == FILE else replace(post, digest=UNSURE)


class Posts:
    """What the chats of one place show; it is written only while the lease is ours."""

    def __init__(
        self, place: Place, lease: str, store: Store, bodies: dict[str, bytes], *, doubt: bool = False
    ) -> None:
        """Take the place, the lease on it, the store, and what the store remembers, which may be in doubt."""
        self.place = place
        self._lease = lease
        self._store = store
        self._saved = dict(bodies)
        self._posts = {_chat(chat): _read(body) for chat, body in bodies.items()}
        if doubt:
            self._posts = {
                chat: {key: doubted(post) for key, post in posts.items()} for chat, posts in self._posts.items()
            }

    def chats(self) -> list[Chat]:
        """Return the chats that show something."""
        return [chat for chat, posts in self._posts.items() if posts]

    def of(self, chat: Chat) -> dict[str, Post]:
        """Return the messages of a chat by their keys."""
        return self._posts.get(chat, {})

    def get(self, chat: Chat, key: str) -> Post | None:
        """Return a message, as far as it is known to be there."""
        post = self.of(chat).get(key)
        return None if post is None or post.intended else post

    def put(self, chat: Chat, key: str, post: Post) -> None:
        """Note that a message is there, or about to be."""
        self._posts.setdefault(chat, {})[key] = post

    def drop(self, chat: Chat, key: str) -> None:
        """Note that a message is gone, or none of our business any more."""
        self.of(chat).pop(key, None)

    def forget(self, chat: Chat) -> None:
        """Forget all messages of a chat."""
        self._posts.pop(chat, None)

    def ids(self) -> dict[int, set[int]]:
        """Return the ids of all messages, by the chat's id."""
        found: dict[int, set[int]] = {}
        for chat, posts in self._posts.items():
            found.setdefault(chat.id, set()).update(post.id for post in posts.values())
        return found

    async def save(self, chat: Chat) -> None:
        """Write what a chat shows to the store, if that is new; raises LeaseLost when another worker took over."""
        name, posts = str(chat), self.of(chat)
        body = _write(posts) if posts else b""
        if body == self._saved.get(name, b""):
            return
        if not await self._store.post(self.place, self._lease, LEASE_S, {name: body}):
            raise LeaseLost
        self._saved[name] = body


def _chat(text: str) -> Chat:
    chat, _, topic = text.partition(":")
    return Chat(int(chat), int(topic) if topic else None)


def _read(body: bytes) -> dict[str, Post]:
    rows: dict[str, list[Any]] = json.loads(body)
    return {key: Post(row[0], row[1], bool(row[2]), bool(row[3])) for key, row in rows.items()}


def _write(posts: dict[str, Post]) -> bytes:
    rows = {key: [post.id, post.digest, int(post.buttons), int(post.fleeting)] for key, post in posts.items()}
    return json.dumps(rows, separators=(",", ":")).encode()
