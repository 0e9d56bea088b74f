"""How a game ends, as the group sees it: the tie-break by keywords, the result and the finished sheet."""

from engine.codes.scoring import Outcome
from engine.codes.views import SideView, TableView, Task
from tgbot.documents import Table
from tgbot.locale import Html, Say, join
from tgbot.presses import Rematch
from tgbot.screens.message import Button, Message, Rows
from tgbot.screens.parts import NOTHING, keyed, mentions, names
from tgbot.screens.sheet import sheet_lines, sheet_picture
from tgbot.sides import NAMED, have_names, other_side, people_of, signed
from tgbot.verdict import came_to_keywords, tied, why


def end_messages(table: Table, view: TableView, say: Say) -> list[Message]:
    """Return the tie-break (D24) where there is or was one, and the end."""
    messages = []
    if came_to_keywords(view):
        messages.append(_tie_break(table, view, say))
    if view.outcome is not None:
        if any(side.sheet.rounds for side in view.sides):
            messages.append(
                Message(
                    keyed(table, "picture"), say("media-sheet"), silent=True, picture=sheet_picture(table, view, say)
                )
            )
        messages.append(_end(table, view, view.outcome, say))
    return messages


def end_buttons(view: TableView, say: Say) -> Rows:
    """Return the ways to play again."""
    roles = say.plain("button-rematch-swapped" if have_names(view) else "button-rematch-next")
    return (
        (Button(say.plain("button-rematch-same"), Rematch("same"), style="success"),),
        (Button(roles, Rematch("next")),),
        (Button(say.plain("button-rematch-shuffled"), Rematch("shuffled")),),
    )


def _tie_break(table: Table, view: TableView, say: Say) -> Message:
    """Return why the keywords decide, who still writes, and in the end what each team wrote, if it came to that."""
    lines = [say("tie-break-title"), *_lines(tied(view, say, lambda key: signed(table, key, say)), say)]
    if view.outcome is None:
        lines += [Html(""), say("tie-break-write")]
        waiting = {entry.side: entry.seats for entry in view.awaited if entry.task is Task.KEYWORDS}
        for side in view.sides:
            if side.key in waiting:
                lines.append(say("tie-break-awaited", names=mentions(table, waiting[side.key], say)))
            elif side.seats:
                lines.append(say("team-done", team=signed(table, side.key, say)))
    elif view.outcome.by_keywords:
        lines += [Html(""), *(_written(table, view, side, say) for side in view.sides)]
    return Message(keyed(table, "keywords"), join("\n", lines))


def _written(table: Table, view: TableView, side: SideView, say: Say) -> Html:
    """D24: return what a team took for the other's keywords, and how many it named in their places."""
    keywords = other_side(view, side.key).keywords
    guess = side.words_guess or (None,) * len(keywords)
    words = ", ".join(word or NOTHING for word in guess)
    return say("tie-break-wrote", team=signed(table, side.key, say), words=words, count=side.words_right)


def _end(table: Table, view: TableView, outcome: Outcome, say: Say) -> Message:
    lines = [
        _headline(table, view, outcome, say),
        *_lines(why(view, say, lambda key: signed(table, key, say)), say),
        Html(""),
        *_keywords(table, view, say),
    ]
    rounds = _lines(sheet_lines(table, view, say), say)
    if rounds:
        lines.append(Html(f"<blockquote expandable>{join(chr(10), [say('end-rounds'), *rounds])}</blockquote>"))
    return Message(keyed(table, "end"), join("\n", lines))


def _headline(table: Table, view: TableView, outcome: Outcome, say: Say) -> Html:
    winners = names(table, [seat for key in outcome.winners or () for seat in people_of(view.side(key))])
    match outcome.winners:
        case None:
            return say("end-nobody")
        case (winner,) if winner in NAMED:
            return say("end-team", team=signed(table, winner, say), names=winners)
        case (winner,):
            return say(f"end-{winner}", names=winners)
        case _:
            return say("end-shared", names=winners)  # D25


def _keywords(table: Table, view: TableView, say: Say) -> list[Html]:
    """D26: all keywords, for everybody."""
    lines = [say("end-keywords")]
    for side in view.sides:
        if side.keywords and have_names(view):
            lines.append(say("name", name=signed(table, side.key, say)))
        lines += [say("end-keyword", slot=slot, word=word) for slot, word in enumerate(side.keywords, start=1)]
    return lines


def _lines(texts: list[str], say: Say) -> list[Html]:
    return [say("name", name=text) for text in texts]
