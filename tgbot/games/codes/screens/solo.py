"""The card of a person who plays alone: its title, what a learner is told, and the end with what comes next."""

from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.views import SeatView, TableView, Task
from tgbot.games.codes.halves import last_reveal
from tgbot.games.codes.model import OWN, CodesTable, Solo
from tgbot.games.codes.screens.end_card import keyword_lines, verdict
from tgbot.games.codes.screens.lead import CLUE_ROOM, told
from tgbot.games.codes.screens.notebook import notebook_lines
from tgbot.games.codes.screens.parts import Cast, clue_text
from tgbot.games.codes.solo import daily, lesson, practice, puzzles
from tgbot.games.codes.solo.results import daily_text, marks, score, squares
from tgbot.games.codes.solo.table import is_newcomer
from tgbot.i18n.dates import day_and_month, percent
from tgbot.i18n.texts import Html, Say
from tgbot.tables.buttons import PlayAlone
from tgbot.tables.model import Table, person_of
from tgbot.telegram.messages import Body, Button, Links, Rows
from tgbot.ui.fitting import clipped
from tgbot.ui.parts import clock
from tgbot.ui.share import share_keys


def solo_title(solo: Solo, say: Say) -> Html:
    """What is played."""
    date = day_and_month(solo.date, say.language) if solo.date else ""
    return say(f"solo-title-{solo.kind}", step=solo.step, steps=len(lesson.SEATS), date=date)


def goal_lines(table: Table, solo: Solo, view: TableView, user: int, say: Say) -> list[Html]:
    """What there is to do until the first guess of who plays alone, and how, for who has not learned it."""
    goal = say(f"solo-goal-{solo.kind}", count=view.rounds - FIRST_INTERCEPTION + 1)
    return [goal, *([say("solo-how")] if is_newcomer(table, user) else []), Html("")]


