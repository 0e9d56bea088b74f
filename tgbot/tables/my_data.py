"""What is stored about one person, for themselves: /export in the private chat. Pure.

Nothing of anybody else is in it, nor a secret of a game that is still running.
"""

import json
from collections.abc import Iterable

from engine.codec import Json
from tgbot.tables.game import games
from tgbot.tables.model import Puzzle, Table, Visitor


def my_data(visitor: Visitor, tables: Iterable[Table], puzzles: Iterable[Puzzle]) -> str:
    """Everything about a person, as text that people and programs can read."""
    user, listed = visitor.user, list(tables)
    told: Json = {
        "you": {
            "id": user,
            "name": visitor.name,
            "language": visitor.language,
            "may be written to": visitor.started,
        },
        "groups": [_in_group(table, user) for table in listed if not table.private],
        "alone": [_of_games(table, user) for table in listed if table.private and table.chat == user],
        "puzzles": [_puzzle(puzzle, user) for puzzle in puzzles if user in (*puzzle.makers, *puzzle.tries)],
    }
    return json.dumps(told, ensure_ascii=False, indent=1)


def _in_group(table: Table, user: int) -> Json:
    """What a group has about the person; one that has nothing may only be named by a link that somebody made up."""
    here: Json = {}
    player, tally = table.player(user), table.tallies.get(user)
    if player is not None:
        here["seat"] = {"name": player.name, "side": player.side, "since then missed": table.misses.get(user, 0)}
    if table.queued(user) is not None:
        here["waits for the next game"] = True
    if table.subscriber(user) is not None:
        here["is told of lobbies"] = True
    if tally is not None:
        here["numbers"] = tally.model_dump(mode="json")
    here |= _of_games(table, user)
    return ({"group": table.title} if here else {}) | {"id": table.chat} | here


def _of_games(table: Table, user: int) -> Json:
    told = {key: game.personal(table, user) for key, game in games().items()}
    return {key: about for key, about in told.items() if about}


def _puzzle(puzzle: Puzzle, user: int) -> Json:
    if user in puzzle.makers:
        return {"made by you": puzzle.id, "tries": len(puzzle.results)}
    return {"tried by you": puzzle.id, "right": puzzle.tries[user]}
