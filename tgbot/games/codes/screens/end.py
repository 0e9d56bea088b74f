"""The end of a code game in the group: the tie-break by keywords, and the result with the finished sheet."""

from engine.codes.scoring import Outcome
from engine.codes.views import SideView, TableView, Task
from tgbot.games.codes.lifecycle import next_interceptor
from tgbot.games.codes.model import OWN
from tgbot.games.codes.screens.notebook import notebook_lines
from tgbot.games.codes.screens.parts import Cast, inert
from tgbot.games.codes.screens.sharing import group_share
from tgbot.games.codes.screens.sheet import round_lines, sheet_picture
from tgbot.games.codes.teams import NAMED, other_side, people_of
from tgbot.games.codes.verdict import came_to_keywords, last_round, tied, titles, victory, why
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables.buttons import Rematch
from tgbot.tables.lobby import foreseen
from tgbot.tables.model import Encore, Table
from tgbot.tables.pages import keyed
from tgbot.telegram.messages import Button, Links, Message, Photo, Rows, Text, fits_caption
from tgbot.ui.fitting import quoted
from tgbot.ui.parts import NOTHING, mentions
from tgbot.ui.rematch import rematch_lines, rematch_rows

CLUE_LENS = (48, 20, 12, 6)  # of a clue in the folded rounds: the longest that fits the caption


def end_messages(table: Table, view: TableView, cast: Cast, say: Say, links: Links) -> list[Message]:
    """The tie-break (D24), if there is or was one, and the end: one message, with the sheet as its picture."""
    messages: list[Message] = []
    if came_to_keywords(view):
        messages.append(_tie_break(table, view, cast, say))
    if view.outcome is None:
        return messages
    key, text = keyed(table, "end"), _end(table, view, cast, view.outcome, say)
    rows = (*end_buttons(table, cast, say), *group_share(table, view, say, links))
    if any(side.sheet.rounds for side in view.sides):
        picture = sheet_picture(table, view, say)
        return [*messages, Photo(key, text, rows, urgent=True, picture=picture)]
    return [*messages, Text(key, text, rows, urgent=True)]


def end_buttons(table: Table, cast: Cast, say: Say) -> Rows:
    """The rematch buttons; with a robot the roles stay as they are."""
    interceptor = next_interceptor(foreseen(table, Encore(by=0, roles="next")))
    if table.robot_players() or interceptor is None:
        return rematch_rows(table, say, _offers_without_names(table, cast, say))
    named = quoted(lambda called: say.plain("button-rematch-next", name=called), interceptor)
    same, shuffled = say.plain("button-rematch-roles"), say.plain("button-rematch-random")
    first = Button(same, Rematch("same"), style="success"), Button(shuffled, Rematch("shuffled"))
    return rematch_rows(table, say, (first, (Button(named, Rematch("next")),)))


def _offers_without_names(table: Table, cast: Cast, say: Say) -> Rows:
    """The ways to play again with a robot, in teams, or where a trio becomes two teams: nobody is the interceptor."""
    again = Button(say.plain("button-rematch-same"), Rematch("same"), style="success")
    if table.robot_players():
        return ((again,),)
    first = again, Button(say.plain("button-rematch-shuffled"), Rematch("shuffled"))
    return (first, (Button(say.plain("button-rematch-swapped"), Rematch("next")),)) if cast.named else (first,)


def _tie_break(table: Table, view: TableView, cast: Cast, say: Say) -> Text:
    """Why the keywords decide, who still writes, and at the end what each team wrote."""
    lines = [say("tie-break-title"), *_lines(tied(view, say, cast.called), say)]
    if view.outcome is None:
        lines += [Html(""), say("tie-break-write")]
        waiting = {entry.side: entry.seats for entry in view.awaited if entry.task is Task.KEYWORDS}
        for side in view.sides:
            if side.key in waiting:
                lines.append(say("tie-break-awaited", names=mentions(table, waiting[side.key], say)))
            elif side.seats:
                lines.append(say("team-done", team=cast.called[side.key]))
    elif view.outcome.by_keywords:
        lines += [Html(""), *(_written(view, cast, side, say) for side in view.sides)]
    return Text(keyed(table, "keywords"), join("\n", lines))


def _written(view: TableView, cast: Cast, side: SideView, say: Say) -> Html:
    """D24: a team's guess of the other's keywords, and the number in the right places."""
    keywords = other_side(view, side.key).keywords
    guess = side.words_guess or (None,) * len(keywords)
    words = ", ".join(inert(word) if word else NOTHING for word in guess)
    return say("tie-break-wrote", team=cast.called[side.key], words=words, count=side.words_right)


def _end(table: Table, view: TableView, cast: Cast, outcome: Outcome, say: Say) -> Html:
    """Who won and how, the keywords, and the rounds folded: the picture in words, within what a caption takes."""
    lines = [
        headline(view, cast, outcome, say),
        *_lines(why(view, say, cast.called), say),
        *(say(f"title-{title}") for title in titles(view)),
        Html(""),
        *_keywords(view, cast, say),
        *notebook_lines(OWN.of(table), view, cast, say),
        *_suspected(table, say),
    ]
    told, waiting = join("\n", lines), join("\n", [Html(""), *rematch_lines(table, say)])
    for clue_len in CLUE_LENS:
        rounds = _lines(round_lines(view, cast, say, clue_len), say)
        if not rounds:
            break
        folded = join("\n", [say("end-rounds"), *rounds])
        whole = Html(f"{told}\n<blockquote expandable>{folded}</blockquote>{waiting}")
        if fits_caption(whole):
            return whole
    return Html(told + waiting)


def headline(view: TableView, cast: Cast, outcome: Outcome, say: Say) -> Html:
    """Who won, by name."""
    between = ", " if cast.named else say.plain("picture-and")
    winners = cast.all_of((seat for key in outcome.winners or () for seat in people_of(view.side(key))), between)
    match outcome.winners:
        case None:
            return say("end-nobody")
        case (winner,) if winner in NAMED:
            return say("end-team", team=cast.called[winner], names=winners)
        case (winner,):
            return say(f"end-{victory(view, winner)}", names=winners, round=last_round(view))
        case _:
            return say("end-shared", names=winners)  # D25


def _keywords(view: TableView, cast: Cast, say: Say) -> list[Html]:
    """D26: all keywords, public, one line for each side."""
    lines = []
    for side in view.sides:
        if side.keywords:
            words = [say("end-keyword", slot=slot, word=word) for slot, word in enumerate(side.keywords, start=1)]
            whose = say("name", name=cast.called[side.key]) if cast.named else say("end-keywords")
            lines.append(join(" ", [whose, join("\u00a0· ", words)]))  # no line begins with a dot
    return lines


def _suspected(table: Table, say: Say) -> list[Html]:
    """What the robot took the keywords for."""
    suspected, robots = OWN.of(table).suspected, table.robot_players()
    if not any(suspected) or not robots:
        return []
    words = [f"{slot} {word or NOTHING}" for slot, word in enumerate(suspected, start=1)]
    return [say("end-robot", name=robots[0].name, words=" · ".join(words))]


def _lines(texts: list[str], say: Say) -> list[Html]:
    return [say("name", name=text) for text in texts]
