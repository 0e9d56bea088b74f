"""A local Telegram that knows one token, for bots in other processes and in this one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving

TOKEN = "4000000001:a-token-of-the-local-telegram-only"


@dataclass(frozen=True)
class Telegram:
    """A local Telegram in this process, and where it answers."""

    address: str
    local: LocalTelegram
    people: People


@asynccontextmanager
async def running_telegram() -> AsyncIterator[Telegram]:
    """Run a local Telegram until the block ends."""
    local = LocalTelegram(token=TOKEN)
    people = People(local)
    async with serving(local_telegram(local, people), loopback_socket()) as address:
        yield Telegram(address, local, people)
