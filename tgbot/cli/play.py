"""Local play: the bot, an embedded store, a local Telegram and its page, on one port of this machine."""

import asyncio
import os
import secrets
import tempfile
import time
import webbrowser
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from pydantic import SecretStr
from starlette.routing import Mount
from starlette.types import ASGIApp, Receive, Scope, Send

from tgbot.app import Crosswire, crosswire
from tgbot.playground.local import LocalTelegram
from tgbot.playground.people import People
from tgbot.playground.seed import seed
from tgbot.playground.server import local_telegram
from tgbot.server.listen import loopback_socket, serving
from tgbot.settings import Settings
from tgbot.telegram.profile import introduce

CONNECTIONS = 40
DRAIN_S = 5.0


class PortTaken(Exception):
    """The port cannot be used; the message says what to do."""


class _Later:
    """A proxy for an app that is not ready yet: the bot must query Telegram before it can accept updates."""

    def __init__(self) -> None:
        self.app: ASGIApp | None = None
        self._under_way: set[asyncio.Task[object]] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        task = asyncio.current_task()
        if self.app is None or task is None:
            await send({"type": "http.response.start", "status": 503, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        self._under_way.add(task)
        try:
            await self.app(scope, receive, send)
        finally:
            self._under_way.discard(task)

    async def drained(self) -> None:
        """Stop taking updates, and wait for those that are being handled: they still need the store."""
        self.app = None
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=DRAIN_S)


@asynccontextmanager
async def playground(
    port: int, data: Path | None = None, *, limited: bool = False
) -> AsyncIterator[tuple[str, LocalTelegram, People, Crosswire]]:
    """Run everything until the block ends; yields the address, the local Telegram, its users and the bot.

    Rate limits are off by default: a local server does not need them.
    """
    try:
        listening = loopback_socket(port)
    except OSError as error:
        raise PortTaken(f"Port {port} cannot be used: {error.strerror}. Choose another with --port.") from error
    async with AsyncExitStack() as stack:
        folder = data or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="crosswire-")))
        # New ids each time: a reused folder remembers messages of an earlier world.
        token = f"{secrets.randbelow(10**9):09d}:{secrets.token_urlsafe(30)}"
        local = LocalTelegram(token=token, first_id=int(time.time()) % 100_000_000)
        local.limits.on = limited
        people = People(local)
        seed(people)
        later = _Later()
        app = local_telegram(local, people, more=[Mount("/webhook", app=later)])
        address = await stack.enter_async_context(serving(app, listening))
        stack.callback(local.phones.close)
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            bot_token=SecretStr(token),
            telegram_url=address,
            data_folder=folder,
            redis_url=None,
            telegram_limits=limited,
            flood_control=limited,
        )
        bot = await stack.enter_async_context(crosswire(settings))
        later.app = bot.service()
        stack.push_async_callback(later.drained)
        await bot.set_menus()
        await introduce(bot.bot)
        await bot.register(f"{address}/webhook/", CONNECTIONS)
        stack.callback(local.webhook.set, None)  # before the bot stops: later deliveries would find no store
        yield address, local, people, bot


def open_browser(address: str) -> None:
    """Open the page if there is a desktop."""
    if (
        os.environ.get("DISPLAY")
        or os.environ.get("WAYLAND_DISPLAY")
        or os.name == "nt"
        or os.uname().sysname == "Darwin"
    ):
        webbrowser.open(address)
