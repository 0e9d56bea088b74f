"""Make faults as often as asked, and print what they cost.

python -m tests.faults crash --runs 20
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults import crash, flood, network, restarts, stores, strangers, upgrades
from tests.faults.account import HEADER, Account
from tests.faults.soak.run import Plan, soak

RESUMES_S = 5.0
PLAYS_ON_S = 0.5


def main() -> int:
    """Run one kind of fault; exit code 1 where a promise was not kept."""
    options = _parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="crosswire-faults-") as folder:
        kept: bool = asyncio.run(options.run(Path(folder), options))
    return 0 if kept else 1


async def _crash(folder: Path, options: argparse.Namespace) -> bool:
    print(HEADER)
    points = options.points or list(crash.POINTS)
    total = sum((await crash.crash(folder, points, options.runs, options.how)).values(), Account())
    return _kept("**all**", total) and total.slowest <= RESUMES_S


async def _valkey(folder: Path, options: argparse.Namespace) -> bool:
    print(HEADER)
    return _kept("Valkey killed", await stores.valkey_kills(folder, options.times))


async def _failover(folder: Path, options: argparse.Namespace) -> bool:
    print(HEADER)
    return _kept("failover by Sentinels", await stores.failovers(folder, options.times, options.wanted))


async def _cluster(folder: Path, _: argparse.Namespace) -> bool:
    print(HEADER)
    return _kept("a cluster's primary killed", await stores.node_losses(folder))


async def _rolling(folder: Path, options: argparse.Namespace) -> bool:
    print(HEADER)
    return _kept("rolling restart", await restarts.rolling(folder, options.times))


async def _upgrade(folder: Path, options: argparse.Namespace) -> bool:
    with upgrades.checkout(options.before, folder) as before:
        found = await upgrades.upgrades(folder, before)
    print(HEADER)
    kept = [_kept("upgrade", found.upgrade), _kept("roll-back, and upgrade again", found.roll_back)]
    print(f"played to their end, begun by the other version: {', '.join(found.finished)}")
    print(f"left alone after the roll-back, and played on after it: {', '.join(found.went_on)}")
    for wrong in found.wrong:
        print(f"WRONG: {wrong}")
    return all(kept) and not found.wrong


async def _network(folder: Path, _: argparse.Namespace) -> bool:
    print(HEADER)
    kept = not any(account.lost or account.doubled for account in (await network.to_the_store(folder / "1")).values())
    await network.to_telegram(folder / "2")
    return kept


async def _flood(folder: Path, options: argparse.Namespace) -> bool:
    flooded = await flood.flood(folder, options.rate, options.seconds)
    print(flood.HEADER)
    print(flooded.before.row("nobody floods"))
    print(flooded.during.row(f"one user sends {flooded.answers['per second']} updates a second"))
    print(f"the flood was answered: {flooded.answers}")
    return flooded.during.percentile(0.95) < PLAYS_ON_S


async def _strangers(folder: Path, options: argparse.Namespace) -> bool:
    visited = await strangers.strangers(folder, options.chats, told=lambda line: print(line, flush=True))
    print(
        f"the second half has added {100 * visited.grown:.1f} % of memory; beyond a bound: {visited.too_much or 'none'}"
    )
    return visited.bounded


async def _soak(folder: Path, options: argparse.Namespace) -> bool:
    plan = Plan(
        60 * options.minutes, options.groups, options.pace, strike_s=60 * options.every, window_s=options.window
    )
    soaked = await soak(folder, plan, lambda line: print(line, flush=True))
    print(soaked.page(), flush=True)
    return soaked.well


def _kept(name: str, account: Account) -> bool:
    """Print what faults have cost; True when that is nothing."""
    print(account.row(name), flush=True)
    return not (account.lost or account.doubled)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    kinds = parser.add_subparsers(required=True, metavar="FAULT")
    crashing = kinds.add_parser("crash", help="kill or stop a worker at named steps of an update")
    crashing.add_argument("--runs", type=int, default=20, help="times at each step (default: %(default)s)")
    crashing.add_argument("--how", choices=["KILL", "STOP"], default="KILL", help="(default: %(default)s)")
    crashing.add_argument("points", nargs="*", choices=[*crash.POINTS, []], help="steps (default: all)")
    crashing.set_defaults(run=_crash)
    flooding = kinds.add_parser("flood", help="let one user flood a worker while another chat plays")
    flooding.add_argument("--rate", type=int, default=500, help="updates a second (default: %(default)s)")
    flooding.add_argument("--seconds", type=float, default=20, help="(default: %(default)s)")
    flooding.set_defaults(run=_flood)
    visiting = kinds.add_parser("strangers", help="let very many different chats flood a worker while others play")
    visiting.add_argument("--chats", type=int, default=100_000, help="(default: %(default)s)")
    visiting.set_defaults(run=_strangers)
    failing = kinds.add_parser("failover", help="kill the primary that Sentinels watch, under load")
    failing.add_argument("--times", type=int, default=10, help="(default: %(default)s)")
    failing.add_argument(
        "--wanted", type=int, default=stores.REPLICAS, help="replicas that must have a change (default: all)"
    )
    failing.set_defaults(run=_failover)
    upgrading = kinds.add_parser(
        "upgrade", help="replace workers of the version before one by one under load, go back, and forward again"
    )
    upgrading.add_argument(
        "--before", default=upgrades.BEFORE, help="the version before: a checkout, or a commit (default: %(default)s)"
    )
    upgrading.set_defaults(run=_upgrade)
    soaking = kinds.add_parser(
        "soak", help="let groups play for hours, while the store restarts and closes connections"
    )
    soaking.add_argument("--minutes", type=float, default=120, help="(default: %(default)s)")
    soaking.add_argument("--groups", type=int, default=2000, help="(default: %(default)s)")
    soaking.add_argument(
        "--pace", type=float, default=25, help="seconds between two updates of a group (default: %(default)s)"
    )
    soaking.add_argument(
        "--every", type=float, default=10, help="minutes between two restarts of the store (default: %(default)s)"
    )
    soaking.add_argument("--window", type=float, default=60, help="seconds that a line sums up (default: %(default)s)")
    soaking.set_defaults(run=_soak)
    for name, run, times, text in (
        ("valkey", _valkey, 50, "kill the one Valkey under load"),
        ("cluster", _cluster, 1, "kill a primary of a cluster under load"),
        ("rolling", _rolling, 5, "restart all workers in turn, under load"),
        ("network", _network, 1, "let the ways to the store and to Telegram fail in every manner"),
    ):
        kind = kinds.add_parser(name, help=text)
        kind.add_argument("--times", type=int, default=times, help="(default: %(default)s)")
        kind.set_defaults(run=run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
