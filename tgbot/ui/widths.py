"""How wide a text is on a phone, and as much of it as fits."""

import unicodedata

ROW_ROOM = 32  # letters on a button as wide as a message
MORE = "…"
_WIDE = frozenset("WF")
_LAST_SHORT = "\uffff"  # of any sign beyond it Telegram counts two
_JOINERS = frozenset("\u200d\ufe0f")  # nothing may follow them any more, so they go too


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
