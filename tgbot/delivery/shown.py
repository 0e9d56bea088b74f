"""Which messages the chats of a place show, as they are remembered in the store."""

import asyncio
import logging
import re
from dataclasses import dataclass, replace
from typing import Any

import orjson

from tgbot.store.base import LEASE_S, Recorded, Store
from tgbot.tables.places import Place
from tgbot.telegram.messages import FILE, Chat, Message

_CHAT = re.compile(r"-?\d{1,19}(:\d{1,19})?", re.ASCII)

log = logging.getLogger(__name__)

LEASE_TRUST_S = LEASE_S / 3  # so long after the store has said so, a lease is ours without asking


class LeaseLost(Exception):
    """Another worker shows this place now."""


@dataclass(frozen=True, slots=True)
class ShownMessage:
    """A message as it stands in a chat.

    Without an id it is one that Telegram does not take: nothing stands there, and nothing is sent until it should say
    something else. Where it is doubted, it may show something older or newer than
    what is known of it.
    """

    id: int
    digest: str
    buttons: bool
    fleeting: bool
    doubted: bool = False
    patient: bool = False


_BUTTONS, _FLEETING, _PATIENT = 1, 2, 4
_DOUBT = "?"  # before the digest


def doubted(shown: ShownMessage) -> ShownMessage:
    """The record of a message whose content is uncertain; a file that is never edited, or nothing, stays certain."""
    return shown if shown.digest == FILE or not shown.id else replace(shown, doubted=True)


class ShownMessages:
    """What the chats of one place show; it is written only while the lease is ours."""

    def __init__(self, place: Place, lease: str, store: Store, bodies: dict[str, bytes], asked: float) -> None:
        """`bodies` are the chats' records in the store; `lease` was asked for at `asked`, by the loop's clock.

        It runs from then on, or from a little later.
        """
        self.place = place
        self.lease = lease
        self._store = store
        self._asked = asked
        self._saved = dict(bodies)
        self._touched: set[Chat] = set()
        self._saving: asyncio.Task[None] | None = None
        self._writing: dict[Chat, asyncio.Task[Any] | None] = {}  # by which task a chat was last written
        self._posts = {_chat(chat): _read(body) for chat, body in bodies.items() if _CHAT.fullmatch(chat)}

    def doubt(self) -> None:
        """Mark everything as uncertain: another worker may have shown something else without recording it."""
        for chat in self._posts:
            self.doubt_chat(chat)

    def doubt_chat(self, chat: Chat) -> None:
        """Mark what a chat shows as uncertain."""
        posts = self.of(chat)
        posts.update({key: doubted(shown) for key, shown in posts.items()})

    def recall(self, earlier: "ShownMessages") -> None:
        """Continue from what this worker knew when the store went away: no other has been here since."""
        known = {chat: earlier.of(chat) for chat in earlier.chats()}
        self._touched = {*self._posts, *known}
        self._posts = known

    def chats(self) -> list[Chat]:
        """The chats that show something."""
        return [chat for chat, posts in self._posts.items() if posts]

    def shows(self, chat: Chat, messages: list[Message]) -> bool:
        """A chat shows exactly these messages."""
        posts = self.of(chat)
        return len(posts) == len(messages) and all(
            (shown := posts.get(message.key))
            and (shown.digest == message.digest or message.is_shown_by(shown.digest))
            and not shown.doubted
            for message in messages
        )

    def of(self, chat: Chat) -> dict[str, ShownMessage]:
        """The messages of a chat by their keys, as they change."""
        return self._posts.setdefault(chat, {})

    def put(self, chat: Chat, key: str, shown: ShownMessage) -> None:
        """Note what a message shows."""
        self.of(chat)[key] = shown
        self._touched.add(chat)

    def record(self, chat: Chat, key: str, message: Message, message_id: int) -> None:
        """Note that a message is shown as it should be, or, without an id, that Telegram does not take it."""
        if message_id:
            buttons = bool(message.keyboard)
            shown = ShownMessage(message_id, message.digest, buttons, message.fleeting, patient=message.patient)
        else:
            shown = ShownMessage(0, message.digest, buttons=False, fleeting=False)
        self.put(chat, key, shown)

    def drop(self, chat: Chat, key: str) -> None:
        """Note that a message is gone, or none of our business any more."""
        self.of(chat).pop(key, None)
        self._touched.add(chat)

    def forget(self, chat: Chat) -> None:
        """Forget all messages of a chat."""
        self._posts.pop(chat, None)
        self._touched.add(chat)

    def ids(self) -> dict[int, set[int]]:
        """The ids of all messages, by the chat's id."""
        found: dict[int, set[int]] = {}
        for chat, posts in self._posts.items():
            found.setdefault(chat.id, set()).update(shown.id for shown in posts.values())
        return found

    def with_buttons(self) -> set[tuple[int, int]]:
        """The chat and id of every message with buttons that is not deleted when it goes."""
        return {
            (chat.id, shown.id)
            for chat, posts in self._posts.items()
            for shown in posts.values()
            if shown.buttons and not shown.fleeting
        }

    async def hold(self) -> None:
        """Make sure before a send that the lease is ours; the store is asked only where its last word is too old."""
        if asyncio.get_running_loop().time() - self._asked > LEASE_TRUST_S:
            await self.save()

    async def save(self) -> None:
        """Write what the chats show to the store, as far as that is new; raises LeaseLost when another took over.

        Chats that are saved at the same time are written together.
        """
        if self._saving is None:
            self._saving = asyncio.create_task(self._save())
        await asyncio.shield(self._saving)

    async def settle(self, revision: int) -> bool:
        """Write the rest, and give the lease back; False where the document is another by now."""
        recorded = await self._store.settle(self.place, self.lease, LEASE_S, revision, self._unsaved())
        if recorded is Recorded.LEASE_LOST:
            raise LeaseLost
        return recorded is Recorded.ALL

    async def release(self) -> None:
        """Write the rest, and give the lease back, if it is still ours, while not everything is shown."""
        await self._store.post(self.place, self.lease, 0, self._unsaved())

    async def _save(self) -> None:
        # On its way to the store, an older record of a chat could be overtaken: the next one waits for it.
        while earlier := [task for chat in self._touched if (task := self._writing.get(chat)) and not task.done()]:
            await asyncio.wait(earlier)
        self._saving = None  # what is noted from now on is for the next one
        self._writing |= dict.fromkeys(self._touched, asyncio.current_task())
        asked, unsaved = asyncio.get_running_loop().time(), self._unsaved()
        if not await self._store.post(self.place, self.lease, LEASE_S, unsaved):
            raise LeaseLost
        self._asked = asked

    def _unsaved(self) -> dict[str, bytes]:
        """Records that are not written yet; they count as written from now on, since a failure ends the delivery."""
        bodies = {str(chat): _write(posts) if (posts := self.of(chat)) else b"" for chat in self._touched}
        self._touched.clear()
        unsaved = {name: body for name, body in bodies.items() if body != self._saved.get(name, b"")}
        self._saved |= unsaved
        return unsaved


