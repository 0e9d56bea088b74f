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

from redis.asyncio import BlockingConnectionPool, Connection, Redis, RedisCluster, Sentinel, SSLConnection
from redis.asyncio.cluster import ClusterNode
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.maint_notifications import MaintNotificationsConfig

Client: TypeAlias = Redis | RedisCluster

TIMEOUT_S = 5
CONNECTIONS = 64  # to one server; when all are in use, commands wait for one
MAX_CONNECTIONS = 2000  # where the client cannot wait for one but refuses
CLUSTER_PORT = 6379
SENTINEL_PORT = 26379
_SINGLE = ("redis", "rediss", "unix")
_SENTINEL = ("redis+sentinel", "rediss+sentinel")
_CLUSTER = ("redis+cluster", "rediss+cluster")
# With notifications redis-py 8.1.0 does not replace a connection that the server has closed (its issue 4252).
_NO_NOTIFICATIONS = {"maint_notifications_config": MaintNotificationsConfig(enabled=False)}
HINT = (
    "set it to redis://host:6379/0, redis+sentinel://host:26379,host:26379/primary or "
    "redis+cluster://host:6379,host:6379, or leave it out for the embedded Valkey"
)


@dataclass(frozen=True, slots=True)
class _MultiHostUrl:
    """The parts of an address with several hosts."""

    hosts: tuple[tuple[str, int], ...]
    path: tuple[str, ...]
    login: dict[str, Any]
    tls: dict[str, Any]


class _Checked(Connection):
    """A connection that reconnects after the server has closed it; a cluster's client does not check that itself."""

    def should_reconnect(self) -> bool:
        """Whether this connection must be replaced before use."""
        marked: bool = super().should_reconnect()  # type: ignore[no-untyped-call]
        return marked or (self._reader is not None and self._reader.at_eof())


class _CheckedTls(_Checked, SSLConnection):
    """The same over TLS."""


def check_address(url: str) -> None:
    """Raise ValueError with a hint if this is not the address of a store."""
    scheme = url.partition("://")[0]
    if scheme not in _SINGLE + _SENTINEL + _CLUSTER:
        raise ValueError(HINT)
    try:
        many = _parse_hosts(url, SENTINEL_PORT)
    except ValueError as error:
        raise ValueError(f"a port is a number up to 65535; {HINT}") from error
    if scheme in _SINGLE:
        return
    if not all(host for host, _ in many.hosts):
        raise ValueError(HINT)
    if scheme in _CLUSTER and many.path:
        raise ValueError(f"a cluster has no databases or names, so nothing may follow its hosts; {HINT}")
    if scheme in _SENTINEL and (len(many.path) not in {1, 2} or not all(part.isdecimal() for part in many.path[1:])):
        raise ValueError(f"the name of the primary goes after the Sentinels; {HINT}")


def connect(url: str) -> Client:
    """A client without retries of its own: after a lost reply it would run a commit a second time."""
    options: dict[str, Any] = {
        "retry": Retry(NoBackoff(), 0),
        "socket_timeout": TIMEOUT_S,
        "socket_connect_timeout": TIMEOUT_S,
        **_NO_NOTIFICATIONS,
    }
    scheme = url.partition("://")[0]
    if scheme in _CLUSTER:
        return _cluster(_parse_hosts(url, CLUSTER_PORT), options)
    if scheme in _SENTINEL:
        return _primary(_parse_hosts(url, SENTINEL_PORT), options)
    pool = BlockingConnectionPool.from_url(url, max_connections=CONNECTIONS, timeout=TIMEOUT_S, **options)
    return Redis.from_pool(pool)


def _cluster(many: _MultiHostUrl, options: dict[str, Any]) -> RedisCluster:
    """A cluster client that checks its connections before use."""
    nodes = [ClusterNode(host, port) for host, port in many.hosts]
    cluster = RedisCluster(startup_nodes=nodes, max_connections=MAX_CONNECTIONS, **options, **many.login, **many.tls)
    kind = _CheckedTls if many.tls else _Checked
    cluster.connection_kwargs["connection_class"] = kind  # of the nodes that it will discover
    for node in cluster.startup_nodes:
        node.connection_class = kind
    return cluster


def _primary(many: _MultiHostUrl, options: dict[str, Any]) -> Redis:
    """A client that asks the Sentinels for the primary whenever it connects."""
    name, *database = many.path
    asking = {"socket_timeout": TIMEOUT_S, "socket_connect_timeout": TIMEOUT_S, **_NO_NOTIFICATIONS, **many.tls}
    sentinel = Sentinel(  # type: ignore[no-untyped-call]
        list(many.hosts), sentinel_kwargs=asking
    )
    primary: Redis = sentinel.master_for(
        name,
        max_connections=MAX_CONNECTIONS,
        **options,
        **many.login,
        **many.tls,
        db=int(database[0]) if database else 0,
    )
    return primary


def _parse_hosts(url: str, default_port: int) -> _MultiHostUrl:
    parts = urlsplit(url)
    login, _, hosts = parts.netloc.rpartition("@")
    user, _, password = login.partition(":")
    credentials = {"username": unquote(user), "password": unquote(password)}
    return _MultiHostUrl(
        hosts=tuple(_host(host, default_port) for host in hosts.split(",")),
        path=tuple(part for part in parts.path.split("/") if part),
        login={key: value for key, value in credentials.items() if value},
        tls={"ssl": True} if parts.scheme.startswith("rediss") else {},
    )


def _host(text: str, default_port: int) -> tuple[str, int]:
    parts = urlsplit(f"//{text}")
    return parts.hostname or "", parts.port or default_port
