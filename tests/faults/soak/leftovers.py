"""What is left over in the store, and in the worker, when all games are over and everything has settled."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tests.faults.soak.readings import OTHERS
from tgbot.store.base import KEEP_S, SEEN_MESSAGES_S
from tgbot.store.redis.connection import CONNECTIONS
from tgbot.store.redis.store import HEARTBEAT, OUTAGE, OUTAGE_KEEP_S
from tgbot.tables.places import PARTITIONS, partition_key

FOR_GOOD = {HEARTBEAT}  # the one key that never expires
# The longest time to live of each kind of key; those of a kind that isn't here are left over.
KEEPS_S = {"doc": KEEP_S, "posts": KEEP_S, "seen": SEEN_MESSAGES_S, "limit": 60, "note": 86_400, OUTAGE: OUTAGE_KEEP_S}
POOL = "connections to the store"
STORE, CLOSED = "to the store", ("to Telegram", "from the webhook")


@dataclass(frozen=True)
class Held:
    """What the worker holds: tasks by their names, entries by the names of what keeps them, sockets and files."""

    tasks: Mapping[str, int]
    blocks: int
    kept: Mapping[str, int]
    open: Mapping[str, int]


def marked(client: Any) -> int:
    """How many places are to be shown or woken."""
    keys = [partition_key(part, number) for part in ("dirty", "timers") for number in range(PARTITIONS)]
    return sum(client.zcard(key) for key in keys)


def kinds_of_keys(client: Any) -> Counter[str]:
    """How many keys of each kind the store has."""
    return Counter(key.decode().partition(":")[0] for key in client.scan_iter(count=1000))


def keys_left_over(client: Any) -> list[str]:
    """The keys that never expire, or much later than their kind should."""
    keys = [key.decode() for key in client.scan_iter(count=1000)]
    pipe = client.pipeline(transaction=False)
    for key in keys:
        pipe.ttl(key)
    lives = zip(keys, pipe.execute(), strict=True)
    return sorted(
        f"{key} lives {'for ever' if ttl == -1 else f'{ttl} s'}"
        for key, ttl in lives
        if ttl != -2 and key not in FOR_GOOD and not 0 <= ttl <= KEEPS_S.get(key.partition(":")[0], -1)
    )


def held_too_long(before: Held, after: Held) -> list[str]:
    """What the worker has that it did not have before anybody played, beyond its caches and the store's pool."""
    found = [
        f"{count - before.tasks.get(name, 0)} tasks {name}"
        for name, count in after.tasks.items()
        if count > before.tasks.get(name, 0)
    ]
    found += [f"{count} {name}" for name, count in after.kept.items() if name.startswith("to do: ") and count]
    found += [f"{after.open[name]} sockets {name}" for name in CLOSED if after.open.get(name)]
    if (more := after.open.get("files", 0) - before.open.get("files", 0)) > 0:
        found.append(f"{more} files")
    # One of the store's connections that has died while nobody used it stays open until somebody would.
    sockets = after.open.get(STORE, 0) + after.open.get(OTHERS, 0) - before.open.get(OTHERS, 0)
    if sockets > (pooled := after.kept[POOL]):
        found.append(f"{sockets - pooled} sockets beside the {pooled} of the store's pool")
    if pooled > CONNECTIONS:
        found.append(f"{pooled} connections in the store's pool, of {CONNECTIONS} that it may have")
    return found