def lesson_lines(solo: Solo, view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """What a learner has to know for this step, until they have begun with it."""
    if solo.kind != lesson.KIND or not view.tasks:
        return []
    encoder = view.table.sides[0].encoder
    name = "" if encoder is None else cast.people[encoder]
    return [say(f"learn-{_role(view)}", name=name), Html("")]


def _role(view: SeatView) -> str:
    if Task.CLUES in view.tasks:
        return "encoder"
    return "interceptor" if Task.INTERCEPTION in view.tasks else "partner"


def lesson_row(table: Table, user: int, say: Say) -> Rows:
    """The way to the lesson, for someone who has not begun it."""
    return ((_alone("button-learn", lesson.KIND, say),),) if is_newcomer(table, user) else ()


def solo_end(table: Table, solo: Solo, view: SeatView, cast: Cast, say: Say, links: Links) -> Body:
    """The end of a game for one: the result, what the words were, and what to play next."""
    lines, rows = _end(OWN.of(table), solo, table.due, view, cast, say, links)
    return lines, (*rows, *lesson_row(table, person_of(view.seat), say))


def _end(own: CodesTable, solo: Solo, due: float | None, view: SeatView, cast: Cast, say: Say, links: Links) -> Body:
    last = last_reveal(view.table)
    reveal = told(view, cast, *last, say, alone=True) if last else []
    match solo.kind:
        case lesson.KIND:
            return _lesson_end(solo, view, cast, reveal[:1], say, links)  # a learner has not heard of tokens
        case puzzles.KIND:
            return _puzzle_end(solo, view, [*reveal, Html(""), *_told(own, view, cast, say)], say, links)
        case daily.KIND:
            return _daily_end(own, solo, due, view, [*reveal, Html(""), *_told(own, view, cast, say)], say, links)
    guessed = marks(view.table)
    shown = say("daily-score", score=score(guessed), squares=squares(guessed))
    lines = [verdict(view, cast, say, alone=True), shown, Html(""), *reveal, Html(""), *_told(own, view, cast, say)]
    return lines, _practice_keys(view, say, links)


def _told(own: CodesTable, view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """What the words were (D26), and the reader's notes beside them."""
    return [*keyword_lines(view, cast, say), *notebook_lines(own, view.table, cast, say)]


def _lesson_end(solo: Solo, view: SeatView, cast: Cast, reveal: list[Html], say: Say, links: Links) -> Body:
    """What the answer of a step has come to, with the words, and the next step; after the last one, what to play."""
    names = tuple(lesson.SEATS)
    words = [Html(""), *keyword_lines(view, cast, say)] if solo.step < len(names) else []
    lines = [*reveal, *words, Html(""), *_own_clue(solo, view, cast, say), say(f"learned-{names[solo.step - 1]}")]
    if solo.step < len(names):
        return lines, ((_alone("button-learn-next", lesson.KIND, say, lesson.NEXT, style="success"),),)
    rows = (
        (Button(say.plain("button-add-to-group"), url=links.add_to_group(), style="success"),),
        (_alone("button-daily", daily.KIND, say), _alone("button-practice", practice.KIND, say)),
    )
    return lines, rows


def _own_clue(solo: Solo, view: SeatView, cast: Cast, say: Say) -> list[Html]:
    """What came of the learner's own clue among two that were given: for the partner, and for the interceptor."""
    row, _ = last_reveal(view.table) or (None, None)
    if row is None or row.encoder != view.seat:
        return []
    place = lesson.steps(lesson.taught(solo.language))[solo.step - 1].drafted.index(None)
    clue, interceptor = clipped(clue_text(row.clues[place], say), CLUE_ROOM), cast.others[view.side]
    if not row.decoded:
        return [say("learned-misread", clue=clue, interceptor=interceptor), Html("")]
    keyword = view.keywords[int(row.code[place]) - 1]
    return [say("learned-easy", clue=clue, keyword=keyword, interceptor=interceptor), Html("")]


def _daily_end(
    own: CodesTable, solo: Solo, due: float | None, view: SeatView, told: list[Html], say: Say, links: Links
) -> Body:
    """The score of a puzzle and the days in a row, then what it was about."""
    guessed = marks(view.table)
    right, shown = score(guessed), squares(guessed)
    lines = [say(f"daily-end-{guessed.count('1')}"), say("daily-score", score=right, squares=shown)]
    if own.diary.streak > 1:
        lines.append(say("daily-streak", count=own.diary.streak))
    next_day = daily.next_day(solo.date)
    lines += [Html(""), *told, Html(""), say("daily-next", time=clock(next_day, "t", "%H:%M"))]
    if own.diary.reminds and due is not None:  # of no certain day, so that the card does not change every day
        lines.append(say("daily-reminds", time=clock(next_day + due % daily.DAY_S, "t", "%H:%M")))
    rows = (
        share_keys(daily_text(solo.date, guessed, say), links.start(daily.KIND), say),
        (_reminder_key(own, say),),
        (_alone("button-daily", daily.KIND, say), _alone("button-practice", practice.KIND, say)),
        (Button(say.plain("button-add-to-group"), url=links.add_to_group()),),
    )
    return lines, rows


def _puzzle_end(solo: Solo, view: SeatView, told: list[Html], say: Say, links: Links) -> Body:
    """The score of a puzzle beside that of the interceptor who was there, and of all others who tried."""
    guessed = marks(view.table)
    right, shown = score(guessed), squares(guessed)
    lines = [
        say(f"daily-end-{guessed.count('1')}"),
        say("daily-score", score=right, squares=shown),
        say("puzzle-original", score=score(solo.original), squares=squares(solo.original)),
        *_others(solo, say),
    ]
    text = say.plain("share-puzzle", score=right, squares=shown)
    rows = (
        share_keys(text, links.start(puzzles.LINK + solo.puzzle), say),
        (_alone("button-daily", daily.KIND, say), _alone("button-practice", practice.KIND, say)),
        (Button(say.plain("button-add-to-group"), url=links.add_to_group()),),
    )
    return [*lines, Html(""), *told], rows


def _others(solo: Solo, say: Say) -> list[Html]:
    """How many of all who tried have read each code; it says nothing where nobody else did."""
    if not solo.others or solo.others[0] < 2:  # the reader is one of them
        return []
    count, *right = solo.others
    rounds = enumerate(right, start=FIRST_INTERCEPTION)
    shares = " · ".join(f"{round_} ({percent(of / count, say.language)})" for round_, of in rounds)
    return [say("puzzle-others", count=count, shares=shares)]


def _reminder_key(own: CodesTable, say: Say) -> Button:
    if own.diary.reminds:
        return _alone("button-reminder-off", daily.KIND, say, daily.FORGO)
    return _alone("button-reminder-on", daily.KIND, say, daily.REMIND)


def _practice_keys(view: SeatView, say: Say, links: Links) -> Rows:
    guessed = marks(view.table)
    text = say.plain("share-practice", score=score(guessed), squares=squares(guessed))
    return (
        (_alone("button-rematch-same", practice.KIND, say, style="success"),),
        share_keys(text, links.start(practice.KIND), say),
        (_alone("button-daily", daily.KIND, say), Button(say.plain("button-add"), url=links.add_to_group())),
    )


def _alone(text: str, command: str, say: Say, argument: str = "", style: str | None = None) -> Button:
    return Button(say.plain(text), PlayAlone(command, argument), style="success" if style else None)


OWN_PAGES = frozenset(
    {daily.REMINDER, puzzles.GONE, puzzles.YOURS, puzzles.TAKEN_BACK, puzzles.DONE}
)  # of a person's own tables


def own_page_rows(kind: str, say: Say) -> Rows:
    """The keys of a page on a person's own table."""
    today = (_alone("button-daily", daily.KIND, say, style="success"),)
    match kind:
        case daily.REMINDER:
            return today, (_alone("button-reminder-off", daily.KIND, say, daily.FORGO),)
        case puzzles.YOURS:
            return ((_alone("button-puzzle-withdraw", puzzles.KIND, say, puzzles.BACK),),)
        case puzzles.TAKEN_BACK:
            return ()
    return (today,)
