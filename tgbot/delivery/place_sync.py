"""A delivery: one place, shown under a lease, until every chat is as the document says.

Each chat is brought up to date by a task of its own, from the newest document, so that one that Telegram holds up
keeps no other waiting, and edits that it missed meanwhile become one.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

from tgbot.delivery.chat_sync import ChatSync
from tgbot.delivery.rate_limits import RateLimits
from tgbot.delivery.shown import LeaseLost, ShownMessages
from tgbot.store.base import Store
from tgbot.store.errors import Down
from tgbot.store.repository import Repository
from tgbot.tables.model import Document
from tgbot.tables.places import Place
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.errors import CALL_ERRORS, Forbidden, Migrated, NotSent, OutcomeUnknown, RateLimited
from tgbot.telegram.messages import Chat, Links, Message
from tgbot.ui.screen import left_behind, out_of_reach, screen

RETRY_S = 2.0
MAX_RETRY_S = 30.0
LOOK_S = 0.5  # how often a delivery that waits looks for changes by other workers
MAX_DOUBLINGS = 20  # of a wait: more are too long in any case, and many more are too large for a number

Stray: TypeAlias = tuple[int, int]
"""A message that may have buttons but is not recorded: its chat's id and its own."""

log = logging.getLogger(__name__)


def backoff(failures: int, first: float, longest: float) -> float:
    """Seconds to wait after so many failures in a row: twice as long after each, up to the longest."""
    return min(longest, first * 2.0 ** min(failures - 1, MAX_DOUBLINGS))


class Wakeup:
    """Wakes one who waits: the place has changed, or something that was waited for has ended."""

    def __init__(self) -> None:
        """Begin without any."""
        self.fresh = False  # the place has changed since the last look
        self._stirred = asyncio.Event()

    def tell(self) -> None:
        """Say that the place has changed."""
        self.fresh = True
        self._stirred.set()

    def stir(self, _ended: object = None) -> None:
        """Say that something has ended."""
        self._stirred.set()

    async def wait(self, seconds: float | None) -> None:
        """Wait for either, not longer than this, where there is a limit."""
        if seconds is None:
            await self._stirred.wait()
        else:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._stirred.wait()
        self._stirred.clear()


class ChatListener(Protocol):
    """Whom a delivery tells what it has learned of a chat."""

    async def forbidden(self, place: Place, chat: int) -> None:
        """Note that the bot may not write to a chat."""

    async def migrated(self, place: Place, chat: int, to: int) -> None:
        """Note that a group has another id now."""


@dataclass(frozen=True, slots=True)
class Services:
    """What deliveries work with."""

    store: Store
    repository: Repository
    client: TelegramClient
    limits: RateLimits
    links: Links
    listener: ChatListener


class Rest(NamedTuple):
    """How long to leave a chat alone; `firm` if a newer document doesn't end the wait.

    Where our own limits leave no call for what can wait, there may be one for what cannot.
    """

    seconds: float
    firm: bool = False


@dataclass
class _Progress:
    """How far a chat is: at which revision it was shown, until when it rests, and how often a call failed."""

    shown_at: int = -1
    rests_until: float = 0.0
    firm: bool = False
    failures: int = 0
    task: "asyncio.Task[Rest] | None" = field(default=None, repr=False)
    revision: int = -1  # that the task shows

    def failed(self) -> Rest:
        """How long to rest after a call that did not succeed, or of which nobody knows."""
        self.failures += 1
        return Rest(backoff(self.failures, RETRY_S, MAX_RETRY_S), firm=True)

    def rests(self, now: float, revision: int) -> bool:
        """Whether to leave a chat alone for now, at this revision of its document."""
        return self.rests_until > now and (self.firm or self.revision == revision)


