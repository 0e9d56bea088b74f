"""What came of the games: added up at each table when a game is over, so that no game counts twice. Pure functions."""

from collections.abc import Iterable, Mapping

from engine.core import TableView
from tgbot.i18n.texts import Say
from tgbot.tables.erasure import is_stand_in
from tgbot.tables.game import AnyTableGame, game_of, games
from tgbot.tables.model import GameTally, PlayerTally, Table, user_of

SHOWN_PLACES = 10
MAX_TALLIES = 1000  # players that a table keeps count of: beyond that, those with the fewest games are dropped

Tallies = Mapping[str, GameTally]
"""Numbers by game."""


def count(table: Table, view: TableView) -> Table:
    """Add what each player has earned in a game that has just ended to the table's numbers; nothing, for no winner."""
    game = game_of(table)
    if table.private:
        return game.counted(table, view)  # practice is no game among people
    earned = {user: tally for seat, tally in game.earned(view).items() if (user := user_of(seat)) is not None}
    if not earned:
        return table
    added = {user: _added(table.tallies.get(user), table.name(user), game.key, tally) for user, tally in earned.items()}
    counted = table.replace(tallies=_busiest(table.tallies | added, added), finished=table.finished + 1)
    return game.counted(counted, view)


def _busiest(tallies: Mapping[int, PlayerTally], playing: Mapping[int, PlayerTally]) -> dict[int, PlayerTally]:
    """The tallies of those who have just played, and of all others as far as there is room."""
    if len(tallies) <= MAX_TALLIES:
        return dict(tallies)
    order = sorted(tallies, key=lambda user: (user not in playing, -tallies[user].games))
    return {user: tallies[user] for user in order[:MAX_TALLIES]}


def of_table(table: Table) -> tuple[int, Tallies]:
    """The number of a chat's games, and its numbers by game."""
    played = {key for one in table.tallies.values() for key in one.own}
    tallies = {key: game.chat_tally(table, _total(game, table.tallies.values())) for key, game in _of(played)}
    return table.finished, tallies


def of_player(tables: Iterable[Table], user: int) -> tuple[int, Tallies]:
    """The number of one person's games at several tables, and their numbers by game."""
    own = [table.tallies[user] for table in tables if user in table.tallies]
    played = {key for one in own for key in one.own}
    return sum(one.games for one in own), {key: _total(game, own) for key, game in _of(played)}


def played_by(tables: Iterable[Table], user: int) -> tuple[str, ...]:
    """The games that one person has finished at these tables."""
    own = [table.tallies[user].own for table in tables if user in table.tallies]
    return tuple(key for key in games() if any(key in finished for finished in own))


def is_first_game(table: Table, user: int) -> bool:
    """A person has finished no game of this kind, neither at this table nor, when they sat down, at another."""
    player = table.player(user)
    return table.game not in {*played_by([table], user), *(player.played if player else ())}


def leaders(table: Table) -> list[PlayerTally]:
    """Those who have won most at a table."""
    known = [one for user, one in table.tallies.items() if not is_stand_in(user)]
    ranked = sorted(known, key=lambda one: (-one.wins, one.games, one.name))
    return ranked[:SHOWN_PLACES]


def leader_rows(table: Table, say: Say) -> list[str]:
    """Those who have won most at a table, one a line."""
    return [
        say.plain("leaderboard-row", place=place, name=one.name, wins=one.wins, games=one.games)
        for place, one in enumerate(leaders(table), start=1)
    ]


def added(*tallies: GameTally) -> GameTally:
    """The sum of tallies of one game."""
    return type(tallies[0])(
        **{name: sum(getattr(one, name) for one in tallies) for name in type(tallies[0]).model_fields}
    )


def _of(played: set[str]) -> list[tuple[str, AnyTableGame]]:
    return [(key, game) for key, game in games().items() if key in played]


def _added(before: PlayerTally | None, name: str, key: str, earned: GameTally) -> PlayerTally:
    before = before or PlayerTally(name=name)
    own = before.own | {key: added(earned, before.own[key]) if key in before.own else earned}
    return before.replace(name=name, games=before.games + 1, own=own)


def _total(game: AnyTableGame, tallies: Iterable[PlayerTally]) -> GameTally:
    return added(game.tally_model(), *(one.own[game.key] for one in tallies if game.key in one.own))
