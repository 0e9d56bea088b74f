"""The rematch on the last message of a game: who wants another, who is still asked, and until when."""

from tgbot.i18n.texts import Html, Say
from tgbot.tables.buttons import DeclineRematch, Rematch
from tgbot.tables.model import Table
from tgbot.tables.rematch import undecided
from tgbot.telegram.messages import Button, Rows
from tgbot.ui.parts import clock, names, next_lines, next_rows


def rematch_lines(table: Table, say: Say) -> list[Html]:
    """Who wants another game, with whom; below, who waits for it."""
    encore = table.encore
    if encore is None:
        return next_lines(table, say)
    lines = [say("rematch-called", name=table.name(encore.by), names=names(table, encore.yes))]
    asked = names(table, [player.seat for player in undecided(table)])
    if table.due is not None and asked:
        lines.append(say("rematch-until", names=asked, time=clock(table.due, "T", "%H:%M:%S")))
    return [*lines, *next_lines(table, say)]


def rematch_rows(table: Table, say: Say, offers: Rows) -> Rows:
    """The ways to play again that a game offers; once somebody has chosen one, yes and no to it."""
    encore = table.encore
    if encore is None:
        return (*offers, *next_rows(say))
    return (
        (
            Button(say.plain("button-rematch-yes"), Rematch(encore.roles), style="success"),
            Button(say.plain("button-rematch-no"), DeclineRematch()),
        ),
        *next_rows(say),
    )
