"""Inline buttons: how what a tap means fits into Telegram's 64 bytes.

Callback data is whatever a hostile client sends, so reading it trusts nothing; a button carries the table it
belongs to and the nonce of its decision point, never a secret.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import TypeAlias

from tgbot import codes_presses, presses
from tgbot.kryptos import presses as kryptos_presses
from tgbot.presses import Press

MOST_BYTES = 64
KEPT_PRESSES = 1024  # nearly all that there are: a card has the same buttons again and again
_SEPARATOR = "|"

PRESSES: dict[str, type[Press]] = {
    kind.code: kind
    for module in (presses, codes_presses, kryptos_presses)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, Press) and kind is not Press
}
_TYPES = {kind: tuple(field.type for field in fields(kind)) for kind in PRESSES.values()}


@dataclass(frozen=True, slots=True)
class Tapped:
    """A button's data, read: the document it belongs to, the nonce it was made with, and what it does."""

    place: str
    nonce: str
    press: Press


def pack(tapped: Tapped) -> str:
    """Return the callback data of a button; `ValueError` if it is over 64 bytes."""
    return pack_press(origin(tapped.place, tapped.nonce), tapped.press)


def origin(place: str, nonce: str) -> str:
    """Return what the data of all buttons of a message begins with."""
    return f"{place}{_SEPARATOR}{nonce}{_SEPARATOR}"


def pack_press(begun: str, press: Press) -> str:
    """Return the callback data of a button, from what that of its message begins with."""
    packed = begun + _packed_press(press)
    if len(packed.encode()) > MOST_BYTES:
        raise ValueError(f"callback data over {MOST_BYTES} bytes: {press.code}")
    return packed


@lru_cache(KEPT_PRESSES)
def _packed_press(press: Press) -> str:
    return _SEPARATOR.join([press.code, *(str(getattr(press, field.name)) for field in fields(press))])


def unpack(packed: str) -> Tapped | None:
    """Return what the data of a tap means, or None where no button of ours could have it."""
    parts = packed.split(_SEPARATOR)
    if len(packed.encode(errors="replace")) > MOST_BYTES or len(parts) < 3:
        return None
    place, nonce, code, *values = parts
    kind = PRESSES.get(code)
    if kind is None or len(values) != len(_TYPES[kind]):
        return None
    try:
        arguments = map(_read, values, _TYPES[kind])
        return Tapped(place, nonce, kind(*arguments))
    except ValueError:
        return None


Value: TypeAlias = str | int


def _read(value: str, kind: object) -> Value:
    if kind is int:
        if not (value.isascii() and value.isdigit() and len(value) <= 2):
            raise ValueError(value)
        return int(value)
    return value
