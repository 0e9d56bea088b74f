"""Taps on a table's buttons: what each does, and why some do nothing. Pure transitions."""

from collections.abc import Callable
from typing import Any

from engine.codes.actions import ObjectToClue, StandByClue, WithdrawClue
from engine.core import Refusal
from tgbot import agreement, custom_words, drafting, lobby, play, seats, talk
from tgbot.answers import Answer, Taken, seat_nonce
from tgbot.buttons import (
    Balance,
    CancelTable,
    ChangeClue,
    HearTalk,
    Join,
    LeaveTable,
    Lock,
    NewCode,
    NudgeAwaited,
    Object,
    OnPage,
    Press,
    ReadTalk,
    Rematch,
    RerollWords,
    SendClues,
    SetDigit,
    ShowClue,
    ShowWords,
    Shuffle,
    Stand,
    StartGame,
    TakeOver,
    TakeSeat,
    TakeSide,
    Tapped,
    Withdraw,
)
from tgbot.choices import tap_page
from tgbot.documents import Stage, Table
from tgbot.group import in_charge, lines_wanted, nudge, wants_text
from tgbot.lexicon import TooFewWords
from tgbot.lobby import LobbyRefusal
from tgbot.screens.parts import clue_text, drafted
from tgbot.turn import Turn

SPELLED_OUT = 60  # characters of a clue that an alert has room to spell


def tap_table(table: Table, turn: Turn, tapped: Tapped) -> Taken[Table]:
    """Return what a tap on one of a table's buttons does; a tap that may not do anything says why."""
    press, say = tapped.press, turn.say
    try:
        if isinstance(press, OnPage):
            return tap_page(table, turn, press, tapped.nonce)
        if tapped.nonce not in {seat_nonce(table, 0), seat_nonce(table, turn.person.id)}:
            raise LobbyRefusal("toast-old-button")
        act = _TAPS.get(type(press))
        if act is None:
            raise LobbyRefusal("toast-unknown-button")
        if type(press) in _OF_THE_GAME:
            _refuse_outsiders(table, turn)
        return act(table, turn, press)
    except LobbyRefusal as refusal:
        return Taken(table, Answer(say.plain(refusal.text, **refusal.facts)))
    except Refusal as refusal:
        notice = play.refusal_notice(refusal)
        return Taken(table, Answer(say.plain(notice.text, **notice.facts), alert=True))


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


