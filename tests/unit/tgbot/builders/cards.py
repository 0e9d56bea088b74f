"""Tables of the card game for tests, without a store or Telegram: from the lobby to any phase, by taps alone."""

from typing import Any

from engine.kryptos.views import SeatView, TableView
from tests.unit.tgbot.builders.settings import with_settings
from tests.unit.tgbot.builders.tables import LINKS, ROOM, moment, turn
from tests.unit.tgbot.builders.teams import PEOPLE
from tgbot.games.kryptos.buttons import NameNumber, PickCard, PickHand, RevealOwn, SayNumber
from tgbot.tables import lobby, play, taps
from tgbot.tables.context import seat_nonce
from tgbot.tables.model import Stage, Table
from tgbot.tables.session import session
from tgbot.telegram.buttons import Press, Tapped
from tgbot.telegram.messages import Answer, Chat, Message
from tgbot.telegram.updates import Sender
from tgbot.ui.screen import screen

GROUP = Chat(ROOM.chat)


def card_lobby(count: int = 3, **settings: Any) -> Table:
    """Return a lobby of the card game in which so many sit; Ana is the host, and begins."""
    host, *others = PEOPLE[:count]
    settings = {"game": "kryptos", "first": str(host.id)} | settings
    table = lobby.open_lobby(with_settings(Table(chat=ROOM.chat), **settings), host, ROOM, True, moment())
    for person in others:
        table = lobby.join(table, person, True)
    return table


def dealt(count: int = 3, **settings: Any) -> Table:
    """Return a game of which nobody has opened a card yet."""
    return play.deal(card_lobby(count, **settings), moment())


def opened(count: int = 3, **settings: Any) -> Table:
    """Return a game in its first round: in the opening each has opened the lowest cards that were allowed."""
    return opened_by_all(dealt(count, **settings))


def opened_by_all(table: Table) -> Table:
    """The table after the opening."""
    while view(table).round == 0:
        table = open_card(table)
    return table


def open_card(table: Table) -> Table:
    """Let the player on turn open the first card that is allowed."""
    user = on_turn(table)
    return tapped(table, user, RevealOwn(seat(table, user).revealable[0]))


def guess(table: Table, *, right: bool, owner: int | None = None) -> Table:
    """Let the player on turn name a number for the first hidden card of the next hand, or of an owner's."""
    return named(table, *target(table, owner, right=right))


def named(table: Table, hand: int, place: int, number: int) -> Table:
    """Let the player on turn guess a number, possible or not."""
    user = on_turn(table)
    for press in (PickHand(hand), PickCard(place), NameNumber(number), SayNumber(number)):
        table = tapped(table, user, press)
    return table


def target(table: Table, owner: int | None = None, *, right: bool) -> tuple[int, int, int]:
    """Return a hand, a place and a number: the right one, or one that was not tried there yet, if there is any."""
    public, user = view(table), on_turn(table)
    number, hand = next(
        (number, hand)
        for number, hand in enumerate(public.hands, start=1)
        if hand.hidden and int(hand.seat) != user and owner in (None, int(hand.seat))
    )
    place = hand.hidden[0]
    truth = seat(table, int(hand.seat)).cards[place - 1]
    tried = {attempt.number for attempt in public.attempts if (attempt.owner, attempt.place) == (hand.seat, place)}
    wrong = [other for other in range(1, public.top + 1) if other != truth]
    return number, place, truth if right else next((other for other in wrong if other not in tried), wrong[0])


def finished(table: Table) -> Table:
    """Play to the end, every guess right."""
    while table.stage is Stage.GAME:
        table = guess(table, right=True)
    return table


def tapped(table: Table, user: int, press: Press) -> Table:
    """Return the table after a tap on a button of a player's card."""
    return answer(table, user, press)[0]


def answer(table: Table, user: int, press: Press, *, in_group: bool = False) -> tuple[Table, Answer]:
    """Return the table after a tap, and what pops up."""
    nonce = seat_nonce(table, 0 if in_group else user)
    taken = taps.tap_table(table, turn(person(user)), Tapped(str(table.place), nonce, press))
    return taken.document, taken.answer or Answer()


def person(user: int) -> Sender:
    return PEOPLE[user - 1]


def on_turn(table: Table) -> int:
    return int(view(table).turn or 0)


def view(table: Table) -> TableView:
    public: TableView = session(table).view()
    return public


def seat(table: Table, user: int) -> SeatView:
    own: SeatView = session(table).seat(user)
    return own


def shown(table: Table, chat: Chat = GROUP) -> list[Message]:
    return screen(table, LINKS)[chat]


def card(table: Table, user: int) -> Message:
    """Return a player's card as it should be."""
    return shown(table, Chat(user))[-1]


def presses(message: Message) -> list[Press]:
    return [button.press for row in message.keyboard for button in row if button.press is not None]
