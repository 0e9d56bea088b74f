"""What came of the games: added up at each table when a game is over, so that no game counts twice. Pure functions."""

from collections.abc import Iterable, Mapping

from tgbot.documents import PlayerTally, Table
from tgbot.pictures import Numbers
from tgbot.stand_ins import is_stand_in

SHOWN_PLACES = 10


def count(table: Table, added: Mapping[int, PlayerTally], once: Mapping[str, int]) -> Table:
    """Add what each player has earned in a game that has just ended to the table's numbers; nothing, for no winner.

    `once` is how often something happened that the tallies of several players hold: a team's answer is all of theirs.
    """
    if not added:
        return table
    tallies = {
        user: _sum(table.name(user), (table.tallies.get(user, PlayerTally(name="")), earned))
        for user, earned in added.items()
    }
    total = _sum("", added.values())
    repeated = {name: table.repeated.get(name, 0) + getattr(total, name) - count for name, count in once.items()}
    return table.but(tallies=table.tallies | tallies, finished=table.finished + 1, repeated=table.repeated | repeated)


def of_table(table: Table) -> Numbers:
    """Return the numbers of a whole chat."""
    total = _sum("", table.tallies.values())
    total = total.but(**{name: getattr(total, name) - count for name, count in table.repeated.items()})
    pairs = total.pair_wins // 2  # both of a pair have won: the pair itself has won once
    between_teams = table.finished - pairs - total.interceptor_wins - total.card_wins  # each won by a team, or shared
    return _numbers(total, games=table.finished, pair_wins=pairs, team_wins=between_teams)


def of_player(tables: Iterable[Table], user: int) -> Numbers:
    """Return the numbers of one person at several tables."""
    total = _sum("", (table.tallies[user] for table in tables if user in table.tallies))
    return _numbers(total, games=total.games, pair_wins=total.pair_wins, team_wins=total.team_wins)


def leaders(table: Table) -> list[PlayerTally]:
    """Return who has won most at a table."""
    known = [one for user, one in table.tallies.items() if not is_stand_in(user)]
    ranked = sorted(known, key=lambda one: (-one.wins, one.games, one.name))
    return ranked[:SHOWN_PLACES]


def _sum(name: str, tallies: Iterable[PlayerTally]) -> PlayerTally:
    counted = [field for field in PlayerTally.model_fields if field != "name"]
    listed = list(tallies)
    return PlayerTally(name=name, **{field: sum(getattr(one, field) for one in listed) for field in counted})


def _numbers(total: PlayerTally, games: int, pair_wins: int, team_wins: int) -> Numbers:
    return Numbers(
        games=games,
        pair_wins=pair_wins,
        team_wins=team_wins,
        interceptor_wins=total.interceptor_wins,
        intercepted=total.intercepted,
        interceptions=total.interceptions,
        decoded=total.decoded,
        guesses=total.guesses,
        card_wins=total.card_wins,
        cards_found=total.cards_found,
        card_guesses=total.card_guesses,
    )
