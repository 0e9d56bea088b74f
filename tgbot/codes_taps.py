"""Taps on the buttons of the code game: digits and locks, clues and objections, talk. Pure transitions."""

from engine.codes.actions import ObjectToClue, StandByClue, WithdrawClue
from engine.codes.views import Task
from tgbot import agreement, codes_words, drafting, play, talk
from tgbot.answers import Answer, Taken
from tgbot.codes_presses import (
    ChangeClue,
    HearTalk,
    Lock,
    NewCode,
    Object,
    ReadTalk,
    RerollWords,
    SendClues,
    SetDigit,
    ShowClue,
    Stand,
    TakeOver,
    Withdraw,
)
from tgbot.codes_texts import lines_wanted, wants_text
from tgbot.dealing import dealt
from tgbot.documents import Table
from tgbot.lobby import LobbyRefusal
from tgbot.presses import Press
from tgbot.screens.parts import clue_text, drafted
from tgbot.sitting import sitting
from tgbot.table_game import Tap
from tgbot.turn import Turn

SPELLED_OUT = 60  # characters of a clue that an alert has room to spell


def _show_clue(table: Table, turn: Turn, press: ShowClue) -> Taken[Table]:
    half = sitting(table).view().half
    if half is None or not 1 <= press.clue <= len(half.clues):
        raise LobbyRefusal("toast-old-button")
    clue = half.clues[press.clue - 1]
    text = clue_text(clue, turn.say)
    spelled = " ".join(text.upper()) if isinstance(clue, str) and len(text) <= SPELLED_OUT else ""
    return Taken(table, Answer(f"{press.clue}. {text}\n\n{spelled}".strip(), alert=True))  # C6


def _set_digit(table: Table, turn: Turn, press: SetDigit) -> Taken[Table]:
    view = sitting(table).seat(turn.person.id)
    if not {Task.GUESS, Task.INTERCEPTION} & set(view.tasks) or not (1 <= press.clue <= 3 and 1 <= press.digit <= 4):
        raise LobbyRefusal("toast-old-button")
    table = agreement.set_digit(table, turn.person.id, press.clue, press.digit)
    return Taken(table, Answer(turn.say.plain("toast-draft", draft=drafted(table.card(turn.person.id).draft))))


def _lock(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    user = turn.person.id
    if not sitting(table).seat(user).tasks:
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
    table = drafting.change_clue(table, turn.person.id, press.clue)
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


def _new_code(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(drafting.new_code(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-done")))


def _reroll(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    if not codes_words.may_reroll(table, turn.person.id):
        raise LobbyRefusal("toast-old-button")
    return dealt(table.but(rerolled=table.rerolled + 1), turn)


def _send_clues(table: Table, turn: Turn, _: Press) -> Taken[Table]:
    return Taken(drafting.send(table, turn.person.id, turn.moment), Answer(turn.say.plain("toast-sent")))


TAPS: dict[type[Press], Tap] = {
    ShowClue: _show_clue,
    SetDigit: _set_digit,
    Lock: _lock,
    TakeOver: _take_over,
    HearTalk: _hear_talk,
    ReadTalk: _read_talk,
    ChangeClue: _change_clue,
    SendClues: _send_clues,
    Object: _object,
    Withdraw: _withdraw,
    Stand: _stand,
    RerollWords: _reroll,
    NewCode: _new_code,
}
