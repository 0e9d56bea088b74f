"""Seats in a running game: leaving, kicking, substitutes and time-outs. Pure transitions."""

from engine.actions import EndGame, Leave, Substitute
from tgbot.i18n.texts import Say
from tgbot.tables import erasure, votes
from tgbot.tables.context import Moment
from tgbot.tables.errors import TableRefusal
from tgbot.tables.game import game_of
from tgbot.tables.lobby import new_robot
from tgbot.tables.model import Card, Person, Player, Stage, Table, person_seat, users_of
from tgbot.tables.pace import MISSES_FOR_SUBSTITUTE
from tgbot.tables.pages import last_key, reposted
from tgbot.tables.play import act, with_robots
from tgbot.tables.rematch import unwait
from tgbot.tables.session import session
from tgbot.telegram.updates import Sender


def person_at(seat: str) -> int:
    """The id of the person whose seat a button names."""
    if not seat.isdecimal():
        raise TableRefusal("toast-unknown-button")
    return int(seat)


def free_seats(table: Table) -> list[int]:
    """The people whose seats can be taken: those who left, and those who missed the time twice."""
    return sorted({*vacant(table), *away(table)})


def vacant(table: Table) -> list[int]:
    """The people who have left seats that nobody has taken yet."""
    if table.stage is not Stage.GAME or not any(player.left for player in table.players):
        return []
    return sorted(users_of(game_of(table).vacant(session(table).view())))


def away(table: Table) -> list[int]:
    """The players who have missed the time so often that a substitute may take their seats."""
    if table.stage is not Stage.GAME:
        return []
    late = (user for user, count in table.misses.items() if count >= MISSES_FOR_SUBSTITUTE)
    return sorted(user for user in late if table.player(user))


def leave(table: Table, user: int, moment: Moment, parting: str = "left") -> Table:
    """Free a player's seat; the next player is host, and the game goes on as its rules say.

    The board is sent again, unless another one follows it anyway: an edit would tell nobody that a seat is free.
    """
    before = last_key(table)
    table = _freed(table, user, moment, parting)
    if table.stage is not Stage.OVER:
        table = game_of(table).seats_changed(table, moment)
    if table.stage is not Stage.OVER:
        table = votes.recounted(table, moment)
    return reposted(table) if table.stage is Stage.GAME and last_key(table) == before else table


def wait_for(table: Table, user: int) -> Table:
    """Give a player who has missed the time twice another chance."""
    if user not in away(table):
        raise TableRefusal("toast-old-button")
    return table.replace(misses={late: count for late, count in table.misses.items() if late != user})


def take_seat(table: Table, person: Sender, seat: int, ready: bool, moment: Moment) -> Table:
    """Seat a person in a place that is free, or whose player has missed the time twice."""
    if table.stage is not Stage.GAME:
        raise TableRefusal("toast-old-button")
    if table.player(person.id) is not None:
        raise TableRefusal("toast-already-seated")
    if seat not in free_seats(table):
        raise TableRefusal("refusal-seat-not-free")
    former = next(p for p in table.players if p.user == seat)
    after = table if former.left else _freed(table, seat, moment, "replaced")
    after = act(after, None, Substitute(former.seat, person_seat(person.id)), moment)
    newcomer = Player(
        occupant=Person(user=person.id),
        name=person.name,
        language=person.language,
        side=former.side,
        ready=ready,
    )
    others = tuple(p for p in after.players if p.seat != newcomer.seat)
    after = erasure.remembered(after.replace(players=(*others, newcomer)), person.id)
    if person.id not in after.cards:
        after = after.with_card(person.id, Card(number=1, quiet=False))
    after = votes.recounted(unwait(game_of(table).seat_taken(after, moment), person.id), moment)
    welcome = game_of(table).welcome(after, newcomer, former, Say(newcomer.language))
    return after.with_card(person.id, after.card(person.id).replace(notice=welcome))


def robot_may_sit(table: Table, seat: int) -> bool:
    """A robot may play on for a person who has left."""
    if seat not in vacant(table):
        return False
    return game_of(table).robot_may_replace(table, next(p for p in table.players if p.user == seat))


def robot_takes_seat(table: Table, seat: int, moment: Moment) -> Table:
    """Let a robot play on for a person who has left."""
    if not robot_may_sit(table, seat):
        raise TableRefusal("toast-old-button")
    former = next(p for p in table.players if p.user == seat)
    robot = new_robot(table, former.side)
    after = act(table, None, Substitute(former.seat, robot.seat), moment)
    after = after.replace(players=(*after.players, robot))
    after = votes.recounted(game_of(table).seat_taken(after, moment), moment)
    return with_robots(after, moment)


def time_up(table: Table, moment: Moment) -> Table:
    """Go on without what is missing, and remember who missed the time."""
    game = game_of(table)
    late = users_of(game.late(table, session(table).view()))
    table = table.replace(misses=table.misses | {user: table.misses.get(user, 0) + 1 for user in late})
    return game.time_up(table, moment)


def _freed(table: Table, user: int, moment: Moment, parting: str) -> Table:
    """Free a seat; the next player is host, and the game ends when nobody is left."""
    player = table.player(user)
    if player is None:
        raise TableRefusal("toast-not-seated")
    table = act(table, user, Leave(), moment)
    table = table.with_player(player.replace(left=True, parting=parting))
    present = [p for p in table.players if not p.left and p.user]
    if not present:
        return act(table, None, EndGame(), moment)
    return table.replace(host=present[0].user) if table.host == user else table
