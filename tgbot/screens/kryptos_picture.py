"""The table of the card game as a picture, drawn from what everybody knows."""

from engine.kryptos.views import TableView
from tgbot.documents import Table
from tgbot.locale import Say
from tgbot.pictures import TrackPicture, track_texts


def table_picture(table: Table, view: TableView, say: Say) -> TrackPicture:
    """Return what is drawn: the track, the hands, the last attempts; at the end all cards."""
    return track_texts(view, table.name, say, title=table.title)
