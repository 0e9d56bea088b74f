"""The input of the checks: answers of Telegram, of the webhook's own address and of the store."""

import ssl
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

from tgbot.handlers.menus import menus
from tgbot.server.webhook import SECRET_HEADER
from tgbot.store.redis.connection import Client, connect
from tgbot.store.redis.dead_letters import KEY as DEAD_LETTERS
from tgbot.telegram.menus import has_menus
from tgbot.telegram.profile import is_introduced

TIMEOUT_S = 10.0
ASKS_FOR_SECRET = 401  # our webhook's answer to a request without the secret

Clock: TypeAlias = Callable[[], float]


@dataclass(frozen=True, slots=True)
class TelegramFacts:
    """Telegram's answers about the bot."""

    me: User
    hook: WebhookInfo
    introduced: bool  # menus and descriptions are set, in every language
    ahead_s: float | None  # this machine's clock minus Telegram's; None if Telegram sent no date


@dataclass(frozen=True, slots=True)
class Reach:
    """HTTP statuses of the webhook's address: without the secret, with it, and for /metrics."""

    stranger: int = 0
    telegram: int = 0
    metrics: int = 0
    trouble: str | None = None  # the kind of error, if there was no answer
    certificate: str | None = None  # why the address's certificate was refused, if it was


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """The answers of one server of the store; a cluster has several."""

    about: Mapping[str, Any]  # INFO
    fsync: str | None  # None if the server does not allow CONFIG
    ahead_s: float  # this machine's clock minus the server's


@dataclass(frozen=True, slots=True)
class StoreFacts:
    """The answers of the store."""

    servers: tuple[ServerFacts, ...]
    dead_letters: int


async def ask_telegram(bot: Bot, url: str, clock: Clock) -> TelegramFacts:
    """Query Telegram about the bot; raises python-telegram-bot's own errors."""
    me = await bot.get_me()
    introduced = await has_menus(bot, menus()) and await is_introduced(bot)
    return TelegramFacts(me, await bot.get_webhook_info(), introduced, await _ahead_of(url, clock))


async def ask_address(url: str, secret: str) -> Reach:
    """Post an unreadable update to the webhook's address, which changes nothing.

    The secret is sent only to an address that requires it.
    """
    headers = {SECRET_HEADER.decode(): secret}
    parts = urlsplit(url)
    metrics = urlunsplit((parts.scheme, parts.netloc, "/metrics", "", ""))
    async with _session() as http:
        try:
            async with http.post(url, json={}, allow_redirects=False) as answer:
                stranger = answer.status
            if stranger != ASKS_FOR_SECRET:
                return Reach(stranger)
            async with http.post(url, json={}, headers=headers, allow_redirects=False) as answer:
                telegram = answer.status
            async with http.get(metrics, allow_redirects=False) as answer:
                return Reach(stranger, telegram, answer.status)
        except aiohttp.ClientConnectorCertificateError as error:
            why = error.certificate_error
            return Reach(certificate=why.verify_message if isinstance(why, ssl.SSLCertVerificationError) else "")
        except (aiohttp.ClientError, TimeoutError) as error:
            return Reach(trouble=type(error).__name__)


async def ask_store(url: str, clock: Clock) -> StoreFacts:
    """Query every server of the store; raises redis-py's own errors."""
    client = connect(url)
    try:
        if isinstance(client, RedisCluster):
            await client.initialize()
            servers = [await _ask_server(client, clock, target_nodes=node) for node in client.get_primaries()]
        else:
            servers = [await _ask_server(client, clock)]
        letters = 0
        with suppress(exceptions.MovedError):  # a cluster node addressed as a single server: the role check reports it
            letters = int(await client.execute_command("LLEN", DEAD_LETTERS))
        return StoreFacts(tuple(servers), letters)
    finally:
        await client.aclose()


async def _ask_server(client: Client, clock: Clock, **where: Any) -> ServerFacts:
    seconds, micros = await client.execute_command("TIME", **where)
    ahead = clock() - (int(seconds) + int(micros) / 1e6)
    fsync = None
    with suppress(exceptions.ResponseError):  # a hosted server may not allow CONFIG
        fsync = (await client.execute_command("CONFIG GET", "appendfsync", **where)).get("appendfsync")
    return ServerFacts(await client.execute_command("INFO", **where), fsync, ahead)


async def _ahead_of(url: str, clock: Clock) -> float | None:
    """This machine's clock minus a web server's, which has whole seconds."""
    async with _session() as http:
        with suppress(aiohttp.ClientError, TimeoutError, ValueError, KeyError):
            async with http.head(url, allow_redirects=False) as answer:
                return clock() - parsedate_to_datetime(answer.headers["Date"]).timestamp()
    return None


def _session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=TIMEOUT_S))
