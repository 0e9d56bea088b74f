"""The bot, put together: the only place that constructs things."""

import asyncio
import hashlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field

from telegram import Bot

from tgbot import games as _games  # noqa: F401 - fills the registry of games
from tgbot.delivery.place_sync import Services
from tgbot.delivery.rate_limits import RateLimits
from tgbot.delivery.reconciler import Reconciler
from tgbot.handlers.chat_changes import ChatChanges
from tgbot.handlers.dispatcher import Dispatcher
from tgbot.handlers.flood import Flood
from tgbot.handlers.menus import menus
from tgbot.handlers.private import PrivateChats
from tgbot.handlers.timers import Timers
from tgbot.observability.metrics import Metrics
from tgbot.server.polling import Polling
from tgbot.server.registration import watch_registration
from tgbot.server.tasks import ended, keep_running
from tgbot.server.webhook import Webhook
from tgbot.settings import Settings
from tgbot.store.base import Store
from tgbot.store.clock import StoreClock
from tgbot.store.errors import Down
from tgbot.store.redis.connection import connect
from tgbot.store.redis.embedded import embedded_store
from tgbot.store.redis.replication import Replication
from tgbot.store.redis.store import RedisStore
from tgbot.store.redis.supervisor import supervised
from tgbot.store.repository import Changes, Repository
from tgbot.tables.model import Document, Table
from tgbot.telegram.client import TelegramClient
from tgbot.telegram.menus import digest, set_menus
from tgbot.telegram.messages import Links
from tgbot.telegram.transport import AiohttpRequest
from tgbot.telegram.updates import ALLOWED_UPDATES

LOOK_S = 10.0  # how often to look whether there are replicas, and what time it is there
MENUS_S = 86_400.0  # after which menus that another program has changed are set again
STOP_S = 7.0  # to show what is under way before the process ends


@dataclass(frozen=True)
class Crosswire:
    """A running bot."""

    bot: Bot = field(repr=False)
    client: TelegramClient
    dispatcher: Dispatcher
    reconciler: Reconciler
    store: Store
    repository: Repository
    timers: Timers
    metrics: Metrics
    username: str
    secret: str = field(repr=False)

    def service(self) -> Webhook:
        """The app that takes Telegram's deliveries, and tells how the worker is."""
        return Webhook(self.dispatcher, self.store, self.metrics, self.secret, self.username)

    def polling(self) -> Polling:
        """The other way in: fetches updates instead of having them delivered."""
        return Polling(self.dispatcher, self.client, self.store, self.metrics, self.username)

    async def register(self, url: str, connections: int) -> None:
        """Tell Telegram to deliver here."""
        await self.client.register_webhook(url, self.secret, connections, ALLOWED_UPDATES)

    async def watch_registration(self, url: str) -> None:
        """Say, for ever, when Telegram does not deliver here any more."""
        await watch_registration(self.client, url)

    async def set_menus(self) -> None:
        """Set the command menus, unless a worker did so today: they are many calls, and seldom change."""
        name, wanted = f"menus:{self.bot.id}", digest(menus())
        if await self.store.noted(name) != wanted:
            await set_menus(self.bot, menus())
            await self.store.note(name, wanted, MENUS_S)


@asynccontextmanager
async def crosswire(settings: Settings, clock: Callable[[], float] = time.time) -> AsyncIterator[Crosswire]:
    """Run the bot's parts until the block ends: store, reconciler, sweeper and timers."""
    async with AsyncExitStack() as stack:
        url = settings.redis_url or await _own_store(stack, settings)
        redis = connect(url)
        store = RedisStore(redis, Replication(redis, settings.redis_replicas))
        stack.push_async_callback(store.close)
        await store.ping()
        await store.look()
        now = StoreClock(store, clock)
        await now.look()
        await store.look_for_older(now())
        request = AiohttpRequest()
        bot = telegram_bot(settings, request)
        await stack.enter_async_context(bot)
        running = build(store, bot, request, settings, now)
        keepers = [
            keep_running("sweeper", lambda: running.reconciler.sweep(now)),
            keep_running("timers", running.timers.run),
            keep_running("look at the store", lambda: _look(store, now)),
        ]
        try:
            yield running
        finally:
            await ended(keepers)
            await running.reconciler.close(STOP_S)


def build(store: Store, bot: Bot, request: AiohttpRequest, settings: Settings, clock: Callable[[], float]) -> Crosswire:
    """The parts of a bot, each with what it needs."""
    metrics, changes, links = Metrics(), Changes(), Links(bot.username, settings.operator_contact or "")
    client = TelegramClient(bot, request, metrics)
    repository = Repository(store, changes)
    chats = ChatChanges(repository, clock)
    limits = RateLimits(store, on=settings.telegram_limits)
    reconciler = Reconciler(Services(store, repository, client, limits, links, chats), changes, metrics)
    changes.on_commit(lambda document: _count_events(document, metrics))
    dispatcher = Dispatcher(
        repository,
        links,
        clock,
        private=PrivateChats(repository, store.dead_letters.purge, client.is_outside),
        chats=chats,
        is_admin=client.is_admin,
        erase=client.erase,
        tapped=reconciler.tapped,
        flood=Flood(clock) if settings.flood_control else None,
        secret=derived(settings.bot_token.get_secret_value(), "puzzles"),
    )
    return Crosswire(
        bot=bot,
        client=client,
        dispatcher=dispatcher,
        reconciler=reconciler,
        store=store,
        repository=repository,
        timers=Timers(store, repository, clock),
        metrics=metrics,
        username=bot.username,
        secret=secret_of(settings),
    )


def telegram_bot(settings: Settings, request: AiohttpRequest | None = None) -> Bot:
    """python-telegram-bot's `Bot` on our own transport; entering it asks Telegram who it is."""
    return Bot(
        settings.bot_token.get_secret_value(),
        base_url=f"{settings.telegram_url}/bot",
        base_file_url=f"{settings.telegram_url}/file/bot",
        request=request or AiohttpRequest(),
        get_updates_request=AiohttpRequest(connections=2),
    )


def secret_of(settings: Settings) -> str:
    """The webhook's secret; without one it is derived from the token, the same on every worker."""
    if settings.webhook_secret is not None:
        return settings.webhook_secret.get_secret_value()
    return webhook_secret(settings.bot_token.get_secret_value())


def webhook_secret(token: str) -> str:
    """The secret that a bot shows its webhook with, where none is set."""
    return derived(token, "webhook")


def derived(token: str, purpose: str) -> str:
    """A secret for one purpose, the same on every worker: only who has the token can work it out."""
    return hashlib.sha256(f"{purpose}/{token}".encode()).hexdigest()


def _count_events(document: Document, metrics: Metrics) -> None:
    if isinstance(document, Table):
        metrics.happened(document.game, [event.kind() for event in document.events])


async def _own_store(stack: AsyncExitStack, settings: Settings) -> str:
    """Run the embedded store, and keep it running; gives its address."""
    store = stack.enter_context(embedded_store(settings.data_folder))
    await stack.enter_async_context(supervised(store))
    return store.url


async def _look(store: Store, clock: StoreClock) -> None:
    """Notice, for ever, when the store gets replicas or loses them, and when its clock and ours differ."""
    while True:
        await asyncio.sleep(LOOK_S)
        with suppress(*Down):
            await store.look()
            await clock.look()
