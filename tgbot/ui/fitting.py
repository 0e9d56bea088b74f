"""Texts cut to the room that a phone of 360 px has for them."""

import html
import re
import unicodedata
from collections.abc import Callable, Sequence

from tgbot.i18n.texts import Html

LINE_ROOM = 32  # letters on a line, bold Cyrillic ones
ROW_ROOM = 32  # letters on a button as wide as a message
# Letters of a list that may be shortened: the most that fits is taken.
ROOMS = (400, 150, 110, 80, 65, 50, 35, 26, 20, 12)
MORE = "…"
_WIDE = frozenset("WF")
_LAST_SHORT = "\uffff"  # of any sign beyond it Telegram counts two
_JOINERS = frozenset("\u200d\ufe0f")  # nothing may follow them any more, so they go too
_TAG = re.compile(r"<[^>]*>")


def text_width(text: str) -> int:
    """The width of a text in letters; an emoji is about two of them wide. Telegram counts no more than this."""
    return sum(2 if sign > _LAST_SHORT or unicodedata.east_asian_width(sign) in _WIDE else 1 for sign in text)


def clipped(text: str, room: int) -> str:
    """As much of a text as fits, with an ellipsis if that is not all."""
    if text_width(text) <= room:
        return text
    kept = text
    while kept and text_width(kept) + 1 > room:
        kept = kept[:-1]
    while kept and (kept[-1] in _JOINERS or kept[-1].isspace()):
        kept = kept[:-1]
    return kept + MORE


def lines_of(text: str) -> int:
    """How many lines a text takes, which is broken between its words."""
    lines, taken = 1, 0
    for word in text.split():
        wide = text_width(word)
        if taken and taken + 1 + wide > LINE_ROOM:
            lines, taken = lines + 1, 0
        taken += wide + (1 if taken else 0)
        lines, taken = lines + (taken - 1) // LINE_ROOM, (taken - 1) % LINE_ROOM + 1  # a word longer than a line
    return lines


def lines_shown(text: Html) -> int:
    """How many lines a text with markup takes."""
    return lines_of(html.unescape(_TAG.sub("", text)))


def quoted(label: Callable[[str], str], clue: str) -> str:
    """The label of a wide button that names a clue, of which as much is shown as fits."""
    return label(clipped(clue, ROW_ROOM - text_width(label(""))))


def newest_in_lines(lists: Sequence[Sequence[str]], beside: Sequence[int], lines: int) -> list[str]:
    """Lists of texts, each cut to its newest ones, so that all of them take at most so many lines where they can.

    `beside` are the letters that stand on the first line of each list already.
    """
    for room in ROOMS:
        cut = [newest_that_fit([clipped(text, room) for text in texts], room) for texts in lists]
        if sum(lines_of("x" * (taken + text_width(text))) for taken, text in zip(beside, cut, strict=True)) <= lines:
            break
    return cut


def newest_that_fit(texts: Sequence[str], room: int) -> str:
    """The last texts of a list that fit beside each other, after an ellipsis if some are left out.

    The newest one is always among them.
    """
    kept: list[str] = []
    for text in reversed(texts):
        room -= text_width(text) + 2
        if kept and room < 0:
            return f"{MORE} {', '.join(reversed(kept))}"
        kept.append(text)
    return ", ".join(reversed(kept))
