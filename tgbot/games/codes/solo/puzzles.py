""" "Can you intercept us?": a finished game of people as a puzzle for others. Pure transitions.

Both of the pair must want it. A puzzle has their words, but not their names, and who solves it goes through the rounds
as the interceptor did.
"""

from dataclasses import asdict, replace
from typing import Any

from engine.codec import Json
from engine.codes import CODES
from engine.codes.scripts import Script, ScriptRound, script_of
from engine.codes.views import TableView
from tgbot.games.codes.model import KEY, OWN, Offer, Solo
from tgbot.games.codes.solo.results import marks
from tgbot.games.codes.solo.table import begin, is_played, shown_again
from tgbot.i18n.texts import Say
from tgbot.tables.context import Context, Decision
from tgbot.tables.errors import TableRefusal
from tgbot.tables.model import Notice, Puzzle, Stage, Table, user_of
from tgbot.tables.pages import same_page, turned
from tgbot.tables.session import table_view
from tgbot.telegram.messages import Answer

KIND = "puzzle"
LINK = "z"
BACK = "back"  # what the button asks for that takes a puzzle back
# Pages instead of a puzzle.
GONE, YOURS, TAKEN_BACK, DONE = "puzzle-gone", "puzzle-yours", "puzzle-back", "puzzle-done"

AGREED = "news-puzzle-made"  # on the card of who asked for a puzzle


# ── making one ──────────────────────────────────────────────────────────────────────────────────────────────────────


def makers(table: Table, view: TableView) -> tuple[int, ...]:
    """Who can make a puzzle of a game that is over: both of the pair, if they are people; else nobody.

    Nor where somebody has left whose clues it would pass on.
    """
    if table.private or table.stage is not Stage.OVER or script_of(view) is None:
        return ()
    seats = view.sides[0].seats
    if any(row.encoder not in seats for row in view.sides[0].sheet.rounds):
        return ()
    pair = [user_of(seat) for seat in seats]
    people = tuple(user for user in pair if user is not None and table.player(user) is not None)
    return people if len(people) == len(pair) else ()


def offer(table: Table, context: Context) -> Decision[Table]:
    """Want a puzzle; once both do, there is one."""
    own, user = OWN.of(table).offer or Offer(), context.person.id
    pair = makers(table, table_view(CODES, table))
    if user not in pair:
        raise TableRefusal("toast-old-button")
    yes = tuple(dict.fromkeys((*own.yes, user)))
    puzzle = puzzle_id(table, context) if set(yes) == set(pair) else ""
    text = "toast-puzzle-made" if puzzle else "toast-puzzle-asked"
    if puzzle and not own.puzzle:
        for asker in own.yes:
            table = _told_of_agreement(table, asker, user)
    return Decision(OWN.put(table, offer=Offer(yes=yes, puzzle=puzzle)), Answer(context.say.plain(text)))


def _told_of_agreement(table: Table, asker: int, partner: int) -> Table:
    """The table after the card of who asked for a puzzle has rung: it has the link now."""
    card = table.card(asker).below(notice=Notice(text=AGREED, facts={"name": table.name(partner)}))
    return table.with_card(asker, card.replace(quiet=False))


def withdraw(table: Table, context: Context) -> Decision[Table]:
    """Want no puzzle after all; one that is there is taken back."""
    own = OWN.of(table).offer
    if own is None or context.person.id not in makers(table, table_view(CODES, table)):
        raise TableRefusal("toast-old-button")
    said = context.say.plain("toast-puzzle-back" if own.puzzle else "toast-puzzle-withdrawn")
    return Decision(OWN.put(_without_news(table), offer=None), Answer(said))


def _without_news(table: Table) -> Table:
    """The table without the news that a puzzle is ready."""
    for user, card in table.cards.items():
        if card.notice is not None and card.notice.text == AGREED:
            table = table.with_card(user, card.replace(notice=None))
    return table


