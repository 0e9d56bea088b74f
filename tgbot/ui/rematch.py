"""The rematch after a game: who wants another and with which roles, who is still asked, and until when."""

from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import DeclineRematch, Rematch
from tgbot.tables.model import Encore, Table
from tgbot.tables.pages import keyed
from tgbot.tables.rematch import told, undecided
from tgbot.telegram.messages import Body, Button, Rows, Text
from tgbot.ui.parts import names, next_lines, next_rows


def rematch_lines(table: Table, say: Say) -> list[Html]:
    """Who waits for the next game, on the last message of a game; once a rematch is asked for, the question has it."""
    return next_lines(table, say) if table.encore is None else []


def rematch_rows(table: Table, say: Say, offers: Rows) -> Rows:
    """The ways to play again that a game offers on its last message, until somebody has chosen one."""
    return (*offers, *next_rows(say)) if table.encore is None else ()


def rematch_question(table: Table, encore: Encore, say: Say) -> Text:
    """The question to the former players, below the last message of a game; it goes when it is answered."""
    lines = [_called(table, encore, say), say("rematch-in", names=names(table, encore.yes))]
    asked = names(table, [player.seat for player in undecided(table)])
    if table.due is not None and asked:
        lines.append(say("rematch-until", names=asked))
    rows = (_yes_and_no(encore, say), *next_rows(say))
    return Text(keyed(table, "rematch"), join("\n", [*lines, *next_lines(table, say)]), rows, fleeting=True)


def own_rematch(table: Table, user: int, say: Say) -> Body:
    """The rematch on a player's own card: the way to ask for one, or the one that is asked for with yes and no to it.

    It does not name who else is in, so an answer costs no edit of every card.
    """
    encore = table.encore
    if encore is None:
        return [], ((Button(say.plain("button-rematch-same"), Rematch("same"), style="success"),),)
    if user in encore.yes:
        return [Html(""), say("rematch-you-are-in")], ((Button(say.plain("button-rematch-no"), DeclineRematch()),),)
    return [Html(""), _called(table, encore, say)], (_yes_and_no(encore, say),)


def _called(table: Table, encore: Encore, say: Say) -> Html:
    return say("rematch-called", name=table.name(encore.by), roles=told(table, encore, say))


def _yes_and_no(encore: Encore, say: Say) -> tuple[Button, ...]:
    yes = Button(say.plain("button-rematch-yes"), Rematch(encore.roles), style="success")
    return yes, Button(say.plain("button-rematch-no"), DeclineRematch())
