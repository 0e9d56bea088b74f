"""Drawable text: only characters that the fonts have, in lines that fit a width."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tgbot.pictures import fonts
from tgbot.pictures.colours import Colour
from tgbot.pictures.fonts import Face

MAX_TEXT_LEN = 400  # characters; more than any name, title or clue that Telegram and the rules allow
SIGN = "✦"  # replaces a character that the fonts lack
ELLIPSIS = "…"
NOTHING = "—"

_JOINER = "\u200d"  # zero-width joiner: combines several emoji into one
_FIXED_SPACES = "\u00a0\u202f"
_FIRST_FLAG, _LAST_FLAG = "🇦", "🇿"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Mn", "Me", "Sk"})  # controls, direction marks, loose accents, skin tones


@dataclass(frozen=True, slots=True)
class Pen:
    """Face, size and colour of a text."""

    face: Face
    size: int
    colour: Colour

    def width(self, text: str) -> int:
        """The width of a line in pixels."""
        return fonts.width(text, self.face, self.size)

    @property
    def line_height(self) -> int:
        """The height of a line in pixels."""
        return fonts.line_height(self.face, self.size)


def drawable(text: str) -> str:
    """A text on one line, with only characters that the fonts can draw; never empty."""
    kept: list[str] = []
    before = ""
    for character in unicodedata.normalize("NFC", text[:MAX_TEXT_LEN]):
        glyphs = _glyphs(character)
        goes_with_emoji = before == _JOINER and not character.isalnum()
        repeats_sign = glyphs == SIGN and kept[-1:] == [SIGN]
        if glyphs and not goes_with_emoji and not repeats_sign:
            kept.append(glyphs)
        before = character
    text = re.sub(" +", " ", "".join(kept)).strip(" ")
    return text.replace(f" {SIGN}", f"{_FIXED_SPACES[0]}{SIGN}") or NOTHING  # a sign never stands alone on a line


def wrapped(text: str, pen: Pen, width: int, max_lines: int) -> tuple[str, ...]:
    """The lines of a drawable text, at most so many; a cut text ends in an ellipsis."""
    return _cut(_filled(text.split(" "), pen, width, max_lines), pen, width, max_lines)


def listed(texts: Sequence[str], mark: str, pen: Pen, width: int, max_lines: int) -> tuple[str, ...]:
    """The lines of several drawable texts with a mark after each but the last, broken between texts if possible."""
    marked = [*(text + mark for text in texts[:-1]), *texts[-1:]]
    return _cut(_filled(marked, pen, width, max_lines), pen, width, max_lines)


def fits(text: str, pen: Pen, width: int, max_lines: int) -> bool:
    """Whether a drawable text fits into so many lines without breaking a word."""
    if any(pen.width(word) > width for word in text.split(" ")):
        return False
    return len(_filled(text.split(" "), pen, width, max_lines)) <= max_lines


@lru_cache(maxsize=8192)
def _glyphs(character: str) -> str:
    if character in _FIXED_SPACES:
        return character
    if character.isspace():
        return " "
    if unicodedata.category(character) in _UNSEEN and not character.isascii():
        return ""
    if not character.isprintable():
        return "" if character.isascii() else SIGN
    if _FIRST_FLAG <= character <= _LAST_FLAG:
        return chr(ord("A") + ord(character) - ord(_FIRST_FLAG))
    # Fancy letters become plain ones; rare accents are dropped.
    plain = unicodedata.normalize("NFKC", character)
    bare = "".join(c for c in unicodedata.normalize("NFKD", character) if not unicodedata.combining(c))
    return next((form for form in (character, plain, bare) if form and all(map(fonts.has_glyph, form))), SIGN)


def _filled(pieces: Sequence[str], pen: Pen, width: int, max_lines: int) -> list[str]:
    """Fill lines one after the other; stop when there are more than can be shown."""
    lines: list[str] = []
    for piece in pieces:
        longer = f"{lines[-1]} {piece}" if lines else piece
        if pen.width(longer) <= width:
            lines[-1:] = [longer]
        elif pen.width(piece) <= width:
            lines.append(piece)
        elif " " in piece:
            lines += _filled(piece.split(" "), pen, width, max_lines)
        else:
            lines += _chopped(piece, pen, width)
        if len(lines) > max_lines:
            break
    return lines


def _chopped(word: str, pen: Pen, width: int) -> list[str]:
    """Break a word that is longer than a line, with a hyphen between letters."""
    parts = [word[:1]]
    for character in word[1:]:
        hyphen = "-" if parts[-1][-1].isalpha() and character.isalpha() else ""
        if pen.width(parts[-1] + character + "-") > width:
            parts[-1] += hyphen
            parts.append("")
        parts[-1] += character
    return parts


def _cut(lines: list[str], pen: Pen, width: int, max_lines: int) -> tuple[str, ...]:
    if len(lines) <= max_lines:
        return tuple(lines)
    last = lines[max_lines - 1]
    while last and pen.width(last.rstrip(" ") + ELLIPSIS) > width:
        last = last[:-1]
    return (*lines[: max_lines - 1], last.rstrip(" ") + ELLIPSIS)
