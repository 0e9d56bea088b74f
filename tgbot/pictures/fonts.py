"""The fonts of the pictures, shipped with the bot: installed fonts do not matter."""

from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont

FOLDER = Path(__file__).parent / "fonts"
MISSING = "\uffff"  # a noncharacter, so no font has it


class Face(StrEnum):
    """The two faces, by the names of their files."""

    REGULAR = "DejaVuSans.ttf"
    BOLD = "DejaVuSans-Bold.ttf"


@cache
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A face in a size of pixels."""
    # The basic layout engine is the same on every platform; Raqm needs libraries that some lack.
    return ImageFont.truetype(FOLDER / face, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> int:
    """The width of a line of text in pixels, rounded up."""
    return -int(-font(face, size).getlength(text) // 1)


def line_height(face: Face, size: int) -> int:
    """The height of a line, from the highest accent to the lowest descender."""
    ascent, descent = font(face, size).getmetrics()
    return ascent + descent


@lru_cache(maxsize=8192)
def has_glyph(character: str, face: Face = Face.REGULAR) -> bool:
    """Whether a face can draw a character: its glyph differs from that of a missing one."""
    return _drawn(character, face) != _drawn_for_missing(face)


@cache
def _drawn_for_missing(face: Face) -> tuple[tuple[int, int], bytes]:
    return _drawn(MISSING, face)


def _drawn(character: str, face: Face) -> tuple[tuple[int, int], bytes]:
    mask = font(face, 24).getmask(character)
    return mask.size, bytes(mask)
