"""Pictures to keep and to share: the finished note sheet, the table of the card game, and a card of numbers.

`sheet_texts`, `track_texts` and `stats_texts` put a view into words, `sheet_picture`, `track_picture` and
`stats_picture` draw them; all six are pure. `off_loop` draws without holding up the event loop.
"""

from typing import TypeAlias

from tgbot.pictures.off_loop import off_loop
from tgbot.pictures.sheet import SheetPicture, sheet_picture
from tgbot.pictures.sheet_texts import sheet_texts
from tgbot.pictures.stats import StatsPicture, stats_picture
from tgbot.pictures.stats_texts import Numbers, stats_texts
from tgbot.pictures.track import TrackPicture, track_picture
from tgbot.pictures.track_texts import PLACES, track_texts

Picture: TypeAlias = SheetPicture | TrackPicture | StatsPicture

__all__ = [
    "PLACES",
    "Numbers",
    "Picture",
    "SheetPicture",
    "StatsPicture",
    "TrackPicture",
    "off_loop",
    "sheet_picture",
    "sheet_texts",
    "stats_picture",
    "stats_texts",
    "track_picture",
    "track_texts",
]
