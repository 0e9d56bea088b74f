"""How the bot grows: workers, cluster nodes, tables, one hot group, and thousands of groups at human pace."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import redis

from bench import seeding
from bench.load import Crowd, Delivery, Measured, crowd
from bench.people import Group, Watch
from bench.telegram import BareTelegram
from bench.workers import OURS, Worker, session, valkey, valkey_cluster, worker
from tgbot.store.redis.store import HEARTBEAT, OLDER_HEARTBEAT

CONNECTIONS = 64
IDLE_S = 4.0


@dataclass(frozen=True, slots=True)
class Extent:
    """How far things are grown, and how often each is measured."""

    runs: int  # of what is measured several times; 0 leaves it out
    groups: int  # that play while CPU is measured
    steady: float  # updates a second, where workers are compared
    few: int  # tables in the store
    many: int
    active: int  # groups at human pace
    pace: float  # updates a second of them all
    seconds: float
    hot_taps: int  # of each player in the hot group


@dataclass(frozen=True, slots=True)
class Tables:
    """What it costs to have so many tables in the store."""

    count: int
    cpu_us: float
    bytes_each: float
    start_s: float
    idle_share: float  # of one processor, with nobody playing


@dataclass(frozen=True, slots=True)
class Growth:
    """Everything that was measured; each list has one entry a run."""

    workers: dict[int, list[float]]  # at a steady pace
    crowded: dict[int, list[float]]  # the same, as fast as they can, all on one processor
    nodes: dict[int, list[float]]
    tables: dict[int, list[Tables]]
    table_bytes: int
    left_over: int
    hot: Measured
    human: list[Measured]


@dataclass(frozen=True, slots=True)
class Field:
    """Where all of it happens."""

    telegram: BareTelegram
    url: str
    folder: Path


async def grow(field: Field, extent: Extent) -> Growth:
    """Measure how the bot grows."""
    workers: dict[int, list[float]] = {1: [], 2: []}
    crowded: dict[int, list[float]] = {1: [], 2: []}
    nodes: dict[int, list[float]] = {1: [], 3: []}
    tables: dict[int, list[Tables]] = {extent.few: [], extent.many: []}
    with ExitStack() as stack:
        stores = {count: stack.enter_context(valkey(field.folder / f"tables-{count}")) for count in tables}
        each = {count: await _seeded(field, stores[count], count) for count in tables if extent.runs}
        for run in range(extent.runs):
            here = field.folder / f"scale-{run}"
            async with _side_by_side(field, here, workers) as fleets:
                for count, bots in fleets.items():
                    crowded[count].append(await _playing(field, bots, extent.groups))
                for count, cost in (await _steadily(field, fleets, extent)).items():
                    workers[count].append(cost)
                    print(f"run {run + 1}  {count} worker(s)      {cost:7.0f} µs/update", flush=True)
            for count, costs in nodes.items():
                with valkey_cluster(here / f"nodes-{count}", count) as address:
                    costs.append(await _cost(field, [address], extent.groups))
                print(f"run {run + 1}  {count} node(s)        {costs[-1]:7.0f} µs/update", flush=True)
            for count, measured in tables.items():
                measured.append(await _with_tables(field, stores[count], count, each[count], extent.groups))
                print(f"run {run + 1}  {count:6} tables    {measured[-1].cpu_us:7.0f} µs/update", flush=True)
    table_bytes, left_over = await _one_table(field)
    hot = await _hot_group(field, extent.hot_taps)
    human = await _human_pace(field, extent)
    return Growth(workers, crowded, nodes, tables, table_bytes, left_over, hot, human)


async def _cost(field: Field, addresses: Sequence[str], groups: int) -> float:
    """Return the CPU of an update in microseconds, on as many workers as addresses."""
    async with _workers(field, addresses) as bots:
        return await _playing(field, bots, groups)


async def _playing(field: Field, bots: Sequence[Worker], groups: int, rate: float | None = None) -> float:
    """Return the CPU of an update in microseconds, when every worker has played a few games before."""
    async with crowd(field.telegram, bots, max(2, groups // 4) * len(bots), CONNECTIONS) as warming_up:
        await warming_up.play()
    async with crowd(field.telegram, bots, groups, CONNECTIONS, rate) as people:
        measured = await people.play()
    field.telegram.forget()
    return measured.cpu_us


async def _steadily(field: Field, fleets: Mapping[int, Sequence[Worker]], extent: Extent) -> dict[int, float]:
    """Return the CPU of an update at a steady pace, of each number of workers.

    They take turns, there and back: a processor that is mostly idle is faster in one half minute than in the next.
    """
    costs: dict[int, list[float]] = {count: [] for count in fleets}
    for count in (*fleets, *reversed(list(fleets))):
        costs[count].append(await _playing(field, fleets[count], extent.groups, extent.steady))
    return {count: sum(found) / len(found) for count, found in costs.items()}


async def _seeded(field: Field, address: str, count: int) -> float:
    """Fill a store with so many tables; return the bytes that each takes."""
    with redis.Redis.from_url(address) as client:
        pattern = await _pattern(field, address, client)
        before = int(client.info("memory")["used_memory"])
        seeding.seed(client, pattern, count)
        return (int(client.info("memory")["used_memory"]) - before) / count


async def _with_tables(field: Field, address: str, count: int, each: float, groups: int) -> Tables:
    with redis.Redis.from_url(address) as client:
        _no_outage(client)
    began = time.perf_counter()
    async with worker(OURS, field.url, address) as bot:
        start = time.perf_counter() - began
        await asyncio.sleep(1)  # for what is done once
        before_idle = bot.cpu()
        await asyncio.sleep(IDLE_S)
        idle = (bot.cpu() - before_idle) / IDLE_S
        return Tables(count, await _playing(field, [bot], groups), each, start, idle)


def _no_outage(client: "redis.Redis") -> None:
    """Forget when a worker last ran: a pause of the benchmark is no outage, after which all limits are moved."""
    client.delete(HEARTBEAT, OLDER_HEARTBEAT)


async def _one_table(field: Field) -> tuple[int, int]:
    """Return the bytes of a table of three in mid-game, and how many keys of finished games would stay for ever."""
    with valkey(field.folder / "table") as address, redis.Redis.from_url(address) as client:
        pattern = await _pattern(field, address, client)
        size = seeding.bytes_of(client, pattern.group)
    with valkey(field.folder / "finished") as address, redis.Redis.from_url(address) as client:
        async with worker(OURS, field.url, address) as bot, crowd(field.telegram, [bot], 5, CONNECTIONS) as people:
            await people.play()
            await asyncio.sleep(1)
        keys = [key for key in client.scan_iter() if client.ttl(key) == -1 and key != HEARTBEAT.encode()]
        return size, len(keys)


async def _hot_group(field: Field, taps: int) -> Measured:
    """Let eight players in one group tap on their cards, all at once and as fast as the cards change."""
    with valkey(field.folder / "hot") as address:
        async with worker(OURS, field.url, address) as bot, session(CONNECTIONS) as http:
            watch = Watch()
            players = tuple(range(90_000_001, 90_000_009))
            group = Group(-1_003_000_000_001, players, field.telegram, Delivery([bot], http), watch)
            guessers = await group.to_team_guessing()
            people = Crowd(field.telegram, [bot], [group], watch)
            watch.reset()

            async def tap(user: int) -> None:
                for number in range(taps):
                    await group.tap_pad(user, number)

            return await people.measured(asyncio.gather(*map(tap, guessers)))


async def _human_pace(field: Field, extent: Extent) -> list[Measured]:
    """Let thousands of groups play on at a steady pace, run after run: each time a player of one of them taps a digit.

    All have tapped once before: a worker that has just begun reads every table, and draws all of it.
    """
    with valkey(field.folder / "human") as address, redis.Redis.from_url(address) as client:
        pattern = await _pattern(field, address, client)
        groups = seeding.seed_active(client, pattern, extent.active, field.telegram)
        _no_outage(client)
        async with worker(OURS, field.url, address) as bot, session(CONNECTIONS) as http:
            watch, delivery = Watch(), Delivery([bot], http)
            chance = random.Random(1)
            digits: dict[int, int] = {}

            async def tap(group: Group) -> None:
                number = digits.get(group.chat, 0)
                digits[group.chat] = number + 1
                await group.tap_pad(group.users[1], number)

            for group in groups:
                group.deliver, group.watch = delivery, watch
            people = Crowd(field.telegram, [bot], groups, watch)
            for first in range(0, len(groups), CONNECTIONS):
                await asyncio.gather(*map(tap, groups[first : first + CONNECTIONS]))
            paced = Delivery([bot], http, extent.pace)
            for group in groups:
                group.deliver = paced
            found = []
            for _ in range(max(1, extent.runs)):
                watch.reset()
                order = [chance.choice(groups) for _ in range(int(extent.pace * extent.seconds))]
                found.append(await people.measured(asyncio.gather(*map(tap, order))))
                print(f"human pace  {found[-1].cpu_us:7.0f} µs/update  {bot.megabytes():.0f} MB", flush=True)
            return found


async def _pattern(field: Field, address: str, client: "redis.Redis") -> seeding.Template:
    """Let people play a game to its middle, and return what the store keeps of them."""
    async with worker(OURS, field.url, address) as bot:
        while True:
            async with crowd(field.telegram, [bot], 1, CONNECTIONS) as people:
                if await seeding.play_half(people.groups[0]):
                    return seeding.template(client, people.groups[0])


@asynccontextmanager
async def _side_by_side(field: Field, folder: Path, counts: Iterable[int]) -> AsyncIterator[dict[int, list[Worker]]]:
    """So many workers each, all running at once, every fleet on a store of its own."""
    async with AsyncExitStack() as stack:
        fleets = {}
        for count in counts:
            address = stack.enter_context(valkey(folder / f"workers-{count}"))
            fleets[count] = await stack.enter_async_context(_workers(field, [address] * count))
        yield fleets


@asynccontextmanager
async def _workers(field: Field, addresses: Sequence[str]) -> AsyncIterator[list[Worker]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(worker(OURS, field.url, address)) for address in addresses]
