"""Taps on a table's buttons: what each does, and why some do nothing. Pure transitions."""

from engine.core import Refusal
from tgbot import lobby, play, seats
from tgbot.answers import Answer, Taken, seat_nonce
from tgbot.buttons import Tapped
from tgbot.choices import tap_page
from tgbot.dealing import dealt
from tgbot.documents import Stage, Table
from tgbot.games import TABLE_GAMES
from tgbot.group import nudge
from tgbot.lobby import LobbyRefusal
from tgbot.presses import (
    Balance,
    CancelTable,
    Join,
    LeaveTable,
    NudgeAwaited,
    OnPage,
    Press,
    Rematch,
    ShowWords,
    Shuffle,
    StartGame,
    SwitchGame,
    TakeSeat,
    TakeSide,
)
from tgbot.table_game import Tap
from tgbot.turn import Turn


def tap_table(table: Table, turn: Turn, tapped: Tapped) -> Taken[Table]:
    """Return what a tap on one of a table's buttons does; a tap that may not do anything says why."""
    press, say = tapped.press, turn.say
    try:
        if isinstance(press, OnPage):
            return tap_page(table, turn, press, tapped.nonce)
        if tapped.nonce not in {seat_nonce(table, 0), seat_nonce(table, turn.person.id)}:
            raise LobbyRefusal("toast-old-button")
        return _tap(table, turn, press)(table, turn, press)
    except LobbyRefusal as refusal:
        return Taken(table, Answer(say.plain(refusal.text, **refusal.facts)))
    except Refusal as refusal:
        notice = play.refusal_notice(refusal)
        return Taken(table, Answer(say.plain(notice.text, **notice.facts), alert=True))


def _tap(table: Table, turn: Turn, press: Press) -> Tap:
    """Return what a button does: one of every table's, or of the game that is played, for who plays it."""
    kind = type(press)
    if kind in _TAPS:
        return _TAPS[kind]
    game = TABLE_GAMES[table.game]
    if kind in game.lobby_taps:
        _refuse_outside_the_lobby(table, turn)
        return game.lobby_taps[kind]
    if kind not in game.taps:
        raise LobbyRefusal("toast-unknown-button")
    _refuse_outsiders(table, turn)
    return game.taps[kind]


def _join(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    player = table.player(turn.person.id)
    if player is not None and not player.ready:
        return Taken(table, Answer(url=_open_bot(table, turn)))
    return _joined(table, turn)


def _joined(table: Table, turn: Turn, side: str = "") -> Taken[Table]:
    table = lobby.join(table, turn.person, turn.known, side)
    if turn.known:
        return Taken(table, Answer(turn.say.plain("toast-joined")))
    return Taken(table, Answer(url=_open_bot(table, turn)))


def _open_bot(table: Table, turn: Turn) -> str:
    """Return the link by which somebody opens the bot and so completes the seat."""
    return turn.links.start(f"j{table.place}".replace(":", "_"))


def _take_side(table: Table, turn: Turn, press: TakeSide) -> Taken[Table]:
    if table.player(turn.person.id) is not None:
        return Taken(lobby.take_side(table, turn.person.id, press.side), Answer(turn.say.plain("toast-done")))
    return _joined(table, turn, press.side)


def _shuffle(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("toast-not-seated")
    return Taken(lobby.shuffle(table, turn.moment), Answer(turn.say.plain("toast-shuffled")))


def _balance(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("toast-not-seated")
    return Taken(lobby.balance(table), Answer(turn.say.plain("toast-done")))


def _switch_game(table: Table, turn: Turn, press: SwitchGame) -> Taken[Table]:
    table = lobby.switch_game(table, turn.person.id, press.game)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _leave(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(lobby.leave(table, turn.person.id), Answer(turn.say.plain("toast-left")))


def _cancel(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not turn.in_charge(table):
        raise LobbyRefusal("toast-host-only")
    return Taken(lobby.close(table), Answer(turn.say.plain("toast-done")))


def _start(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not turn.in_charge(table):
        raise LobbyRefusal("toast-host-only")
    if lobby.missing(table):
        raise LobbyRefusal("toast-missing", count=lobby.missing(table))
    if lobby.unbalanced(table):
        raise LobbyRefusal("toast-unbalanced")
    if lobby.not_ready(table):
        raise LobbyRefusal(
            "toast-not-ready", names=", ".join(table.name(player.user) for player in lobby.not_ready(table))
        )
    return dealt(table, turn)


def _show_words(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.state is None or table.player(turn.person.id) is None:
        return Taken(table, Answer(turn.say.plain("alert-spectator")))
    return Taken(table, Answer(TABLE_GAMES[table.game].peek(table, turn.person.id, turn.say), alert=True))


def _take_seat(table: Table, turn: Turn, press: TakeSeat) -> Taken[Table]:
    if not press.seat.isdecimal():
        raise LobbyRefusal("toast-unknown-button")
    table = seats.take_seat(table, turn.person, int(press.seat), turn.known, turn.moment)
    if turn.known:
        return Taken(table, Answer(turn.say.plain("toast-joined")))
    return Taken(table, Answer(url=_open_bot(table, turn)))


def _nudge(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.GAME:
        raise LobbyRefusal("toast-old-button")
    return nudge(table, turn)


def _rematch(table: Table, turn: Turn, press: Rematch) -> Taken[Table]:
    table = lobby.rematch(table, turn.person.id, press.roles, turn.moment)
    if not lobby.can_start(table):
        return Taken(table, Answer(turn.say.plain("toast-done")))
    return dealt(table, turn)


def _refuse_outside_the_lobby(table: Table, turn: Turn) -> None:
    """The rules of a game are chosen in the lobby, by those who will play."""
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("toast-not-seated")


def _refuse_outsiders(table: Table, turn: Turn) -> None:
    """Callback data can be forged: a game's buttons do nothing before the game, nor for who does not play."""
    if table.state is None:
        raise LobbyRefusal("toast-old-button")
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("alert-spectator")


_TAPS: dict[type[Press], Tap] = {
    Join: _join,
    TakeSide: _take_side,
    Shuffle: _shuffle,
    Balance: _balance,
    SwitchGame: _switch_game,
    LeaveTable: _leave,
    CancelTable: _cancel,
    StartGame: _start,
    ShowWords: _show_words,
    Rematch: _rematch,
    TakeSeat: _take_seat,
    NudgeAwaited: _nudge,
}
