"""Addresses of the store as people run it: one server, a primary that Sentinels watch over, or a cluster.

    redis://host:6379/0                                      also rediss:// (TLS) and unix://
    redis+sentinel://host:26379,host:26379/primary/0         the Sentinels, and the name they know the primary by
    redis+cluster://host:6379,host:6379                      some nodes of the cluster

User and password stand before the hosts, as in redis://user:password@host; `rediss+sentinel` and `rediss+cluster`
speak TLS.
"""

from dataclasses import dataclass
from typing import Any, TypeAlias
from urllib.parse import unquote, urlsplit

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster, Sentinel
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

Client: TypeAlias = Redis | RedisCluster

TIMEOUT_S = 5
CONNECTIONS = 64  # to one server; whoever comes when all are used waits for one
MOST_CONNECTIONS = 2000  # where the client cannot wait for one but refuses
CLUSTER_PORT = 6379
SENTINEL_PORT = 26379
_SINGLE = ("redis", "rediss", "unix")
_SENTINEL = ("redis+sentinel", "rediss+sentinel")
_CLUSTER = ("redis+cluster", "rediss+cluster")
HINT = (
    "set it to redis://host:6379/0, redis+sentinel://host:26379,host:26379/primary or "
    "redis+cluster://host:6379,host:6379, or leave it out for the embedded Valkey"
)


@dataclass(frozen=True, slots=True)
class _Many:
    """The parts of an address that names several hosts."""

    hosts: tuple[tuple[str, int], ...]
    path: tuple[str, ...]
    login: dict[str, Any]
    tls: dict[str, Any]


def check_address(url: str) -> None:
    """Raise ValueError, with what to write instead, where this is no address of a store."""
    scheme = url.partition("://")[0]
    if scheme not in _SINGLE + _SENTINEL + _CLUSTER:
        raise ValueError(HINT)
    try:
        many = _many(url, SENTINEL_PORT)
    except ValueError as error:
        raise ValueError(f"a port is a number up to 65535; {HINT}") from error
    if scheme in _SINGLE:
        return
    if not all(host for host, _ in many.hosts):
        raise ValueError(HINT)
    if scheme in _CLUSTER and many.path:
        raise ValueError(f"a cluster has no databases or names, so nothing stands after its hosts; {HINT}")
    if scheme in _SENTINEL and (len(many.path) not in {1, 2} or not all(part.isdecimal() for part in many.path[1:])):
        raise ValueError(f"after the Sentinels stands the name of the primary; {HINT}")


def connect(url: str) -> Client:
    """Return a client whose own retries are off: after a lost reply it would run a commit a second time."""
    options: dict[str, Any] = {
        "retry": Retry(NoBackoff(), 0),
        "socket_timeout": TIMEOUT_S,
        "socket_connect_timeout": TIMEOUT_S,
    }
    scheme = url.partition("://")[0]
    if scheme in _CLUSTER:
        many = _many(url, CLUSTER_PORT)
        nodes = [ClusterNode(host, port) for host, port in many.hosts]
        return RedisCluster(startup_nodes=nodes, max_connections=MOST_CONNECTIONS, **options, **many.login, **many.tls)
    if scheme in _SENTINEL:
        return _primary(_many(url, SENTINEL_PORT), options)
    pool = BlockingConnectionPool.from_url(url, max_connections=CONNECTIONS, timeout=TIMEOUT_S, **options)
    return Redis.from_pool(pool)


def _primary(many: _Many, options: dict[str, Any]) -> Redis:
    """Return a client that asks the Sentinels for the primary whenever it connects."""
    name, *database = many.path
    asking = {"socket_timeout": TIMEOUT_S, "socket_connect_timeout": TIMEOUT_S, **many.tls}
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        list(many.hosts), sentinel_kwargs=asking
    )
    primary: Redis = sentinel.master_for(
        name,
        max_connections=MOST_CONNECTIONS,
        **options,
        **many.login,
        **many.tls,
        db=int(database[0]) if database else 0,
    )
    return primary


def _many(url: str, usual_port: int) -> _Many:
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    named = {"username": unquote(user), "password": unquote(password)}
    return _Many(
        hosts=tuple(_host(host, usual_port) for host in hosts.split(",")),
        path=tuple(part for part in parts.path.split("/") if part),
        login={key: value for key, value in named.items() if value},
        tls={"ssl": True} if parts.scheme.startswith("rediss") else {},
    )


def _host(text: str, usual_port: int) -> tuple[str, int]:
    parts = urlsplit(f"//{text}")
    return parts.hostname or "", parts.port or usual_port
