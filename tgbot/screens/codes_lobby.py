"""The lobby of the code game: who sits on which side."""

from engine.codes.lineups import INTERCEPTOR
from tgbot import lobby
from tgbot.course import Side
from tgbot.documents import Table
from tgbot.locale import Html, Say, join
from tgbot.presses import Balance, Shuffle, TakeSide
from tgbot.screens.message import Button, Rows
from tgbot.screens.parts import seat_name
from tgbot.sides import NAMED, signed


def lobby_lines(table: Table, say: Say) -> list[Html]:
    """Return what is played, and who plays."""
    lineup = lobby.lineup(table)
    lines = [say("lobby-title"), say(f"lobby-intro-{lineup.key}"), Html("")]
    lines += [_side(table, rule, say) for rule in lineup.sides]
    return lines if lineup.key == INTERCEPTOR.key else [*lines, say("lobby-rotation")]


def lobby_rows(table: Table, say: Say) -> Rows:
    """Return the buttons by which sides are chosen, once there is somebody to choose between."""
    if len(table.players) < 2:
        return ()
    shuffle = Button(say.plain("button-shuffle"), Shuffle())
    lineup = lobby.lineup(table)
    if lineup.key == INTERCEPTOR.key:
        return ((Button(say.plain("button-intercept"), TakeSide(lineup.sides[-1].key)), shuffle),)
    sides = tuple(Button(signed(table, rule.key, say), TakeSide(rule.key)) for rule in lineup.sides)
    even = (Button(say.plain("button-balance"), Balance()),) if lobby.unbalanced(table) else ()
    return (sides, (shuffle, *even))


def _side(table: Table, rule: Side, say: Say) -> Html:
    """Return who sits on a side; a team in the order in which it encodes (D6)."""
    seats = [seat_name(table, player, say) for player in table.players if player.side == rule.key]
    seats += [say("lobby-free-seat")] * (rule.sizes.start - len(seats))
    if rule.key in NAMED:
        return say("board-team", team=signed(table, rule.key, say), names=join(" → ", seats))
    return say(f"lobby-{rule.key}", names=join(", ", seats))
