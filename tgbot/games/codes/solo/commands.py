"""What a person asks for who plays alone, and what a group asks about its puzzlers."""

from collections.abc import Sequence

from engine.codes.views import TableView
from tgbot.games.codes.buttons import OfferPuzzle, WithdrawPuzzle
from tgbot.games.codes.commands import command
from tgbot.games.codes.model import OWN
from tgbot.games.codes.solo import daily, lesson, practice, puzzles
from tgbot.games.codes.solo.results import marks, squares
from tgbot.games.codes.taps import tap
from tgbot.i18n.dates import day_and_month
from tgbot.tables.commands import greeted
from tgbot.tables.context import Context, Decision, Moment
from tgbot.tables.links import signed
from tgbot.tables.model import Table
from tgbot.tables.places import Place, own_table_place
from tgbot.tables.routes import Commands, During, Needs

alone = Commands()

LESSON_TABLE, PRACTICE_TABLE, DAILY_TABLE, PUZZLE_TABLE = 1, 2, 3, 4
MAX_FOLLOWERS = 50  # whom a group lists
LINK = "d"
DONE = "daily-group"  # the page that tells who has played


def follow(table: Table, context: Context) -> Decision[Table]:
    """List a person among those of a group who play the daily puzzle."""
    others = tuple(user for user in OWN.of(table).followers if user != context.person.id)
    return Decision(OWN.put(table, followers=(*others, context.person.id)[-MAX_FOLLOWERS:]))


alone(lesson.KIND, own_table=LESSON_TABLE, menu=10, button="button-learn")(lesson.learn)
alone(practice.KIND, own_table=PRACTICE_TABLE, menu=30, button="button-practice")(practice.practise)
alone(
    daily.KIND,
    own_table=DAILY_TABLE,
    menu=20,
    button="button-daily",
    link=LINK,
    at_group=follow,
    done=daily.has_played,
)(daily.play_today)
alone(puzzles.KIND, own_table=PUZZLE_TABLE, link=puzzles.LINK, needs=Needs.PUZZLE, puzzle=puzzles.taken_back)(
    puzzles.solve
)


@tap(OfferPuzzle, during=During.GAME, puzzle=puzzles.wanted)
def _offer_puzzle(table: Table, context: Context, _: OfferPuzzle) -> Decision[Table]:
    return puzzles.offer(table, context)


@tap(WithdrawPuzzle, during=During.GAME, puzzle=puzzles.wanted)
def _withdraw_puzzle(table: Table, context: Context, _: WithdrawPuzzle) -> Decision[Table]:
    return puzzles.withdraw(table, context)


def silenced(table: Table, user: int) -> Table:
    """The table without a person who is to be forgotten, among its puzzlers and as a maker of a puzzle."""
    if user in OWN.of(table).followers and table.page is not None and table.page.kind == DONE:
        table = table.replace(page=None)  # it has the name under which the puzzle was played, perhaps an earlier one
    table, offer = parted(table, user), OWN.of(table).offer
    return OWN.put(table, offer=None) if offer is not None and user in offer.yes else table


def parted(table: Table, user: int) -> Table:
    """The table without a person among its puzzlers."""
    followers = OWN.of(table).followers
    if user not in followers:
        return table
    return OWN.put(table, followers=tuple(one for one in followers if one != user))


def counted(table: Table, view: TableView) -> Table:
    """What the end of a game means to who plays alone."""
    solo = OWN.of(table).solo
    match solo.kind if solo else "":
        case practice.KIND:
            return practice.counted(table, marks(view))
        case daily.KIND:
            return daily.counted(table)
    return table


def reminded(table: Table, moment: Moment) -> Table:
    """What the timer of a person's own table was set for."""
    solo = OWN.of(table).solo
    return daily.reminded(table, moment) if solo and solo.kind == daily.KIND else table.replace(due=None)


def followed(table: Table) -> Sequence[Place]:
    """The tables of a group's members at which they play the daily puzzle."""
    return [own_table_place(user, DAILY_TABLE) for user in OWN.of(table).followers]


@command(lesson.KIND)
@command(practice.KIND)
def in_private(table: Table, context: Context) -> Decision[Table]:
    """Tell that this is played in the private chat."""
    return greeted(table, context, "private-only")


@command(daily.KIND, needs=Needs.FOLLOWERS, menu=120)
def group_table(table: Table, context: Context) -> Decision[Table]:
    """Who of the group has played today's puzzle, without telling anything of it, and the way to it."""
    day = daily.today(context.moment)
    rows = [(own, OWN.of(own).diary) for own in context.own_tables.values()]
    done = sorted(
        ((diary.marks.count("1"), own.name(own.chat), diary) for own, diary in rows if diary.date == day),
        key=lambda row: (-row[0], row[1]),
    )
    lines = "\n".join(f"{squares(diary.marks)} {right}/{len(diary.marks)} {name}" for right, name, diary in done)
    link = {"payload": LINK + signed(table.place, context), "button": "button-daily"}
    date = day_and_month(day, table.language if table.serial else context.person.language)
    return greeted(table, context, DONE if done else "daily-group-none", date=date, rows=lines, **link)