def wanted(table: Table, context: Context) -> Puzzle | None:
    """The puzzle of the last game, if both of the pair want it; else none of that id."""
    view = _view(table)
    if view is None:
        return None
    script, pair, own = script_of(view), makers(table, view), OWN.of(table).offer
    if script is None or not pair or own is None or not own.puzzle:
        return Puzzle(id=puzzle_id(table, context))
    return Puzzle(
        id=own.puzzle,
        game=KEY,
        language=OWN.of(table).word_language,
        script=_frozen(script),
        original=marks(view),
        makers=pair,
    )


def gone(table: Table, puzzle: str) -> Table:
    """The table without the puzzle of its last game, which one of the pair has taken back by its link."""
    own = OWN.of(table).offer
    return OWN.put(_without_news(table), offer=None) if own is not None and own.puzzle == puzzle else table


def puzzle_id(table: Table, context: Context) -> str:
    """The id that the puzzle of a table's last game has: always the same, and nobody can work it out."""
    return context.keyed(f"puzzle/{table.place}/{table.serial}/{table.nonce}")


def _view(table: Table) -> TableView | None:
    return None if table.state is None or table.game != KEY else table_view(CODES, table)


# ── solving one ─────────────────────────────────────────────────────────────────────────────────────────────────────


def solve(table: Table, context: Context) -> Decision[Table]:
    """Begin the puzzle of a link, show the one under way, or say why there is none to solve."""
    puzzle, user, say = context.puzzle, context.person.id, context.say
    table = table.replace(language=context.person.language)
    if context.argument == BACK:
        return _back(table, say)
    if puzzle is not None and user in puzzle.makers:
        return _paged(table, YOURS, puzzle=puzzle.id, count=len(puzzle.results))
    if is_played(table):
        return Decision(shown_again(table.replace(page=None), user), Answer(say.plain("toast-game-below")))
    if puzzle is None or puzzle.game != KEY:
        return _paged(table, GONE)
    if user in puzzle.tries:
        return _paged(table, DONE, score=puzzle.tries[user].count("1"), of=len(puzzle.original))
    solo = Solo(kind=KIND, puzzle=puzzle.id, original=puzzle.original, language=puzzle.language)
    script = _thawed(puzzle.script)
    alone = Script(script.keywords, tuple(replace(row, interception=None) for row in script.rounds))
    return Decision(begin(table, context, solo, alone), Answer())


def _back(table: Table, say: Say) -> Decision[Table]:
    """The page that has offered to take a puzzle back says that it is done."""
    if table.page is None or table.page.kind not in {YOURS, TAKEN_BACK}:
        return Decision(table, Answer(say.plain("toast-old-button")))
    done = Answer(say.plain("toast-puzzle-back"))
    return Decision(table.replace(page=same_page(table, TAKEN_BACK)), done)


def taken_back(table: Table, context: Context) -> Puzzle | None:
    """No puzzle any more, where its maker says so on the page that the link has led to."""
    page = table.page
    if context.argument != BACK or page is None or page.kind != YOURS:
        return None
    return Puzzle(id=str(page.facts["puzzle"]))


def report(table: Table) -> tuple[str, str] | None:
    """The puzzle that was solved at a person's own table and what came of it, until it is told."""
    solo = OWN.of(table).solo
    if solo is None or not solo.puzzle or solo.others or table.stage is not Stage.OVER:
        return None
    return solo.puzzle, marks(table_view(CODES, table))


def compared(table: Table, puzzle: Puzzle) -> Table:
    """A person's own table with how others did; where the puzzle was taken back meanwhile, only that it is told."""
    solo = OWN.of(table).solo
    if solo is None or solo.puzzle != puzzle.id:
        return table
    results = puzzle.results
    right = (sum(marks_[place] == "1" for marks_ in results) for place in range(len(puzzle.original)))
    return OWN.put(table, solo=solo.replace(others=(len(results), *right)))


def _paged(table: Table, kind: str, **facts: str | int) -> Decision[Table]:
    return Decision(table.replace(page=turned(table, kind, **facts)))


def _frozen(script: Script) -> Json:
    return asdict(script)


def _thawed(written: dict[str, Any]) -> Script:
    rows = (row | {"clues": tuple(row["clues"])} for row in written["rounds"])
    return Script(tuple(written["keywords"]), tuple(ScriptRound(**row) for row in rows))
