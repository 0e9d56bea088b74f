"""What came of a game that one person played alone: on the card at its end, and to be passed on without secrets."""

from engine.codes.lineups import FIRST_INTERCEPTION
from engine.codes.views import TableView
from tgbot.i18n.dates import day_and_month
from tgbot.i18n.texts import Say

RIGHT, WRONG = "🟩", "⬛"


def marks(view: TableView) -> str:
    """Which codes the interceptor has guessed right so far: a 1 or a 0 for each; a missing guess is wrong (D19)."""
    rows = view.sides[0].sheet.rounds
    return "".join(str(int(row.intercepted)) for row in rows if row.round >= FIRST_INTERCEPTION)


def squares(marks: str) -> str:
    """The guesses of a game in order, each right or wrong."""
    return "".join(RIGHT if mark == "1" else WRONG for mark in marks)


def score(marks: str) -> str:
    """How many of the guesses were right."""
    return f"{marks.count('1')}/{len(marks)}"


def daily_text(date: str, marks: str, say: Say) -> str:
    """The result of a daily puzzle for others, with nothing of the puzzle itself."""
    return say.plain("share-daily", date=day_and_month(date, say.language), score=score(marks), squares=squares(marks))
