"""The command line: a mistake of the operator's is one line, and stopping is clean."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import redis

from tests.integration.servers import server
from tests.thorough import long
from tests.unit.tgbot.admin.telegrams import TOKEN, running_telegram
from tgbot.cli.main import MAY_PASS, MISTAKE, main
from tgbot.server.listen import loopback_socket
from tgbot.server.webhook import dead_letter
from tgbot.store.redis.embedded import embedded_valkey

pytestmark = pytest.mark.xdist_group("cli")

ROOT = Path(__file__).parents[2]
OTHER_TOKEN = "4000000001:a-token-that-telegram-never-gave-out"
PATIENCE_S = 30.0


@pytest.fixture(autouse=True)
def _clean_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Run in an empty folder, with none of our settings; put the logs back afterwards."""
    for name in ("BOT_TOKEN", "WEBHOOK_URL", "WEBHOOK_SECRET", "REDIS_URL", "HOST", "PORT", "DATA_FOLDER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = MISTAKE) -> str:
    """Run a command that cannot work, and return the one line that says why."""
    assert main(arguments) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err.strip()


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--help"])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    assert all(
        f"\n    {command} " in shown
        for command in ("play", "setup", "doctor", "serve", "poll", "run", "letters", "backup", "restore")
    )


def test_dead_letters_are_listed_and_what_players_wrote_only_on_request(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    assert "no embedded store in data" in refused(capsys, "letters")
    with embedded_valkey(tmp_path / "data") as url, redis.Redis.from_url(url) as client:
        monkeypatch.setenv("REDIS_URL", url)
        assert main(["letters"]) == 0
        assert capsys.readouterr().out == "No dead letters.\n"
        client.lpush("dead", dead_letter("KeyError at play.py:7", b'{"text": "my clue"}'))
        assert main(["letters"]) == 0
        shown = capsys.readouterr().out
        assert "KeyError at play.py:7" in shown
        assert "my clue" not in shown
        assert main(["letters", "--updates"]) == 0
        assert '{"text": "my clue"}' in capsys.readouterr().out


@pytest.mark.parametrize("running", [True, False])
def test_dead_letters_of_the_embedded_store_are_listed_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, running: bool
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    with embedded_valkey(tmp_path / "data") as url, redis.Redis.from_url(url) as client:
        client.lpush("dead", dead_letter("KeyError at play.py:7", b"{}"))
        if running:
            assert main(["letters"]) == 0
    if not running:
        assert main(["letters"]) == 0
    assert "KeyError at play.py:7" in capsys.readouterr().out


@pytest.mark.parametrize(
    "url", ["redis://127.0.0.1:1/0", "redis+cluster://127.0.0.1:1", "redis+sentinel://127.0.0.1:1/games"]
)
def test_a_store_that_is_not_there_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("REDIS_URL", url)
    assert "REDIS_URL: the store cannot be reached" in refused(capsys, "poll", code=MAY_PASS)


@pytest.mark.parametrize("kind", ["redis", pytest.param("redis+cluster", marks=long)])
def test_a_store_that_refuses_the_login_is_a_mistake_in_the_settings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, kind: str
) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    with server(tmp_path / "store") as store:
        store.client.config_set("requirepass", "a-password")
        monkeypatch.setenv("REDIS_URL", f"{kind}://:another-password@127.0.0.1:{store.port}")
        line = refused(capsys, "poll")
    assert line.startswith("REDIS_URL: the store refuses this user or password")
    assert "another-password" not in line


def test_play_on_a_taken_port(capsys: pytest.CaptureFixture[str]) -> None:
    with loopback_socket() as taken:
        taken.listen()
        port = str(taken.getsockname()[1])
        line = refused(capsys, "play", "--no-browser", "--port", port)
    assert port in line
    assert "--port" in line


def test_play_on_a_port_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--port" in refused(capsys, "play", "--no-browser", "--port", "65536")


