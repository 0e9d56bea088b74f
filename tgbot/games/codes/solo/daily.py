"""The puzzle of the day: one game a day and language, the same for everybody. Pure transitions.

Its keywords and its game follow from the date, the language and what only the operator has, so no worker has to make it
and nobody can work it out. A day is one of UTC.
"""

from datetime import UTC, date, datetime, timedelta

from engine.chance import shuffled
from engine.codes import CODES
from engine.codes.setup import SLOTS
from tgbot.games.codes.model import OWN, Solo
from tgbot.games.codes.solo.composing import daily_script, spoken, unlike
from tgbot.games.codes.solo.results import marks, score, squares
from tgbot.games.codes.solo.table import begin, is_played, shown_again
from tgbot.games.codes.words.vocabulary import Word, words
from tgbot.i18n.dates import day_and_month
from tgbot.i18n.texts import Say
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.model import Notice, Table
from tgbot.tables.pages import turned
from tgbot.tables.session import table_view
from tgbot.telegram.messages import Answer

KIND = "daily"
REMIND, FORGO = "remind", "quiet"  # what the buttons at its end ask for
REMINDER = "daily-reminder"  # the page that reminds
MAX_REMINDERS = 7  # in a row that nobody answers: then there are no more
DAY_S = 86_400
RESERVE = 60  # words that are left over in each pass through the list, in the place of those too much alike


def play_today(table: Table, context: Context) -> Decision[Table]:
    """Begin today's puzzle, show the one under way, or the result of today's; turn the reminder on or off."""
    if context.argument in {REMIND, FORGO}:
        return _reminding(table, context, on=context.argument == REMIND)
    table, day = table.replace(page=None), today(context.moment)
    user, say = context.person.id, context.say
    if is_played(table):
        return Decision(shown_again(table, user), Answer(say.plain("toast-game-below")))
    if has_played(table, context.moment):
        done = Notice(text="news-daily-done")
        table = table.with_card(user, table.card(user).below(notice=done))
        return Decision(table, Answer())
    language = spoken(context.person.language)
    script = daily_script(seed_of(context, day, language), language, keywords_of(context, day, language))
    begun = begin(table, context, Solo(kind=KIND, date=day, language=language), script)
    return Decision(begun, Answer())


def has_played(table: Table, moment: Moment) -> bool:
    """Today's puzzle has been played at this table; also where another worker's clock was a little ahead."""
    return OWN.of(table).diary.date >= today(moment)


def result_alone(table: Table, say: Say, moment: Moment) -> list[str]:
    """The result of the last puzzle, and the days in a row while they go on."""
    diary = OWN.of(table).diary
    if not diary.date:
        return []
    date_, right, shown = day_and_month(diary.date, say.language), score(diary.marks), squares(diary.marks)
    lines = [say.plain("stats-daily", date=date_, score=right, squares=shown)]
    goes_on = moment.now < next_day(diary.date) + DAY_S
    return [*lines, say.plain("daily-streak", count=diary.streak)] if diary.streak > 1 and goes_on else lines


def today(moment: Moment) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(moment.now, UTC).date().isoformat()


def next_day(day: str) -> float:
    """When the day after this one begins."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def keywords_of(context: Context, day: str, language: str) -> list[Word]:
    """The keywords of a day: in each pass through the list no word comes twice."""
    round_, number = divmod(date.fromisoformat(day).toordinal(), days_of_a_pass())
    order = shuffled(context.keyed(f"daily/words/{language}/{round_}"), "words", words())
    first, spare = number * SLOTS, order[days_of_a_pass() * SLOTS :]
    start = number % len(spare)  # so that two days hardly ever take the same one
    return unlike([*order[first : first + SLOTS], *spare[start:], *spare[:start]], language)


def days_of_a_pass() -> int:
    """How many days the list of words lasts."""
    return (len(words()) - RESERVE) // SLOTS


def counted(table: Table) -> Table:
    """Note the result of a puzzle that is over, and how many there are in a row."""
    own = OWN.of(table)
    solo, diary = own.solo, own.diary
    if solo is None or diary.date >= solo.date:
        return table
    before = (date.fromisoformat(solo.date) - timedelta(days=1)).isoformat()
    streak = diary.streak + 1 if diary.date == before else 1
    noted = diary.replace(date=solo.date, marks=marks(table_view(CODES, table)), streak=streak, unanswered=0)
    return OWN.put(table, diary=noted)


def reminded(table: Table, moment: Moment) -> Table:
    """Remind of today's puzzle who asked for it and has not played, and set the timer for tomorrow.

    Who has blocked the bot does not want to be reminded any more.
    """
    diary, player = OWN.of(table).diary, table.player(table.chat)
    if not diary.reminds or player is None or not player.ready:
        return _silent(table)
    table = table.replace(due=_next_day(table.due or moment.now, moment))
    if has_played(table, moment) or is_played(table):
        return table
    if diary.unanswered >= MAX_REMINDERS:
        return _silent(table)
    page = turned(table, REMINDER, date=day_and_month(today(moment), table.language))
    return OWN.put(table.replace(page=page), diary=diary.replace(unanswered=diary.unanswered + 1))


def _reminding(table: Table, context: Context, *, on: bool) -> Decision[Table]:
    """Turn the reminder on, for the same time tomorrow, or off."""
    if table.player(context.person.id) is None:
        return Decision(table, Answer(context.say.plain("toast-old-button")))
    diary = OWN.of(table).diary.replace(reminds=on, unanswered=0)
    due = context.moment.now + DAY_S if on else None
    page = table.page if on else None
    table = OWN.put(table.replace(due=due, page=page), diary=diary)
    return Decision(table, Answer(context.say.plain("toast-reminder-on" if on else "toast-reminder-off")))


def _silent(table: Table) -> Table:
    """The table without a reminder."""
    return OWN.put(table.replace(due=None), diary=OWN.of(table).diary.replace(reminds=False, unanswered=0))


def _next_day(due: float, moment: Moment) -> float:
    """The same time of a day to come, though no worker may have run for some."""
    return due + DAY_S * (1 + max(0.0, moment.now - due) // DAY_S)


def seed_of(context: Context, day: str, language: str) -> str:
    """The seed of a day's puzzle: nobody can work it out from what is public."""
    return context.keyed(f"daily/{day}/{language}")