def _leave(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(lobby.leave(table, turn.person.id), Answer(turn.say.plain("toast-left")))


def _cancel(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not in_charge(table, turn):
        raise LobbyRefusal("toast-host-only")
    return Taken(lobby.close(table), Answer(turn.say.plain("toast-done")))


def _start(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.stage is not Stage.LOBBY:
        raise LobbyRefusal("toast-old-button")
    if not in_charge(table, turn):
        raise LobbyRefusal("toast-host-only")
    if lobby.missing(table):
        raise LobbyRefusal("toast-missing", count=lobby.missing(table))
    if lobby.unbalanced(table):
        raise LobbyRefusal("toast-unbalanced")
    if lobby.not_ready(table):
        raise LobbyRefusal(
            "toast-not-ready", names=", ".join(table.name(player.user) for player in lobby.not_ready(table))
        )
    return _dealt(table, turn)


def _dealt(table: Table, turn: Turn) -> Taken[Table]:
    try:
        table = play.deal(table, turn.moment, turn.own_words)
    except TooFewWords:
        raise LobbyRefusal("toast-words-few", fewest=custom_words.FEWEST) from None
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _show_words(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if table.state is None or table.player(turn.person.id) is None:
        return Taken(table, Answer(turn.say.plain("alert-spectator")))
    return Taken(table, Answer(play.words_alert(table, turn.person.id, turn.say), alert=True))


def _show_clue(table: Table, turn: Turn, press: ShowClue) -> Taken[Table]:
    half = play.sitting(table).view().half
    if half is None or not 1 <= press.clue <= len(half.clues):
        raise LobbyRefusal("toast-old-button")
    clue = half.clues[press.clue - 1]
    text = clue_text(clue, turn.say)
    spelled = " ".join(text.upper()) if isinstance(clue, str) and len(text) <= SPELLED_OUT else ""
    return Taken(table, Answer(f"{press.clue}. {text}\n\n{spelled}".strip(), alert=True))  # C6


def _set_digit(table: Table, turn: Turn, press: SetDigit) -> Taken[Table]:
    view = play.sitting(table).seat(turn.person.id)
    if not {"guess", "interception"} & set(view.tasks) or not (1 <= press.clue <= 3 and 1 <= press.digit <= 4):
        raise LobbyRefusal("toast-old-button")
    table = agreement.set_digit(table, turn.person.id, press.clue, press.digit)
    return Taken(table, Answer(turn.say.plain("toast-draft", draft=drafted(table.card(turn.person.id).draft))))


def _lock(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    user = turn.person.id
    if not play.sitting(table).seat(user).tasks:
        raise LobbyRefusal("toast-old-button")
    table = agreement.agree(table, user, turn.moment)
    waits = table.card(user).agreed  # a locked answer is wiped off the card
    return Taken(table, Answer(turn.say.plain("toast-agreed" if waits else "toast-locked")))


def _take_over(table: Table, turn: Turn, press: TakeOver) -> Taken[Table]:
    if not press.seat.isdecimal():
        raise LobbyRefusal("toast-unknown-button")
    table = agreement.take_over(table, turn.person.id, int(press.seat))
    return Taken(table, Answer(turn.say.plain("toast-taken-over")))


def _hear_talk(table: Table, turn: Turn, press: HearTalk) -> Taken[Table]:
    return Taken(talk.hear(table, turn.person.id, press.on == 1), Answer(turn.say.plain("toast-done")))


def _read_talk(table: Table, turn: Turn, press: ReadTalk) -> Taken[Table]:
    return Taken(talk.read(table, turn.person.id, press.half), Answer())


def _change_clue(table: Table, turn: Turn, press: ChangeClue) -> Taken[Table]:
    if not 1 <= press.clue <= lines_wanted(table, turn.person.id):
        raise LobbyRefusal("toast-old-button")
    text = "toast-write-clue" if wants_text(table, turn.person.id) else "toast-write-word"
    table = play.change_clue(table, turn.person.id, press.clue)
    return Taken(table, Answer(turn.say.plain(text, number=press.clue)))


def _object(table: Table, turn: Turn, press: Object) -> Taken[Table]:
    table = play.act(table, turn.person.id, ObjectToClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-objected")))


def _withdraw(table: Table, turn: Turn, press: Withdraw) -> Taken[Table]:
    table = play.act(table, turn.person.id, WithdrawClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _stand(table: Table, turn: Turn, press: Stand) -> Taken[Table]:
    table = play.act(table, turn.person.id, StandByClue(press.clue), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _take_seat(table: Table, turn: Turn, press: TakeSeat) -> Taken[Table]:
    if not press.seat.isdecimal():
        raise LobbyRefusal("toast-unknown-button")
    table = seats.take_seat(table, turn.person, int(press.seat), turn.known, turn.moment)
    if turn.known:
        return Taken(table, Answer(turn.say.plain("toast-joined")))
    return Taken(table, Answer(url=_open_bot(table, turn)))


def _nudge(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return nudge(table, turn)


def _new_code(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(drafting.new_code(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-done")))


def _reroll(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if not play.may_reroll(table, turn.person.id):
        raise LobbyRefusal("toast-old-button")
    return _dealt(table.but(rerolled=table.rerolled + 1), turn)


def _send_clues(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(play.send(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-sent")))


def _rematch(table: Table, turn: Turn, press: Rematch) -> Taken[Table]:
    table = lobby.rematch(table, turn.person.id, press.roles, turn.moment)
    if not lobby.can_start(table):
        return Taken(table, Answer(turn.say.plain("toast-done")))
    return _dealt(table, turn)


def _refuse_outsiders(table: Table, turn: Turn) -> None:
    """Callback data can be forged: a game's buttons do nothing before the game, nor for who does not play."""
    if table.state is None:
        raise LobbyRefusal("toast-old-button")
    if table.player(turn.person.id) is None:
        raise LobbyRefusal("alert-spectator")


_TAPS: dict[type[Press], Callable[[Table, Turn, Any], Taken[Table]]] = {
    Join: _join,
    TakeSide: _take_side,
    Shuffle: _shuffle,
    Balance: _balance,
    LeaveTable: _leave,
    CancelTable: _cancel,
    StartGame: _start,
    ShowWords: _show_words,
    ShowClue: _show_clue,
    SetDigit: _set_digit,
    Lock: _lock,
    TakeOver: _take_over,
    HearTalk: _hear_talk,
    ReadTalk: _read_talk,
    ChangeClue: _change_clue,
    SendClues: _send_clues,
    Rematch: _rematch,
    Object: _object,
    Withdraw: _withdraw,
    Stand: _stand,
    TakeSeat: _take_seat,
    NudgeAwaited: _nudge,
    RerollWords: _reroll,
    NewCode: _new_code,
}
_OF_THE_GAME = frozenset(
    {
        ShowClue,
        SetDigit,
        Lock,
        TakeOver,
        HearTalk,
        ReadTalk,
        ChangeClue,
        SendClues,
        Object,
        Withdraw,
        Stand,
        RerollWords,
        NewCode,
    }
)
