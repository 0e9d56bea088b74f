"""The bot beside its peers: the same games, in turn, in one run."""

import sys
from dataclasses import dataclass
from pathlib import Path

from bench.load import Measured, crowd
from bench.telegram import BareTelegram
from bench.workers import KINDS, Kind, valkey, worker

CONNECTIONS = 64


@dataclass(frozen=True, slots=True)
class Size:
    """How much is measured: rounds in which every bot has its turn, groups at once, and the pace in updates/s."""

    runs: int
    groups: int
    paced_groups: int
    pace: float


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a bot: at 64 connections, at a steady pace, and the memory it held."""

    full: Measured
    paced: Measured
    megabytes: float


Turns = dict[str, list[Turn]]


async def compare(telegram: BareTelegram, url: str, folder: Path, size: Size, peers: str | None) -> Turns:
    """Give every bot its turn in each run; peers only where there is an environment for them."""
    kinds = [kind for kind in KINDS if not kind.peer or peers is not None]
    turns: Turns = {kind.name: [] for kind in kinds}
    for run in range(size.runs):
        for kind in kinds:
            with valkey(folder / f"{run}-{kind.program[-1]}") as redis:
                python = peers if kind.peer and peers is not None else sys.executable
                turn = await _turn(kind, telegram, url, redis, python, size)
            telegram.forget()
            turns[kind.name].append(turn)
            print(
                f"run {run + 1}  {kind.name:17} {turn.full.cpu_us:7.0f} µs/update  {turn.full.updates} updates",
                flush=True,
            )
    return turns


async def _turn(kind: Kind, telegram: BareTelegram, url: str, redis: str, python: str, size: Size) -> Turn:
    async with worker(kind, url, redis, python) as bot:
        async with crowd(telegram, [bot], max(2, size.groups // 8), CONNECTIONS) as warming_up:
            await warming_up.play()
        async with crowd(telegram, [bot], size.groups, CONNECTIONS) as people:
            full = await people.play()
        async with crowd(telegram, [bot], size.paced_groups, CONNECTIONS, size.pace) as people:
            paced = await people.play()
        return Turn(full, paced, bot.megabytes())
