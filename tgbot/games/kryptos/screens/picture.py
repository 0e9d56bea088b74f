"""The table of the card game as a picture, from the public view."""

from engine.kryptos.views import TableView
from tgbot.games.kryptos.pictures.track import TrackPicture
from tgbot.games.kryptos.pictures.track_texts import track_texts
from tgbot.i18n.texts import Say
from tgbot.tables.model import Table


def table_picture(table: Table, view: TableView, say: Say) -> TrackPicture:
    """The picture: the track, the hands, the last attempts; at the end all cards."""
    return track_texts(view, table.name, say, title=table.title)
