"""The keywords of a code game at a table: who may look at them, and have others drawn."""

from tgbot.documents import Stage, Table
from tgbot.locale import Say
from tgbot.sitting import sitting


def may_reroll(table: Table, user: int) -> bool:
    """Tell whether a player may have the keywords drawn again: a few times, and not after the first clue."""
    if table.stage is not Stage.GAME or table.log or table.rerolled >= table.rerolls:
        return False
    return bool(sitting(table).seat(user).keywords)


def words_alert(table: Table, user: int, say: Say) -> str:
    """Return a player's own keywords as an alert says them."""
    view = sitting(table).seat(user)
    if not view.keywords:
        return say.plain("alert-no-words")
    words = "\n".join(f"{slot}  {word}" for slot, word in enumerate(view.keywords, start=1))
    return say.plain("alert-words", words=words)
