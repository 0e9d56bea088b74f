"""The embedded store killed under the running bot: it comes back with all it has acknowledged, or the bot ends."""

import asyncio
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import redis

from tests.integration import party as parties
from tests.integration.party import House, until
from tests.integration.servers import free_port
from tests.integration.showing import redis_of
from tests.integration.test_webhook import deliver, tap
from tests.thorough import some
from tests.unit.tgbot.admin.telegrams import TOKEN, running_telegram
from tgbot.server.listen import listening_socket
from tgbot.store.redis.embedded import embedded_store
from tgbot.store.redis.supervisor import StoreLost, supervised
from tgbot.tables.buttons import Join
from tgbot.tables.model import Stage

pytestmark = pytest.mark.xdist_group("supervisor")

ROOT = Path(__file__).parents[2]
PATIENCE_S = 30.0
# The bot as it is, but for how long it tries.
HASTY = """
import sys
from tgbot.store.redis import supervisor
from tgbot.cli.main import main
supervisor.GIVE_UP_S, supervisor.MAX_WAIT_S = 0.5, 0.2
sys.exit(main(sys.argv[1:]))
"""


def kill(url: str) -> int:
    """Kill the server where it stands; return its process id."""
    with redis.Redis.from_url(url) as client:
        pid = int(client.info("server")["process_id"])
    os.kill(pid, signal.SIGKILL)
    return pid


def answers(url: str) -> bool:
    port = int(url.rpartition(":")[2])
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(5) == b"+PONG"
    except OSError:
        return False


def url_of(house: House) -> str:
    pool: Any = redis_of(house.bot.store)
    return f"redis://127.0.0.1:{pool.connection_pool.connection_kwargs['port']}"


async def ready(house: House) -> int:
    async with aiohttp.ClientSession() as http, http.get(f"{house.address}/webhook/readyz") as answer:
        return answer.status


async def test_a_killed_store_comes_back_with_its_games_and_updates_are_taken_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "tgbot.store.redis.supervisor")
    monkeypatch.setattr("tgbot.store.redis.supervisor.MIN_WAIT_S", 0.4)  # long enough to look at it
    async with parties.house() as house:
        party = await parties.gather(house)
        ana, bo, _ = party.users
        await party.say(ana, "/play")
        await party.tap(bo, Join())
        before = await party.bot.store.load(party.place)
        _, data = party.button(party.group.id, Join())
        url, again = url_of(house), tap(party, party.users[2], data, 10**12)
        for time in (1, 2):
            kill(url)
            refused = await deliver(house.bot.service(), again, secret=house.bot.secret)
            assert (refused.status, refused.headers["retry-after"]) == (503, "2")
            assert await ready(house) == 503
            await until(lambda: len(told(caplog)) == 2 * time)  # noqa: B023 - it is waited for here
            assert await ready(house) == 200
        assert await party.bot.store.load(party.place) == before
        taken = await deliver(house.bot.service(), again, secret=house.bot.secret)
        assert taken.status == 200
        await party.settle()
        table = await party.table()
        assert (table.stage, len(table.players)) == (Stage.LOBBY, 3)
    said = told(caplog)
    died = ("WARNING", "the embedded store died (exit code -9); it is started again")
    assert said[0::2] == [died, died]
    assert all(level == "INFO" and text.startswith("the embedded store is back after") for level, text in said[1::2])


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """Return what the supervisor has logged: level and message."""
    return [
        (record.levelname, record.getMessage())
        for record in caplog.records
        if record.name == "tgbot.store.redis.supervisor"
    ]


async def test_a_port_that_was_taken_meanwhile_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tgbot.store.redis.supervisor.MIN_WAIT_S", 0.3)
    with embedded_store(tmp_path) as store:
        async with supervised(store):
            kill(store.url)
            await until(lambda: not answers(store.url))
            with listening_socket("127.0.0.1", store.server.port) as taken:
                taken.listen()
                await asyncio.sleep(1)
                assert store.exit_code() is not None
            await until(lambda: answers(store.url))


async def test_where_the_store_cannot_be_started_again_the_block_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tgbot.store.redis.supervisor.GIVE_UP_S", 0.2)
    folder = tmp_path / "data"
    with embedded_store(folder) as store:

        async def bereaved() -> None:
            async with supervised(store):
                make_unusable(folder)
                kill(store.url)
                await asyncio.sleep(PATIENCE_S)

        with pytest.raises(StoreLost, match="could not be started again") as lost:
            await bereaved()
    assert "\n" not in str(lost.value)


async def test_an_orderly_stop_is_no_death(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with embedded_store(tmp_path) as store:
        async with supervised(store):
            assert await asyncio.to_thread(answers, store.url)
    assert not answers(store.url)
    assert caplog.records == []


def make_unusable(folder: Path) -> None:
    """Put a file in the place of a folder."""
    shutil.rmtree(folder)
    folder.write_text("")


@asynccontextmanager
async def running(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a command of the bot in a process group of its own, which has said that it is ready."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HASTY, *arguments),
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "BOT_TOKEN": TOKEN, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


def arguments(command: str) -> tuple[list[str], dict[str, str]]:
    port = str(free_port())
    if command == "play":
        return ["play", "--no-browser", "--port", port, "--data", "data"], {}
    return [command], {"WEBHOOK_URL": f"http://127.0.0.1:{port}/", "PORT": port} if command == "serve" else {}


@pytest.mark.parametrize("command", some(["serve", "poll", "play"]))
async def test_a_bot_whose_store_is_lost_ends_with_one_line_and_exit_code_1(tmp_path: Path, command: str) -> None:
    """Not 2: the systemd unit takes that for a mistake in the settings, and does not start the bot again."""
    given, settings = arguments(command)
    async with (
        running_telegram() as telegram,
        running(tmp_path, *given, TELEGRAM_URL=telegram.address, **settings) as bot,
    ):
        url = (tmp_path / "data" / "address").read_text()
        make_unusable(tmp_path / "data")
        kill(url)
        _, errors = await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    lines = errors.decode().splitlines()
    assert bot.returncode == 1, lines
    assert lines[-1] == (
        "The embedded Valkey server died and could not be started again within 0.5 s; its log is in data."
    )
    assert not any(word in errors for word in (b"Traceback", b"ERROR", b"never retrieved"))


async def test_ctrl_c_reaches_the_bot_and_not_its_store(tmp_path: Path) -> None:
    """A terminal sends it to both; the store is needed until the bot has stopped."""
    given, settings = arguments("serve")
    async with (
        running_telegram() as telegram,
        running(tmp_path, *given, TELEGRAM_URL=telegram.address, **settings) as bot,
    ):
        os.killpg(bot.pid, signal.SIGINT)
        _, errors = await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    assert (bot.returncode, errors) == (0, b"")
    assert b"Received SIGINT" not in (tmp_path / "data" / "valkey.log").read_bytes()
