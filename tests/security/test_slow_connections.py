"""Connections that send a byte now and then, nothing, or headers without end: closed, and nobody else waits."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.faults.soak.readings import connections, resident_kb
from tests.integration.fleet import TOKEN, far_party
from tests.security.target import TALLY, Target
from tests.thorough import THOROUGH, long, some
from tgbot.app import webhook_secret
from tgbot.server import protocol, webhook

PATIENCE_S = 30.0
EVERY_S = 0.05  # between two bytes
MANY = 400 if THOROUGH else 60
WAVES = 4
MORE_KB = 3_000  # that a wave may leave in a worker's memory after the first: less than 8 KB for each connection

HEAD = "POST / HTTP/1.1\r\nHost: bot\r\n"


def says_nothing(_: str) -> tuple[str, str]:
    return "", ""


def drips_a_request_line(_: str) -> tuple[str, str]:
    return "POST /", "x"


def drips_headers(_: str) -> tuple[str, str]:
    return HEAD, "X-A: b\r\n"


def drips_empty_lines(_: str) -> tuple[str, str]:
    return "", "\r\n"


def drips_a_body_without_the_secret(_: str) -> tuple[str, str]:
    return f"{HEAD}Content-Length: 9999\r\n\r\n", " "


def drips_a_body_with_the_secret(secret: str) -> tuple[str, str]:
    return f"{HEAD}X-Telegram-Bot-Api-Secret-Token: {secret}\r\nContent-Length: 9999\r\n\r\n", " "


def drips_the_end_of_a_body_after_its_answer(_: str) -> tuple[str, str]:
    return f"{HEAD}Content-Length: 2\r\n\r\n", " "


Drip = Callable[[str], tuple[str, str]]
DRIPS: Sequence[Drip] = (
    says_nothing,
    drips_a_request_line,
    drips_headers,
    drips_empty_lines,
    drips_a_body_without_the_secret,
    drips_a_body_with_the_secret,
    drips_the_end_of_a_body_after_its_answer,
)


async def hang_on(port: int, drip: Drip, secret: str, every_s: float = EVERY_S) -> None:
    """Keep a connection busy with as little as possible, until the other side closes it."""
    TALLY.made += 1
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    begins, more = drip(secret)
    writer.write(begins.encode())

    async def dripping() -> None:
        while more:
            await asyncio.sleep(every_s)
            writer.write(more.encode())

    task = asyncio.create_task(dripping())
    try:
        with suppress(ConnectionError):
            while await reader.read(1000):
                pass
    finally:
        task.cancel()
        writer.close()


def port_of(target: Target) -> int:
    return urlsplit(target.url).port or 0


@pytest.mark.parametrize("drip", some(DRIPS), ids=lambda drip: drip.__name__)
async def test_slow_connections_are_closed_and_others_are_served(
    target: Target, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, drip: Drip
) -> None:
    monkeypatch.setattr(webhook, "BODY_TIMEOUT_S", 1.0)
    monkeypatch.setattr(protocol, "READ_TIMEOUT_S", 2.0)
    async with target.under_attack(caplog):
        slow = [asyncio.create_task(hang_on(port_of(target), drip, target.party.bot.secret)) for _ in range(MANY)]
        await target.party.play_round()
        await asyncio.wait_for(asyncio.gather(*slow), PATIENCE_S)


async def test_of_too_many_unfinished_requests_the_oldest_is_closed(
    target: Target, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "MAX_UNFINISHED", 10)
    slow = [asyncio.create_task(hang_on(port_of(target), drips_headers, "")) for _ in range(30)]
    await asyncio.wait(slow, timeout=1)
    assert sum(task.done() for task in slow) == 20
    await target.party.play_round()
    for task in slow:
        task.cancel()
    await asyncio.gather(*slow, return_exceptions=True)


async def test_headers_without_end_are_cut_off(target: Target, caplog: pytest.LogCaptureFixture) -> None:
    async with target.under_attack(caplog):
        for begins in ("POST /", HEAD, HEAD + "X-A: ", f"{HEAD}Transfer-Encoding: chunked\r\n\r\n0\r\nX-A: "):
            sent = await asyncio.wait_for(_pour(port_of(target), begins), PATIENCE_S)
            assert sent < 20 * protocol.MAX_HEAD_LEN, begins  # what fits into the sockets' buffers goes along


async def _pour(port: int, begins: str) -> int:
    """Send without end; return how much was taken until the other side closed."""
    TALLY.made += 1
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(begins.encode())
    sent, part = 0, b"y" * (1 << 16)
    with suppress(ConnectionError):
        while not writer.is_closing():
            writer.write(part)
            await writer.drain()
            sent += len(part)
    writer.close()
    return sent


@long
async def test_waves_of_slow_connections_leave_nothing_in_a_worker(tmp_path: Path) -> None:
    """A worker in a process of its own, with the limits that it really has."""
    async with far_party(tmp_path) as party:
        await party.sit_down()
        assert party.worker.process is not None
        pid, port = party.worker.process.pid, party.worker.port
        left = []
        for _ in range(WAVES):
            async with _wave(port):
                await party.say(party.users[0], "/board")
            left.append(resident_kb(pid))
        await party.play_round()
        assert connections(pid, {port: "slow"})["slow"] <= 1  # the balancer's own
        assert left[-1] - left[0] < (WAVES - 1) * MORE_KB, left


@asynccontextmanager
async def _wave(port: int) -> AsyncIterator[None]:
    """Keep many connections busy, of every kind, and wait until all are closed."""
    kinds = itertools.islice(itertools.cycle(DRIPS), MANY)
    slow = [asyncio.create_task(hang_on(port, drip, webhook_secret(TOKEN), 0.5)) for drip in kinds]
    yield
    await asyncio.wait_for(asyncio.gather(*slow), PATIENCE_S + protocol.READ_TIMEOUT_S)
