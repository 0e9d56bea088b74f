"""A flood: one user sends far more than anybody can tap, while another chat plays; how long that one waits."""

import asyncio
import json
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from tests.faults.load import Tapper, tapper
from tests.integration import servers
from tests.integration.fleet import ROOT, bring, far_house

PAUSE_S = 0.05  # between two taps of the chat that plays


@dataclass
class Waits:
    """How long the answers to one chat's taps took, in seconds."""

    seconds: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Return the time within which this share of the taps was answered."""
        return sorted(self.seconds)[min(len(self.seconds) - 1, int(share * len(self.seconds)))]

    def row(self, name: str) -> str:
        """Return a line of a table in Markdown."""
        times = " | ".join(f"{1000 * self.percentile(share):.0f} ms" for share in (0.5, 0.95, 1.0))
        return f"| {name} | {len(self.seconds)} | {times} |"


HEADER = "| another chat's taps | how many | median | 95 % | slowest |\n|---|---|---|---|---|"


@dataclass(frozen=True)
class Flooded:
    """What came of a flood: the waits without and with it, and how the flood was answered."""

    before: Waits
    during: Waits
    answers: dict[str, int]


async def flood(folder: Path, per_second: int, seconds: float) -> Flooded:
    """Let one user send so many updates a second to a worker, while another chat plays."""
    with servers.server(folder / "store") as valkey:
        async with (
            far_house(folder, valkey.url, FLOOD_CONTROL="true") as house,
            aiohttp.ClientSession() as http,
        ):
            playing, hostile = [await tapper(await bring(house), number) for number in range(2)]
            before, during = Waits(), Waits()
            await _play(http, playing, before, seconds / 2)
            flooding = await _flooder(hostile, per_second, seconds)
            await _play(http, playing, during, seconds)
            answers, _ = await flooding.communicate()
            return Flooded(before, during, json.loads(answers))


async def _play(http: aiohttp.ClientSession, playing: Tapper, waits: Waits, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.monotonic()
        await playing.tap_once(http)
        waits.seconds.append(time.monotonic() - began)
        await asyncio.sleep(PAUSE_S)


async def _flooder(hostile: Tapper, per_second: int, seconds: float) -> asyncio.subprocess.Process:
    numbers = (str(hostile.house.workers[0].port), str(per_second), str(seconds))
    started = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.faults.flooder", *numbers),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert started.stdin is not None
    started.stdin.write(hostile.update(0).replace(b'"update_id": 0', b'"update_id": %d'))
    started.stdin.write_eof()
    return started
