"""The bot, put together: the only place that constructs things."""

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from telegram import Bot

from tgbot import group
from tgbot.aiohttp_request import AiohttpRequest
from tgbot.answers import Answer, Moment, Taken
from tgbot.commands import set_menus
from tgbot.decode import ALLOWED_UPDATES, Tap, decode
from tgbot.desk import Desk
from tgbot.documents import Table
from tgbot.embedded import embedded_valkey
from tgbot.entry import Entry
from tgbot.logs import describe
from tgbot.places import Place
from tgbot.postman import Postman
from tgbot.screens.message import Links
from tgbot.settings import Settings
from tgbot.store import Down, Store
from tgbot.telegram_client import Barred, Rejected, Slow, TelegramClient, Unsure, Vanished
from tgbot.webhook import Webhook

TIMER_S = 0.5
OUTAGE_S = 10.0  # without any worker: longer than a restart or a slow moment
STOP_S = 8.0  # to show what is under way before the process ends
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
    username: str
    secret: str

    def webhook(self) -> Webhook:
        """Return the app that takes Telegram's deliveries."""
        return Webhook(self.entry, self.secret, self.username)

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
            except (Slow, Unsure, Rejected, *Down) as error:
                # Rejected: for example while another worker of this bot, about to stop, still fetches.
                log.warning("Telegram or the store cannot be reached (%s); trying again", type(error).__name__)
                await asyncio.sleep(AGAIN_S)

    async def _take(self, body: bytes) -> None:
        """Take one polled update; a bug of ours costs only that update."""
        try:
            incoming = decode(body, self.username)
            answer = await self.entry.take(incoming)
        except Down:
            raise
        except Exception as error:
            log.error("an update failed: %s", describe(error))
            return
        if isinstance(incoming, Tap):
            with suppress(Slow, Barred, Vanished, Unsure, Rejected):
                await self.client.answer(incoming.query, answer or Answer())


@asynccontextmanager
async def crosswire(settings: Settings, clock: Callable[[], float] = time.time) -> AsyncIterator[Crosswire]:
    """Run the bot's parts until the block ends: store, postman, sweeper and timers."""
    async with AsyncExitStack() as stack:
        url = settings.redis_url or stack.enter_context(embedded_valkey(settings.data_folder))
        store = Store(_redis(url))
        stack.push_async_callback(store.close)
        await store.ping()
        token = settings.bot_token.get_secret_value()
        base = f"{settings.telegram_url}/bot"
        bot = Bot(
            token,
            base_url=base,
            base_file_url=f"{settings.telegram_url}/file/bot",
            request=AiohttpRequest(),
            get_updates_request=AiohttpRequest(connections=2),
        )
        await stack.enter_async_context(bot)
        running = _put_together(store, bot, _secret(settings), clock)
        keepers = [asyncio.create_task(running.postman.sweep(clock)), asyncio.create_task(_timers(running, clock))]
        try:
            yield running
        finally:
            for keeper in keepers:
                keeper.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await running.postman.close(STOP_S)


def _put_together(store: Store, bot: Bot, secret: str, clock: Callable[[], float]) -> Crosswire:
    client, links = TelegramClient(bot), Links(bot.username)
    desk = Desk(store)

    async def unreachable(place: Place, chat: int) -> None:
        if place.kind == "t" and chat > 0:
            await desk.run(place, partial(_unreachable, user=chat), now=clock())

    postman = Postman(store, desk, client, links, unreachable)
    desk.changed = postman.changed
    entry = Entry(desk, links, client.is_admin, clock)
    return Crosswire(bot, client, entry, postman, store, desk, bot.username, secret)


async def _timers(running: Crosswire, clock: Callable[[], float]) -> None:
    """Wake, for ever, the tables whose time has come; the commit makes sure that each wakes once."""
    while True:
        try:
            await _make_up_for_lost_time(running, clock())
            for place in await running.store.due(clock()):
                now = clock()
                await running.desk.run(place, partial(_woken, moment=Moment(now, secrets.token_hex(16))), now=now)
        except Down:
            log.warning("the store cannot be reached; timers wait")
        except Exception as error:
            log.error("a timer failed: %s", describe(error))
        await asyncio.sleep(TIMER_S)


async def _make_up_for_lost_time(running: Crosswire, now: float) -> None:
    """Move all limits by the time in which no worker ran: nobody could answer then."""
    before = await running.store.beat(now)
    if before is None or now - before < OUTAGE_S:
        return
    log.warning("no worker ran for %.0f s: limits move by that", now - before)
    for place in await running.store.timed():
        await running.desk.run(place, partial(_postponed, seconds=now - before), now=now)


def _postponed(table: Table, seconds: float) -> Taken[Table]:
    return Taken(table if table.due is None else table.but(due=table.due + seconds))


def _woken(table: Table, moment: Moment) -> Taken[Table]:
    return group.time_up(table, moment)


def _unreachable(table: Table, user: int) -> Taken[Table]:
    player = table.player(user)
    return Taken(table if player is None else table.with_player(player.but(ready=False)))


def _redis(url: str) -> Redis:
    # No retries of the client's own: after a lost reply it would run the commit a second time.
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_timeout=5, socket_connect_timeout=5)


def _secret(settings: Settings) -> str:
    """Return the webhook's secret; without one it is derived from the token, the same on every worker."""
    if settings.webhook_secret is not None:
        return settings.webhook_secret.get_secret_value()
    return hashlib.sha256(f"webhook/{settings.bot_token.get_secret_value()}".encode()).hexdigest()
