"""Packed documents: zlib under our dictionary, cut short, broken, or packed to burst."""

from random import Random

from tests.fuzz.mutating import mutated
from tests.fuzz.target import Target
from tests.unit.tgbot.store.saves import SAVES, saves
from tgbot.store.codec import MAX_BYTES, Unpackable, load, packed, unpacked
from tgbot.store.errors import Damaged
from tgbot.tables.places import table_place


def seeds() -> list[bytes]:
    """Documents packed and plain, bombs, and what comes from newer programs or none."""
    bodies = [save.read_bytes() for save in saves()[::3]]
    bombs = [packed(b" " * (MAX_BYTES + more)) for more in (-1, 0, 1, MAX_BYTES)]
    nested = packed(b'{"version":2,"state":' + b"[" * 100_000 + b"]" * 100_000 + b"}")
    stored = [path.read_bytes() for path in sorted(SAVES.glob("*.packed-*"))]
    return [*stored, *map(packed, bodies), bodies[0], *bombs, nested, b"", b"\x02" + bodies[0], packed(b"")]


def check(stored: bytes) -> None:
    """Stored bytes are refused as documented, or bounded JSON of which nothing can be left out at the end."""
    try:
        plain = unpacked(stored)
    except (ValueError, Unpackable):
        return
    finally:
        _load(stored)
    if stored[:1] == b"{":
        return
    assert len(plain) <= MAX_BYTES, "more than a document can have"
    assert unpacked(packed(plain)) == plain, "packed again it is another"
    try:
        unpacked(stored[:-1])
    except ValueError:
        return
    raise AssertionError("something stands behind its end")


def _load(stored: bytes) -> None:
    try:
        load(table_place(-100), stored)
    except Damaged as damaged:
        str(damaged).encode()


def mutate(stored: bytes, chance: Random) -> bytes:
    """What is packed, changed before it is packed again; or the packed bytes themselves."""
    if chance.random() < 0.5:
        try:
            plain = unpacked(stored)
        except (ValueError, Unpackable):
            return mutated(stored, chance)
        if len(plain) < 1 << 16 and plain != stored:
            return packed(mutated(plain, chance))
    return mutated(stored, chance)


TARGET = Target("packing", seeds, check, max_len=1 << 15, mutate=mutate)
