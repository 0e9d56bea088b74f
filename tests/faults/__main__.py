"""Make faults as often as asked, and print what they cost.

python -m tests.faults crash --runs 20
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults import crash, flood, network, restarts, stores
from tests.faults.account import HEADER, Account

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
    print(HEADER)
    return _kept("upgrade", await restarts.upgrade(folder, options.before.resolve()))


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
    failing = kinds.add_parser("failover", help="kill the primary that Sentinels watch, under load")
    failing.add_argument("--times", type=int, default=10, help="(default: %(default)s)")
    failing.add_argument(
        "--wanted", type=int, default=stores.REPLICAS, help="replicas that must have a change (default: all)"
    )
    failing.set_defaults(run=_failover)
    upgrading = kinds.add_parser("upgrade", help="replace workers of the version before one by one, under load")
    upgrading.add_argument("--before", type=Path, required=True, help="a checkout of the version before")
    upgrading.set_defaults(run=_upgrade)
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
