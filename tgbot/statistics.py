"""What came of the games: added up at each table when a game is over, so that no game counts twice. Pure functions."""

from collections.abc import Iterable

from engine.codes.views import TableView
from tgbot.documents import PlayerTally, Table
from tgbot.pictures import Numbers

SHOWN_PLACES = 10


def count(table: Table, view: TableView) -> Table:
    """Add a game that has just ended with a winner to the table's numbers."""
    if view.outcome is None or view.outcome.winners is None:
        return table
    added = {int(seat): _earned(view, seat, side.key) for side in view.sides for seat in side.seats}
    tallies = {
        user: _sum(table.name(user), (table.tallies.get(user, PlayerTally(name="")), earned))
        for user, earned in added.items()
    }
    return table.but(tallies=table.tallies | tallies, finished=table.finished + 1)


def of_table(table: Table) -> Numbers:
    """Return the numbers of a whole chat."""
    total = _sum("", table.tallies.values())
    # Both of a pair have won: the pair itself has won once.
    return _numbers(total, games=table.finished, pair_wins=total.pair_wins // 2)


def of_player(tables: Iterable[Table], user: int) -> Numbers:
    """Return the numbers of one person at several tables."""
    total = _sum("", (table.tallies[user] for table in tables if user in table.tallies))
    return _numbers(total, games=total.games, pair_wins=total.pair_wins)


def leaders(table: Table) -> list[PlayerTally]:
    """Return who has won most at a table."""
    ranked = sorted(table.tallies.values(), key=lambda one: (-one.wins, one.games, one.name))
    return ranked[:SHOWN_PLACES]


def _earned(view: TableView, seat: str, side: str) -> PlayerTally:
    won = view.outcome is not None and side in (view.outcome.winners or ())
    pair = view.sides[0]
    # A guess is the partner's: of two, the one who did not write the clues.
    read = [row for row in pair.sheet.rounds if side == pair.key and row.encoder != seat and row.guess is not None]
    heard = [row for row in pair.sheet.rounds if side != pair.key and row.interception is not None]
    return PlayerTally(
        name="",
        games=1,
        pair_wins=int(won and side == pair.key),
        interceptor_wins=int(won and side != pair.key),
        intercepted=sum(row.intercepted for row in heard),
        interceptions=len(heard),
        decoded=sum(row.decoded for row in read),
        guesses=len(read),
    )


def _sum(name: str, tallies: Iterable[PlayerTally]) -> PlayerTally:
    counted = [field for field in PlayerTally.model_fields if field != "name"]
    listed = list(tallies)
    return PlayerTally(name=name, **{field: sum(getattr(one, field) for one in listed) for field in counted})


def _numbers(total: PlayerTally, games: int, pair_wins: int) -> Numbers:
    return Numbers(
        games=games,
        pair_wins=pair_wins,
        interceptor_wins=total.interceptor_wins,
        intercepted=total.intercepted,
        interceptions=total.interceptions,
        decoded=total.decoded,
        guesses=total.guesses,
    )
