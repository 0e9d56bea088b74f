"""The bot, put together: the only place that constructs things."""

import asyncio
import hashlib
import json
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from telegram import Bot

from tgbot import group, surroundings
from tgbot.aiohttp_request import AiohttpRequest
from tgbot.answers import Answer, Moment, Taken
from tgbot.commands import set_menus
from tgbot.damage import Damaged
from tgbot.decode import ALLOWED_UPDATES, Command, Said, Tap, Unreadable, decode
from tgbot.delivery import Means
from tgbot.desk import Desk, TooBusy
from tgbot.documents import Table, Visitor
from tgbot.embedded import embedded_valkey
from tgbot.entry import Entry
from tgbot.flood import Flood
from tgbot.limits import Limits
from tgbot.logs import describe
from tgbot.metrics import Metrics
from tgbot.operation import Operation
from tgbot.places import Place
from tgbot.postman import Postman
from tgbot.redis_address import connect
from tgbot.replicas import Replicas
from tgbot.screens.message import Links
from tgbot.settings import Settings
from tgbot.store import Down, Store
from tgbot.telegram_client import TelegramClient, Troubles
from tgbot.webhook import MOST_TRIES, Webhook, dead_letter

TIMER_S = 0.5
OUTAGE_S = 10.0  # without any worker: longer than a restart or a slow moment
LOOK_S = 10.0  # how often to look whether there are replicas
ASK_AGAIN_S = 0.5
STOP_S = 7.0  # to show what is under way before the process ends
POLL_S = 25
AGAIN_S = 2.0  # after fetching failed

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Crosswire:
    """A running bot."""

    bot: Bot
    client: TelegramClient
    entry: Entry
    postman: Postman
    store: Store
    desk: Desk
    metrics: Metrics
    username: str
    secret: str

    def service(self) -> Operation:
        """Return the app that takes Telegram's deliveries, and tells how the worker is."""
        webhook = Webhook(self.entry, self.store, self.metrics, self.secret, self.username)
        return Operation(webhook, self.store.ping, self.metrics)

    async def register(self, url: str, connections: int) -> None:
        """Tell Telegram to deliver here."""
        await self.client.register_webhook(url, self.secret, connections, ALLOWED_UPDATES)

    async def set_menus(self) -> None:
        """Set the command menus."""
        await set_menus(self.bot)

    async def poll(self) -> None:
        """Fetch updates, for ever, and take each through the same way in as the webhook."""
        await self.client.remove_webhook()
        offset = 0
        while True:
            try:
                for update in await self.client.fetch(offset, ALLOWED_UPDATES, POLL_S):
                    await self._take(json.dumps(update).encode())
                    offset = int(update["update_id"]) + 1
            except (*Troubles, *Down, TooBusy) as error:
                # Rejected: for example while another worker of this bot, about to stop, still fetches.
                log.warning("Telegram or the store cannot be reached (%s); trying again", type(error).__name__)
                await asyncio.sleep(AGAIN_S)

    async def _take(self, body: bytes) -> None:
        """Take one polled update; a bug of ours costs only that update, after a few tries."""
        try:
            incoming = decode(body, self.username)
        except Unreadable:
            log.error("Telegram sent an update that cannot be read")
            return
        for more in reversed(range(MOST_TRIES)):
            try:
                answer = await self.entry.take(incoming)
                break
            except (*Down, TooBusy):
                raise
            except Exception as error:
                log.error("an update failed: %s", describe(error))
                if not more:
                    await self.store.bury(dead_letter(describe(error), body))
                    self.metrics.buried()
                    return
        with suppress(*Troubles):
            if isinstance(incoming, Tap):
                await self.client.answer(incoming.query, answer or Answer())
            elif isinstance(incoming, Command | Said) and answer is not None:
                await self.client.reply(incoming.room, answer)


@asynccontextmanager
async def crosswire(settings: Settings, clock: Callable[[], float] = time.time) -> AsyncIterator[Crosswire]:
    """Run the bot's parts until the block ends: store, postman, sweeper and timers."""
    async with AsyncExitStack() as stack:
        url = settings.redis_url or stack.enter_context(embedded_valkey(settings.data_folder))
        redis = connect(url)
        store = Store(redis, Replicas(redis, settings.redis_replicas))
        stack.push_async_callback(store.close)
        await store.ping()
        await store.look()
        request = AiohttpRequest()
        bot = telegram_bot(settings, request)
        await stack.enter_async_context(bot)
        running = _put_together(store, bot, request, settings, clock)
        keeping = (running.postman.sweep(clock), _timers(running, clock), _look(store))
        keepers = [asyncio.create_task(keeper) for keeper in keeping]
        try:
            yield running
        finally:
            await ended(keepers)
            await running.postman.close(STOP_S)