def _chat(text: str) -> Chat:
    chat, _, topic = text.partition(":")
    return Chat(int(chat), int(topic) if topic else None)


def _read(body: bytes) -> dict[str, ShownMessage]:
    try:
        rows: dict[str, list[Any]] = orjson.loads(body)
        # Where no digest was written, once, it was only about to be sent.
        return {key: _from_row(*row) for key, row in rows.items() if row[1]}
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        log.error("what a chat shows cannot be read: it is shown again")
        return {}


def _from_row(message_id: int, digest: str, marks: int, fleeting: int | None = None) -> ShownMessage:
    """A record as it was written; an older format had its two flags apart."""
    if not isinstance(message_id, int):  # a number with a point could be too large to be written again
        raise TypeError
    marks = int(marks) + _FLEETING * int(fleeting or 0)
    known = str(digest).removeprefix(_DOUBT)
    return ShownMessage(
        message_id,
        known,
        bool(marks & _BUTTONS),
        bool(marks & _FLEETING),
        doubted=known != digest,
        patient=bool(marks & _PATIENT),
    )


def _write(posts: dict[str, ShownMessage]) -> bytes:
    return orjson.dumps({key: _row(shown) for key, shown in posts.items()})


def _row(shown: ShownMessage) -> tuple[int, str, int]:
    digest = f"{_DOUBT}{shown.digest}" if shown.doubted else shown.digest
    return shown.id, digest, _BUTTONS * shown.buttons + _FLEETING * shown.fleeting + _PATIENT * shown.patient
