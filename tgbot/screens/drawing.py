"""Drawing only what changed: a chat's messages are remembered with all that they were drawn from.

Screens are pure, so the same subjects give the same messages; and where they are the same objects, as most parts of a
changed table are, comparing them costs next to nothing.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tgbot.places import Place
from tgbot.screens.message import Message

KEPT_DRAWINGS = 20_000  # four for a table of three

_drawings: OrderedDict[tuple[Place, int], tuple[tuple[Any, ...], list[Message]]] = OrderedDict()


def drawn(where: tuple[Place, int], subjects: tuple[Any, ...], draw: Callable[[], list[Message]]) -> list[Message]:
    """Return what is drawn from these subjects and nothing else; `where` names the chat of a place, 0 for its group."""
    kept = _drawings.get(where)
    if kept is not None and kept[0] == subjects:
        return kept[1]
    messages = draw()
    _drawings[where] = subjects, messages
    _drawings.move_to_end(where)
    if len(_drawings) > KEPT_DRAWINGS:
        _drawings.popitem(last=False)
    return messages
