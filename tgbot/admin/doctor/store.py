"""Checks of the store: it keeps acknowledged data, and the bot may use it."""

from collections.abc import Iterator
from pathlib import Path

from redis.exceptions import AuthenticationError, NoPermissionError

from tgbot.admin.doctor.facts import StoreFacts
from tgbot.admin.doctor.finding import Finding
from tgbot.admin.doctor.telegram import SKEW_S, skewed
from tgbot.settings import Settings
from tgbot.store.redis.embedded import is_used

MIN_VERSION = (6, 2)  # the first with all commands that `store` uses: SET with GET
FULL = 0.9


def no_answer(error: Exception) -> Iterator[Finding]:
    """The store can be reached and accepts the login."""
    if isinstance(error, AuthenticationError):
        yield Finding(
            "The store refuses the user or the password in REDIS_URL.",
            "Write redis://user:password@host:6379/0, with characters such as @ and / percent-encoded.",
        )
    elif isinstance(error, NoPermissionError):
        yield Finding(
            "The store's user may not run INFO, TIME or LLEN.",
            "Give it these rights: +@all -@dangerous +info.",
        )
    else:
        yield Finding(
            f"The store cannot be reached ({type(error).__name__}).",
            "Start the server, and check the host and port in REDIS_URL and the firewall. Use rediss:// for TLS.",
        )


def embedded_silent(folder: Path) -> Iterator[Finding]:
    """The embedded store answers while a bot uses it; without a bot it does not run."""
    if is_used(folder):
        yield Finding(
            f"A bot keeps its data in {folder}, but its embedded Valkey does not answer.",
            f"Wait half a minute: the bot restarts it, or exits. {folder}/valkey.log says why. Is the disk full?",
        )


def version(facts: StoreFacts) -> Iterator[Finding]:
    """The servers have all commands that the bot uses."""
    for server in facts.servers:
        reported = str(server.about.get("redis_version", "0"))  # Valkey reports the compatible Redis version
        if tuple(int(part) for part in reported.split(".")[:2]) < MIN_VERSION:
            yield Finding(f"The store is Redis {reported}.", "Use Redis 6.2 or newer, or any Valkey.")


def persistence(facts: StoreFacts) -> Iterator[Finding]:
    """Acknowledged data survives a restart."""
    for server in facts.servers:
        about = server.about
        if not int(about.get("aof_enabled", 0)):
            yield Finding(
                "The store has no append-only file: a restart loses games, even though every move was acknowledged.",
                "Set appendonly yes and appendfsync always on the server (CONFIG SET, and in its configuration).",
            )
        elif server.fsync not in {"always", None} and not int(about.get("connected_slaves", 0)):
            yield Finding(
                f"The store has appendfsync {server.fsync} and no replica: a power cut can lose the last moves.",
                "Set appendfsync always, or add a replica.",
                grave=False,
            )
        if "err" in {about.get("aof_last_write_status"), about.get("rdb_last_bgsave_status")}:
            yield Finding("The store could not write to its disk.", "See the server's log. Is its disk full?")


def memory(facts: StoreFacts) -> Iterator[Finding]:
    """The store evicts nothing, and has room."""
    for server in facts.servers:
        limit, policy = int(server.about.get("maxmemory", 0)), server.about.get("maxmemory_policy", "noeviction")
        if policy != "noeviction":
            yield Finding(
                f"The store's maxmemory-policy is {policy}: when memory runs low, it throws games away.",
                "Set maxmemory-policy noeviction, and do not use the same server as a cache.",
                grave=bool(limit),
            )
        used = int(server.about.get("used_memory", 0))
        if limit and used > FULL * limit:
            yield Finding(
                "The store's memory is full: it refuses every move."
                if used >= limit
                else "The store's memory is nearly full: soon it will refuse every move.",
                "Raise maxmemory (CONFIG SET, and in its configuration).",
            )


def role(facts: StoreFacts, settings: Settings) -> Iterator[Finding]:
    """The bot connects to primaries, in the right mode, with as many replicas as it waits for."""
    for server in facts.servers:
        if server.about.get("role") == "slave":
            yield Finding(
                "REDIS_URL points to a replica, which takes no writes.",
                "Use the primary, or its Sentinels: redis+sentinel://host:26379,host:26379/primary.",
            )
        if int(server.about.get("cluster_enabled", 0)) and not (settings.redis_url or "").startswith(_CLUSTER):
            yield Finding(
                "The store is a cluster.", "Start REDIS_URL with redis+cluster:// (rediss+cluster:// for TLS)."
            )
        replicas, wanted = int(server.about.get("connected_slaves", 0)), settings.redis_replicas or 0
        if replicas < wanted:
            yield Finding(
                f"REDIS_REPLICAS is {wanted}, but the store has {replicas}: no move would be acknowledged.",
                "Start the missing replicas, or lower REDIS_REPLICAS.",
            )


def clock(facts: StoreFacts) -> Iterator[Finding]:
    """All machines have the same time."""
    for server in facts.servers:
        if abs(server.ahead_s) > SKEW_S:
            yield skewed(server.ahead_s, "the store's")


def dead_letters(facts: StoreFacts) -> Iterator[Finding]:
    """No update was given up."""
    if facts.dead_letters:
        yield Finding(
            f"{facts.dead_letters} update(s) triggered a bug and were given up.",
            "Run: python -m tgbot letters, and report what it lists.",
            grave=False,
        )


_CLUSTER = ("redis+cluster://", "rediss+cluster://")
