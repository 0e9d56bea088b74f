"""Processes under measurement: bots of every kind, and the Valkey servers that they keep their tables in."""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from bench.telegram import TOKEN
from tests.integration import servers

ROOT = Path(__file__).parent.parent
SECRET = "the-bare-telegram-knows-it"  # noqa: S105 - nobody else takes it
PATIENCE_S = 30.0
_TICKS = os.sysconf("SC_CLK_TCK")
_EVERY_SECOND = ("--appendfsync", "everysec")


@dataclass(frozen=True, slots=True)
class Kind:
    """A bot to be measured: its name, what runs it, and whether that needs the peers' environment."""

    name: str
    program: tuple[str, ...]
    peer: bool = False


OURS = Kind("Crosswire", ("-m", "tgbot", "serve"))
RAW = Kind("raw ASGI floor", ("-m", "bench.peers.raw"))
AIOGRAM = Kind("aiogram 3", ("-m", "bench.peers.aiogram_webhook"), peer=True)
PTB_STARLETTE = Kind("PTB in Starlette", ("-m", "bench.peers.ptb_starlette"), peer=True)
PTB_WEBHOOK = Kind("PTB run_webhook", ("-m", "bench.peers.ptb_webhook"), peer=True)
KINDS = (OURS, RAW, AIOGRAM, PTB_STARLETTE, PTB_WEBHOOK)


@dataclass(frozen=True, slots=True)
class Worker:
    """A running bot."""

    port: int
    pid: int

    @property
    def url(self) -> str:
        """Return where it takes updates."""
        return f"http://127.0.0.1:{self.port}/"

    def cpu(self) -> float:
        """Return the seconds of processor time that it has used, of all its threads."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / _TICKS

    def megabytes(self) -> float:
        """Return the memory it holds."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


@asynccontextmanager
async def worker(kind: Kind, telegram: str, redis: str, python: str = sys.executable) -> AsyncIterator[Worker]:
    """Run a bot on the last of the processors, where nothing else of the benchmark runs."""
    port = servers.free_port()
    settings = {
        "BOT_TOKEN": TOKEN,
        "WEBHOOK_URL": f"http://127.0.0.1:{port}/",
        "WEBHOOK_SECRET": SECRET,
        "PORT": str(port),
        "TELEGRAM_URL": telegram,
        "REDIS_URL": redis,
        "TELEGRAM_LIMITS": "false",
        "FLOOD_CONTROL": "false",
        "LOG_LEVEL": "WARNING",
    }
    process = await asyncio.create_subprocess_exec(
        python, *kind.program, cwd=ROOT, env=_environment(settings), stdout=subprocess.DEVNULL
    )
    _pin(process.pid, last=True)
    try:
        await _answers(port)
        yield Worker(port, process.pid)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE_S)
        except TimeoutError:
            process.kill()
            await process.wait()


@contextmanager
def valkey(folder: Path) -> Iterator[str]:
    """Run a Valkey server with an append-only file, as operators have it; gives its address."""
    with servers.server(folder, *_EVERY_SECOND) as server:
        _pin_server(server)
        yield server.url


@contextmanager
def valkey_cluster(folder: Path, count: int) -> Iterator[str]:
    """Run a cluster of so many Valkey servers; gives its address."""
    with servers.cluster(folder, count=count, options=_EVERY_SECOND) as nodes:
        for node in nodes:
            _pin_server(node)
        yield "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in nodes)


def _pin_server(server: servers.Server) -> None:
    if server.process is not None:
        _pin(server.process.pid, last=False)


def pin_driver() -> None:
    """Keep the benchmark itself off the processor that bots run on."""
    _pin(0, last=False)


def _pin(pid: int, *, last: bool) -> None:
    processors: Sequence[int] = sorted(os.sched_getaffinity(os.getppid()))
    if len(processors) > 1:
        os.sched_setaffinity(pid, processors[-1:] if last else processors[:-1])


def _environment(settings: Mapping[str, str]) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings}


async def _answers(port: int) -> None:
    """Wait until the port is listened on."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return


def session(connections: int) -> aiohttp.ClientSession:
    """Return what delivers updates, as Telegram does: over so many connections at most."""
    headers = {"X-Telegram-Bot-Api-Secret-Token": SECRET, "Content-Type": "application/json"}
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=connections), headers=headers)