async def ended(tasks: Collection[asyncio.Task[None]]) -> None:
    """End tasks; one that was in the middle of a call to the store may miss a cancel, and is asked again."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=ASK_AGAIN_S)


def telegram_bot(settings: Settings, request: AiohttpRequest | None = None) -> Bot:
    """Return python-telegram-bot's `Bot` on our own transport; whoever enters it asks Telegram who it is."""
    return Bot(
        settings.bot_token.get_secret_value(),
        base_url=f"{settings.telegram_url}/bot",
        base_file_url=f"{settings.telegram_url}/file/bot",
        request=request or AiohttpRequest(),
        get_updates_request=AiohttpRequest(connections=2),
    )


def _put_together(
    store: Store, bot: Bot, request: AiohttpRequest, settings: Settings, clock: Callable[[], float]
) -> Crosswire:
    metrics = Metrics()
    client, links = TelegramClient(bot, request, metrics), Links(bot.username)
    desk = Desk(store)
    limits = Limits(store, clock, on=settings.telegram_limits)
    flood = Flood(clock) if settings.flood_control else None
    entry = Entry(desk, links, client.is_admin, clock, flood=flood, erase=client.erase, burn=store.burn)
    postman = Postman(Means(store, desk, client, limits, links, _Tellers(desk, entry, clock)))
    desk.changed, desk.lease = postman.committed, postman.lease
    entry.tapped = postman.tapped
    metrics.watch_showing(lambda: len(postman.busy))
    return Crosswire(bot, client, entry, postman, store, desk, metrics, bot.username, secret_of(settings))


class _Tellers:
    """Turns what a delivery learns of a chat into changes of documents."""

    def __init__(self, desk: Desk, entry: Entry, clock: Callable[[], float]) -> None:
        self._desk = desk
        self._entry = entry
        self._clock = clock

    async def barred(self, place: Place, chat: int) -> None:
        """Note that the bot may not write to a chat."""
        now = self._clock()
        if place.kind == "u":
            await self._desk.run(place, _shut, now=now)
        elif chat > 0:
            moment = Moment(now, secrets.token_hex(16))
            await self._desk.run(place, partial(surroundings.unreachable, user=chat, moment=moment), now=now)
        else:
            await self._desk.run(place, lambda table: Taken(surroundings.away(table)), now=now)

    async def migrated(self, place: Place, chat: int, to: int) -> None:
        """Note that a group has another id now."""
        if place.kind == "t":
            await self._entry.migrate(chat, to)


def _shut(visitor: Visitor) -> Taken[Visitor]:
    return Taken(visitor.but(started=False, page=None))


async def _look(store: Store) -> None:
    """Notice, for ever, when the store gets replicas or loses them."""
    while True:
        await asyncio.sleep(LOOK_S)
        with suppress(*Down):
            await store.look()


async def _timers(running: Crosswire, clock: Callable[[], float]) -> None:
    """Wake, for ever, the tables whose time has come; the commit makes sure that each wakes once."""
    loop, awake = asyncio.get_running_loop(), -math.inf  # when this worker noted that it runs, by a clock of its own
    while True:
        try:
            await _make_up_for_lost_time(running, clock(), loop.time() - awake)
            awake = loop.time()
            for place in await running.store.due(clock()):
                now = clock()
                await _wake(running, place, partial(_woken, moment=Moment(now, secrets.token_hex(16))), now)
        except Down:
            log.warning("the store cannot be reached; timers wait")
        except Exception as error:
            log.error("timers could not be looked at: %s", describe(error))
        await asyncio.sleep(TIMER_S)


async def _wake(running: Crosswire, place: Place, take: Callable[[Table], Taken[Table]], now: float) -> None:
    """Run a turn that nobody asked for; a table on which it fails keeps no other waiting."""
    try:
        await running.desk.run(place, take, now=now)
    except Damaged as damaged:
        await running.desk.shelve(damaged)
    except Down:
        raise
    except Exception as error:
        log.error("a timer failed: %s", describe(error))


async def _make_up_for_lost_time(running: Crosswire, now: float, absent: float) -> None:
    """Move all limits by the time in which no worker ran: nobody could answer then.

    Workers' clocks differ, so it was no longer than this one was `absent` itself.
    """
    before = await running.store.beat(now)
    lost = 0.0 if before is None else min(now - before, absent)
    if lost < OUTAGE_S:
        return
    log.warning("no worker ran for %.0f s: limits move by that", lost)
    for place in await running.store.timed():
        await _wake(running, place, partial(_postponed, seconds=lost), now)


def _postponed(table: Table, seconds: float) -> Taken[Table]:
    return Taken(table if table.due is None else table.but(due=table.due + seconds))


def _woken(table: Table, moment: Moment) -> Taken[Table]:
    return group.time_up(table, moment)


def secret_of(settings: Settings) -> str:
    """Return the webhook's secret; without one it is derived from the token, the same on every worker."""
    if settings.webhook_secret is not None:
        return settings.webhook_secret.get_secret_value()
    return webhook_secret(settings.bot_token.get_secret_value())


def webhook_secret(token: str) -> str:
    """Return the secret that a bot shows its webhook with, where none is set."""
    return hashlib.sha256(f"webhook/{token}".encode()).hexdigest()
