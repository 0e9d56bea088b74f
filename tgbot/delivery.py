"""A delivery: one place, shown under a lease, until every chat is as the document says.

Each chat is brought up to date by a task of its own, from the newest document, so that one that Telegram holds up
keeps no other waiting, and edits that it missed meanwhile become one.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

from tgbot.desk import Desk
from tgbot.documents import Document
from tgbot.limits import Limits
from tgbot.logs import describe
from tgbot.news import News
from tgbot.places import Chat, Place
from tgbot.posts import Post as Shown
from tgbot.posts import Posts, as_post, doubted
from tgbot.screens.message import Links, Message
from tgbot.screens.screen import out_of_reach, screen
from tgbot.store import Store
from tgbot.telegram_client import Barred, Migrated, NotSent, Rejected, Slow, TelegramClient, Troubles, Unsure, Vanished

RETRY_S = 2.0
MOST_RETRY_S = 30.0
AGAIN_S = 0.05  # until what somebody has deleted is sent again, where only a last look has told of it
LOOK_S = 0.5  # how often a delivery that waits looks for changes by other workers

log = logging.getLogger(__name__)


class Tellers(Protocol):
    """Whom a delivery tells what it has learned of a chat."""

    async def barred(self, place: Place, chat: int) -> None:
        """Note that the bot may not write to a chat."""

    async def migrated(self, place: Place, chat: int, to: int) -> None:
        """Note that a group has another id now."""


@dataclass(frozen=True, slots=True)
class Means:
    """What deliveries work with."""

    store: Store
    desk: Desk
    client: TelegramClient
    limits: Limits
    links: Links
    tellers: Tellers


@dataclass
class _Progress:
    """How far a chat is: at which revision it was shown, until when it rests, and how often a call failed."""

    shown_at: int = -1
    rests_until: float = 0.0
    failures: int = 0
    task: "asyncio.Task[float] | None" = field(default=None, repr=False)
    revision: int = -1  # that the task shows


class Delivery:
    """Shows one place."""

    def __init__(
        self,
        means: Means,
        posts: Posts,
        at_hand: tuple[int, Document],
        news: News,
        strays: set[tuple[int, int]],
    ) -> None:
        """Take what is remembered of the place, its document as it was just read, and who says that it changed.

        `strays` are messages that are perhaps not remembered and may have buttons: copies of a send whose answer was
        lost, which a tap has told of, and those that an edit reached too late. They may become more meanwhile.
        """
        self._means = means
        self._posts = posts
        self._place = posts.place
        self._at_hand: tuple[int, Document] | None = at_hand
        self._news = news
        self._strays = strays
        self._chats: dict[Chat, _Progress] = {}

    async def run(self) -> None:
        """Show everything; returns when it is shown, and raises LeaseLost when another worker took over."""
        try:
            while not await self._round():
                pass
        finally:
            # A send that is cut off could have arrived: what is under way is brought to its end.
            await asyncio.gather(*self._under_way(), return_exceptions=True)

    async def _round(self) -> bool:
        """Begin what can be begun from the newest document, and wait for something to happen."""
        await self._strip_strays()
        revision, document = await self._newest()
        wanted, shut = screen(document, self._means.links), out_of_reach(document)
        loop = asyncio.get_running_loop()
        while not self._news.fresh:
            now = loop.time()
            concerned = [chat for chat in dict.fromkeys([*wanted, *self._posts.chats()]) if chat not in shut]
            behind = [chat for chat in concerned if not self._shown(chat, wanted, revision)]
            if not behind and not self._under_way():  # a chat of which nothing is wanted may still have a call to end
                return await self._posts.settle(revision)
            resting = [self._progress(chat).rests_until for chat in behind if self._progress(chat).task is None]
            for chat in behind:
                self._begin(chat, wanted.get(chat, []), revision, now)
            looks = bool(resting) and min(resting) > now
            await self._something(min(LOOK_S, min(resting) - now) if looks else None)
            if looks:
                return False  # another worker may have changed the document meanwhile
        return False

    async def _newest(self) -> tuple[int, Document]:
        """Return the newest document: the one at hand, the first time."""
        at_hand, self._at_hand = self._at_hand, None
        if at_hand is not None:
            return at_hand
        self._news.fresh = False
        return await self._means.desk.latest(self._place)

    def _shown(self, chat: Chat, wanted: dict[Chat, list[Message]], revision: int) -> bool:
        """Tell whether a chat is as this revision wants it; most chats are before anything is done."""
        progress = self._progress(chat)
        if progress.shown_at != revision and progress.task is None and self._posts.shows(chat, wanted.get(chat, [])):
            progress.shown_at = revision
        return progress.shown_at == revision

    def _begin(self, chat: Chat, messages: list[Message], revision: int, now: float) -> None:
        progress = self._progress(chat)
        if progress.task is None and progress.rests_until <= now:
            progress.revision = revision
            progress.task = asyncio.create_task(self._show(chat, messages))
            progress.task.add_done_callback(self._news.stir)

    async def _something(self, seconds: float | None) -> None:
        """Wait until a chat's task has ended, the document has changed, or the time is up."""
        await self._news.wait(seconds)
        for progress in self._chats.values():
            if progress.task is not None and progress.task.done():
                task, progress.task = progress.task, None
                self._note(progress, task.result())

    def _note(self, progress: _Progress, rest: float) -> None:
        if rest > 0:
            progress.rests_until = asyncio.get_running_loop().time() + rest
        else:
            progress.shown_at = progress.revision
            progress.failures = 0

    def _under_way(self) -> "list[asyncio.Task[float]]":
        """Return the tasks that have not ended."""
        return [progress.task for progress in self._chats.values() if progress.task is not None]

    def _progress(self, chat: Chat) -> _Progress:
        return self._chats.setdefault(chat, _Progress())

    # ── one chat ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _show(self, chat: Chat, wanted: list[Message]) -> float:
        """Bring a chat up to date; return how long it has to rest where that was not possible yet."""
        try:
            return await self._bring_up_to_date(chat, wanted)
        except Slow as slow:
            log.info("Telegram asks for %.0f s of patience in one chat", slow.seconds)
            await self._means.limits.pause(chat, slow.seconds)
            return slow.seconds
        except (Unsure, NotSent):
            progress = self._progress(chat)
            progress.failures += 1
            return float(min(MOST_RETRY_S, RETRY_S * 2 ** (progress.failures - 1)))
        except Barred:
            await self._forget(chat)
            await self._means.tellers.barred(self._place, chat.id)
        except Migrated as migrated:
            await self._forget(chat)
            await self._means.tellers.migrated(self._place, chat.id, migrated.to)
        return 0.0

    async def _forget(self, chat: Chat) -> None:
        """Record at once that nothing is known of a chat any more: when we are let in again, all is sent anew."""
        self._posts.forget(chat)
        await self._posts.save()

    async def _bring_up_to_date(self, chat: Chat, wanted: list[Message]) -> float:
        """Edit, send, take away, edit what is in doubt; stop with the seconds to wait as soon as the limits say so."""
        if wait := await self._edit_some(chat, wanted, lambda shown, message: shown.digest != message.digest):
            return wait
        for message in wanted:
            if self._posts.get(chat, message.key) is None:
                if wait := await self._means.limits.wait(chat, urgent=not message.silent):
                    return wait
                await self._send(chat, message)
        keys = {message.key for message in wanted}
        for key, shown in list(self._posts.of(chat).items()):
            if key not in keys:
                if shown.buttons and not shown.fleeting and (wait := await self._means.limits.wait(chat, urgent=False)):
                    return wait
                await self._take_away(chat, key, shown)
                self._posts.drop(chat, key)
                if not shown.fleeting:
                    await self._posts.save()  # at once: its key may come back, for another message
        # Last, since most of them show what they should: nobody waits for that.
        if wait := await self._edit_some(chat, wanted, lambda shown, _: shown.doubted):
            return wait
        vanished = any(self._posts.get(chat, message.key) is None for message in wanted)
        return AGAIN_S if vanished else 0.0

    async def _edit_some(self, chat: Chat, wanted: list[Message], concerns: Callable[[Shown, Message], bool]) -> float:
        """Edit the messages that this concerns; return how long to wait where the limits leave no more calls."""
        for message in reversed(wanted):  # people look at the newest
            shown = self._posts.get(chat, message.key)
            if shown is not None and concerns(shown, message):
                if wait := await self._means.limits.wait(chat, urgent=False):
                    return wait
                await self._edit(chat, message, shown)
        return 0.0

    async def _edit(self, chat: Chat, message: Message, shown: Shown) -> None:
        try:
            await self._means.client.edit(chat, shown.id, message)
        except Unsure:
            self._posts.put(chat, message.key, doubted(shown))  # it shows the old or the new
            raise
        except Vanished:
            self._posts.drop(chat, message.key)  # somebody deleted it: it is sent again
            return
        except Rejected as error:
            log.error("Telegram rejects an edit: %s", describe(error))
        # Recorded when all is shown: an edit that is forgotten is made once more, and changes nothing.
        self._posts.put(chat, message.key, as_post(shown.id, message))

    async def _send(self, chat: Chat, message: Message) -> None:
        # Whoever comes after us knows that we may have sent something: the mark of who began tells.
        await self._posts.hold()
        try:
            message_id = await self._means.client.send(chat, message)
        except Rejected as error:
            log.error("Telegram rejects a message: %s", describe(error))
            message_id = 0
        self._posts.put(chat, message.key, as_post(message_id, message))
        await self._posts.save()  # at once: a message that is forgotten would be sent a second time

    async def _take_away(self, chat: Chat, key: str, shown: Shown) -> None:
        try:
            if shown.fleeting:
                await self._means.client.delete(chat, shown.id)
            elif shown.buttons:
                await self._means.client.strip(chat, shown.id)
        except Unsure:
            self._posts.put(chat, key, doubted(shown))  # should it be wanted again, it may have no buttons
            raise
        except (Vanished, Rejected):
            pass  # it is gone, or too old to be changed

    async def _strip_strays(self) -> None:
        """Take the buttons off messages that we know nothing of any more, whatever has told of them."""
        known = self._posts.ids()
        while self._strays:
            chat, message = self._strays.pop()
            if message not in known.get(chat, ()) and not await self._means.limits.wait(Chat(chat), urgent=False):
                with suppress(*Troubles):  # the next tap on it tells again
                    await self._means.client.strip(Chat(chat), message)
