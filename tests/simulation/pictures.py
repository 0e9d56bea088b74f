"""Pictures that take no time: one pixel, and behind it, where no reader of images looks, what the picture says."""

from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import Any

_PIXEL = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def stand_ins() -> Mapping[str, Callable[..., Any]]:
    """Return what is put in the place of the three painters."""
    names = ("sheet_picture", "track_picture", "stats_picture")
    return {f"tgbot.telegram_client.{name}": _painted for name in names}


def _painted(picture: object) -> bytes:
    return _PIXEL + repr(picture).encode()
