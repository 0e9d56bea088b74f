"""The lobby, as the group sees it."""

from tgbot import lobby
from tgbot.answers import seat_nonce
from tgbot.buttons import CancelTable, Join, LeaveTable, Shuffle, StartGame, TakeSide
from tgbot.documents import Player, Table
from tgbot.locale import Html, Say, join
from tgbot.screens.message import Button, Links, Message
from tgbot.screens.parts import keyed


def lobby_message(table: Table, say: Say, links: Links) -> Message:
    """Return the one message of the lobby."""
    lines = [
        say("lobby-title"),
        say("lobby-intro"),
        Html(""),
        say("lobby-pair", names=_seats(table, "pair", 2, say)),
        say("lobby-interceptor", names=_seats(table, "interceptor", 1, say)),
        Html(""),
        _status(table, say),
    ]
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


def _seats(table: Table, side: str, count: int, say: Say) -> Html:
    taken = [_seat(table, player, say) for player in table.players if player.side == side]
    free = [say("lobby-free-seat")] * (count - len(taken))
    return join(", ", taken + free)


def _seat(table: Table, player: Player, say: Say) -> Html:
    return say("name" if player.ready else "lobby-needs-start", name=table.name(player.user))


def _status(table: Table, say: Say) -> Html:
    waiting = lobby.not_ready(table)
    if waiting:
        return say("lobby-not-ready", names=", ".join(table.name(player.user) for player in waiting))
    if lobby.missing(table):
        return say("lobby-missing", count=lobby.missing(table))
    return say("lobby-can-start", name=table.name(table.host))


def _keyboard(table: Table, say: Say, links: Links) -> tuple[tuple[Button, ...], ...]:
    full = not lobby.missing(table)
    rows: list[tuple[Button, ...]] = []
    if not full:
        rows.append((Button(say.plain("button-join"), Join(), style="primary"),))
    if lobby.not_ready(table):
        rows.append((Button(say.plain("button-open-bot"), url=links.start(f"j{table.place}".replace(":", "_"))),))
    if len(table.players) > 1:
        intercept = Button(say.plain("button-intercept"), TakeSide("interceptor"))
        rows.append((intercept, Button(say.plain("button-shuffle"), Shuffle())))
    if full and not lobby.not_ready(table):
        rows.append((Button(say.plain("button-start"), StartGame(), style="success"),))
    rows.append(
        (
            Button(say.plain("button-leave"), LeaveTable()),
            Button(say.plain("button-cancel"), CancelTable(), style="danger"),
        )
    )
    return tuple(rows)
