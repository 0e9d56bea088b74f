"""Every command in README and docs works as it is written."""

import ast
import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.commands import HOW, Covered, Run
from tests.docs.pages import PAGES, ROOT, commands
from tests.docs.rooms import make_room
from tests.integration.servers import Server, free_port, server
from tests.thorough import long
from tests.unit.tgbot.admin.telegrams import TOKEN, running_telegram

pytestmark = pytest.mark.xdist_group("docs")

PATIENCE_S = 120.0
WRITTEN = {command: page.relative_to(ROOT) for page in PAGES for command in commands(page)}
RUNS = {command: how for command, how in HOW.items() if isinstance(how, Run)}


@pytest.fixture(scope="module")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("valkey")) as one:
        yield one


@pytest.fixture
def room(tmp_path: Path) -> Path:
    make_room(tmp_path)
    return tmp_path


def test_every_command_has_a_check_and_every_check_a_command() -> None:
    assert {command: page for command, page in WRITTEN.items() if command not in HOW} == {}
    assert HOW.keys() - WRITTEN.keys() == set()


@pytest.mark.parametrize("by", sorted({how.by for how in HOW.values() if isinstance(how, Covered)}))
def test_what_stands_for_a_command_is_there(by: str) -> None:
    path, _, name = by.partition("::")
    if name:
        module = ast.parse((ROOT / path).read_text("utf-8"))
        assert name in {node.name for node in module.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        return
    stood_for = {command for command, how in HOW.items() if how == Covered(path)}
    assert stood_for <= set((ROOT / path).read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    "command", [pytest.param(command, marks=[long] if how.long else []) for command, how in RUNS.items()]
)
async def test_a_command_works(command: str, room: Path, valkey: Server) -> None:
    how, made = RUNS[command], left(RUNS[command], room)
    for path in made:
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    async with running_telegram() as telegram:
        known = {"token": TOKEN, "room": str(room), "store": valkey.url, "port": str(free_port())}
        settings = {name: text.format(**known) for name, text in how.settings.items()}
        for old, new in how.instead.items():
            command = command.replace(old, new.format(**known))
        process = await asyncio.create_subprocess_exec(
            *("bash", "-c", command),
            cwd=room / "project",
            env={
                "PATH": f"{room}/project/.venv/bin:{os.environ['PATH']}",
                "TELEGRAM_URL": telegram.address,
                **settings,
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        shown = await (ended(process) if how.until is None else stopped(process, how.until))
    assert how.until is not None or process.returncode == 0, shown
    assert "Traceback" not in shown
    assert TOKEN not in shown
    assert [path for path in made if not path.exists()] == []


async def ended(process: asyncio.subprocess.Process) -> str:
    """Return all that a command prints until its end."""
    shown, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    return shown.decode()


async def stopped(process: asyncio.subprocess.Process, until: str) -> str:
    """Wait until a command prints that it works, press Ctrl-C, and return all that it printed."""
    assert process.stdout is not None
    shown = ""
    while until not in shown:
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)).decode()
        assert line, shown
        shown += line
    os.killpg(process.pid, signal.SIGINT)  # Ctrl-C reaches make and what it runs
    return shown + await ended(process)


def left(how: Run, room: Path) -> list[Path]:
    """Return what a command leaves: in the project, or elsewhere on the machine."""
    return [room / name if name.startswith(("opt/", "etc/")) else room / "project" / name for name in how.leaves]
