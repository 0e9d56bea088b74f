"""The history of a document as the server wrote it down: every revision, and the update that made it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tgbot.tables.places import Place


@dataclass(frozen=True, slots=True)
class Revision:
    """One commit; `update` is None for one that no update asked for, `body` None for one that changed nothing."""

    update: str | None
    number: int | None
    body: bytes | None


def history(store: Path, place: Place) -> list[Revision]:
    """Return all commits to a place, in the order in which the server made them, from its append-only file."""
    document, seen = place.key("doc").encode(), place.key("seen").encode()
    found: list[Revision] = []
    update: str | None = None
    for command in _commands(b"".join(path.read_bytes() for path in sorted(store.glob("appendonlydir/*.aof")))):
        match [command[0].upper(), *command[1:]]:
            case [b"ZADD", key, _, member] if key == seen:
                if update is not None:
                    found.append(Revision(update, None, None))
                update = member.decode()
            case [b"HSET", key, b"r", number, b"b", body] if key == document:
                found.append(Revision(update, int(number), body))
                update = None
    return found if update is None else [*found, Revision(update, None, None)]


def _commands(log: bytes) -> Iterator[list[bytes]]:
    """Read commands in the server's own protocol."""
    at = 0
    while at < len(log):
        count, at = _number(log, at)
        parts = []
        for _ in range(count):
            length, at = _number(log, at)
            parts.append(log[at : at + length])
            at += length + 2
        yield parts


def _number(log: bytes, at: int) -> tuple[int, int]:
    end = log.index(b"\r\n", at)
    return int(log[at + 1 : end]), end + 2
