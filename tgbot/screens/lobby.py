"""The lobby, as the group sees it."""

from engine.codes.lineups import INTERCEPTOR, SideRule
from tgbot import lobby
from tgbot.answers import seat_nonce
from tgbot.buttons import Balance, CancelTable, Join, LeaveTable, Shuffle, StartGame, TakeSide
from tgbot.documents import Player, Table
from tgbot.locale import Html, Say, join
from tgbot.screens.message import Button, Links, Message
from tgbot.screens.parts import keyed
from tgbot.sides import NAMED, signed


def lobby_message(table: Table, say: Say, links: Links) -> Message:
    """Return the one message of the lobby."""
    lineup = lobby.lineup(table)
    lines = [say("lobby-title"), say(f"lobby-intro-{lineup.key}"), Html("")]
    lines += [_side(table, rule, say) for rule in lineup.sides]
    if lineup is not INTERCEPTOR:
        lines.append(say("lobby-rotation"))
    lines += [Html(""), _status(table, say)]
    return Message(
        key=keyed(table, "lobby"),
        text=join("\n", lines),
        keyboard=_keyboard(table, say, links),
        place=table.place,
        nonce=seat_nonce(table, 0),
    )


def closed_message(table: Table, say: Say) -> Message:
    """Return what is left of a lobby that was closed."""
    return Message(key=keyed(table, "lobby"), text=say("lobby-closed"))


def _side(table: Table, rule: SideRule, say: Say) -> Html:
    """Return who sits on a side; a team in the order in which it encodes (D6)."""
    seats = [_seat(table, player, say) for player in table.players if player.side == rule.key]
    seats += [say("lobby-free-seat")] * (rule.sizes.start - len(seats))
    if rule.key in NAMED:
        return say("board-team", team=signed(table, rule.key, say), names=join(" → ", seats))
    return say(f"lobby-{rule.key}", names=join(", ", seats))


def _seat(table: Table, player: Player, say: Say) -> Html:
    return say("name" if player.ready else "lobby-needs-start", name=table.name(player.user))


def _status(table: Table, say: Say) -> Html:
    waiting = lobby.not_ready(table)
    if waiting:
        return say("lobby-not-ready", names=", ".join(table.name(player.user) for player in waiting))
    if lobby.missing(table):
        return say("lobby-missing", count=lobby.missing(table))
    if lobby.unbalanced(table):
        return say("lobby-unbalanced")
    return say("lobby-can-start", name=table.name(table.host))


def _keyboard(table: Table, say: Say, links: Links) -> tuple[tuple[Button, ...], ...]:
    rows: list[tuple[Button, ...]] = []
    if not lobby.is_full(table):
        rows.append((Button(say.plain("button-join"), Join(), style="primary"),))
    if lobby.not_ready(table):
        rows.append((Button(say.plain("button-open-bot"), url=links.start(f"j{table.place}".replace(":", "_"))),))
    if len(table.players) > 1:
        rows += _choosing_sides(table, say)
    if lobby.can_start(table):
        rows.append((Button(say.plain("button-start"), StartGame(), style="success"),))
    rows.append(
        (
            Button(say.plain("button-leave"), LeaveTable()),
            Button(say.plain("button-cancel"), CancelTable(), style="danger"),
        )
    )
    return tuple(rows)


def _choosing_sides(table: Table, say: Say) -> list[tuple[Button, ...]]:
    shuffle = Button(say.plain("button-shuffle"), Shuffle())
    lineup = lobby.lineup(table)
    if lineup is INTERCEPTOR:
        return [(Button(say.plain("button-intercept"), TakeSide(lineup.sides[-1].key)), shuffle)]
    sides = tuple(Button(signed(table, rule.key, say), TakeSide(rule.key)) for rule in lineup.sides)
    even = (Button(say.plain("button-balance"), Balance()),) if lobby.unbalanced(table) else ()
    return [sides, (shuffle, *even)]
