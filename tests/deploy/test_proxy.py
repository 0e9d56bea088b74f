"""Caddy with our Caddyfile, between Telegram and a worker: the webhook passes, everything else stays inside."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.dockerfile import ROOT
from tests.integration.party import until
from tests.integration.servers import free_port
from tests.unit.tgbot.admin.telegrams import TOKEN, running_telegram
from tgbot.server.listen import loopback_socket
from tgbot.server.webhook import SECRET_HEADER

CADDY = ROOT / ".venv-deploy/bin/caddy"
PATIENCE_S = 60.0
SECRET = "a-secret-of-this-test"

pytestmark = [
    pytest.mark.xdist_group("proxy"),
    pytest.mark.skipif(not CADDY.exists(), reason="Caddy is not installed: make deploy"),
]


@asynccontextmanager
async def running(*command: str | Path, folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a program until the block ends."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "PYTHONPATH": str(ROOT), **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.terminate()
        await process.wait()


async def test_the_webhook_passes_and_everything_else_stays_inside(tmp_path: Path) -> None:
    outside, inside = free_port(), free_port()
    text = (ROOT / "deploy/Caddyfile").read_text()
    for ours, here in (("a bot 8080", f"a localhost {inside}"), ("lb_try_duration 10s", "lb_try_duration 60s")):
        assert ours in text
        text = text.replace(ours, here)
    config = tmp_path / "Caddyfile"
    config.write_text("{\n\tadmin off\n}\n" + text)
    site = f"http://localhost:{outside}"
    caddy = (CADDY, "run", "--adapter", "caddyfile", "--config", config)
    bot = (sys.executable, "-m", "tgbot", "serve")
    async with (
        running_telegram() as telegram,
        running(*caddy, folder=tmp_path, DOMAIN=site),
        aiohttp.ClientSession(site) as http,
    ):
        await until(lambda: listening(outside))
        waiting = asyncio.create_task(status(http, "POST", "/telegram"))  # no worker is there yet
        settings = {
            "BOT_TOKEN": TOKEN,
            "TELEGRAM_URL": telegram.address,
            "PORT": str(inside),
            "WEBHOOK_SECRET": SECRET,
        }
        async with running(*bot, folder=tmp_path, WEBHOOK_URL=f"{site}/telegram", **settings) as worker:
            assert worker.stdout is not None
            assert await asyncio.wait_for(worker.stdout.readline(), PATIENCE_S)
            assert await waiting == 401  # it waited for one, and then was asked for the secret
            inner = {path: await status(http, "GET", path) for path in ("/", "/metrics", "/healthz", "/readyz")}
            assert inner == dict.fromkeys(inner, 404)
            # With the secret, since a worker answers 401 before it reads the body, and Caddy may pass that on first.
            assert await status(http, "POST", "/telegram", b"x" * 2_000_000, SECRET) == 413
            telegram.people.start(telegram.people.add("Ada").id)
            await until(lambda: any(call.method == "sendMessage" for call in telegram.local.world.calls))


async def status(http: aiohttp.ClientSession, method: str, path: str, body: bytes = b"", secret: str = "") -> int:
    async with http.request(method, path, data=body, headers={SECRET_HEADER.decode(): secret}) as answer:
        return answer.status


def listening(port: int) -> bool:
    try:
        loopback_socket(port).close()
    except OSError:
        return True
    return False
