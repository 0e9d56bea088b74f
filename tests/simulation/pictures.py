"""Pictures that take no time: one pixel, and behind it, where no reader of images looks, what the picture says."""

from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import Any

_PIXEL = b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


PICTURES = (
    "tgbot.games.codes.pictures.sheet.SheetPicture",
    "tgbot.games.kryptos.pictures.track.TrackPicture",
    "tgbot.pictures.stats.StatsPicture",
)


def stand_ins() -> Mapping[str, Callable[..., Any]]:
    """Return what is put in the place of drawing each kind of picture."""
    return {f"{picture}.draw": _painted for picture in PICTURES}


def _painted(picture: object) -> bytes:
    return _PIXEL + repr(picture).encode()