class PlaceSync:
    """Shows one place."""

    def __init__(
        self,
        services: Services,
        posts: ShownMessages,
        at_hand: tuple[int, Document],
        wakeup: Wakeup,
        strays: set[Stray],
    ) -> None:
        """`posts` is what the place shows, and `at_hand` its document as it was just read, with its revision.

        `strays`: messages that may have buttons but aren't recorded, such as copies of a send whose answer was lost,
        and those that an edit reached too late. The set can grow while this runs.
        """
        self._services = services
        self._posts = posts
        self._place = posts.place
        self._at_hand: tuple[int, Document] | None = at_hand
        self._wakeup = wakeup
        self._strays = strays
        self._sync = ChatSync(services.client, services.limits, posts)
        self._chats: dict[Chat, _Progress] = {}
        self._stripping = _Progress()  # of the strays

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
        revision, document = await self._newest()
        wanted, shut, left = screen(document, self._services.links), out_of_reach(document), left_behind(document)
        loop = asyncio.get_running_loop()
        while not self._wakeup.fresh:
            now = loop.time()
            if left is not None:
                self._posts.forget(left)  # each time: a call that was under way may have noted something
            concerned = [chat for chat in dict.fromkeys([*wanted, *self._posts.chats()]) if chat not in shut]
            self._begin_to_strip(left, now)
            behind = [chat for chat in concerned if not self._shown(chat, wanted, revision)]
            # A chat of which nothing is wanted may still have a call to end.
            if not behind and not self._strays and not self._under_way():
                return await self._posts.settle(revision)
            for chat in behind:
                self._begin(chat, wanted.get(chat, []), revision, now)
            resting = self._resting(behind, now)
            await self._something(min(LOOK_S, min(resting) - now) if resting else None)
            if resting:
                return False  # another worker may have changed the document meanwhile
        return False

    async def _newest(self) -> tuple[int, Document]:
        """The newest document: the one at hand, the first time."""
        at_hand, self._at_hand = self._at_hand, None
        if at_hand is not None:
            return at_hand
        self._wakeup.fresh = False
        return await self._services.repository.latest(self._place)

    def _shown(self, chat: Chat, wanted: dict[Chat, list[Message]], revision: int) -> bool:
        """A chat is as this revision wants it; most chats are, before anything is done."""
        progress = self._progress(chat)
        if progress.shown_at != revision and progress.task is None and self._posts.shows(chat, wanted.get(chat, [])):
            progress.shown_at = revision
        return progress.shown_at == revision

    def _begin(self, chat: Chat, messages: list[Message], revision: int, now: float) -> None:
        progress = self._progress(chat)
        if progress.task is None and not progress.rests(now, revision):
            progress.revision = revision
            progress.task = asyncio.create_task(self._show(chat, messages))
            progress.task.add_done_callback(self._wakeup.stir)

    def _resting(self, behind: list[Chat], now: float) -> list[float]:
        """Until when each of those rests that have something left to do."""
        waiting = [self._progress(chat) for chat in behind] + [self._stripping] * bool(self._strays)
        return [progress.rests_until for progress in waiting if progress.task is None and progress.rests_until > now]

    async def _something(self, seconds: float | None) -> None:
        """Wait until a chat's task has ended, the document has changed, or the time is up."""
        await self._wakeup.wait(seconds)
        for progress in (*self._chats.values(), self._stripping):
            if progress.task is not None and progress.task.done():
                task, progress.task = progress.task, None
                self._note(progress, task.result())

    def _note(self, progress: _Progress, rest: Rest) -> None:
        if rest.seconds > 0:
            progress.rests_until, progress.firm = asyncio.get_running_loop().time() + rest.seconds, rest.firm
        else:
            progress.shown_at = progress.revision
            progress.failures = 0

    def _under_way(self) -> "list[asyncio.Task[Rest]]":
        """The tasks that have not ended."""
        everything = (*self._chats.values(), self._stripping)
        return [progress.task for progress in everything if progress.task is not None]

    def _progress(self, chat: Chat) -> _Progress:
        return self._chats.setdefault(chat, _Progress())

    # ── one chat ────────────────────────────────────────────────────────────────────────────────────────────────

    async def _show(self, chat: Chat, wanted: list[Message]) -> Rest:
        """Bring a chat up to date: how long it has to rest where that was not possible yet."""
        try:
            return Rest(await self._sync.bring_up_to_date(chat, wanted))
        except RateLimited as slow:
            return await self._pause(chat, slow.seconds)
        except (OutcomeUnknown, NotSent):
            return self._progress(chat).failed()
        except Forbidden:
            await self._forget(chat)
            await self._services.listener.forbidden(self._place, chat.id)
        except Migrated as migrated:
            await self._forget(chat)
            await self._services.listener.migrated(self._place, chat.id, migrated.to)
        except (LeaseLost, *Down):
            raise
        except Exception:  # a bug of ours, perhaps in the middle of a call
            self._posts.doubt_chat(chat)
            raise
        return Rest(0.0)

    async def _pause(self, chat: Chat, seconds: float) -> Rest:
        """Leave a chat alone, and have all workers do so."""
        log.info("Telegram asks for %.0f s of patience in one chat", seconds)
        await self._services.limits.pause(chat, seconds)
        return Rest(seconds, firm=True)

    async def _forget(self, chat: Chat) -> None:
        """Forget a chat at once: when the bot may write there again, everything is sent again."""
        self._posts.forget(chat)
        await self._posts.save()

    # ── strays ──────────────────────────────────────────────────────────────────────────────────────────────────

    def _begin_to_strip(self, left: Chat | None, now: float) -> None:
        """Begin with the strays in chats in which no call is under way: that could be the send of one of them."""
        known = self._posts.ids() if self._strays else {}
        for stray in list(self._strays):
            chat, message = stray
            if message in known.get(chat, ()) or (left is not None and chat == left.id):
                self._strays.discard(stray)
        stripping = self._stripping
        free = sorted(stray for stray in self._strays if not self._is_busy(stray[0]))
        if free and stripping.task is None and stripping.rests_until <= now:
            stripping.task = asyncio.create_task(self._strip_all(free))
            stripping.task.add_done_callback(self._wakeup.stir)

    def _is_busy(self, chat: int) -> bool:
        return any(at.id == chat and progress.task is not None for at, progress in self._chats.items())

    async def _strip_all(self, strays: list[Stray]) -> Rest:
        """Remove the buttons of strays: how long to rest where that was not possible yet."""
        rests = [await self._strip(stray) for stray in strays]
        return min((rest for rest in rests if rest.seconds), default=Rest(0.0))

    async def _strip(self, stray: Stray) -> Rest:
        chat, message = Chat(stray[0]), stray[1]
        if wait := await self._services.limits.wait(chat, urgent=False):
            return Rest(wait)
        try:
            await self._services.client.strip(chat, message)
        except RateLimited as slow:
            return await self._pause(chat, slow.seconds)
        except (OutcomeUnknown, NotSent):
            return self._stripping.failed()
        except CALL_ERRORS:
            pass  # it is gone, or too old, or the bot may not write there
        self._strays.discard(stray)
        return Rest(0.0)
