"""What happened at the table, kept from the events of the rules: what attempts do not tell, such as a skipped turn.

All of it is public: everybody at the table hears each event.
"""

from collections.abc import Iterable, Sequence

from engine.core import Event, Seat
from engine.kryptos import KRYPTOS
from engine.kryptos.events import (
    CardRevealed,
    LastRoundAnnounced,
    SeatLeft,
    SeatTaken,
    TurnPassed,
    TurnSkipped,
)
from engine.kryptos.views import AttemptView, TableView
from tgbot.games.kryptos.model import OWN, Happening, What
from tgbot.games.kryptos.rounds import closed_hands
from tgbot.tables.model import Table
from tgbot.tables.session import table_view

MAX_KEPT = 60  # more than a long game of six has in two rounds
MAX_TOLD = 3
MAX_TOLD_OF_ROBOTS = 6  # they act while nobody looks, so more has happened since
LOST_TURNS = (What.LATE, What.SKIPPED, What.OPENED_LATE)


def kept(table: Table, before: TableView, events: Iterable[Event]) -> Table:
    """The table with what an action led to, and with the hands that a finished round left."""
    now = table_view(KRYPTOS, table)
    told = [
        Happening(what=what, round=before.round, after=len(now.attempts), seat=seat, place=place, number=number)
        for event in events
        for what, seat, place, number in _told(event, now)
    ]
    if told:
        table = OWN.put(table, happened=(*OWN.of(table).happened, *told)[-MAX_KEPT:])
    if now.round > before.round or now.outcome is not None:
        table = OWN.put(table, closed=closed_hands(now))
    return table


def _told(event: Event, now: TableView) -> list[tuple[What, str, int, int]]:
    match event:
        case CardRevealed(seat, place, number, late):
            return [(What.OPENED_LATE if late else What.OPENED, seat, place, number)]
        case TurnPassed(seat, late):
            return [(What.LATE if late else What.PASSED, seat, 0, 0)]
        case TurnSkipped(seat):
            return [(What.SKIPPED, seat, 0, 0)]
        case SeatLeft(seat):
            return [(What.LEFT, seat, 0, 0)]
        case SeatTaken(seat):
            return [(What.TAKEN, seat, 0, 0)]
        case LastRoundAnnounced():
            best = max(now.hands, key=lambda hand: hand.points)
            return [(What.LAST_ROUND, best.seat, 0, best.points)]
    return []


def renamed(happened: Sequence[Happening], old: str, new: str) -> tuple[Happening, ...]:
    """The happenings with another seat in the place of one that is to be forgotten."""
    return tuple(one.replace(seat=new) if one.seat == old else one for one in happened)


def last_round(table: Table, view: TableView) -> Happening | None:
    """K13: who brought the last round, and with how many points, once it has begun."""
    told = (one for one in reversed(_happened(table)) if one.what is What.LAST_ROUND)
    return next(told, None) if view.last_round else None


def latest(table: Table, view: TableView) -> list[AttemptView | Happening]:
    """What happened last, oldest first: the last attempt and what followed, or in the opening the last card."""
    followed = [one for one in _happened(table) if one.after == len(view.attempts)]
    # K5: of the opening only the last card, and that until something else happens.
    followed = [one for one in followed if one.round or one is followed[-1]]
    told: list[AttemptView | Happening] = [*_latest_attempts(table, view), *followed]
    return told[-(MAX_TOLD_OF_ROBOTS if table.robot_players() else MAX_TOLD) :]


def _latest_attempts(table: Table, view: TableView) -> Sequence[AttemptView]:
    """The last attempt; if a robot made it, also those before it, back to the last one of a person."""
    robots = {player.seat for player in table.robot_players()}
    first = len(view.attempts) - 1
    while first > 0 and view.attempts[first].by in robots:
        first -= 1
    return view.attempts[max(first, 0) :]


def in_round(table: Table, view: TableView, round_: int) -> list[AttemptView | Happening]:
    """All that happened in a round, in order."""
    told: list[AttemptView | Happening] = []
    happened = [one for one in _happened(table) if one.round == round_]
    for number, attempt in enumerate(view.attempts):
        told += [one for one in happened if one.after == number]
        told += [attempt] if attempt.round == round_ else []
    return [*told, *(one for one in happened if one.after == len(view.attempts))]


def since_own_turn(view: TableView, seat: Seat) -> tuple[AttemptView, ...]:
    """A player's last turn, and all attempts since, oldest first; before the first turn all attempts."""
    own = [index for index, attempt in enumerate(view.attempts) if attempt.by == seat]
    first = own[-1] if own else 0
    if own and view.attempts[first].bought:
        first -= 1  # K10: a bought attempt follows the one that missed
    return view.attempts[first:]


def own_news(table: Table, view: TableView, seat: Seat) -> list[Happening]:
    """What became of a player's own turns without an attempt since their last one."""
    after = max((index for index, one in enumerate(view.attempts, start=1) if one.by == seat), default=0)
    own = [one for one in _happened(table) if one.seat == seat and one.what in LOST_TURNS and one.after >= after]
    return own[-1:]


def _happened(table: Table) -> list[Happening]:
    """What is kept, without what older versions kept of the last round: not who brought it."""
    return [one for one in OWN.of(table).happened if one.seat]
