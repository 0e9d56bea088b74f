"""Taps on the buttons of the card game, in the lobby and in the game. Pure transitions."""

from engine.kryptos.actions import CallEnd, PassTurn, RevealCard
from engine.kryptos.scoring import worth
from tgbot import play
from tgbot.answers import Answer, Taken
from tgbot.documents import Table
from tgbot.kryptos import aiming
from tgbot.kryptos.course import OPTIONS
from tgbot.kryptos.presses import (
    CallTheEnd,
    MoreNumbers,
    NameNumber,
    PassAttempt,
    PickCard,
    PickHand,
    RevealOwn,
    SetFirst,
    SetOption,
)
from tgbot.lobby import LobbyRefusal
from tgbot.presses import Press
from tgbot.screens.kryptos_parts import LETTERS, card_text
from tgbot.screens.parts import BLANK
from tgbot.sitting import sitting
from tgbot.table_game import Tap
from tgbot.turn import Turn


def _set_option(table: Table, turn: Turn, press: SetOption) -> Taken[Table]:
    if press.option not in OPTIONS:
        raise LobbyRefusal("toast-unknown-button")
    wanted = {*table.options, press.option} if press.on else {*table.options} - {press.option}
    table = table.but(options=tuple(option for option in OPTIONS if option in wanted))
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _set_first(table: Table, turn: Turn, press: SetFirst) -> Taken[Table]:
    """K4: the host picks who begins, or leaves it to the lot."""
    if turn.person.id != table.host:
        raise LobbyRefusal("toast-host-only")
    if press.seat not in {"0", *(str(player.user) for player in table.players)}:
        raise LobbyRefusal("toast-old-button")
    return Taken(table.but(first=int(press.seat)), Answer(turn.say.plain("toast-done")))


def _reveal(table: Table, turn: Turn, press: RevealOwn) -> Taken[Table]:
    table = play.act(table, turn.person.id, RevealCard(press.place), turn.moment)
    return Taken(table, Answer(turn.say.plain("toast-done")))


def _pick_hand(table: Table, turn: Turn, press: PickHand) -> Taken[Table]:
    return _drafted(aiming.pick_hand(table, turn.person.id, press.hand), turn)


def _pick_card(table: Table, turn: Turn, press: PickCard) -> Taken[Table]:
    return _drafted(aiming.pick_card(table, turn.person.id, press.place), turn)


def _more_numbers(table: Table, turn: Turn, press: MoreNumbers) -> Taken[Table]:
    return _drafted(aiming.show_pad(table, turn.person.id, press.on == 1), turn)


def _name_number(table: Table, turn: Turn, press: NameNumber) -> Taken[Table]:
    user, say = turn.person.id, turn.say
    why = aiming.doubt(table, user, press.number)
    if why is not None:
        reason = say.plain(f"flaw-{why}", number=press.number)
        text = say.plain("alert-flaw", reason=reason, number=press.number)
        return Taken(aiming.hesitate(table, user, press.number, why), Answer(text, alert=True))
    before = sitting(table).view()
    table = aiming.name_number(table, user, press.number, turn.moment)
    attempt = sitting(table).view().attempts[-1]
    if not attempt.right:
        return Taken(table, Answer(say.plain("toast-card-missed", card=card_text(press.number))))
    points = worth(len(before.hand(attempt.owner).hidden))
    return Taken(table, Answer(say.plain("toast-card-found", card=card_text(press.number), points=points)))


def _pass(table: Table, turn: Turn, _: PassAttempt) -> Taken[Table]:
    return Taken(play.act(table, turn.person.id, PassTurn(), turn.moment), Answer(turn.say.plain("toast-done")))


def _call_end(table: Table, turn: Turn, _: CallTheEnd) -> Taken[Table]:
    return Taken(play.act(table, turn.person.id, CallEnd(), turn.moment), Answer(turn.say.plain("toast-done")))


def _drafted(table: Table, turn: Turn) -> Taken[Table]:
    """Answer with the guess as far as it is chosen: whose card, and which."""
    view = sitting(table).seat(turn.person.id)
    aim = aiming.aimed(view, table.card(turn.person.id))
    owner = table.name(view.table.hands[aim[0] - 1].seat) if aim else BLANK
    card = LETTERS[aim[1] - 1] if aim[1:] else BLANK
    return Taken(table, Answer(turn.say.plain("toast-draft", draft=f"{owner} · {card} · {BLANK}")))


LOBBY_TAPS: dict[type[Press], Tap] = {SetOption: _set_option, SetFirst: _set_first}
TAPS: dict[type[Press], Tap] = {
    RevealOwn: _reveal,
    PickHand: _pick_hand,
    PickCard: _pick_card,
    MoreNumbers: _more_numbers,
    NameNumber: _name_number,
    PassAttempt: _pass,
    CallTheEnd: _call_end,
}
