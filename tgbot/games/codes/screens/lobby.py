"""The lobby of the code game: who sits on which side."""

from engine.codes.lineups import INTERCEPTOR
from tgbot.games.codes.teams import NAMED, signed
from tgbot.i18n.texts import Html, Say, join
from tgbot.tables import lobby
from tgbot.tables.buttons import Shuffle, TakeSide
from tgbot.tables.game import Side
from tgbot.tables.model import Table
from tgbot.telegram.messages import Button, Rows
from tgbot.ui.parts import seat_names


def lobby_lines(table: Table, say: Say) -> list[Html]:
    """The game and its players; what it is about gives way to the keys that are unfolded."""
    lineup = lobby.lineup(table)
    seats = list(zip(table.players, seat_names(table, say), strict=True))
    sides = [
        _side(table, rule, [name for player, name in seats if player.side == rule.key], say) for rule in lineup.sides
    ]
    order = [] if lineup.key == INTERCEPTOR.key else [say("lobby-rotation")]
    intro = [] if table.lobby_menu else [Html(""), say(f"lobby-intro-{lineup.key}")]
    return [say("lobby-title"), *sides, *order, *intro]


def lobby_rows(table: Table, say: Say) -> Rows:
    """The buttons for choosing sides, from two players on; beside a robot there is nothing to choose."""
    if len(table.players) < 2 or table.robot_players():
        return ()
    shuffle = Button(say.plain("button-shuffle"), Shuffle())
    lineup = lobby.lineup(table)
    if lineup.key == INTERCEPTOR.key:
        return ((Button(say.plain("button-intercept"), TakeSide(lineup.sides[-1].key)), shuffle),)
    sides = tuple(Button(signed(table, rule.key, say), TakeSide(rule.key)) for rule in lineup.sides)
    return (sides, (shuffle,))


def _side(table: Table, rule: Side, taken: list[Html], say: Say) -> Html:
    """The players of a side; a team in the order of encoding (D6)."""
    free = rule.sizes.start - len(taken)
    seats = [*taken, *[say("lobby-free-seat")] * free] if free > 0 else taken
    if rule.key in NAMED:
        return say("board-team", team=signed(table, rule.key, say), names=join(" → ", seats))
    return say(f"lobby-{rule.key}", names=join(", ", seats))
