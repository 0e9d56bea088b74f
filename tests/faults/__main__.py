"""Make faults as often as asked, and print what they cost.

python -m tests.faults crash --runs 20
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults import crash, restarts, stores
from tests.faults.account import HEADER, Account

RESUMES_S = 5.0


def main() -> int:
    """Run one kind of fault; exit code 1 where a promise was not kept."""
    options = _parser().parse_args()
    with tempfile.TemporaryDirectory(prefix="crosswire-faults-") as folder:
        accounts = asyncio.run(options.run(Path(folder), options))
    total = sum(accounts.values(), Account())
    print(total.row("**all**"))
    return 1 if total.lost or total.doubled or total.slowest > RESUMES_S else 0


async def _crash(folder: Path, options: argparse.Namespace) -> dict[str, Account]:
    print(HEADER)
    return await crash.crash(folder, options.points or list(crash.POINTS), options.runs, options.how)


async def _valkey(folder: Path, options: argparse.Namespace) -> dict[str, Account]:
    print(HEADER)
    return _told("Valkey killed", await stores.valkey_kills(folder, options.times))


async def _failover(folder: Path, options: argparse.Namespace) -> dict[str, Account]:
    print(HEADER)
    return _told("failover by Sentinels", await stores.failovers(folder, options.times))


async def _cluster(folder: Path, _: argparse.Namespace) -> dict[str, Account]:
    print(HEADER)
    return _told("a cluster's primary killed", await stores.node_losses(folder))


async def _rolling(folder: Path, options: argparse.Namespace) -> dict[str, Account]:
    print(HEADER)
    return _told("rolling restart", await restarts.rolling(folder, options.times))


def _told(name: str, account: Account) -> dict[str, Account]:
    print(account.row(name), flush=True)
    return {name: account}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    kinds = parser.add_subparsers(required=True, metavar="FAULT")
    crashing = kinds.add_parser("crash", help="kill or stop a worker at named steps of an update")
    crashing.add_argument("--runs", type=int, default=20, help="times at each step (default: %(default)s)")
    crashing.add_argument("--how", choices=["KILL", "STOP"], default="KILL", help="(default: %(default)s)")
    crashing.add_argument("points", nargs="*", choices=[*crash.POINTS, []], help="steps (default: all)")
    crashing.set_defaults(run=_crash)
    for name, run, times, text in (
        ("valkey", _valkey, 50, "kill the one Valkey under load"),
        ("failover", _failover, 10, "kill the primary that Sentinels watch, under load"),
        ("cluster", _cluster, 1, "kill a primary of a cluster under load"),
        ("rolling", _rolling, 5, "restart all workers in turn, under load"),
    ):
        kind = kinds.add_parser(name, help=text)
        kind.add_argument("--times", type=int, default=times, help="(default: %(default)s)")
        kind.set_defaults(run=run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
