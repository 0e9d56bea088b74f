"""The lobby, as the group sees it: who is in, what is missing, and few keys; the rest unfolds."""

from tgbot.i18n.texts import Html, Say, join
from tgbot.tables import lobby
from tgbot.tables.buttons import (
    AddRobot,
    Balance,
    CancelTable,
    CloseLobby,
    DropRobot,
    Join,
    LeaveTable,
    ShowMore,
    ShowSettings,
    StartGame,
    SwitchGame,
)
from tgbot.tables.game import AnyTableGame, game_of, games
from tgbot.tables.links import invitation
from tgbot.tables.lobby import Standing
from tgbot.tables.model import Table
from tgbot.tables.pages import RULES, keyed
from tgbot.tables.settings import settings_of
from tgbot.telegram.messages import Button, Links, Rows, Text
from tgbot.ui.fitting import ROW_ROOM, clipped, text_width


def lobby_message(table: Table, say: Say, links: Links) -> Text:
    """The one message of the lobby."""
    standing = lobby.standing(table)
    lines = [*game_of(table).lobby_lines(table, say), *_chosen(table, say), Html(""), *_status(table, standing, say)]
    if table.lobby_menu == lobby.UNFOLDED:
        lines += _others_told(table, say)
    return Text(
        key=keyed(table, "lobby"),
        text=join("\n", lines),
        keyboard=_keyboard(table, standing, say, links),
    )


def closed_message(table: Table, say: Say) -> Text:
    """What is left of a lobby that was closed."""
    return Text(key=keyed(table, "lobby"), text=say("lobby-closed"))


def _chosen(table: Table, say: Say) -> list[Html]:
    """The settings that change the game, where they are not the default."""
    changed = [one.line(table, say) for one in settings_of(table) if one.announced and one.changed(table)]
    return [say("name", name=" · ".join(changed))] if changed else []


def _status(table: Table, standing: Standing, say: Say) -> list[Html]:
    """What the lobby waits for."""
    lines = []
    if standing.not_ready:
        names = ", ".join(table.name(player.seat) for player in standing.not_ready)
        lines.append(say("lobby-not-ready", names=names))
    if standing.missing:
        lines.append(_missing(table, standing.missing, say))
    elif standing.unbalanced:
        lines.append(say("lobby-unbalanced"))
    return lines or [say("lobby-can-start")]  # its key names who has to press it


def _missing(table: Table, count: int, say: Say) -> Html:
    """How many players are missing; with fewer people, robots could take the other seats."""
    people, game, robots = len(lobby.people(table)), game_of(table), len(table.robot_players())
    if game.max_robots(table, people) - robots >= count:
        return say("lobby-missing-or-robots", count=count)
    if count - 1 == 1 == game.max_robots(table, people + 1) - robots:
        return say("lobby-missing-one-and-robot")
    return say("lobby-missing", count=count)


def _others_told(table: Table, say: Say) -> list[Html]:
    """The games that could be played instead, each in a line."""
    told = [say(game.about) for game in _others(table).values() if game.about]
    return [Html(""), *told] if told else []


def _keyboard(table: Table, standing: Standing, say: Say, links: Links) -> Rows:
    rows: list[tuple[Button, ...]] = []
    ready, game = standing.can_start, game_of(table)
    if ready:
        rows.append((Button(_start_label(table, say), StartGame(), style="success"),))
    elif standing.unbalanced:
        rows.append((Button(say.plain("button-balance"), Balance(), style="success"),))
    if standing.missing and not table.lobby_menu and game.robot_button and lobby.room_for_robots(table) > 0:
        rows.append((Button(say.plain(game.robot_label(table)), AddRobot()),))  # above, so that no other key moves
    coming: list[Button] = []
    if not standing.full:
        # While enough are there, more may come, but that is not what everybody waits for.
        coming.append(Button(say.plain("button-join"), Join(), style=None if ready else "primary"))
    if standing.not_ready:
        link = links.start(invitation(table.place))
        coming.append(Button(say.plain("button-open-bot"), url=link, style="primary"))
    if coming:
        rows.append(tuple(coming))
    if table.lobby_menu == lobby.UNFOLDED:
        return (*rows, *_more(table, say))
    if table.lobby_menu == lobby.CLOSING:
        close = Button(say.plain("button-close-lobby"), CloseLobby(), style="danger")
        return (*rows, (close,), (Button(say.plain("button-keep-lobby"), ShowMore(0)),))
    more = Button(say.plain("button-more"), ShowMore(1))
    # In private, since everybody reads at a pace of their own, and the lobby stays where it is.
    return (*rows, (Button(say.plain("button-how"), url=links.start(RULES + table.game)), more))


def _start_label(table: Table, say: Say) -> str:
    """Whom the start waits for, with as much of the name as fits; somebody who leads the group may press it, too."""
    if table.player(table.host) is None:
        return say.plain("button-start")
    room = ROW_ROOM - text_width(say.plain("button-start-of", name=""))
    return say.plain("button-start-of", name=clipped(table.name(table.host), room))


def _more(table: Table, say: Say) -> Rows:
    """What else can be done before the game."""
    others = [(Button(say.plain(f"button-game-{key}"), SwitchGame(key)),) for key in _others(table)]
    settings, leave = (
        Button(say.plain("button-settings"), ShowSettings()),
        Button(say.plain("button-leave"), LeaveTable()),
    )
    robots: list[Button] = []
    game = game_of(table)
    if game.robot_button and lobby.room_for_robots(table) > 0:
        robots.append(Button(say.plain(game.robot_label(table)), AddRobot()))
    if table.robot_players():
        robots.append(Button(say.plain("button-robot-out"), DropRobot()))
    close, less = Button(say.plain("button-cancel"), CancelTable()), Button(say.plain("button-less"), ShowMore(0))
    # Near the bottom, where a row that comes or goes above does not move it under the thumb.
    house = (tuple(robots),) if robots else ()
    return (*game.lobby_rows(table, say), *others, *house, (settings, leave), (close, less))


def _others(table: Table) -> dict[str, AnyTableGame]:
    """The games that could be played instead."""
    return {key: game for key, game in games().items() if key != table.game}
