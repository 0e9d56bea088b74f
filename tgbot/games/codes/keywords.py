"""The keywords of a code game: who may see them, and redraw them."""

from engine.codes import CODES
from engine.codes.views import SeatView
from tgbot.games.codes.model import OWN, CodesTable
from tgbot.i18n.texts import Say
from tgbot.tables.context import Moment
from tgbot.tables.model import Notice, Stage, Table
from tgbot.tables.play import deal
from tgbot.tables.session import seat_view


def may_reroll(table: Table, own: CodesTable, view: SeatView) -> bool:
    """Whether a player may redraw the keywords: a few times, and not after the first clue."""
    begun = table.stage is not Stage.GAME or bool(table.log)
    return not begun and own.script is None and own.rerolled < own.rerolls and bool(view.keywords)


def reroll(table: Table, user: int, moment: Moment, own_words: tuple[str, ...]) -> Table:
    """Deal other keywords; those who share them are told who drew."""
    table = deal(OWN.put(table, rerolled=OWN.of(table).rerolled + 1), moment, own_words)
    notice = Notice(text="news-new-words", facts={"name": table.name(user)})
    for player in table.players:
        if player.user and player.user != user and seat_view(CODES, table, player.seat).keywords:
            table = table.with_card(player.user, table.card(player.user).replace(notice=notice))
    return table


def words_alert(table: Table, user: int, say: Say) -> str:
    """A player's own keywords as the text of an alert."""
    view = seat_view(CODES, table, user)
    if not view.keywords:
        return say.plain("alert-no-words")
    words = "\n".join(f"{slot}  {word}" for slot, word in enumerate(view.keywords, start=1))
    return say.plain("alert-words", words=words)
