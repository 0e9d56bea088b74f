"""The lobby, as the group sees it."""

from tgbot import lobby
from tgbot.answers import seat_nonce
from tgbot.documents import Table
from tgbot.games import TABLE_GAMES
from tgbot.locale import Html, Say, join
from tgbot.presses import CancelTable, Join, LeaveTable, StartGame, SwitchGame
from tgbot.screens.message import Button, Links, Message, Rows
from tgbot.screens.parts import keyed


def lobby_message(table: Table, say: Say, links: Links) -> Message:
    """Return the one message of the lobby."""
    lines = [*TABLE_GAMES[table.game].lobby_lines(table, say), Html(""), _status(table, say)]
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


def _status(table: Table, say: Say) -> Html:
    waiting = lobby.not_ready(table)
    if waiting:
        return say("lobby-not-ready", names=", ".join(table.name(player.user) for player in waiting))
    if lobby.missing(table):
        return say("lobby-missing", count=lobby.missing(table))
    if lobby.unbalanced(table):
        return say("lobby-unbalanced")
    return say("lobby-can-start", name=table.name(table.host))


def _keyboard(table: Table, say: Say, links: Links) -> Rows:
    rows: list[tuple[Button, ...]] = []
    ready = lobby.can_start(table)
    if ready:
        rows.append((Button(say.plain("button-start"), StartGame(), style="success"),))
    if not lobby.is_full(table):
        # While enough are there, more may come, but that is not what everybody waits for.
        rows.append((Button(say.plain("button-join"), Join(), style=None if ready else "primary"),))
    if lobby.not_ready(table):
        rows.append((Button(say.plain("button-open-bot"), url=links.start(f"j{table.place}".replace(":", "_"))),))
    rows += TABLE_GAMES[table.game].lobby_rows(table, say)
    rows.append(tuple(Button(say.plain(f"button-game-{key}"), SwitchGame(key)) for key in _others(table)))
    rows.append(
        (
            Button(say.plain("button-leave"), LeaveTable()),
            Button(say.plain("button-cancel"), CancelTable(), style="danger"),
        )
    )
    return tuple(rows)


def _others(table: Table) -> list[str]:
    """Return the games that could be played instead."""
    return [key for key in TABLE_GAMES if key != table.game]
