"""Inline buttons: a tap as a type, packed into Telegram's 64 bytes.

A hostile client can send any callback data, so parsing trusts nothing; a button carries its place and the nonce of its
decision, never a secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import ClassVar, TypeAlias

MAX_BYTES = 64
PRESS_CACHE_SIZE = 1024  # nearly all that exist: cards repeat the same buttons
_SEPARATOR = "|"

PRESSES: dict[str, type["Press"]] = {}


@dataclass(frozen=True, slots=True)
class Press:
    """The action of a button. Subclasses register under their code, and add short strings or small numbers."""

    code: ClassVar[str]

    def __init_subclass__(cls) -> None:
        """Register the type of button; a duplicate code is a programming error."""
        known = PRESSES.setdefault(cls.code, cls)
        if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise TypeError(f"two kinds of buttons have the code {cls.code!r}")
        PRESSES[cls.code] = cls  # a dataclass with slots is created twice: keep the second one


@dataclass(frozen=True, slots=True)
class Tapped:
    """Parsed callback data: the document, the nonce, and the action."""

    place: str
    nonce: str
    press: Press


def pack(tapped: Tapped) -> str:
    """The callback data of a button; `ValueError` if it is over 64 bytes."""
    return pack_all(tapped.place, tapped.nonce, [tapped.press])[0]


def pack_all(place: str, nonce: str, presses: Sequence[Press]) -> list[str]:
    """The callback data of a message's buttons; `ValueError` if one is over 64 bytes."""
    prefix = f"{place}{_SEPARATOR}{nonce}{_SEPARATOR}"
    packed = [prefix + _packed_press(press) for press in presses]
    for data, press in zip(packed, presses, strict=True):
        if len(data.encode()) > MAX_BYTES:
            raise ValueError(f"callback data over {MAX_BYTES} bytes: {press.code}")
    return packed


def unpack(packed: str) -> Tapped | None:
    """Parsed callback data, or None if none of our buttons could have it."""
    parts = packed.split(_SEPARATOR)
    if len(packed.encode(errors="replace")) > MAX_BYTES or len(parts) < 3:
        return None
    place, nonce, code, *values = parts
    kind = PRESSES.get(code)
    if kind is None or len(values) != len(_types(code)):
        return None
    try:
        return Tapped(place, nonce, kind(*map(_read, values, _types(code))))
    except ValueError:
        return None


@lru_cache(PRESS_CACHE_SIZE)
def _packed_press(press: Press) -> str:
    return _SEPARATOR.join([press.code, *(str(getattr(press, field.name)) for field in fields(press))])


@cache
def _types(code: str) -> tuple[object, ...]:
    return tuple(field.type for field in fields(PRESSES[code]))


Value: TypeAlias = str | int


def _read(value: str, kind: object) -> Value:
    if kind is int:
        if not (value.isascii() and value.isdigit() and len(value) <= 2):
            raise ValueError(value)
        return int(value)
    return value