@pytest.mark.parametrize("command", ["serve", "poll", "run"])
def test_no_token(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert refused(capsys, command).startswith("BOT_TOKEN: set it in the environment or in .env")


def test_serve_needs_an_address(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    assert refused(capsys, "serve").startswith("WEBHOOK_URL: ")


def test_serve_on_a_taken_port(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("WEBHOOK_URL", "https://example.org/")
    with loopback_socket() as taken:
        taken.listen()
        monkeypatch.setenv("PORT", str(taken.getsockname()[1]))
        assert refused(capsys, "serve").startswith("PORT: ")


def test_a_redis_that_is_not_there(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with loopback_socket() as free:
        port = free.getsockname()[1]
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("REDIS_URL", f"redis://:a-password@127.0.0.1:{port}/0")
    line = refused(capsys, "poll", code=MAY_PASS)
    assert line.startswith("REDIS_URL: ")
    assert "a-password" not in line


def test_a_telegram_that_cannot_be_reached(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with loopback_socket() as free:
        port = free.getsockname()[1]
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    monkeypatch.setenv("TELEGRAM_URL", f"http://127.0.0.1:{port}")
    line = refused(capsys, "poll", code=MAY_PASS)
    assert line.startswith("Telegram cannot be reached")
    assert TOKEN not in line


async def run(folder: Path, command: str, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    """Run the bot in a process of its own."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tgbot", command, *arguments),
        cwd=folder,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


async def test_a_token_that_telegram_does_not_know(tmp_path: Path) -> None:
    async with running_telegram() as telegram:
        bot = await run(tmp_path, "poll", BOT_TOKEN=OTHER_TOKEN, TELEGRAM_URL=telegram.address)
        out, errors = await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    assert (bot.returncode, out) == (2, b"")
    assert errors.decode().startswith("BOT_TOKEN: Telegram does not know this token.")
    assert errors.count(b"\n") == 1
    assert OTHER_TOKEN.encode() not in errors


async def test_ctrl_c_ends_local_play_with_a_word(tmp_path: Path) -> None:
    with loopback_socket() as free:
        port = free.getsockname()[1]
    play = await run(tmp_path, "play", "--no-browser", "--port", str(port))
    assert play.stdout is not None
    assert (await asyncio.wait_for(play.stdout.readline(), PATIENCE_S)).startswith(b"Crosswire is ready")
    play.send_signal(signal.SIGINT)
    out, errors = await asyncio.wait_for(play.communicate(), PATIENCE_S)
    assert (play.returncode, errors) == (0, b"")
    assert out.decode().split("\n")[2:] == [
        "Stopping ...",
        "Crosswire has stopped; these phones and their games are gone.",
        "",
    ]


@pytest.mark.parametrize("command", ["serve", pytest.param("poll", marks=long)])
async def test_sigterm_stops_it_cleanly(tmp_path: Path, command: str) -> None:
    with loopback_socket() as free:
        port = free.getsockname()[1]
    hook = {"WEBHOOK_URL": f"http://127.0.0.1:{port}/", "PORT": str(port)} if command == "serve" else {}
    async with running_telegram() as telegram:
        bot = await run(tmp_path, "run", BOT_TOKEN=TOKEN, TELEGRAM_URL=telegram.address, **hook)
        assert bot.stdout is not None
        line = (await asyncio.wait_for(bot.stdout.readline(), PATIENCE_S)).decode()
        assert line.startswith("@crosswire_local_bot ")
        assert (telegram.local.webhook.hook is not None) == (command == "serve")
        bot.send_signal(signal.SIGTERM)
        _, errors = await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    assert (bot.returncode, errors) == (0, b"")
    assert not (tmp_path / "data" / "address").exists()  # its store has stopped with it


@long
async def test_an_address_that_telegram_does_not_deliver_to(tmp_path: Path) -> None:
    with loopback_socket() as free:
        port = free.getsockname()[1]
    hook = {"WEBHOOK_URL": "https://example.org/", "PORT": str(port)}
    async with running_telegram() as telegram:
        bot = await run(tmp_path, "serve", BOT_TOKEN=TOKEN, TELEGRAM_URL=telegram.address, **hook)
        out, errors = await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    assert (bot.returncode, out) == (2, b"")
    line = errors.decode()
    assert line.startswith("WEBHOOK_URL: Telegram refuses it: ")
    assert "delivers to this machine only" in line
    assert line.count("\n") == 1


@pytest.mark.parametrize("failing", [False, True])
async def test_the_webhook_is_registered_with_all_that_telegram_needs_also_when_it_asks_to_wait_or_fails(
    tmp_path: Path, failing: bool
) -> None:
    """Workers that start together set the same menus and the same webhook: Telegram lets some of them wait."""
    with loopback_socket() as free:
        port = free.getsockname()[1]
    hook = {"WEBHOOK_URL": f"http://127.0.0.1:{port}/", "PORT": str(port), "WEBHOOK_CONNECTIONS": "33"}
    async with running_telegram() as telegram:
        for method in ("setMyCommands", "setWebhook"):
            if failing:
                telegram.local.faults.fail(method, 502)
            else:
                telegram.local.faults.flood(method, 1)
        bot = await run(tmp_path, "serve", BOT_TOKEN=TOKEN, TELEGRAM_URL=telegram.address, **hook)
        assert bot.stdout is not None
        line = (await asyncio.wait_for(bot.stdout.readline(), PATIENCE_S)).decode()
        registered, allowed = telegram.local.webhook.hook, telegram.local.updates.allowed
        bot.send_signal(signal.SIGTERM)
        await asyncio.wait_for(bot.communicate(), PATIENCE_S)
    assert line.startswith("@crosswire_local_bot ")
    assert bot.returncode == 0
    assert registered is not None
    assert (registered.url, registered.max_connections) == (hook["WEBHOOK_URL"], 33)
    assert len(registered.secret) >= 32
    assert TOKEN.partition(":")[2] not in registered.secret
    assert {"message", "edited_message", "callback_query", "inline_query", "my_chat_member"} <= allowed
