"""What Telegram, the webhook's own address and the store say: everything that the checks look at."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, TypeAlias
from urllib.parse import urlsplit, urlunsplit

import aiohttp
from redis import exceptions
from redis.asyncio import RedisCluster
from telegram import Bot, User, WebhookInfo

from tgbot.about import is_introduced
from tgbot.commands import has_menus
from tgbot.redis_address import Client, connect
from tgbot.webhook import SECRET_HEADER

PATIENCE_S = 10.0
ASKS_FOR_SECRET = 401  # what our webhook answers to a stranger

Clock: TypeAlias = Callable[[], float]


@dataclass(frozen=True, slots=True)
class TelegramFacts:
    """What Telegram says of the bot."""

    me: User
    hook: WebhookInfo
    introduced: bool  # menus and descriptions are there, in every language
    ahead_s: float | None  # this machine's clock against Telegram's; None where Telegram told no time


@dataclass(frozen=True, slots=True)
class Reach:
    """How the webhook's address answers: to a stranger, to who knows the secret, and to who asks for metrics."""

    stranger: int = 0
    telegram: int = 0
    metrics: int = 0
    trouble: str | None = None  # the kind of error, where there was no answer


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """What one server of the store says; in a cluster there are several."""

    about: Mapping[str, Any]  # INFO
    fsync: str | None  # None where the server does not tell
    ahead_s: float  # this machine's clock against the server's


@dataclass(frozen=True, slots=True)
class StoreFacts:
    """What the store says."""

    servers: tuple[ServerFacts, ...]
    dead_letters: int


async def ask_telegram(bot: Bot, url: str, clock: Clock) -> TelegramFacts:
    """Ask Telegram about the bot; raises python-telegram-bot's own errors."""
    me = await bot.get_me()
    introduced = await has_menus(bot) and await is_introduced(bot)
    return TelegramFacts(me, await bot.get_webhook_info(), introduced, await _ahead_of(url, clock))


async def ask_address(url: str, secret: str) -> Reach:
    """Knock at the webhook's address with an update that no bot can read: nothing changes by it.

    Only an address that asks for the secret is shown it.
    """
    named = {SECRET_HEADER.decode(): secret}
    parts = urlsplit(url)
    metrics = urlunsplit((parts.scheme, parts.netloc, "/metrics", "", ""))
    async with _session() as http:
        try:
            async with http.post(url, json={}, allow_redirects=False) as answer:
                stranger = answer.status
            if stranger != ASKS_FOR_SECRET:
                return Reach(stranger)
            async with http.post(url, json={}, headers=named, allow_redirects=False) as answer:
                telegram = answer.status
            async with http.get(metrics, allow_redirects=False) as answer:
                return Reach(stranger, telegram, answer.status)
        except (aiohttp.ClientError, TimeoutError) as error:
            return Reach(trouble=type(error).__name__)


async def ask_store(url: str, clock: Clock) -> StoreFacts:
    """Ask every server of the store; raises redis-py's own errors."""
    client = connect(url)
    try:
        if isinstance(client, RedisCluster):
            await client.initialize()
            servers = [await _ask_server(client, clock, target_nodes=node) for node in client.get_primaries()]
        else:
            servers = [await _ask_server(client, clock)]
        letters = 0
        with suppress(exceptions.MovedError):  # a cluster that is taken for one server: its role tells
            letters = int(await client.execute_command("LLEN", "dead"))
        return StoreFacts(tuple(servers), letters)
    finally:
        await client.aclose()


async def _ask_server(client: Client, clock: Clock, **where: Any) -> ServerFacts:
    seconds, micros = await client.execute_command("TIME", **where)
    ahead = clock() - (int(seconds) + int(micros) / 1e6)
    fsync = None
    with suppress(exceptions.ResponseError):  # a hosted server may keep its configuration to itself
        fsync = (await client.execute_command("CONFIG GET", "appendfsync", **where)).get("appendfsync")
    return ServerFacts(await client.execute_command("INFO", **where), fsync, ahead)


async def _ahead_of(url: str, clock: Clock) -> float | None:
    """Return how far this machine's clock is ahead of a web server's, which tells whole seconds."""
    async with _session() as http:
        with suppress(aiohttp.ClientError, TimeoutError, ValueError, KeyError):
            async with http.head(url, allow_redirects=False) as answer:
                return clock() - parsedate_to_datetime(answer.headers["Date"]).timestamp()
    return None


def _session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE_S))
